//! The vocabulary: colours, counts of them, tokens, who sits where. Text as in the record; no rules.

use core::fmt;
use core::str::FromStr;

use game::{Fault, Seat, Side};

/// L1.1: a vice and its colour: wrath red, lust blue, pride purple, envy yellow. Written `w l p e`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Colour {
    /// Red.
    Wrath,
    /// Blue.
    Lust,
    /// Purple.
    Pride,
    /// Yellow.
    Envy,
}

impl Colour {
    /// All four, in the order of the record.
    pub const ALL: [Colour; 4] = [Colour::Wrath, Colour::Lust, Colour::Pride, Colour::Envy];

    /// The colour as an index into a list of four.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour's letter.
    pub const fn letter(self) -> char {
        self.word().as_bytes()[0] as char
    }

    /// The three other colours, in order.
    pub const fn others(self) -> [Colour; 3] {
        use Colour::{Envy, Lust, Pride, Wrath};
        match self {
            Wrath => [Lust, Pride, Envy],
            Lust => [Wrath, Pride, Envy],
            Pride => [Wrath, Lust, Envy],
            Envy => [Wrath, Lust, Pride],
        }
    }
}

game::words! { Colour, "a colour (w l p e)"; Wrath => "w", Lust => "l", Pride => "p", Envy => "e" }

/// How many there are of each colour: the cards of a hand, a row or the deck, the coloured tokens of a pool.
/// Cards of one colour are all alike, so a hand *is* four numbers.
///
/// One byte a colour, wrath lowest. No count ever passes ten.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Counts(u32);

/// The top bit of each colour's byte.
const TOPS: u32 = 0x8080_8080;

impl Counts {
    /// Nothing.
    pub const EMPTY: Counts = Counts(0);
    /// L1.1: the deck: 40 cards, ten a colour.
    pub const DECK: Counts = Counts::each(CARDS_A_COLOUR);

    /// One byte a colour, wrath lowest.
    pub(crate) const fn from_bits(bits: u32) -> Counts {
        Counts(bits)
    }

    /// The same number of every colour.
    pub const fn each(count: u8) -> Counts {
        Counts(u32::from_le_bytes([count; 4]))
    }

    /// That number of one colour, and nothing else.
    pub const fn repeat(colour: Colour, count: u8) -> Counts {
        Counts((count as u32) << (8 * colour as u32))
    }

    /// One of that colour.
    pub const fn one(colour: Colour) -> Counts {
        Counts::repeat(colour, 1)
    }

    /// How many of that colour.
    pub const fn of(self, colour: Colour) -> u8 {
        (self.0 >> (8 * colour as u32)) as u8
    }

    /// Is there one of that colour?
    pub const fn has(self, colour: Colour) -> bool {
        self.of(colour) > 0
    }

    /// How many in all.
    pub const fn len(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Is there nothing?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is `part` contained in these?
    pub const fn covers(self, part: Counts) -> bool {
        (self.0 | TOPS).wrapping_sub(part.0) & TOPS == TOPS
    }

    /// These and those together.
    #[must_use]
    pub const fn plus(self, more: Counts) -> Counts {
        Counts(self.0.wrapping_add(more.0))
    }

    /// These without those, which must be among them.
    #[inline]
    #[must_use]
    pub const fn minus(self, part: Counts) -> Counts {
        debug_assert!(self.covers(part));
        Counts(self.0.wrapping_sub(part.0))
    }

    /// What these and those have in common.
    #[inline]
    #[must_use]
    pub fn shared(self, other: Counts) -> Counts {
        Counts(u32::from_le_bytes(core::array::from_fn(|index| {
            self.0.to_le_bytes()[index].min(other.0.to_le_bytes()[index])
        })))
    }

    /// How many there are of the colour that there are most of.
    pub fn most(self) -> u8 {
        Colour::ALL.into_iter().map(|colour| self.of(colour)).fold(0, u8::max)
    }

    /// The colours of which there is at least one, in order.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.has(colour))
    }

