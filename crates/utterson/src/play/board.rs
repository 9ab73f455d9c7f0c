//! What the viewer knows of the game, in the game's own type again: the line carries it as JSON.

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
    London(Box<london::View>),
}

impl Board {
    /// Reads the view of a position. What cannot be read is of another version, and is not shown.
    pub fn read(about: &About, position: &Position) -> Board {
        if position.view.is_null() {
            return Board::None;
        }
        let view = position.view.clone();
        let board = match about.game {
            GameName::Partners => serde_json::from_value(view).map(Board::Partners),
            GameName::Duel => serde_json::from_value(view).map(Board::Duel),
            GameName::London => {
                serde_json::from_value(with_map(view, about)).map(|view| Board::London(Box::new(view)))
            }
        };
        board.unwrap_or(Board::None)
    }

    /// The map of london.
    pub fn map(&self) -> Option<&london::Map> {
        match self {
            Board::London(view) => Some(view.board.map()),
            Board::None | Board::Partners(_) | Board::Duel(_) => None,
        }
    }
}

/// The map is sent once, with what was agreed.
fn with_map(mut view: Value, about: &About) -> Value {
    if let (Some(map), Some(options)) =
        (about.agreed.get("map"), view.pointer_mut("/board/options").and_then(Value::as_object_mut))
    {
        options.insert("map".to_string(), map.clone());
    }
    view
}
