//! Whatever the text is, reading it as a map ends, with a map or with faults that have a line.
#![no_main]

use libfuzzer_sys::fuzz_target;
use london::Map;

fuzz_target!(|text: &str| {
    match Map::parse(text) {
        Ok((map, _)) => assert_eq!(map.research_sites().len(), 12),
        Err(faults) => assert!(!faults.is_empty() && faults.iter().all(|fault| fault.at.line > 0)),
    }
});
