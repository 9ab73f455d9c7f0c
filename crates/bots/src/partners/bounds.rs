//! What the value of a position can be at most and at least, without searching.
//!
//! A trick takes two cards of either side, so a side wins one only with a card that is at least as high as both of the
//! other side's. From that follows how many tricks it can win at most, how many cards these bring, and
//! what they are worth at most.

use super::memory::Bounds;
use super::moves::Takers;
use super::node::{CHARACTERS, DEEDS, Node, SCENES, Sums, Taken, ToCome};
use super::pools::{POINTS, RANKS, factors, points};

/// With the number of tricks that each side can win at most; between tricks only.
#[inline]
pub(crate) fn of_tricks(node: &Node, to_come: &ToCome) -> Bounds {
    let live = [node.live(0), node.live(1)];
    Bounds { low: -most_ahead(node, 1, live, to_come), high: most_ahead(node, 0, live, to_come) }
}

/// What the position is likely to be worth: each side gets a share of what is to come, as high as its cards are.
pub(crate) fn estimate(node: &Node, to_come: &ToCome) -> i32 {
    let Bounds { low, high } = of_tricks(node, to_come);
    let live = [node.live(0), node.live(1)];
    let tricks = usize::from(node.left / 4);
    let most = |own: usize| most_tricks(live[own] & !1, live[1 - own] & !1, tricks) as i32;
    let all = 2 * tricks as i32;
    let shares = [all / 2 + most(0) - most(1), all / 2 + most(1) - most(0)];
    let Taken { points, factors } = node.sums.taken();
    let score = |side: usize| {
        let share = shares[side];
        (points[side] * all + to_come.points * share) * (factors[side] * all + to_come.factors[side] * share)
    };
    ((score(0) - score(1)) / (all * all)).clamp(low, high)
}

/// The most by which a side can be ahead in the end.
#[inline]
fn most_ahead(node: &Node, own: usize, live: [u16; 2], to_come: &ToCome) -> i32 {
    let other = 1 - own;
    let Taken { points, factors: taken } = node.sums.taken();
    let tricks = usize::from(node.left / 4);
    let transformations = usize::from(live[0] & 1) + usize::from(live[1] & 1);
    let lost = sure_tricks(node.pools(other)[0], live[own] & !1, tricks).saturating_sub(transformations);
    let wins = most_tricks(live[own] & !1, live[other] & !1, tricks - lost);
    if wins == 0 {
        // Nobody takes what a transformation leaves on the table (P4.6); without one the other side takes all.
        let (rest, factors) =
            if transformations == 0 { (to_come.points, to_come.factors[other]) } else { (0, 0) };
        return points[own] * taken[own] - (points[other] + rest) * (taken[other] + factors);
    }
    // A trick with a transformation may come on top of one that is won (P4.3).
    let cards = 2 * (wins + transformations).min(tricks - lost);
    if cards == 2 * tricks {
        let all = (points[own] + to_come.points) * (taken[own] + to_come.factors[own]);
        return all - points[other] * taken[other];
    }
    Share { node, own, live, cards, sure: transformations == 0 }.most_ahead(to_come)
}

/// So many cards of either side go to one side at most, and the rest to the other; if there is no transformation, for sure.
struct Share<'a> {
    node: &'a Node,
    own: usize,
    live: [u16; 2],
    cards: usize,
    sure: bool,
}

