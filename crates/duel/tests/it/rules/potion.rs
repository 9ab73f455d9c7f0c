//! D4: what potions do.

use duel::potion::Effect;
use duel::{Card, Cards, Colour, Led, Trick};
use game::Side;

use crate::rules::JEKYLL;
use crate::story::{Story, cards, given};

#[test]
fn d4_1_purple_the_winner_also_takes_an_earlier_trick() {
    let mut story = given("P1 P2 P3 P4 W1 W2 W3 E1 E2 +5", "P5 P6 P7 W4 W5 W6 W7 E3 +2 +3");
    story.tell("jekyll play W3\nhyde play W4\ntable trick winner=hyde");
    story.tell("hyde play W5\njekyll play W1\ntable trick winner=hyde");
    assert_eq!(story.taken(), "0-2");
    // P5 meets 5+: the potion wins the tie, and with it one of hyde's two tricks.
    story.tell("hyde play P5\njekyll play +5\ntable trick winner=jekyll");
    assert_eq!(story.taken(), "2-1");
    // Whoever wins steals: jekyll's P4 beats 3+.
    story.tell("jekyll play P4\nhyde play +3\ntable trick winner=jekyll");
    assert_eq!(story.taken(), "4-0");
}

#[test]
fn d4_1_who_has_no_trick_loses_none() {
    let mut story = given("P1 P2 P3 P4 W1 W2 W3 E1 E2 +5", "P5 P6 P7 W4 W5 W6 W7 E3 +2 +3");
    story.tell("jekyll play +5 P\nhyde play P5\ntable trick winner=jekyll");
    assert_eq!(story.taken(), "1-0");
    // The same where it is the potion that loses: P4 beats 3+, and whoever played it has no trick.
    let mut story = given("P1 P2 P3 P4 W1 W2 W3 E1 E2 +5", "P5 P6 P7 W4 W5 W6 W7 E3 +2 +3");
    story.tell("jekyll play P4\nhyde play +3\ntable trick winner=jekyll");
    assert_eq!(story.taken(), "1-0");
}

/// Any trick that the loser has can be taken, one that he has taken away himself too.
#[test]
fn d4_1_a_trick_taken_away_can_be_taken_back() {
    let mut story = given("P1 P2 P3 P4 W1 W2 W3 E1 E2 +5", "P5 P6 P7 W4 W5 W6 W7 E3 +2 +3");
    story.tell("jekyll play W3\nhyde play W4\ntable trick winner=hyde");
    // Jekyll wins one trick and takes one away.
    story.tell("hyde play P5\njekyll play +5\ntable trick winner=jekyll");
    assert_eq!(story.taken(), "2-0");
    // Hyde wins two with potions, and takes both.
    story.tell("jekyll play P1\nhyde play +2\ntable trick winner=hyde");
    assert_eq!(story.taken(), "1-2");
    story.tell("hyde play +3 P\njekyll play P3\ntable trick winner=hyde");
    assert_eq!(story.taken(), "0-4");
}

#[test]
fn d4_2_green_two_cards_are_exchanged_before_the_trick_is_taken() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W1 W2 E1 +4", "P7 W3 W4 W5 W6 W7 E2 E3 E4 E5");
    story.tell("jekyll play +4 E\nhyde play E5");
    assert_eq!((story.asked(), story.taken()), ("jekyll hyde".into(), "0-0".into()));
    // Nine cards are left: 36 pairs.
    assert_eq!(story.choices("jekyll").len(), 36);
    assert_eq!(story.refusal("jekyll swap P1"), "D4.2 swap-count due=2 chosen=1");
    assert_eq!(story.refusal("jekyll swap P1,P2,P3"), "D4.2 swap-count due=2 chosen=3");
    assert_eq!(story.refusal("jekyll swap P1,P7"), "D4.2 not-in-hand card=P7 now=swap");
    assert_eq!(story.refusal("jekyll give P1,P2"), "D4.2 something-else now=swap");
    story.tell("hyde swap W7,E2");
    assert_eq!((story.asked(), story.hand("jekyll").len()), ("jekyll".into(), 9));
    assert_eq!(story.refusal("hyde swap W7,E2"), "D4.2 not-your-turn now=swap");
    story.tell("jekyll swap P1,E1\ntable trick winner=hyde");
    assert_eq!(story.hand("jekyll"), cards("P2 P3 P4 P5 P6 W1 W2 W7 E2"));
    assert_eq!(story.hand("hyde"), cards("P1 P7 W3 W4 W5 W6 E1 E3 E4"));
    assert_eq!((story.asked(), story.taken()), ("hyde".into(), "0-1".into()));
}

