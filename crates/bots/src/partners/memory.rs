//! What the exact search remembers: bounds on the value of positions it has seen.
//!
//! A position is kept under its cards, table and turn; *what was taken before* stands in the entry. The value is a
//! difference of products, and for a fixed rest of the hand a product changes linearly with what was taken
//! before, so an entry for one history bounds the value for every other: see [`Taken::shift`]. Neither do the points of
//! scenes and of the table matter for where it is kept: see [`Apart`].

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::apart::{Apart, without_scenes};
use super::node::{Node, Sums, Taken, ToCome};

/// The largest score of a hand: all 60 points, times all factors of a side.
pub(crate) const LARGEST: i32 = 360;

/// Bounds on the value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    pub low: i32,
    pub high: i32,
}

impl Bounds {
    /// Every value is between these.
    pub const ANY: Bounds = Bounds { low: -LARGEST, high: LARGEST };

    /// What both say.
    #[inline]
    #[must_use]
    pub fn and(self, other: Bounds) -> Bounds {
        Bounds { low: self.low.max(other.low), high: self.high.min(other.high) }
    }

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

/// No move is remembered.
pub(crate) const NO_MOVE: u8 = 31;

impl Taken {
    /// How much lower, at least, and higher, at most, the value is with the other history than with this one; the
    /// positions are that far apart besides.
    ///
    /// Let the rest of the hand bring a side `a` points and `b` factors in the position that is remembered, and `a+d` points in the other.
    /// Its score moves by `(p'+a+d)(f'+b) - (p+a)(f+b) = p'f' - pf + a(f'-f) + b(p'-p) + d(f'+b)`. That is linear in
    /// `a` and in `b`, and neither can be less than nothing or more than what is to come. Each scene that makes up `d` goes to one side
    /// or to nobody, and counts as often as that side has factors at most.
    #[inline]
    fn shift(&self, now: &Taken, to_come: &ToCome, apart: Apart) -> Bounds {
        let most_points = to_come.points - apart.more + apart.less;
        let side = |side: usize| {
            let (points, factors) = (now.points[side], now.factors[side]);
            let fixed = points * factors - self.points[side] * self.factors[side];
            let with_points = most_points * (factors - self.factors[side]);
            let with_factors = to_come.factors[side] * (points - self.points[side]);
            Bounds {
                low: fixed + with_points.min(0) + with_factors.min(0),
                high: fixed + with_points.max(0) + with_factors.max(0),
            }
        };
        let (jekyll, hyde) = (side(0), side(1));
        let most = |side: usize| now.factors[side] + to_come.factors[side];
        Bounds {
            low: jekyll.low - hyde.high - apart.more * most(1) - apart.less * most(0),
            high: jekyll.high - hyde.low + apart.more * most(0) + apart.less * most(1),
        }
    }
}

/// What an entry says besides where the cards are, in one word.
///
/// ```text
///   bits  0-29  what lies on the table and what was taken before: the node's sums
///   bits 30-49  the bounds, 10 and 10, counted from the lowest value
///   bits 50-54  the best move
///   bits 55-59  how many cards are left: nothing in an empty entry
/// ```
#[derive(Clone, Copy)]
struct Word(u64);

impl Word {
    #[inline]
    fn new(node: &Node, bounds: Bounds, best: u8) -> Word {
        let from_lowest = |value: i32| (value + LARGEST) as u64 & 1023;
        let words = u64::from(node.sums.0)
            | from_lowest(bounds.low) << 30
            | from_lowest(bounds.high) << 40
            | u64::from(best) << 50
            | u64::from(node.left) << 55;
        Word(words)
    }

    #[inline]
    fn bits(self, from: u32, count: u32) -> i32 {
        (self.0 >> from) as i32 & ((1 << count) - 1)
    }

    #[inline]
    fn sums(self) -> Sums {
        Sums(self.0 as u32 & ((1 << 30) - 1))
    }

    #[inline]
    fn bounds(self) -> Bounds {
        Bounds { low: self.bits(30, 10) - LARGEST, high: self.bits(40, 10) - LARGEST }
    }

    #[inline]
    fn best(self) -> u8 {
        self.bits(50, 5) as u8
    }

