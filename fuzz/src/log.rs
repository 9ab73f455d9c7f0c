//! Whatever stands in a log, one entry a line, restoring it ends: with a table, or with the entry that no table has written.

use std::sync::LazyLock;

use game::Viewer;
use table::any::Shelves;
use table::{AnyTable, Entry};

static SHELVES: LazyLock<Shelves> = LazyLock::new(Shelves::default);

/// Restores a log.
pub fn restore(log: &str) {
    let Ok(entries) = log.lines().map(Entry::from_json).collect::<Result<Vec<Entry>, _>>() else { return };
    if let Ok(table) = AnyTable::restore(entries, &SHELVES) {
        let _ = table.snapshot(Viewer::Public);
        let _ = table.record(Viewer::Public);
        let again = table.entries().into_iter().cloned().collect();
        assert!(AnyTable::restore(again, &SHELVES).is_ok_and(|again| again == table));
    }
}
