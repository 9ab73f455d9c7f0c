//! Search over information sets: one tree of the moves both see, many imagined worlds sent down it.
//!
//! Like the plain search that is our reference, with one difference that matters: it does not play on at random to the
//! end. A few tricks before it the world is solved with open cards, and that value is written into the tree.

use game::Quick;

use super::round::{Due, Mv, Round};
use super::search::Search;
use crate::ucb::ucb1;

/// A tree has no more nodes than this.
const NODES_MAX: usize = 1 << 20;

#[derive(Clone, Copy)]
struct Branch {
    mv: Mv,
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
    path: Vec<(u32, u8)>,
    moves: Vec<Mv>,
    possible: Vec<u32>,
    /// Whose knowledge it is built on.
    me: u8,
    /// The world is solved when so many tricks are left.
    pub solved_at: u32,
}

/// What came of a move of the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Report {
    pub mv: Mv,
    pub visits: u32,
    /// Its mean, from 0 to 1.
    pub mean: f32,
}

impl Tree {
    pub fn new(me: u8, solved_at: u32) -> Tree {
        let root = Branch { mv: 0, first_child: 0, next: 0, visits: 0, available: 0, total: 0.0 };
        Tree {
            branches: vec![root],
            path: Vec::new(),
            moves: Vec::new(),
            possible: Vec::new(),
            me,
            solved_at,
        }
    }

    /// Sends a world down the tree.
    pub fn simulate(&mut self, mut round: Round, search: &mut Search, quick: &mut Quick) {
        self.path.clear();
        self.descend(&mut round, quick);
        round.play_on(self.solved_at, quick);
        let value = search.exact(round.node);
        let hyde = search.share(value, round.node.leader);
        for &(index, role) in &self.path {
            let branch = &mut self.branches[index as usize];
            branch.visits += 1;
            branch.total += if role == 1 { hyde } else { 1.0 - hyde };
        }
    }

    fn is_leaf(&self, round: &Round) -> bool {
        round.due == Due::Lead && round.node.left() <= self.solved_at
    }

    fn descend(&mut self, round: &mut Round, quick: &mut Quick) {
        let mut at = 0;
        while !self.is_leaf(round) {
            let role = match round.due {
                Due::Lead | Due::Follow(_) => round.mover(),
                Due::Give(_) | Due::Swap => self.me,
            };
            self.list(round);
            let grown = self.look(at, quick);
            at = match grown {
                Some(new) => new,
                None => self.most_promising(),
            };
            self.path.push((at, role));
            let mv = self.branches[at as usize].mv;
            match round.due {
                Due::Lead | Due::Follow(_) => round.play(mv),
                Due::Give(_) | Due::Swap => {
                    let other = round.random_exchange(self.me ^ 1, quick);
                    round.exchange(mv, other);
                    // What the other put down is seen by both, but too many things can be: play on from here.
                    return;
                }
            }
            if grown.is_some() {
                return;
            }
        }
    }

    fn list(&mut self, round: &Round) {
        self.moves.clear();
        let moves = &mut self.moves;
        match round.due {
            Due::Lead | Due::Follow(_) => round.each_move(|mv| moves.push(mv)),
            Due::Give(_) | Due::Swap => *moves = round.exchanges(self.me),
        }
    }

    /// Finds the branches of the listed moves; if one has none yet, grows it.
    fn look(&mut self, parent: u32, quick: &mut Quick) -> Option<u32> {
        self.possible.clear();
        let mut next = self.branches[parent as usize].first_child;
        while next != 0 {
            let branch = &mut self.branches[next as usize];
            if let Some(place) = self.moves.iter().position(|&mv| mv == branch.mv) {
                self.moves.swap_remove(place);
                branch.available += 1;
                self.possible.push(next);
            }
            next = branch.next;
        }
        if self.moves.is_empty() || (self.branches.len() >= NODES_MAX && !self.possible.is_empty()) {
            return None;
        }
        let mv = self.moves[game::Entropy::below(quick, self.moves.len() as u32) as usize];
        let index = self.branches.len() as u32;
        let next = self.branches[parent as usize].first_child;
        self.branches.push(Branch { mv, first_child: 0, next, visits: 0, available: 1, total: 0.0 });
        self.branches[parent as usize].first_child = index;
        Some(index)
    }

    fn most_promising(&self) -> u32 {
        let mut best = (f32::NEG_INFINITY, 0);
        for &index in &self.possible {
            let branch = &self.branches[index as usize];
            let promise = ucb1(branch.total, branch.visits, branch.available);
            if promise > best.0 {
                best = (promise, index);
            }
        }
        best.1
    }

    /// What came of the moves of the root.
    pub fn reports(&self) -> Vec<Report> {
        let mut reports = Vec::new();
        let mut next = self.branches[0].first_child;
        while next != 0 {
            let branch = &self.branches[next as usize];
            reports.push(Report {
                mv: branch.mv,
                visits: branch.visits,
                mean: branch.total / branch.visits.max(1) as f32,
            });
            next = branch.next;
        }
        reports
    }
}
