//! The bytes choose a game and its moves, good and bad: what is listed is accepted, what is refused changes nothing.
#![no_main]

use game::{Move, Quick, Turn, Viewer};
use libfuzzer_sys::fuzz_target;
use table::any::{GameName, Playable, Shelves};
use table::with_game;

fn play<G: Playable>(bytes: &[u8]) {
    let options = G::parse_options("", G::shelf(&Shelves::default())).expect("defaults");
    let mut state = G::new(&options);
    let mut quick = Quick::new(bytes.len() as u64);
    for &byte in bytes {
        let mv = match state.turn() {
            Turn::Over => return,
            Turn::Chance => Move::Chance(state.draw(&mut quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().nth(usize::from(byte) % seats.len()).expect("a seat of the set");
                let legal = G::legal(&options, &state.view(Viewer::Seat(seat)));
                stab(&state, &options, byte);
                Move::Act(seat, legal[usize::from(byte) % legal.len()])
            }
        };
        state.apply(&mv).expect("what is listed is accepted");
    }
}

/// An action by anybody, legal or not, on a copy.
fn stab<G: Playable>(state: &G, options: &G::Options, byte: u8) {
    const TEXTS: [&str; 14] = [
        "play HA",
        "ask e",
        "give P1,+2",
        "play +4 W",
        "swap W1,E2",
        "play E7",
        "move soho",
        "meet w",
        "resist l",
        "alleviate w wlp",
        "pay card p",
        "pay black",
        "lift soho",
        "whites yes",
    ];
    let text = TEXTS[usize::from(byte) % TEXTS.len()];
    let Ok(action) = G::parse_action(options, text) else { return };
    let seat = game::Seat(byte % G::seats(options) as u8);
    let judged = G::judge(options, &state.view(Viewer::Seat(seat)), action);
    let mut copy = state.clone();
    let applied = copy.apply(&Move::Act(seat, action)).map(drop);
    assert_eq!(applied, judged);
    assert!(applied.is_ok() || copy == *state, "a refusal changed something");
}

fuzz_target!(|bytes: &[u8]| {
    if let [game, moves @ ..] = bytes {
        with_game!(GameName::ALL[usize::from(*game) % 3], G => play::<G>(moves));
    }
});
