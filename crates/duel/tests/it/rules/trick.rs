//! D3: a trick.

use game::Side;
use game::{Game, Viewer};

use crate::rules::{HYDE, JEKYLL};
use crate::story::given;

#[test]
fn d3_1_the_leader_plays_any_card_and_calls_any_colour_with_a_potion() {
    let story = given("P1 P2 P3 P4 P5 P6 W7 E1 E2 +4", HYDE_WITHOUT_E1);
    let choices = "play +4 E, play +4 P, play +4 W, play E1, play E2, play P1, play P2, play P3, play P4, play P5, play P6, play W7";
    assert_eq!(story.choices("jekyll").join(", "), choices);
    assert_eq!(story.refusal("jekyll play +4"), "D3.1 call-a-colour potion=+4");
    assert_eq!(story.refusal("jekyll play W1"), "D3.1 not-in-hand card=W1 now=lead");
    assert_eq!(story.refusal("jekyll play +2 W"), "D3.1 not-in-hand card=+2 now=lead");
    assert_eq!(story.refusal("jekyll give P1"), "D3.8 something-else now=lead");
}

const HYDE_WITHOUT_E1: &str = "W1 W2 W3 W4 W5 W6 E3 E4 E5 E6";

#[test]
fn d3_1_only_the_leader_calls() {
    let mut story = given(JEKYLL, "W4 W5 W6 W7 E1 E2 E3 E4 E5 +3");
    story.tell("jekyll play P1");
    assert_eq!(story.refusal("hyde play +3 W"), "D3.1 only-the-leader-calls potion=+3");
    assert_eq!(story.refusal("hyde play +2 W"), "D3.1 not-in-hand card=+2 now=follow");
}

#[test]
fn d3_2_follow_the_colour_or_play_a_potion() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W1 W2 W3 W4", "P7 W5 W6 W7 E1 E2 E3 E4 +2 +3");
    story.tell("jekyll play W1");
    assert_eq!(story.choices("hyde"), ["play +2", "play +3", "play W5", "play W6", "play W7"]);
    assert_eq!(story.refusal("hyde play P7"), "D3.2 must-follow colour=W");
    assert_eq!(story.refusal("hyde play W1"), "D3.1 not-in-hand card=W1 now=follow");
    assert_eq!(story.refusal("jekyll play W2"), "D3.2 not-your-turn now=follow");
}

#[test]
fn d3_2_without_the_colour_anything_goes() {
    let mut story = given(JEKYLL, "W4 W5 W6 W7 E1 E2 E3 E4 E5 +3");
    story.tell("jekyll play P1");
    assert_eq!(story.choices("hyde").len(), 10);
}

#[test]
fn d3_3_a_called_colour_is_followed_even_with_a_potion_in_hand() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W1 W2 W3 +4", "P7 W5 W6 W7 E1 E2 E3 E4 +2 +3");
    story.tell("jekyll play +4 P");
    assert_eq!(story.choices("hyde"), ["play P7"]);
    assert_eq!(story.refusal("hyde play +2"), "D3.3 must-follow-call colour=P");
    assert_eq!(story.refusal("hyde play +2 P"), "D3.3 must-follow-call colour=P");
    assert_eq!(story.refusal("hyde play E1"), "D3.3 must-follow-call colour=P");
}

#[test]
fn d3_3_without_the_called_colour_anything_goes() {
    let mut story = given("P1 P2 P3 P4 P5 P6 P7 W2 W3 +4", "W1 W5 W6 W7 E1 E2 E3 E4 +2 +3");
    story.tell("jekyll play +4 P");
    assert_eq!(story.choices("hyde").len(), 10);
    assert!(story.choices("hyde").contains(&"play +2".to_string()));
}

/// The example of the rulebook.
#[test]
fn d3_4_purple_6_then_red_4_ranks_all_three_colours() {
    let mut story = given(JEKYLL, HYDE);
    story.tell("jekyll play P6");
    assert_eq!(story.order(), "P . .");
    story.tell("hyde play W4");
    assert_eq!(story.order(), "P W E");
    story.tell("table trick winner=hyde");
}

#[test]
fn d3_4_a_card_is_ranked_also_when_a_potion_is_in_the_trick() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W1 W2 W3 +5", "P7 W5 W6 W7 E1 E2 E3 E4 +2 +3");
    story.tell("jekyll play +5 P");
    assert_eq!(story.order(), ". . .");
    story.tell("hyde play P7");
    assert_eq!(story.order(), "P . .");
    story.tell("table trick winner=hyde\nhyde play W7");
    assert_eq!(story.order(), "P W E");
}

#[test]
fn d3_5_one_colour_the_higher_value() {
    let mut story = given("P1 P3 P5 W1 W3 W5 E1 E3 E5 E7", "P2 P4 P6 P7 W2 W4 W6 E2 E4 E6");
    story.tell("jekyll play P3\nhyde play P2\ntable trick winner=jekyll");
    story.tell("jekyll play P5\nhyde play P7\ntable trick winner=hyde");
}

