//! How a strong player looks ahead: over the moves that both see, to a few tricks before the end, where the world is solved with open
//! cards.

use ::duel::{Action, Phase, Position};
use game::{Quick, Side};

use super::node::Node;
use super::playout::{act, play_on};
use super::search::Search;
use crate::search::{Evaluator, Leaf, Lookahead};

/// The tricks that are searched.
pub(super) struct Tricks {
    /// Whose knowledge the search is built on.
    pub me: Side,
    /// The world is solved when this many tricks are left.
    pub solved_at: usize,
}

impl Tricks {
    /// Who chooses in the tree; in an exchange, in which both do, it is the one who searches.
    fn chooser(&self, world: &Position) -> Side {
        let exchange = world.phase.exchange().is_some();
        world.phase.to_move().filter(|_| !exchange).unwrap_or(self.me)
    }
}

impl Lookahead for Tricks {
    type World = Position;
    type Action = Action;
    type Choices = Vec<Action>;
    type Sum = f32;

    fn decider(&self, world: &mut Position, _quick: &mut Quick) -> Option<usize> {
        let ends = match world.phase {
            Phase::Deal | Phase::Over(_) => true,
            Phase::Lead(leader) => world.hand(leader).len() <= self.solved_at,
            Phase::Give(_) | Phase::Follow { .. } | Phase::Swap { .. } => false,
        };
        (!ends).then(|| self.chooser(world) as usize)
    }

    fn choices(&self, world: &Position, choices: &mut Vec<Action>) {
        choices.clear();
        world.each_step(self.chooser(world), |step| choices.push(step.action()));
    }

    /// What the other gave is seen by both, but too many things can be: after an exchange the round is played on.
    fn act(&self, world: &mut Position, action: Action, quick: &mut Quick) -> bool {
        let exchange = world.phase.exchange().is_some();
        act(world, self.me, action, quick);
        !exchange
    }
}

/// Plays on at random to the last tricks, and solves those.
pub(super) struct Solved(pub Search);

impl Evaluator<Tricks> for Solved {
    type Prior = ();

    fn judge(&mut self, look: &Tricks, leaves: &mut [Leaf<Tricks>], quick: &mut Quick) {
        for leaf in leaves {
            play_on(&mut leaf.world, look.solved_at, quick);
            let node = Node::of(&leaf.world);
            let value = self.0.exact(node);
            let hyde = self.0.share(value, node.leader);
            leaf.worth = [1.0 - hyde, hyde];
        }
    }
}
