//! What the side whose turn it is may do, and in which order the search looks at it.

use ::partners::Rank;

use super::memory::NO_MOVE;
use super::node::{CHARACTERS, DEEDS, Node, SCENES};
use super::pools::{FACES, POINTS, RANKS, factors};

/// A move of the side whose turn it is: a face of its own pool, or [`ASK`] and above for an opponent to ask.
pub(crate) const ASK: u8 = FACES as u8;

/// When each move was good enough last, by side and by cards left. What was good a moment ago is likely to be good again; what
/// was good often, but long ago, is not.
pub(crate) struct Recent {
    stamps: [[[u32; 16]; 32]; 2],
    now: u32,
}

impl Recent {
    /// Nothing was tried yet.
    pub fn new() -> Recent {
        Recent { stamps: [[[0; 16]; 32]; 2], now: 0 }
    }

    /// A move was good enough.
    #[inline]
    pub fn succeeded(&mut self, node: &Node, side: usize, mv: u8) {
        // After four thousand million successes the order is a little odd, and nothing else.
        self.now = self.now.wrapping_add(1);
        self.stamps[side][usize::from(node.left & 31)][usize::from(mv & 15)] = self.now;
    }
}

/// Moves to try, the most promising first.
pub(crate) struct Moves {
    list: [(u32, u8); 16],
    count: usize,
    tried: usize,
}

impl Moves {
    /// Every move that is not like another. The remembered one comes first.
    #[inline]
    pub fn of(node: &Node, side: usize, remembered: u8, recent: &Recent) -> Moves {
        let stamps = &recent.stamps[side][usize::from(node.left & 31)];
        let [_, first, second] = node.pools(side);
        let asks = u16::from(first != 0) << ASK | u16::from(second != 0) << (ASK + 1);
        let mut moves = Moves { list: [(0, NO_MOVE); 16], count: 0, tried: 0 };
        let mut rest = distinct(node, side, 0, side) | asks;
        while rest != 0 {
            let mv = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            let priority = if mv == remembered { u32::MAX } else { stamps[usize::from(mv & 15)] };
            moves.list[moves.count & 15] = (priority, mv);
            moves.count += 1;
        }
        moves
    }
}

impl Iterator for Moves {
    type Item = u8;

    /// The most promising move that was not tried; mostly the first one will do, so that nothing is sorted.
    #[inline]
    fn next(&mut self) -> Option<u8> {
        let rest = self.list.get_mut(self.tried..self.count)?;
        let mut best = 0;
        for index in 1..rest.len() {
            if rest[index].0 > rest[best].0 {
                best = index;
            }
        }
        let mv = rest.get(best)?.1;
        // The others keep their order.
        rest[..=best].rotate_right(1);
        self.tried += 1;
        Some(mv)
    }
}

/// Who takes this trick for sure, if a scene is played now and if a deed is.
#[derive(Clone, Copy)]
pub(crate) struct Takers {
    scene: Option<usize>,
    deed: Option<usize>,
}

impl Takers {
    /// With the last card of a trick its taker is known. Before that it is certain if neither a transformation nor a card
    /// that beats the highest one is left.
    #[inline]
    pub fn of(node: &Node) -> Takers {
        let Some(leading) = node.leading.filter(|best| !best.is_transformation()) else {
            return Takers { scene: None, deed: None };
        };
        let ahead = node.side_of(leading.at());
        if node.left & 3 == 1 {
            let with_scene = if leading.rank() == Rank::Deed { node.side() } else { ahead };
            return Takers { scene: Some(with_scene), deed: Some(ahead) };
        }
        let live = [node.live(0), node.live(1)];
        let beaten = RANKS[live[1 - ahead].trailing_zeros() as usize] > leading.rank();
        let certain = ((live[0] | live[1]) & 1 == 0 && !beaten).then_some(ahead);
        Takers { scene: certain, deed: certain }
    }

