//! The order of the colours: made by play (D3.4), unmade by a red potion (D4.3).
//!
//! ```text
//!                 lowest  middle  strongest
//! no card yet       .       .        .
//! P6 is played      P       .        .
//! W4 is played      P       W        E        the third colour follows from the second
//! ```

use core::fmt;

use crate::cards::{Card, Cards, Colour};

/// How the colours are ranked just now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "Wire", into = "Wire"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = r#""empty" | { "lowest": Colour } | { "full": [Colour, Colour] }"#))]
pub struct ColourOrder(
    /// Which of the [`PICTURES`].
    u8,
);

/// The place of a colour in the order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Rank {
    /// Beaten by both other colours.
    Lowest,
    /// Beats the lowest.
    Middle,
    /// Beats both other colours.
    Strongest,
}

/// The pictures of the three spaces, the lowest first.
const PICTURES: [&[u8; 3]; ColourOrder::COUNT] =
    [b"...", b"P..", b"W..", b"E..", b"PWE", b"PEW", b"WPE", b"WEP", b"EPW", b"EWP"];

impl ColourOrder {
    /// No colour is ranked.
    pub const EMPTY: ColourOrder = ColourOrder(0);
    /// How many orders there are.
    pub const COUNT: usize = 10;

    /// Every order, by its [`index`](ColourOrder::index).
    pub fn all() -> impl Iterator<Item = ColourOrder> {
        (0..ColourOrder::COUNT as u8).map(ColourOrder)
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

    /// The colours in the three spaces, the lowest first.
    pub fn colours(self) -> [Option<Colour>; 3] {
        PICTURES[self.index()].map(|letter| Colour::from_letter(letter.into()))
    }

    /// The rank of a colour, if it has one yet.
    pub const fn rank(self, colour: Colour) -> Option<Rank> {
        match *PICTURES[self.index()] {
            [lowest, ..] if lowest == colour.letter() as u8 => Some(Rank::Lowest),
            [_, middle, _] if middle == colour.letter() as u8 => Some(Rank::Middle),
            [.., strongest] if strongest == colour.letter() as u8 => Some(Rank::Strongest),
            [..] => None,
        }
    }

    /// D3.4: the order after a card is played. The first colour to appear ranks lowest, the second in the
    /// middle and the third therefore strongest. Potions never rank.
    #[inline]
    #[must_use]
    pub const fn after(self, card: Card) -> ColourOrder {
        CARDS[self.index() & 15][card.index() & 31].0
    }

    const fn after_colour(self, colour: Colour) -> ColourOrder {
        let wanted = match *PICTURES[self.index()] {
            [b'.', ..] => [colour.letter() as u8, b'.'],
            [lowest, b'.', _] if lowest != colour.letter() as u8 => [lowest, colour.letter() as u8],
            [..] => return self,
        };
        let mut order = 0;
        while PICTURES[order][0] != wanted[0] || PICTURES[order][1] != wanted[1] {
            order += 1;
        }
        ColourOrder(order as u8)
    }

    /// How strong a card is among others: by its colour's rank, then by its value; then a potion before an evil card.
    #[inline]
    pub(crate) const fn strength(self, card: Card) -> u8 {
        CARDS[self.index() & 15][card.index() & 31].1
    }
}

/// For every order and card, the order after it and its strength; indices of four and five bits need no check.
const CARDS: [[(ColourOrder, u8); 32]; 16] = {
    let mut table = [[(ColourOrder::EMPTY, 0); 32]; 16];
    let mut index = 0;
    while index < ColourOrder::COUNT * Cards::ALL.len() {
        let order = ColourOrder((index / Cards::ALL.len()) as u8);
        let card = Card::from_index((index % Cards::ALL.len()) as u8);
        let (after, rank) = match card.colour() {
            Some(colour) => (order.after_colour(colour), order.rank(colour)),
            None => (order, None),
        };
        let rank = if let Some(rank) = rank { rank as u8 + 1 } else { 0 };
        let strength = rank << 4 | card.value() << 1 | card.is_potion() as u8;
        table[order.index()][card.index()] = (after, strength);
        index += 1;
    }
    table
};

/// A picture of the three spaces: `P W E`, `P . .` or `. . .`, the lowest first.
impl fmt::Display for ColourOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [lowest, middle, strongest] = PICTURES[self.index()].map(char::from);
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
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
enum Wire {
    Empty,
    Lowest(Colour),
    Full(Colour, Colour),
}

#[cfg(feature = "serde")]
impl From<Wire> for ColourOrder {
    fn from(order: Wire) -> ColourOrder {
        match order {
            Wire::Empty => ColourOrder::EMPTY,
            Wire::Lowest(lowest) => ColourOrder::of(&[lowest]),
            Wire::Full(lowest, middle) => ColourOrder::of(&[lowest, middle]),
        }
    }
}

#[cfg(feature = "serde")]
impl From<ColourOrder> for Wire {
    fn from(order: ColourOrder) -> Wire {
        match order.colours() {
            [Some(lowest), Some(middle), _] => Wire::Full(lowest, middle),
            [Some(lowest), None, _] => Wire::Lowest(lowest),
            [None, ..] => Wire::Empty,
        }
    }
}
