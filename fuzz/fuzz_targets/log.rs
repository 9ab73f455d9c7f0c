//! Whatever stands in a log, one entry a line, restoring it ends: with a table, or with the entry that no table has written.
#![no_main]

use game::Viewer;
use libfuzzer_sys::fuzz_target;
use table::any::Shelves;
use table::{AnyTable, Entry};

fuzz_target!(|log: &str| {
    let Ok(entries) = log.lines().map(Entry::from_json).collect::<Result<Vec<Entry>, _>>() else { return };
    if let Ok(table) = AnyTable::restore(entries, &Shelves::default()) {
        let _ = table.snapshot(Viewer::Public);
        let _ = table.record(Viewer::Public);
        let again = table.entries().into_iter().cloned().collect();
        assert!(AnyTable::restore(again, &Shelves::default()).is_ok_and(|again| again == table));
    }
});
