//! The reference opponent, kept simple on purpose: the [search](crate::search) with random playouts, every world that is possible as
//! likely as another, and nothing known of any game but what it is [after](crate::aim) there.
//!
//! What chance brings, and what the others choose in secret, is part of the imagined world and no node of the tree: the
//! others' secret choices are made at random.

use game::{Entropy, Position, Quick, Seat, ToMove};

use crate::aim::HasAim;
use crate::search::{Belief, Evaluator, Leaf, Lookahead, Search};
use crate::values::{Question, Valued};
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
            let mut search = plain::<G>(view, legal)?;
            budget.at_most(self.iterations.into());
            search.run(&mut anything::<G>(options, view), budget, quick);
            search.favourite()
        })
    }

    fn valued(
        &self,
        question: &Question<'_, G>,
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) -> Option<Vec<Valued<G::Action>>> {
        let mut search = plain::<G>(question.view, question.legal)?;
        budget.unless_told(self.iterations.into());
        search.run(&mut anything::<G>(question.options, question.view), budget, quick);
        Some(search.tried().into_iter().map(|tried| tried.valued(|action| action)).collect())
    }
}

/// The plain search of whoever has this view and can choose from these actions.
pub(crate) fn plain<G: HasAim>(view: &G::View, legal: &[G::Action]) -> Option<Search<Plain<G>, Random>> {
    let (seat, aim) = G::aim(view)?;
    Some(Search::among(Plain { seat, aim }, Random, legal))
}

/// Every world that is possible is as likely as another.
fn anything<G: HasAim>(options: &G::Options, view: &G::View) -> impl Belief<G::Position> {
    move |quick: &mut Quick| Some(G::imagine(options, view, quick))
}

/// Looks ahead on positions, as far as the aim goes.
pub(crate) struct Plain<G: HasAim> {
    seat: Seat,
    aim: G::Aim,
}

impl<G: HasAim> Lookahead for Plain<G> {
    type World = G::Position;
    type Action = G::Action;
    type Choices = Vec<G::Action>;
    type Sum = f64;

    #[inline]
    fn decider(&self, world: &mut G::Position, quick: &mut Quick) -> Option<usize> {
        while G::worth(&self.aim, world).is_none() {
            match world.to_move() {
                ToMove::Over => return None,
                ToMove::Chance => world.let_chance_decide(quick),
                ToMove::Seat(seat) if seat != self.seat && G::secret(world) => world.act_at_random(quick),
                ToMove::Seat(seat) => return Some(G::side(&self.aim, seat)),
            }
        }
        None
    }

    #[inline]
    fn choices(&self, world: &G::Position, choices: &mut Vec<G::Action>) {
        choices.clear();
        world.each_action(|action| choices.push(action));
    }

    #[inline]
    fn act(&self, world: &mut G::Position, action: G::Action, _quick: &mut Quick) -> bool {
        world.act(action);
        true
    }
}

/// Plays on at random, as far as the search looks.
pub(crate) struct Random;

impl<G: HasAim> Evaluator<Plain<G>> for Random {
    type Prior = ();

    #[inline]
    fn judge(&mut self, look: &Plain<G>, leaves: &mut [Leaf<Plain<G>>], quick: &mut Quick) {
        for leaf in leaves {
            let worth = playout::<G>(&look.aim, &mut leaf.world, quick);
            leaf.worth = [worth, 1.0 - worth];
        }
    }
}

#[inline]
fn playout<G: HasAim>(aim: &G::Aim, world: &mut G::Position, quick: &mut Quick) -> f32 {
    let mut left = G::PATIENCE;
    loop {
        if let Some(worth) = G::worth(aim, world) {
            return worth;
        }
        match world.to_move() {
            ToMove::Chance => world.let_chance_decide(quick),
            ToMove::Seat(_) if left > 0 => {
                left -= 1;
                world.act_at_random(quick);
            }
            ToMove::Seat(_) | ToMove::Over => return G::guess(aim, world),
        }
    }
}
