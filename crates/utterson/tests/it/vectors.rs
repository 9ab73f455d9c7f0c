//! The language-neutral truth in `vectors/`: perft counts and playthroughs.
//!
//! `UPDATE_EXPECT=1 cargo test -p utterson vectors` writes the playthroughs' traces anew; read the difference.

use std::path::PathBuf;

use crate::{good, text};

fn vectors() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../vectors")
}

/// `counts.txt`: a record, and the number of ways to go on from its end by 1, 2, 3 … decisions.
#[test]
fn perft_counts_are_as_they_were() {
    let folder = vectors().join("perft");
    let counts = text(&folder.join("counts.txt"));
    let mut positions = 0;
    for line in counts.lines().filter(|line| !line.starts_with('#')) {
        let (name, expected) = line.split_once(' ').expect("a name and counts");
        let expected: Vec<&str> = expected.split_whitespace().collect();
        let (file, depth) = (folder.join(name), expected.len().to_string());
        let output = good(&["perft", file.to_str().expect("a plain name"), "--depth", &depth]);
        let found: Vec<&str> = output.lines().filter_map(|line| line.split_whitespace().nth(1)).collect();
        assert_eq!(found, expected, "{name}");
        positions += 1;
    }
    assert!(positions >= 6, "{positions} positions");
}

/// Each playthrough is a record that can be read, and the trace of it: every legal list of a whole game.
#[test]
fn playthroughs_are_as_they_were() {
    let mut games = 0;
    for entry in std::fs::read_dir(vectors().join("playthroughs")).expect("the folder") {
        let record = entry.expect("a file").path();
        if record.extension().is_none_or(|end| end != "case") {
            continue;
        }
        let trace = good(&["replay", record.to_str().expect("a plain name"), "--trace"]);
        let golden = record.with_extension("trace");
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::write(&golden, &trace).expect("written");
        }
        assert!(text(&golden) == trace, "{} differs", golden.display());
        games += 1;
    }
    assert!(games >= 6, "{games} games");
}