    #[inline]
    fn left(self) -> i32 {
        self.bits(55, 5)
    }
}

/// Where the cards are and whose turn it is, and the rest.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    word: Word,
}

/// How many entries lie side by side: the histories of a position share them with others that differ in scenes, and with whatever
/// else falls there.
const WAYS: usize = 8;

/// Two lines of the processor's cache.
#[derive(Clone, Copy)]
#[repr(align(128))]
struct Row([Entry; WAYS]);

const EMPTY: Row = Row([Entry { key: 0, word: Word(0) }; WAYS]);

/// Where a position lies, whatever its history and the points of its scenes.
#[inline]
fn mixed(key: u64, sums: Sums) -> u64 {
    let table = u64::from(sums.0 & Sums::TABLE_FACTORS);
    let mixed = (without_scenes(key) ^ table << 52).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9)
}

/// A table of bounds of a fixed size; what is cheapest to find again makes way.
pub(crate) struct Memory {
    rows: Vec<Row>,
}

impl Memory {
    /// A memory of 2^`bits` entries of 16 bytes.
    pub fn new(bits: u32) -> Memory {
        Memory { rows: vec![EMPTY; (1usize << bits).div_ceil(WAYS)] }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.rows.fill(EMPTY);
    }

    #[inline]
    fn place(&self, key: u64, sums: Sums) -> usize {
        mixed(key, sums) as usize >> 20 & (self.rows.len() - 1)
    }

    /// Narrows the bounds of a node by all that is remembered of it, and gives the move that was best.
    #[inline]
    pub fn look_up(&self, node: &Node, to_come: &ToCome, bounds: &mut Bounds) -> u8 {
        let (key, now) = (node.key(), node.sums.taken());
        let mut best = NO_MOVE;
        for entry in &self.rows[self.place(key, node.sums)].0 {
            let sums = entry.word.sums();
            if (sums.0 ^ node.sums.0) & Sums::TABLE_FACTORS != 0 {
                continue;
            }
            let tables = [node.sums.table_points(), sums.table_points()];
            let Some(apart) = Apart::between([key, entry.key], tables) else { continue };
            let (then, shift) = (entry.word.bounds(), sums.taken().shift(&now, to_come, apart));
            *bounds = bounds.and(Bounds { low: then.low + shift.low, high: then.high + shift.high });
            if best == NO_MOVE && entry.key == key {
                best = entry.word.best();
            }
        }
        best
    }

    /// Remembers bounds of a node.
    #[inline]
    pub fn store(&mut self, node: &Node, bounds: Bounds, best: u8) {
        let key = node.key();
        let place = self.place(key, node.sums);
        let ways = &mut self.rows[place].0;
        let same = |entry: &Entry| entry.key == key && entry.word.sums() == node.sums;
        let way = ways.iter().position(same).unwrap_or_else(|| {
            let mut cheapest = 0;
            for way in 1..WAYS {
                if ways[way].word.left() < ways[cheapest].word.left() {
                    cheapest = way;
                }
            }
            cheapest
        });
        ways[way] = Entry { key, word: Word::new(node, bounds, best) };
    }
}

/// How many parts a shared memory has at most, as a power of two.
const PARTS: u32 = 6;

/// A memory that several searches use at once: it has parts, and each is used by one search at a time.
pub(crate) struct Shared {
    parts: Vec<Mutex<Memory>>,
}

impl Shared {
    /// A memory of 2^`bits` entries of 16 bytes.
    pub fn new(bits: u32) -> Shared {
        let parts = PARTS.min(bits / 2);
        Shared { parts: (0..1 << parts).map(|_| Mutex::new(Memory::new(bits - parts))).collect() }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        (0..self.parts.len()).for_each(|part| self.lock(part).clear());
    }

    /// The part in which a node is remembered.
    #[inline]
    pub fn part(&self, node: &Node) -> MutexGuard<'_, Memory> {
        self.lock((mixed(node.key(), node.sums) >> (64 - PARTS)) as usize & (self.parts.len() - 1))
    }

    /// Whoever panics in here has written an entry or not: what is there holds.
    #[inline]
    fn lock(&self, part: usize) -> MutexGuard<'_, Memory> {
        self.parts[part].lock().unwrap_or_else(PoisonError::into_inner)
    }
}
