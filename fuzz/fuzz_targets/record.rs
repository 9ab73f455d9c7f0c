//! Whatever the bytes are, reading them as a record ends, with a record or with a fault that has a place. A record
//! that was read and is written anew reads as the same game.
#![no_main]

use game::record::{self, Recorder, Sheet};
use libfuzzer_sys::fuzz_target;
use table::any::{GameName, Playable, Shelves};
use table::with_game;

fn read<G: Playable>(sheet: Sheet<'_>) {
    let shelves = Shelves::default();
    let Ok(record) = sheet.read::<G>(G::shelf(&shelves), |_, _| ()) else { return };
    let mut recorder = Recorder::<G>::new(&record.options, record.seed.as_deref(), record.names.clone());
    for mv in &record.moves {
        recorder.play(mv).expect("what was read can be played");
    }
    assert!(*recorder.state() == record.state);
    let again = record::open(recorder.text().as_bytes()).expect("our own header").expect("it is whole");
    let again = again.read::<G>(G::shelf(&shelves), |_, _| ()).expect("our own record");
    assert!(again.state == record.state, "{} read differently the second time", G::NAME);
}

fuzz_target!(|file: &[u8]| {
    if let Ok(Some(sheet)) = record::open(file)
        && let Ok(game) = sheet.header.game.text.parse::<GameName>()
    {
        with_game!(game, G => read::<G>(sheet));
    }
});
