//! The bot that plays as its network says.

use core::ops::Deref;

use game::Entropy;

use super::{Manner, Net, Policy};
use crate::encode::Encode;
use crate::{Bot, Budget, CannotChoose};

/// Plays as a network says. The network may be one of the shelf, or anybody's who shares it.
pub struct Learned<N> {
    /// The network.
    pub net: N,
    /// How choices are drawn.
    pub manner: Manner,
}

impl<G: Encode, N: Deref<Target = Net<G>>> Bot<G> for Learned<N> {
    /// A pass for each id of the action, whatever the view: there is less to a choice than any budget allows, and nothing to stop.
    fn choose(
        &self,
        options: &G::Options,
        view: &G::View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<G::Action, CannotChoose> {
        if budget.is_nothing() {
            return Err(CannotChoose::NoBudget);
        }
        Policy::new(&*self.net, self.manner).choose(options, view, entropy)
    }
}
