//! Search over what a seat knows: one tree for all the worlds it holds possible.
//!
//! Single-observer information-set search, as the reference does it, but with playouts that have some sense.

use game::{Entropy, Quick};

use super::playout;
use super::position::{FACES, NOBODY, Position};
use super::stakes::Stakes;
use crate::Budget;
use crate::ucb::ucb1;

/// A move: a face of the side whose turn it is, or 14 and the place that is asked.
pub(crate) type Code = u8;

/// The code of asking north.
pub(crate) const ASK: Code = FACES as Code;

/// A move in the tree, and what has become of it.
#[derive(Clone, Copy)]
struct Branch {
    code: Code,
    /// What it brought the side that chose it, summed up.
    total: f32,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    first_child: u32,
    next: u32,
}

/// The root is nobody's child, so its number means "none".
const ROOT: u32 = 0;

/// A tree has no more branches than this.
const BRANCHES_MAX: usize = 1 << 20;

/// A search in progress.
pub(crate) struct Tree {
    branches: Vec<Branch>,
    /// The branches of this iteration, each with the side that chose it.
    path: Vec<(u32, usize)>,
    stakes: Stakes,
}

/// What the decider may do, a bit a code.
#[inline]
pub(crate) fn legal(position: &Position) -> u32 {
    let side = position.side_of(position.turn);
    let at = |place: u8| u32::from(position.pools[side][position.pool_of(side, place)]);
    if position.asked != NOBODY {
        return at(position.asked);
    }
    let own = position.own_places(position.turn);
    let mut codes = 0;
    for place in 0..4 {
        let held = at(place);
        codes |= if own >> place & 1 == 1 { held } else { u32::from(held != 0) << (ASK + place) };
    }
    codes
}

/// Does what the code says.
#[inline]
pub(crate) fn follow(position: &mut Position, code: Code) {
    if code >= ASK {
        position.asked = code - ASK;
        return;
    }
    let pools = &position.pools[position.side_of(position.turn)];
    let pool = (0..4).find(|&pool| pools[pool] >> code & 1 == 1).unwrap_or(0);
    position.play(pool, code.into());
}

impl Tree {
    /// A tree with nothing but its root.
    pub fn new(stakes: Stakes) -> Tree {
        let root = Branch { code: 0, total: 0.0, visits: 0, available: 0, first_child: ROOT, next: ROOT };
        Tree { branches: Vec::from([root]), path: Vec::new(), stakes }
    }

    /// Searches until the budget is spent, each time in a world that `imagine` gives.
    pub fn search(
        &mut self,
        imagine: impl Fn(&mut Quick) -> Position,
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) {
        while budget.spend() {
            let mut world = imagine(quick);
            self.path.clear();
            self.descend(&mut world, quick);
            let worth = self.stakes.worth(playout::play_out(&mut world, quick));
            for &(index, side) in &self.path {
                let branch = &mut self.branches[index as usize];
                branch.visits += 1;
                branch.total += if side == 0 { worth } else { 1.0 - worth };
            }
        }
    }

    /// The moves at the root with what they are worth on average, those chosen most often first; none before the first
    /// iteration.
    pub fn ranking(&self) -> Vec<(Code, f32)> {
        let mut branches = Vec::new();
        let mut next = self.branches[0].first_child;
        while next != ROOT {
            let branch = &self.branches[next as usize];
            branches.push(*branch);
            next = branch.next;
        }
        branches.sort_unstable_by_key(|branch| (core::cmp::Reverse(branch.visits), branch.code));
        branches.iter().map(|branch| (branch.code, branch.total / branch.visits.max(1) as f32)).collect()
    }

    /// Goes down the tree, and one step beyond it.
    fn descend(&mut self, world: &mut Position, quick: &mut Quick) {
        let mut node = ROOT;
        while world.left > 0 {
            let side = world.side_of(world.decider());
            let Some(next) = self.step(node, legal(world), quick) else { return };
            self.path.push((next, side));
            follow(world, self.branches[next as usize].code);
            if self.branches[next as usize].visits == 0 {
                return;
            }
            node = next;
        }
    }

    /// The next branch: a new one while a move has none, else the most promising.
    fn step(&mut self, node: u32, codes: u32, quick: &mut Quick) -> Option<u32> {
        let mut missing = codes;
        let mut best = (f32::NEG_INFINITY, ROOT);
        let mut next = self.branches[node as usize].first_child;
        while next != ROOT {
            let branch = &mut self.branches[next as usize];
            if codes >> branch.code & 1 == 1 {
                missing &= !(1 << branch.code);
                branch.available += 1;
                let promise = ucb1(branch.total, branch.visits, branch.available);
                if promise > best.0 {
                    best = (promise, next);
                }
            }
            next = branch.next;
        }
        if missing == 0 || self.branches.len() >= BRANCHES_MAX {
            return (best.1 != ROOT).then_some(best.1);
        }
        for _ in 0..quick.below(missing.count_ones()) {
            missing &= missing - 1;
        }
        Some(self.grow(node, missing.trailing_zeros() as Code))
    }

    fn grow(&mut self, node: u32, code: Code) -> u32 {
        let index = self.branches.len() as u32;
        let next = core::mem::replace(&mut self.branches[node as usize].first_child, index);
        self.branches.push(Branch { code, total: 0.0, visits: 0, available: 1, first_child: ROOT, next });
        index
    }
}
