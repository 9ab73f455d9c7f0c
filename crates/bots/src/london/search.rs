//! Search: what comes of each thing one could do, in worlds imagined and played on by rules of thumb.
//!
//! Every candidate is tried in the same worlds with the same luck as the one that the rules of thumb advise, so that
//! little but the decision itself makes the difference. After each round those that fall behind are dropped (sequential
//! halving), and what is left is tried in more worlds. The advice is only left for what is better beyond doubt: whoever
//! follows every whim of chance walks in circles.

use game::Quick;
use london::{Action, Phase, Side};

use super::distances::Distances;
use super::heuristics;
use super::plan::{Destination, Plan, in_danger};
use super::style::Style;
use super::value;
use super::world::{Imagination, World};
use crate::Budget;
use crate::values::{Tally, Valued};

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

impl Depth {
    /// The champion's.
    pub const CHAMPION: Depth = Depth { playouts: 500, turns: 4, doubt: 1.5 };
}

/// How many candidates are looked at more closely.
const SHORT_LIST: usize = 12;

/// A reaction must be better than none by this much of a game.
const REACTION: f64 = 0.03;

/// A candidate, and how much better than the advice it was.
struct Candidate {
    plan: Plan,
    sum: f64,
    squares: f64,
    tries: f64,
}

impl Candidate {
    fn new(plan: Plan) -> Candidate {
        Candidate { plan, sum: 0.0, squares: 0.0, tries: 0.0 }
    }

    fn note(&mut self, better: f64) {
        self.sum += better;
        self.squares += better * better;
        self.tries += 1.0;
    }

    fn mean(&self) -> f64 {
        self.sum / self.tries.max(1.0)
    }

    /// What it is better by at least, as surely as that.
    fn surely(&self, doubt: f64) -> f64 {
        let variance = (self.squares / self.tries.max(1.0) - self.mean() * self.mean()).max(0.0);
        self.mean() - doubt * (variance / (self.tries - 1.0).max(1.0)).sqrt()
    }
}

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
        let mut others: Vec<Candidate> = others.iter().map(|plan| Candidate::new(*plan)).collect();
        self.shorten(&mut others, budget, quick);
        self.halve(&mut others, budget, quick);
        // A reaction costs a card, which the rules of thumb that follow hardly miss.
        let reacts = self.advice.first == Action::Decline;
        let (doubt, margin) =
            if reacts { (self.depth.doubt + 1.0, REACTION) } else { (self.depth.doubt, 0.0) };
        let surely = |candidate: &Candidate| candidate.surely(doubt) > margin;
        let best = others.iter().filter(|candidate| candidate.tries > 1.0 && surely(candidate));
        let best = best.max_by(|one, other| one.mean().total_cmp(&other.mean()));
        best.map_or(self.advice, |best| best.plan).first
    }

    /// Keeps what looks best at the end of this turn, if there is much to choose from.
    fn shorten(&self, others: &mut Vec<Candidate>, budget: &mut Budget<'_>, quick: &mut Quick) {
        if others.len() <= SHORT_LIST {
            return;
        }
        let worlds = (self.depth.playouts / 6 / (others.len() as u32 + 1)).max(2);
        for _ in 0..worlds {
            if !self.one_world(others, 1, budget, quick) {
                break;
            }
        }
        others.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        others.truncate(SHORT_LIST);
        others.iter_mut().for_each(|candidate| *candidate = Candidate::new(candidate.plan));
    }

    /// Sequential halving.
    fn halve(&self, others: &mut Vec<Candidate>, budget: &mut Budget<'_>, quick: &mut Quick) {
        let rounds = (others.len() + 1).next_power_of_two().trailing_zeros().max(1);
        for _ in 0..rounds {
            let worlds = (self.depth.playouts / rounds / (others.len() as u32 + 1)).max(1);
            // A world that the budget cannot pay for ends the search.
            if !(0..worlds).all(|_| self.one_world(others, self.depth.turns, budget, quick)) {
                return;
            }
            others.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            others.truncate((others.len() / 2).max(1));
        }
    }

    /// Tries everything in one world, with one luck; `false` if the budget ends before that.
    fn one_world(
        &self,
        others: &mut [Candidate],
        turns: u32,
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) -> bool {
        let world = self.imagination.world(quick);
        let luck = quick.word64();
        if !budget.spend() {
            return false;
        }
        let advised = self.attempt(&world, self.advice, turns, luck);
        for candidate in others.iter_mut() {
            if !budget.spend() {
                return false;
            }
            candidate.note(self.attempt(&world, candidate.plan, turns, luck) - advised);
        }
        true
    }

    /// What each first step is worth with the best of its plans.
    pub(crate) fn values(
        &self,
        plans: &[Plan],
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) -> Vec<Valued<Action>> {
        let mut tallies = vec![Tally::default(); plans.len()];
        'search: loop {
            let world = self.imagination.world(quick);
            let luck = quick.word64();
            for (plan, tally) in plans.iter().zip(&mut tallies) {
                if !budget.spend() {
                    break 'search;
                }
                tally.note(self.attempt(&world, *plan, self.depth.turns, luck));
            }
        }
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
