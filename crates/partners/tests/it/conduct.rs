//! P7: conduct.

use game::Game;
use partners::{Options, State};

use crate::story::{BOTH_TRANSFORMATIONS, falls, four, four_to};

#[test]
fn p7_1_no_free_talk_during_a_hand() {
    assert!(State::new(&Options::default()).board().talk_allowed());
    let mut state = four("");
    assert!(!state.board().talk_allowed());
    falls(&mut state, BOTH_TRANSFORMATIONS.trim().rsplit_once("   ").expect("six tricks").0);
    assert!(!state.board().talk_allowed());
    falls(&mut state, "JC HE Jx2 Hx2");
    assert!(state.board().talk_allowed(), "between hands");
    let mut state = four_to(1);
    falls(&mut state, BOTH_TRANSFORMATIONS);
    assert!(state.board().talk_allowed(), "after the game");
}