impl Share<'_> {
    /// Cards that bring factors bring no points: every number of deeds is tried, of the own side to take them and of the other
    /// side to keep them from it.
    #[inline]
    fn most_ahead(&self, to_come: &ToCome) -> i32 {
        let (own, other) = (self.own, 1 - self.own);
        let sums = self.node.sums;
        let taken = sums.taken();
        let [deeds, kept_deeds] = [self.live[own] & DEEDS, self.live[other] & DEEDS];
        let mut best = i32::MIN;
        for kept in 0..=if self.sure { self.most_of(kept_deeds) } else { 0 } {
            let others = most_points(self.live[other], self.cards - kept);
            let factors_left =
                if self.sure { factors(kept_deeds) - most_factor(kept_deeds, kept) } else { 0 };
            for count in 0..=self.most_of(deeds) {
                let owns = most_points(self.live[own], self.cards - count);
                let points = (sums.table_points() + owns + others).min(to_come.points);
                let factor = taken.factors[own] + sums.table_factors(own) + most_factor(deeds, count);
                let points_left = if self.sure { to_come.points - points } else { 0 };
                let value = (taken.points[own] + points) * factor
                    - (taken.points[other] + points_left) * (taken.factors[other] + factors_left);
                best = best.max(value);
            }
        }
        best
    }

    #[inline]
    fn most_of(&self, deeds: u16) -> usize {
        self.cards.min(deeds.count_ones() as usize)
    }
}

/// How many tricks a side wins for sure if there is no transformation.
///
/// It plays its highest cards, one a trick, from its own team's hands, where nobody else chooses; of its other cards enough are
/// left to play with them. Each card of the other side that is as high as the lowest of them stops one at most (P4.1).
#[inline]
fn sure_tricks(own: u16, other: u16, tricks: usize) -> usize {
    let (mut sure, mut high) = (0, 0);
    let mut rest = own & CHARACTERS;
    while rest != 0 {
        let face = rest.trailing_zeros();
        rest &= rest - 1;
        high += 1;
        let stop = (other & ((2 << face) - 1)).count_ones() as usize;
        sure = sure.max(tricks.min(high).saturating_sub(stop));
    }
    high += (own & SCENES).count_ones() as usize;
    let stop = (other & (CHARACTERS | SCENES)).count_ones() as usize;
    sure.max(tricks.min(high).saturating_sub(stop))
}

/// How many of the tricks can be won at most with these cards against those, each trick taking two of either.
///
/// The best that can happen is that the other side's lowest cards fall together, and each such pair meets the lowest
/// card that is as high as both.
#[inline]
fn most_tricks(own: u16, other: u16, tricks: usize) -> usize {
    let lowest = |faces: u16| 15 - faces.leading_zeros();
    let (mut own, mut other, mut won) = (own, other, 0);
    while won < tricks && other & other.wrapping_sub(1) != 0 {
        other &= !(1 << lowest(other));
        let higher = lowest(other);
        other &= !(1 << higher);
        // The cards that are lower than the pair win nothing.
        while own != 0 && RANKS[lowest(own) as usize] < RANKS[higher as usize] {
            own &= !(1 << lowest(own));
        }
        if own == 0 {
            break;
        }
        own &= !(1 << lowest(own));
        won += 1;
    }
    won
}

/// The most points of so many scenes, for every set of them.
static MOST_POINTS: [[u8; 6]; 32] = {
    let mut table = [[0; 6]; 32];
    let mut set = 1usize;
    while set < 32 {
        let (mut rest, mut count) = (set, 1);
        while count < 6 {
            table[set][count] = table[set][count - 1];
            if rest != 0 {
                // The highest face has the most points.
                let highest = rest.ilog2();
                table[set][count] += POINTS[(SCENES.trailing_zeros() + highest) as usize];
                rest &= !(1 << highest);
            }
            count += 1;
        }
        set += 1;
    }
    table
};

/// The most points that this number of the cards can have.
#[inline]
pub(crate) fn most_points(faces: u16, cards: usize) -> i32 {
    let scenes = usize::from(faces & SCENES) >> SCENES.trailing_zeros();
    let characters = cards.saturating_sub(scenes.count_ones() as usize);
    i32::from(MOST_POINTS[scenes & 31][cards.min(5)])
        + characters.min((faces & CHARACTERS).count_ones() as usize) as i32
}

/// The largest sum of factors that this number of the cards can have.
#[inline]
pub(crate) fn most_factor(faces: u16, cards: usize) -> i32 {
    let mut deeds = faces & DEEDS;
    while deeds.count_ones() as usize > cards {
        deeds &= deeds - 1;
    }
    factors(deeds)
}

