//! The exact value of a partners hand with all cards open: own score less the other team's, both sides at their best.
//!
//! Null-window searches close in on the value (MTD(f)). Positions that play alike are one to them, and their memory bounds
//! the value of a position for every history of what was taken before.

use ::partners::{Action, Card, Place, Position, Rank, Side};
use game::{Position as _, Quick};

use super::memory::{Bounds, Memory, NO_MOVE};
use super::node::{CHARACTERS, Node};
use super::pools::{FACES, Pools};
use super::{bounds, playout};
use crate::exact::{Between, Limit, Meter, Stopped};

/// More than any value.
const INFINITE: i32 = 1000;

/// The largest score of a hand: all 60 points, times all factors of a side.
const LARGEST: i32 = 360;

/// What an exact search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// Jekyll's score less hyde's when both sides play their best.
    pub value: i32,
    /// Every legal action with the value after it, for jekyll; the best for the side that decides come first.
    pub best: Vec<(Action, i32)>,
}

/// How far from the guess the value is looked for first.
const FIRST_STEP: i32 = 12;

/// A move of the side whose turn it is: a card of its own pool, or the number of an opponent to ask.
const ASK: u8 = FACES as u8;

/// Solves a position in which a hand is being played, with a memory that suits it.
pub fn solve(position: &Position) -> Solution {
    Solver::suited_to(position).solve(position)
}

/// A first guess at the value: what comes of playing on with some sense.
pub fn guess(position: &Position) -> i32 {
    playout::play_out(&mut Pools::of(position), &mut Quick::new(0))
}

/// An exact search with its memory; worlds that agree in the cards that are gone may share one.
pub struct Solver {
    memory: Memory,
    history: [[[u32; 16]; 32]; 2],
    meter: Meter,
}

impl Solver {
    /// A solver that remembers 2^`bits` positions, 32 bytes each.
    pub fn new(bits: u32) -> Solver {
        Solver { memory: Memory::new(bits), history: [[[0; 16]; 32]; 2], meter: Meter::new() }
    }

    /// A solver with a memory that suits the number of cards that are left.
    pub fn suited_to(position: &Position) -> Solver {
        Solver::new(match Card::COUNT as u8 - position.played {
            0..=12 => 12,
            13..=16 => 16,
            17..=20 => 19,
            21.. => 22,
        })
    }

    /// Forgets everything: for cards of another hand.
    pub fn clear(&mut self) {
        self.memory.clear();
        self.history = [[[0; 16]; 32]; 2];
    }

    /// How many positions have been looked at so far.
    pub fn nodes(&self) -> u64 {
        self.meter.nodes
    }

    /// Jekyll's score less hyde's, searching first round the guess.
    pub fn value(&mut self, position: &Position, guess: i32) -> i32 {
        self.meter.limit(&Limit::none());
        self.close_in(position, guess, &mut |_| {}).low
    }

    /// Bounds on jekyll's score less hyde's, exact if the limit allows; `None` if no hand is being played. `told` hears of
    /// all bounds as they close in.
    pub fn between(
        &mut self,
        position: &Position,
        limit: &Limit,
        told: &mut dyn FnMut(Between),
    ) -> Option<Between> {
        position.deciding_place()?;
        self.meter.limit(limit);
        let public = |bounds: Bounds| Between { low: bounds.low.into(), high: bounds.high.into() };
        let bounds = self.close_in(position, guess(position), &mut |bounds| told(public(bounds)));
        Some(public(bounds))
    }

    /// Asks in growing steps from the guess until the value is between two bounds, then by halves.
    fn close_in(&mut self, position: &Position, guess: i32, told: &mut dyn FnMut(Bounds)) -> Bounds {
        let mut bounds = Bounds { low: -LARGEST, high: LARGEST };
        let (mut beta, mut step) = (guess, FIRST_STEP);
        let (mut seen_low, mut seen_high) = (false, false);
        while bounds.low < bounds.high {
            beta = beta.clamp(bounds.low + 1, bounds.high);
            let Ok(value) = self.test(position, beta) else { break };
            if value < beta {
                (bounds.high, seen_high) = (value, true);
            } else {
                (bounds.low, seen_low) = (value, true);
            }
            told(bounds);
            beta = match (seen_low, seen_high) {
                (false, _) => bounds.high - step,
                (_, false) => bounds.low + step,
                (true, true) => bounds.low + (bounds.high - bounds.low + 1) / 2,
            };
            step *= 2;
        }
        bounds
    }

