//! What is agreed before the first turn: the map, and how long the game may last.

use alloc::sync::Arc;

use crate::map::{Digest, Map};

/// What is agreed before the first turn.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// Where the game is played. Maps are the same when their files are.
    pub map: Arc<Map>,
    /// L6.2: after this many turns, each side's counting as one, the game is drawn.
    pub turns: u32,
}

/// The same as a view has it, which only names the map: whoever needs the map itself holds it with the [`Options`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Terms {
    /// The SHA-256 of the map's file.
    pub map: Digest,
    /// L6.2: after this many turns the game is drawn.
    pub turns: u32,
}

impl Options {
    /// L6.2: how long a game may last unless something else is agreed.
    pub const TURNS: u32 = 200;

    /// What was agreed, with the map by its name.
    pub fn terms(&self) -> Terms {
        Terms { map: self.map.sha256(), turns: self.turns }
    }

    /// A game of ordinary length on that map.
    pub fn on(map: Arc<Map>) -> Options {
        Options { map, turns: Options::TURNS }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options::on(Arc::new(Map::built_in()))
    }
}
