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

/// How many values each colour has.
const VALUES: u8 = 7;
/// The index of the first potion, behind all evil cards.
const FIRST_POTION: u8 = 3 * VALUES;
/// How many cards there are.
const CARDS: u8 = FIRST_POTION + 4;

/// D1.1: the colour of an evil card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
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
        self.word().as_bytes()[0] as char
    }

    pub(crate) fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

game::words! { Colour, "a colour"; Pride => "P", Wrath => "W", Envy => "E" }

/// D1.2: a potion, 2+ to 5+, one of each, without colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    #[inline]
    pub const fn card(self) -> Card {
        Card(FIRST_POTION + self.0 - 2)
    }
}

game::text_form! { Potion, "a potion"; |potion, f| write!(f, "+{}", potion.0); |text| read_card(text)?.potion() }

/// One of the 25 cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// Every card, in card order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS).map(Card)
    }

    /// The evil card of that colour and value, if there is one.
    pub fn evil(colour: Colour, value: u8) -> Option<Card> {
        (1..=VALUES).contains(&value).then(|| Card(colour as u8 * VALUES + value - 1))
    }

    /// The card at that place in card order.
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Card {
        debug_assert!(index < CARDS);
        Card(index)
    }

    /// The card's place in card order, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number printed on the card.
    pub const fn value(self) -> u8 {
        if self.is_potion() { self.0 - FIRST_POTION + 2 } else { self.0 % VALUES + 1 }
    }

    /// The card's colour; a potion has none.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        if self.is_potion() { None } else { Some(Colour::ALL[(self.0 / VALUES) as usize]) }
    }

    /// The potion that the card is, if it is one.
    #[inline]
    pub const fn potion(self) -> Option<Potion> {
        if self.is_potion() { Some(Potion(self.value())) } else { None }
    }

    /// Is the card a potion?
    #[inline]
    pub const fn is_potion(self) -> bool {
        self.0 >= FIRST_POTION
    }
}

game::text_form! {
    Card, "a card";
    |card, f| write!(f, "{}{}", card.colour().map_or('+', Colour::letter), card.value());
    |text| read_card(text)
}

/// A letter or a plus, and one digit.
fn read_card(text: &str) -> Option<Card> {
    let &[kind, digit] = text.as_bytes() else { return None };
    let value = char::from(digit).to_digit(10)? as u8;
    match kind {
        b'+' => Potion::ALL.into_iter().find(|potion| potion.0 == value).map(Potion::card),
        _ => Colour::from_letter(char::from(kind)).and_then(|colour| Card::evil(colour, value)),
    }
}

game::bit_set! {
    /// A set of cards. `(hand - given) | received` is a hand after an exchange.
    pub struct Cards(u32) of Card; "Card[]"
}

impl Cards {
    /// All 25 cards.
    pub const ALL: Cards = Cards((1 << CARDS) - 1);
    /// The four potions.
    pub const POTIONS: Cards = Cards(0b1111 << FIRST_POTION);

    /// The seven cards of a colour.
    #[inline]
    pub const fn of(colour: Colour) -> Cards {
        Cards(0b111_1111 << (colour as u8 * VALUES))
    }

    /// The set with these [`bits`](Cards::bits); those that stand for no card are ignored.
    #[inline]
    pub const fn from_bits_truncate(bits: u32) -> Cards {
        Cards(bits & Cards::ALL.0)
    }

    /// Calls `each` with every choice of `size` cards of this set, in ascending order.
    pub fn each_choice(self, size: usize, mut each: impl FnMut(Cards)) {
        self.each_choice_with(size, Cards::EMPTY, &mut each);
    }

    /// Adds any `size` cards of this set to `with`, the highest card changing last.
    fn each_choice_with(self, size: usize, with: Cards, each: &mut impl FnMut(Cards)) {
        if size == 0 {
            return each(with);
        }
        for highest in self.iter() {
            let below = Cards(self.0 & (Cards::only(highest).0 - 1));
            below.each_choice_with(size - 1, with.with(highest), each);
        }
    }

    /// Every choice of `size` cards of this set, in ascending order.
    pub fn choices(self, size: usize) -> Vec<Cards> {
        let mut choices = Vec::new();
        self.each_choice(size, |cards| choices.push(cards));
        choices
    }
}
