//! A hand with all its cards open, as the exact search and the playouts see it: pools of cards instead of hands.
//!
//! With open cards it does not matter *which* partner holds a card of the team's own side: whoever has the turn plays it
//! or asks for it, and partners want the same thing. It does matter which *opponent* holds one, since the side to move says
//! whom it asks and the one who is asked chooses. So each side's cards lie in three pools: those of its own
//! team, and those of each of the two opponents. Three players make the same pools: the solo plays from both of his
//! hands on his own turns, and when asked from the one that was asked (P6.3, P6.4).
//!
//! What is printed on a card, which card of a trick is the highest and who takes it are the game's own tables and functions.

use ::partners::{Card, Cards, Kind, Leading, Place, Places, Position, Rank, Side, TrickResult};

/// A *face* is the number of a card among those of its side; there are so many.
pub(crate) const FACES: usize = Card::OF_A_SIDE;

/// The points of each face.
pub(crate) const POINTS: [u8; FACES] = {
    let mut points = [0; FACES];
    let mut face = 0;
    while face < FACES {
        points[face] = Card::ALL[face].points() as u8;
        face += 1;
    }
    points
};

/// The factor of each face.
pub(crate) const FACTORS: [u8; FACES] = {
    let mut factors = [0; FACES];
    let mut face = 0;
    while face < FACES {
        factors[face] = Card::ALL[face].factor() as u8;
        face += 1;
    }
    factors
};

/// How high each face is in a trick; they come from the highest down.
pub(crate) const RANKS: [Rank; FACES] = {
    let mut ranks = [Rank::Deed; FACES];
    let mut face = 0;
    while face < FACES {
        ranks[face] = Card::ALL[face].rank();
        face += 1;
    }
    ranks
};

/// The faces of a kind, a bit each; those of a kind are neighbours.
pub(crate) const fn faces_of(kind: Kind) -> u16 {
    let mut faces = 0;
    let mut face = 0;
    while face < FACES {
        if Card::ALL[face].kind() as u8 == kind as u8 {
            faces |= 1 << face;
        }
        face += 1;
    }
    faces
}

/// The faces of a side's cards in a set, a bit each.
#[inline]
pub(crate) fn faces(cards: Cards, side: Side) -> u16 {
    (cards.of(side).bits() >> (side.index() * FACES)) as u16
}

/// The number of a card among those of its side.
#[inline]
pub(crate) fn face(card: Card) -> usize {
    card.index() % FACES
}

/// The points of every set of characters and scenes, which lie between the transformation and the deeds.
static POINTS_OF: [u8; 1 << 10] = {
    let mut table = [0; 1 << 10];
    let mut set = 1;
    while set < table.len() {
        let rest = set & (set - 1);
        table[set] = table[rest] + POINTS[set.trailing_zeros() as usize + 1];
        set += 1;
    }
    table
};

/// The points of a set of faces.
#[inline]
pub(crate) fn points(faces: u16) -> i32 {
    i32::from(POINTS_OF[usize::from(faces >> 1) & (POINTS_OF.len() - 1)])
}

const FIRST_DEED: u32 = faces_of(Kind::Deed).trailing_zeros();

/// The factors of every set of deeds.
static FACTORS_OF: [u8; 8] = {
    let mut table = [0; 8];
    let mut set = 1;
    while set < table.len() {
        let rest = set & (set - 1);
        table[set] = table[rest] + FACTORS[(set.trailing_zeros() + FIRST_DEED) as usize];
        set += 1;
    }
    table
};

/// The factors of a set of faces.
#[inline]
pub(crate) fn factors(faces: u16) -> i32 {
    i32::from(FACTORS_OF[usize::from(faces >> FIRST_DEED) & 7])
}

/// All that the rest of a hand depends on but the cards in the hands: what was taken, what lies on the table, whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tricks {
    /// The points that each side has taken.
    pub points: [u8; 2],
    /// The factors of its own deeds that each side has taken.
    pub factors: [u8; 2],
    /// The points on the table, carried tricks included.
    pub table_points: u8,
    /// For each side the factors of its deeds on the table.
    pub table_factors: [u8; 2],
    /// The highest card of this trick.
    pub leading: Option<Leading>,
    /// The place whose turn it is.
    pub turn: Place,
    /// How many cards are left in the hands.
    pub left: u8,
    /// The places of hyde.
    pub hyde: Places,
}

