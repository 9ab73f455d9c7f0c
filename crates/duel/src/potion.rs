//! What potions do (D4). Nothing here says who wins the trick: that is the trick's own business (D3.6, D3.7).

use game::{BySide, Side};

use crate::cards::{Cards, Colour};
use crate::exchange::Exchange;
use crate::trick::{Led, Trick};

/// What a potion in a trick brings about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Nothing: there is no potion, or two that neutralise each other (D3.7).
    Nothing,
    /// D4.1, purple: the winner also takes one of the tricks that the loser has.
    Steal,
    /// D4.2, green: before the trick is taken, cards are exchanged.
    Swap,
    /// D4.3, red: all colour ranks are removed.
    Unrank,
}

impl Trick {
    /// D3.6: the effect depends on the colour of the card that the potion met, not on the colour called.
    #[inline]
    pub fn effect(&self) -> Effect {
        match self.met() {
            None => Effect::Nothing,
            Some(Colour::Pride) => Effect::Steal,
            Some(Colour::Envy) => Effect::Swap,
            Some(Colour::Wrath) => Effect::Unrank,
        }
    }

    /// The colour that a potion has met in this trick; none without a potion, and none where there are two.
    #[inline]
    pub fn met(&self) -> Option<Colour> {
        match (self.led.card.colour(), self.followed.colour()) {
            (Some(colour), None) | (None, Some(colour)) => Some(colour),
            (Some(_), Some(_)) | (None, None) => None,
        }
    }
}

impl Led {
    /// D4.2: the answers to this that make a trick with the green effect, for those who look ahead.
    #[inline]
    pub fn swap_answers(self) -> Cards {
        match self.card.colour() {
            None => Cards::of(Colour::Envy),
            Some(Colour::Envy) => Cards::POTIONS,
            Some(Colour::Pride | Colour::Wrath) => Cards::EMPTY,
        }
    }
}

/// D4.1: the winner takes one of the tricks that the loser has, if there is one.
#[inline]
pub fn steal(taken: &mut BySide<u8>, winner: Side) {
    let stolen = taken[winner.other()].min(1);
    taken[winner.other()] -= stolen;
    taken[winner] += stolen;
}

/// D4.2: two cards are swapped, or what is left of a smaller hand.
#[inline]
pub fn swap_size(hand: usize) -> usize {
    hand.min(2)
}

/// D4.2: what may be swapped. There is no potion duty here.
#[inline]
pub fn swap(hand: Cards) -> Exchange {
    Exchange { hand, size: swap_size(hand.len()), duty: Cards::EMPTY }
}
