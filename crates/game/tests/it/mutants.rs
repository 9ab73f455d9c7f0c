//! The sound game passes the laws; each mutant is caught, and by the law that is meant to catch it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game::laws::check;

use crate::little::*;

#[test]
fn the_sound_game_keeps_the_laws() {
    let report = check::<Trial<SOUND>>(&(), 0..500);
    assert_eq!(report.games, 500);
    assert!(report.apart > 1000, "{report:?}");
    report.covers(&["deal", "give", "play"], Illegal::CODES);
}

#[test]
#[should_panic(expected = "never played: [\"sing\"]")]
fn a_kind_of_move_that_never_occurs_is_named() {
    check::<Trial<SOUND>>(&(), 0..50).covers(&["give", "sing"], &[]);
}

#[test]
#[should_panic(expected = "never refused with: [\"too-loud\"]")]
fn a_refusal_that_never_occurs_is_named() {
    check::<Trial<SOUND>>(&(), 0..50).covers(&[], &["no-deal", "too-loud"]);
}

/// The law's message when the mutant is tried.
fn caught<const FAULT: u8>() -> String {
    let trial = AssertUnwindSafe(|| check::<Trial<FAULT>>(&(), 0..200));
    let panic = catch_unwind(trial).expect_err("no law caught the mutant");
    panic.downcast::<String>().map_or_else(|_| "no message".to_string(), |message| *message)
}

#[test]
fn a_view_that_leaks_consistently_is_caught_by_twin_worlds() {
    assert!(caught::<VIEW_LEAKS_A_HAND>().contains("saw the same in both worlds but knows"));
}

#[test]
fn a_hidden_gift_that_is_shown_is_caught() {
    assert!(caught::<SEEN_LEAKS_A_GIFT>().contains("but knows no better"));
}

#[test]
fn a_deal_that_is_shown_is_caught() {
    assert!(caught::<SEEN_LEAKS_THE_DEAL>().contains("sees through the disguise"));
}

#[test]
fn a_move_out_of_turn_is_caught() {
    assert!(caught::<PLAYS_OUT_OF_TURN>().contains("applied, then judged"));
}

#[test]
fn a_lost_card_is_caught() {
    assert!(caught::<LOSES_A_CARD>().contains("not conserved"));
}

#[test]
fn a_refusal_that_changes_something_is_caught() {
    assert!(caught::<REFUSAL_CHANGES_SOMETHING>().contains("changed something"));
}

#[test]
fn a_list_with_too_much_in_it_is_caught() {
    assert!(caught::<LISTS_TOO_MUCH>().contains("judged"));
}

#[test]
fn asking_somebody_because_of_a_secret_is_caught() {
    let message = caught::<ASKS_BY_A_SECRET>();
    assert!(message.contains("turn") || message.contains("imagined by"), "{message}");
}

#[test]
fn a_position_that_plays_another_game_is_caught() {
    assert!(caught::<POSITION_ERRS>().contains("the position after"));
}

#[test]
fn an_imagined_world_that_cannot_be_is_caught() {
    assert!(caught::<IMAGINES_WRONGLY>().contains("but imagined"));
}

#[test]
fn a_game_without_end_is_caught() {
    assert!(caught::<NEVER_ENDS>().contains("the game does not end"));
}
