//! D2: the preparation of a round.

use duel::{Cards, Match};
use game::BySide;

use crate::rules::{HYDE, JEKYLL};
use crate::story::{EIGHT_TWO, FIVE_FIVE, SIX_FOUR, Story, cards, dealt, given};

/// A game of which so many rounds less one were played five to five.
fn replayed(round: usize) -> Story {
    let mut story = Story::new(Match::Single);
    (1..round).for_each(|_| story.round(&FIVE_FIVE));
    story
}

#[test]
fn d2_1_ten_cards_each_and_five_aside() {
    let story = dealt(JEKYLL, HYDE);
    assert_eq!(story.hand("jekyll"), cards(JEKYLL));
    assert_eq!(story.hand("hyde"), cards(HYDE));
    assert_eq!(story.state.aside(), cards("E7 +2 +3 +4 +5"));

    let fresh = Story::new(Match::Single);
    let deal = |jekyll: &str, aside: &str| {
        let list = |text: &str| text.replace(' ', ",");
        fresh.refusal(&format!(
            "table deal jekyll={} hyde={} aside={}",
            list(jekyll),
            list(HYDE),
            list(aside)
        ))
    };
    let nine = "P1 P2 P3 P4 P5 P6 P7 W1 W2";
    assert_eq!(deal(nine, "E7 +2 +3 +4 +5"), "D2.1 deal-count pile=jekyll due=10 dealt=9");
    assert_eq!(deal(JEKYLL, "E7 +2 +3 +4"), "D2.1 deal-count pile=aside due=5 dealt=4");
    assert_eq!(deal(JEKYLL, "E6 +2 +3 +4 +5"), "D2.1 dealt-twice card=E6");
    let full = "table deal jekyll=P1,P2,P3,P4,P5,P6,P7,W1,W2,W3 hyde=W4,W5,W6,W7,E1,E2,E3,E4,E5,E6 aside=E7,+2,+3,+4,+5";
    assert_eq!(story.refusal(full), "D2.1 no-deal-now now=give");
}

#[test]
fn d2_1_every_round_begins_without_colour_order() {
    let mut story = Story::new(Match::Single);
    story.round(&FIVE_FIVE);
    assert_eq!(story.order(), ". . .");
    story.exchange(BySide { jekyll: cards(JEKYLL), hyde: cards(HYDE) });
    assert_eq!(story.order(), ". . .");
    assert_eq!(story.taken(), "0-0");
}

#[test]
fn d2_2_both_give_one_card_at_the_same_time() {
    let mut story = dealt(JEKYLL, HYDE);
    assert_eq!(story.asked(), "jekyll hyde");
    assert_eq!(story.choices("jekyll").len(), 10);
    story.tell("hyde give E1");
    // Nothing has happened yet, but hyde has chosen and is not asked any more.
    assert_eq!(story.asked(), "jekyll");
    assert_eq!(story.hand("hyde"), cards(HYDE));
    assert_eq!(story.refusal("hyde give E2"), "D2.2 not-your-turn now=give");
    story.tell("jekyll give P7");
    assert_eq!(story.hand("jekyll"), cards("P1 P2 P3 P4 P5 P6 E1 W1 W2 W3"));
    assert_eq!(story.hand("hyde"), cards("W4 W5 W6 W7 P7 E2 E3 E4 E5 E6"));
}

#[test]
fn d2_2_the_number_of_cards_is_that_of_the_round() {
    for (round, choices, refused) in [(1, 10, "P1,P2"), (2, 45, "P1"), (3, 120, "P1,P2")] {
        let mut story = replayed(round);
        story.deal(BySide { jekyll: cards(JEKYLL), hyde: cards(HYDE) });
        assert_eq!(story.choices("jekyll").len(), choices);
        let refusal = story.refusal(&format!("jekyll give {refused}"));
        assert_eq!(refusal, format!("D2.2 give-count due={round} given={}", refused.split(',').count()));
    }
}

#[test]
fn d2_2_only_cards_of_the_hand_are_given() {
    let story = dealt(JEKYLL, HYDE);
    assert_eq!(story.refusal("jekyll give E1"), "D2.2 not-in-hand card=E1 now=give");
    assert_eq!(story.refusal("jekyll give +2"), "D2.2 not-in-hand card=+2 now=give");
    assert_eq!(story.refusal("jekyll play P1"), "D2.2 something-else now=give");
    assert_eq!(story.refusal("jekyll swap P1"), "D2.2 something-else now=give");
}

#[test]
fn d2_3_who_was_dealt_two_potions_gives_one_of_them() {
    let story = dealt("P1 P2 P3 P4 P5 P6 P7 W1 +2 +5", "W4 W5 W6 W7 E1 E2 E3 E4 E5 +3");
    assert_eq!(story.choices("jekyll"), ["give +2", "give +5"]);
    assert_eq!(story.refusal("jekyll give P1"), "D2.3 potion-duty potions=+2,+5");
    // One potion is no duty.
    assert_eq!(story.choices("hyde").len(), 10);
}

/// The example of the rulebook: in round 2 jekyll was dealt three potions, hyde one.
#[test]
fn d2_3_with_three_potions_one_of_two_cards_is_a_potion() {
    let mut story = replayed(2);
    story.deal(BySide {
        jekyll: cards("P1 P2 P3 P4 P5 P6 P7 +2 +3 +4"),
        hyde: cards("W4 W5 W6 W7 E1 E2 E3 E4 E5 +5"),
    });
    // 45 pairs, of which 21 are of the seven purple cards.
    assert_eq!(story.choices("jekyll").len(), 24);
    assert_eq!(story.refusal("jekyll give P1,P2"), "D2.3 potion-duty potions=+2,+3,+4");
    story.tell("jekyll give P1,+4");
    assert_eq!(story.choices("hyde").len(), 45);
    story.tell("hyde give W4,W5");
}

#[test]
fn d2_3_is_judged_on_the_cards_dealt_not_on_cards_received() {
    let mut story = dealt("P1 P2 P3 P4 P5 P6 P7 W1 +2 +5", "W4 W5 W6 W7 E1 E2 E3 E4 +3 E6");
    story.tell("jekyll give +2");
    // Hyde is about to hold two potions, but was dealt one.
    story.tell("hyde give W4");
    assert_eq!(story.hand("hyde") & Cards::POTIONS, cards("+2 +3"));
}

#[test]
fn d2_4_jekyll_leads_while_the_marker_is_on_his_half() {
    let mut story = given(JEKYLL, HYDE);
    assert_eq!(story.asked(), "jekyll");
    assert_eq!(story.refusal("hyde play W4"), "D3.8 not-your-turn now=lead");
    story = Story::new(Match::Single);
    story.round(&SIX_FOUR);
    story.exchange(BySide { jekyll: cards(JEKYLL), hyde: cards(HYDE) });
    assert_eq!((story.state.board().track.marker, story.asked()), (2, "jekyll".into()));
}

#[test]
fn d2_4_hyde_leads_from_space_5_on() {
    let mut story = Story::new(Match::Single);
    story.round(&EIGHT_TWO);
    story.exchange(BySide { jekyll: cards(JEKYLL), hyde: cards(HYDE) });
    assert_eq!((story.state.board().track.marker, story.asked()), (6, "hyde".into()));
}
