//! What a side gets at least if it plays the cards that nobody can beat, one a trick from now on.
//!
//! With each of them it wins a trick and puts another card of its choice into it; the other side throws in what it can spare.
//! That the other side then takes all the rest is the worst that can happen.

use super::bounds::{most_factor, most_points};
use super::memory::Bounds;
use super::node::{CHARACTERS, DEEDS, Node, ToCome};
use super::pools::POINTS;

/// Between tricks: what the winners of either side make sure of.
#[inline]
pub(crate) fn bounds(node: &Node, to_come: &ToCome) -> Bounds {
    let ahead = |side: usize| Run::of(node, side).map(|run| run.ahead(to_come));
    Bounds {
        low: ahead(0).unwrap_or(Bounds::ANY.low),
        high: ahead(1).map_or(Bounds::ANY.high, |ahead| -ahead),
    }
}

/// A side wins the next tricks for sure.
struct Run<'a> {
    node: &'a Node,
    side: usize,
    /// How many tricks.
    tricks: usize,
    /// The cards with its own team that are not needed to win them.
    spare: u16,
}

impl Run<'_> {
    #[inline]
    fn of(node: &Node, side: usize) -> Option<Run<'_>> {
        let [own, ..] = node.pools(side);
        let (live, others) = (node.live(side), node.live(1 - side));
        let other_transforms = others & 1 != 0;
        let mut winners = winners(node, side, own);
        let mut most = usize::from(node.left / 4);
        if own & 1 != 0 {
            // The own transformation waits: it needs a trick of its own.
            most -= 1;
        } else if live & 1 != 0 {
            // Whoever is asked might give it.
            most = own.count_ones() as usize / 2;
        }
        while winners.count_ones() as usize > most {
            winners &= !(1 << (15 - winners.leading_zeros()));
        }
        // The other transformation may fall on the last winner, and then nothing is won with that one (P4.3).
        let tricks = (winners.count_ones() as usize).checked_sub(usize::from(other_transforms))?;
        (tricks > 0).then_some(Run { node, side, tricks, spare: own & !winners & !1 })
    }

    /// The least by which the side is ahead in the end. It chooses how many of its deeds to save; the other side how many of its
    /// own to throw in.
    #[inline]
    fn ahead(&self, to_come: &ToCome) -> i32 {
        let sums = self.node.sums;
        let factors = sums.taken().factors[self.side] + sums.table_factors(self.side);
        let saved = self.tricks.min((self.spare & DEEDS).count_ones() as usize);
        let with = |deeds: usize| {
            let points =
                sums.table_points() + self.tricks as i32 + most_points(self.spare, self.tricks - deeds);
            self.ahead_with(points, factors + most_factor(self.spare, deeds), to_come)
        };
        (0..=saved).map(with).fold(i32::MIN, i32::max)
    }

    /// The same with these points and all these factors of its own.
    #[inline]
    fn ahead_with(&self, points: i32, factors: i32, to_come: &ToCome) -> i32 {
        let other = 1 - self.side;
        let taken = self.node.sums.taken();
        let (deeds, others) = (self.node.live(other) & DEEDS, self.node.live(other) & !DEEDS);
        let count = deeds.count_ones() as usize;
        let thrown = 2 * self.tricks;
        let fewest = thrown.saturating_sub(others.count_ones() as usize);
        let with = |thrown_deeds: usize| {
            let points = points + least_points(others, thrown - thrown_deeds);
            let kept = taken.factors[other] + most_factor(deeds, count - thrown_deeds);
            (taken.points[self.side] + points) * factors
                - (taken.points[other] + to_come.points - points) * kept
        };
        (fewest..=count.min(thrown)).map(with).fold(i32::MAX, i32::min)
    }
}

/// The characters with the own team that win a trick for sure if no transformation falls.
///
/// One that is as high as the other side's highest wins if it is led (P4.1). That the side can do if it has the lead, or gets it
/// with a higher one, and nobody takes it away with a transformation.
#[inline]
fn winners(node: &Node, side: usize, own: u16) -> u16 {
    let others = node.live(1 - side);
    let highest = 1 << (others & !1).trailing_zeros();
    let higher = own & CHARACTERS & (highest - 1);
    let leads = others & 1 == 0 && (node.side() == side || higher != 0);
    if leads { higher | own & CHARACTERS & highest } else { higher }
}

/// The fewest points that this number of the cards can have.
#[inline]
fn least_points(faces: u16, cards: usize) -> i32 {
    // The lower the face, the fewer points.
    let (mut rest, mut points) = (faces, 0);
    for _ in 0..cards {
        points += i32::from(POINTS[rest.trailing_zeros() as usize]);
        rest &= rest - 1;
    }
    points
}

#[cfg(test)]
mod tests {
    use ::partners::{ByPlace, BySide, Cards, Place, Position, SeatCard, Seating, Side, seats};

    use super::*;
    use crate::partners::pools::Pools;

    fn cards(text: &str) -> Cards {
        text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
    }

    /// The bounds when jekyll at n and s leads against hyde at e and w, who has taken his x1; west and south have nothing.
    fn bounds_of(north: &str, east: &str) -> Bounds {
        let hands = ByPlace { n: cards(north), e: cards(east), ..ByPlace::default() };
        let piles = BySide { jekyll: Cards::EMPTY, hyde: cards("Hx1") };
        let teams = seats::teams(SeatCard::A, Side::Jekyll);
        let position =
            Position::ending(Seating::Four, teams, hands, Place::N).having_taken(piles, Cards::EMPTY);
        let node = Node::new(&Pools::of(&position));
        bounds(&node, &node.still_to_come())
    }

    #[test]
    fn p4_1_the_highest_cards_win_their_tricks() {
        // Two tricks, all 16 points, once.
        assert_eq!(bounds_of("JA JB J5 Jx1", "HC HD H3 H4").low, 16);
        // One trick: A and Jx1 with C and D make 3, and the other 11 go to hyde.
        assert_eq!(bounds_of("JA JE J3 Jx1", "HC HD H3 H4").low, 3 - 11);
        // Jekyll leads, and B beats B (P4.1); hyde would have to lead his.
        assert_eq!(bounds_of("JB JE J3 Jx1", "HB HD H3 H4"), Bounds { low: 3 - 11, ..Bounds::ANY });
        assert_eq!(bounds_of("JC JE J3 Jx1", "HB HD H3 H4").low, Bounds::ANY.low);
    }

    #[test]
    fn p4_3_a_transformation_may_fall_on_a_winner() {
        // Of three winners two are sure of their tricks: A and B, Jx3 and Jx2, and at worst T, D, E and 3. C, 4 and 5 go to hyde.
        assert_eq!(bounds_of("JA JB JC Jx1 Jx2 Jx3", "HT HD HE H3 H4 H5").low, 7 * 5 - 10);
        // One alone is sure of nothing.
        assert_eq!(bounds_of("JA JE J3 Jx1", "HT HD H3 H4").low, Bounds::ANY.low);
    }

    #[test]
    fn p4_3_the_own_transformation_takes_the_place_of_a_winner() {
        // The last trick has it, so that A and Jx1 with C and D are all that is sure: 3 of 11.
        assert_eq!(bounds_of("JT JA JB Jx1", "HC HD H3 H4").low, 3 - 8);
        // With hyde, who would give it for B's trick: A and B with C and D, but nothing to count them.
        assert_eq!(bounds_of("JA JB", "JT Jx1 HC HD H3 H4").low, -7);
    }
}
