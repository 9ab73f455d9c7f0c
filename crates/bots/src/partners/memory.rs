//! What the exact search remembers: bounds on the value of positions it has seen.
//!
//! A position is kept under its cards, table and turn; *what was taken before* stands in the entry. The value is a
//! difference of products, and for a fixed rest of the hand a product changes linearly with what was taken
//! before, so an entry for one history bounds the value for every other: see [`Entry::shift`].

use super::node::{Node, ToCome};

/// Bounds on the value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    pub low: i32,
    pub high: i32,
}

impl Bounds {
    /// The bound that tells whether the value is at least `beta`, if one does.
    #[inline]
    pub fn decide(&self, beta: i32) -> Option<i32> {
        if self.low >= beta {
            Some(self.low)
        } else if self.high < beta {
            Some(self.high)
        } else {
            None
        }
    }
}

#[derive(Clone, Copy)]
struct Entry {
    key: u128,
    points: [u8; 2],
    factors: [u8; 2],
    low: i16,
    high: i16,
    left: u8,
    best: u8,
}

const EMPTY: Entry =
    Entry { key: u128::MAX, points: [0; 2], factors: [0; 2], low: 0, high: 0, left: 0, best: NO_MOVE };

/// No move is remembered.
pub(crate) const NO_MOVE: u8 = 255;

/// How many entries lie side by side: the histories of a position share them with whatever else falls there.
const WAYS: usize = 4;

/// A table of bounds of a fixed size; what is cheapest to find again makes way.
pub(crate) struct Memory {
    entries: Vec<Entry>,
    mask: usize,
}

impl Entry {
    /// How much lower, at least, and higher, at most, the value is with the node's history than with the entry's.
    ///
    /// Let the rest of the hand bring a side `a` points and `b` factors. Its score moves by
    /// `(p'+a)(f'+b) - (p+a)(f+b) = p'f' - pf + a(f'-f) + b(p'-p)`, which is linear in `a` and in `b`,
    /// and neither can be less than nothing or more than what is to come.
    #[inline]
    fn shift(&self, node: &Node, to_come: &ToCome) -> Bounds {
        let side = |side: usize| {
            let (points, factors) =
                (i32::from(node.tricks.points[side]), i32::from(node.tricks.factors[side]));
            let (points_then, factors_then) = (i32::from(self.points[side]), i32::from(self.factors[side]));
            let fixed = points * factors - points_then * factors_then;
            let with_points = to_come.points * (factors - factors_then);
            let with_factors = to_come.factors[side] * (points - points_then);
            Bounds {
                low: fixed + with_points.min(0) + with_factors.min(0),
                high: fixed + with_points.max(0) + with_factors.max(0),
            }
        };
        let (jekyll, hyde) = (side(0), side(1));
        Bounds { low: jekyll.low - hyde.high, high: jekyll.high - hyde.low }
    }
}

impl Memory {
    /// A memory of 2^`bits` entries of 32 bytes.
    pub fn new(bits: u32) -> Memory {
        let size = (1usize << bits).max(WAYS);
        Memory { entries: vec![EMPTY; size], mask: size / WAYS - 1 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(EMPTY);
    }

    #[inline]
    fn set(&self, key: u128) -> usize {
        let mixed = (key as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ ((key >> 64) as u64).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        ((mixed ^ mixed >> 32).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 20) as usize & self.mask
    }

    /// Narrows the bounds of a node by all that is remembered of it, and gives the move that was best.
    #[inline]
    pub fn look_up(&self, key: u128, node: &Node, to_come: &ToCome, bounds: &mut Bounds) -> u8 {
        let start = self.set(key) * WAYS;
        let mut best = NO_MOVE;
        for entry in &self.entries[start..start + WAYS] {
            if entry.key == key {
                let shift = entry.shift(node, to_come);
                bounds.low = bounds.low.max(i32::from(entry.low) + shift.low);
                bounds.high = bounds.high.min(i32::from(entry.high) + shift.high);
                if best == NO_MOVE {
                    best = entry.best;
                }
            }
        }
        best
    }

    /// Remembers bounds of a node.
    #[inline]
    pub fn store(&mut self, key: u128, node: &Node, bounds: Bounds, best: u8) {
        let start = self.set(key) * WAYS;
        let ways = &mut self.entries[start..start + WAYS];
        let same = |entry: &Entry| {
            entry.key == key && entry.points == node.tricks.points && entry.factors == node.tricks.factors
        };
        let way = ways.iter().position(same).unwrap_or_else(|| {
            let mut cheapest = 0;
            for way in 1..WAYS {
                if ways[way].left < ways[cheapest].left {
                    cheapest = way;
                }
            }
            cheapest
        });
        ways[way] = Entry {
            key,
            points: node.tricks.points,
            factors: node.tricks.factors,
            low: bounds.low as i16,
            high: bounds.high as i16,
            left: node.tricks.left,
            best,
        };
    }
}
