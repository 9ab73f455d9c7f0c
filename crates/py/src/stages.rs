//! What self-play needs to know of a game beyond what a player may: when a stage is over, what it was worth, and what is hidden.
//!
//! A stage is what a learner plays for: a hand of partners, and the whole game elsewhere. In every stage there are two camps, and what
//! one gains the other loses.

use ::game::{BySide, Game, Seat, Side};
use ::partners::Totals;
use bots::partners::stakes::Stakes;

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

    /// Where only one hand is played, what counts is who has more; else what the hand changes in the chances to win.
    fn payoff(&self) -> f32 {
        let Some(hand) = self.sheet().last() else { return 0.0 };
        let position = self.position();
        let difference = hand.jekyll as i32 - hand.hyde as i32;
        if position.options.target <= 1 {
            return difference.signum() as f32;
        }
        let before = match position.totals {
            Totals::Teams(after) => {
                Totals::Teams(BySide { jekyll: after.jekyll - hand.jekyll, hyde: after.hyde - hand.hyde })
            }
            // There a point is a point, whatever the totals.
            players @ Totals::Players(_) => players,
        };
        2.0 * Stakes::at(position.options.target, before).worth(difference) - 1.0
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

impl Stages for london::State {
    const HIDDEN: usize = 4 * HELD + 16;

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
