//! What can be done, what chance decides, what is said of it, and how the game ends.

use alloc::boxed::Box;

use game::{BySide, Seat, SeatSet, Standing};

use crate::cards::Card;
use crate::deal::Deal;
use crate::reckoning::Taken;
use crate::score::{Leader, Terms, Totals};
use crate::seats::{Place, Seating, Teams, seats_of};
use crate::view::View;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Play this card, on one's own turn or because one was asked.
    Play(Card),
    /// Ask this place for a card of one's own side.
    Ask(Place),
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Chance {
    /// P2.2: Which team is jekyll.
    Teams(Teams),
    /// P2.3: Who holds which cards.
    Deal(Deal),
}

/// What followed from a move by the rules, for everybody to know.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Note {
    /// Three players: who sits where in the hand that begins.
    Seats(Seating),
    /// Three players: the place that plays alone in the hand that begins.
    Solo(Place),
    /// A trick is complete.
    Trick(Taken),
    /// The hand is over.
    Score(Box<HandEnd>),
}

/// The end of a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandEnd {
    /// P5.1: What it brought the two teams.
    pub score: BySide<u32>,
    /// P5.1: What that is made of.
    pub terms: BySide<Terms>,
    /// P5.3, P6.6: What it adds to the totals.
    pub added: Totals,
    /// The table as everybody saw it when the last trick was complete, before it was cleared.
    pub table: View,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The seats that have won: a team, or one of three players.
    pub winners: SeatSet,
    /// The last totals.
    pub totals: Totals,
}

impl Outcome {
    /// The end of a game that this leader has won.
    pub(crate) fn new(winner: Leader, teams: &Teams, totals: Totals) -> Outcome {
        let winners = match winner {
            Leader::Player(seat) => SeatSet::only(seat),
            Leader::Team(side) => seats_of(side, teams),
        };
        Outcome { winners, totals }
    }

    /// What the end is worth to a seat.
    pub(crate) fn standing(&self, seat: Seat) -> Standing {
        if self.winners.contains(seat) { Standing::Won } else { Standing::Lost }
    }
}
