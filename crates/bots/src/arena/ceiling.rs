//! Players that see all cards.
//!
//! They are not bots: a bot gets a view, and tables seat bots only. They show how much luck leaves to be won.

use game::{Entropy, Fast, Game, Seat, Viewer};

use crate::aim::HasAim;
use crate::ismcts::{Search, quick};
use crate::{Budget, CannotChoose, choices};

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
        let legal = choices::<G>(&view, budget)?;
        let Some((seat, aim)) = G::aim(&view).filter(|_| legal.len() > 1) else { return Ok(legal[0]) };
        budget.at_most(self.iterations.into());
        let mut quick = quick(entropy);
        let mut search = Search::<G>::new(seat, aim, &legal);
        let truth = G::Fast::new(state);
        while budget.spend() {
            search.simulate(truth, &mut quick);
        }
        Ok(search.favourite().unwrap_or(legal[0]))
    }
}
