//! Plays a game at random and prints its record: `cargo run --example random_game [SEED]`.

use game::record::Recorder;
use game::{Game, Quick};
use london::{Options, State};

fn main() {
    let seed = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(1886);
    let mut quick = Quick::new(seed);
    let mut recorder = Recorder::<State>::new(&Options::default(), None, vec!["Ann".into(), "Bob".into()]);
    while let Some(mv) = recorder.state().random_move(&mut quick) {
        recorder.play(&mv).expect("what is legal is accepted");
    }
    print!("{}", recorder.text());
}
