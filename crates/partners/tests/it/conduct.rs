//! P7: conduct.

use game::{Game, Move, Viewer};
use partners::{Cards, Options, Phase, State};

use crate::story::{BOTH_TRANSFORMATIONS, cards, falls, four, four_to, three};

fn is_between_hands(state: &State) -> bool {
    matches!(state.board().phase, Phase::Deal { .. })
}

#[test]
fn p7_1_no_free_talk_from_the_first_deal_to_the_end_of_the_game() {
    assert!(State::new(&Options::default()).board().talk_allowed());
    let mut state = four("");
    assert!(!state.board().talk_allowed());
    falls(&mut state, BOTH_TRANSFORMATIONS.trim().rsplit_once("   ").expect("six tricks").0);
    assert!(!state.board().talk_allowed());
    falls(&mut state, "JC HE Jx2 Hx2");
    assert!(is_between_hands(&state) && !state.board().talk_allowed());
    let mut state = four_to(1);
    falls(&mut state, BOTH_TRANSFORMATIONS);
    assert!(state.board().talk_allowed(), "after the game");
}

#[test]
fn p7_1_three_players_are_silent_between_hands_too() {
    let mut state = three("");
    assert!(State::new(state.options()).board().talk_allowed(), "before the first deal");
    assert!(!state.board().talk_allowed());
    // Seven tricks, however they go.
    while let Some((seat, _)) = state.board().decider() {
        let action = state.choices(seat)[0];
        state.apply(&Move::Act(seat, action)).expect("a legal action");
    }
    assert!(is_between_hands(&state) && !state.board().talk_allowed());
}

/// Jekyll takes the first trick and hyde the second, and whoever looks sees both, card by card.
#[test]
fn p7_2_everybody_may_look_at_tricks_already_taken() {
    let mut state = four("");
    falls(&mut state, "JA HA J3 H3   J7 HB J6 H4");
    for viewer in Viewer::all(4) {
        let view = state.view(viewer);
        let hand = view.board.hand().expect("a hand is being played");
        assert_eq!((hand.piles.jekyll, hand.piles.hyde), (cards("JA HA J3 H3"), cards("J7 HB J6 H4")));
        let tricks = hand.tricks().map(|trick| trick.iter().map(|played| played.card).collect::<Cards>());
        assert_eq!(tricks.collect::<Vec<_>>(), [cards("JA HA J3 H3"), cards("J7 HB J6 H4")]);
    }
}