/// Who looks ahead asks for all answers at once.
#[test]
fn d4_2_the_answers_that_bring_a_swap_are_those_of_the_effect() {
    for (card, colour) in Card::all().flat_map(|card| Colour::ALL.map(|colour| (card, colour))) {
        let led = Led { card, colour };
        let swaps = |&followed: &Card| Trick { leader: Side::Hyde, led, followed }.effect() == Effect::Swap;
        assert_eq!(led.swap_answers(), Card::all().filter(swaps).collect::<Cards>());
    }
}

#[test]
fn d4_2_there_is_no_potion_duty() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W1 W2 E1 +4", "P7 W3 W4 W5 W6 W7 E2 E3 +2 +3");
    story.tell(
        "jekyll play +4 E\nhyde play E2\njekyll swap P1,P2\nhyde swap P7,W3\ntable trick winner=jekyll",
    );
}

/// A round in which a potion meets green in the last trick but one, or in the last.
///
/// Until then wrath and pride fall, jekyll leading.
fn ending(tricks: &str) -> Story {
    let mut story = given("P4 P5 P6 P7 W4 W5 W6 W7 E7 +5", "P1 P2 P3 W1 W2 W3 E1 E2 E3 E4");
    for trick in tricks.split(", ") {
        let (first, second) = trick.split_once('/').expect("two cards");
        story.tell(&format!("jekyll play {first}\nhyde play {second}\ntable trick winner=jekyll"));
    }
    story
}

#[test]
fn d4_2_the_last_card_is_exchanged_alone() {
    let mut story = ending("P7/P1, P6/P2, P5/P3, W7/W1, W6/W2, W5/W3, E7/E1");
    // Jekyll keeps P4, W4, 5+; hyde E2, E3, E4. Trick 8: P4 is beaten by green, the strongest.
    story.tell("jekyll play P4\nhyde play E2\ntable trick winner=hyde");
    story.tell("hyde play E3\njekyll play +5");
    assert_eq!(story.choices("jekyll"), ["swap W4"]);
    story.tell("jekyll swap W4\nhyde swap E4\ntable trick winner=jekyll");
    assert_eq!((story.hand("jekyll"), story.hand("hyde")), (cards("E4"), cards("W4")));
    story.tell(
        "jekyll play E4\nhyde play W4\ntable trick winner=jekyll\ntable round jekyll=9 hyde=1 marker=8",
    );
}

#[test]
fn d4_2_with_empty_hands_nothing_is_exchanged() {
    let mut story = ending("P7/P1, P6/P2, P5/P3, W7/W1, W6/W2, W5/W3, E7/E1");
    story.tell("jekyll play P4\nhyde play E2\nhyde play E3\njekyll play W4\ntable trick winner=hyde");
    // The tenth trick: no line for a swap.
    story.tell(
        "hyde play E4\njekyll play +5\ntable trick winner=jekyll\ntable round jekyll=8 hyde=2 marker=6",
    );
}

/// The example of the rulebook: 4+ calls red, red 6 follows.
#[test]
fn d4_3_red_removes_all_ranks_its_own_included() {
    let mut story = given("P1 P2 P3 P4 P5 P6 E1 E2 E3 +4", "P7 W1 W2 W3 W4 W5 W6 W7 E4 E5");
    story.tell("jekyll play P6\nhyde play P7\nhyde play W1\njekyll play E1");
    assert_eq!(story.order(), "P W E");
    story.tell("jekyll play +4 W\nhyde play W6\ntable trick winner=hyde");
    assert_eq!(story.order(), ". . .");
    // The next evil card is the lowest again, and here it is green.
    story.tell("hyde play E4\njekyll play E2");
    assert_eq!(story.order(), "E . .");
}

#[test]
fn d4_3_red_led_and_answered_by_a_potion() {
    let mut story = given(JEKYLL, "W4 W5 W6 W7 E1 E2 E3 E4 E5 +3");
    story.tell("jekyll play W2");
    assert_eq!(story.order(), "W . .");
    story.tell("hyde play +3\ntable trick winner=hyde");
    assert_eq!(story.order(), ". . .");
}
