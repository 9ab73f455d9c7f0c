//! P5: the score.

use game::{Game, Notation, Seat, Standing, Turn};
use partners::score::{factor, points, score};
use partners::{BySide, Cards, Leader, Side, State, Totals};

use crate::story::{BOTH_TRANSFORMATIONS, EQUAL, cards, falls, four_to, hand};

#[test]
fn p5_1_points_of_either_side_times_own_deeds() {
    assert_eq!(score(Side::Hyde, cards("J7 HA Hx1 Hx3")), 8 * 4);
    assert_eq!(score(Side::Jekyll, cards("J7 HA Jx2 Jx3")), 8 * 5);
    assert_eq!(score(Side::Jekyll, cards("H3 Jx1 Jx2 Jx3")), 3 * 6);
    assert_eq!(score(Side::Jekyll, cards("J7 H7 J6 H6 Hx1 Hx2 Hx3")), 0, "no own deed");
    assert_eq!(score(Side::Hyde, cards("HT JT Hx3")), 0, "no points");
}

#[test]
fn p5_1_sixty_points_in_the_deck_and_at_most_360_in_a_hand() {
    assert_eq!(points(Cards::ALL), 60);
    assert_eq!(factor(Side::Jekyll, Cards::ALL), 6);
    assert_eq!(score(Side::Jekyll, Cards::ALL), 360);
    assert_eq!(score(Side::Hyde, Cards::ALL), 360);
}

/// Two tricks can bring it, two cards of each side in each: Mr. Hyde would win the first, were it not for the
/// transformation, and Mr. Utterson takes both.
///
/// ```text
/// n leads  Jx1 HA Jx3 HT   stay on the table
/// w leads  H6 JB Hx1 JC    jekyll takes all eight: 9, and Jx1 and Jx3
/// ```
#[test]
fn p5_2_the_example_of_the_rules() {
    let mut state = four_to(1000);
    let followed = falls(&mut state, "Jx1 HA Jx3 HT   H6 JB Hx1 JC");
    assert_eq!(followed, "trick lead=w, trick winner=n");
    let taken = hand(&state).piles.jekyll;
    assert_eq!(taken, cards("H6 JC HA HT JB Jx1 Jx3 Hx1"));
    assert_eq!((points(taken), factor(Side::Jekyll, taken)), (9, 4));
    assert_eq!(score(Side::Jekyll, taken), 36);
}

fn teams(jekyll: u32, hyde: u32) -> Totals {
    Totals::Teams(BySide { jekyll, hyde })
}

#[test]
fn p5_3_the_game_ends_when_the_target_is_reached_and_the_higher_total_wins() {
    assert_eq!(teams(999, 0).winner(1000), None);
    assert_eq!(teams(1000, 999).winner(1000), Some(Leader::Team(Side::Jekyll)));
    assert_eq!(teams(1012, 1013).winner(1000), Some(Leader::Team(Side::Hyde)));
}

#[test]
fn p5_3_the_target_is_looked_at_after_the_hand() {
    let mut state = four_to(252);
    falls(&mut state, BOTH_TRANSFORMATIONS);
    assert_eq!(state.turn(), Turn::Over);
    let outcome = state.outcome().expect("the game is over");
    assert_eq!(State::write_result(state.options(), &outcome, &[]), "winner=jekyll jekyll=252 hyde=0");
    let standing = |seat| State::standing(&outcome, Seat(seat));
    assert_eq!([0, 1, 2, 3].map(standing), [Standing::Won, Standing::Lost, Standing::Won, Standing::Lost]);

    let mut state = four_to(253);
    falls(&mut state, BOTH_TRANSFORMATIONS);
    assert_eq!((state.turn(), state.outcome()), (Turn::Chance, None));
    assert_eq!(state.board().sheet, [BySide { jekyll: 252, hyde: 0 }]);
}

#[test]
fn p5_4_equal_totals_another_hand() {
    assert_eq!(teams(1000, 1000).winner(1000), None);
    let mut state = four_to(30);
    let notes = falls(&mut state, EQUAL);
    assert!(notes.ends_with("trick lead=e, trick winner=e, score jekyll=30 hyde=30"), "{notes}");
    assert_eq!((state.turn(), state.outcome()), (Turn::Chance, None));
}