    /// The colours of which there is at least one as a bit set: the top bit of each colour's byte.
    pub(crate) const fn present(self) -> u32 {
        self.0.wrapping_add(0x7f7f_7f7f) & TOPS
    }

    /// One after the other in the order of the record.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().flat_map(move |colour| (0..self.of(colour)).map(move |_| colour))
    }
}

impl FromIterator<Colour> for Counts {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Counts {
        colours.into_iter().fold(Counts::EMPTY, |sum, colour| sum.plus(Counts::one(colour)))
    }
}

/// Letters in the order w l p e: `wwl`.
impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|colour| write!(f, "{colour}"))
    }
}

impl FromStr for Counts {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Counts, Fault> {
        let fault = || Fault::not("colours in the order w l p e", text);
        let mut counts = Counts::EMPTY;
        let mut last = Colour::Wrath;
        for index in 0..text.len() {
            let colour: Colour = text.get(index..=index).ok_or_else(fault)?.parse()?;
            if colour < last || counts.of(colour) == CARDS_A_COLOUR {
                return Err(fault());
            }
            last = colour;
            counts = counts.plus(Counts::one(colour));
        }
        Ok(counts)
    }
}

/// L1.1: how many cards the deck has of each colour.
pub const CARDS_A_COLOUR: u8 = 10;

/// L1.2: how many psyche tokens of each colour there are; one lies in the bag, the others circulate.
pub const TOKENS_A_COLOUR: u8 = 4;

/// L1.2: how many white tokens jekyll has in stock at first, and how many black ones hyde.
pub const STOCK: u8 = 8;

/// Three cards handed in for a cure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Trio(Counts);

impl Trio {
    /// These cards, if they are three.
    pub const fn new(cards: Counts) -> Option<Trio> {
        if cards.len() == 3 { Some(Trio(cards)) } else { None }
    }

    /// All twenty there are, in ascending order.
    pub const ALL: [Trio; 20] = {
        let mut all = [Trio(Counts::EMPTY); 20];
        let (mut found, mut digits) = (0, 0);
        while digits < 256u32 {
            // Four digits to the base four: how many of each colour, envy first.
            let counts = [digits & 3, digits >> 2 & 3, digits >> 4 & 3, digits >> 6];
            let [w, l, p, e] = counts;
            if w + l + p + e == 3 {
                all[found] = Trio(Counts(w | l << 8 | p << 16 | e << 24));
                found += 1;
            }
            digits += 1;
        }
        all
    };

    /// The cards.
    pub const fn cards(self) -> Counts {
        self.0
    }
}

game::text_form! {
    Trio, "three cards in the order w l p e";
    |trio, f| fmt::Display::fmt(&trio.0, f);
    |text| Trio::new(text.parse().ok()?)
}

/// What can be drawn from the bag: a coloured token or a white one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Token {
    /// A coloured one.
    Coloured(Colour),
    /// A white one.
    White,
}

impl Token {
    /// All five kinds, in the order of the record.
    pub const ALL: [Token; 5] = [
        Token::Coloured(Colour::Wrath),
        Token::Coloured(Colour::Lust),
        Token::Coloured(Colour::Pride),
        Token::Coloured(Colour::Envy),
        Token::White,
    ];
}

game::text_form! {
    Token, "a token of the bag";
    |token, f| match token {
        Token::Coloured(colour) => fmt::Display::fmt(colour, f),
        Token::White => f.write_str("white"),
    };
    |text| if text == "white" { Some(Token::White) } else { text.parse().ok().map(Token::Coloured) }
}

game::text_form!(Colour, Counts);

/// The seat of a side: jekyll has the first `player` line of a record, hyde the second.
pub const fn seat_of(side: Side) -> Seat {
    Seat(side as u8)
}

/// The side of a seat, if there is such a seat.
pub const fn side_of(seat: Seat) -> Option<Side> {
    match seat.0 {
        0 => Some(Side::Jekyll),
        1 => Some(Side::Hyde),
        _higher => None,
    }
}
