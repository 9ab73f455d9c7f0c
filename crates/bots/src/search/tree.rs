//! The tree: nodes in one list, each with the next of its siblings.

use game::{Entropy, Quick};

use super::exploration::priorities;
use super::{Choices, Prior, Tried};

/// A tree has no more nodes than this; a full one is only played on.
const NODES_MAX: usize = 1 << 21;

/// The place of a node in the list.
pub(super) type Index = u32;

/// The root is not in the list. It is nobody's child, so its number also means "none".
pub(super) const ROOT: Index = Index::MAX;

/// A number that grows by what each visit brought.
pub trait Sum: Copy + Default + Into<f64> {
    /// Adds what a visit brought.
    fn add(&mut self, worth: f32);

    /// A part of it, if it is shared out equally.
    fn shared_by(self, count: u32) -> Self;

    /// The same, rounded.
    fn mean(self, visits: u32) -> f32;
}

impl Sum for f32 {
    #[inline]
    fn add(&mut self, worth: f32) {
        *self += worth;
    }

    fn shared_by(self, count: u32) -> f32 {
        self / count as f32
    }

    #[inline]
    fn mean(self, visits: u32) -> f32 {
        self / visits as f32
    }
}

impl Sum for f64 {
    #[inline]
    fn add(&mut self, worth: f32) {
        *self += f64::from(worth);
    }

    fn shared_by(self, count: u32) -> f64 {
        self / f64::from(count)
    }

    #[inline]
    fn mean(self, visits: u32) -> f32 {
        self as f32 / visits as f32
    }
}

/// An action in the tree, and what has become of it.
#[derive(Clone, Copy)]
struct Node<A, S, P> {
    action: A,
    prior: P,
    /// What it brought to the side that chose it, summed up.
    total: S,
    visits: u32,
    available: u32,
    first_child: Index,
    next: Index,
}

/// The nodes, and what the root has.
pub(super) struct Tree<A, S, P> {
    nodes: Vec<Node<A, S, P>>,
    first_child: Index,
    planted: Planted,
}

/// What was planted at the root: the first nodes of the list. All of them were always available together, so that a few rows of
/// numbers say how promising they are.
#[derive(Default)]
struct Planted {
    means: Vec<f32>,
    visits: Vec<f32>,
    priorities: Vec<f32>,
    available: u32,
    /// Those that were never chosen.
    untried: Vec<Index>,
}

impl Planted {
    fn len(&self) -> usize {
        self.means.len()
    }

    /// The most promising; the first of those that are equally so.
    #[inline]
    fn most_promising(&mut self) -> Index {
        priorities(&self.means, &self.visits, self.available, &mut self.priorities);
        let mut best = (f32::NEG_INFINITY, ROOT);
        for (&priority, index) in self.priorities.iter().zip(0..) {
            if priority > best.0 {
                best = (priority, index);
            }
        }
        best.1
    }
}

impl<A, S, P> Default for Tree<A, S, P> {
    fn default() -> Tree<A, S, P> {
        Tree { nodes: Vec::new(), first_child: ROOT, planted: Planted::default() }
    }
}

impl<A: Copy + PartialEq, S: Sum, P: Prior> Tree<A, S, P> {
    /// Gives the root a node for each of these actions, which are possible in every world.
    pub fn plant(&mut self, actions: &[A]) {
        let node = |&action| Node {
            action,
            prior: P::default(),
            total: S::default(),
            visits: 0,
            available: 0,
            first_child: ROOT,
            next: ROOT,
        };
        self.nodes.extend(actions.iter().map(node));
        self.planted.means.resize(actions.len(), 0.0);
        self.planted.visits.resize(actions.len(), 0.0);
        self.planted.untried = (0..actions.len() as Index).collect();
    }

    pub fn has_children(&self, node: Index) -> bool {
        let at_root = || self.planted.len() > 0 || self.first_child != ROOT;
        if node == ROOT { at_root() } else { self.nodes[node as usize].first_child != ROOT }
    }

