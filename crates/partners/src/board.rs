//! What lies open on the table: all that everybody sees, and nothing else.

use alloc::vec::Vec;

use game::Seat;

use crate::cards::{Card, Cards};
use crate::options::{Options, SeatCard};
use crate::score::Totals;
use crate::seats::{ByPlace, Place, Seating, Teams};
use crate::sides::{BySide, Side};
use crate::trick::TrickResult;

/// The public part of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// What was agreed.
    pub options: Options,
    /// Who sits where, in this hand or, between hands, in the next.
    pub seating: Seating,
    /// The totals after the hands so far.
    pub totals: Totals,
    /// The score sheet: what each hand so far brought the two teams.
    pub sheet: Vec<BySide<u32>>,
    /// What the game waits for.
    pub phase: Phase,
}

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// P2.2: The lot that says which team is jekyll.
    Lot {
        /// The card that says who plays with whom.
        seat_card: SeatCard,
    },
    /// P2.3: The first deal with four players; who deals is a matter of chance too.
    FirstDeal {
        /// The side of each place.
        teams: Teams,
    },
    /// The next deal.
    Deal {
        /// The side of each place.
        teams: Teams,
        /// Who deals.
        dealer: Place,
    },
    /// A decision in the hand that is being played.
    Play(Hand),
    /// Nothing: the game has ended with this hand.
    Over(Hand),
}

/// What everybody sees of a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// The side of each place.
    pub teams: Teams,
    /// Who dealt.
    pub dealer: Place,
    /// P1.6: The backs show the side, so everybody counts how many cards of each side lie at a place.
    pub backs: ByPlace<BySide<u8>>,
    /// P6.1: The ghost's cards, which lie open; none with four players.
    pub open: Cards,
    /// The cards played so far, trick after trick.
    pub played: Vec<Played>,
    /// P7.2: The cards that each team has taken, for everybody to look at.
    pub piles: BySide<Cards>,
    /// P4.3: The cards of earlier tricks that nobody has won yet.
    pub carried: Cards,
    /// Whose turn it is: the place in front of which the next card will lie.
    pub turn: Place,
    /// What has been done on this turn.
    pub step: Step,
}

/// What has been done on a turn, and so who decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Step {
    /// Nothing: the place whose turn it is plays or asks.
    Turn,
    /// This place was asked and plays.
    Asked(Place),
}

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

/// What followed from a move by the rules, for everybody to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Note {
    /// Three players: who sits where in the hand that begins.
    Seats(Seating),
    /// Three players: the place that plays alone in the hand that begins.
    Solo(Place),
    /// A trick is complete.
    Trick(TrickResult),
    /// The hand is over: what it brought the two teams.
    Score(BySide<u32>),
}

impl Board {
    /// The hand that is being played.
    pub fn hand(&self) -> Option<&Hand> {
        match &self.phase {
            Phase::Play(hand) => Some(hand),
            Phase::Lot { .. } | Phase::FirstDeal { .. } | Phase::Deal { .. } | Phase::Over(_) => None,
        }
    }

    /// The seat that has something to decide, with the hand it decides in.
    pub fn decider(&self) -> Option<(Seat, &Hand)> {
        self.hand().map(|hand| (self.seating.decider(hand.deciding_place()), hand))
    }

    /// P7.1: Partners make no arrangements from the first deal to the end of the game: the table has no free chat while
    /// this is false.
    pub fn talk_allowed(&self) -> bool {
        match &self.phase {
            Phase::Lot { .. } | Phase::FirstDeal { .. } | Phase::Over(_) => true,
            Phase::Deal { .. } => self.sheet.is_empty(),
            Phase::Play(_) => false,
        }
    }

    /// What three players are told before each hand.
    pub(crate) fn seating_notes(&self) -> Vec<Note> {
        let ghost = self.seating.ghost();
        ghost.map_or(Vec::new(), |ghost| {
            Vec::from([Note::Seats(self.seating), Note::Solo(crate::ghost::solo(ghost))])
        })
    }
}

impl Hand {
    /// The cards on the table in this trick; none when the next one is still to be led.
    pub fn trick(&self) -> &[Played] {
        &self.played[self.played.len() / 4 * 4..]
    }

    /// The tricks of this hand, the last one perhaps incomplete.
    pub fn tricks(&self) -> impl Iterator<Item = &[Played]> {
        self.played.chunks(4)
    }

    /// The cards that are out of everybody's hands.
    pub fn gone(&self) -> Cards {
        self.played.iter().map(|played| played.card).collect()
    }

    /// P3.1: The side of the card to be played: that of the place whose turn it is.
    pub fn side(&self) -> Side {
        self.teams[self.turn]
    }

    /// The place that has to play or ask now.
    pub fn deciding_place(&self) -> Place {
        match self.step {
            Step::Turn => self.turn,
            Step::Asked(place) => place,
        }
    }
}