impl Tricks {
    fn of(position: &Position) -> Tricks {
        let pile = |side: Side| position.piles[side];
        let points_in = |cards| Side::BOTH.map(|side| points(faces(cards, side)) as u8).iter().sum();
        let factors_in = |cards, side| factors(faces(cards, side)) as u8;
        Tricks {
            points: Side::BOTH.map(|side| points_in(pile(side))),
            factors: Side::BOTH.map(|side| factors_in(pile(side), side)),
            table_points: points_in(position.table),
            table_factors: Side::BOTH.map(|side| factors_in(position.table, side)),
            leading: position.leading,
            turn: position.turn,
            left: Card::COUNT as u8 - position.played,
            hyde: position.team(Side::Hyde),
        }
    }

    /// The side of a place: 0 for jekyll, 1 for hyde.
    #[inline]
    pub fn side_of(&self, place: Place) -> usize {
        usize::from(self.hyde.contains(place))
    }

    /// A face of the side whose turn it is falls; it ends a trick if then a multiple of four is left.
    #[inline]
    pub fn lay(&mut self, face: usize) {
        self.table_points += POINTS[face];
        self.table_factors[self.side_of(self.turn)] += FACTORS[face];
        let leading = Leading::after(self.leading, Leading::new(RANKS[face], self.turn));
        self.leading = Some(leading);
        self.turn = self.turn.left();
        self.left -= 1;
        if self.left.is_multiple_of(4) {
            self.finish_trick(leading.result());
        }
    }

    #[inline]
    fn finish_trick(&mut self, result: TrickResult) {
        match result {
            TrickResult::Winner(place) => {
                let side = self.side_of(place);
                self.points[side] += self.table_points;
                self.factors[side] += self.table_factors[side];
                self.table_points = 0;
                self.table_factors = [0; 2];
            }
            TrickResult::Lead(_) => {}
        }
        self.turn = result.leader();
        self.leading = None;
    }

    /// Jekyll's score less hyde's, as if the hand ended here.
    #[inline]
    pub fn difference(&self) -> i32 {
        let score = |side: usize| i32::from(self.points[side]) * i32::from(self.factors[side]);
        score(0) - score(1)
    }
}

/// Where the cards lie, and what has been taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pools {
    /// For each side its cards at the two places of its own team and at the two of the other, a bit a face.
    ///
    /// The first two pools are the team's own, the last two are the opponents', both in the order of the places.
    pub pools: [[u16; 4]; 2],
    /// All but the cards in the hands.
    pub tricks: Tricks,
    /// The pool of the side to move from which somebody was asked to play.
    pub asked: Option<u8>,
}

impl Pools {
    /// The hand of a position: being played, or just over.
    pub fn of(position: &Position) -> Pools {
        let tricks = Tricks::of(position);
        let (mut pools, mut asked) = ([[0; 4]; 2], None);
        let mut of_team = [0; 2];
        for place in Place::ALL {
            let [team, other] = [tricks.side_of(place), 1 - tricks.side_of(place)];
            let [own, opponents] = [of_team[team], 2 + of_team[team]];
            of_team[team] += 1;
            let cards = position.cards(place);
            pools[team][own] = faces(cards, Side::BOTH[team]);
            pools[other][opponents] = faces(cards, Side::BOTH[other]);
            if position.asked() == Some(place) {
                let same_team = tricks.side_of(tricks.turn) == team;
                asked = Some(if same_team { own } else { opponents } as u8);
            }
        }
        Pools { pools, tricks, asked }
    }

    /// Plays a card of the side whose turn it is out of one of its pools.
    #[inline]
    pub fn play(&mut self, pool: usize, face: usize) {
        self.pools[self.tricks.side_of(self.tricks.turn)][pool] &= !(1 << face);
        self.asked = None;
        self.tricks.lay(face);
    }

    /// The cards of each side that are still in somebody's hand.
    #[inline]
    pub fn live(&self) -> [u16; 2] {
        self.pools.map(|[own, partner, left, right]| own | partner | left | right)
    }
}
