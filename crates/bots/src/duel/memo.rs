//! What the solver remembers: for positions met before, between which bounds their value lies and what was best there.

use alloc::vec;
use alloc::vec::Vec;

use super::node::{Lead, Node};

/// What is known of a position, seen from who leads.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    pub low: i32,
    pub high: i32,
    /// What was best last time.
    pub best: Option<Lead>,
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
    u64::from(node.hands[0])
        | u64::from(node.hands[1]) << 25
        | u64::from(node.order) << 50
        | u64::from(node.leader) << 54
        | u64::from(node.taken[0]) << 55
        | u64::from(node.taken[1]) << 59
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
        } else if first.data >> 56 <= u64::from(node.left()) {
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
fn pack(bounds: Bounds, left: u32) -> u64 {
    let bits = |value: i32| (value + VALUE_MAX) as u64 & 0xff_ffff;
    let best = bounds.best.map_or(0xff, |lead| lead.card << 2 | lead.asked);
    bits(bounds.low) | bits(bounds.high) << 24 | u64::from(best) << 48 | u64::from(left) << 56
}

#[inline]
fn unpack(data: u64) -> Bounds {
    let value = |bits: u64| (bits & 0xff_ffff) as i32 - VALUE_MAX;
    let best = (data >> 48) as u8;
    let lead = Lead { card: best >> 2, asked: best & 3 };
    Bounds { low: value(data), high: value(data >> 24), best: (best != 0xff).then_some(lead) }
}
