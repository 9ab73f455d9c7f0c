//! The vocabulary: cards and sets of cards (P1). Nothing here knows of players or tricks.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::{BitAnd, BitOr, Sub};
use core::str::FromStr;

use game::Fault;
use game::notation::join;

use crate::sides::{BySide, Side};

/// P1.1: The four kinds of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Nobody wins a trick that it lies in.
    Transformation,
    /// Dr. Jekyll or Mr. Hyde, Mr. Utterson, Dr. Lanyon, Mr. Enfield, Poole.
    Character,
    /// A place of the novel; its number is its points.
    Scene,
    /// A deed or sentiment; its number is its factor.
    Deed,
}

/// P1.5: What beats what, in ascending order. The side of a card does not matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// P1.4: Deeds are lowest, and equal.
    Deed,
    /// P1.3: Scenes are equal among themselves.
    Scene,
    /// P1.2: Poole.
    E,
    /// P1.2: Mr. Enfield.
    D,
    /// P1.2: Dr. Lanyon.
    C,
    /// P1.2: Mr. Utterson.
    B,
    /// P1.2: Dr. Jekyll or Mr. Hyde himself.
    A,
    /// Above all others, and yet it wins nothing (P4.3).
    Transformation,
}

/// What is printed on a card, apart from its side.
struct Face {
    text: &'static str,
    rank: Rank,
    points: u32,
    factor: u32,
}

const fn face(text: &'static str, rank: Rank, points: u32, factor: u32) -> Face {
    Face { text, rank, points, factor }
}

/// P1.1: The 14 cards of either side, in card order: 1 transformation, 5 characters, 5 scenes, 3 deeds.
const FACES: [Face; 14] = [
    face("T", Rank::Transformation, 0, 0),
    face("A", Rank::A, 1, 0),
    face("B", Rank::B, 1, 0),
    face("C", Rank::C, 1, 0),
    face("D", Rank::D, 1, 0),
    face("E", Rank::E, 1, 0),
    face("3", Rank::Scene, 3, 0),
    face("4", Rank::Scene, 4, 0),
    face("5", Rank::Scene, 5, 0),
    face("6", Rank::Scene, 6, 0),
    face("7", Rank::Scene, 7, 0),
    face("x1", Rank::Deed, 0, 1),
    face("x2", Rank::Deed, 0, 2),
    face("x3", Rank::Deed, 0, 3),
];

/// How many cards a side has.
const OF_A_SIDE: u8 = FACES.len() as u8;

/// One of the 28 cards. `J7` is the scene of 7 points of jekyll, `HA` Mr. Hyde himself, `Hx3` Murder.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "String", try_from = "String"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 2 * OF_A_SIDE as usize;

    /// All cards, in card order: J before H, then `T A B C D E 3 4 5 6 7 x1 x2 x3`.
    pub fn all() -> impl Iterator<Item = Card> {
        Cards::ALL.iter()
    }

    /// The card with that number in card order.
    pub(crate) const fn from_index(index: u32) -> Card {
        Card(index as u8)
    }

    /// The number of the card in card order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The side that front and back show.
    pub const fn side(self) -> Side {
        if self.0 < OF_A_SIDE { Side::Jekyll } else { Side::Hyde }
    }

    /// What kind of card it is.
    pub const fn kind(self) -> Kind {
        match self.rank() {
            Rank::Transformation => Kind::Transformation,
            Rank::A | Rank::B | Rank::C | Rank::D | Rank::E => Kind::Character,
            Rank::Scene => Kind::Scene,
            Rank::Deed => Kind::Deed,
        }
    }

    /// How high the card is in a trick.
    pub const fn rank(self) -> Rank {
        self.face().rank
    }

    /// P1.2, P1.3: The letter on the face, A to E on a character and F on every scene; the others have none.
    pub const fn letter(self) -> Option<char> {
        match self.rank() {
            Rank::A => Some('A'),
            Rank::B => Some('B'),
            Rank::C => Some('C'),
            Rank::D => Some('D'),
            Rank::E => Some('E'),
            Rank::Scene => Some('F'),
            Rank::Transformation | Rank::Deed => None,
        }
    }

    /// P1.2, P1.3: A character is worth 1 point, a scene the number on it.
    pub const fn points(self) -> u32 {
        self.face().points
    }

    /// P1.4: A deed counts for its side's team as a factor; 0 for any other card.
    pub const fn factor(self) -> u32 {
        self.face().factor
    }

    const fn face(self) -> &'static Face {
        &FACES[(self.0 % OF_A_SIDE) as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side().letter(), self.face().text)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Card, Fault> {
        let face_of = |side: Side| {
            let face = text.strip_prefix(side.letter())?;
            let index = FACES.iter().position(|known| known.text == face)?;
            Some(Card(index as u8 + if side == Side::Hyde { OF_A_SIDE } else { 0 }))
        };
        Side::BOTH.into_iter().find_map(face_of).ok_or_else(|| Fault::not("a card", text))
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = Fault;

    fn try_from(text: String) -> Result<Card, Fault> {
        text.parse()
    }
}

/// A set of cards: one bit a card, in card order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "Vec<Card>", try_from = "Vec<Card>"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Card[]"))]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// P1.1: All 28 cards.
    pub const ALL: Cards = Cards((1 << Card::COUNT) - 1);

    /// The 14 cards of a side.
    pub const fn of_side(side: Side) -> Cards {
        match side {
            Side::Jekyll => Cards((1 << OF_A_SIDE) - 1),
            Side::Hyde => Cards(((1 << OF_A_SIDE) - 1) << OF_A_SIDE),
        }
    }

    /// The set whose bits these are.
    pub(crate) const fn from_bits(bits: u32) -> Cards {
        Cards(bits)
    }

    /// The bits of the set, the lowest for the first card in card order.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The cards of the set that belong to a side.
    #[must_use]
    pub fn of(self, side: Side) -> Cards {
        self & Cards::of_side(side)
    }

    /// Is that card in the set?
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.0 != 0
    }

    /// This set and that card.
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.0)
    }

    /// This set without that card.
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card.0))
    }

    /// How many cards there are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there no card in the set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of the set, in card order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let card = (rest != 0).then(|| Card::from_index(rest.trailing_zeros()));
            rest &= rest.wrapping_sub(1);
            card
        })
    }

    /// P1.6: What the backs show: how many cards of each side are in the set.
    pub fn backs(self) -> BySide<u8> {
        BySide::from_fn(|side| self.of(side).len() as u8)
    }
}

impl BitOr for Cards {
    type Output = Cards;

    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl BitAnd for Cards {
    type Output = Cards;

    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl Sub for Cards {
    type Output = Cards;

    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&join(self.iter()))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}

impl TryFrom<Vec<Card>> for Cards {
    type Error = Fault;

    /// A list in which a card stands twice is no set.
    fn try_from(list: Vec<Card>) -> Result<Cards, Fault> {
        let cards: Cards = list.iter().copied().collect();
        if cards.len() == list.len() {
            Ok(cards)
        } else {
            Err(Fault::not("a list in which each card stands once", &join(list)))
        }
    }
}
