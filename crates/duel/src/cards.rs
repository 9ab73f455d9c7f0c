//! The cards (D1): three colours of evil, four potions, and sets of them.
//!
//! ```text
//! P1 P2 P3 P4 P5 P6 P7    pride   purple
//! W1 W2 W3 W4 W5 W6 W7    wrath   red
//! E1 E2 E3 E4 E5 E6 E7    envy    green
//! +2 +3 +4 +5             potions
//! ```
//!
//! Card order is the order of this picture, line by line.

use alloc::vec::Vec;
use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};
use core::str::FromStr;

use game::Fault;

/// How many values each colour has.
const VALUES: u8 = 7;
/// The index of the first potion, behind all evil cards.
const FIRST_POTION: u8 = 3 * VALUES;
/// How many cards there are.
const CARDS: u8 = FIRST_POTION + 4;

/// D1.1: the colour of an evil card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Colour {
    /// Purple.
    Pride,
    /// Red.
    Wrath,
    /// Green.
    Envy,
}

impl Colour {
    /// The three colours in card order.
    pub const ALL: [Colour; 3] = [Colour::Pride, Colour::Wrath, Colour::Envy];

    /// The letter of the colour in notation.
    pub const fn letter(self) -> char {
        match self {
            Colour::Pride => 'P',
            Colour::Wrath => 'W',
            Colour::Envy => 'E',
        }
    }

    fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Colour {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Colour, Fault> {
        let mut letters = text.chars();
        let colour = letters.next().and_then(Colour::from_letter).filter(|_| letters.next().is_none());
        colour.ok_or_else(|| Fault::not("a colour", text))
    }
}

/// D1.2: a potion, 2+ to 5+, one of each, without colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Potion(u8);

impl Potion {
    /// The four potions in card order.
    pub const ALL: [Potion; 4] = [Potion(2), Potion(3), Potion(4), Potion(5)];

    /// The number on the potion.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The potion as a card.
    pub const fn card(self) -> Card {
        Card(FIRST_POTION + self.0 - 2)
    }
}

impl fmt::Display for Potion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}", self.0)
    }
}

impl FromStr for Potion {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Potion, Fault> {
        let potion = |card: Card| Potion::ALL.into_iter().find(|potion| potion.card() == card);
        read_card(text).and_then(potion).ok_or_else(|| Fault::not("a potion", text))
    }
}

/// One of the 25 cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// D1.1: an evil card: a colour and a value from 1 to 7.
    Evil(Colour, u8),
    /// D1.2: a potion.
    Potion(Potion),
}