    /// A bound on the value that tells whether it is at least `beta`.
    fn test(&mut self, position: &Position, beta: i32) -> Result<i32, Stopped> {
        let Some(asked) = position.asked() else {
            return self.turn(&Node::new(&Pools::of(position)), beta);
        };
        let jekyll = position.side_of(asked) == Side::Jekyll;
        let mut best = if jekyll { -INFINITE } else { INFINITE };
        for action in position.choices().iter() {
            let value = self.turn(&Node::new(&Pools::of(&after(position, action))), beta)?;
            best = if jekyll { best.max(value) } else { best.min(value) };
            if jekyll == (best >= beta) {
                break;
            }
        }
        Ok(best)
    }

    /// The value of the position and of every action.
    pub fn solve(&mut self, position: &Position) -> Solution {
        let mut guess = 0;
        let mut best = Vec::new();
        for action in position.choices().iter() {
            guess = self.value(&after(position, action), guess);
            best.push((action, guess));
        }
        let side = |place: Place| position.side_of(place);
        let jekyll = position.deciding_place().map(side) == Some(Side::Jekyll);
        best.sort_by_key(|&(action, value)| (if jekyll { -value } else { value }, action));
        let value = best.first().map_or(Pools::of(position).tricks.difference(), |&(_, value)| value);
        Solution { value, best }
    }

    /// The side whose turn it is decides.
    fn turn(&mut self, node: &Node, beta: i32) -> Result<i32, Stopped> {
        self.meter.count()?;
        match node.tricks.left {
            0 => Ok(node.tricks.difference()),
            1..=3 | 6 | 7 => Ok(self.best_move(node, NO_MOVE, beta)?.0),
            4 => Ok(bounds::of_last_trick(node)),
            5 => Ok(self.last_but_one(node, beta)),
            8.. if node.tricks.left & 3 == 1 => Ok(self.best_move(node, NO_MOVE, beta)?.0),
            8.. => self.remembering(node, beta),
        }
    }

    /// Looks into the memory before it searches.
    fn remembering(&mut self, node: &Node, beta: i32) -> Result<i32, Stopped> {
        let to_come = node.still_to_come();
        let mut bounds = Bounds { low: -INFINITE, high: INFINITE };
        if node.tricks.left.is_multiple_of(4) {
            bounds = bounds::of_tricks(node, &to_come);
            if let Some(value) = bounds.decide(beta) {
                return Ok(value);
            }
        }
        let key = node.key();
        let remembered = self.memory.look_up(key, node, &to_come, &mut bounds);
        if let Some(value) = bounds.decide(beta) {
            return Ok(value);
        }
        let (value, best) = self.best_move(node, remembered, beta)?;
        if value >= beta {
            bounds.low = bounds.low.max(value);
        } else {
            bounds.high = bounds.high.min(value);
        }
        self.memory.store(key, node, bounds, best);
        Ok(value)
    }

    /// The last card of the last trick but one: what follows is mostly known, so nothing is put in order first.
    fn last_but_one(&mut self, node: &Node, beta: i32) -> i32 {
        let side = node.side();
        let mut best = if side == 0 { -INFINITE } else { INFINITE };
        for pool in 0..3 {
            let mut faces = node.pools[side][pool];
            if faces == 0 {
                continue;
            }
            let own = (side == 0) == (pool == 0);
            let mut chosen = if own { -INFINITE } else { INFINITE };
            while faces != 0 && (own == (chosen < beta) || chosen.abs() == INFINITE) {
                let after = node.after(pool, faces.trailing_zeros() as usize);
                faces &= faces - 1;
                let value = bounds::of_last_trick(&after);
                chosen = if own { chosen.max(value) } else { chosen.min(value) };
            }
            best = if side == 0 { best.max(chosen) } else { best.min(chosen) };
            if (side == 0) == (best >= beta) {
                break;
            }
        }
        best
    }

