//! A position as the exact search sees it: three pools a side, dead ranks squeezed out, places that play alike made one.

use super::position::{CHARACTERS, FACES, FACTOR, POINTS, Position, STRENGTH, TRANSFORMATION};

/// A position with open cards, as far as the rest of the hand depends on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// For each side its cards in its own team's hands, and those at each of the two opponents.
    pub pools: [[u16; 3]; 2],
    pub points: [u8; 2],
    pub factors: [u8; 2],
    pub table_points: u8,
    pub table_factors: [u8; 2],
    pub highest: u8,
    pub highest_at: u8,
    pub turn: u8,
    pub left: u8,
    pub hyde: u8,
}

/// `SQUEEZE[live][some]`: the bits of `some`, a subset of `live`, moved together as if the others were not there.
static SQUEEZE: [[u8; 32]; 32] = {
    let mut table = [[0; 32]; 32];
    let mut live = 0;
    while live < 32 {
        let mut some = 0;
        while some < 32 {
            let (mut bit, mut to, mut out) = (0, 0, 0);
            while bit < 5 {
                if live >> bit & 1 == 1 {
                    out |= ((some >> bit & 1) << to) as u8;
                    to += 1;
                }
                bit += 1;
            }
            table[live][some] = out;
            some += 1;
        }
        live += 1;
    }
    table
};

impl Node {
    /// The position without the difference between partners.
    pub fn new(position: &Position) -> Node {
        let mut node = Node {
            pools: position.pools.map(|[own, partner, left, right]| [own | partner, left, right]),
            points: position.points,
            factors: position.factors,
            table_points: position.table_points,
            table_factors: position.table_factors,
            highest: position.highest,
            highest_at: position.highest_at,
            turn: position.turn,
            left: position.left,
            hyde: position.hyde,
        };
        if node.left & 3 == 0 {
            node.make_canonical();
        }
        node
    }

    #[inline]
    pub fn side_of(&self, place: u8) -> usize {
        usize::from(self.hyde >> place & 1)
    }

    /// The cards of a side that are still in somebody's hand.
    #[inline]
    pub fn live(&self, side: usize) -> u16 {
        self.pools[side][0] | self.pools[side][1] | self.pools[side][2]
    }

    /// The position after a card of the side to move was played out of a pool.
    #[inline]
    #[must_use]
    pub fn after(&self, pool: usize, face: usize) -> Node {
        let mut node = *self;
        let side = node.side_of(node.turn);
        node.pools[side][pool] &= !(1 << face);
        node.table_points += POINTS[face];
        node.table_factors[side] += FACTOR[face];
        if STRENGTH[face] > node.highest {
            node.highest = STRENGTH[face];
            node.highest_at = node.turn;
        }
        node.turn = (node.turn + 1) & 3;
        node.left -= 1;
        if node.left & 3 == 0 {
            node.finish_trick();
        }
        node
    }

    #[inline]
    fn finish_trick(&mut self) {
        if self.highest != TRANSFORMATION {
            let side = self.side_of(self.highest_at);
            self.points[side] += self.table_points;
            self.factors[side] += self.table_factors[side];
            self.table_points = 0;
            self.table_factors = [0; 2];
        }
        self.turn = self.highest_at;
        self.highest = 0;
        self.highest_at = 0;
        // Nobody looks up the last trick.
        if self.left > 4 {
            self.make_canonical();
        }
    }

    /// Brings positions that play alike to one form: ranks that nobody holds are closed up, the two opponents of a
    /// side are put in order, and with partners opposite (teams alternate) only the *side* of the leader matters.
    #[inline]
    fn make_canonical(&mut self) {
        let live = usize::from((self.live(0) | self.live(1)) & CHARACTERS) >> 1;
        for pools in &mut self.pools {
            for pool in pools.iter_mut() {
                let some = usize::from(*pool & CHARACTERS) >> 1;
                *pool = *pool & !CHARACTERS | u16::from(SQUEEZE[live][some]) << 1;
            }
            if pools[1] < pools[2] {
                pools.swap(1, 2);
            }
        }
        if self.hyde == 0b0101 || self.hyde == 0b1010 {
            self.turn &= 1;
        }
    }

    /// The same cards in the same pools, the same table and the same turn, whatever was taken before.
    #[inline]
    pub fn key(&self) -> u128 {
        let pools = |side: usize| {
            let [own, left, right] = self.pools[side];
            u64::from(own) | u64::from(left) << FACES | u64::from(right) << (2 * FACES)
        };
        let table = u64::from(self.table_points)
            | u64::from(self.table_factors[0]) << 6
            | u64::from(self.table_factors[1]) << 9
            | u64::from(self.highest) << 12
            | u64::from(self.highest_at) << 16
            | u64::from(self.turn) << 18;
        u128::from(pools(0)) | u128::from(pools(1)) << 42 | u128::from(table) << 84
    }

    /// Points, and factors of each side, that are still to be taken: in the hands and on the table.
    #[inline]
    pub fn still_to_come(&self) -> ToCome {
        let live = [self.live(0), self.live(1)];
        ToCome {
            points: i32::from(self.table_points) + points(live[0]) + points(live[1]),
            factors: [0, 1].map(|side| i32::from(self.table_factors[side]) + factors(live[side])),
        }
    }

    /// Jekyll's score less hyde's, as if the hand ended here.
    #[inline]
    pub fn difference(&self) -> i32 {
        let score = |side: usize| i32::from(self.points[side]) * i32::from(self.factors[side]);
        score(0) - score(1)
    }
}

/// What is still to be taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ToCome {
    pub points: i32,
    pub factors: [i32; 2],
}

/// The points of every set of characters and scenes.
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
    i32::from(POINTS_OF[usize::from(faces >> 1) & 0x3FF])
}

/// The factors of a set of faces.
#[inline]
pub(crate) fn factors(faces: u16) -> i32 {
    i32::from(faces >> 11 & 1) + 2 * i32::from(faces >> 12 & 1) + 3 * i32::from(faces >> 13 & 1)
}
