//! `choices [POSITIONS [WORK]]`: what every level chooses at the same positions of each game, as numbers that are the same on
//! every machine. The page's own test compares them with what a browser says. Without WORK each thinks as much as it is made for, and
//! how long that took is told on the error stream, in milliseconds a choice.

use std::time::Instant;

use serde_json::{Map, Value};
use table::any::GameName;
use wasm::{thinker, trial};

const LEVELS: [&str; 5] = ["random", "novice", "casual", "strong", "champion"];

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<u32>().expect("a number"));
    let (positions, work) = (arguments.next().unwrap_or(200), arguments.next());
    let mut numbers = Map::new();
    for game in GameName::ALL {
        let net = format!("{}/../bots/nets/{game}.net", env!("CARGO_MANIFEST_DIR"));
        // A game without a network has a champion that searches.
        if let Ok(bytes) = std::fs::read(net) {
            thinker::give(game, &bytes).expect("a network of ours");
        }
        for level in LEVELS {
            let begun = Instant::now();
            let number =
                trial::choices(game, level, positions, work.map(u64::from)).expect("every level chooses");
            let ms = begun.elapsed().as_secs_f64() * 1000.0 / f64::from(positions);
            eprintln!("{game} {level} {ms:.3}");
            numbers.insert(format!("{game} {level}"), Value::String(number));
        }
    }
    println!("{}", Value::Object(numbers));
}
