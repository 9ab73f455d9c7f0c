//! The champion that has learned: it plays what its network says, and judges as the search did that it has outgrown. Where it has not learned to
//! play it searches too.

use game::{Entropy, Quick};

use crate::net::{HasNet, Learned, Manner, Net};
use crate::values::{Question, Valued};
use crate::{Bot, Budget, CannotChoose};

/// Chooses at first sight, and takes its time when it is asked why.
pub(crate) struct Champion<G: 'static> {
    pub net: &'static Net<G>,
    /// Who weighs the actions against each other. The network says what it would play, not what the rest is worth.
    pub judge: Box<dyn Bot<G>>,
}

impl<G: HasNet> Bot<G> for Champion<G> {
    fn choose(
        &self,
        options: &G::Options,
        view: &G::View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<G::Action, CannotChoose> {
        if !G::was_learned(options) {
            return self.judge.choose(options, view, budget, entropy);
        }
        Learned { net: self.net, manner: Manner::PLAY }.choose(options, view, budget, entropy)
    }

    fn valued(
        &self,
        question: &Question<'_, G>,
        budget: &mut Budget<'_>,
        quick: &mut Quick,
    ) -> Option<Vec<Valued<G::Action>>> {
        self.judge.valued(question, budget, quick)
    }
}
