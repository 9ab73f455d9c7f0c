//! The bot that plays any legal action.

use game::{Entropy, Game};

use crate::{Bot, Budget, CannotChoose, choices};

/// Any legal action, all equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &self,
        options: &G::Options,
        view: &G::View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<G::Action, CannotChoose> {
        let legal = choices::<G>(options, view, budget)?;
        Ok(legal[entropy.below(legal.len() as u32) as usize])
    }
}
