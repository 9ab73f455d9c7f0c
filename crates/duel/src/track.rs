//! The track (D1.3), the progression of evil and the end of the game (D5).
//!
//! ```text
//! jekyll's half            hyde's half
//!  0  1  2  3  4  |  5  6  7  8  9  10
//!  ^ the marker starts here          ^ and hyde wins here
//! ```

use core::cmp::Ordering;

use game::{Seat, Standing};

use crate::role::{Both, Role};

/// The last space of the track.
pub const LAST_SPACE: u8 = 10;
/// The last space of jekyll's half.
const JEKYLLS_LAST_SPACE: u8 = 4;
/// The last round of a game.
pub const LAST_ROUND: u8 = 3;

/// D1.3: a track of 11 spaces, 0 to 10, and three rounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Track {
    /// The round that is played or dealt next, 1 to 3; at the end the last one played.
    pub round: u8,
    /// The space of the marker.
    pub marker: u8,
}

/// What follows from the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Progress {
    /// Another round is dealt.
    NextRound(Track),
    /// The game is over.
    GameOver(Track),
}

impl Track {
    /// The track before the first round.
    pub const START: Track = Track { round: 1, marker: 0 };

    /// D2.4: who leads the first trick: jekyll while the marker is on jekyll's half, hyde otherwise.
    pub fn first_leader(self) -> Role {
        if self.marker <= JEKYLLS_LAST_SPACE { Role::Jekyll } else { Role::Hyde }
    }

    /// D5.1: the marker moves by the difference of tricks, always towards hyde, at most to 10.
    ///
    /// D5.2: on 10 the game is over at once, and in any case after round 3.
    pub fn after_round(self, tricks: Both<u8>) -> Progress {
        let difference = tricks.jekyll.abs_diff(tricks.hyde);
        let marker = LAST_SPACE.min(self.marker + difference);
        if marker == LAST_SPACE || self.round == LAST_ROUND {
            Progress::GameOver(Track { marker, ..self })
        } else {
            Progress::NextRound(Track { round: self.round + 1, marker })
        }
    }

    /// D5.2: who has won, once the game is over.
    pub fn winner(self) -> Role {
        if self.marker == LAST_SPACE { Role::Hyde } else { Role::Jekyll }
    }

    /// D5.3: what the game just finished is worth to its hyde.
    pub fn score(self) -> Score {
        Score { space: self.marker, rounds: self.round }
    }
}

/// D5.3: the score of a hyde in a return match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// The space reached.
    pub space: u8,
    /// The rounds that the game took.
    pub rounds: u8,
}

impl Score {
    /// D5.3: the higher space wins; if both are 10, fewer rounds; any other tie is a draw.
    pub fn compare(self, other: Score) -> Ordering {
        // A game that does not reach 10 always takes three rounds, so the rounds tell only two tens apart.
        self.space.cmp(&other.space).then(other.rounds.cmp(&self.rounds))
    }
}

/// D5.3: which game of the match this is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Leg {
    /// The first or only game: seat 0 is jekyll.
    First,
    /// The second game of a return match: seat 1 is jekyll.
    Second {
        /// What the hyde of the first game, seat 1, reached.
        first: Score,
    },
}

impl Leg {
    /// D5.3: the role of a seat; roles are swapped in the second game.
    pub fn role(self, seat: Seat) -> Role {
        let role = if seat == Seat(0) { Role::Jekyll } else { Role::Hyde };
        match self {
            Leg::First => role,
            Leg::Second { .. } => role.other(),
        }
    }

    /// The seat that has this role.
    pub fn seat(self, role: Role) -> Seat {
        if self.role(Seat(0)) == role { Seat(0) } else { Seat(1) }
    }
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Outcome {
    /// A single game.
    Single {
        /// Who won.
        winner: Role,
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
            Outcome::Single { winner, .. } if Leg::First.role(seat) == *winner => Standing::Won,
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
