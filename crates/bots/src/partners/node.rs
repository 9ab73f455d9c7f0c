//! A position as the exact search sees it: three pools a side, dead ranks squeezed out, places that play alike made one.

use ::partners::{Kind, Leading, Place};

use super::pools::{FACES, Pools, Tricks, faces_of, factors, points};

/// The faces that are characters.
pub(crate) const CHARACTERS: u16 = faces_of(Kind::Character);

/// A position with open cards, as far as the rest of the hand depends on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// For each side its cards in its own team's hands, and those at each of the two opponents.
    pub pools: [[u16; 3]; 2],
    /// All but the cards in the hands.
    pub tricks: Tricks,
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
    pub fn new(pools: &Pools) -> Node {
        let three = pools.pools.map(|[own, partner, left, right]| [own | partner, left, right]);
        let mut node = Node { pools: three, tricks: pools.tricks };
        if node.tricks.left.is_multiple_of(4) {
            node.make_canonical();
        }
        node
    }

    /// The side whose turn it is: 0 for jekyll, 1 for hyde.
    #[inline]
    pub fn side(&self) -> usize {
        self.tricks.side_of(self.tricks.turn)
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
        node.pools[self.side()][pool] &= !(1 << face);
        node.tricks.lay(face);
        // Nobody looks up the last trick.
        if node.tricks.left.is_multiple_of(4) && node.tricks.left > 4 {
            node.make_canonical();
        }
        node
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
        let Tricks { hyde, turn, .. } = self.tricks;
        let opposite = hyde.contains(Place::N) == hyde.contains(Place::S);
        if opposite {
            self.tricks.turn = Place::ALL[turn.index() & 1];
        }
    }

    /// The same cards in the same pools, the same table and the same turn, whatever was taken before.
    #[inline]
    pub fn key(&self) -> u128 {
        let pools = |side: usize| {
            let [own, left, right] = self.pools[side];
            u64::from(own) | u64::from(left) << FACES | u64::from(right) << (2 * FACES)
        };
        let tricks = &self.tricks;
        let leading = tricks.leading.map_or(0, Leading::bits);
        let table = u64::from(tricks.table_points)
            | u64::from(tricks.table_factors[0]) << 6
            | u64::from(tricks.table_factors[1]) << 9
            | u64::from(leading) << 12
            | (tricks.turn as u64) << 18;
        u128::from(pools(0)) | u128::from(pools(1)) << 42 | u128::from(table) << 84
    }

    /// Points, and factors of each side, that are still to be taken: in the hands and on the table.
    #[inline]
    pub fn still_to_come(&self) -> ToCome {
        let live = [self.live(0), self.live(1)];
        ToCome {
            points: i32::from(self.tricks.table_points) + points(live[0]) + points(live[1]),
            factors: [0, 1].map(|side| i32::from(self.tricks.table_factors[side]) + factors(live[side])),
        }
    }
}

/// What is still to be taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ToCome {
    pub points: i32,
    pub factors: [i32; 2],
}
