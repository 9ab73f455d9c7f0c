//! What the value of a position can be at most and at least, without searching.
//!
//! A trick takes two cards of either side, so a side wins one only with a card that is at least as high as both of the
//! other side's. From that follows how many tricks it can win at most, how many cards these bring, and
//! what they are worth at most.

use ::partners::{Kind, Rank};

use super::memory::Bounds;
use super::node::{CHARACTERS, Node, ToCome};
use super::pools::{POINTS, RANKS, Tricks, faces_of, factors};

const SCENES: u16 = faces_of(Kind::Scene);
const DEEDS: u16 = faces_of(Kind::Deed);

/// With the number of tricks that each side can win at most; between tricks only.
#[inline]
pub(crate) fn of_tricks(node: &Node, to_come: &ToCome) -> Bounds {
    let live = [node.live(0), node.live(1)];
    Bounds { low: -most_ahead(node, 1, live, to_come), high: most_ahead(node, 0, live, to_come) }
}

/// The most by which a side can be ahead in the end.
#[inline]
fn most_ahead(node: &Node, side: usize, live: [u16; 2], to_come: &ToCome) -> i32 {
    let Tricks { points: taken, factors: own_factors, table_points, table_factors, left, .. } = node.tricks;
    let tricks = usize::from(left / 4);
    let transformations = usize::from(live[0] & 1) + usize::from(live[1] & 1);
    let wins = most_tricks(live[side] & !1, live[1 - side] & !1, tricks);
    let [own, other] = [side, 1 - side];
    let (mut points, mut factor) = (0, 0);
    if wins > 0 {
        // A trick with a transformation may come on top of one that is won.
        let cards = 2 * (wins + transformations).min(tricks);
        let deeds = if cards < 3 { most_factor(live[own], cards) } else { factors(live[own]) };
        points = (i32::from(table_points) + most_points(live[own], cards) + most_points(live[other], cards))
            .min(to_come.points);
        factor = i32::from(table_factors[own]) + deeds;
    }
    let own_score = (i32::from(taken[own]) + points) * (i32::from(own_factors[own]) + factor);
    // Without a transformation somebody takes every card.
    let left_over = if transformations == 0 { to_come.points - points } else { 0 };
    own_score - (i32::from(taken[other]) + left_over) * i32::from(own_factors[other])
}

/// How many of the tricks can be won at most with these cards against those, each trick taking two of either.
///
/// The best that can happen is that the highest cards meet the lowest pairs.
#[inline]
fn most_tricks(own: u16, other: u16, tricks: usize) -> usize {
    let mut tricks = tricks.min(other.count_ones() as usize / 2).min(own.count_ones() as usize);
    // Of each pair the higher one, from the lowest pair up.
    let mut pairs = [Rank::Deed; 8];
    let mut rest = other;
    for pair in pairs.iter_mut().take(tricks) {
        rest &= !(1 << (15 - rest.leading_zeros()));
        let face = 15 - rest.leading_zeros();
        rest &= !(1 << face);
        *pair = RANKS[face as usize];
    }
    while tricks > 0 {
        let mut rest = own;
        let mut all = true;
        for pair in pairs[..tricks].iter().rev() {
            all &= RANKS[rest.trailing_zeros() as usize] >= *pair;
            rest &= rest - 1;
        }
        if all {
            return tricks;
        }
        tricks -= 1;
    }
    0
}

/// The most points that this number of the cards can have.
#[inline]
fn most_points(faces: u16, cards: usize) -> i32 {
    let mut left = cards;
    let mut points = 0;
    let mut scenes = faces & SCENES;
    while left > 0 && scenes != 0 {
        let face = 15 - scenes.leading_zeros();
        scenes &= !(1 << face);
        points += i32::from(POINTS[face as usize]);
        left -= 1;
    }
    points + left.min((faces & CHARACTERS).count_ones() as usize) as i32
}

/// The largest sum of factors that this number of the cards can have.
#[inline]
fn most_factor(faces: u16, cards: usize) -> i32 {
    let mut deeds = faces & DEEDS;
    while deeds.count_ones() as usize > cards {
        deeds &= deeds - 1;
    }
    factors(deeds)
}

/// The last trick takes all that is left, so that only its winner matters.
#[inline]
pub(crate) fn of_last_trick(node: &Node) -> i32 {
    let live = [node.live(0), node.live(1)];
    if (live[0] | live[1]) & 1 != 0 {
        return node.tricks.difference();
    }
    let highest = live.map(|faces| RANKS[faces.trailing_zeros() as usize]);
    let winner =
        if highest[0] == highest[1] { first_to_win(node) } else { usize::from(highest[1] > highest[0]) };
    let to_come = node.still_to_come();
    let score = |side: usize| {
        let won = i32::from(side == winner);
        (i32::from(node.tricks.points[side]) + won * to_come.points)
            * (i32::from(node.tricks.factors[side]) + won * to_come.factors[side])
    };
    score(0) - score(1)
}

/// Who wins the last trick if the highest cards of the two sides are equal: who is first to play one.
///
/// To win it never hurts. So a side plays its highest card first, unless an opponent holds both of its cards and gives the
/// lower one.
#[inline]
fn first_to_win(node: &Node) -> usize {
    let must_wait = |side: usize| {
        let [_, left, right] = node.pools[side];
        let lower = 15 - node.live(side).leading_zeros();
        let equal = RANKS[lower as usize] == RANKS[node.live(side).trailing_zeros() as usize];
        !equal && (left.count_ones() == 2 || right.count_ones() == 2)
    };
    let mut held_back = [must_wait(0), must_wait(1)];
    for step in 0..4 {
        let side = node.tricks.side_of(node.tricks.turn.clockwise(step));
        if !held_back[side] {
            return side;
        }
        held_back[side] = false;
    }
    node.side()
}
