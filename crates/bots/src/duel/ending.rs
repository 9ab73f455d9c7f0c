//! The last tricks with the cards hidden: an equilibrium over the true information sets.
//!
//! What both players know of each other's cards is the same for both: cards exchanged and not yet played are certain, the
//! others come from a pool of cards that nobody has shown, less the colours not followed. So the ending is a game of
//! open moves on two hidden hands, and it is solved for all hands at once, by counterfactual regret minimisation
//! (CFR+, Tammelin 2014) on the tree of the moves that both see:
//!
//! ```text
//!            leader: weights of all hands          every node knows, for each hand of who decides there,
//!            /          |         \                how much each move is regretted
//!        lead W3    lead +2 (P)   ...
//!          /  \
//!      E1 ..  W5 ..   follower: those hands that can answer so
//!        ...
//!   one card each: a table of what every pair of cards comes to
//! ```
//!
//! - [`start`]: where the ending begins, from a view. `tree`: the tree. `regret`: the minimisation.

mod regret;
pub mod start;
mod tree;

pub use start::{Range, Start};

use ::duel::{Action, View};
use game::Side;

use super::payoff::Payoff;
use regret::Regrets;
use tree::Tree;

/// An ending being solved.
pub struct Ending {
    tree: Tree,
    regrets: Regrets,
}

impl Ending {
    /// The ending that begins there.
    pub fn new(start: &Start, payoff: &Payoff) -> Ending {
        let tree = Tree::new(start, payoff);
        let regrets = Regrets::new(&tree);
        Ending { tree, regrets }
    }

    /// Improves both players' strategies once.
    pub fn improve(&mut self) {
        self.regrets.improve(&self.tree);
    }

    /// What either player could win on average against the strategies so far by knowing them, in payoff: the mean of
    /// both. An equilibrium has 0.
    pub fn exploitability(&mut self) -> f64 {
        let [jekyll, hyde] = Side::BOTH.map(|side| self.regrets.best_response(&self.tree, side));
        (jekyll + hyde) / 2.0
    }

    /// What the best answer of this side to the other's strategy so far is worth to hyde.
    pub fn best_response(&mut self, side: Side) -> f64 {
        let value = self.regrets.best_response(&self.tree, side);
        if side == Side::Hyde { value } else { -value }
    }

    /// How many pairs of an information set and a move there are.
    pub fn size(&self) -> usize {
        self.tree.pairs()
    }

    /// What the view's owner should do, each move with its weight. Empty if the view is not in this ending, or if cards were
    /// swapped in it: then everything is known, and nothing is left to hide.
    pub fn strategy(&self, start: &Start, view: &View) -> Vec<(Action, f64)> {
        let Some((node, hand)) = self.tree.find(start, view) else { return Vec::new() };
        self.regrets.strategy(&self.tree, node, hand)
    }
}
