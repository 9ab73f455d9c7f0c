//! The position: the whole truth of the moment, and the rules.
//!
//! A game has one machine. Its position is a few words of bits that say where everything lies and what is waited for; its steps
//! *are* the rules. The state that a table holds is a position and the memory of what was seen by whom. Playouts, search,
//! solvers, tables and records all play on the same position.
//!
//! Inside a game a step is generic over a *witness*: search has none (`()`, which compiles to nothing), a table's is the memory
//! that learns from the step.

use core::fmt::Debug;

use crate::contract::{Game, Move};
use crate::entropy::{Entropy, Quick};
use crate::seat::{Seat, SeatSet, Turn};

/// What a position waits for. Decisions that players make at the same time come one after the other here, in the order
/// in which a record writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToMove {
    /// A deal or a draw.
    Chance,
    /// A decision of this seat.
    Seat(Seat),
    /// Nothing: the game has ended.
    Over,
}

/// A position of a game, as search plays on it.
///
/// It is trusting: who hands it a move has it from [`each_action`](Position::each_action),
/// [`random_action`](Position::random_action) or [`draw`](Position::draw) of the same position. Any other move may panic or lead
/// anywhere; moves from elsewhere go through [`Game::apply`], which judges them first.
pub trait Position: Clone + Eq + Debug {
    /// The game whose position this is.
    type Game: Game<Position = Self>;

    /// What the position waits for.
    fn to_move(&self) -> ToMove;

    /// The same with all seats that decide at the same time.
    fn turn(&self) -> Turn {
        match self.to_move() {
            ToMove::Chance => Turn::Chance,
            ToMove::Seat(seat) => Turn::Seats(SeatSet::only(seat)),
            ToMove::Over => Turn::Over,
        }
    }

    /// Calls `each` with every legal action of the seat to move, in any order.
    fn each_action(&self, each: impl FnMut(<Self::Game as Game>::Action));

    /// A legal action of the seat to move, all equally likely.
    fn random_action(&self, quick: &mut Quick) -> <Self::Game as Game>::Action;

    /// Plays a legal action of the seat to move.
    fn act(&mut self, action: <Self::Game as Game>::Action);

    /// Draws what chance decides, each outcome with its right probability.
    fn draw(&self, entropy: &mut impl Entropy) -> <Self::Game as Game>::Chance;

    /// Plays a possible outcome of chance.
    fn chance(&mut self, chance: &<Self::Game as Game>::Chance);

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<<Self::Game as Game>::Outcome>;

    /// Plays a legal action of the seat to move, all equally likely: the same one that
    /// [`random_action`](Position::random_action) would give.
    #[inline(always)]
    fn act_at_random(&mut self, quick: &mut Quick) {
        let action = self.random_action(quick);
        self.act(action);
    }

    /// Draws what chance decides, and plays it.
    #[inline]
    fn let_chance_decide(&mut self, entropy: &mut impl Entropy) {
        let chance = self.draw(entropy);
        self.chance(&chance);
    }

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
            match self.to_move() {
                ToMove::Chance => self.let_chance_decide(quick),
                ToMove::Seat(_) => {
                    self.act_at_random(quick);
                    decisions += 1;
                }
                ToMove::Over => return decisions,
            }
        }
    }
}
