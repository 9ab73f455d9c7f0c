//! Search over information sets: one tree of the moves both see, many imagined worlds sent down it.
//!
//! Like the plain search that is our reference, with one difference that matters: it does not play on at random to the
//! end. A few tricks before it the world is solved with open cards, and that value is written into the tree.

use ::duel::{Action, Phase, Position};
use game::{Quick, Side};

use super::node::Node;
use super::playout::{act, play_on};
use super::search::Search;
use crate::search::Prior;

/// A tree has no more nodes than this.
const NODES_MAX: usize = 1 << 20;

#[derive(Clone, Copy)]
struct Branch {
    /// What is chosen; the root has nothing.
    action: Option<Action>,
    first_child: u32,
    next: u32,
    visits: u32,
    available: u32,
    /// What it brought to who chose it.
    total: f32,
}

/// The tree, and who it belongs to.
pub(super) struct Tree {
    branches: Vec<Branch>,
    path: Vec<(u32, Side)>,
    actions: Vec<Action>,
    possible: Vec<u32>,
    /// Whose knowledge it is built on.
    me: Side,
    /// The world is solved when this many tricks are left.
    solved_at: usize,
}

/// What came of an action of the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Report {
    pub action: Action,
    pub visits: u32,
    /// Its mean, from 0 to 1.
    pub mean: f32,
}

impl Tree {
    pub fn new(me: Side, solved_at: usize) -> Tree {
        let root = Branch { action: None, first_child: 0, next: 0, visits: 0, available: 0, total: 0.0 };
        Tree {
            branches: vec![root],
            path: Vec::new(),
            actions: Vec::new(),
            possible: Vec::new(),
            me,
            solved_at,
        }
    }

    /// Sends a world down the tree.
    pub fn simulate(&mut self, mut world: Position, search: &mut Search, quick: &mut Quick) {
        self.path.clear();
        self.descend(&mut world, quick);
        play_on(&mut world, self.solved_at, quick);
        let node = Node::of(&world);
        let value = search.exact(node);
        let hyde = search.share(value, node.leader);
        for &(index, side) in &self.path {
            let branch = &mut self.branches[index as usize];
            branch.visits += 1;
            branch.total += if side == Side::Hyde { hyde } else { 1.0 - hyde };
        }
    }

    fn is_leaf(&self, world: &Position) -> bool {
        match world.phase {
            Phase::Deal | Phase::Over(_) => true,
            Phase::Lead(leader) => world.hand(leader).len() <= self.solved_at,
            Phase::Give(_) | Phase::Follow { .. } | Phase::Swap { .. } => false,
        }
    }

    fn descend(&mut self, world: &mut Position, quick: &mut Quick) {
        let mut at = 0;
        while !self.is_leaf(world) {
            let exchange = world.phase.exchange().is_some();
            let side = world.phase.to_move().filter(|_| !exchange).unwrap_or(self.me);
            self.actions.clear();
            world.each_step(side, |step| self.actions.push(step.action()));
            let grown = self.look(at, quick);
            at = grown.unwrap_or_else(|| self.most_promising());
            self.path.push((at, side));
            let Some(action) = self.branches[at as usize].action else { return };
            act(world, self.me, action, quick);
            // What the other gave is seen by both, but too many things can be: play on from there.
            if exchange || grown.is_some() {
                return;
            }
        }
    }

    /// Finds the branches of the listed actions; if one has none yet, grows it.
    fn look(&mut self, parent: u32, quick: &mut Quick) -> Option<u32> {
        self.possible.clear();
        let mut next = self.branches[parent as usize].first_child;
        while next != 0 {
            let branch = &mut self.branches[next as usize];
            if let Some(place) = self.actions.iter().position(|&action| Some(action) == branch.action) {
                self.actions.swap_remove(place);
                branch.available += 1;
                self.possible.push(next);
            }
            next = branch.next;
        }
        if self.actions.is_empty() || (self.branches.len() >= NODES_MAX && !self.possible.is_empty()) {
            return None;
        }
        let action = game::Entropy::pick(quick, &self.actions);
        let index = self.branches.len() as u32;
        let next = self.branches[parent as usize].first_child;
        self.branches.push(Branch {
            action: Some(action),
            first_child: 0,
            next,
            visits: 0,
            available: 1,
            total: 0.0,
        });
        self.branches[parent as usize].first_child = index;
        Some(index)
    }

    fn most_promising(&self) -> u32 {
        let mut best = (f32::NEG_INFINITY, 0);
        for &index in &self.possible {
            let branch = &self.branches[index as usize];
            let promise = ().promise(branch.total, branch.visits, branch.available);
            if promise > best.0 {
                best = (promise, index);
            }
        }
        best.1
    }

    /// What came of the actions of the root.
    pub fn reports(&self) -> Vec<Report> {
        let mut reports = Vec::new();
        let mut next = self.branches[0].first_child;
        while next != 0 {
            let Branch { action, visits, total, .. } = self.branches[next as usize];
            reports.extend(action.map(|action| Report {
                action,
                visits,
                mean: total / visits.max(1) as f32,
            }));
            next = self.branches[next as usize].next;
        }
        reports
    }
}
