//! The one search: a tree over what a seat knows, and many imagined worlds sent down it.
//!
//! Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree
//! Search", 2012). One tree for all worlds. Each iteration imagines a world, goes down the tree as far as it reaches along the
//! actions that are possible in that world, has the place where it comes out judged, and writes that into every node on the way:
//!
//! ```text
//!              root              visits: how often an action was chosen
//!            /   |   \           available: how often it could have been
//!          H7   J3  ask e        not every child is possible in every world
//!         /  \       |
//!       ...  ...    H2
//! ```
//!
//! It is put together from three parts, and knows no game:
//!
//! - a [`Lookahead`]: who decides in a world, what he can choose, what becomes of it, and how far the tree goes at all;
//! - a [`Belief`]: where worlds come from. It is made from a view, and nothing else here hands out worlds: the search cannot
//!   see a truth;
//! - an [`Evaluator`]: what a leaf is worth: played on at random or with sense, guessed at, solved exactly, or asked of a network.
//!
//! Which action is tried next is decided in one place, [`exploration`]: by UCB1, or by PUCT if the evaluator knows beforehand which
//! actions are likely. Beside the tree there is `trial`, which weighs a list of candidates in the same worlds with the same luck,
//! and [`policy`], for who knows what to do on a view without any search, as the equilibrium of an ending does.
//!
//! # How a network plugs in
//!
//! It reads views, so its worlds must remember what each seat has seen: [`Remembered`] is the lookahead for that, in any game, and
//! the belief is a function that calls `G::determinize` on the searcher's view, or something that knows better which worlds are likely.
//! The evaluator has [`Expected`] for its [`Prior`](Evaluator::Prior), and says in [`batch`](Evaluator::batch) how many leaves it likes to
//! have at once. For each [`Leaf`] that [`judge`](Evaluator::judge) hands it, it fills in `worth`: what [`Remembered::worth`] says where the search need
//! look no further, else what the network says on [`Remembered::view`], the view of whoever decides in that world; and then also one of
//! `weights` for each of `choices`, from the same forward pass. Leaves are gathered until there are enough of them. A visit whose leaf is
//! not judged yet counts as lost, so that the next one goes elsewhere. Alone on a view, without a search, a network is a [`policy`].

mod choices;
pub mod exploration;
pub mod policy;
mod remembered;
mod tree;
pub(crate) mod trial;

use game::Quick;

use crate::Budget;
use crate::values::Valued;
pub use choices::{Bits, Choices};
pub use exploration::{Expected, Prior};
pub use remembered::Remembered;
pub use tree::Sum;
use tree::{Index, ROOT, Tree};

/// How a search looks ahead in a game.
pub trait Lookahead {
    /// An imagined world.
    type World;
    /// What can be chosen.
    type Action: Copy + PartialEq;
    /// The actions of a node while a world passes through it.
    type Choices: Choices<Self::Action>;
    /// What the worth of a node's visits is added up in: `f32` is small, `f64` is right for any number of visits.
    type Sum: Sum;

    /// Lets happen what is no decision of the tree (chance, or what others choose in secret), and says for which side somebody
    /// decides then: 0 or 1. `None` where the tree ends.
    fn decider(&self, world: &mut Self::World, quick: &mut Quick) -> Option<usize>;

    /// Lists what can be chosen there.
    fn choices(&self, world: &Self::World, choices: &mut Self::Choices);

    /// Plays one of them, and says whether the tree goes on after it.
    fn act(&self, world: &mut Self::World, action: Self::Action, quick: &mut Quick) -> bool;
}

/// Where worlds come from: what can be true for all that a view knows.
///
/// Any function is one that gives a world for some luck. `None` ends the search.
pub trait Belief<World> {
    /// A world, each as often as it is likely.
    fn imagine(&mut self, quick: &mut Quick) -> Option<World>;
}

