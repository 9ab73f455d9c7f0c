//! Preparation of a round (D2): the deal, and the exchange before the first trick.

use alloc::vec::Vec;

use game::{BySide, Entropy, require};

use crate::cards::{Card, Cards};
use crate::moves::Deal;
use crate::position::Phase;
use crate::refusals::Illegal;

/// How many cards each player is dealt.
pub const HAND: usize = 10;
/// How many cards are set aside.
pub const ASIDE: usize = 5;

/// D2.1: all 25 cards are shuffled; ten to each player, five set aside unseen.
#[inline]
pub fn deal(entropy: &mut impl Entropy) -> Deal {
    let mut cards: [Card; 25] = core::array::from_fn(|index| Card::from_index(index as u8));
    entropy.shuffle(&mut cards);
    let (_aside, hands) = cards.split_at(ASIDE);
    let (jekyll, hyde) = hands.split_at(HAND);
    let set = |cards: &[Card]| cards.iter().copied().collect();
    Deal::of_hands(BySide { jekyll: set(jekyll), hyde: set(hyde) })
}

/// D2.1: ten cards to each player, five set aside, and no card twice.
pub(crate) fn check_deal(deal: &Deal) -> Result<(), Illegal> {
    let piles = [("jekyll", deal.jekyll, HAND), ("hyde", deal.hyde, HAND), ("aside", deal.aside, ASIDE)];
    for (pile, cards, due) in piles {
        let dealt = cards.len();
        require(dealt == due, Illegal::DealCount { pile, due: due as u8, dealt: dealt as u8 })?;
    }
    let twice = deal.jekyll & deal.hyde | (deal.jekyll | deal.hyde) & deal.aside;
    twice.first().map_or(Ok(()), |card| Err(Illegal::DealtTwice { card }))
}

/// What may be chosen for an exchange: any `size` cards of the hand, one of `duty` among them if there is a duty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange {
    /// The cards to choose from.
    pub hand: Cards,
    /// How many of them.
    pub size: usize,
    /// The potions of which one must be given (D2.3); empty where there is no such duty.
    pub duty: Cards,
}

/// D2.2: in round r, r cards of the hand are given. The hand is still the one dealt.
///
/// D2.3: who was dealt two or more potions must give at least one of them.
#[inline]
pub fn give(hand: Cards, round: usize) -> Exchange {
    let potions = hand & Cards::POTIONS;
    Exchange { hand, size: round, duty: if potions.len() < 2 { Cards::EMPTY } else { potions } }
}

impl Exchange {
    /// D2.2, D2.3, D4.2: may these cards be given or swapped? `count` is the refusal where another number is due.
    pub(crate) fn check(
        &self,
        cards: Cards,
        now: Phase,
        count: fn(u8, u8) -> Illegal,
    ) -> Result<(), Illegal> {
        (cards - self.hand).first().map_or(Ok(()), |card| Err(Illegal::NotInHand { card, now }))?;
        require(cards.len() == self.size, count(self.size as u8, cards.len() as u8))?;
        require(self.does_duty(cards), Illegal::PotionDuty { potions: self.duty })
    }

    /// Calls `each` with every choice there is, in ascending order.
    #[inline]
    pub fn each(&self, mut each: impl FnMut(Cards)) {
        self.hand.each_choice(self.size, |cards| {
            if self.does_duty(cards) {
                each(cards);
            }
        });
    }

    /// One of the choices by a single lot, all equally likely.
    pub(crate) fn choose(&self, entropy: &mut impl Entropy) -> Cards {
        let mut choices = Vec::new();
        self.each(|cards| choices.push(cards));
        entropy.pick(&choices)
    }

    /// One of the choices, all equally likely.
    #[inline]
    pub fn random(&self, entropy: &mut impl Entropy) -> Cards {
        loop {
            let mut left = self.hand;
            for _ in 0..self.size {
                left = left.without(left.pick(entropy));
            }
            let cards = self.hand - left;
            if self.does_duty(cards) {
                return cards;
            }
        }
    }

    /// D2.3: is one of the potions among these cards, where it must be?
    #[inline]
    pub fn does_duty(&self, cards: Cards) -> bool {
        self.duty.is_empty() || !(cards & self.duty).is_empty()
    }
}

/// D2.2, D4.2: what both have chosen changes hands at the same time.
#[inline]
pub fn exchange(hands: &mut BySide<Cards>, given: BySide<Cards>) {
    hands.jekyll = (hands.jekyll - given.jekyll) | given.hyde;
    hands.hyde = (hands.hyde - given.hyde) | given.jekyll;
}
