//! What somebody's hand can be, for all that an onlooker has seen: a set of hands, kept exact at each event.
//!
//! An onlooker who is a player knows his own hand, so each hand that the other may hold leaves just one
//! deck. The set is therefore all there is to know: what a later event rules out depends on nothing else.

use alloc::vec::Vec;
use core::ops::Deref;

use crate::cards::{Colour, Counts};

/// A set of hands in ascending order, one of which is the true one.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Counts[]"))]
pub struct Hands(Vec<Counts>);

impl Deref for Hands {
    type Target = [Counts];

    fn deref(&self) -> &[Counts] {
        &self.0
    }
}

impl Hands {
    /// The one hand that is known.
    pub fn only(hand: Counts) -> Hands {
        Hands(Vec::from([hand]))
    }

    /// The cards that are in the hand, whichever it is.
    pub fn certain(&self) -> Counts {
        self.iter().copied().reduce(Counts::shared).unwrap_or_default()
    }

    /// The most there can be of each colour in the hand, whichever it is.
    pub fn conceivable(&self) -> Counts {
        let more = |most: Counts, hand: Counts| most.plus(hand.minus(hand.shared(most)));
        self.iter().copied().reduce(more).unwrap_or_default()
    }

    /// Cards were shown leaving the hand: it had them.
    pub(crate) fn left(&mut self, cards: Counts) {
        self.0.retain(|hand| hand.covers(cards));
        self.0.iter_mut().for_each(|hand| *hand = hand.minus(cards));
    }

    /// A card was shown entering the hand.
    pub(crate) fn entered(&mut self, colour: Colour) {
        self.0.iter_mut().for_each(|hand| *hand = hand.plus(Counts::one(colour)));
    }

    /// An unseen card came into the hand, out of those at `source`. However many cards were seen elsewhere, the hand
    /// has no more than `room` for.
    pub(crate) fn drew(&mut self, source: Counts, room: Counts) {
        self.unseen_change(|hand, colour| {
            let after = hand.plus(Counts::one(colour));
            (source.has(colour) && room.covers(after)).then_some(after)
        });
    }

    /// An unseen card left the hand.
    pub(crate) fn lost(&mut self) {
        self.unseen_change(|hand, colour| hand.has(colour).then(|| hand.minus(Counts::one(colour))));
    }

    fn unseen_change(&mut self, change: impl Fn(Counts, Colour) -> Option<Counts>) {
        let change = &change;
        let each = |&hand| Colour::ALL.into_iter().filter_map(move |colour| change(hand, colour));
        self.0 = self.0.iter().flat_map(each).collect();
        self.0.sort_unstable();
        self.0.dedup();
    }

    /// Something was seen that happens only with such a hand.
    pub(crate) fn retain(&mut self, is_such: impl Fn(Counts) -> bool) {
        self.0.retain(|&hand| is_such(hand));
    }
}
