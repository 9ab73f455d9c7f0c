//! The track (D1.3), the progression of evil and the end of the game (D5).
//!
//! ```text
//! jekyll's half            hyde's half
//!  0  1  2  3  4  |  5  6  7  8  9  10
//!  ^ the marker starts here          ^ and hyde wins here
//! ```

use core::cmp::Ordering;

use game::{BySide, Seat, Side, Viewer};

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

/// D5.1: by how many spaces the tricks of a round move the marker.
#[inline]
pub fn difference(tricks: BySide<u8>) -> u8 {
    tricks.jekyll.abs_diff(tricks.hyde)
}

impl Track {
    /// The track before the first round.
    pub const START: Track = Track { round: 1, marker: 0 };

    /// D2.4: who leads the first trick: jekyll while the marker is on jekyll's half, hyde otherwise.
    #[inline]
    pub fn first_leader(self) -> Side {
        if self.marker <= JEKYLLS_LAST_SPACE { Side::Jekyll } else { Side::Hyde }
    }

    /// D5.1: the marker moves by the difference of tricks, always towards hyde, at most to 10.
    ///
    /// D5.2: on 10 the game is over at once, and in any case after round 3.
    #[inline]
    pub fn after_round(self, tricks: BySide<u8>) -> Progress {
        let marker = LAST_SPACE.min(self.marker + difference(tricks));
        if marker == LAST_SPACE || self.round == LAST_ROUND {
            Progress::GameOver(Track { marker, ..self })
        } else {
            Progress::NextRound(Track { round: self.round + 1, marker })
        }
    }

    /// D5.2: who has won, once the game is over.
    pub fn winner(self) -> Side {
        if self.marker == LAST_SPACE { Side::Hyde } else { Side::Jekyll }
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
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
    /// D5.3: the side of a seat; sides are swapped in the second game.
    #[inline]
    pub fn side(self, seat: Seat) -> Side {
        let side = if seat == Seat(0) { Side::Jekyll } else { Side::Hyde };
        match self {
            Leg::First => side,
            Leg::Second { .. } => side.other(),
        }
    }

    /// The side of who is looking, if it is a player.
    pub fn side_of(self, viewer: Viewer) -> Option<Side> {
        let seat = viewer.seat();
        (seat.index() < 2).then(|| self.side(seat))
    }

    /// The seat that has this side.
    #[inline]
    pub fn seat(self, side: Side) -> Seat {
        if self.side(Seat(0)) == side { Seat(0) } else { Seat(1) }
    }
}
