//! What follows from a view by the rules, told to whoever knows none.

use duel::{Colour, Lying, Note, Prospect, Rank, RoundEnd, Taken, Then, Why, Won, WouldRank};
use game::{BySide, Game, Seat, Side, Viewer};

use crate::story::{EIGHT_TWO, SIX_FOUR, Story, TEN_NIL, given};

/// The last trick as the reckoning and as the note have it, which is the same: `hyde by W4 over P6`, why and by which rule.
fn last_trick(story: &Story) -> (String, Why, &'static str) {
    let taken = story.reckoning().last.expect("a trick");
    assert_eq!(story.notes.first(), Some(&Note::Trick(taken)), "the note says what the reckoning says");
    (format!("{} by {} over {}", taken.winner, taken.by, taken.beats), taken.why, taken.rule)
}

#[test]
fn d3_5_the_stronger_colour_or_the_higher_value_is_the_reason() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W7 E1 E2 E3", "W1 W2 W3 W4 W5 W6 E4 E5 E6 E7");
    story.tell("jekyll play P6\nhyde play W4");
    assert_eq!(last_trick(&story), ("hyde by W4 over P6".into(), Why::StrongerColour, "D3.5"));
    story.tell("hyde play W1\njekyll play W7");
    assert_eq!(last_trick(&story), ("jekyll by W7 over W1".into(), Why::HigherValue, "D3.5"));
    let won = [Side::Hyde, Side::Jekyll].map(|winner| Won { winner, met: None });
    assert_eq!(story.reckoning().won, won);
}

#[test]
fn d3_6_beside_a_potion_numbers_count_and_the_potion_wins_ties() {
    let mut story = given("P1 P2 P3 P4 P5 P6 P7 W5 W6 W7", "W1 W2 W3 W4 E1 E2 E3 E4 +4 +5");
    story.tell("jekyll play W5\nhyde play +4");
    assert_eq!(last_trick(&story), ("jekyll by W5 over +4".into(), Why::HigherBesidePotion, "D3.6"));
    story.tell("jekyll play P5\nhyde play +5");
    assert_eq!(last_trick(&story), ("hyde by +5 over P5".into(), Why::PotionTies, "D3.6"));
}

#[test]
fn d3_7_of_two_potions_the_higher_one_is_the_reason() {
    let mut story = given("P1 P2 P3 P4 P5 P6 P7 W5 W6 +3", "W1 W2 W3 W4 E1 E2 E3 E4 +4 +5");
    story.tell("jekyll play +3 P\nhyde play +4");
    assert_eq!(last_trick(&story), ("hyde by +4 over +3".into(), Why::HigherPotion, "D3.7"));
    let taken = story.reckoning().last.expect("a trick");
    assert_eq!((taken.cards.called, taken.cards.met), (Some(Colour::Pride), None));
}

#[test]
fn d4_1_a_trick_is_stolen_only_where_there_is_one() {
    let mut story = given("P1 P2 P3 P4 P5 P6 P7 W5 W6 W7", "W1 W2 W3 W4 E1 E2 E3 E4 +4 +5");
    story.tell("jekyll play P3\nhyde play +4");
    let first = story.reckoning().last.expect("a trick");
    assert_eq!((first.winner, first.cards.met, first.steals), (Side::Hyde, Some(Colour::Pride), false));
    story.tell("hyde play +5 P\njekyll play P7");
    let second = story.reckoning().last.expect("a trick");
    assert_eq!((second.winner, second.by.to_string().as_str(), second.steals), (Side::Jekyll, "P7", true));
}

#[test]
fn d3_4_what_a_card_would_do_to_the_order() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W7 E1 E2 E3", "W1 W2 W3 W4 W5 W6 E4 E5 E6 E7");
    let would = |colour, rank, strongest| WouldRank { colour, rank, strongest };
    let lowest = Colour::ALL.map(|colour| would(colour, Rank::Lowest, None));
    assert_eq!(story.reckoning().would_rank, lowest);
    story.tell("jekyll play P6");
    let reckoning = story.reckoning();
    assert_eq!(reckoning.ranks, [Some(Colour::Pride), None, None]);
    let middle = [
        would(Colour::Wrath, Rank::Middle, Some(Colour::Envy)),
        would(Colour::Envy, Rank::Middle, Some(Colour::Wrath)),
    ];
    assert_eq!(reckoning.would_rank, middle);
    story.tell("hyde play W4");
    assert_eq!(story.reckoning().would_rank, []);
}

