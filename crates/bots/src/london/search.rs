//! Search: what comes of each thing one could do, in worlds imagined and played on by rules of thumb.
//!
//! Every candidate is [tried](crate::search) against the one that the rules of thumb advise. The advice is only left for what is better
//! beyond doubt: whoever follows every whim of chance walks in circles.

use game::Quick;
use london::{Action, Phase, Side};

use super::distances::Distances;
use super::heuristics;
use super::plan::{Destination, Plan, in_danger};
use super::style::Style;
use super::value;
use super::world::{Imagination, World};
use crate::Budget;
use crate::search::trial::{Halving, Rival, Tally, in_one_world};
use crate::values::Valued;

/// How far and how often a search looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Depth {
    /// How many games are played on, all candidates together.
    pub playouts: u32,
    /// For how many turns each is played on before it is judged.
    pub turns: u32,
    /// By how many standard errors something must be better than the advice.
    pub doubt: f64,
}

/// A reaction must be better than none by this much of a game.
const REACTION: f64 = 0.03;

/// A search in progress.
pub struct Search<'a> {
    /// What can be true.
    pub imagination: &'a Imagination,
    /// The map.
    pub distances: &'a Distances,
    /// Who decides.
    pub side: Side,
    /// How far and how often it looks.
    pub depth: Depth,
    /// What the rules of thumb advise.
    pub advice: Plan,
}

impl Search<'_> {
    /// The best of the others, if it is better than the advice beyond doubt; otherwise the advice.
    pub fn best(&self, others: &[Plan], budget: &mut Budget<'_>, quick: &mut Quick) -> Action {
        let halving = Halving {
            playouts: self.depth.playouts,
            turns: self.depth.turns,
            advice: self.advice,
            imagine: &|quick| self.imagination.world(quick),
            attempt: &|world, plan, turns, luck| self.attempt(world, plan, turns, luck),
        };
        let others = halving.run(others, budget, quick);
        // A reaction costs a card, which the rules of thumb that follow hardly miss.
        let reacts = self.advice.first == Action::Decline;
        let (doubt, margin) =
            if reacts { (self.depth.doubt + 1.0, REACTION) } else { (self.depth.doubt, 0.0) };
        let surely = |rival: &&Rival<Plan>| rival.better.tries > 1 && rival.better.surely(doubt) > margin;
        let best = others.iter().filter(surely).max_by(|one, other| one.by_mean(other));
        best.map_or(self.advice, |best| best.candidate).first
    }

    /// What each first step is worth with the best of its plans.
    pub(crate) fn values(
        &self,
        plans: &[Plan],
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) -> Vec<Valued<Action>> {
        let mut tallies = vec![Tally::default(); plans.len()];
        let mut belief = |quick: &mut Quick| Some(self.imagination.world(quick));
        let mut attempt = |which: usize, world: &World, luck: u64| {
            tallies[which].note(self.attempt(world, plans[which], self.depth.turns, luck));
        };
        while in_one_world(plans.len(), &mut belief, budget, quick, &mut attempt) {}
        let mut best: Vec<Valued<Action>> = Vec::new();
        for (plan, tally) in plans.iter().zip(&tallies) {
            let valued = tally.valued(plan.first);
            match best.iter_mut().find(|known| known.action == plan.first) {
                Some(known) if known.value < valued.value => *known = valued,
                Some(_) => {}
                None => best.push(valued),
            }
        }
        best
    }

    /// What comes of an action in that world.
    fn attempt(&self, world: &World, plan: Plan, turns: u32, luck: u64) -> f64 {
        let mut world = world.clone();
        let jekylls = playout(&mut world, self.distances, plan, turns, luck);
        match self.side {
            Side::Jekyll => f64::from(jekylls),
            Side::Hyde => f64::from(1.0 - jekylls),
        }
    }
}

/// Goes through with that plan, plays on by rules of thumb for that number of turns, and says how likely jekyll is then to win.
///
/// Every turn has a luck of its own, so that what differs in one turn does not change the luck of the next.
pub fn playout(world: &mut World, distances: &Distances, plan: Plan, turns: u32, luck: u64) -> f32 {
    // One card seldom parries a threat: whoever begins to, must be able to go on.
    let style = if in_danger(world) { &Style::WARY } else { &Style::GOOD };
    world.act(plan.first);
    let begun = world.position.turn;
    let (mut turn, mut quick, mut destination) = (begun, Quick::new(luck), plan.destination);
    loop {
        if world.settle(&mut quick).is_none() {
            return match game::Position::outcome(&world.position).and_then(|outcome| outcome.winner) {
                Some(Side::Jekyll) => 1.0,
                Some(Side::Hyde) => 0.0,
                None => 0.5,
            };
        }
        if world.position.turn != turn {
            turn = world.position.turn;
            quick = Quick::new(luck.wrapping_add(u64::from(turn) << 32));
            destination = None;
        }
        if turn >= begun + turns {
            return value::value(world, distances);
        }
        let on_the_way = next_step(&mut destination, world, distances);
        world.act(on_the_way.unwrap_or_else(|| heuristics::choose(world, distances, style)));
    }
}

/// The next action on the destination, which ends where it leads to, or when it cannot be gone on with.
fn next_step(destination: &mut Option<Destination>, world: &World, distances: &Distances) -> Option<Action> {
    if world.position.phase != Phase::Act {
        return None;
    }
    let going = (*destination)?;
    let next = going.next(world, distances);
    if next.is_none() || going.at == world.position.pawn {
        *destination = None;
    }
    next
}
