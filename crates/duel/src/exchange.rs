//! Preparation of a round (D2): the deal, and the exchange before the first trick.

use alloc::vec::Vec;

use crate::cards::Cards;
use crate::illegal::{Illegal, Pile, Step};
use crate::role::Both;

/// How many cards each player is dealt.
pub const HAND: usize = 10;
/// How many cards are set aside.
pub const ASIDE: usize = 5;

/// D2.1: all 25 cards, dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Deal {
    /// Jekyll's ten cards.
    pub jekyll: Cards,
    /// Hyde's ten cards.
    pub hyde: Cards,
    /// The five cards that nobody sees.
    pub aside: Cards,
}

impl Deal {
    /// The deal in which these hands are dealt and all other cards set aside.
    pub fn of_hands(hands: Both<Cards>) -> Deal {
        Deal { jekyll: hands.jekyll, hyde: hands.hyde, aside: Cards::ALL - hands.jekyll - hands.hyde }
    }

    /// D2.1: ten cards to each player, five set aside, and no card twice.
    ///
    /// # Errors
    /// A pile of another size, or a card in two piles.
    pub fn judge(&self) -> Result<(), Illegal> {
        let piles = [
            (Pile::Jekyll, self.jekyll, HAND),
            (Pile::Hyde, self.hyde, HAND),
            (Pile::Aside, self.aside, ASIDE),
        ];
        for (pile, cards, due) in piles {
            if cards.len() != due {
                return Err(Illegal::DealCount { pile, due: due as u8, dealt: cards.len() as u8 });
            }
        }
        let twice = self.jekyll & self.hyde | (self.jekyll | self.hyde) & self.aside;
        twice.first().map_or(Ok(()), |card| Err(Illegal::DealtTwice { card }))
    }
}

/// D2.2: in round r, r cards of the hand are given. The hand is still the one dealt.
///
/// # Errors
/// Another number of cards, cards of somebody else, or the potion duty neglected.
pub fn judge_give(hand: Cards, round: u8, cards: Cards) -> Result<(), Illegal> {
    if let Some(card) = (cards - hand).first() {
        return Err(Illegal::NotInHand { card, now: Step::Give });
    }
    if cards.len() != usize::from(round) {
        return Err(Illegal::GiveCount { due: round, given: cards.len() as u8 });
    }
    if !does_duty(hand, cards) {
        return Err(Illegal::PotionDuty { potions: hand & Cards::POTIONS });
    }
    Ok(())
}

/// D2.3: who was dealt two or more potions must give at least one of them.
pub fn does_duty(dealt: Cards, given: Cards) -> bool {
    (dealt & Cards::POTIONS).len() < 2 || !(given & Cards::POTIONS).is_empty()
}

/// D2.2, D2.3: every choice of cards that may be given.
pub fn gives(hand: Cards, round: u8) -> impl Iterator<Item = Cards> {
    let choices: Vec<Cards> = hand.choices(usize::from(round));
    choices.into_iter().filter(move |&cards| does_duty(hand, cards))
}
