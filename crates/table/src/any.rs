//! The one list of games.
//!
//! A game is chosen by a word on a command line or in a record. What is then done with it is written once, generic
//! over the game, and handed to [`with_game!`](crate::with_game).

use core::fmt;
use core::str::FromStr;

use game::Notation;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The games, by the names that records use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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

    /// The version of its rules.
    pub const fn rules_version(self) -> u32 {
        with_game!(self, G => <G as game::Game>::RULES_VERSION)
    }

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
    Notation<Options: Serialize, Action: Serialize, View: Serialize, Seen: Serialize, Note: Serialize>
{
    /// Which one it is.
    const GAME: GameName;

    /// Must nobody say anything in his own words before the game has ended? Where partners play together (P7.1).
    const PLAYS_IN_SILENCE: bool = false;

    /// Does whoever is on turn only carry out what he has announced, as when he pays point by point? Then nobody need wait for
    /// him. It follows from what everybody sees.
    fn carries_out(&self) -> bool {
        false
    }

    /// What its options may name.
    fn shelf(shelves: &Shelves) -> &Self::Shelf;

    /// Is it a game that a table is opened for? The rules know games of any length, and records of them are read.
    fn is_short_enough(options: &Self::Options) -> bool;
}

/// Ten times as far as the rulebook goes.
const PARTNERS_TARGET_MAX: u32 = 10 * partners::Options::TARGET;

/// Five times as long as the rulebook's game.
const LONDON_TURNS_MAX: u32 = 5 * london::Options::TURNS;

/// A value of a game as JSON.
pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("what games show are structs, enums, lists and numbers")
}

impl Playable for partners::State {
    const GAME: GameName = GameName::Partners;
    const PLAYS_IN_SILENCE: bool = true;

    fn shelf(_: &Shelves) -> &() {
        &()
    }

    fn is_short_enough(options: &partners::Options) -> bool {
        options.target <= PARTNERS_TARGET_MAX
    }
}

impl Playable for duel::State {
    const GAME: GameName = GameName::Duel;

    fn shelf(_: &Shelves) -> &() {
        &()
    }

    fn is_short_enough(_: &duel::Options) -> bool {
        true
    }
}

impl Playable for london::State {
    const GAME: GameName = GameName::London;

    fn shelf(shelves: &Shelves) -> &london::Shelf {
        &shelves.maps
    }

    fn carries_out(&self) -> bool {
        matches!(self.board().phase, london::Phase::Pay { .. })
    }

    fn is_short_enough(options: &london::Options) -> bool {
        options.turns <= LONDON_TURNS_MAX
    }
}