impl<World, F: FnMut(&mut Quick) -> Option<World>> Belief<World> for F {
    #[inline]
    fn imagine(&mut self, quick: &mut Quick) -> Option<World> {
        self(quick)
    }
}

/// Says what leaves are worth.
pub trait Evaluator<L: Lookahead> {
    /// What it says of an action before that is tried: nothing, `()`, or what to [expect](Expected) of it.
    type Prior: Prior;

    /// How many leaves it likes to judge at once.
    #[inline]
    fn batch(&self) -> usize {
        1
    }

    /// Fills in what each leaf is worth. It may play on in the leaf's world.
    fn judge(&mut self, look: &L, leaves: &mut [Leaf<L>], quick: &mut Quick);
}

/// A place where the tree ends, for now, in one world.
pub struct Leaf<L: Lookahead> {
    /// The world.
    pub world: L::World,
    /// To be filled in: what it is worth to each side, from 0 to 1.
    pub worth: [f32; 2],
    /// For an evaluator with priors: what can be chosen here, if anything.
    pub choices: Vec<L::Action>,
    /// To be filled in: how likely each of these is to be right. They need not add up to 1.
    pub weights: Vec<f32>,
    /// The side that decides here, if there are choices.
    pub decides: usize,
    /// The node, and where its part of the path ends.
    node: Index,
    path_end: usize,
}

/// What came of an action of the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried<A, S> {
    /// The action.
    pub action: A,
    /// How often it was chosen.
    pub visits: u32,
    /// What that brought, summed up.
    pub total: S,
}

impl<A, S: Sum> Tried<A, S> {
    /// What it brought on average; nothing if it was never chosen.
    pub fn mean(&self) -> S {
        self.total.shared_by(self.visits.max(1))
    }

    /// What it brought on average, for people, who know the action by another name.
    pub(crate) fn valued<B>(self, action: impl FnOnce(A) -> B) -> Valued<B> {
        Valued::searched(action(self.action), self.total.into(), self.visits)
    }
}

/// A search in progress.
pub struct Search<L: Lookahead, E: Evaluator<L>> {
    look: L,
    evaluator: E,
    tree: Tree<L::Action, L::Sum, E::Prior>,
    /// The nodes on the way to the leaves that are not judged yet, each with the side that chose it.
    path: Vec<(Index, u8)>,
    leaves: Vec<Leaf<L>>,
    /// At one node: what can be chosen and has no node yet, and the nodes of the rest.
    missing: L::Choices,
    possible: Vec<Index>,
}

impl<L: Lookahead, E: Evaluator<L>> Search<L, E> {
    /// A search whose tree grows from nothing.
    pub fn new(look: L, evaluator: E) -> Search<L, E> {
        Search {
            look,
            evaluator,
            tree: Tree::default(),
            path: Vec::new(),
            leaves: Vec::new(),
            missing: L::Choices::default(),
            possible: Vec::new(),
        }
    }

    /// A search by who can choose from these actions, whatever the others hold.
    pub fn among(look: L, evaluator: E, actions: &[L::Action]) -> Search<L, E> {
        let mut search = Search::new(look, evaluator);
        search.tree.plant(actions);
        search
    }

    /// Searches until the budget is spent.
    pub fn run(&mut self, belief: &mut impl Belief<L::World>, budget: &mut Budget<'_>, quick: &mut Quick) {
        while self.gather(belief, budget, quick) {
            self.evaluator.judge(&self.look, &mut self.leaves, quick);
            self.learn();
        }
    }

    /// What came of each action of the root, in the order in which they were given, or else those grown last first.
    pub fn tried(&self) -> Vec<Tried<L::Action, L::Sum>> {
        self.tree.at_root()
    }

    /// The action that was chosen most often, and among those the best; none before the first iteration.
    pub fn favourite(&self) -> Option<L::Action> {
        let tried = self.tried().into_iter().filter(|tried| tried.visits > 0);
        let mean = |tried: &Tried<_, L::Sum>| -> f64 { tried.mean().into() };
        let best = tried.max_by(|a, b| a.visits.cmp(&b.visits).then(mean(a).total_cmp(&mean(b))));
        best.map(|tried| tried.action)
    }