    /// The faces of a pool that are worth playing: of scenes, and of deeds, only one if it is certain who takes the trick.
    ///
    /// To play one scene instead of another is the same game with the points of the two exchanged. Who takes the trick is
    /// better off with the higher one at once, whoever gets the other one later, and who does not with the lower
    /// one. So it is with the factors of deeds, which count for their own side alone (P5.1).
    #[inline]
    pub fn worth_playing(&self, faces: u16, chooser: usize) -> u16 {
        let only_one = |faces: u16, kind: u16, taker: Option<usize>| {
            let of_kind = faces & kind;
            match taker {
                Some(taker) if of_kind & of_kind.wrapping_sub(1) != 0 => {
                    let (lowest, highest) = (of_kind.trailing_zeros(), 15 - of_kind.leading_zeros());
                    faces & !kind | 1 << if taker == chooser { highest } else { lowest }
                }
                Some(_) | None => faces,
            }
        };
        only_one(only_one(faces, SCENES, self.scene), DEEDS, self.deed)
    }
}

/// The faces of a pool that are worth trying to who chooses: of characters that play alike only the highest.
///
/// Two characters of a pool are alike if no card elsewhere, in a hand or leading this trick, lies between
/// them or beside one of them: a card of the other side of the same rank would beat one or the other by being first (P4.1).
///
/// With partners side by side it matters *where* the highest card lies (P4.2), and so which of two such cards comes first
/// if both fall in one trick. There they are alike only when the trick is full.
#[inline]
pub(crate) fn distinct(node: &Node, side: usize, pool: usize, chooser: usize) -> u16 {
    let own = node.pools(side)[pool];
    let worth = Takers::of(node).worth_playing(own, chooser);
    let characters = own & CHARACTERS;
    let one_at_most = characters & (characters.wrapping_sub(1)) == 0;
    if one_at_most || (!node.partners_opposite() && node.left & 3 != 1) {
        return worth;
    }
    let elsewhere = node.live(side) & !own | node.live(1 - side);
    let leading = node.leading_face();
    let mut out = worth;
    let mut higher = characters.trailing_zeros();
    let mut rest = characters & (characters - 1);
    while rest != 0 {
        let lower = rest.trailing_zeros();
        rest &= rest - 1;
        let span = ((2u16 << lower) - 1) & !((1 << higher) - 1);
        let splits = leading > higher && leading <= lower;
        if elsewhere & span == 0 && !splits {
            out &= !(1 << lower);
        }
        higher = lower;
    }
    out
}

/// The scenes of one pool that were tried: they are equal in rank (P1.3), so that one bounds what another is worth.
///
/// To play one scene instead of another is the same game with the points of the two exchanged. However it goes on, the
/// points of each side differ by at most the difference of the two, which counts as often as the side can have factors
/// in the end (P5.1).
pub(crate) struct Scenes {
    jekyll_chooses: bool,
    factors: i32,
    tried: [(u8, i32); 5],
    count: usize,
}

impl Scenes {
    /// None was tried yet; jekyll chooses, or hyde.
    #[inline]
    pub fn new(node: &Node, jekyll_chooses: bool) -> Scenes {
        let taken = node.sums.taken();
        let most =
            |side: usize| taken.factors[side] + node.sums.table_factors(side) + factors(node.live(side));
        Scenes { jekyll_chooses, factors: most(0) + most(1), tried: [(0, 0); 5], count: 0 }
    }

    /// What a face is worth at best to who chooses, if those that were tried show that it is not good enough.
    #[inline]
    pub fn refuted(&self, face: u8, beta: i32) -> Option<i32> {
        if SCENES >> face & 1 == 0 {
            return None;
        }
        let points = |face: u8| i32::from(POINTS[usize::from(face)]);
        let at_best = self.tried[..self.count].iter().map(|&(tried, value)| {
            let apart = (points(tried) - points(face)).abs() * self.factors;
            if self.jekyll_chooses { value + apart } else { value - apart }
        });
        let mut not_enough = at_best.filter(|&value| (value < beta) == self.jekyll_chooses);
        not_enough.next()
    }

    /// This face was tried, and is worth so much at best to who chooses.
    #[inline]
    pub fn tried(&mut self, face: u8, value: i32) -> i32 {
        if SCENES >> face & 1 == 1 && self.count < self.tried.len() {
            self.tried[self.count] = (face, value);
            self.count += 1;
        }
        value
    }
}