#[test]
fn d3_5_two_colours_the_stronger_whatever_the_values() {
    let mut story = given("P1 P2 P3 P4 P5 P6 P7 E5 E6 E7", "W1 W2 W3 W4 W5 W6 W7 E1 E2 E3");
    // P lowest, W middle: one point of wrath beats seven of pride.
    story.tell("jekyll play P7\nhyde play W1\ntable trick winner=hyde");
    // And the led wrath holds against any pride.
    story.tell("hyde play W2\njekyll play P6\ntable trick winner=hyde");
    // Envy is strongest.
    story.tell("hyde play W7\njekyll play E5\ntable trick winner=jekyll");
}

#[test]
fn d3_6_the_potion_wins_ties_and_the_order_plays_no_part() {
    let hands = ("P1 P2 P4 W3 W6 E1 E2 +2 +4 W7", "P3 P5 P6 P7 W1 W2 W4 W5 E4 +3");
    // 4 against 4+, led or following: the potion.
    let mut story = given(hands.0, hands.1);
    story.tell(
        "jekyll play +4 E\nhyde play E4\njekyll swap P1,P2\nhyde swap P3,P5\ntable trick winner=jekyll",
    );
    let mut story = given(hands.0, hands.1);
    story.tell("jekyll play W3\nhyde play +3\ntable trick winner=hyde");
    // 5 against 4+: the evil card.
    let mut story = given(hands.0, hands.1);
    story.tell("jekyll play +4 W\nhyde play W5\ntable trick winner=hyde");
    // A 2 of the strongest colour loses to 3+.
    let mut story = given(hands.0, hands.1);
    story.tell("jekyll play P4\nhyde play P3\njekyll play W6\nhyde play W5");
    assert_eq!(story.order(), "P W E");
    story.tell("jekyll play E2\nhyde play +3\njekyll swap P1,P2\nhyde swap P5,P6\ntable trick winner=hyde");
}

#[test]
fn d3_6_the_effect_is_that_of_the_card_met_not_of_the_colour_called() {
    // Hyde has no green: called green, met red.
    let mut story = given("P1 P2 P3 P4 P5 P6 E1 E2 E3 +4", "P7 W1 W2 W3 W4 W5 W6 W7 +2 +3");
    story.tell("jekyll play P1\nhyde play P7\nhyde play W1\njekyll play E1");
    assert_eq!(story.order(), "P W E");
    story.tell("jekyll play +4 E\nhyde play W7\ntable trick winner=hyde");
    assert_eq!(story.order(), ". . .");
    assert_eq!(story.asked(), "hyde");
}

#[test]
fn d3_7_two_potions_have_no_effect() {
    // No green in hyde's hand: he may answer a potion with a potion.
    let mut story = given("P1 P2 P3 P4 P5 P6 E1 E2 E3 +4", "P7 W1 W2 W3 W4 W5 W6 W7 +2 +5");
    story.tell("jekyll play P1\nhyde play P7\nhyde play W1\njekyll play E1");
    assert_eq!(story.order(), "P W E");
    story.tell("jekyll play +4 E\nhyde play +5\ntable trick winner=hyde");
    assert_eq!((story.order(), story.taken()), ("P W E".into(), "1-2".into()));
    let mut story = given("P1 P2 P3 P4 P5 P6 E1 E2 E3 +4", "P7 W1 W2 W3 W4 W5 W6 W7 +2 +5");
    story.tell("jekyll play +4 E\nhyde play +2\ntable trick winner=jekyll");
}

#[test]
fn d3_8_the_winner_takes_the_trick_and_leads_the_next() {
    let mut story = given(JEKYLL, HYDE);
    story.tell("jekyll play P7\nhyde play W4\ntable trick winner=hyde");
    assert_eq!((story.taken(), story.asked()), ("0-1".into(), "hyde".into()));
    assert_eq!(story.refusal("jekyll play P1"), "D3.8 not-your-turn now=lead");
    story.tell("hyde play W5\njekyll play W1\ntable trick winner=hyde");
    assert_eq!((story.taken(), story.asked()), ("0-2".into(), "hyde".into()));
}

#[test]
fn d3_8_tricks_taken_stay_open_to_both() {
    let mut story = given(JEKYLL, HYDE);
    story.tell("jekyll play P7\nhyde play W4\ntable trick winner=hyde");
    story.tell("hyde play W5\njekyll play W1\ntable trick winner=hyde");
    for viewer in Viewer::all(2) {
        let view = story.state.view(viewer);
        let fallen = |side| view.board.tricks.iter().map(|trick| trick.card_of(side)).collect::<Vec<_>>();
        assert_eq!(fallen(Side::Jekyll), ["P7", "W1"].map(|card| card.parse().expect("a card")));
        assert_eq!(fallen(Side::Hyde), ["W4", "W5"].map(|card| card.parse().expect("a card")));
    }
}