impl Card {
    /// Every card, in card order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS).map(Card)
    }

    /// The evil card of that colour and value, if there is one.
    pub fn evil(colour: Colour, value: u8) -> Option<Card> {
        (1..=VALUES).contains(&value).then(|| Card(colour as u8 * VALUES + value - 1))
    }

    /// The card at that place in card order; the fast road's way in.
    pub(crate) const fn from_index(index: u8) -> Card {
        debug_assert!(index < CARDS);
        Card(index)
    }

    /// The card's place in card order, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on the card.
    pub const fn face(self) -> Face {
        if self.0 >= FIRST_POTION {
            return Face::Potion(Potion(self.0 - FIRST_POTION + 2));
        }
        Face::Evil(Colour::ALL[(self.0 / VALUES) as usize], self.0 % VALUES + 1)
    }

    /// The number printed on the card.
    pub const fn value(self) -> u8 {
        match self.face() {
            Face::Evil(_, value) => value,
            Face::Potion(potion) => potion.value(),
        }
    }

    /// The card's colour; a potion has none.
    pub const fn colour(self) -> Option<Colour> {
        match self.face() {
            Face::Evil(colour, _) => Some(colour),
            Face::Potion(_) => None,
        }
    }

    /// Is the card a potion?
    pub const fn is_potion(self) -> bool {
        self.0 >= FIRST_POTION
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Evil(colour, value) => write!(f, "{colour}{value}"),
            Face::Potion(potion) => write!(f, "{potion}"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Card {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Card, Fault> {
        read_card(text).ok_or_else(|| Fault::not("a card", text))
    }
}

/// A letter or a plus, and one digit.
fn read_card(text: &str) -> Option<Card> {
    let &[kind, digit] = text.as_bytes() else { return None };
    let value = char::from(digit).to_digit(10)? as u8;
    if kind == b'+' {
        return Potion::ALL.into_iter().find(|potion| potion.0 == value).map(Potion::card);
    }
    Colour::from_letter(char::from(kind)).and_then(|colour| Card::evil(colour, value))
}

/// A set of cards. `(hand - given) | received` is a hand after an exchange.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Card[]"))]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);
    /// All 25 cards.
    pub const ALL: Cards = Cards((1 << CARDS) - 1);
    /// The four potions.
    pub const POTIONS: Cards = Cards(0b1111 << FIRST_POTION);

    /// The set with this one card in it.
    pub const fn only(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    /// The seven cards of a colour.
    pub const fn of(colour: Colour) -> Cards {
        Cards(0b111_1111 << (colour as u8 * VALUES))
    }

    /// The set as bits in card order, the lowest bit for P1.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set with these bits; the fast road's way in.
    pub(crate) const fn from_bits(bits: u32) -> Cards {
        Cards(bits & Cards::ALL.0)
    }

    /// Is the card in the set?
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.0 != 0
    }

    /// Are all cards of that set in this one?
    pub const fn contains_all(self, cards: Cards) -> bool {
        cards.0 & !self.0 == 0
    }

    /// Is there no card in the set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first card in card order.
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8))
    }

    /// The cards in card order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        core::iter::from_fn(move || {
            let card = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(card)
        })
    }

    /// Every choice of `size` cards of this set, in ascending order.
    pub fn choices(self, size: usize) -> Vec<Cards> {
        let mut choices = Vec::new();
        self.extend_choices(size, Cards::EMPTY, &mut choices);
        choices
    }

    /// Adds `with` and any `size` cards of this set, the highest card changing last.
    fn extend_choices(self, size: usize, with: Cards, choices: &mut Vec<Cards>) {
        if size == 0 {
            return choices.push(with);
        }
        for highest in self.iter() {
            let below = Cards(self.0 & (Cards::only(highest).0 - 1));
            if below.len() + 1 >= size {
                below.extend_choices(size - 1, with | Cards::only(highest), choices);
            }
        }
    }
}

impl BitOr for Cards {
    type Output = Cards;

    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    fn bitor_assign(&mut self, other: Cards) {
        self.0 |= other.0;
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

impl SubAssign for Cards {
    fn sub_assign(&mut self, other: Cards) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::EMPTY, |set, card| set | Cards::only(card))
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&game::notation::join(self.iter()))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// Cards travel as their text, sets as lists of texts in card order.
#[cfg(feature = "serde")]
mod wire {
    use super::{Card, Cards, Potion};
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    impl Serialize for Card {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self)
        }
    }

    impl<'de> Deserialize<'de> for Card {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
            let text = String::deserialize(deserializer)?;
            text.parse().map_err(D::Error::custom)
        }
    }

    impl Serialize for Potion {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(&self.to_string())
        }
    }

    impl<'de> Deserialize<'de> for Potion {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Potion, D::Error> {
            let text = String::deserialize(deserializer)?;
            text.parse().map_err(D::Error::custom)
        }
    }

    impl Serialize for Cards {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.iter())
        }
    }

    impl<'de> Deserialize<'de> for Cards {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
            let list = Vec::<Card>::deserialize(deserializer)?;
            let set: Cards = list.iter().copied().collect();
            if set.len() == list.len() { Ok(set) } else { Err(D::Error::custom("a card twice")) }
        }
    }
}
