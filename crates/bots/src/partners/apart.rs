//! How far apart the values of two positions are that differ in the points of scenes alone.
//!
//! Scenes are equal in rank (P1.3). So if two positions are the same but for *which* scenes are where, and as many are in every pool,
//! they are the same game with other points on some cards. What the search has found out of one of them bounds the other.

use super::node::{SCENES, four_times};
use super::pools::{FACES, POINTS};

/// The points by which scenes, and the table, are worth more and less than their counterparts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Apart {
    /// The sum over all that are worth more.
    pub more: i32,
    /// The sum over all that are worth less.
    pub less: i32,
}

const FIRST: u32 = SCENES.trailing_zeros();

/// The scenes in the four parts of the cards.
const ALL_SCENES: u64 = four_times(SCENES as u64);

/// How many scenes there are in every set of them.
static COUNT: [u8; 32] = {
    let mut table = [0; 32];
    let mut set = 1;
    while set < table.len() {
        table[set] = table[set & (set - 1)] + 1;
        set += 1;
    }
    table
};

/// By how many points the scenes of one set are worth more and less than those of another, the lowest compared with the
/// lowest and so on; nothing if there are not as many.
static SETS_APART: [[Option<(u8, u8)>; 32]; 32] = {
    let mut table = [[None; 32]; 32];
    let mut pair = 0;
    while pair < 32 * 32 {
        let (one, other) = (pair / 32, pair % 32);
        if COUNT[one] == COUNT[other] {
            table[one][other] = Some(sets_apart(one, other));
        }
        pair += 1;
    }
    table
};

const fn sets_apart(mut one: usize, mut other: usize) -> (u8, u8) {
    let (mut more, mut less) = (0, 0);
    while one != 0 {
        let [here, there] = [POINTS[lowest(one)], POINTS[lowest(other)]];
        more += here.saturating_sub(there);
        less += there.saturating_sub(here);
        one &= one - 1;
        other &= other - 1;
    }
    (more, less)
}

const fn lowest(scenes: usize) -> usize {
    (scenes.trailing_zeros() + FIRST) as usize
}

impl Apart {
    /// How far apart two positions are, from their keys and the points on their tables; nothing if they differ in more than that.
    #[inline]
    pub fn between(keys: [u64; 2], tables: [i32; 2]) -> Option<Apart> {
        let [here, there] = keys;
        if (here ^ there) & !ALL_SCENES != 0 {
            return None;
        }
        let table = tables[0] - tables[1];
        let mut apart = Apart { more: table.max(0), less: (-table).max(0) };
        if here == there {
            return Some(apart);
        }
        for from in [0, 2 * FACES] {
            for (here, there) in pools(here >> from).into_iter().zip(pools(there >> from)) {
                let (more, less) = SETS_APART[here][there]?;
                apart.more += i32::from(more);
                apart.less += i32::from(less);
            }
        }
        Some(apart)
    }
}

/// The scenes in the three pools of a side.
#[inline]
fn pools(cards: u64) -> [usize; 3] {
    let [first, second] = [scenes(cards), scenes(cards >> FACES)];
    [first & second, first & !second, second & !first]
}

#[inline]
fn scenes(faces: u64) -> usize {
    (faces >> FIRST) as usize & (COUNT.len() - 1)
}

/// A key that is the same for all positions that differ in nothing but scenes: how many there are, in place of which.
#[inline]
pub(crate) fn without_scenes(key: u64) -> u64 {
    let count = |part: usize| {
        let from = part * FACES;
        u64::from(COUNT[scenes(key >> from)]) << from << FIRST
    };
    key & !ALL_SCENES | count(0) | count(1) | count(2) | count(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The scenes of the four parts, as bits from the scene of 3 points up.
    fn key(parts: [u64; 4]) -> u64 {
        parts.iter().enumerate().map(|(part, scenes)| scenes << FIRST << (part * FACES)).sum()
    }

    #[test]
    fn p1_3_scenes_of_a_pool_are_compared_from_the_lowest() {
        // 3 and 7 of jekyll's own against 4 and 5: one less, two more.
        let (here, there) = (key([0b10001, 0b10001, 0, 0]), key([0b00110, 0b00110, 0, 0]));
        assert_eq!(without_scenes(here), without_scenes(there));
        assert_eq!(Apart::between([here, there], [4, 4]), Some(Apart { more: 2, less: 1 }));
        assert_eq!(Apart::between([there, here], [0, 6]), Some(Apart { more: 1, less: 8 }));
        assert_eq!(Apart::between([here, here], [6, 0]), Some(Apart { more: 6, less: 0 }));
    }

    #[test]
    fn p1_3_every_pool_must_have_as_many() {
        // Hyde's 3 with the first opponent and 4 with the second, against both with the first.
        let (here, there) = (key([0, 0, 0b00001, 0b00010]), key([0, 0, 0b00011, 0]));
        assert_eq!(Apart::between([here, there], [0, 0]), None);
        // Hyde's own 3 against one with each opponent: as many in both parts, but not the same pools.
        let (here, there) = (key([0, 0, 0b00001, 0b00001]), key([0, 0, 0b00001, 0b00010]));
        assert_eq!(Apart::between([here, there], [0, 0]), None);
        // A character more.
        assert_eq!(Apart::between([here, here | 2], [0, 0]), None);
    }
}
