//! Partner lint at length: how often a level does what partners complain of, over hands that it plays with itself.
//!
//! `cargo run --release -p bots --example lint -- LEVEL HANDS SEED`

use bots::HasBots;
use bots::partners::lint;
use partners::{Options, State};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [level, hands, seed] = arguments.as_slice() else {
        eprintln!("usage: lint LEVEL HANDS SEED");
        std::process::exit(2);
    };
    let bot = State::bot(level.parse().expect("a level"));
    let (hands, seed) = (hands.parse().expect("a number"), seed.parse().expect("a number"));
    let report = lint::report(&*bot, &Options::default(), hands, seed).expect("something to choose");
    print!("{level}, seed {seed}: {report}");
}
