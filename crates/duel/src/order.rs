//! The order of the colours: made by play (D3.4), unmade by a red potion (D4.3).
//!
//! ```text
//!                 lowest  middle  strongest
//! no card yet       .       .        .
//! P6 is played      P       .        .
//! W4 is played      P       W        E        the third colour follows from the second
//! ```

use core::fmt;

use crate::cards::{Card, Colour};

/// How the colours are ranked just now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ColourOrder {
    /// No colour is ranked.
    #[default]
    Empty,
    /// One colour has appeared.
    Lowest(Colour),
    /// Two colours have appeared: the lowest, then the middle one. The third is the strongest.
    Full(Colour, Colour),
}

/// The place of a colour in the order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Rank {
    /// Beaten by both other colours.
    Lowest,
    /// Beats the lowest.
    Middle,
    /// Beats both other colours.
    Strongest,
}

impl ColourOrder {
    /// D3.4: the order after a card is played. The first colour to appear ranks lowest, the second in the
    /// middle and the third therefore strongest. Potions never rank.
    #[must_use]
    pub fn after(self, card: Card) -> ColourOrder {
        let Some(colour) = card.colour() else { return self };
        match self {
            ColourOrder::Empty => ColourOrder::Lowest(colour),
            ColourOrder::Lowest(lowest) if colour != lowest => ColourOrder::Full(lowest, colour),
            ColourOrder::Lowest(_) | ColourOrder::Full(..) => self,
        }
    }

    /// The rank of a colour, if it has one yet.
    pub fn rank(self, colour: Colour) -> Option<Rank> {
        match self {
            ColourOrder::Empty => None,
            ColourOrder::Lowest(lowest) => (colour == lowest).then_some(Rank::Lowest),
            ColourOrder::Full(lowest, _) if colour == lowest => Some(Rank::Lowest),
            ColourOrder::Full(_, middle) if colour == middle => Some(Rank::Middle),
            ColourOrder::Full(..) => Some(Rank::Strongest),
        }
    }
}

/// A picture of the three spaces: `P W E`, `P . .` or `. . .`, the lowest first.
impl fmt::Display for ColourOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ColourOrder::Empty => f.write_str(". . ."),
            ColourOrder::Lowest(lowest) => write!(f, "{lowest} . ."),
            ColourOrder::Full(lowest, middle) => {
                let third = Colour::ALL.into_iter().find(|&colour| colour != lowest && colour != middle);
                write!(f, "{lowest} {middle} {}", third.unwrap_or(middle))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;

    /// The pictures of the order as these cards are played, one after the other.
    fn pictures(cards: &str) -> Vec<String> {
        let mut order = ColourOrder::Empty;
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
        let order = ColourOrder::Full(Colour::Envy, Colour::Pride);
        let ranks = Colour::ALL.map(|colour| order.rank(colour));
        assert_eq!(ranks, [Some(Rank::Middle), Some(Rank::Strongest), Some(Rank::Lowest)]);
        assert!(Rank::Lowest < Rank::Middle && Rank::Middle < Rank::Strongest);
        assert_eq!(ColourOrder::Lowest(Colour::Envy).rank(Colour::Pride), None);
        assert_eq!(ColourOrder::Empty.rank(Colour::Pride), None);
    }
}
