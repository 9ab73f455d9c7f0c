//! P4: winning a trick.

use partners::{BySide, Place, Played, TrickResult};

use crate::story::{BOTH_TRANSFORMATIONS, cards, falls, four, four_to, hand};

/// Who wins or leads: `n J5  e HD  s J7  w H3`.
fn trick(picture: &str) -> String {
    let words: Vec<&str> = picture.split_whitespace().collect();
    let played = |at: usize| {
        let turn: Place = words[2 * at].parse().expect("a place");
        Played { turn, from: turn, card: words[2 * at + 1].parse().expect("a card") }
    };
    match TrickResult::of(&[played(0), played(1), played(2), played(3)]) {
        TrickResult::Winner(place) => format!("winner={place}"),
        TrickResult::Lead(place) => format!("lead={place}"),
    }
}

#[test]
fn p4_1_the_highest_card_wins() {
    assert_eq!(trick("n JA  e HB  s JC  w HD"), "winner=n");
    assert_eq!(trick("n JE  e H7  s JD  w HC"), "winner=w");
    assert_eq!(trick("n J7  e Hx3 s JE  w H7"), "winner=s");
    assert_eq!(trick("e Hx1 s J3  w Hx3 n Jx2"), "winner=s");
}

#[test]
fn p4_1_among_equals_the_first_played() {
    assert_eq!(trick("n J3  e H7  s J7  w H4"), "winner=n");
    assert_eq!(trick("e H3  s J7  w H7  n J6"), "winner=e");
    assert_eq!(trick("w Hx1 n Jx3 e Hx3 s Jx2"), "winner=w");
    assert_eq!(trick("n J3  e HA  s JA  w HB"), "winner=e");
    assert_eq!(trick("n Jx1 e HE  s JE  w Hx2"), "winner=e");
}

#[test]
fn p4_2_the_team_takes_the_cards_and_the_winner_leads() {
    let state = four(
        "n play J3
         e play H3
         s play JC
         w play HD
         table trick winner=s",
    );
    assert_eq!(hand(&state).piles, BySide { jekyll: cards("J3 H3 JC HD"), hyde: cards("") });
    assert_eq!(hand(&state).turn, Place::S);
}

#[test]
fn p4_3_a_transformation_leaves_the_cards_on_the_table() {
    let mut state = four("");
    assert_eq!(falls(&mut state, "J7 HA JT Hx1"), "trick lead=s");
    assert_eq!(hand(&state).carried, cards("J7 HA JT Hx1"));
    assert_eq!(hand(&state).piles, BySide::default());
    assert_eq!(hand(&state).turn, Place::S, "south's turn it was when east's transformation fell");
    assert_eq!(falls(&mut state, "J5 HB J3 H3"), "trick winner=w");
    assert_eq!(hand(&state).carried, cards(""));
    assert_eq!(hand(&state).piles.hyde, cards("J7 HA JT Hx1 J5 HB J3 H3"));
}

#[test]
fn p4_4_the_third_trick_decides_all_twelve() {
    let mut state = four_to(253);
    let mut tricks = BOTH_TRANSFORMATIONS.trim().split("   ");
    let mut next = |state: &mut _| falls(state, tricks.next().expect("seven tricks"));
    assert_eq!(next(&mut state), "trick winner=n");
    assert_eq!(next(&mut state), "trick winner=e");
    assert_eq!(next(&mut state), "trick winner=s");
    assert_eq!(next(&mut state), "trick lead=s");
    assert_eq!(hand(&state).carried.len(), 4);
    assert_eq!(next(&mut state), "trick lead=w");
    assert_eq!(hand(&state).carried.len(), 8);
    assert_eq!(next(&mut state), "trick winner=s");
    assert_eq!(hand(&state).carried.len(), 0);
    assert_eq!(hand(&state).piles.jekyll.len(), 20);
    assert_eq!(next(&mut state), "trick winner=s, score jekyll=252 hyde=0");
}

#[test]
fn p4_5_of_two_transformations_the_first_leads() {
    assert_eq!(trick("n J5  e HT  s JT  w HA"), "lead=e");
    assert_eq!(trick("n JT  e HA  s J3  w HT"), "lead=n");
}

/// ```text
/// e leads  HT J5 H6 Jx2    stay on the table
/// e leads  HC JT H3 Jx3    and so do these, for ever
/// ```
///
/// Hyde has 8 + 7 points and Hx1, jekyll 30 points and Jx1; the other 15 points of the deck are lost.
#[test]
fn p4_6_a_transformation_in_the_seventh_trick_leaves_all_to_nobody() {
    let mut state = four_to(30);
    let first_three = "JA Hx2 Jx1 Hx3   J7 H7 J6 H5   JB HE JC HD";
    assert_eq!(falls(&mut state, first_three), "trick winner=n, trick winner=n, trick winner=n");
    assert_eq!(falls(&mut state, "J3 HA J4 Hx1   HB JD H4 JE"), "trick winner=e, trick winner=e");
    assert_eq!(falls(&mut state, "HT J5 H6 Jx2"), "trick lead=e");
    assert_eq!(falls(&mut state, "HC JT H3 Jx3"), "trick lead=s, score jekyll=30 hyde=15");
    assert_eq!(hand(&state).carried, cards("HT J5 H6 Jx2 HC JT H3 Jx3"));
}
