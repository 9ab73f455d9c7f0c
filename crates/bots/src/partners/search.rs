//! The search under the solver: a bound on the value of a position that tells whether it is at least `beta`.
//!
//! Jekyll maximises and hyde minimises. Remembered are positions between tricks, and those before the last card of a
//! trick, which the same four cards reach in more than one order.

use alloc::sync::Arc;

use super::bounds;
use super::memory::{Bounds, Memory, NO_MOVE, Shared};
use super::moves::{ASK, Moves, Recent, Scenes, distinct};
use super::node::Node;
use super::winners;
use crate::exact::{Meter, Stopped};

/// More than any value.
const INFINITE: i32 = 1000;

/// The size of the near memory, as a power of two: what fits a processor's own cache.
const NEAR: u32 = 17;

/// A search with its memory.
pub(crate) struct Search {
    /// Positions between tricks with three tricks left and more; other searches may know them too.
    far: Arc<Shared>,
    /// All other positions: there are many, they are soon found again or never, and cheap to search once more.
    near: Memory,
    recent: Recent,
    pub meter: Meter,
    /// With this number of cards left, or fewer, the value of a position between tricks is estimated. An exact
    /// search goes down to none.
    pub floor: u8,
}

/// A position whose value must be searched, and what is known of it.
#[derive(Clone, Copy)]
struct Open {
    node: Node,
    bounds: Bounds,
    best: u8,
}

/// What is known of a position without a search.
enum Known {
    /// This bound tells.
    Decided(i32),
    /// Nothing does.
    Open(Open),
}

impl Search {
    /// A search that remembers 2^`bits` positions, 16 bytes each.
    pub fn new(bits: u32) -> Search {
        Search::with(Arc::new(Shared::new(bits)), bits)
    }

    /// A search beside this one: what either finds out of the earlier tricks, both know.
    pub fn beside(&self) -> Search {
        Search::with(self.far.clone(), NEAR)
    }

    fn with(far: Arc<Shared>, bits: u32) -> Search {
        Search {
            far,
            near: Memory::new(bits.min(NEAR)),
            recent: Recent::new(),
            meter: Meter::new(),
            floor: 0,
        }
    }

    /// Forgets everything: for cards of another hand.
    pub fn clear(&mut self) {
        self.far.clear();
        self.near.clear();
        self.recent = Recent::new();
    }

    /// The side whose turn it is decides.
    pub fn turn(&mut self, node: &Node, beta: i32) -> Result<i32, Stopped> {
        self.meter.count()?;
        match (node.left, node.left & 3) {
            (0, _) => Ok(node.difference()),
            (4, _) => Ok(bounds::of_last_trick(node)),
            (5 | 6, _) => Ok(bounds::of_last_cards(node, beta)),
            (8.., 0 | 1) => match self.known(node, beta) {
                Known::Decided(value) => Ok(value),
                Known::Open(open) => self.search(&open, beta),
            },
            (..8, _) | (_, 2..) => Ok(self.best_move(node, NO_MOVE, beta)?.0),
        }
    }

    /// What the memory and, between tricks, the bounds say of a position.
    #[inline]
    fn known(&mut self, node: &Node, beta: i32) -> Known {
        let to_come = node.still_to_come();
        let between_tricks = node.left & 3 == 0;
        if between_tricks && node.left <= self.floor {
            return Known::Decided(bounds::estimate(node, &to_come));
        }
        let mut bounds = Bounds::ANY;
        let best = if is_far(node) {
            self.far.part(node).look_up(node, &to_come, &mut bounds)
        } else {
            self.near.look_up(node, &to_come, &mut bounds)
        };
        if between_tricks && bounds.decide(beta).is_none() {
            bounds = bounds.and(bounds::of_tricks(node, &to_come));
            if bounds.decide(beta).is_none() {
                bounds = bounds.and(winners::bounds(node, &to_come));
            }
        }
        match bounds.decide(beta) {
            Some(value) => Known::Decided(value),
            None => Known::Open(Open { node: *node, bounds, best }),
        }
    }

