//! What the viewer knows of the game, in the game's own type again: the line carries it as JSON.

use game::Game;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::any::GameName;
use table::seen::{About, Position};

/// A view of any of the games.
#[derive(Clone, Debug)]
pub enum Board {
    /// The game has not begun.
    None,
    /// A view of partners.
    Partners(partners::View),
    /// A view of duel.
    Duel(duel::View),
    /// A view of london.
    London(Box<London>),
}

/// A view of london, and what it only names: the map comes once, with what was agreed.
#[derive(Clone, Debug)]
pub struct London {
    /// What was agreed.
    pub options: london::Options,
    /// What the viewer knows.
    pub view: london::View,
}

impl Board {
    /// Reads the view of a position. What cannot be read is of another version, and is not shown.
    pub fn read(about: &About, position: &Position) -> Board {
        if position.view.is_null() {
            return Board::None;
        }
        let view = &position.view;
        let board = match about.game {
            GameName::Partners => read(view).map(Board::Partners),
            GameName::Duel => read(view).map(Board::Duel),
            GameName::London => read_london(&about.agreed, view).map(Box::new).map(Board::London),
        };
        board.unwrap_or(Board::None)
    }

    /// The map of london.
    pub fn map(&self) -> Option<&london::Map> {
        match self {
            Board::London(london) => Some(&london.options.map),
            Board::None | Board::Partners(_) | Board::Duel(_) => None,
        }
    }
}

fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    serde_json::from_value(value.clone()).ok()
}

/// A view may come from a foreign server, so it is checked before anything is made of it.
fn read_london(agreed: &Value, view: &Value) -> Option<London> {
    let london = London { options: read(agreed)?, view: read(view)? };
    london::State::check(&london.options, &london.view).ok()?;
    Some(london)
}
