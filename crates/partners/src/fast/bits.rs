//! The cards as bits: what the fast road looks up or counts at once.

use game::Entropy;

use crate::cards::{Card, Cards};
use crate::deal;
use crate::seats::ByPlace;
use crate::sides::Side;

/// The cards of jekyll and of hyde.
pub const SIDES: [u32; 2] = [Cards::of_side(Side::Jekyll).bits(), Cards::of_side(Side::Hyde).bits()];

/// How strong each card is, from 1 for a deed to [`TRANSFORMATION`].
pub const STRENGTH: [u8; 32] = {
    let mut strength = [0; 32];
    let mut index = 0;
    while index < Card::COUNT {
        strength[index] = Card::from_index(index as u32).rank() as u8 + 1;
        index += 1;
    }
    strength
};

/// The strength of a transformation.
pub const TRANSFORMATION: u8 = STRENGTH[0];

/// The cards in whose points there is a 1, a 2, a 4: `7` is in all three sets, `5` in the first and the last.
const POINTS: [u32; 3] = [digits(1).points, digits(2).points, digits(4).points];

/// The same for the factors, which are at most 3.
const FACTORS: [u32; 2] = [digits(1).factors, digits(2).factors];

/// The cards in whose points, and those in whose factor, a binary digit is set.
struct Digits {
    points: u32,
    factors: u32,
}

const fn digits(digit: u32) -> Digits {
    let mut digits = Digits { points: 0, factors: 0 };
    let mut index = 0;
    while index < Card::COUNT as u32 {
        let card = Card::from_index(index);
        if card.points() & digit != 0 {
            digits.points |= 1 << index;
        }
        if card.factor() & digit != 0 {
            digits.factors |= 1 << index;
        }
        index += 1;
    }
    digits
}

/// The score of a side that has taken these cards.
#[inline]
pub fn score(side: usize, pile: u32) -> u32 {
    let sum = |pile: u32, digits: &[u32]| {
        digits.iter().enumerate().map(|(power, digit)| (pile & digit).count_ones() << power).sum::<u32>()
    };
    sum(pile, &POINTS) * sum(pile & SIDES[side], &FACTORS)
}

/// Seven cards for each place: as much of a shuffle as that takes, since nobody asks for the order within a hand.
#[inline]
pub fn random_hands(quick: &mut impl Entropy) -> ByPlace<Cards> {
    let mut deck: [u8; Card::COUNT] = core::array::from_fn(|index| index as u8);
    let mut left = Card::COUNT;
    let mut rest = Cards::ALL;
    let mut seven = || {
        let mut hand = 0;
        for _ in 0..deal::HAND {
            let picked = quick.below(left as u32) as usize;
            left -= 1;
            hand |= 1 << deck[picked];
            deck[picked] = deck[left];
        }
        let hand = Cards::from_bits(hand);
        rest = rest - hand;
        hand
    };
    let [n, e, s] = [seven(), seven(), seven()];
    ByPlace { n, e, s, w: rest }
}
