//! The reference opponent, kept simple on purpose: single-observer information-set Monte Carlo tree search with random
//! playouts, as in Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012).
//!
//! One tree. Each iteration imagines a world, goes down the tree as far as it reaches along the actions that are legal
//! in that world, adds one node, plays on at random, and writes the result into every node on the way:
//!
//! ```text
//!              root              visits: how often an action was chosen
//!            /   |   \           available: how often it could have been
//!          H7   J3  ask e        not every child is possible in every world
//!         /  \       |
//!       ...  ...    H2
//! ```
//!
//! What chance brings, and what the others choose in secret, is part of the imagined world and no node of the tree: the
//! others' secret choices are made at random. Memory has a limit; a full tree is only played on.

use core::ops::Range;

use game::{Entropy, Position, Quick, Seat, ToMove};

use crate::aim::HasAim;

use crate::ucb::ucb1;
use crate::values::Valued;
use crate::{Bot, Budget, CannotChoose, think};

/// The plain search.
#[derive(Clone, Copy, Debug)]
pub struct Ismcts {
    /// How many worlds are imagined for one decision.
    pub iterations: u32,
}

impl<G: HasAim> Bot<G> for Ismcts {
    fn choose(
        &self,
        options: &G::Options,
        view: &G::View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<G::Action, CannotChoose> {
        think::<G>(options, view, budget, entropy, |legal, budget, quick| {
            let (seat, aim) = G::aim(view)?;
            budget.at_most(self.iterations.into());
            let mut search = Search::<G>::new(seat, aim, legal);
            while budget.spend() {
                let world = G::imagine(options, view, quick);
                search.simulate(world, quick);
            }
            search.favourite()
        })
    }
}

/// A tree has no more nodes than this.
const NODES_MAX: usize = 1 << 21;

/// The place of a node in the list; the root is no child, so its number means "none".
type Index = u32;
const ROOT: Index = 0;

/// An action in the tree, and what has become of it.
#[derive(Clone, Copy)]
struct Node<A> {
    action: Option<A>,
    /// What it brought to the side that chose it, summed up.
    total: f64,
    visits: u32,
    available: u32,
    first_child: Index,
    next: Index,
}

impl<A> Node<A> {
    fn new(action: Option<A>, next: Index) -> Node<A> {
        Node { action, total: 0.0, visits: 0, available: 0, first_child: ROOT, next }
    }
}

/// A search in progress: who searches for what, and the tree so far.
pub(crate) struct Search<G: HasAim> {
    seat: Seat,
    aim: G::Aim,
    nodes: Vec<Node<G::Action>>,
    /// The nodes of what the searcher can choose from, and those of them that were never chosen.
    choices: Range<Index>,
    untried: Vec<Index>,
    /// The nodes of this iteration, each with the side that chose it.
    path: Vec<(Index, usize)>,
    /// At one node: the legal actions that have no node yet, and the nodes of those that have.
    actions: Vec<G::Action>,
    possible: Vec<Index>,
}

impl<G: HasAim> Search<G> {
    /// A tree with a node for each action that the searcher can choose from, whatever the others hold.
    pub(crate) fn new(seat: Seat, aim: G::Aim, legal: &[G::Action]) -> Search<G> {
        let mut nodes = Vec::from([Node::new(None, ROOT)]);
        nodes.extend(legal.iter().map(|&action| Node::new(Some(action), ROOT)));
        let choices = 1..nodes.len() as Index;
        let untried = choices.clone().collect();
        Search {
            seat,
            aim,
            nodes,
            choices,
            untried,
            path: Vec::new(),
            actions: Vec::new(),
            possible: Vec::new(),
        }
    }

    /// One iteration in that world.
    pub(crate) fn simulate(&mut self, mut world: G::Position, quick: &mut Quick) {
        self.path.clear();
        self.descend(&mut world, quick);
        let worth = self.playout(&mut world, quick);
        for &(index, side) in &self.path {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            node.total += f64::from(if side == 0 { worth } else { 1.0 - worth });
        }
    }

