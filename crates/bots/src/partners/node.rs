//! A position as the exact search sees it, in 16 bytes: partners as one, dead ranks squeezed out, places that play alike made
//! one.

use ::partners::{Kind, Leading, Place, Places, Rank, TrickResult};

use super::pools::{FACES, FACTORS, POINTS, Pools, RANKS, faces_of, factors, points};

/// The faces that are characters.
pub(crate) const CHARACTERS: u16 = faces_of(Kind::Character);

/// The faces that are scenes.
pub(crate) const SCENES: u16 = faces_of(Kind::Scene);

/// The faces that are deeds.
pub(crate) const DEEDS: u16 = faces_of(Kind::Deed);

const ALL_FACES: u64 = (1 << FACES) - 1;

/// A position with open cards, as far as the rest of the hand depends on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// Where the cards are. A face is gone, with its own team, or with one of the two opponents: two bits.
    ///
    /// ```text
    ///   bits  0-13  jekyll's faces with the team or its first opponent    (lowest bit: the transformation)
    ///   bits 14-27  jekyll's faces with the team or its second opponent
    ///   bits 28-55  the same for hyde's
    /// ```
    pub cards: u64,
    /// What was taken, and what lies on the table.
    pub sums: Sums,
    /// The highest card of this trick.
    pub leading: Option<Leading>,
    /// The place whose turn it is.
    pub turn: Place,
    /// How many cards are left in the hands.
    pub left: u8,
    hyde: Places,
}

/// The sums that the score is made of, in one word.
///
/// ```text
///   bits  0-11  the table, carried tricks included: points 6, factors of each side's deeds 3 and 3
///   bits 12-29  what each side has taken: points 6 and 6, factors of its own deeds 3 and 3
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sums(pub u32);

/// The points that each side has taken, and the factors of its own deeds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    pub points: [i32; 2],
    pub factors: [i32; 2],
}

impl Sums {
    /// The bits that speak of the table.
    pub const TABLE: u32 = (1 << 12) - 1;

    /// Those of them that are not points.
    pub const TABLE_FACTORS: u32 = Sums::TABLE & !((1 << 6) - 1);

    #[inline]
    fn bits(self, from: u32, count: u32) -> i32 {
        (self.0 >> from) as i32 & ((1 << count) - 1)
    }

    /// The points on the table.
    #[inline]
    pub fn table_points(self) -> i32 {
        self.bits(0, 6)
    }

    /// The factors of a side's deeds on the table.
    #[inline]
    pub fn table_factors(self, side: usize) -> i32 {
        self.bits(6 + 3 * side as u32, 3)
    }

    /// What each side has taken.
    #[inline]
    pub fn taken(self) -> Taken {
        Taken { points: [self.bits(12, 6), self.bits(18, 6)], factors: [self.bits(24, 3), self.bits(27, 3)] }
    }

    /// A side takes the table (P4.2); the other side's deeds there count for nobody (P5.1).
    #[inline]
    fn take(&mut self, side: usize) {
        let points = (self.table_points() as u32) << (12 + 6 * side);
        let factors = (self.table_factors(side) as u32) << (24 + 3 * side);
        self.0 = (self.0 & !Sums::TABLE) + points + factors;
    }
}

impl Taken {
    /// Jekyll's score less hyde's (P5.1).
    #[inline]
    pub fn difference(&self) -> i32 {
        self.points[0] * self.factors[0] - self.points[1] * self.factors[1]
    }
}

/// What a face adds to the table, by side.
const LAID: [[u32; FACES]; 2] = {
    let mut laid = [[0; FACES]; 2];
    let mut face = 0;
    while face < FACES {
        laid[0][face] = POINTS[face] as u32 | (FACTORS[face] as u32) << 6;
        laid[1][face] = POINTS[face] as u32 | (FACTORS[face] as u32) << 9;
        face += 1;
    }
    laid
};

/// The same bits in each of the four parts of the cards.
pub(crate) const fn four_times(faces: u64) -> u64 {
    faces | faces << FACES | faces << (2 * FACES) | faces << (3 * FACES)
}

impl Node {
    /// The position without the difference between partners.
    pub fn new(pools: &Pools) -> Node {
        let side = |side: usize| {
            let [own, partner, left, right] = pools.pools[side];
            u64::from(own | partner | left) | u64::from(own | partner | right) << FACES
        };
        let tricks = &pools.tricks;
        let word = |bits: u8, from: u32| u32::from(bits) << from;
        let sums = word(tricks.table_points, 0)
            | word(tricks.table_factors[0], 6)
            | word(tricks.table_factors[1], 9)
            | word(tricks.points[0], 12)
            | word(tricks.points[1], 18)
            | word(tricks.factors[0], 24)
            | word(tricks.factors[1], 27);
        let place = |place: Place| as_good_as(place, tricks.hyde);
        let mut node = Node {
            cards: side(0) | side(1) << (2 * FACES),
            sums: Sums(sums),
            leading: tricks.leading.map(|best| Leading::new(best.rank(), place(best.at()))),
            turn: place(tricks.turn),
            left: tricks.left,
            hyde: tricks.hyde,
        };
        node.own_singles(0);
        node.own_singles(1);
        if node.left.is_multiple_of(4) {
            node.make_canonical();
        }
        node
    }

