//! Who wins a trick, and what a transformation does to it (P4).

use crate::cards::{Card, Rank};
use crate::seats::Place;

/// A card on the table: one place's turn, perhaps another place's card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Played {
    /// P3.4: Whose turn it was: the card lies in front of this place and counts as played by it.
    pub turn: Place,
    /// Whose hand it came from.
    pub from: Place,
    /// The card.
    pub card: Card,
}

/// The highest card of a trick so far: its rank, and the place in front of which it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Leading {
    /// How high the card is.
    pub rank: Rank,
    /// The place in front of which it lies.
    pub at: Place,
}

impl Leading {
    /// A card as if it were the highest.
    pub fn of(played: &Played) -> Leading {
        Leading { rank: played.card.rank(), at: played.turn }
    }

    /// P4.1: The highest card wins, among equals the first played.
    #[inline]
    #[must_use]
    pub fn after(best: Option<Leading>, next: Leading) -> Leading {
        match best {
            Some(best) if best.rank >= next.rank => best,
            Some(_) | None => next,
        }
    }

    /// How a trick ends in which this is the highest card.
    ///
    /// P4.3, P4.5: A transformation is above all others, and so the same rule finds who leads after it: the place in
    /// front of which it lies, or the first one does.
    #[inline]
    pub fn result(self) -> TrickResult {
        match self.rank {
            Rank::Transformation => TrickResult::Lead(self.at),
            Rank::A | Rank::B | Rank::C | Rank::D | Rank::E | Rank::Scene | Rank::Deed => {
                TrickResult::Winner(self.at)
            }
        }
    }
}

/// How a trick ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum TrickResult {
    /// P4.2: This place's team takes the cards, and the place leads.
    Winner(Place),
    /// P4.3: A transformation: nobody takes the cards. This place leads.
    Lead(Place),
}

impl TrickResult {
    /// The end of a trick of these four cards.
    ///
    /// ```text
    /// n J5   e HD   s J7   w H3      Winner(e)
    /// n J5   e H3   s J7   w Hx1     Winner(n)
    /// n J5   e HT   s JT   w HA      Lead(e)
    /// ```
    pub fn of(trick: &[Played; 4]) -> TrickResult {
        let [first, others @ ..] = trick;
        let higher = |best, next| Leading::after(Some(best), Leading::of(next));
        others.iter().fold(Leading::of(first), higher).result()
    }

    /// The place that leads the next trick.
    #[inline]
    pub fn leader(self) -> Place {
        match self {
            TrickResult::Winner(place) | TrickResult::Lead(place) => place,
        }
    }
}