#[test]
fn d3_1_a_called_colour_lies_with_the_potion() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W7 E1 E2 +3", "W1 W2 W3 W4 W5 W6 E4 E5 E6 E7");
    assert_eq!(story.reckoning().lying, None);
    story.tell("jekyll play +3 W");
    let reckoning = story.reckoning();
    let led = "+3".parse().expect("a card");
    let lying = Lying { leader: Side::Jekyll, led, called: Some(Colour::Wrath), followed: None, met: None };
    assert_eq!(reckoning.lying, Some(lying));
    assert_eq!((reckoning.asked, reckoning.trick), (vec![Side::Hyde], Some(1)));
    assert_eq!(reckoning.held, BySide { jekyll: 9, hyde: 10 });
}

#[test]
fn d4_2_a_trick_that_a_swap_holds_up_lies_there_untaken() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W7 E1 E2 +3", "W1 W2 W3 W4 W5 W6 E4 E5 E6 E7");
    story.tell("jekyll play +3 E\nhyde play E4");
    let reckoning = story.reckoning();
    assert_eq!(reckoning.lying.map(|lying| lying.met), Some(Some(Colour::Envy)));
    assert_eq!((reckoning.asked, reckoning.won), (Side::BOTH.to_vec(), vec![]));
}

#[test]
fn d5_1_the_marker_has_a_prospect_and_a_round_an_end() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W7 E1 E2 E3", "W1 W2 W3 W4 W5 W6 E4 E5 E6 E7");
    story.tell("jekyll play P6\nhyde play W4");
    assert_eq!(story.reckoning().prospect, Some(Prospect { difference: 1, space: 1 }));

    let mut story = Story::new(duel::Match::Single);
    story.round(&EIGHT_TWO);
    let end = round_end(&story);
    assert_eq!((end.tricks, end.difference, end.marker), (BySide { jekyll: 8, hyde: 2 }, 6, 6));
    assert_eq!(end.then, Then::Leads(Side::Hyde), "D2.4: the marker is on hyde's half");
    assert_eq!(end.table.board.tricks.len(), 10, "the table is told as it lay");
    assert_eq!((end.table.board.track.marker, end.table.board.track.round), (0, 1));
    assert_eq!(story.reckoning().prospect, None);
    story.round(&EIGHT_TWO);
    let end = round_end(&story);
    assert_eq!((end.difference, end.marker, end.then), (6, 10, Then::Wins(Side::Hyde)), "D5.2");
}

fn round_end(story: &Story) -> RoundEnd {
    let [Note::Trick(Taken { .. }), Note::Round(end)] = &story.notes[..] else {
        panic!("the last trick of a round, and its end: {:?}", story.notes)
    };
    end.clone()
}

#[test]
fn d5_3_the_seats_of_the_sides_change_in_the_second_game() {
    let mut story = Story::new(duel::Match::Return);
    assert_eq!(story.reckoning().seats, BySide { jekyll: Seat(0), hyde: Seat(1) });
    story.round(&TEN_NIL);
    assert_eq!(story.reckoning().seats, BySide { jekyll: Seat(1), hyde: Seat(0) });
    story.round(&SIX_FOUR);
    assert_eq!(round_end(&story).then, Then::Leads(Side::Jekyll));
}

#[test]
fn a_view_is_written_with_its_reckoning_and_read_without() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W7 E1 E2 E3", "W1 W2 W3 W4 W5 W6 E4 E5 E6 E7");
    story.tell("jekyll play P6\nhyde play W4");
    let view = story.state.view(Viewer::Seat(Seat(0)));
    let written = serde_json::to_value(&view).expect("a view can be written");
    let taken = &written["reckoning"]["last"];
    assert_eq!((&taken["winner"], &taken["why"]), (&"hyde".into(), &"stronger_colour".into()));
    assert_eq!(serde_json::from_value::<duel::View>(written).expect("and read"), view);
}
