//! The card of a table, as it is stored beside its log.

use table::event::Event;
use table::{AnyTable, Entry};

pub use table::card::Card;

/// The card to be written down, if these entries have changed it.
pub fn changed(table: &AnyTable, entries: &[Entry]) -> Option<String> {
    let changes = |entry: &Entry| {
        matches!(entry.event, Event::Created { .. } | Event::Seated { .. } | Event::Left { .. })
    };
    entries.iter().any(changes).then(|| {
        serde_json::to_string(&Card::of(table)).expect("strings, numbers and lists can always be written")
    })
}
