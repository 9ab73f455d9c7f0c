//! Tables of the cards and picks among bits, for the fast road. An index of five bits into 32 entries needs
//! no check.

use game::{Entropy, Quick};

use crate::cards::{Card, Cards, Colour};

pub(super) const POTIONS: u32 = Cards::POTIONS.bits();

/// The cards of each colour; none for the colour that potions have in [`COLOUR`].
pub(super) const OF_COLOUR: [u32; 4] =
    [Cards::of(Colour::Pride).bits(), Cards::of(Colour::Wrath).bits(), Cards::of(Colour::Envy).bits(), 0];

pub(super) const PRIDE: u8 = Colour::Pride as u8;
pub(super) const WRATH: u8 = Colour::Wrath as u8;
pub(super) const ENVY: u8 = Colour::Envy as u8;
/// The colour, so to speak, of potions.
pub(super) const NO_COLOUR: u8 = 3;

/// The colour of every card; 32 entries, so that an index of five bits needs no check.
pub(super) const COLOUR: [u8; 32] = {
    let mut table = [NO_COLOUR; 32];
    let mut index = 0;
    while index < 25 {
        if let Some(colour) = Card::from_index(index).colour() {
            table[index as usize] = colour as u8;
        }
        index += 1;
    }
    table
};

/// The value of every card.
pub(super) const VALUE: [u8; 32] = {
    let mut table = [0; 32];
    let mut index = 0;
    while index < 25 {
        table[index as usize] = Card::from_index(index).value();
        index += 1;
    }
    table
};

/// D3.4: the order after a card of a colour, by order and colour; potions change nothing.
pub(super) const RANKED: [[u8; 4]; 64] = {
    let mut table = [[0; 4]; 64];
    let mut order = 0;
    while order < 64 {
        let mut colour = 0;
        while colour < 4 {
            table[order as usize][colour as usize] = ranked(order, colour);
            colour += 1;
        }
        order += 1;
    }
    table
};

const fn ranked(order: u8, colour: u8) -> u8 {
    if colour == NO_COLOUR || order >> (2 * colour) & 3 != 0 {
        order
    } else if order == 0 {
        1 << (2 * colour)
    } else {
        // One colour is lowest: its two bits are 01. This one is the middle, the third gets 11.
        let two = order | 2 << (2 * colour);
        let third = 0b11_11_11 & !(order * 3) & !(3 << (2 * colour));
        two | third
    }
}

/// The `n`-th lowest of the bits, as an index.
#[inline]
pub(super) fn nth(mut bits: u32, n: u32) -> u8 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}

/// One of the bits, all equally likely.
#[inline]
pub(super) fn pick(bits: u32, quick: &mut Quick) -> u8 {
    nth(bits, quick.below(bits.count_ones()))
}

/// `size` of the bits, all choices equally likely.
#[inline]
pub(super) fn pick_some(bits: u32, size: u32, quick: &mut Quick) -> u32 {
    let mut left = bits;
    for _ in 0..size {
        left &= !(1 << pick(left, quick));
    }
    bits & !left
}

/// Calls `each` with every choice of `size` of the bits.
pub(super) fn each_choice(bits: u32, size: u32, with: u32, each: &mut impl FnMut(u32)) {
    if size == 0 {
        return each(with);
    }
    let mut left = bits;
    while left != 0 {
        let highest = left & left.wrapping_neg();
        each_choice(bits & (highest - 1), size - 1, with | highest, each);
        left &= left - 1;
    }
}

#[inline]
pub(super) fn does_duty(hand: u32, given: u32) -> bool {
    (hand & POTIONS).count_ones() < 2 || given & POTIONS != 0
}
