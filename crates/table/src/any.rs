//! The one list of games.
//!
//! A game is chosen by a word on a command line or in a record. What is then done with it is written once, generic
//! over the game, and handed to [`with_game!`](crate::with_game).

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use game::notation::Field;
use game::{Move, Notation, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The games, by the names that records use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameName {
    /// "Dr. Jekyll & Mr. Hyde", three or four players.
    Partners,
    /// "Jekyll vs Hyde", two players.
    Duel,
    /// "Jekyll & Hyde 1.3", two players and a map.
    London,
}

/// `with_game!(name, G => expression)`: the expression, with `G` the state type of the game of that name.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $G:ident => $body:expr) => {
        match $name {
            $crate::any::GameName::Partners => {
                type $G = $crate::partners::State;
                $body
            }
            $crate::any::GameName::Duel => {
                type $G = $crate::duel::State;
                $body
            }
            $crate::any::GameName::London => {
                type $G = $crate::london::State;
                $body
            }
        }
    };
}

impl GameName {
    /// All games, in the order of the books.
    pub const ALL: [GameName; 3] = [GameName::Partners, GameName::Duel, GameName::London];

    /// The name as records write it.
    pub const fn as_str(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// There is no game of that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownGame;

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such game: it is partners, duel or london")
    }
}

impl core::error::Error for UnknownGame {}

impl FromStr for GameName {
    type Err = UnknownGame;

    fn from_str(word: &str) -> Result<GameName, UnknownGame> {
        GameName::ALL.into_iter().find(|name| name.as_str() == word).ok_or(UnknownGame)
    }
}

/// What options of any game may name.
#[derive(Clone, Debug, Default)]
pub struct Shelves {
    /// The maps of `london`, the built-in one among them.
    pub maps: london::Shelf,
}

/// A game with everything that tables and tools need.
pub trait Playable:
    Notation<Options: Serialize, Action: Serialize, View: Serialize, Seen: Serialize>
{
    /// Which one it is.
    const GAME: GameName;

    /// What its options may name.
    fn shelf(shelves: &Shelves) -> &Self::Shelf;

    /// The ways in which `player` lines can name the seats under these options: one of them is drawn by lot.
    fn seatings(fields: &[Field<'_>]) -> Vec<Vec<&'static str>>;

    /// The seats that win and lose together with this one, which is among them.
    fn side(_options: &Self::Options, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// In a return match everybody moves on by so many seats: sides change, partners stay together.
    fn return_by(_options: &Self::Options) -> usize {
        1
    }

    /// Does this move, about to be made, show the viewer something that was hidden from him? Then it cannot be taken
    /// back. Whoever decides knows what he does; what else he learns counts. Chance always counts.
    fn shows(&self, mv: &Move<Self>, viewer: Viewer) -> bool;
}

/// A value of a game as JSON.
pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("what games show are structs, enums, lists and numbers")
}

impl Playable for partners::State {
    const GAME: GameName = GameName::Partners;

    fn shelf(_: &Shelves) -> &() {
        &()
    }

    /// With three players one of the four places is the ghost's.
    fn seatings(fields: &[Field<'_>]) -> Vec<Vec<&'static str>> {
        let places = vec!["n", "e", "s", "w"];
        let three = fields.iter().any(|field| field.key.text == "players" && field.value.text == "3");
        if !three {
            return vec![places];
        }
        let without = |ghost| places.iter().copied().filter(|place| *place != ghost).collect();
        places.iter().copied().map(without).collect()
    }

    /// Two pairs, or three players each for himself.
    fn side(options: &partners::Options, seat: Seat) -> SeatSet {
        let partner = match options.players {
            partners::Players::Three { .. } => seat,
            partners::Players::Four { seat_card: partners::SeatCard::A } => Seat(seat.0 ^ 2),
            partners::Players::Four { seat_card: partners::SeatCard::B } => Seat(seat.0 ^ 1),
        };
        SeatSet::only(seat).with(partner)
    }

    fn return_by(options: &partners::Options) -> usize {
        match options.players {
            partners::Players::Four { seat_card: partners::SeatCard::B } => 2,
            partners::Players::Four { seat_card: partners::SeatCard::A }
            | partners::Players::Three { .. } => 1,
        }
    }

    /// A card out of a hidden hand. What is asked, and the ghost's cards, everybody could see before.
    fn shows(&self, mv: &Move<Self>, viewer: Viewer) -> bool {
        match mv {
            Move::Chance(_) => true,
            Move::Act(_, partners::Action::Ask(_)) => false,
            Move::Act(seat, partners::Action::Play(card)) => {
                let open = self.board().hand().is_some_and(|hand| hand.open.contains(*card));
                !open && !viewer.is(*seat)
            }
        }
    }
}

impl Playable for duel::State {
    const GAME: GameName = GameName::Duel;

    fn shelf(_: &Shelves) -> &() {
        &()
    }

    fn seatings(_: &[Field<'_>]) -> Vec<Vec<&'static str>> {
        vec![vec!["jekyll", "hyde"]]
    }

    /// A card played; and the cards of an exchange once it is made, to those who make it.
    fn shows(&self, mv: &Move<Self>, viewer: Viewer) -> bool {
        match mv {
            Move::Chance(_) => true,
            Move::Act(seat, duel::Action::Play(_) | duel::Action::Lead(..)) => !viewer.is(*seat),
            Move::Act(_, duel::Action::Give(_) | duel::Action::Swap(_)) => {
                let made_now = self.board().turn().seats().len() == 1;
                made_now && viewer != Viewer::Public
            }
        }
    }
}

impl Playable for london::State {
    const GAME: GameName = GameName::London;

    fn shelf(shelves: &Shelves) -> &london::Shelf {
        &shelves.maps
    }

    fn seatings(_: &[Field<'_>]) -> Vec<Vec<&'static str>> {
        vec![vec!["jekyll", "hyde"]]
    }

    /// A card out of a hand, and whatever else comes to light: a tile, a cure, that somebody cannot pay.
    fn shows(&self, mv: &Move<Self>, viewer: Viewer) -> bool {
        use london::{Action, Reveal, Seen, Unit};
        let Move::Act(seat, action) = mv else { return true };
        match game::Game::seen(self, mv, viewer) {
            Seen::Act(_, _, Reveal::Nothing) => {}
            Seen::Act(..)
            | Seen::Setup
            | Seen::Card(_)
            | Seen::Steal(_)
            | Seen::Token(..)
            | Seen::Tokens(_) => {
                return true;
            }
        }
        match action {
            Action::Raise(_)
            | Action::Whiten(..)
            | Action::Discard(_)
            | Action::Resist(_)
            | Action::Alleviate(..)
            | Action::Pay(Unit::Card(_)) => !viewer.is(*seat),
            Action::Move(_)
            | Action::Meet(_)
            | Action::Vice
            | Action::Trash(_)
            | Action::Steal
            | Action::Buy(_)
            | Action::Mix
            | Action::Research
            | Action::Pass
            | Action::Decline
            | Action::Pay(Unit::Token | Unit::Coloured(_) | Unit::BlackPair)
            | Action::Whites(_)
            | Action::Lift(_) => false,
        }
    }
}
