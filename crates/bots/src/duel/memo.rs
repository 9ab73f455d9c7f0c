//! What the solver remembers: for positions met before, between which bounds their value lies and what was best there.

use alloc::vec;
use alloc::vec::Vec;

use ::duel::{Cards, Colour, Led, Round};

use super::node::Node;

/// What is known of a position, seen from who leads.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    pub low: i32,
    pub high: i32,
    /// What was best last time.
    pub best: Option<Led>,
}

/// Values lie between plus and minus this.
pub(super) const VALUE_MAX: i32 = (1 << 23) - 2;

/// Nothing is known.
pub(super) const UNKNOWN: Bounds = Bounds { low: -VALUE_MAX, high: VALUE_MAX, best: None };

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    /// Low 24 bits, high 24 bits, best 8 bits, tricks left 8 bits.
    data: u64,
}

/// A table of fixed size in which newer positions take the place of older ones of less weight.
pub(super) struct Memo {
    entries: Vec<Entry>,
    shift: u32,
}

/// The position as a number; no two positions have the same.
#[inline]
fn key(node: &Node) -> u64 {
    let Round { hands, taken, order } = node.round;
    u64::from(hands.jekyll.bits())
        | u64::from(hands.hyde.bits()) << 25
        | (order.index() as u64) << 50
        | (node.leader as u64) << 54
        | u64::from(taken.jekyll) << 55
        | u64::from(taken.hyde) << 59
}

impl Memo {
    /// A table of two to the power of `bits` positions.
    pub fn new(bits: u32) -> Memo {
        Memo { entries: vec![Entry { key: 0, data: 0 }; 1 << bits], shift: 64 - bits }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(Entry { key: 0, data: 0 });
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        ((key ^ key >> 29).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> self.shift) as usize
    }

    /// What is known of the position.
    #[inline]
    pub fn get(&self, node: &Node) -> Bounds {
        let key = key(node);
        let place = self.place(key);
        for entry in [&self.entries[place], &self.entries[place ^ 1]] {
            if entry.key == key {
                return unpack(entry.data);
            }
        }
        UNKNOWN
    }

    /// Remembers what is known of the position now.
    #[inline]
    pub fn put(&mut self, node: &Node, bounds: Bounds) {
        let key = key(node);
        let place = self.place(key);
        let (first, second) = (self.entries[place], self.entries[place ^ 1]);
        let into = if first.key == key {
            place
        } else if second.key == key {
            place ^ 1
        } else if first.data >> 56 <= node.left() as u64 {
            // The weightier one moves over rather than being lost.
            self.entries[place ^ 1] = first;
            place
        } else {
            place ^ 1
        };
        self.entries[into] = Entry { key, data: pack(bounds, node.left()) };
    }
}

#[inline]
fn pack(bounds: Bounds, left: usize) -> u64 {
    let bits = |value: i32| (value + VALUE_MAX) as u64 & 0xff_ffff;
    let best = bounds.best.map_or(0xff, |led| (led.card.index() << 2) as u64 | led.colour as u64);
    bits(bounds.low) | bits(bounds.high) << 24 | best << 48 | (left as u64) << 56
}

#[inline]
fn unpack(data: u64) -> Bounds {
    let value = |bits: u64| (bits & 0xff_ffff) as i32 - VALUE_MAX;
    let best = (data >> 48) as u8;
    // The number that stands for none is no card's: 63.
    let card = Cards::from_bits_truncate(1 << (best >> 2 & 31)).first();
    let best = card.map(|card| Led { card, colour: Colour::ALL[usize::from(best & 3) % 3] });
    Bounds { low: value(data), high: value(data >> 24), best }
}