    /// Searches a position and remembers what was found.
    fn search(&mut self, open: &Open, beta: i32) -> Result<i32, Stopped> {
        let Open { node, mut bounds, best } = *open;
        let (value, best) = if node.left & 3 == 1 {
            (self.last_card(&node, beta)?, NO_MOVE)
        } else {
            self.best_move(&node, best, beta)?
        };
        if value >= beta {
            bounds.low = bounds.low.max(value);
        } else {
            bounds.high = bounds.high.min(value);
        }
        if is_far(&node) {
            self.far.part(&node).store(&node, bounds, best);
        } else {
            self.near.store(&node, bounds, best);
        }
        Ok(value)
    }

    fn best_move(&mut self, node: &Node, remembered: u8, beta: i32) -> Result<(i32, u8), Stopped> {
        let side = node.side();
        let jekyll = side == 0;
        let mut best = (worst(jekyll), NO_MOVE);
        let mut scenes = Scenes::new(node, jekyll);
        for mv in Moves::of(node, side, remembered, &self.recent) {
            let value = if mv >= ASK {
                self.asked(node, usize::from(mv - ASK) + 1, beta)?
            } else if let Some(value) = scenes.refuted(mv, beta) {
                value
            } else {
                scenes.tried(mv, self.turn(&node.after(mv.into()), beta)?)
            };
            if best.1 == NO_MOVE || better(jekyll, value, best.0) != best.0 {
                best = (value, mv);
            }
            if jekyll == (value >= beta) {
                self.recent.succeeded(node, side, mv);
                break;
            }
        }
        Ok(best)
    }

    /// An opponent was asked and chooses from that pool (P3.3); to part with a high card comes first.
    fn asked(&mut self, node: &Node, pool: usize, beta: i32) -> Result<i32, Stopped> {
        let side = node.side();
        let jekyll = side == 1;
        let mut best = worst(jekyll);
        let mut scenes = Scenes::new(node, jekyll);
        let mut faces = distinct(node, side, pool, 1 - side);
        while faces != 0 {
            let face = faces.trailing_zeros() as u8;
            faces &= faces - 1;
            let value = match scenes.refuted(face, beta) {
                Some(value) => value,
                None => scenes.tried(face, self.turn(&node.after(face.into()), beta)?),
            };
            best = better(jekyll, value, best);
            if jekyll == (value >= beta) {
                break;
            }
        }
        Ok(best)
    }

    /// The last card of a trick: every card leads to a position between tricks. All that decides without a search is tried
    /// before anything is searched.
    fn last_card(&mut self, node: &Node, beta: i32) -> Result<i32, Stopped> {
        let side = node.side();
        let jekyll = side == 0;
        let mut best = worst(jekyll);
        let mut open = [None; 16];
        for mv in Moves::of(node, side, NO_MOVE, &self.recent).filter(|&mv| mv < ASK) {
            self.meter.count()?;
            match self.known(&node.after(mv.into()), beta) {
                Known::Decided(value) if jekyll == (value >= beta) => return Ok(value),
                Known::Decided(value) => best = better(jekyll, value, best),
                Known::Open(position) => open[usize::from(mv & 15)] = Some(position),
            }
        }
        for mv in Moves::of(node, side, NO_MOVE, &self.recent) {
            let value = match open[usize::from(mv & 15)] {
                Some(position) => self.search(&position, beta)?,
                None if mv >= ASK => self.asked(node, usize::from(mv - ASK) + 1, beta)?,
                None => continue,
            };
            best = better(jekyll, value, best);
            if jekyll == (value >= beta) {
                self.recent.succeeded(node, side, mv);
                break;
            }
        }
        Ok(best)
    }
}

/// Is the position remembered in the far memory?
#[inline]
fn is_far(node: &Node) -> bool {
    node.left > 8 && node.left & 3 == 0
}

/// What a side begins with before it has tried anything.
#[inline]
fn worst(jekyll: bool) -> i32 {
    if jekyll { -INFINITE } else { INFINITE }
}

/// The value that the side prefers.
#[inline]
fn better(jekyll: bool, one: i32, other: i32) -> i32 {
    if jekyll { one.max(other) } else { one.min(other) }
}
