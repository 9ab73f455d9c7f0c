//! How many decisions a second both roads play: `cargo run --release -p duel --example speed`.

use std::time::Instant;

use duel::{Fast, Options, State};
use game::{Entropy, Fast as _, Game, Move, Quick, Turn};

fn main() {
    let options = Options::default();
    report("fast", 600_000, |quick| Fast::new(&State::new(&options)).playout(quick));
    report("readable", 30_000, |quick| readable(&options, quick));
}

fn report(road: &str, games: u64, mut play: impl FnMut(&mut Quick) -> u64) {
    let mut quick = Quick::new(1886);
    let start = Instant::now();
    let decisions: u64 = (0..games).map(|_| play(&mut quick)).sum();
    let micros = start.elapsed().as_micros() as u64;
    println!("{road}: {} thousand decisions/s, {} a game", decisions * 1000 / micros, decisions / games);
}

fn readable(options: &Options, quick: &mut Quick) -> u64 {
    let mut state = State::new(options);
    let mut decisions = 0;
    loop {
        let mv = match state.turn() {
            Turn::Chance => Move::Chance(state.draw(quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is on turn");
                decisions += 1;
                Move::Act(seat, quick.pick(&state.choices(seat)))
            }
            Turn::Over => return decisions,
        };
        state.apply(&mv).expect("what is legal is accepted");
    }
}
