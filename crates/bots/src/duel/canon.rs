//! Positions that are the same game in other clothes, brought into one form.
//!
//! Within a colour only the living cards count, and only how they compare with each other and with the living potions:
//!
//! ```text
//!   jekyll P2 P6, hyde P4, no potion alive     ->  jekyll P1 P3, hyde P2
//!   the same with 3+ alive, which beats 1 to 3 ->  jekyll P1 P5, hyde P4
//! ```
//!
//! Colours without living cards have no rank, and without living potions the colours may be renamed.

use alloc::vec;
use alloc::vec::Vec;
use std::sync::LazyLock;

use super::node::{NO_COLOUR, Node, ORDERS, POTIONS};

const FIRST_POTION: u32 = POTIONS.trailing_zeros();
/// The lowest card of each colour.
const LOWEST: u32 = 1 | 1 << 7 | 1 << 14;

/// The tables that bring positions into their one form.
pub(super) struct Canon {
    /// Living potions (4 bits), living cards of a colour (7), cards to move (7): the cards moved down.
    packed: Vec<u8>,
    /// The order that is left of an order (4 bits) for the colours alive (3 bits).
    orders: [u8; 128],
}

impl Canon {
    /// The tables, made once: they depend on nothing, and every search wants them.
    pub fn shared() -> &'static Canon {
        static SHARED: LazyLock<Canon> = LazyLock::new(Canon::new);
        &SHARED
    }

    fn new() -> Canon {
        let mut packed = vec![0; 16 * 128 * 128];
        for potions in 0..16 {
            for alive in 0..128 {
                let places = places(potions, alive);
                let from = ((potions << 7 | alive) << 7) as usize;
                for set in 1..128usize {
                    let lowest = set.trailing_zeros() as usize;
                    packed[from + set] = packed[from + (set & (set - 1))] | 1 << places[lowest];
                }
            }
        }
        Canon { packed, orders: core::array::from_fn(|index| order_left(index >> 3, index & 7)) }
    }

    /// The one form of a position.
    #[inline]
    pub fn of(&self, mut node: Node) -> Node {
        let all = node.hands[0] | node.hands[1];
        let potions = all >> FIRST_POTION;
        let mut colours = 0;
        let mut fields = [0u32; 3];
        for (colour, field) in fields.iter_mut().enumerate() {
            let of = |hand: u32| hand >> (7 * colour) & 127;
            let from = (potions << 7 | of(all)) << 7;
            let packed = |hand: u32| u32::from(self.packed[(from | of(hand)) as usize & 0x3ffff]);
            *field = packed(node.hands[0]) << 7 | packed(node.hands[1]);
            colours |= usize::from(*field != 0) << colour;
        }
        node.order = self.orders[usize::from(node.order) << 3 | colours];
        if potions == 0 {
            node.order = rename(&mut fields, node.order);
        }
        let hand = |shift: u32| {
            (fields[0] >> shift & 127) | (fields[1] >> shift & 127) << 7 | (fields[2] >> shift & 127) << 14
        };
        node.hands = [node.hands[0] & POTIONS | hand(7), node.hands[1] & POTIONS | hand(0)];
        node
    }
}

/// Of cards that are the same to play, the lowest of each kind. The position is in its one form.
///
/// Neighbours in one hand are the same unless a living potion beats the lower one only. Potions are all different.
#[inline]
pub(super) fn kinds(hand: u32, all: u32) -> u32 {
    let values = (all >> FIRST_POTION) << 1;
    let beaten = values | values << 7 | values << 14;
    let same_as_lower = (hand & !POTIONS & !beaten) << 1 & !LOWEST & !POTIONS;
    hand & !same_as_lower
}

/// Where each card of a colour goes: down, but not past one alive nor past the reach of a living potion.
fn places(potions: u32, alive: u32) -> [u8; 7] {
    let mut places = [0; 7];
    let mut free = 0;
    for value in 0..7u8 {
        // Potion p beats the values up to p: place p-1 and below. Above it a new stretch begins.
        if value >= 2 && potions >> (value - 2) & 1 == 1 {
            free = value;
        }
        places[usize::from(value)] = free;
        free += (alive >> value & 1) as u8;
    }
    places
}

/// The order as far as it matters to the colours alive: with two of them, the first to be ranked is the lower.
fn order_left(order: usize, alive: usize) -> u8 {
    if order >= ORDERS || alive.count_ones() == 3 {
        return order as u8;
    }
    if alive.count_ones() < 2 {
        return 0;
    }
    match order {
        0 => 0,
        1..=3 => (if alive >> (order - 1) & 1 == 1 { order } else { 0 }) as u8,
        _full => {
            let ranks = ranks(order as u8);
            let lower = ranks.into_iter().find(|&colour| alive >> colour & 1 == 1);
            lower.map_or(0, |colour| colour + 1)
        }
    }
}

/// The colours of a full order, lowest first.
fn ranks(order: u8) -> [u8; 3] {
    const RANKS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    RANKS[usize::from(order.saturating_sub(4)) % 6]
}

/// Renames the colours: those ranked by rank, the others by what they hold. Returns the order then.
#[inline]
fn rename(fields: &mut [u32; 3], order: u8) -> u8 {
    let high_first = |fields: &mut [u32; 3], one: usize, other: usize| {
        if fields[one] < fields[other] {
            fields.swap(one, other);
        }
    };
    match order {
        0 => {
            high_first(fields, 0, 1);
            high_first(fields, 1, 2);
            high_first(fields, 0, 1);
            0
        }
        1..=3 => {
            fields.swap(0, usize::from(order - 1));
            high_first(fields, 1, 2);
            1
        }
        _full => {
            *fields = ranks(order).map(|colour| fields[usize::from(colour % NO_COLOUR)]);
            4
        }
    }
}
