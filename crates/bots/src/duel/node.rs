//! A round between two tricks, as the solvers look at it: the game's own [`Round`], and who leads.

use ::duel::{Card, Cards, Led, Phase, Position, Round, Trick, trick};
use game::{BySide, Side};

/// A round before a trick is led.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Node {
    pub round: Round,
    /// Who leads.
    pub leader: Side,
}

/// What follows from a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum After {
    /// The next trick is led.
    Next(Node),
    /// Cards are swapped before the next trick is led; the trick itself is taken already, which changes nothing.
    Swap(Node),
}

impl Node {
    /// The node of a position: a card led is taken back, and a trick that waits for a swap is taken.
    pub fn of(position: &Position) -> Node {
        let mut round = position.round;
        let leader = match position.phase {
            Phase::Give(_) => position.track.first_leader(),
            Phase::Lead(leader) => leader,
            Phase::Follow { leader, led } => {
                // The order already counts the card led; to rank it again changes nothing.
                round.hands[leader] = round.hands[leader].with(led.card);
                leader
            }
            Phase::Swap { trick, .. } => round.take(&trick),
            // The round is over, and nobody leads.
            Phase::Deal | Phase::Over(_) => Side::Jekyll,
        };
        Node { round, leader }
    }

    /// How many tricks are still to be played.
    #[inline]
    pub fn left(&self) -> usize {
        self.round.hands.jekyll.len()
    }

    /// The hand of who leads.
    #[inline]
    pub fn leading(&self) -> Cards {
        self.round.hands[self.leader]
    }

    /// The hand of who follows.
    #[inline]
    pub fn following(&self) -> Cards {
        self.round.hands[self.leader.other()]
    }

    /// All cards in hand.
    #[inline]
    pub fn alive(&self) -> Cards {
        self.round.hands.jekyll | self.round.hands.hyde
    }

    /// The cards that may follow.
    #[inline]
    pub fn follows(&self, led: Led) -> Cards {
        trick::follows(self.following(), led)
    }

    /// Plays a trick.
    #[inline]
    pub fn trick(&self, led: Led, followed: Card) -> After {
        let trick = Trick { leader: self.leader, led, followed };
        let mut round = self.round;
        round.play_card(self.leader, led.card);
        round.play_card(self.leader.other(), followed);
        let swap = round.swap_follows(&trick);
        let leader = round.take(&trick);
        let next = Node { round, leader };
        if swap { After::Swap(next) } else { After::Next(next) }
    }

    /// Exchanges these cards of who leads for those of who follows.
    #[inline]
    pub fn exchange(mut self, leading: Cards, following: Cards) -> Node {
        let of = |side| if side == self.leader { leading } else { following };
        self.round.exchange(BySide::from_fn(of));
        self
    }
}
