//! The fuzz targets without a fuzzer: a few thousand inputs that chance, always the same, has made of the examples. The long form is
//! `cargo xtask fuzz 300`.

use std::path::PathBuf;

use game::{Entropy, Quick};

#[path = "../../../../fuzz/src/http.rs"]
mod http;
#[path = "../../../../fuzz/src/log.rs"]
mod log;
#[path = "../../../../fuzz/src/wire.rs"]
mod wire;

/// Words that get further than letters do.
const WORDS: [&str; 28] = [
    "0",
    "-1",
    "18446744073709551616",
    "1e999",
    "null",
    "true",
    "[]",
    "{}",
    "\"",
    "\\u0000",
    "\\ud800",
    "%00",
    "%ff",
    "..",
    "?",
    "&seat=256",
    ";",
    ",",
    "\u{202e}",
    "\u{301}\u{301}\u{301}",
    "=",
    "+",
    "\n",
    "\n\n",
    "::1",
    "/129",
    "COOKIE",
    "TABLE",
];

/// The examples of a target.
fn seeds(target: &str) -> Vec<String> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds")).join(target);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect()
}

/// A number below `end`.
fn below(quick: &mut Quick, end: usize) -> usize {
    quick.word() as usize % end.max(1)
}

/// One of them, changed in a few places.
fn changed(seed: &str, quick: &mut Quick) -> String {
    let mut letters: Vec<char> = seed.chars().collect();
    for _ in 0..=below(quick, 3) {
        let (at, length) = (below(quick, letters.len()), below(quick, 12));
        let end = (at + length).min(letters.len());
        match below(quick, 5) {
            0 => drop(letters.drain(at..end)),
            1 => {
                let again = letters[at..end].to_vec();
                letters.splice(at..at, again);
            }
            2 if at < letters.len() => letters[at] = char::from(b' ' + below(quick, 95) as u8),
            3 => return lines_changed(&letters.into_iter().collect::<String>(), quick),
            _word => drop(letters.splice(at..end, WORDS[below(quick, WORDS.len())].chars())),
        }
    }
    letters.into_iter().collect()
}

/// A line is left out, said twice, or comes later.
fn lines_changed(text: &str, quick: &mut Quick) -> String {
    let mut lines: Vec<&str> = text.split('\n').collect();
    let (one, other) = (below(quick, lines.len()), below(quick, lines.len()));
    match below(quick, 3) {
        0 => drop(lines.remove(one)),
        1 => lines.insert(other, lines[one]),
        _swap => lines.swap(one, other),
    }
    lines.join("\n")
}

/// The examples themselves, and so many that were made of them.
fn made(target: &str, count: usize) -> impl Iterator<Item = String> {
    let (seeds, mut quick) = (seeds(target), Quick::new(1886));
    let own = seeds.clone().into_iter();
    own.chain((0..count).map(move |number| changed(&seeds[number % seeds.len()], &mut quick)))
}

#[test]
fn what_clients_send_to_a_table() {
    made("wire", 3000).for_each(|frames| wire::say(&frames));
}

#[test]
fn what_stands_in_a_log() {
    made("log", 1000).for_each(|text| log::restore(&text));
}

#[test]
fn what_is_asked_for_over_http() {
    let house = http::House::open();
    for text in made("http", 3000) {
        http::forward(&text);
        http::limit(&text);
        http::name(&text);
        house.visit(&text);
        // Parts of it too: a whole request is neither an address nor a file.
        for line in text.lines() {
            http::forward(line.split_once(": ").map_or(line, |(_, value)| value));
            http::limit(line);
            http::name(line);
        }
    }
}
