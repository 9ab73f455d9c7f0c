//! What potions do (D4). Nothing here says who wins the trick: that is the trick's own business (D3.6, D3.7).

use alloc::vec::Vec;

use crate::cards::{Cards, Colour};
use crate::illegal::{Illegal, Step};
use crate::role::{Both, Role};
use crate::trick::Trick;

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

/// D3.6: the effect depends on the colour of the card that the potion met, not on the colour called.
pub fn effect(trick: &Trick) -> Effect {
    let met = match (trick.led.card.colour(), trick.followed.colour()) {
        (Some(colour), None) | (None, Some(colour)) => colour,
        (Some(_), Some(_)) | (None, None) => return Effect::Nothing,
    };
    match met {
        Colour::Pride => Effect::Steal,
        Colour::Envy => Effect::Swap,
        Colour::Wrath => Effect::Unrank,
    }
}

/// D4.1: the winner takes one of the tricks that the loser has, if there is one.
pub fn steal(taken: &mut Both<u8>, winner: Role) {
    if taken[winner.other()] > 0 {
        taken[winner.other()] -= 1;
        taken[winner] += 1;
    }
}

/// D4.2: two cards are swapped, or what is left of a hand of fewer.
pub fn swap_size(hand: usize) -> usize {
    hand.min(2)
}

/// D4.2: every choice of cards that may be swapped.
pub fn swaps(hand: Cards) -> Vec<Cards> {
    hand.choices(swap_size(hand.len()))
}

/// D4.2: two cards of the hand, one if only one is left. There is no potion duty here.
///
/// # Errors
/// Another number of cards, or cards of somebody else.
pub fn judge_swap(hand: Cards, cards: Cards) -> Result<(), Illegal> {
    if let Some(card) = (cards - hand).first() {
        return Err(Illegal::NotInHand { card, now: Step::Swap });
    }
    let due = swap_size(hand.len());
    if cards.len() != due {
        return Err(Illegal::SwapCount { due: due as u8, chosen: cards.len() as u8 });
    }
    Ok(())
}
