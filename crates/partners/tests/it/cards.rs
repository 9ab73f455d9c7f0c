//! P1: the cards.

use game::{BySide, Entropy, Quick};
use partners::{Card, Cards, Kind, Rank, Side};

use crate::story::{cards, four, hand};

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

#[test]
fn p1_1_two_sides_of_fourteen() {
    for side in Side::BOTH {
        let kinds: Vec<Kind> = Cards::of_side(side).iter().map(Card::kind).collect();
        let count = |kind| kinds.iter().filter(|other| **other == kind).count();
        assert_eq!(kinds.len(), 14);
        assert_eq!([Kind::Transformation, Kind::Character, Kind::Scene, Kind::Deed].map(count), [1, 5, 5, 3]);
    }
    assert_eq!(Card::ALL.len(), 28);
}

#[test]
fn p1_2_characters_from_a_down_to_e_are_worth_one_point() {
    let ranks: Vec<Rank> = cards("JA JB JC JD JE").iter().map(Card::rank).collect();
    assert!(ranks.is_sorted_by(|higher, lower| higher > lower));
    assert!(cards("JA JB JC JD JE HA HB HC HD HE").iter().all(|card| card.points() == 1));
}

#[test]
fn p1_3_scenes_are_worth_their_number_and_equal_in_rank() {
    let points: Vec<u32> = cards("H3 H4 H5 H6 H7").iter().map(Card::points).collect();
    assert_eq!(points, [3, 4, 5, 6, 7]);
    let scenes = cards("J3 J4 J5 J6 J7 H3 H4 H5 H6 H7");
    assert!(scenes.iter().all(|card| card.rank() == Rank::Scene && card.letter() == Some('F')));
}

#[test]
fn p1_3_only_characters_and_scenes_carry_a_letter() {
    let letters = |text: &str| cards(text).iter().filter_map(Card::letter).collect::<String>();
    assert_eq!(letters("JA JB JC JD JE J3"), "ABCDEF");
    assert_eq!(letters("JT HT Jx1 Hx3"), "");
}

#[test]
fn p1_4_deeds_are_factors_without_points_and_equal_in_rank() {
    let deeds = cards("Jx1 Jx2 Jx3");
    assert_eq!(deeds.iter().map(Card::factor).collect::<Vec<_>>(), [1, 2, 3]);
    assert!(deeds.iter().all(|card| card.points() == 0 && card.rank() == Rank::Deed));
    assert!((Cards::ALL - deeds - cards("Hx1 Hx2 Hx3")).iter().all(|card| card.factor() == 0));
}

#[test]
fn p1_5_transformation_characters_scenes_deeds() {
    let order = ["T", "A", "B", "C", "D", "E", "3", "x3"];
    let rank = |side: &str, face: &str| card(&format!("{side}{face}")).rank();
    for (higher, lower) in order.iter().zip(&order[1..]) {
        assert!(rank("J", higher) > rank("H", lower), "{higher} of jekyll beats {lower} of hyde");
        assert!(rank("H", higher) > rank("J", lower), "{higher} of hyde beats {lower} of jekyll");
    }
    assert!(order.iter().all(|face| rank("J", face) == rank("H", face)));
}

#[test]
fn p1_6_everybody_sees_how_many_cards_of_each_side_a_place_holds() {
    let backs = |lines| {
        let state = four(lines);
        let backs = &hand(&state).backs;
        [backs.n, backs.e, backs.s, backs.w].map(|backs| (backs.jekyll, backs.hyde))
    };
    assert_eq!(backs(""), [(4, 3), (3, 4), (4, 3), (3, 4)]);
    assert_eq!(backs("n ask e"), [(4, 3), (3, 4), (4, 3), (3, 4)]);
    assert_eq!(backs("n ask e\n e play JB"), [(4, 3), (2, 4), (4, 3), (3, 4)]);
}

#[test]
fn cards_are_read_as_they_are_written() {
    for card in Card::ALL {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    let order = "JT,JA,JB,JC,JD,JE,J3,J4,J5,J6,J7,Jx1,Jx2,Jx3,HT,HA,HB,HC,HD,HE,H3,H4,H5,H6,H7,Hx1,Hx2,Hx3";
    assert_eq!(Cards::ALL.to_string(), order);
    for wrong in ["", "J", "A", "JF", "J8", "J2", "Jx0", "Jx4", "Jx", "jA", "JA ", "HAA", "X3"] {
        assert!(wrong.parse::<Card>().is_err(), "{wrong}");
    }
}

#[test]
fn cards_in_json_are_their_text() {
    let json = serde_json::to_string(&cards("Hx3 JA")).expect("cards can be written");
    assert_eq!(json, r#"["JA","Hx3"]"#);
    assert_eq!(serde_json::from_str::<Cards>(&json).expect("and read"), cards("JA Hx3"));
    assert!(serde_json::from_str::<Cards>(r#"["JA","JA"]"#).is_err());
    assert!(serde_json::from_str::<Card>(r#""J9""#).is_err());
}

#[test]
fn p1_6_the_backs_are_counted_side_by_side() {
    let mut quick = Quick::new(16);
    for _ in 0..1000 {
        let cards: Cards = Card::ALL.into_iter().filter(|_| quick.below(2) == 0).collect();
        assert_eq!(cards.backs(), BySide::from_fn(|side| cards.of(side).len() as u8), "{cards}");
    }
}
