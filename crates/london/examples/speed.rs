//! How many decisions a second each road plays at random, whole games with their set-up.
//!
//! `cargo run --release -p london --example speed`

use std::collections::BTreeMap;
use std::time::Instant;

use game::{Entropy, Fast as _, Game, Move, Quick, Turn};
use london::{Fast, Options, State};

fn main() {
    let options = Options::default();
    fast(&options, 2000);
    readable(&options, 100);
}

fn fast(options: &Options, games: u64) {
    let start = Fast::new(&State::new(options));
    let mut quick = Quick::new(1886);
    let clock = Instant::now();
    let mut decisions = 0;
    let mut results = BTreeMap::new();
    for _ in 0..games {
        let mut game = start;
        decisions += game.playout(&mut quick);
        let winner = game.outcome().map(|outcome| outcome.winner);
        *results.entry(winner).or_insert(0) += 1;
    }
    report("fast", decisions, games, clock);
    println!("{results:?}, {} bytes a position", size_of::<Fast>());
}

fn readable(options: &Options, games: u64) {
    let mut quick = Quick::new(1886);
    let clock = Instant::now();
    let mut decisions = 0;
    for _ in 0..games {
        let mut state = State::new(options);
        loop {
            let mv = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Move::Chance(state.draw(&mut quick)),
                Turn::Seats(seats) => {
                    decisions += 1;
                    let seat = seats.iter().next().expect("somebody decides");
                    Move::Act(seat, quick.pick(&state.legal(seat)))
                }
            };
            state.apply(&mv).expect("drawn and legal moves are legal");
        }
    }
    report("readable", decisions, games, clock);
}

fn report(road: &str, decisions: u64, games: u64, clock: Instant) {
    let micros = clock.elapsed().as_micros().max(1) as u64;
    println!("{road}: {} decisions a game, {} k decisions/s", decisions / games, decisions * 1000 / micros);
}
