//! Search over what a seat knows: one tree for all the worlds it holds possible.
//!
//! Single-observer information-set search, as the reference does it, but with playouts that have some sense.

use ::partners::{Action, Choices, Position, Side};
use game::{Entropy, Position as _, Quick};

use super::playout;
use super::pools::Pools;
use super::stakes::Stakes;
use crate::Budget;
use crate::search::Prior;
use crate::values::Valued;

/// A move in the tree, and what has become of it.
#[derive(Clone, Copy)]
struct Branch {
    /// The number of the action among the bits of [`Choices`].
    choice: u8,
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
    path: Vec<(u32, Side)>,
    stakes: Stakes,
}

impl Tree {
    /// A tree with nothing but its root.
    pub fn new(stakes: Stakes) -> Tree {
        let root = Branch { choice: 0, total: 0.0, visits: 0, available: 0, first_child: ROOT, next: ROOT };
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
            let worth = self.stakes.worth(playout::play_out(&mut Pools::of(&world), quick));
            for &(index, side) in &self.path {
                let branch = &mut self.branches[index as usize];
                branch.visits += 1;
                branch.total += match side {
                    Side::Jekyll => worth,
                    Side::Hyde => 1.0 - worth,
                };
            }
        }
    }

    /// The moves at the root with what they are worth on average, those chosen most often first; none before the first
    /// iteration.
    pub fn ranking(&self) -> Vec<(Action, f32)> {
        let mut branches = self.at_root();
        branches.sort_unstable_by_key(|branch| (core::cmp::Reverse(branch.visits), branch.choice));
        let mean = |branch: &Branch| branch.total / branch.visits.max(1) as f32;
        branches.iter().map(|branch| (Choices::action(branch.choice), mean(branch))).collect()
    }

    /// What came of each move at the root that was tried.
    pub fn valued(&self) -> Vec<Valued<Action>> {
        let value = |branch: &Branch| {
            Valued::searched(Choices::action(branch.choice), branch.total.into(), branch.visits)
        };
        self.at_root().iter().map(value).collect()
    }

    fn at_root(&self) -> Vec<Branch> {
        let mut branches = Vec::new();
        let mut next = self.branches[0].first_child;
        while next != ROOT {
            let branch = &self.branches[next as usize];
            branches.push(*branch);
            next = branch.next;
        }
        branches
    }

    /// Goes down the tree, and one step beyond it.
    fn descend(&mut self, world: &mut Position, quick: &mut Quick) {
        let mut node = ROOT;
        while let Some(decider) = world.deciding_place() {
            let side = world.side_of(decider);
            let Some(next) = self.step(node, world.choices().bits(), quick) else { return };
            self.path.push((next, side));
            world.act(Choices::action(self.branches[next as usize].choice));
            if self.branches[next as usize].visits == 0 {
                return;
            }
            node = next;
        }
    }

    /// The next branch: a new one while a move has none, else the most promising.
    fn step(&mut self, node: u32, choices: u32, quick: &mut Quick) -> Option<u32> {
        let mut missing = choices;
        let mut best = (f32::NEG_INFINITY, ROOT);
        let mut next = self.branches[node as usize].first_child;
        while next != ROOT {
            let branch = &mut self.branches[next as usize];
            if choices >> branch.choice & 1 == 1 {
                missing &= !(1 << branch.choice);
                branch.available += 1;
                let promise = ().promise(branch.total, branch.visits, branch.available);
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
        Some(self.grow(node, missing.trailing_zeros() as u8))
    }

    fn grow(&mut self, node: u32, choice: u8) -> u32 {
        let index = self.branches.len() as u32;
        let next = core::mem::replace(&mut self.branches[node as usize].first_child, index);
        self.branches.push(Branch { choice, total: 0.0, visits: 0, available: 1, first_child: ROOT, next });
        index
    }
}