    /// An opponent who holds a single card of a side must give it when asked (P3.3), and gets no other: it is as good as with the
    /// side's own team.
    #[inline]
    fn own_singles(&mut self, side: usize) {
        let shift = 2 * FACES * side;
        let both = self.cards >> shift;
        let [first, second] = [both & ALL_FACES, both >> FACES & ALL_FACES];
        let single = |faces: u64| if faces & faces.wrapping_sub(1) == 0 { faces } else { 0 };
        self.cards |= (single(first & !second) << FACES | single(second & !first)) << shift;
    }

    /// The side of a place: 0 for jekyll, 1 for hyde.
    #[inline]
    pub fn side_of(&self, place: Place) -> usize {
        usize::from(self.hyde.contains(place))
    }

    /// The side whose turn it is.
    #[inline]
    pub fn side(&self) -> usize {
        self.side_of(self.turn)
    }

    /// Do partners sit opposite each other, so that the teams take turns?
    #[inline]
    pub fn partners_opposite(&self) -> bool {
        opposite(self.hyde)
    }

    /// A side's cards with its own team, and those with each of the two opponents.
    #[inline]
    pub fn pools(&self, side: usize) -> [u16; 3] {
        let both = self.cards >> (2 * FACES * side);
        let [first, second] = [(both & ALL_FACES) as u16, (both >> FACES & ALL_FACES) as u16];
        [first & second, first & !second, second & !first]
    }

    /// The cards of a side that are still in somebody's hand.
    #[inline]
    pub fn live(&self, side: usize) -> u16 {
        let both = self.cards >> (2 * FACES * side);
        ((both | both >> FACES) & ALL_FACES) as u16
    }

    /// The sums after a card of the side to move was played as the last one of a trick.
    #[inline]
    pub fn sums_after_last(&self, face: usize) -> Sums {
        let mut sums = Sums(self.sums.0 + LAID[self.side()][face]);
        let leading = Leading::after(self.leading, Leading::new(RANKS[face], self.turn));
        if let TrickResult::Winner(place) = leading.result() {
            sums.take(self.side_of(place));
        }
        sums
    }

    /// The position after a card of the side to move was played, from wherever it is.
    #[inline]
    #[must_use]
    pub fn after(&self, face: usize) -> Node {
        let mut node = *self;
        let side = self.side();
        node.cards &= !((1 | 1 << FACES) << (face + 2 * FACES * side));
        node.own_singles(side);
        node.sums.0 += LAID[side][face];
        let leading = Leading::after(self.leading, Leading::new(RANKS[face], self.turn));
        node.leading = Some(leading);
        node.turn = as_good_as(self.turn.left(), self.hyde);
        node.left -= 1;
        if node.left.is_multiple_of(4) {
            node.finish_trick(leading.result());
        }
        node
    }

    #[inline]
    fn finish_trick(&mut self, result: TrickResult) {
        match result {
            TrickResult::Winner(place) => self.sums.take(self.side_of(place)),
            TrickResult::Lead(_) => {}
        }
        self.turn = result.leader();
        self.leading = None;
        // Nobody looks up the last trick.
        if self.left > 4 {
            self.make_canonical();
        }
    }

    /// Brings positions that play alike to one form: ranks that nobody holds are closed up, and the two opponents of a side
    /// are put in order.
    #[inline]
    fn make_canonical(&mut self) {
        let characters = u64::from(CHARACTERS);
        let live = u64::from(self.live(0) | self.live(1)) & characters;
        // What lies below the lowest gap moves up, until there is none.
        let mut gaps = !live & characters;
        while gaps != 0 {
            let gap = 63 - gaps.leading_zeros();
            let below = four_times(characters & !((2 << gap) - 1));
            self.cards = self.cards & !below | (self.cards & below) >> 1;
            gaps &= !(1 << gap);
        }
        for side in [0, 2 * FACES] {
            let [first, second] = [self.cards >> side & ALL_FACES, self.cards >> (side + FACES) & ALL_FACES];
            if first < second {
                let differ = first ^ second;
                self.cards ^= (differ | differ << FACES) << side;
            }
        }
    }

    /// Where the cards are, what leads and whose turn it is.
    #[inline]
    pub fn key(&self) -> u64 {
        let leading = u64::from(self.leading.map_or(0, Leading::bits));
        self.cards | (self.turn as u64) << (4 * FACES) | leading << (4 * FACES + 2)
    }

    /// The face of the highest card of this trick, as if all ranks were characters; beyond all faces if there is none.
    #[inline]
    pub fn leading_face(&self) -> u32 {
        // Ranks run the other way: face 0 is the transformation, face 1 is A.
        self.leading.map_or(u32::MAX, |best| Rank::Transformation as u32 - best.rank() as u32)
    }

    /// Points, and factors of each side, that are still to be taken: in the hands and on the table.
    #[inline]
    pub fn still_to_come(&self) -> ToCome {
        let live = [self.live(0), self.live(1)];
        ToCome {
            points: self.sums.table_points() + points(live[0]) + points(live[1]),
            factors: [0, 1].map(|side| self.sums.table_factors(side) + factors(live[side])),
        }
    }

    /// Jekyll's score less hyde's, as if the hand ended here.
    #[inline]
    pub fn difference(&self) -> i32 {
        self.sums.taken().difference()
    }
}

#[inline]
fn opposite(hyde: Places) -> bool {
    hyde.contains(Place::N) == hyde.contains(Place::S)
}

/// With partners opposite teams alternate, and only the *side* of a place matters: south is as good as north.
#[inline]
fn as_good_as(place: Place, hyde: Places) -> Place {
    if opposite(hyde) { Place::ALL[place.index() & 1] } else { place }
}

/// What is still to be taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ToCome {
    pub points: i32,
    pub factors: [i32; 2],
}
