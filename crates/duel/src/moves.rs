//! What can be done at the table, and what the table says about it.

use core::cmp::Ordering;

use game::{BySide, Seat, Side, Standing};

use crate::cards::{Card, Cards, Colour, Potion};
use crate::reckoning::Taken;
use crate::track::{Leg, Progress, Score, Track, difference};
use crate::view::View;

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Cards for the exchange before the first trick: `give P3,+2`.
    Give(Cards),
    /// A card to a trick, but for a potion that is led: `play P6`.
    Play(Card),
    /// A potion led, with the colour called: `play +4 W`.
    Lead(Potion, Colour),
    /// Cards for the exchange that a green card met by a potion brings: `swap P1,E2`.
    Swap(Cards),
}

/// What chance decides: nothing but the deal.
pub type Chance = Deal;

/// D2.1: all 25 cards, dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Deal {
    /// Jekyll's ten cards.
    pub jekyll: Cards,
    /// Hyde's ten cards.
    pub hyde: Cards,
    /// The five cards that nobody sees.
    pub aside: Cards,
}

impl Deal {
    /// The deal in which these hands are dealt and all other cards set aside.
    pub fn of_hands(hands: BySide<Cards>) -> Deal {
        Deal { jekyll: hands.jekyll, hyde: hands.hyde, aside: Cards::ALL - hands.jekyll - hands.hyde }
    }

    /// The hands that are dealt.
    #[inline]
    pub fn hands(&self) -> BySide<Cards> {
        BySide { jekyll: self.jekyll, hyde: self.hyde }
    }
}

/// What follows from a move by the rules, for everybody to see.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Note {
    /// A trick is taken.
    Trick(Taken),
    /// A round has ended.
    Round(RoundEnd),
    /// The second game of a return match begins.
    Game2,
}

/// How a round has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundEnd {
    /// The tricks of each side.
    pub tricks: BySide<u8>,
    /// D5.1: by how many spaces the marker has moved, if the track is long enough.
    pub difference: u8,
    /// Where the marker stands now.
    pub marker: u8,
    /// What comes then.
    pub then: Then,
    /// The table as everybody saw it when the last trick was taken, before it was cleared.
    pub table: View,
}

impl RoundEnd {
    /// The end of the round that lies on this table.
    pub(crate) fn new(table: View, progress: Progress) -> RoundEnd {
        let tricks = table.board.taken;
        let (Progress::NextRound(track) | Progress::GameOver(track)) = progress;
        let then = match progress {
            Progress::NextRound(track) => Then::Leads(track.first_leader()),
            Progress::GameOver(track) => Then::Wins(track.winner()),
        };
        RoundEnd { tricks, difference: difference(tricks), marker: track.marker, then, table }
    }
}

/// What comes after a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Then {
    /// Another round, in which this side leads first (D2.4).
    Leads(Side),
    /// The end of the game, which this side has won (D5.2).
    Wins(Side),
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Outcome {
    /// A single game.
    Single {
        /// Who won.
        winner: Side,
        /// The space reached.
        marker: u8,
        /// The last round played.
        round: u8,
    },
    /// A return match.
    Return {
        /// What each seat reached as hyde, in seat order.
        scores: [Score; 2],
    },
}

impl Outcome {
    /// The end of a single game.
    pub fn single(track: Track) -> Outcome {
        Outcome::Single { winner: track.winner(), marker: track.marker, round: track.round }
    }

    /// The end of a return match: seat 1 was hyde in the first game, seat 0 in the second.
    pub fn of_match(first: Score, second: Track) -> Outcome {
        Outcome::Return { scores: [second.score(), first] }
    }

    /// What the outcome is worth to a seat.
    pub fn standing(&self, seat: Seat) -> Standing {
        match self {
            Outcome::Single { winner, .. } if Leg::First.side(seat) == *winner => Standing::Won,
            Outcome::Single { .. } => Standing::Lost,
            Outcome::Return { scores: [zero, one] } => {
                let ordering = if seat == Seat(0) { zero.compare(*one) } else { one.compare(*zero) };
                match ordering {
                    Ordering::Less => Standing::Lost,
                    Ordering::Equal => Standing::Drew,
                    Ordering::Greater => Standing::Won,
                }
            }
        }
    }
}
