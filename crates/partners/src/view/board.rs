//! What lies open on the table: all that everybody sees, and nothing else.

use alloc::vec::Vec;

use game::{BySide, Seat, Side};

use crate::cards::Cards;
use crate::memory::Memory;
use crate::options::{Options, SeatCard};
use crate::position::{Awaits, Position, hydes_places};
use crate::score::Totals;
use crate::seats::{ByPlace, Place, Seating, Teams};
use crate::trick::{Leading, Played, Plays};

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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
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
    /// P7.2: The cards played so far, trick after trick.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Played>"))]
    pub played: Plays,
    /// P7.2: The cards that each team has taken, for everybody to look at.
    pub piles: BySide<Cards>,
    /// P4.3: The cards of earlier tricks that nobody has won yet.
    pub carried: Cards,
    /// Whose turn it is: the place in front of which the next card will lie.
    pub turn: Place,
    /// Who decides on that turn.
    #[cfg_attr(feature = "serde", serde(rename = "step"))]
    pub deciding: Deciding,
}

/// Who decides on a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Deciding {
    /// The place whose turn it is plays or asks.
    Turn,
    /// This place was asked and plays.
    Asked(Place),
}

impl Board {
    /// What everybody sees of a position, and has seen.
    #[inline(always)] // So that the parts of a view are written where they stay, and not moved there.
    pub(crate) fn new(position: &Position, memory: &Memory) -> Board {
        let teams = position.teams();
        let phase = match (position.awaits, position.dealer) {
            (Awaits::Lot, _) => Phase::Lot { seat_card: position.options.seat_card() },
            (Awaits::Deal | Awaits::Turn | Awaits::Asked(_) | Awaits::Nothing, None) => {
                Phase::FirstDeal { teams }
            }
            (Awaits::Deal, Some(dealer)) => Phase::Deal { teams, dealer },
            (Awaits::Turn | Awaits::Asked(_) | Awaits::Nothing, Some(dealer)) => {
                let hand = Hand::new(position, teams, dealer, &memory.played);
                if position.awaits == Awaits::Nothing { Phase::Over(hand) } else { Phase::Play(hand) }
            }
        };
        Board {
            options: position.options,
            seating: position.seating,
            totals: position.totals,
            sheet: memory.sheet.clone(),
            phase,
        }
    }

    /// What everybody remembers who has seen this.
    pub(super) fn memory(&self) -> Memory {
        let played = match &self.phase {
            Phase::Play(hand) | Phase::Over(hand) => hand.played,
            Phase::Lot { .. } | Phase::FirstDeal { .. } | Phase::Deal { .. } => Plays::default(),
        };
        Memory { played, sheet: self.sheet.clone() }
    }

    /// The position that looks like this, with those cards in the hands.
    #[inline]
    pub(super) fn position(&self, hands: [Cards; 4]) -> Position {
        let start = Position { seating: self.seating, totals: self.totals, ..Position::new(&self.options) };
        match &self.phase {
            Phase::Lot { .. } => Position { awaits: Awaits::Lot, ..start },
            Phase::FirstDeal { teams } => {
                Position { hyde: hydes_places(teams), awaits: Awaits::Deal, dealer: None, ..start }
            }
            Phase::Deal { teams, dealer } => {
                Position { hyde: hydes_places(teams), awaits: Awaits::Deal, dealer: Some(*dealer), ..start }
            }
            Phase::Play(hand) => {
                hand.position(start, hands, hand.asked().map_or(Awaits::Turn, Awaits::Asked))
            }
            Phase::Over(hand) => hand.position(start, hands, Awaits::Nothing),
        }
    }

    /// The hand that is being played.
    pub fn hand(&self) -> Option<&Hand> {
        if let Phase::Play(hand) = &self.phase { Some(hand) } else { None }
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
}

impl Phase {
    /// The side of each place, once the lot has decided.
    pub(crate) fn teams(&self) -> Option<Teams> {
        match self {
            Phase::Lot { .. } => None,
            Phase::FirstDeal { teams } | Phase::Deal { teams, .. } => Some(*teams),
            Phase::Play(hand) | Phase::Over(hand) => Some(hand.teams),
        }
    }
}

impl Hand {
    #[inline]
    fn new(position: &Position, teams: Teams, dealer: Place, played: &Plays) -> Hand {
        let trick = trick(played).iter().map(|played| played.card).collect();
        Hand {
            teams,
            dealer,
            backs: ByPlace::from_fn(|place| position.cards(place).backs()),
            open: position.open(),
            played: *played,
            piles: position.piles,
            carried: position.table - trick,
            turn: position.turn,
            deciding: position.asked().map_or(Deciding::Turn, Deciding::Asked),
        }
    }

    #[inline]
    fn position(&self, start: Position, hands: [Cards; 4], awaits: Awaits) -> Position {
        let trick = self.trick();
        let higher = |best, next: &Played| Some(Leading::after(best, next.leading()));
        Position {
            hyde: hydes_places(&self.teams),
            awaits,
            dealer: Some(self.dealer),
            hands,
            piles: self.piles,
            table: trick.iter().fold(self.carried, |table, played| table.with(played.card)),
            turn: self.turn,
            leading: trick.iter().fold(None, higher),
            played: self.played.len() as u8,
            ..start
        }
    }

    /// The cards on the table in this trick; none when the next one is still to be led.
    pub fn trick(&self) -> &[Played] {
        trick(&self.played)
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

    /// The place that was asked to play for the one whose turn it is.
    pub fn asked(&self) -> Option<Place> {
        if let Deciding::Asked(place) = self.deciding { Some(place) } else { None }
    }

    /// The place that has to play or ask now.
    pub fn deciding_place(&self) -> Place {
        self.asked().unwrap_or(self.turn)
    }
}

/// The cards of a hand that lie in the trick which is not complete.
fn trick(played: &[Played]) -> &[Played] {
    &played[played.len() / 4 * 4..]
}
