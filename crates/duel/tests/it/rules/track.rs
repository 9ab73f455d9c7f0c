//! D5: progression and end.

use duel::{Match, Score};
use game::{BySide, Game};

use crate::rules::{HYDE, JEKYLL};
use crate::story::{EIGHT_TWO, FIVE_FIVE, SIX_FOUR, Story, TEN_NIL, cards};

/// The example of the rulebook.
#[test]
fn d5_1_six_tricks_to_four_move_the_marker_by_two() {
    let mut story = Story::new(Match::Single);
    story.round(&SIX_FOUR);
    story.tell("table trick winner=hyde\ntable round jekyll=6 hyde=4 marker=2");
    assert_eq!(story.asked(), "table");
}

#[test]
fn d5_1_always_towards_hyde_and_at_most_to_10() {
    let mut story = Story::new(Match::Single);
    story.round(&EIGHT_TWO);
    story.tell("table trick winner=jekyll\ntable round jekyll=8 hyde=2 marker=6");
    // Hyde leads now and takes eight himself: 6 + 6 is more than there is.
    story.round(&EIGHT_TWO);
    story.tell("table trick winner=hyde\ntable round jekyll=2 hyde=8 marker=10");
}

#[test]
fn d5_2_on_10_hyde_wins_at_once() {
    let mut story = Story::new(Match::Single);
    story.round(&TEN_NIL);
    story.tell("table trick winner=jekyll\ntable round jekyll=10 hyde=0 marker=10");
    assert_eq!((story.asked(), story.result()), ("nobody".into(), "winner=hyde marker=10 round=1".into()));
    assert_eq!(story.refusal("jekyll play P1"), "D5.2 not-your-turn now=over");
}

#[test]
fn d5_2_after_round_3_without_that_jekyll_wins() {
    let mut story = Story::new(Match::Single);
    story.round(&SIX_FOUR);
    story.round(&FIVE_FIVE);
    story.round(&SIX_FOUR);
    assert_eq!(story.result(), "winner=jekyll marker=4 round=3");
}

#[test]
fn d5_2_the_marker_does_not_move_during_a_round() {
    let mut story = Story::new(Match::Single);
    story.round(&SIX_FOUR);
    story.exchange(BySide { jekyll: cards(JEKYLL), hyde: cards(HYDE) });
    story.tell("jekyll play P7\nhyde play W4\nhyde play W5\njekyll play W1");
    assert_eq!((story.taken(), story.state.board().track.marker), ("0-2".into(), 2));
}

#[test]
fn d5_3_two_games_with_roles_swapped_and_the_better_hyde_wins() {
    let mut story = Story::new(Match::Return);
    // Ann is jekyll, Bob hyde, and Bob reaches 6 + 0 + 0.
    story.round(&EIGHT_TWO);
    story.round(&FIVE_FIVE);
    story.round(&FIVE_FIVE);
    story.tell("table trick winner=jekyll\ntable round jekyll=5 hyde=5 marker=6\ntable game 2");
    // Now Ann is hyde. Seat 1 is asked to lead as jekyll.
    story.exchange(BySide { jekyll: cards(JEKYLL), hyde: cards(HYDE) });
    assert_eq!((story.asked(), story.state.turn().seats().contains(game::Seat(1))), ("jekyll".into(), true));

    let mut story = Story::new(Match::Return);
    [EIGHT_TWO, FIVE_FIVE, FIVE_FIVE, SIX_FOUR, EIGHT_TWO, SIX_FOUR]
        .iter()
        .for_each(|round| story.round(round));
    assert_eq!(story.result(), "winner=Ann Ann=10/3 Bob=6/3");
}

#[test]
fn d5_3_two_tens_fewer_rounds_win_and_still_equal_is_a_draw() {
    let mut story = Story::new(Match::Return);
    // Bob needs two rounds, Ann one.
    [EIGHT_TWO, EIGHT_TWO, TEN_NIL].iter().for_each(|round| story.round(round));
    assert_eq!(story.result(), "winner=Ann Ann=10/1 Bob=10/2");

    let mut story = Story::new(Match::Return);
    [TEN_NIL, EIGHT_TWO, EIGHT_TWO].iter().for_each(|round| story.round(round));
    assert_eq!(story.result(), "winner=Bob Ann=10/2 Bob=10/1");

    let mut story = Story::new(Match::Return);
    [TEN_NIL, TEN_NIL].iter().for_each(|round| story.round(round));
    assert_eq!(story.result(), "winner=draw Ann=10/1 Bob=10/1");

    let mut story = Story::new(Match::Return);
    (0..6).for_each(|_| story.round(&FIVE_FIVE));
    assert_eq!(story.result(), "winner=draw Ann=0/3 Bob=0/3");
}

#[test]
fn d5_3_the_space_counts_before_the_rounds() {
    let score = |space, rounds| Score { space, rounds };
    assert!(score(10, 3).compare(score(8, 3)).is_gt());
    assert!(score(10, 1).compare(score(10, 2)).is_gt());
    assert!(score(10, 2).compare(score(10, 2)).is_eq());
    assert!(score(4, 3).compare(score(10, 1)).is_lt());
}
