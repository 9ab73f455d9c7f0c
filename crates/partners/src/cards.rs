//! The vocabulary: cards and sets of cards (P1). Nothing here knows of players or tricks.

use game::{BySide, Side};

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

impl Rank {
    /// All ranks, in ascending order.
    pub const ALL: [Rank; 8] =
        [Rank::Deed, Rank::Scene, Rank::E, Rank::D, Rank::C, Rank::B, Rank::A, Rank::Transformation];
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

/// One of the 28 cards. `J7` is the scene of 7 points of jekyll, `HA` Mr. Hyde himself, `Hx3` Murder.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 2 * Card::OF_A_SIDE;

    /// How many cards a side has.
    pub const OF_A_SIDE: usize = FACES.len();

    /// All cards, in card order: J before H, then `T A B C D E 3 4 5 6 7 x1 x2 x3`.
    pub const ALL: [Card; Card::COUNT] = {
        let mut all = [Card(0); Card::COUNT];
        let mut index = 0;
        while index < all.len() {
            all[index] = Card(index as u8);
            index += 1;
        }
        all
    };

    /// The card with that number in card order.
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Card {
        Card(index)
    }

    /// The number of the card in card order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The side that front and back show.
    #[inline]
    pub const fn side(self) -> Side {
        if self.index() < Card::OF_A_SIDE { Side::Jekyll } else { Side::Hyde }
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
    #[inline]
    pub const fn rank(self) -> Rank {
        RANKS[self.index() & 31]
    }

    /// P1.2, P1.3: The letter on the face, A to E on a character and F on every scene; the others have none.
    pub const fn letter(self) -> Option<char> {
        match self.rank() {
            Rank::A | Rank::B | Rank::C | Rank::D | Rank::E => Some(self.face().text.as_bytes()[0] as char),
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
        &FACES[self.index() % Card::OF_A_SIDE]
    }
}

/// The rank of each card, in a table of a length that needs no check.
const RANKS: [Rank; 32] = {
    let mut ranks = [Rank::Deed; 32];
    let mut index = 0;
    while index < Card::COUNT {
        ranks[index] = FACES[index % Card::OF_A_SIDE].rank;
        index += 1;
    }
    ranks
};

/// The letter in front of a side's cards.
pub(crate) const fn letter(side: Side) -> &'static str {
    match side {
        Side::Jekyll => "J",
        Side::Hyde => "H",
    }
}

game::text_form! {
    Card, "a card";
    |card, f| write!(f, "{}{}", letter(card.side()), card.face().text);
    |text| Card::ALL.into_iter().find(|card| text.strip_prefix(letter(card.side())) == Some(card.face().text))
}

game::bit_set! {
    /// A set of cards, in card order.
    pub struct Cards(u32) of Card; "Card[]"
}

impl Cards {
    /// P1.1: All 28 cards.
    pub const ALL: Cards = Cards((1 << Card::COUNT) - 1);

    /// The 14 cards of a side.
    #[inline]
    pub const fn of_side(side: Side) -> Cards {
        let first = (1 << Card::OF_A_SIDE) - 1;
        Cards(first << (side.index() * Card::OF_A_SIDE))
    }

    /// The cards of the set that belong to a side.
    #[inline]
    #[must_use]
    pub fn of(self, side: Side) -> Cards {
        self & Cards::of_side(side)
    }

    /// P1.6: What the backs show: how many cards of each side are in the set.
    //
    // Both sides are counted at once, half a word each: a view counts four hands, and processors at large cannot count bits.
    #[inline]
    pub fn backs(self) -> BySide<u8> {
        let [jekyll, hyde] = Side::BOTH.map(|side| self.of(side).0 >> (side.index() * Card::OF_A_SIDE));
        let halves = jekyll | hyde << 16;
        let pairs = halves - (halves >> 1 & 0x5555_5555);
        let fours = (pairs & 0x3333_3333) + (pairs >> 2 & 0x3333_3333);
        let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f;
        let [jekyll, _, hyde, _] = (bytes + (bytes >> 8)).to_le_bytes();
        BySide { jekyll, hyde }
    }
}
