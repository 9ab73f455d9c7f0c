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

use ::duel::{Cards, Colour, ColourOrder};

use super::node::Node;

const POTIONS: u32 = Cards::POTIONS.bits();
const FIRST_POTION: u32 = POTIONS.trailing_zeros();
/// The lowest card of each colour.
const LOWEST: u32 = 1 | 1 << 7 | 1 << 14;

/// The tables that bring positions into their one form.
pub(super) struct Canon {
    /// Living potions (4 bits), living cards of a colour (7), cards to move (7): the cards moved down.
    packed: Vec<u8>,
    /// The order that is left of an order for the colours alive, one bit each.
    orders: [[ColourOrder; 8]; ColourOrder::COUNT],
    /// The orders in which the first colour is lowest, alone or with the others after it.
    lowest: ColourOrder,
    full: ColourOrder,
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
        let mut orders = [[ColourOrder::EMPTY; 8]; ColourOrder::COUNT];
        for order in ColourOrder::all() {
            orders[order.index()] = core::array::from_fn(|alive| order_left(order, alive));
        }
        let [first, second, _] = Colour::ALL;
        Canon { packed, orders, lowest: ColourOrder::of(&[first]), full: ColourOrder::of(&[first, second]) }
    }

    /// The one form of a position.
    #[inline]
    pub fn of(&self, mut node: Node) -> Node {
        let hands = [node.round.hands.jekyll.bits(), node.round.hands.hyde.bits()];
        let all = hands[0] | hands[1];
        let potions = all >> FIRST_POTION;
        let mut colours = 0;
        let mut fields = [0u32; 3];
        for (colour, field) in fields.iter_mut().enumerate() {
            let of = |hand: u32| hand >> (7 * colour) & 127;
            let from = (potions << 7 | of(all)) << 7;
            let packed = |hand: u32| u32::from(self.packed[(from | of(hand)) as usize & 0x3ffff]);
            *field = packed(hands[0]) << 7 | packed(hands[1]);
            colours |= usize::from(*field != 0) << colour;
        }
        node.round.order = self.orders[node.round.order.index()][colours & 7];
        if potions == 0 {
            node.round.order = self.rename(&mut fields, node.round.order);
        }
        let hand = |shift: u32| {
            (fields[0] >> shift & 127) | (fields[1] >> shift & 127) << 7 | (fields[2] >> shift & 127) << 14
        };
        node.round.hands.jekyll = Cards::from_bits_truncate(hands[0] & POTIONS | hand(7));
        node.round.hands.hyde = Cards::from_bits_truncate(hands[1] & POTIONS | hand(0));
        node
    }

    /// Renames the colours: those ranked by rank, the others by what they hold. Returns the order then.
    #[inline]
    fn rename(&self, fields: &mut [u32; 3], order: ColourOrder) -> ColourOrder {
        let high_first = |fields: &mut [u32; 3], one: usize, other: usize| {
            if fields[one] < fields[other] {
                fields.swap(one, other);
            }
        };
        match order.colours() {
            [Some(lowest), Some(middle), Some(strongest)] => {
                *fields = [lowest, middle, strongest].map(|colour| fields[colour as usize]);
                self.full
            }
            [Some(lowest), ..] => {
                fields.swap(0, lowest as usize);
                high_first(fields, 1, 2);
                self.lowest
            }
            [None, ..] => {
                high_first(fields, 0, 1);
                high_first(fields, 1, 2);
                high_first(fields, 0, 1);
                ColourOrder::EMPTY
            }
        }
    }
}

/// Of cards that are the same to play, the lowest of each kind. The position is in its one form.
///
/// Neighbours in one hand are the same unless a living potion beats the lower one only. Potions are all different.
#[inline]
pub(super) fn kinds(hand: Cards, alive: Cards) -> Cards {
    let (hand, values) = (hand.bits(), (alive.bits() >> FIRST_POTION) << 1);
    let beaten = values | values << 7 | values << 14;
    let same_as_lower = (hand & !POTIONS & !beaten) << 1 & !LOWEST & !POTIONS;
    Cards::from_bits_truncate(hand & !same_as_lower)
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
fn order_left(order: ColourOrder, alive: usize) -> ColourOrder {
    let lives = |colour: &Colour| alive >> (*colour as usize) & 1 == 1;
    match alive.count_ones() {
        3 => order,
        2 => order
            .colours()
            .into_iter()
            .flatten()
            .find(lives)
            .map_or(ColourOrder::EMPTY, |lower| ColourOrder::of(&[lower])),
        _fewer => ColourOrder::EMPTY,
    }
}
