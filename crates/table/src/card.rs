//! The card of a table: what everybody who may come to it may know before he looks at it. Nothing of the game itself.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::any_table::AnyTable;
use crate::clock::ClockRule;
use crate::player::Occupant;

/// What was agreed, and who plays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Card {
    /// The options of the game, as records write them.
    pub options: Vec<String>,
    /// The thinking time.
    pub clock: ClockRule,
    /// Who sits where.
    pub players: Vec<Occupant>,
}

impl Card {
    /// The card of this table as it is now.
    pub fn of(table: &AnyTable) -> Card {
        let setup = table.setup();
        let players = table.players().into_iter().cloned().collect();
        Card { options: setup.options.clone(), clock: setup.clock, players }
    }
}