/// The last trick takes all that is left, so that only its winner matters.
#[inline]
pub(crate) fn of_last_trick(node: &Node) -> i32 {
    end(node.sums, [node.live(0), node.live(1)], || first_to_win(node))
}

/// The value before the last trick, with these cards of the sides; if the highest are equal, that side wins.
#[inline]
fn end(sums: Sums, live: [u16; 2], first_to_win: impl FnOnce() -> usize) -> i32 {
    let mut taken = sums.taken();
    if (live[0] | live[1]) & 1 != 0 {
        return taken.difference();
    }
    let highest = live.map(|faces| RANKS[faces.trailing_zeros() as usize]);
    let winner = if highest[0] == highest[1] { first_to_win() } else { usize::from(highest[1] > highest[0]) };
    taken.points[winner] += sums.table_points() + points(live[0]) + points(live[1]);
    taken.factors[winner] += sums.table_factors(winner) + factors(live[winner]);
    taken.difference()
}

/// Who wins the last trick if the highest cards of the two sides are equal: who is first to play one.
///
/// To win it never hurts. So a side plays its highest card first, unless an opponent holds both of its cards and gives the
/// lower one.
#[inline]
fn first_to_win(node: &Node) -> usize {
    let must_wait = |side: usize| {
        let [_, left, right] = node.pools(side);
        let lower = 15 - node.live(side).leading_zeros();
        let equal = RANKS[lower as usize] == RANKS[node.live(side).trailing_zeros() as usize];
        !equal && (left.count_ones() == 2 || right.count_ones() == 2)
    };
    let mut held_back = [must_wait(0), must_wait(1)];
    for step in 0..4 {
        let side = node.side_of(node.turn.clockwise(step));
        if !held_back[side] {
            return side;
        }
        held_back[side] = false;
    }
    node.side()
}

/// The last card of the last trick but one: what follows is known.
#[inline]
fn of_last_card(node: &Node, beta: i32) -> i32 {
    let side = node.side();
    chosen(node, beta, |face| {
        let mut live = [node.live(0), node.live(1)];
        live[side] &= !(1 << face);
        end(node.sums_after_last(face), live, || first_to_win(&node.after(face)))
    })
}

/// The last card or the last two of the last trick but one.
pub(crate) fn of_last_cards(node: &Node, beta: i32) -> i32 {
    if node.left & 3 == 1 {
        return of_last_card(node, beta);
    }
    chosen(node, beta, |face| of_last_card(&node.after(face), beta))
}

/// What a turn is worth, from what it is worth to play each card: the side whose turn it is chooses a card of its own or whom it
/// asks, and who is asked the card.
#[inline]
fn chosen(node: &Node, beta: i32, after: impl Fn(usize) -> i32) -> i32 {
    let side = node.side();
    let (jekyll, takers) = (side == 0, Takers::of(node));
    let of_pool = |faces: u16, jekyll_chooses: bool| {
        let faces = takers.worth_playing(faces, usize::from(!jekyll_chooses));
        let mut rest = faces & (faces - 1);
        let mut chosen = after(faces.trailing_zeros() as usize);
        while rest != 0 && jekyll_chooses == (chosen < beta) {
            let value = after(rest.trailing_zeros() as usize);
            chosen = if jekyll_chooses { chosen.max(value) } else { chosen.min(value) };
            rest &= rest - 1;
        }
        chosen
    };
    let mut best = None;
    let choosers = [jekyll, !jekyll, !jekyll];
    for (faces, chooses) in node.pools(side).into_iter().zip(choosers).filter(|&(faces, _)| faces != 0) {
        let value = of_pool(faces, chooses);
        let better = best.map_or(value, |best: i32| if jekyll { best.max(value) } else { best.min(value) });
        if jekyll == (better >= beta) {
            return better;
        }
        best = Some(better);
    }
    best.unwrap_or_else(|| node.difference())
}
