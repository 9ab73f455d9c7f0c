//! D1: the cards and the track.

use duel::{Card, Cards, Colour, Match, Potion, Track};
use game::Side;

use crate::story::{FIVE_FIVE, Story};

#[test]
fn d1_1_three_colours_of_seven_evil_cards() {
    let evil: Vec<String> = (Cards::ALL - Cards::POTIONS).iter().map(|card| card.to_string()).collect();
    assert_eq!(evil.join(" "), "P1 P2 P3 P4 P5 P6 P7 W1 W2 W3 W4 W5 W6 W7 E1 E2 E3 E4 E5 E6 E7");
    for colour in Colour::ALL {
        assert_eq!(Cards::of(colour).len(), 7);
        assert!(Cards::of(colour).iter().all(|card| card.colour() == Some(colour)));
    }
    assert!("P8".parse::<Card>().is_err());
    assert!("W0".parse::<Card>().is_err());
}

#[test]
fn d1_2_four_potions_without_colour() {
    assert_eq!(Cards::POTIONS.to_string(), "+2,+3,+4,+5");
    assert_eq!(Potion::ALL.map(Potion::value), [2, 3, 4, 5]);
    assert!(Cards::POTIONS.iter().all(|card| card.is_potion() && card.colour().is_none()));
    assert_eq!(Cards::ALL.len(), 25);
    assert!("+1".parse::<Card>().is_err());
    assert!("+6".parse::<Card>().is_err());
}

#[test]
fn d1_3_eleven_spaces_and_three_rounds() {
    let halves: Vec<Side> = (0..=10).map(|marker| Track { round: 2, marker }.first_leader()).collect();
    assert_eq!(halves[..5], [Side::Jekyll; 5]);
    assert_eq!(halves[5..], [Side::Hyde; 6]);
    assert_eq!(Track::START, Track { round: 1, marker: 0 });

    let mut story = Story::new(Match::Single);
    for _ in 0..3 {
        assert_eq!(story.asked(), "table");
        story.round(&FIVE_FIVE);
    }
    assert_eq!(story.asked(), "nobody");
}
