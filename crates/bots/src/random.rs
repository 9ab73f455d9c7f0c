//! The bot that plays any legal action.

use game::{Entropy, Game};

use crate::{Bot, Budget, CannotChoose};

/// Any legal action, all equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &self,
        view: &G::View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<G::Action, CannotChoose> {
        let legal = G::legal(view);
        if budget.is_nothing() {
            return Err(CannotChoose::NoBudget);
        }
        if legal.is_empty() {
            return Err(CannotChoose::NothingToDecide);
        }
        Ok(legal[entropy.below(legal.len() as u32) as usize])
    }
}