    /// Sends worlds down the tree until there are as many leaves as the evaluator likes; `false` if there is none.
    fn gather(
        &mut self,
        belief: &mut impl Belief<L::World>,
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) -> bool {
        self.path.clear();
        self.leaves.clear();
        while self.leaves.len() < self.evaluator.batch().max(1) && budget.spend() {
            let Some(mut world) = belief.imagine(quick) else { break };
            let (node, decides) = self.descend(&mut world, quick);
            let mut choices = Vec::new();
            if E::Prior::GIVEN && decides.is_some() {
                self.look.choices(&world, &mut self.missing);
                self.missing.each(|action| choices.push(action));
            }
            let (decides, path_end) = (decides.unwrap_or_default(), self.path.len());
            self.leaves.push(Leaf {
                world,
                worth: [0.5; 2],
                choices,
                weights: Vec::new(),
                decides,
                node,
                path_end,
            });
            // Nothing leads anywhere else before the root is judged.
            if E::Prior::GIVEN && node == ROOT {
                break;
            }
        }
        !self.leaves.is_empty()
    }

    /// Goes down the tree, and one step beyond it; says at which node that ends, and who would decide there if the search is to
    /// go on there. A visit is counted at once, and what it brings when that is known.
    #[inline]
    fn descend(&mut self, world: &mut L::World, quick: &mut Quick) -> (Index, Option<usize>) {
        let mut node = ROOT;
        while let Some(side) = self.look.decider(world, quick) {
            if E::Prior::GIVEN && !self.tree.has_children(node) {
                return (node, Some(side));
            }
            let Some((next, grown)) = self.step(node, world, quick) else { break };
            self.path.push((next, side as u8));
            let action = self.tree.visit(next);
            node = next;
            if !self.look.act(world, action, quick) || grown {
                break;
            }
        }
        (node, None)
    }

    /// The next node, and whether it is a new one: while some action has none that one is grown, else the most promising is
    /// taken. With priors every action gets its node, and the most promising is taken. None if the tree is full.
    #[inline]
    fn step(&mut self, node: Index, world: &L::World, quick: &mut Quick) -> Option<(Index, bool)> {
        if let Some(planted) = self.tree.planted(node, quick) {
            return Some(planted);
        }
        self.look.choices(world, &mut self.missing);
        self.tree.possible(node, &mut self.missing, &mut self.possible);
        if self.missing.is_empty() {
            return Some((self.tree.most_promising(self.possible.iter().copied()), false));
        }
        if !E::Prior::GIVEN {
            let grown = self.tree.grow(node, self.missing.pick(quick), E::Prior::default())?;
            return Some((grown, true));
        }
        let prior = self.tree.usual_prior(&self.possible);
        let (tree, possible) = (&mut self.tree, &mut self.possible);
        self.missing.each(|action| possible.extend(tree.grow(node, action, prior)));
        (!possible.is_empty()).then(|| (tree.most_promising(possible.iter().copied()), false))
    }

    /// Writes what the leaves are worth into the nodes on the way to them, and what to expect of the choices there.
    #[inline]
    fn learn(&mut self) {
        let mut from = 0;
        for leaf in &self.leaves {
            for &(node, side) in &self.path[from..leaf.path_end] {
                self.tree.note(node, leaf.worth[usize::from(side & 1)]);
            }
            from = leaf.path_end;
            if E::Prior::GIVEN && !self.tree.has_children(leaf.node) {
                let whole = leaf.weights.iter().sum::<f32>().max(f32::MIN_POSITIVE);
                for (&action, weight) in leaf.choices.iter().zip(&leaf.weights) {
                    let prior = E::Prior::new(weight / whole, leaf.worth[leaf.decides]);
                    self.tree.grow(leaf.node, action, prior);
                }
            }
        }
    }
}
