//! Language-neutral truth in `vectors/`: written with `UPDATE_VECTORS=1`, compared without.

use std::path::PathBuf;

use serde_json::Value;

/// A file of the repository.
pub fn path(relative: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(relative)
}

/// Are files to be written instead of compared?
pub fn updating() -> bool {
    std::env::var_os("UPDATE_VECTORS").is_some()
}

/// The file must hold this text, or is written.
pub fn check_text(relative: &str, text: &str) {
    let path = path(relative);
    if updating() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "{relative} is out of date: run the tests of `table` once with UPDATE_VECTORS=1");
}

/// The file must hold this value, or is written.
pub fn check_json(relative: &str, value: &Value) {
    let path = path(relative);
    if updating() {
        let text = serde_json::to_string_pretty(value).unwrap() + "\n";
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
    }
    assert_eq!(read_json(relative), *value, "{relative} is out of date: UPDATE_VECTORS=1 writes it anew");
}

/// What a file holds.
pub fn read_json(relative: &str) -> Value {
    let text = std::fs::read_to_string(path(relative)).unwrap_or_else(|_| panic!("{relative} is missing"));
    serde_json::from_str(&text).unwrap()
}
