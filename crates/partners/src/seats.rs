//! Who sits where, and who plays with whom (P2.1, P2.2). How three players move on is in [`ghost`](crate::ghost).

use game::{Seat, SeatSet, Side, require};

use crate::options::SeatCard;
use crate::refusals::Illegal;

/// P2.1: A place at the table, where cards lie. *Left* of a player is the next place clockwise:
///
/// ```text
///         n
///     w       e
///         s
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Place {
    /// North.
    N,
    /// East.
    E,
    /// South.
    S,
    /// West.
    W,
}

impl Place {
    /// All places, clockwise.
    pub const ALL: [Place; 4] = [Place::N, Place::E, Place::S, Place::W];

    /// The place with that number; north comes again after west.
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Place {
        Place::ALL[(index & 3) as usize]
    }

    /// The number of the place, clockwise from 0 for north.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The place that number of steps clockwise from here.
    #[inline]
    #[must_use]
    pub const fn clockwise(self, steps: usize) -> Place {
        Place::from_index(self as u8 + (steps & 3) as u8)
    }

    /// The place to the left, which is the next one clockwise.
    #[inline]
    #[must_use]
    pub const fn left(self) -> Place {
        self.clockwise(1)
    }

    /// The place opposite.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Place {
        self.clockwise(2)
    }

    /// The place to the right.
    #[must_use]
    pub const fn right(self) -> Place {
        self.clockwise(3)
    }
}

game::words! { Place, "a place"; N => "n", E => "e", S => "s", W => "w" }

game::bit_set! {
    /// A set of places, clockwise from north.
    pub struct Places(u8) of Place; "Place[]"
}

impl Places {
    /// All four places.
    pub const ALL: Places = Places(0b1111);
}

game::one_each! {
    /// One thing for each place.
    pub struct ByPlace<T> of Place {
        /// North's.
        n: N,
        /// East's.
        e: E,
        /// South's.
        s: S,
        /// West's.
        w: W,
    }
}

/// The side that each place plays for.
pub type Teams = ByPlace<Side>;

/// P2.1: The teams that the seat card allows, given north's side: A pairs those opposite, B north with east.
pub fn teams(seat_card: SeatCard, north: Side) -> Teams {
    let south = north.other();
    match seat_card {
        SeatCard::A => ByPlace { n: north, e: south, s: north, w: south },
        SeatCard::B => ByPlace { n: north, e: north, s: south, w: south },
    }
}

/// P2.2: The lot decides which pair is jekyll, and that stays for the whole game.
pub fn lots(seat_card: SeatCard) -> [Teams; 2] {
    Side::BOTH.map(|north| teams(seat_card, north))
}

/// P2.1: Are these teams that the seat card allows?
pub(crate) fn judge_lot(seat_card: SeatCard, teams: &Teams) -> Result<(), Illegal> {
    require(lots(seat_card).contains(teams), Illegal::TeamsUnlikeSeatCard)
}

/// Four players: the seats of a team.
pub(crate) fn seats_of(side: Side, teams: &Teams) -> SeatSet {
    let team = teams.iter().filter(|&(_, &of)| of == side);
    team.fold(SeatSet::EMPTY, |seats, (place, _)| seats.with(Seating::Four.decider(place)))
}

/// Which person sits at which place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seating {
    /// Four players: the first at north, the others clockwise, for ever.
    Four,
    /// Three players round the ghost of this hand.
    Three {
        /// The place that belongs to nobody.
        ghost: Place,
        /// The players clockwise from the ghost: his left neighbour, the solo opposite him, his right neighbour.
        players: [Seat; 3],
    },
}

impl Seating {
    /// Three players in the first hand, seated in the order of the places `n e s w` without the ghost's.
    pub fn three(ghost: Place) -> Seating {
        let seat = |steps| {
            let place = ghost.clockwise(steps);
            Seat(place.index() as u8 - u8::from(place > ghost))
        };
        Seating::Three { ghost, players: [seat(1), seat(2), seat(3)] }
    }

    /// The place where this person sits, if there is such a person.
    pub fn place(&self, seat: Seat) -> Option<Place> {
        match self {
            Seating::Four => Place::ALL.get(seat.index()).copied(),
            Seating::Three { .. } => Place::ALL.into_iter().find(|&place| self.person(place) == Some(seat)),
        }
    }

    /// The person who sits at this place; nobody sits at the ghost's.
    pub fn person(&self, place: Place) -> Option<Seat> {
        (Some(place) != self.ghost()).then(|| self.decider(place))
    }

    /// The person who decides for this place: whoever sits there, or the solo for his ghost.
    #[inline]
    pub fn decider(&self, place: Place) -> Seat {
        match self {
            Seating::Four => Seat(place.index() as u8),
            Seating::Three { ghost, players: [left, solo, right] } => {
                let clockwise_from_ghost = [solo, left, solo, right];
                *clockwise_from_ghost[(place.index() + 4 - ghost.index()) % 4]
            }
        }
    }

    /// The place of the ghost, if there is one.
    pub fn ghost(&self) -> Option<Place> {
        if let Seating::Three { ghost, .. } = self { Some(*ghost) } else { None }
    }
}
