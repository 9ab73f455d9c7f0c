//! Who wins a trick, and what a transformation does to it (P4).

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU8;
use core::ops::Deref;

use game::Fault;

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

/// The cards played in a hand, trick after trick: a list that has room for all cards, so that a view is copied in one piece.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "Vec<Played>", try_from = "Vec<Played>"))]
pub struct Plays {
    /// Behind the last card all are alike, so that lists are the same if they look the same.
    cards: [Played; Card::COUNT],
    count: u8,
}

impl Plays {
    const FILLER: Played = Played { turn: Place::N, from: Place::N, card: Card::ALL[0] };

    /// Adds a card; a hand has no more than there are.
    #[inline]
    pub(crate) fn push(&mut self, played: Played) {
        self.cards[usize::from(self.count)] = played;
        self.count += 1;
    }
}

/// No card has been played.
impl Default for Plays {
    fn default() -> Plays {
        Plays { cards: [Plays::FILLER; Card::COUNT], count: 0 }
    }
}

impl Deref for Plays {
    type Target = [Played];

    #[inline]
    fn deref(&self) -> &[Played] {
        &self.cards[..usize::from(self.count)]
    }
}

impl fmt::Debug for Plays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl From<Plays> for Vec<Played> {
    fn from(plays: Plays) -> Vec<Played> {
        plays.to_vec()
    }
}

/// More cards than there are cannot be played.
impl TryFrom<Vec<Played>> for Plays {
    type Error = Fault;

    fn try_from(list: Vec<Played>) -> Result<Plays, Fault> {
        if list.len() > Card::COUNT {
            return Err(Fault::not("a number of cards that a hand has", &list.len().to_string()));
        }
        let mut plays = Plays::default();
        list.into_iter().for_each(|played| plays.push(played));
        Ok(plays)
    }
}

/// The highest card of a trick so far: its rank and the place in front of which it lies, in one byte, because search compares
/// and copies little else.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Leading(NonZeroU8);

impl Leading {
    /// A card of that rank in front of that place, as if it were the highest.
    #[inline]
    pub const fn new(rank: Rank, at: Place) -> Leading {
        match NonZeroU8::new((rank as u8 + 1) << 2 | at as u8) {
            Some(bits) => Leading(bits),
            None => unreachable!(),
        }
    }

    /// The number of the place in the two lowest bits, and above that the rank from 1.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0.get()
    }

    /// How high the card is.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[((self.bits() as usize >> 2) - 1) & 7]
    }

    /// The place in front of which it lies.
    #[inline]
    pub const fn at(self) -> Place {
        Place::from_index(self.bits())
    }

    /// P4.1: The highest card wins, among equals the first played.
    #[inline]
    #[must_use]
    pub fn after(best: Option<Leading>, next: Leading) -> Leading {
        match best {
            Some(best) if best.bits() | 3 >= next.bits() => best,
            Some(_) | None => next,
        }
    }

    /// How a trick ends in which this is the highest card.
    ///
    /// P4.3, P4.5: A transformation is above all others, and so the same rule finds who leads after it: the place in
    /// front of which it lies, or the first one does.
    #[inline]
    pub fn result(self) -> TrickResult {
        if self.is_transformation() { TrickResult::Lead(self.at()) } else { TrickResult::Winner(self.at()) }
    }

    /// Is it a transformation, with which nobody wins the trick?
    #[inline]
    pub const fn is_transformation(self) -> bool {
        self.bits() >= Leading::new(Rank::Transformation, Place::N).bits()
    }
}

impl fmt::Debug for Leading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at {}", self.rank(), self.at())
    }
}

/// How a trick ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum TrickResult {
    /// P4.2: This place's team takes the cards, and the place leads.
    Winner(Place),
    /// P4.3: A transformation: nobody takes the cards. This place leads.
    Lead(Place),
}

impl Played {
    /// The card as if it were the highest of its trick.
    #[inline]
    pub fn leading(&self) -> Leading {
        Leading::new(self.card.rank(), self.turn)
    }
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
        let higher = |best, next: &Played| Leading::after(Some(best), next.leading());
        others.iter().fold(first.leading(), higher).result()
    }

    /// The place that leads the next trick.
    #[inline]
    pub fn leader(self) -> Place {
        match self {
            TrickResult::Winner(place) | TrickResult::Lead(place) => place,
        }
    }
}
