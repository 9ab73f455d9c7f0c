//! Measures both roads on one core: `cargo run --release -p partners --example speed`.

use std::hint::black_box;
use std::time::Instant;

use game::{Entropy, Fast as _, Game, Move, Quick, Turn};
use partners::{Fast, Options, Place, SeatCard, State};

/// Each figure comes from about this many seconds of play.
const SECONDS: f64 = 1.0;

fn main() {
    for (name, options) in
        [("four players", Options::four(SeatCard::A)), ("three players", Options::three(Place::S))]
    {
        let start = Fast::new(&State::new(&options));
        report(name, "fast", |quick| black_box(start).playout(quick));
        report(name, "readable", |quick| readable_playout(&options, quick));
    }
}

fn report(name: &str, road: &str, mut playout: impl FnMut(&mut Quick) -> u64) {
    let mut quick = Quick::new(1886);
    let (mut decisions, mut games) = (0, 0u32);
    let clock = Instant::now();
    while clock.elapsed().as_secs_f64() < SECONDS {
        decisions += playout(&mut quick);
        games += 1;
    }
    let millions = decisions as f64 / clock.elapsed().as_secs_f64() / 1e6;
    println!("{name}, {road} road: {millions:.1} M decisions/s ({games} games)");
}

fn readable_playout(options: &Options, quick: &mut Quick) -> u64 {
    let mut state = State::new(options);
    let mut decisions = 0;
    loop {
        let mv = match state.turn() {
            Turn::Chance => Move::Chance(state.draw(quick)),
            Turn::Seats(seats) => {
                decisions += 1;
                let seat = seats.iter().next().expect("somebody decides");
                Move::Act(seat, quick.pick(&state.legal(seat)))
            }
            Turn::Over => return decisions,
        };
        state.apply(&mv).expect("a legal move");
    }
}
