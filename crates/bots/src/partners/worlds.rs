//! What a seat knows of a hand, and the worlds that it must hold possible.
//!
//! The same worlds as those of `determinize`, made without a detour through a whole state: the unseen cards of each
//! side lie at the hidden places, as many at each as its backs show (P1.6), all ways equally likely.

use ::partners::{ByPlace, Card, Cards, Place, Position, Rank, Side, View};
use game::{Entropy, Quick};

use super::evidence::Evidence;
use super::pools::{FACES, face};

/// What a seat knows of a hand.
#[derive(Clone, Debug)]
pub struct Knowledge {
    /// The position with nothing at the hidden places.
    base: Position,
    /// The cards that lie at the hidden places.
    unseen: Cards,
    /// For each side, the places in the order in which they are given its unseen cards, each with their number: first those of
    /// the side's own team.
    counts: [[(Place, u8); 4]; 2],
}

impl Knowledge {
    /// What the viewer knows; `None` between hands or for a spectator.
    pub fn of(view: &View) -> Option<Knowledge> {
        let hand = view.board.hand()?;
        view.place()?;
        let unseen = view.unseen();
        let world = view.any_world();
        let base = world.holding(ByPlace::from_fn(|place| world.cards(place) - unseen));
        let count = |place, side: Side| (world.cards(place) & unseen).of(side).len() as u8;
        let counts = Side::BOTH.map(|side| {
            let mut places = Place::ALL;
            places.sort_by_key(|&place| hand.teams[place] != side);
            places.map(|place| (place, count(place, side)))
        });
        Some(Knowledge { base, unseen, counts })
    }

    /// The position as far as it is known.
    pub fn base(&self) -> &Position {
        &self.base
    }

    /// The same, but every smaller card that has been played may have been forgotten, and so lie anywhere again. Who wins
    /// tricks and what changes everything is remembered, and so are the scenes that count most.
    #[must_use]
    pub fn forgetting(&self, quick: &mut Quick) -> Knowledge {
        let held = Place::ALL.into_iter().fold(self.unseen, |held, place| held | self.base.cards(place));
        let mut forgotten = Cards::EMPTY;
        for side in Side::BOTH {
            let dice = quick.word();
            let cards = (Cards::of_side(side) - held).iter();
            forgotten |= cards.filter(|&card| forgettable(card) && dice >> face(card) & 1 == 1).collect();
        }
        Knowledge { unseen: self.unseen | forgotten, ..self.clone() }
    }

    /// One of the possible worlds, all equally likely.
    pub fn imagine(&self, quick: &mut Quick) -> Position {
        let mut hands = Place::ALL.map(|place| self.base.cards(place));
        for side in Side::BOTH {
            let mut cards = [Card::ALL[0]; FACES];
            let mut left = 0;
            for card in self.unseen.of(side).iter() {
                cards[left] = card;
                left += 1;
            }
            for (place, count) in self.counts[side.index()] {
                let hand = &mut hands[place.index()];
                for _ in 0..count {
                    let picked = quick.below(left as u32) as usize;
                    left -= 1;
                    *hand = hand.with(cards[picked]);
                    cards[picked] = cards[left];
                }
            }
        }
        let [n, e, s, w] = hands;
        self.base.holding(ByPlace { n, e, s, w })
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
        self.counts.iter().map(ways).product()
    }

    /// Every possible world, in a fixed order.
    pub fn all(&self) -> Vec<Position> {
        let mut worlds = Vec::from([ByPlace::from_fn(|place| self.base.cards(place))]);
        for side in Side::BOTH {
            let mut deals = Vec::new();
            spread(self.unseen.of(side), &self.counts[side.index()], ByPlace::default(), &mut deals);
            let with = |world: &ByPlace<Cards>, deal: &ByPlace<Cards>| {
                ByPlace::from_fn(|place| world[place] | deal[place])
            };
            worlds = worlds.iter().flat_map(|world| deals.iter().map(|deal| with(world, deal))).collect();
        }
        worlds.into_iter().map(|hands| self.base.holding(hands)).collect()
    }
}

/// The characters from C down, the scenes below 6, and the smaller deeds.
fn forgettable(card: Card) -> bool {
    match card.rank() {
        Rank::Transformation | Rank::A | Rank::B => false,
        Rank::C | Rank::D | Rank::E => true,
        Rank::Scene => card.points() < 6,
        Rank::Deed => card.factor() < 3,
    }
}

/// In how many ways the cards can be spread over places that are given these numbers of them.
fn ways(counts: &[(Place, u8); 4]) -> u64 {
    let mut left: u64 = counts.iter().map(|&(_, count)| u64::from(count)).sum();
    let mut ways = 1;
    for &(_, count) in counts {
        for taken in 1..=u64::from(count) {
            ways = ways * left / taken;
            left -= 1;
        }
    }
    ways
}

/// Gives the unseen cards to the places in every way.
fn spread(unseen: Cards, counts: &[(Place, u8); 4], dealt: ByPlace<Cards>, deals: &mut Vec<ByPlace<Cards>>) {
    let Some(card) = unseen.first() else {
        deals.push(dealt);
        return;
    };
    for &(place, count) in counts {
        if dealt[place].len() < count.into() {
            let mut next = dealt;
            next[place] = next[place].with(card);
            spread(unseen.without(card), counts, next, deals);
        }
    }
}
