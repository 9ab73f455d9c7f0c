//! How a searcher looks ahead: over the rest of the hand, with playouts that have some sense.

use ::partners::{Choices, Position};
use game::{Position as _, Quick};

use super::playout;
use super::pools::Pools;
use super::stakes::Stakes;
use crate::search::{Bits, Evaluator, Leaf, Lookahead};

/// The rest of the hand. An action is its number among the bits of [`Choices`].
pub(crate) struct Hand;

impl Lookahead for Hand {
    type World = Position;
    type Action = u8;
    type Choices = Bits;
    type Sum = f32;

    #[inline]
    fn decider(&self, world: &mut Position, _quick: &mut Quick) -> Option<usize> {
        world.deciding_place().map(|decider| world.side_of(decider).index())
    }

    #[inline]
    fn choices(&self, world: &Position, choices: &mut Bits) {
        choices.0 = world.choices().bits();
    }

    #[inline]
    fn act(&self, world: &mut Position, action: u8, _quick: &mut Quick) -> bool {
        world.act(Choices::action(action));
        true
    }
}

/// Plays the hand out with some sense.
pub(crate) struct Sensible(pub Stakes);

impl Evaluator<Hand> for Sensible {
    type Prior = ();

    fn judge(&mut self, _look: &Hand, leaves: &mut [Leaf<Hand>], quick: &mut Quick) {
        for leaf in leaves {
            let worth = self.0.worth(playout::play_out(&mut Pools::of(&leaf.world), quick));
            leaf.worth = [worth, 1.0 - worth];
        }
    }
}
