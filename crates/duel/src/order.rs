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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "wire::Order", into = "wire::Order"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = r#""empty" | { "lowest": Colour } | { "full": [Colour, Colour] }"#))]
pub struct ColourOrder(
    /// Which of the [`PICTURES`].
    u8,
);

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

const P: Option<Colour> = Some(Colour::Pride);
const W: Option<Colour> = Some(Colour::Wrath);
const E: Option<Colour> = Some(Colour::Envy);
const O: Option<Colour> = None;

/// The pictures, the lowest colour first.
const PICTURES: [[Option<Colour>; 3]; ColourOrder::COUNT] = [
    [O, O, O],
    [P, O, O],
    [W, O, O],
    [E, O, O],
    [P, W, E],
    [P, E, W],
    [W, P, E],
    [W, E, P],
    [E, P, W],
    [E, W, P],
];

impl ColourOrder {
    /// No colour is ranked.
    pub const EMPTY: ColourOrder = ColourOrder(0);
    /// How many orders there are.
    pub const COUNT: usize = 10;

    /// Every order, by its [`index`](ColourOrder::index).
    pub fn all() -> impl Iterator<Item = ColourOrder> {
        (0..ColourOrder::COUNT).map(ColourOrder::from_index)
    }

    /// The order in which these colours have appeared, the first one first.
    pub fn of(colours: &[Colour]) -> ColourOrder {
        colours.iter().fold(ColourOrder::EMPTY, |order, &colour| order.after_colour(colour))
    }

    /// The order as an index into a list of all.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The order with that index.
    pub(crate) const fn from_index(index: usize) -> ColourOrder {
        ColourOrder(index as u8)
    }

    /// The three spaces, the lowest first.
    pub const fn colours(self) -> [Option<Colour>; 3] {
        PICTURES[self.index()]
    }

    /// The rank of a colour, if it has one yet.
    pub const fn rank(self, colour: Colour) -> Option<Rank> {
        const RANKS: [Rank; 3] = [Rank::Lowest, Rank::Middle, Rank::Strongest];
        let mut space = 0;
        while space < 3 {
            if is(self.colours()[space], colour) {
                return Some(RANKS[space]);
            }
            space += 1;
        }
        None
    }

    /// D3.4: the order after a card is played. The first colour to appear ranks lowest, the second in the
    /// middle and the third therefore strongest. Potions never rank.
    #[inline]
    #[must_use]
    pub const fn after(self, card: Card) -> ColourOrder {
        AFTER[self.index() & 15][card.index() & 31]
    }

    const fn after_colour(self, colour: Colour) -> ColourOrder {
        let [lowest, middle, _] = self.colours();
        let wanted = match (lowest, middle) {
            (None, _) => [Some(colour), None],
            (Some(_), None) if !is(lowest, colour) => [lowest, Some(colour)],
            (Some(_), _) => return self,
        };
        let mut index = 0;
        while !same(PICTURES[index][0], wanted[0]) || !same(PICTURES[index][1], wanted[1]) {
            index += 1;
        }
        ColourOrder::from_index(index)
    }
}

const fn is(space: Option<Colour>, colour: Colour) -> bool {
    same(space, Some(colour))
}

const fn same(one: Option<Colour>, other: Option<Colour>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => one as u8 == other as u8,
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    }
}

/// D3.4, worked out for every order and card; indices of four and five bits need no check.
const AFTER: [[ColourOrder; 32]; 16] = {
    let mut table = [[ColourOrder::EMPTY; 32]; 16];
    let mut order = 0;
    while order < ColourOrder::COUNT {
        let mut card = 0;
        while card < 25 {
            let now = ColourOrder::from_index(order);
            table[order][card] = match Card::from_index(card as u8).colour() {
                Some(colour) => now.after_colour(colour),
                None => now,
            };
            card += 1;
        }
        order += 1;
    }
    table
};

/// A picture of the three spaces: `P W E`, `P . .` or `. . .`, the lowest first.
impl fmt::Display for ColourOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [lowest, middle, strongest] = self.colours().map(|space| space.map_or('.', Colour::letter));
        write!(f, "{lowest} {middle} {strongest}")
    }
}

impl fmt::Debug for ColourOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// An order travels as the colours that have appeared.
#[cfg(feature = "serde")]
mod wire {
    use super::{Colour, ColourOrder};

    #[derive(serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(super) enum Order {
        Empty,
        Lowest(Colour),
        Full(Colour, Colour),
    }

    impl TryFrom<Order> for ColourOrder {
        type Error = &'static str;

        fn try_from(order: Order) -> Result<ColourOrder, &'static str> {
            match order {
                Order::Empty => Ok(ColourOrder::EMPTY),
                Order::Lowest(lowest) => Ok(ColourOrder::of(&[lowest])),
                Order::Full(lowest, middle) if lowest == middle => Err("a colour has one rank"),
                Order::Full(lowest, middle) => Ok(ColourOrder::of(&[lowest, middle])),
            }
        }
    }

    impl From<ColourOrder> for Order {
        fn from(order: ColourOrder) -> Order {
            match order.colours() {
                [Some(lowest), Some(middle), _] => Order::Full(lowest, middle),
                [Some(lowest), None, _] => Order::Lowest(lowest),
                [None, ..] => Order::Empty,
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
}
