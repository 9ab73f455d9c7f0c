//! What self-play needs to know of a game beyond what a player may: when a stage is over, what it was worth, and what is hidden.
//!
//! A stage is what a learner plays for: a hand of partners, and the whole game elsewhere. In every stage there are two camps, and what
//! one gains the other loses.

use ::game::{Game, Seat, Side};
use ::partners::Totals;

use crate::live::worth;

/// A game that can be learned by playing against oneself.
pub trait Stages: Game {
    /// How many bytes it takes to write what is hidden from a seat.
    const HIDDEN: usize;

    /// How many stages are over.
    fn stages(&self) -> usize;

    /// What the last stage was worth to the first camp, from -1 to 1.
    fn payoff(&self) -> f32;

    /// The camp of a seat in this stage: 0 or 1.
    fn camp(&self, seat: Seat) -> u8;

    /// Writes what is hidden from a seat into a row of zeros, a one for each thing that is so.
    fn hidden(&self, seat: Seat, row: &mut [u8]);
}

/// A game with two seats, each a camp, that is one stage.
fn whole_game<G: Game>(game: &G) -> f32 {
    game.outcome().map_or(0.0, |outcome| worth(G::standing(&outcome, Seat(0))))
}

/// Writes a one for each bit that is set.
fn bits(bits: u64, row: &mut [u8]) {
    row.iter_mut().enumerate().for_each(|(index, byte)| *byte = (bits >> index & 1) as u8);
}

impl Stages for duel::State {
    const HIDDEN: usize = 2 * CARDS;

    fn stages(&self) -> usize {
        usize::from(self.outcome().is_some())
    }

    fn payoff(&self) -> f32 {
        whole_game(self)
    }

    fn camp(&self, seat: Seat) -> u8 {
        seat.0
    }

    fn hidden(&self, seat: Seat, row: &mut [u8]) {
        let other = self.position().leg.side(seat).other();
        bits(self.hand(other).bits().into(), &mut row[..CARDS]);
        bits(self.chosen(other).bits().into(), &mut row[CARDS..]);
    }
}

/// The cards of a duel.
const CARDS: usize = 25;

impl Stages for partners::State {
    const HIDDEN: usize = 3 * ::partners::Card::COUNT;

    fn stages(&self) -> usize {
        self.sheet().len()
    }

    /// Far from the target a point is a point; where only one hand is played, what counts is who has more; in between, a curve.
    fn payoff(&self) -> f32 {
        let Some(hand) = self.sheet().last() else { return 0.0 };
        let position = self.position();
        let difference = hand.jekyll as f32 - hand.hyde as f32;
        let target = position.options.target as f32;
        if target <= 1.0 {
            return difference.clamp(-1.0, 1.0);
        }
        let (ahead, highest) = match position.totals {
            Totals::Teams(totals) => (
                totals.jekyll as f32 - totals.hyde as f32,
                (totals.jekyll - hand.jekyll).max(totals.hyde - hand.hyde) as f32,
            ),
            Totals::Players(_) => (difference, 0.0),
        };
        let hands = ((target - highest) / GAIN).clamp(1.0, 9.0);
        let ahead = ahead / (STEEP * hands.sqrt());
        ahead / (1.0 + ahead.abs())
    }

    fn camp(&self, seat: Seat) -> u8 {
        let position = self.position();
        position.seating.place(seat).is_some_and(|place| position.hyde.contains(place)).into()
    }

    fn hidden(&self, seat: Seat, row: &mut [u8]) {
        let position = self.position();
        let Some(place) = position.seating.place(seat) else { return };
        for (steps, row) in row.chunks_mut(::partners::Card::COUNT).enumerate() {
            bits(position.hands[place.clockwise(steps + 1).index()].bits().into(), row);
        }
    }
}

/// A team gains so much in a hand of partners, roughly.
const GAIN: f32 = 85.0;

/// How far apart two teams are, in points and for one hand, when the chances are as three to one.
const STEEP: f32 = 52.0;

impl Stages for london::State {
    const HIDDEN: usize = 4 * HELD + 16;

    fn stages(&self) -> usize {
        usize::from(self.outcome().is_some())
    }

    /// Whoever knows nothing yet never finishes a game: one that was broken off is worth what either side has gained. Trained with few
    /// turns as well as with many, a learner first finds out what is progress, and then what it is good for.
    fn payoff(&self) -> f32 {
        match whole_game(self) {
            0.0 => {
                let lead = lead(&self.position());
                lead / (1.0 + lead.abs())
            }
            decided => decided,
        }
    }

    fn camp(&self, seat: Seat) -> u8 {
        seat.0
    }

    fn hidden(&self, seat: Seat, row: &mut [u8]) {
        let position = self.position();
        let other = position.hands[Side::BOTH[seat.index()].other()];
        let (hand, cures) = row.split_at_mut(4 * HELD);
        for (colour, row) in ::london::Colour::ALL.into_iter().zip(hand.chunks_mut(HELD)) {
            row[..usize::from(other.of(colour)).min(HELD)].fill(1);
        }
        bits(position.cures.bits().into(), cures);
    }
}

/// Cards of one colour in a hand of london, as far as is told.
const HELD: usize = 5;

/// By how much jekyll is ahead: a cure is one step, as are tokens turned black for hyde, and what leads there is a part of one.
fn lead(position: &::london::Position) -> f32 {
    let needed = position.cures - position.cured;
    let mixed = needed.iter().map(|recipe| recipe.cards().shared(position.hands.jekyll).len()).max();
    let researched = (position.map().research_sites() - position.tiles).len() as f32;
    let jekyll = position.cured.len() as f32 + 0.25 * researched + 0.15 * f32::from(mixed.unwrap_or(0));
    let most = |counts: ::london::Counts| f32::from(counts.most());
    let black = 0.8 * most(position.turned) + 0.4 * f32::from(position.turned.len());
    jekyll - black - 0.12 * most(position.hands.hyde)
}
