//! Search: what comes of each thing one could do, in worlds imagined and played on by rules of thumb.
//!
//! Every candidate is tried in the same worlds with the same luck as the one that the rules of thumb advise, so that
//! little but the decision itself makes the difference. After each round those that fall behind are dropped (sequential
//! halving), and what is left is tried in more worlds. The advice is only left for what is better beyond doubt: whoever
//! follows every whim of chance walks in circles.

use game::Quick;
use london::{Action, Side};

use super::atlas::Atlas;
use super::style::Style;
use super::thumb;
use super::value;
use super::world::{Imagination, World};
use crate::Budget;

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

/// A candidate, and how much better than the advice it was.
struct Candidate {
    action: Action,
    sum: f64,
    squares: f64,
    tries: f64,
}

impl Candidate {
    fn new(action: Action) -> Candidate {
        Candidate { action, sum: 0.0, squares: 0.0, tries: 0.0 }
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
    pub atlas: &'a Atlas,
    /// Who decides.
    pub side: Side,
    /// How far and how often it looks.
    pub depth: Depth,
}

impl Search<'_> {
    /// The best of the candidates; the first of them is what the rules of thumb advise.
    pub fn best(&self, candidates: &[Action], budget: &mut Budget<'_>, quick: &mut Quick) -> Option<Action> {
        let (advice, others) = candidates.split_first()?;
        let mut others: Vec<Candidate> = others.iter().map(|action| Candidate::new(*action)).collect();
        let rounds = (others.len() + 1).next_power_of_two().trailing_zeros().max(1);
        for _ in 0..rounds {
            let worlds = (self.depth.playouts / rounds / (others.len() as u32 + 1)).max(1);
            // A world that the budget cannot pay for ends the search.
            if !(0..worlds).all(|_| self.one_world(*advice, &mut others, budget, quick)) {
                break;
            }
            others.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            others.truncate((others.len() / 2).max(1));
        }
        let surely = |candidate: &Candidate| candidate.surely(self.depth.doubt);
        let best = others.iter().filter(|candidate| candidate.tries > 1.0 && surely(candidate) > 0.0);
        let best = best.max_by(|one, other| one.mean().total_cmp(&other.mean()));
        Some(best.map_or(*advice, |best| best.action))
    }

    /// Tries everything in one world, with one luck; `false` if the budget ends before that.
    fn one_world(
        &self,
        advice: Action,
        others: &mut [Candidate],
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) -> bool {
        let world = self.imagination.world(quick);
        let luck = quick.word64();
        if !budget.spend() {
            return false;
        }
        let advised = self.attempt(&world, advice, luck);
        for candidate in others.iter_mut() {
            if !budget.spend() {
                return false;
            }
            candidate.note(self.attempt(&world, candidate.action, luck) - advised);
        }
        true
    }

    /// What comes of an action in that world.
    fn attempt(&self, world: &World, action: Action, luck: u64) -> f64 {
        let mut world = *world;
        world.act(action);
        let jekylls = playout(&mut world, self.atlas, self.depth.turns, &mut Quick::new(luck));
        match self.side {
            Side::Jekyll => f64::from(jekylls),
            Side::Hyde => f64::from(1.0 - jekylls),
        }
    }
}

/// Plays on by rules of thumb for so many turns and says how likely jekyll is then to win.
pub fn playout(world: &mut World, atlas: &Atlas, turns: u32, quick: &mut Quick) -> f32 {
    let until = world.fast.turn_number() + turns;
    loop {
        if world.settle(quick).is_none() {
            return match game::Fast::outcome(&world.fast).and_then(|outcome| outcome.winner) {
                Some(Side::Jekyll) => 1.0,
                Some(Side::Hyde) => 0.0,
                None => 0.5,
            };
        }
        if world.fast.turn_number() >= until {
            return value::value(world, atlas);
        }
        let action = thumb::choose(world, atlas, &Style::GOOD);
        world.act(action);
    }
}
