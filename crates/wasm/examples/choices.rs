//! `choices [POSITIONS [WORK [LEVEL…]]]`: what levels choose at the same positions of each game, as numbers that are the same on
//! every machine; the page's own test compares them with what a browser says. With a WORK of 0 each thinks as much as it is made for.
//! How long it took is told on the error stream, in milliseconds a choice, for `web/bench/engine.mjs`.

use std::time::Instant;

use serde_json::{Map, Value};
use table::any::GameName;
use wasm::{thinker, trial};

const LEVELS: [&str; 5] = ["random", "novice", "casual", "strong", "champion"];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |at: usize, usual| arguments.get(at).map_or(usual, |text| text.parse().expect("a whole number"));
    let (positions, work): (u32, u32) = (number(0, 200), number(1, 40));
    let named: Vec<&str> = arguments.iter().skip(2).map(String::as_str).collect();
    let levels = if named.is_empty() { LEVELS.to_vec() } else { named };
    let mut numbers = Map::new();
    for game in GameName::ALL {
        let net = format!("{}/../bots/nets/{game}.net", env!("CARGO_MANIFEST_DIR"));
        // A game without a network has a champion that searches.
        if let Ok(bytes) = std::fs::read(net) {
            thinker::give(game, &bytes).expect("a network of ours");
        }
        for level in &levels {
            let begun = Instant::now();
            let work = (work > 0).then_some(u64::from(work));
            let number = trial::choices(game, level, positions, work).expect("every level chooses");
            let ms = begun.elapsed().as_secs_f64() * 1000.0 / f64::from(positions);
            eprintln!("{game} {level} {ms:.3}");
            numbers.insert(format!("{game} {level}"), Value::String(number));
        }
    }
    println!("{}", Value::Object(numbers));
}
