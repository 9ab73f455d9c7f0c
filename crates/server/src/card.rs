//! The card of a table: what everybody who may come to it may know before he looks at it. Nothing of the game itself.

use serde::{Deserialize, Serialize};
use table::clock::ClockRule;
use table::event::Event;
use table::player::Occupant;
use table::{AnyTable, Entry};

/// What was agreed, and who plays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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

/// The card to be written down, if these entries have changed it.
pub fn changed(table: &AnyTable, entries: &[Entry]) -> Option<String> {
    let changes = |entry: &Entry| {
        matches!(entry.event, Event::Created { .. } | Event::Seated { .. } | Event::Left { .. })
    };
    entries.iter().any(changes).then(|| {
        serde_json::to_string(&Card::of(table)).expect("strings, numbers and lists can always be written")
    })
}