    /// Counts a visit, and says what is played.
    #[inline]
    pub fn visit(&mut self, node: Index) -> A {
        self.nodes[node as usize].visits += 1;
        self.keep_count(node);
        self.nodes[node as usize].action
    }

    /// What a visit brought to who chose the node.
    #[inline]
    pub fn note(&mut self, node: Index, worth: f32) {
        self.nodes[node as usize].total.add(worth);
        self.keep_count(node);
    }

    /// Brings the rows of what was planted up to date.
    #[inline]
    fn keep_count(&mut self, index: Index) {
        let Some(mean) = self.planted.means.get_mut(index as usize) else { return };
        let node = &self.nodes[index as usize];
        *mean = node.total.mean(node.visits);
        self.planted.visits[index as usize] = node.visits as f32;
    }

    /// One of the nodes planted at the root, and whether it was never chosen: each once, in any order, and then the most promising.
    #[inline]
    pub fn planted(&mut self, node: Index, quick: &mut Quick) -> Option<(Index, bool)> {
        let planted = &mut self.planted;
        if node != ROOT || planted.means.is_empty() {
            return None;
        }
        planted.available += 1;
        if planted.untried.is_empty() {
            return Some((planted.most_promising(), false));
        }
        let place = quick.below(planted.untried.len() as u32) as usize;
        Some((planted.untried.swap_remove(place), true))
    }

    /// Takes out of `choices` what has a node, and lists these nodes.
    #[inline]
    pub fn possible(&mut self, node: Index, choices: &mut impl Choices<A>, possible: &mut Vec<Index>) {
        possible.clear();
        let mut next = self.first_child_of(node);
        while next != ROOT {
            let child = &mut self.nodes[next as usize];
            if choices.take(child.action) {
                child.available += 1;
                possible.push(next);
            }
            next = child.next;
        }
    }

    #[inline]
    pub fn most_promising(&self, possible: impl Iterator<Item = Index>) -> Index {
        let mut best = (f32::NEG_INFINITY, ROOT);
        for index in possible {
            let node = &self.nodes[index as usize];
            let priority = node.prior.priority(node.total.mean(node.visits), node.visits, node.available);
            if priority > best.0 {
                best = (priority, index);
            }
        }
        best.1
    }

    /// Adds a node for an action that has none; not to a tree that is full.
    #[inline]
    pub fn grow(&mut self, parent: Index, action: A, prior: P) -> Option<Index> {
        let index = (self.nodes.len() < NODES_MAX).then_some(self.nodes.len() as Index)?;
        let next = self.first_child_of(parent);
        let (total, first_child) = (S::default(), ROOT);
        self.nodes.push(Node { action, prior, total, visits: 0, available: 1, first_child, next });
        match self.nodes.get_mut(parent as usize) {
            Some(parent) => parent.first_child = index,
            None => self.first_child = index,
        }
        Some(index)
    }

    /// What is expected of an action that was not possible in the world in which its siblings were judged: what is usual among them.
    pub fn usual_prior(&self, siblings: &[Index]) -> P {
        let weights = siblings.iter().map(|&node| self.nodes[node as usize].prior.weight());
        P::new(weights.sum::<f32>() / siblings.len().max(1) as f32, 0.5)
    }

    /// What came of the actions of the root.
    pub fn at_root(&self) -> Vec<Tried<A, S>> {
        let tried =
            |node: &Node<A, S, P>| Tried { action: node.action, visits: node.visits, total: node.total };
        let mut list: Vec<_> = self.nodes[..self.planted.len()].iter().map(tried).collect();
        let mut next = self.first_child;
        while next != ROOT {
            let node = &self.nodes[next as usize];
            list.push(tried(node));
            next = node.next;
        }
        list
    }

    #[inline]
    fn first_child_of(&self, node: Index) -> Index {
        self.nodes.get(node as usize).map_or(self.first_child, |node| node.first_child)
    }
}
