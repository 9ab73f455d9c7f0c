//! What can be read off a position, and positions made to be studied.

use game::{BySide, Seat, Side};

use super::{Awaits, Position, hydes_places};
use crate::cards::{Card, Cards};
use crate::options::{Options, SeatCard};
use crate::score;
use crate::seats::{ByPlace, Place, Places, Seating, Teams};
use crate::trick::Played;

impl Position {
    /// The rest of a hand, to study: these cards are left, and that place leads the next trick. Nothing was scored before, and
    /// nothing taken in this hand: see [`having_taken`](Position::having_taken).
    ///
    /// Every trick must find two cards of either side: the hands hold as many cards of the one as of the other, and an
    /// even number; no card is there twice.
    pub fn ending(seating: Seating, teams: Teams, hands: ByPlace<Cards>, leader: Place) -> Position {
        let options = match seating {
            Seating::Four if teams.n == teams.e => Options::four(SeatCard::B),
            Seating::Four => Options::four(SeatCard::A),
            Seating::Three { ghost, .. } => Options::three(ghost),
        };
        let hands = Place::ALL.map(|place| hands[place]);
        let left: usize = hands.iter().map(|hand| hand.len()).sum();
        Position {
            seating,
            hyde: hydes_places(&teams),
            awaits: Awaits::Turn,
            dealer: Some(leader.right()),
            hands,
            turn: leader,
            played: (Card::COUNT - left) as u8,
            ..Position::new(&options)
        }
    }

    /// The same with these cards already taken by the teams, and those carried over from tricks that nobody has won. Cards that
    /// are nowhere count for nobody.
    #[must_use]
    pub fn having_taken(self, piles: BySide<Cards>, carried: Cards) -> Position {
        Position { piles, table: carried, ..self }
    }

    /// The same with these cards in the hands: for those who imagine what is hidden from them.
    #[inline]
    #[must_use]
    pub fn holding(self, hands: ByPlace<Cards>) -> Position {
        Position { hands: [hands.n, hands.e, hands.s, hands.w], ..self }
    }

    /// The same as it was when the hand had been dealt in which these cards have been played since.
    #[must_use]
    pub fn as_dealt(&self, played: &[Played]) -> Position {
        let mut dealt = *self;
        for played in played {
            let hand = &mut dealt.hands[played.from.index()];
            *hand = hand.with(played.card);
        }
        let turn = played.first().map_or(self.turn, |first| first.turn);
        let (table, piles) = (Cards::EMPTY, BySide::default());
        Position { table, piles, awaits: Awaits::Turn, turn, leading: None, played: 0, ..dealt }
    }

    /// The cards of a place, hidden or open.
    #[inline]
    pub fn cards(&self, place: Place) -> Cards {
        self.hands[place.index()]
    }

    /// The cards of several places together.
    #[inline]
    pub fn cards_at(&self, places: Places) -> Cards {
        let at = |place| if places.contains(place) { self.cards(place) } else { Cards::EMPTY };
        at(Place::N) | at(Place::E) | at(Place::S) | at(Place::W)
    }

    /// P6.1: The ghost's cards, which lie open; none with four players.
    pub fn open(&self) -> Cards {
        self.seating.ghost().map_or(Cards::EMPTY, |ghost| self.cards(ghost))
    }

    /// The side that a place plays for; jekyll before the lot.
    #[inline]
    pub fn side_of(&self, place: Place) -> Side {
        if self.hyde.contains(place) { Side::Hyde } else { Side::Jekyll }
    }

    /// The places of a side's team.
    #[inline]
    pub fn team(&self, side: Side) -> Places {
        match side {
            Side::Jekyll => Places::ALL - self.hyde,
            Side::Hyde => self.hyde,
        }
    }

    /// The side of each place.
    pub fn teams(&self) -> Teams {
        ByPlace::from_fn(|place| self.side_of(place))
    }

    /// The place that was asked to play for the one whose turn it is.
    #[inline]
    pub fn asked(&self) -> Option<Place> {
        if let Awaits::Asked(place) = self.awaits { Some(place) } else { None }
    }

    /// Is no hand being played? Search within a hand stops here and looks at [`hand_score`](Position::hand_score).
    #[inline]
    pub fn hand_over(&self) -> bool {
        self.deciding_place().is_none()
    }

    /// What the two teams have scored in this hand so far or, between hands, in the last one.
    #[inline]
    pub fn hand_score(&self) -> BySide<u32> {
        BySide::from_fn(|side| score::score(side, self.piles[side]))
    }

    /// The seat that has to decide.
    #[inline]
    pub fn decider(&self) -> Option<Seat> {
        self.deciding_place().map(|place| self.seating.decider(place))
    }
}
