//! Plays a game at random and prints its record: `cargo run --example random_game [SEED]`.

use duel::{Options, State};
use game::record::Recorder;
use game::{Entropy, Game, Move, Quick, Turn};

fn main() {
    let seed = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(1886);
    let mut quick = Quick::new(seed);
    let mut recorder = Recorder::<State>::new(&Options::default(), None, vec!["Ann".into(), "Bob".into()]);
    loop {
        let state = recorder.state();
        let mv = match state.turn() {
            Turn::Over => break,
            Turn::Chance => Move::Chance(state.draw(&mut quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is on turn");
                Move::Act(seat, quick.pick(&state.choices(seat)))
            }
        };
        recorder.play(&mv).expect("what is legal is accepted");
    }
    print!("{}", recorder.text());
}
