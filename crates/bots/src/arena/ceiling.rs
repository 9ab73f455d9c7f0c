//! Players that see all cards.
//!
//! They are not bots: a bot gets a view, and tables seat bots only. They show how much luck leaves to be won.

use game::{Entropy, Game, Quick, Seat, Viewer};
use london::{Action, State, side_of};

use crate::aim::HasAim;
use crate::ismcts::plain;
use crate::london::player::Searcher;
use crate::london::search::Depth;
use crate::london::world::Imagination;
use crate::{Budget, CannotChoose, think};

/// A player that gets the truth.
pub trait AllSeeing<G: Game> {
    /// Chooses a legal action of that seat.
    ///
    /// # Errors
    /// If there is nothing to choose, or no thinking is allowed at all.
    fn choose(
        &self,
        state: &G,
        seat: Seat,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<G::Action, CannotChoose>;
}

/// The plain search in the true world, and in no other.
#[derive(Clone, Copy, Debug)]
pub struct Ceiling {
    /// How many times the rest of the game is played out for one decision.
    pub iterations: u32,
}

impl<G: HasAim> AllSeeing<G> for Ceiling {
    fn choose(
        &self,
        state: &G,
        seat: Seat,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<G::Action, CannotChoose> {
        let view = state.view(Viewer::Seat(seat));
        think::<G>(state.options(), &view, budget, entropy, |legal, budget, quick| {
            let mut search = plain::<G>(&view, legal)?;
            budget.at_most(self.iterations.into());
            let truth = state.position();
            search.run(&mut |_: &mut Quick| Some(truth.clone()), budget, quick);
            search.favourite()
        })
    }
}

/// The champion of london, with the truth instead of what he imagines; chance is still to come.
#[derive(Clone, Copy, Debug)]
pub struct TrueChampion {
    /// How many games are played on for one decision.
    pub playouts: u32,
}

impl AllSeeing<State> for TrueChampion {
    fn choose(
        &self,
        state: &State,
        seat: Seat,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<Action, CannotChoose> {
        let side = side_of(seat).ok_or(CannotChoose::NothingToDecide)?;
        let depth = Depth { playouts: self.playouts, ..Searcher::VETERAN.depth };
        let champion = Searcher { depth, ..Searcher::VETERAN };
        let view = state.view(Viewer::Seat(seat));
        champion.choose_in((state.options(), &view), budget, entropy, |_| Imagination::truth(state, side))
    }
}
