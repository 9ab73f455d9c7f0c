//! Plays a game at random and prints its record: `cargo run --example random_game [SEED [three]]`.

use game::record::Recorder;
use game::{Game, Quick};
use partners::{Options, Place, State};

fn main() {
    let argument = |number| std::env::args().nth(number);
    let seed = argument(1).and_then(|word| word.parse().ok()).unwrap_or(1886);
    let options = match argument(2).as_deref() {
        Some("three") => Options::three(Place::S),
        Some(_) | None => Options::default(),
    };
    let names = ["Ann", "Bob", "Cy", "Dot"][..State::seats(&options)].iter().map(ToString::to_string);
    let mut quick = Quick::new(seed);
    let mut recorder = Recorder::<State>::new(&options, None, names.collect());
    while let Some(mv) = recorder.state().random_move(&mut quick) {
        recorder.play(&mv).expect("what is legal is accepted");
    }
    print!("{}", recorder.text());
}