    /// The action that was chosen most often; none before the first iteration.
    pub(crate) fn favourite(&self) -> Option<G::Action> {
        let choices = self.nodes[1..self.choices.end as usize].iter().filter(|node| node.visits > 0);
        let best = choices.max_by(|a, b| a.visits.cmp(&b.visits).then(a.total.total_cmp(&b.total)));
        best.and_then(|node| node.action)
    }

    /// What came of each of the searcher's choices, in the order in which they were given.
    pub(crate) fn valued(&self) -> Vec<Valued<G::Action>> {
        let choices = self.nodes[1..self.choices.end as usize].iter();
        choices.filter_map(|node| Some(Valued::searched(node.action?, node.total, node.visits))).collect()
    }

    /// Goes down the tree, and one step beyond it.
    fn descend(&mut self, world: &mut G::Position, quick: &mut Quick) {
        let mut node = ROOT;
        while G::worth(&self.aim, world).is_none() {
            match world.to_move() {
                ToMove::Over => return,
                ToMove::Chance => world.let_chance_decide(quick),
                ToMove::Seat(seat) if seat != self.seat && G::secret(world) => {
                    world.act_at_random(quick);
                }
                ToMove::Seat(seat) => {
                    let known = if node == ROOT { self.choose(quick) } else { self.look(node, world) };
                    let Some(next) = known.or_else(|| self.grow(node, quick)) else { return };
                    self.path.push((next, G::side(&self.aim, seat)));
                    self.nodes[next as usize].action.into_iter().for_each(|action| world.act(action));
                    if self.nodes[next as usize].visits == 0 {
                        return;
                    }
                    node = next;
                }
            }
        }
    }

    /// One of the searcher's own choices: each once, in any order, and then the most promising.
    #[inline]
    fn choose(&mut self, quick: &mut Quick) -> Option<Index> {
        for node in &mut self.nodes[1..self.choices.end as usize] {
            node.available += 1;
        }
        if self.untried.is_empty() {
            return Some(self.most_promising(self.choices.clone()));
        }
        let place = quick.below(self.untried.len() as u32) as usize;
        Some(self.untried.swap_remove(place))
    }

    /// The most promising of the nodes that are possible in this world; none if some action has no node yet.
    #[inline]
    fn look(&mut self, parent: Index, world: &G::Position) -> Option<Index> {
        self.possible.clear();
        self.actions.clear();
        let actions = &mut self.actions;
        world.each_action(|action| actions.push(action));
        let mut next = self.nodes[parent as usize].first_child;
        while next != ROOT {
            let node = &mut self.nodes[next as usize];
            if let Some(place) = self.actions.iter().position(|&action| Some(action) == node.action) {
                self.actions.swap_remove(place);
                node.available += 1;
                self.possible.push(next);
            }
            next = node.next;
        }
        self.actions.is_empty().then(|| self.most_promising(self.possible.iter().copied()))
    }

    #[inline]
    fn most_promising(&self, possible: impl Iterator<Item = Index>) -> Index {
        let mut best = (f32::NEG_INFINITY, ROOT);
        for index in possible {
            let node = &self.nodes[index as usize];
            let bound = ucb1(node.total as f32, node.visits, node.available);
            if bound > best.0 {
                best = (bound, index);
            }
        }
        best.1
    }

    /// Adds a node for one of the actions that have none; not to a tree that is full.
    fn grow(&mut self, parent: Index, quick: &mut Quick) -> Option<Index> {
        let index = (self.nodes.len() < NODES_MAX).then_some(self.nodes.len() as Index)?;
        let action = quick.pick(&self.actions);
        let next = core::mem::replace(&mut self.nodes[parent as usize].first_child, index);
        self.nodes.push(Node { available: 1, ..Node::new(Some(action), next) });
        Some(index)
    }

    /// Plays on at random, as far as the search looks.
    #[inline]
    fn playout(&self, world: &mut G::Position, quick: &mut Quick) -> f32 {
        let mut left = G::PATIENCE;
        loop {
            if let Some(worth) = G::worth(&self.aim, world) {
                return worth;
            }
            match world.to_move() {
                ToMove::Chance => world.let_chance_decide(quick),
                ToMove::Seat(_) if left > 0 => {
                    left -= 1;
                    world.act_at_random(quick);
                }
                ToMove::Seat(_) | ToMove::Over => return G::guess(&self.aim, world),
            }
        }
    }
}
