//! What may be chosen, as sets of bits: the one list of legal steps.

use alloc::vec::Vec;

use game::{Entropy, Position as _, Seat, Side};

use super::{Phase, Position, Step};
use crate::exchange::{self, Exchange};
use crate::moves::Action;
use crate::potion;
use crate::trick::{self, Trick};

impl Position {
    /// Every legal action of a seat, in ascending order; none if it is not waited for.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.turn().seats().contains(seat) {
            self.each_step(self.leg.side(seat), |step| actions.push(step.action()));
        }
        actions
    }

    /// What this player may give before the first trick.
    #[inline]
    pub(super) fn give(&self, side: Side) -> Exchange {
        exchange::give(self.hand(side), self.track.round.into())
    }

    /// What this player, who has still to choose, may choose for an exchange; `None` if there is none.
    pub fn exchange(&self, side: Side) -> Option<Exchange> {
        match self.phase {
            Phase::Give(_) => Some(self.give(side)),
            Phase::Swap { .. } => Some(potion::swap(self.hand(side))),
            Phase::Deal | Phase::Lead(_) | Phase::Follow { .. } | Phase::Over(_) => None,
        }
    }

    /// Calls `each` with every legal step of this player, who is waited for, in the order of the actions.
    #[inline]
    pub fn each_step(&self, side: Side, mut each: impl FnMut(Step)) {
        let hand = self.hand(side);
        match self.phase {
            Phase::Deal | Phase::Over(_) => {}
            Phase::Give(waiting) => self.give(side).each(|cards| each(Step::Give(side, cards, waiting))),
            Phase::Lead(leader) => trick::leads(hand).iter().for_each(|led| each(Step::Lead(leader, led))),
            Phase::Follow { leader, led } => trick::follows(hand, led)
                .iter()
                .for_each(|followed| each(Step::Follow(Trick { leader, led, followed }))),
            Phase::Swap { trick, waiting } => {
                potion::swap(hand).each(|cards| each(Step::Swap(side, cards, trick, waiting)));
            }
        }
    }

    /// A legal step of the player to move, all equally likely.
    #[inline]
    pub(super) fn random_step(&self, entropy: &mut impl Entropy) -> Step {
        match self.phase {
            Phase::Deal | Phase::Over(_) => unreachable!("nobody is to move"),
            Phase::Give(waiting) => {
                let side = waiting.first();
                Step::Give(side, self.give(side).random(entropy), waiting)
            }
            Phase::Lead(leader) => Step::Lead(leader, trick::leads(self.hand(leader)).pick(entropy)),
            Phase::Follow { leader, led } => {
                let followed = trick::follows(self.hand(leader.other()), led).pick(entropy);
                Step::Follow(Trick { leader, led, followed })
            }
            Phase::Swap { trick, waiting } => {
                let side = waiting.first();
                Step::Swap(side, potion::swap(self.hand(side)).random(entropy), trick, waiting)
            }
        }
    }
}

impl Step {
    /// The action that comes to this.
    #[inline]
    pub fn action(&self) -> Action {
        match *self {
            Step::Give(_, cards, _) => Action::Give(cards),
            Step::Lead(_, led) => led.action(),
            Step::Follow(trick) => Action::Play(trick.followed),
            Step::Swap(_, cards, ..) => Action::Swap(cards),
        }
    }
}
