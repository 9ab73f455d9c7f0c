//! Who sits at the table, who is looking, and whose turn it is.
//!
//! A seat is a *player*, the one who decides. Where that player's cards lie, which side or role the
//! player has just now, is the game's own business: in the three-player game of `partners` people
//! move from place to place, in a return match of `duel` they swap roles, and their seat stays.

use core::fmt;

/// A player at the table, counted from 0 in the order of the record's `player` lines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a list that has one entry a seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats: those that have something to decide at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat at all.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set with this one seat in it.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The seats `0..count`.
    pub const fn first_seats(count: usize) -> SeatSet {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// This set and that seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set without that seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Is that seat in the set?
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & 1 << seat.0 != 0
    }

    /// Is nobody in the set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats of the set in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// Who is looking at the game: a seat, or somebody who sees only what everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Viewer {
    /// A player at the table.
    Seat(Seat),
    /// A spectator.
    Public,
}

impl Viewer {
    /// Every viewer of a table with so many seats.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public])
    }

    /// Is it this seat that is looking?
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat that is looking; a spectator's is one that no table has.
    pub const fn seat(self) -> Seat {
        match self {
            Viewer::Seat(seat) => seat,
            Viewer::Public => Seat(u8::MAX),
        }
    }
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Turn {
    /// A deal or a draw.
    Chance,
    /// A decision of each of these seats, in any order.
    Seats(SeatSet),
    /// Nothing: the game has ended.
    Over,
}

impl Turn {
    /// The seats that have something to decide now.
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }
}