    fn best_move(&mut self, node: &Node, remembered: u8, beta: i32) -> Result<(i32, u8), Stopped> {
        let side = node.side();
        let position = usize::from(node.tricks.left & 31);
        let (moves, count) = self.moves(node, side, remembered);
        let mut best = (if side == 0 { -INFINITE } else { INFINITE }, NO_MOVE);
        for &(_, mv) in &moves[..count] {
            let value = if mv >= ASK {
                self.chosen(node, usize::from(mv - ASK) + 1, beta)?
            } else {
                self.turn(&node.after(0, mv.into()), beta)?
            };
            let better = if side == 0 { value > best.0 } else { value < best.0 };
            if better {
                best = (value, mv);
            }
            if (side == 0) == (value >= beta) {
                self.history[side][position][usize::from(mv)] += u32::from(node.tricks.left);
                break;
            }
        }
        Ok(best)
    }

    /// An opponent was asked and chooses from that pool.
    fn chosen(&mut self, node: &Node, pool: usize, beta: i32) -> Result<i32, Stopped> {
        let side = node.side();
        let mut faces = distinct(node, side, pool);
        let mut best = if side == 0 { INFINITE } else { -INFINITE };
        while faces != 0 {
            let face = faces.trailing_zeros() as usize;
            faces &= faces - 1;
            let value = self.turn(&node.after(pool, face), beta)?;
            best = if side == 0 { best.min(value) } else { best.max(value) };
            if (side == 0) == (best < beta) {
                break;
            }
        }
        Ok(best)
    }

    /// The moves of the side whose turn it is, the most promising first.
    fn moves(&self, node: &Node, side: usize, remembered: u8) -> ([(u32, u8); 16], usize) {
        let mut moves = [(0, 0); 16];
        let mut count = 0;
        let history = &self.history[side][usize::from(node.tricks.left & 31)];
        let mut add = |mv: u8| {
            moves[count] = (if mv == remembered { u32::MAX } else { history[usize::from(mv)] }, mv);
            count += 1;
        };
        let mut faces = distinct(node, side, 0);
        while faces != 0 {
            add(faces.trailing_zeros() as u8);
            faces &= faces - 1;
        }
        for pool in 1..3u8 {
            let held = node.pools[side][usize::from(pool)];
            if held != 0 {
                add(ASK + pool - 1);
            }
        }
        moves[..count].sort_unstable_by_key(|&(score, _)| core::cmp::Reverse(score));
        (moves, count)
    }
}

fn after(position: &Position, action: Action) -> Position {
    let mut after = *position;
    after.act(action);
    after
}

/// The faces of a pool, of characters that play alike only the highest.
///
/// Two characters of a pool are alike if no card elsewhere, in a hand or leading this trick, lies between
/// them or beside one of them: a card of the other side of the same rank would beat one or the other by being first.
#[inline]
fn distinct(node: &Node, side: usize, pool: usize) -> u16 {
    let own = node.pools[side][pool];
    let characters = own & CHARACTERS;
    if characters & (characters.wrapping_sub(1)) == 0 {
        return own;
    }
    let same_side = node.live(side) & !own;
    let other_side = node.live(1 - side);
    // Ranks run the other way: face 0 is the transformation, face 1 is A.
    let leading =
        node.tricks.leading.map_or(u32::MAX, |best| Rank::Transformation as u32 - best.rank() as u32);
    let mut out = own;
    let mut higher = characters.trailing_zeros();
    let mut rest = characters & (characters - 1);
    while rest != 0 {
        let lower = rest.trailing_zeros();
        rest &= rest - 1;
        let span = ((2u16 << lower) - 1) & !((1 << higher) - 1);
        let splits = leading > higher && leading <= lower;
        if (same_side | other_side) & span == 0 && !splits {
            out &= !(1 << lower);
        }
        higher = lower;
    }
    out
}
