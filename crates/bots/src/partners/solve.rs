//! The exact value of a partners hand with all cards open: own score less the other team's, both sides at their best.
//!
//! Null-window searches close in on the value (MTD(f)). Positions that play alike are one to them, and their memory bounds
//! the value of a position for every history of what was taken before.

use ::partners::{Action, Card, Place, Position, Side};
use game::Position as _;

use super::memory::Bounds;
use super::node::Node;
use super::pools::Pools;
use super::search::Search;
use crate::exact::{Between, Limit, Stopped};

/// More than any value.
const INFINITE: i32 = 1000;

/// What an exact search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// Jekyll's score less hyde's when both sides play their best.
    pub value: i32,
    /// Every legal action with the value after it, for jekyll; the best for the side that decides come first.
    pub best: Vec<(Action, i32)>,
}

/// How many positions are remembered for a guess, as a power of two.
const GUESS_MEMORY: u32 = 10;

/// How far from the guess the value is looked for first.
const FIRST_STEP: i32 = 24;

/// Solves a position in which a hand is being played, with a memory that suits it.
pub fn solve(position: &Position) -> Solution {
    Solver::suited_to(position).solve(position)
}

/// A first guess at the value: the next two tricks are searched, and then it is the middle of what is possible.
pub fn guess(position: &Position) -> i32 {
    let left = Card::COUNT as u8 - position.played;
    let mut solver = Solver::new(GUESS_MEMORY);
    solver.search.floor = left.saturating_sub(8) & !3;
    solver.value(position, 0)
}

/// An exact search with its memory; worlds that agree in the cards that are gone may share one.
pub struct Solver {
    search: Search,
}

impl Solver {
    /// A solver that remembers 2^`bits` positions, 16 bytes each.
    pub fn new(bits: u32) -> Solver {
        Solver { search: Search::new(bits) }
    }

    /// A solver with a memory that suits the number of cards that are left.
    pub fn suited_to(position: &Position) -> Solver {
        Solver::new(match Card::COUNT as u8 - position.played {
            0..=12 => 12,
            13..=16 => 14,
            17..=20 => 18,
            21..=24 => 22,
            25.. => 24,
        })
    }

    /// A solver for another thread that works at the same hand: what either finds out of the earlier tricks, both know.
    #[must_use]
    pub fn beside(&self) -> Solver {
        Solver { search: self.search.beside() }
    }

    /// Forgets everything: for cards of another hand.
    pub fn clear(&mut self) {
        self.search.clear();
    }

    /// How many positions have been looked at so far.
    pub fn nodes(&self) -> u64 {
        self.search.meter.nodes
    }

    /// Jekyll's score less hyde's, searching first round the guess.
    pub fn value(&mut self, position: &Position, guess: i32) -> i32 {
        self.search.meter.limit(&Limit::none());
        self.close_in(position, guess, &mut |_| {}).low
    }

    /// Bounds on jekyll's score less hyde's, exact if the limit allows; `None` if no hand is being played. `told` hears of
    /// all bounds as they close in.
    pub fn between(
        &mut self,
        position: &Position,
        limit: &Limit,
        told: &mut dyn FnMut(Between),
    ) -> Option<Between> {
        position.deciding_place()?;
        self.search.meter.limit(limit);
        let public = |bounds: Bounds| Between { low: bounds.low.into(), high: bounds.high.into() };
        let bounds = self.close_in(position, guess(position), &mut |bounds| told(public(bounds)));
        Some(public(bounds))
    }

    /// Asks in growing steps from the guess until the value is between two bounds, then by halves.
    fn close_in(&mut self, position: &Position, guess: i32, told: &mut dyn FnMut(Bounds)) -> Bounds {
        let mut bounds = Bounds::ANY;
        let (mut beta, mut step) = (guess, FIRST_STEP);
        let (mut seen_low, mut seen_high) = (false, false);
        while bounds.low < bounds.high {
            beta = beta.clamp(bounds.low + 1, bounds.high);
            let Ok(value) = self.test(position, beta) else { break };
            if value < beta {
                (bounds.high, seen_high) = (value, true);
            } else {
                (bounds.low, seen_low) = (value, true);
            }
            told(bounds);
            beta = match (seen_low, seen_high) {
                (false, _) => bounds.high - step,
                (_, false) => bounds.low + step,
                (true, true) => bounds.low + (bounds.high - bounds.low + 1) / 2,
            };
            step *= 2;
        }
        bounds
    }

    /// A bound on the value that tells whether it is at least `beta`.
    fn test(&mut self, position: &Position, beta: i32) -> Result<i32, Stopped> {
        let Some(asked) = position.asked() else {
            return self.search.turn(&Node::new(&Pools::of(position)), beta);
        };
        let jekyll = position.side_of(asked) == Side::Jekyll;
        let mut best = if jekyll { -INFINITE } else { INFINITE };
        for action in position.choices().iter() {
            let value = self.search.turn(&Node::new(&Pools::of(&after(position, action))), beta)?;
            best = if jekyll { best.max(value) } else { best.min(value) };
            if jekyll == (best >= beta) {
                break;
            }
        }
        Ok(best)
    }

    /// The value of the position and of every action.
    pub fn solve(&mut self, position: &Position) -> Solution {
        let mut guess = 0;
        let mut best = Vec::new();
        for action in position.choices().iter() {
            guess = self.value(&after(position, action), guess);
            best.push((action, guess));
        }
        let side = |place: Place| position.side_of(place);
        let jekyll = position.deciding_place().map(side) == Some(Side::Jekyll);
        best.sort_by_key(|&(action, value)| (if jekyll { -value } else { value }, action));
        let value = best.first().map_or(Pools::of(position).tricks.difference(), |&(_, value)| value);
        Solution { value, best }
    }
}

fn after(position: &Position, action: Action) -> Position {
    let mut after = *position;
    after.act(action);
    after
}
