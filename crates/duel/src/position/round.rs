//! What a round is played with: the part of a position that tricks and exchanges change. Solvers, who look no further than
//! the end of a round, play on it alone.

use game::{BySide, Side};

use crate::cards::{Card, Cards};
use crate::exchange;
use crate::order::ColourOrder;
use crate::potion::{self, Effect};
use crate::trick::Trick;

/// Hands, tricks taken and the order of the colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Round {
    /// The cards of each player.
    pub hands: BySide<Cards>,
    /// The tricks that each player has taken in this round.
    pub taken: BySide<u8>,
    /// How the colours are ranked.
    pub order: ColourOrder,
}

impl Round {
    /// D3.4: a card leaves the hand and is ranked at once.
    #[inline]
    pub fn play_card(&mut self, side: Side, card: Card) {
        self.hands[side] -= Cards::only(card);
        self.order = self.order.after(card);
    }

    /// D4.2: both cards are played; are cards swapped before the trick is taken? With empty hands there are none.
    #[inline]
    pub fn swap_follows(&self, trick: &Trick) -> bool {
        trick.effect() == Effect::Swap && !self.is_over()
    }

    /// D2.2, D4.2: what both have chosen changes hands.
    #[inline]
    pub fn exchange(&mut self, given: BySide<Cards>) {
        exchange::exchange(&mut self.hands, given);
    }

    /// D3.8: the winner takes the trick, and is the next to lead. The other effects of a potion come with it.
    #[inline]
    pub fn take(&mut self, trick: &Trick) -> Side {
        let winner = trick.winner(self.order);
        match trick.effect() {
            Effect::Steal => potion::steal(&mut self.taken, winner),
            // D4.3: all ranks, that of the red card included.
            Effect::Unrank => self.order = ColourOrder::EMPTY,
            Effect::Nothing | Effect::Swap => {}
        }
        self.taken[winner] += 1;
        winner
    }

    /// Are all cards played?
    #[inline]
    pub fn is_over(&self) -> bool {
        self.hands.jekyll.is_empty() && self.hands.hyde.is_empty()
    }
}
