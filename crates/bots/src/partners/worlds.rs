//! What a seat knows of a hand, and the worlds that it must hold possible.
//!
//! The same worlds as those of `determinize`, made without a detour through a whole state: the unseen cards of each
//! side lie at the hidden places, as many at each as its backs show (P1.6), all ways equally likely.

use ::partners::{Cards, Place, Side, View};
use game::{Entropy, Quick};

use super::evidence::Evidence;
use super::position::{FACES, Position};

/// What a seat knows of a hand.
#[derive(Clone, Debug)]
pub struct Knowledge {
    /// The position with nothing at the hidden places.
    base: Position,
    /// The unseen faces of each side.
    unseen: [u16; 2],
    /// For each side, how many of them lie in each of its four pools.
    counts: [[u8; 4]; 2],
}

impl Knowledge {
    /// What the viewer knows; `None` between hands or for a spectator.
    pub fn of(view: &View) -> Option<Knowledge> {
        let hand = view.board.hand()?;
        let own = view.place()?;
        let ghost = view.board.seating.ghost();
        let cards = |place: Place| match place {
            _ if place == own => view.hand,
            _ if Some(place) == ghost => hand.open,
            Place::N | Place::E | Place::S | Place::W => Cards::NONE,
        };
        let base = Position::of_hand(hand, &view.board.seating, cards);
        let mut counts = [[0; 4]; 2];
        for place in Place::ALL.into_iter().filter(|&place| place != own && Some(place) != ghost) {
            for side in 0..2 {
                counts[side][base.pool_of(side, place.index() as u8)] = hand.backs[place][Side::BOTH[side]];
            }
        }
        let unseen = view.unseen().bits();
        Some(Knowledge {
            base,
            unseen: [0, 1].map(|side| (unseen >> (side * FACES)) as u16 & 0x3FFF),
            counts,
        })
    }

    /// The position as far as it is known.
    pub fn base(&self) -> &Position {
        &self.base
    }

    /// The same, but every smaller card that has been played may have been forgotten, and so lie anywhere again. Who wins
    /// tricks and what changes everything is remembered, and so are the scenes that count most.
    #[must_use]
    pub fn forgetting(&self, quick: &mut Quick) -> Knowledge {
        let live = self.base.live();
        let mut forgotten =
            |side: usize| !live[side] & !self.unseen[side] & FORGETTABLE & quick.word() as u16;
        let unseen = [forgotten(0), forgotten(1)];
        Knowledge { unseen: [0, 1].map(|side| self.unseen[side] | unseen[side]), ..self.clone() }
    }

    /// One of the possible worlds, all equally likely.
    pub fn imagine(&self, quick: &mut Quick) -> Position {
        let mut world = self.base;
        for side in 0..2 {
            let mut faces = [0u8; FACES];
            let mut left = 0;
            let mut rest = self.unseen[side];
            while rest != 0 {
                faces[left] = rest.trailing_zeros() as u8;
                left += 1;
                rest &= rest - 1;
            }
            for (pool, &count) in self.counts[side].iter().enumerate() {
                for _ in 0..count {
                    let picked = quick.below(left as u32) as usize;
                    left -= 1;
                    world.pools[side][pool] |= 1 << faces[picked];
                    faces[picked] = faces[left];
                }
            }
        }
        world
    }

    /// So many worlds, each as often as the evidence makes it likely: all possible ones are weighed if they are few, else
    /// some.
    pub fn likely(&self, evidence: &Evidence, count: usize, quick: &mut Quick) -> Vec<Position> {
        let worlds = if self.count() <= count as u64 {
            self.all()
        } else {
            (0..count).map(|_| self.imagine(quick)).collect()
        };
        let weights: Vec<f64> = worlds.iter().map(|world| evidence.weight(world)).collect();
        let step = weights.iter().sum::<f64>() / count as f64;
        // A comb with so many teeth over all weights laid end to end, put down anywhere.
        let mut tooth = step * f64::from(quick.word()) / f64::from(u32::MAX);
        let mut end = 0.0;
        let mut drawn = Vec::with_capacity(count);
        for (world, weight) in worlds.iter().zip(weights) {
            end += weight;
            while tooth < end && drawn.len() < count {
                drawn.push(*world);
                tooth += step;
            }
        }
        drawn
    }

    /// How many worlds are possible.
    pub fn count(&self) -> u64 {
        (0..2).map(|side| ways(&self.counts[side])).product()
    }

    /// Every possible world, in a fixed order.
    pub fn all(&self) -> Vec<Position> {
        let mut worlds = Vec::from([self.base]);
        for side in 0..2 {
            let mut deals = Vec::new();
            spread(self.unseen[side], &self.counts[side], [0; 4], &mut deals);
            let with = |world: &Position, deal: &[u16; 4]| {
                let mut world = *world;
                for (pool, faces) in deal.iter().enumerate() {
                    world.pools[side][pool] |= faces;
                }
                world
            };
            worlds = worlds.iter().flat_map(|world| deals.iter().map(|deal| with(world, deal))).collect();
        }
        worlds
    }
}

/// The characters from C down, the scenes below 6, and the smaller deeds.
const FORGETTABLE: u16 = 0b01_1001_1111_1000;

/// In how many ways so many cards can be spread.
fn ways(counts: &[u8; 4]) -> u64 {
    let mut left: u64 = counts.iter().map(|&count| u64::from(count)).sum();
    let mut ways = 1;
    for &count in counts {
        for taken in 1..=u64::from(count) {
            ways = ways * left / taken;
            left -= 1;
        }
    }
    ways
}

/// Puts the unseen faces into the pools in every way.
fn spread(unseen: u16, counts: &[u8; 4], so_far: [u16; 4], deals: &mut Vec<[u16; 4]>) {
    if unseen == 0 {
        deals.push(so_far);
        return;
    }
    let face = unseen & unseen.wrapping_neg();
    for pool in 0..4 {
        if so_far[pool].count_ones() < counts[pool].into() {
            let mut next = so_far;
            next[pool] |= face;
            spread(unseen & !face, counts, next, deals);
        }
    }
}
