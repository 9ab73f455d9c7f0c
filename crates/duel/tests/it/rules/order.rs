//! The order of the colours (D3.4), picture by picture.

use duel::{Colour, ColourOrder, Rank};

/// The pictures of the order as these cards are played, one after the other.
fn pictures(cards: &str) -> Vec<String> {
    let mut order = ColourOrder::EMPTY;
    let mut picture = |card: &str| {
        order = order.after(card.parse().expect("a card"));
        order.to_string()
    };
    cards.split(' ').map(&mut picture).collect()
}

#[test]
fn d3_4_the_second_colour_ranks_the_third() {
    assert_eq!(pictures("P6 W4 E1"), ["P . .", "P W E", "P W E"]);
    assert_eq!(pictures("E7 P7"), ["E . .", "E P W"]);
    assert_eq!(pictures("W1 E1 P1"), ["W . .", "W E P", "W E P"]);
}

#[test]
fn d3_4_a_colour_that_comes_again_changes_nothing() {
    assert_eq!(pictures("W1 W2 W3 P1 W4"), ["W . .", "W . .", "W . .", "W P E", "W P E"]);
}

#[test]
fn d3_4_potions_never_rank() {
    assert_eq!(pictures("+2 +5 E3 +4 P3 +3"), [". . .", ". . .", "E . .", "E . .", "E P W", "E P W"]);
}

#[test]
fn ranks_compare_as_the_spaces_lie() {
    let order = ColourOrder::of(&[Colour::Envy, Colour::Pride]);
    let ranks = Colour::ALL.map(|colour| order.rank(colour));
    assert_eq!(ranks, [Some(Rank::Middle), Some(Rank::Strongest), Some(Rank::Lowest)]);
    assert!(Rank::Lowest < Rank::Middle && Rank::Middle < Rank::Strongest);
    assert_eq!(ColourOrder::of(&[Colour::Envy]).rank(Colour::Pride), None);
    assert_eq!(ColourOrder::EMPTY.rank(Colour::Pride), None);
}
