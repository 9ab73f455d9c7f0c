//! The fast road: what search plays on.
//!
//! Next to the readable state machine a game has a compact one: a few words of bits, `Copy`, nothing
//! allocated while playing on, and no memory of who knows what. It is trusted, not defensive: it may be
//! handed legal moves only. A law plays both roads side by side and compares every legal list and every position.

use core::fmt::Debug;

use crate::contract::{Game, Move};
use crate::entropy::Quick;
use crate::seat::Seat;

/// What a fast position waits for. Decisions that are simultaneous on the readable road come one
/// after the other here, in the order in which a record writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FastTurn {
    /// A deal or a draw.
    Chance,
    /// A decision of this seat.
    Seat(Seat),
    /// Nothing: the game has ended.
    Over,
}

/// A game that has a fast road.
pub trait HasFast: Game {
    /// Its compact position.
    type Fast: Fast<Game = Self>;
}

/// A compact position of a game.
pub trait Fast: Copy + Eq + Debug {
    /// The game whose position this is.
    type Game: Game;

    /// The position of a game in progress.
    fn new(state: &Self::Game) -> Self;

    /// What the position waits for.
    fn turn(&self) -> FastTurn;

    /// Calls `each` with every legal action of the seat to move, in any order.
    fn each_action(&self, each: impl FnMut(<Self::Game as Game>::Action));

    /// A legal action of the seat to move, all equally likely.
    fn random_action(&self, quick: &mut Quick) -> <Self::Game as Game>::Action;

    /// Plays a legal action of the seat to move.
    fn act(&mut self, action: <Self::Game as Game>::Action);

    /// Draws what chance decides, each outcome with its right probability, and plays it.
    fn draw(&mut self, quick: &mut Quick);

    /// Plays a possible outcome of chance.
    fn chance(&mut self, chance: &<Self::Game as Game>::Chance);

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<<Self::Game as Game>::Outcome>;

    /// Plays a legal move of either kind.
    fn play(&mut self, mv: &Move<Self::Game>) {
        match mv {
            Move::Act(_, action) => self.act(*action),
            Move::Chance(chance) => self.chance(chance),
        }
    }

    /// Plays on at random to the end and says how many decisions that took.
    #[inline]
    fn playout(&mut self, quick: &mut Quick) -> u64 {
        let mut decisions = 0;
        loop {
            match self.turn() {
                FastTurn::Chance => self.draw(quick),
                FastTurn::Seat(_) => {
                    let action = self.random_action(quick);
                    self.act(action);
                    decisions += 1;
                }
                FastTurn::Over => return decisions,
            }
        }
    }
}
