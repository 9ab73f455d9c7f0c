//! A round in the hands of a search: a position, what is due in it, and moves as plain numbers.

use ::duel::{Action, Board, Both, Cards, Phase, State};
use game::{Entropy, Quick};

use super::node::{After, COLOUR, Lead, NO_COLOUR, Node, POTIONS, card, cards, each_bit};
use super::solve::{Position, action_of};
use super::swap::choices;

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Due {
    /// So many cards to be given by both.
    Give(u8),
    /// A card to be led.
    Lead,
    /// A card to follow.
    Follow(Lead),
    /// Cards to be swapped by both.
    Swap,
}

impl Due {
    /// What is due in a game in progress, if a round is being played.
    pub fn of(board: &Board) -> Option<Due> {
        match board.phase {
            Phase::Deal | Phase::Over(_) => None,
            Phase::Give(_) => Some(Due::Give(board.track.round)),
            Phase::Lead(_) => Some(Due::Lead),
            Phase::Follow { led, .. } => {
                Some(Due::Follow(Lead { card: led.card.index() as u8, asked: led.colour as u8 }))
            }
            Phase::Swap { .. } => Some(Due::Swap),
        }
    }

    /// The action that a move stands for.
    pub fn action(self, mv: Mv) -> Option<Action> {
        match self {
            Due::Give(_) => Some(Action::Give(cards(mv & !CARDS))),
            Due::Swap => Some(Action::Swap(cards(mv & !CARDS))),
            Due::Follow(_) => card((mv & 31) as u8).map(Action::Play),
            Due::Lead => action_of(Lead { card: (mv & 31) as u8, asked: (mv >> 5 & 3) as u8 }),
        }
    }
}

/// A round in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Round {
    pub node: Node,
    pub due: Due,
}

/// A move: a card and a colour asked for, or the cards put down for an exchange.
pub(super) type Mv = u32;

/// Marks a move that puts cards down.
const CARDS: Mv = 1 << 31;

impl Round {
    /// The round of a game in progress, if one is being played.
    pub fn of(state: &State) -> Option<Round> {
        Round::with_hands(state.board(), Both::of(|role| state.hand(role)))
    }

    /// The round on this board if the hands were these.
    pub fn with_hands(board: &Board, hands: Both<Cards>) -> Option<Round> {
        Some(Round { node: Position::with_hands(board, hands)?.node(), due: Due::of(board)? })
    }

    /// Plays on at random until a trick is to be led with so many left.
    pub fn play_on(&mut self, left: u32, quick: &mut Quick) {
        while self.due != Due::Lead || self.node.left() > left {
            match self.due {
                Due::Give(_) | Due::Swap => {
                    let sets = [self.random_exchange(0, quick), self.random_exchange(1, quick)];
                    self.exchange(sets[0], sets[1]);
                }
                Due::Lead | Due::Follow(_) => self.play(self.random_move(quick)),
            }
        }
    }

    /// Who leads or follows; in an exchange both decide.
    #[inline]
    pub fn mover(&self) -> u8 {
        match self.due {
            Due::Follow(_) => self.node.leader ^ 1,
            Due::Lead | Due::Give(_) | Due::Swap => self.node.leader,
        }
    }

    /// Calls `each` with everything that may be led or followed with.
    #[inline]
    pub fn each_move(&self, mut each: impl FnMut(Mv)) {
        match self.due {
            Due::Lead => {
                let hand = self.node.leading();
                each_bit(hand & !POTIONS, |card| each(lead_move(card, COLOUR[usize::from(card)])));
                each_bit(hand & POTIONS, |card| {
                    (0..NO_COLOUR).for_each(|asked| each(lead_move(card, asked)))
                });
            }
            Due::Follow(lead) => each_bit(self.node.follows(lead), |card| each(u32::from(card))),
            Due::Give(_) | Due::Swap => {}
        }
    }

    /// Everything that this role may put down.
    pub fn exchanges(&self, role: u8) -> Vec<Mv> {
        let hand = self.node.hands[usize::from(role & 1)];
        let mut sets = match self.due {
            Due::Give(count) => choices(hand, u32::from(count)),
            Due::Lead | Due::Follow(_) | Due::Swap => choices(hand, hand.count_ones().min(2)),
        };
        if matches!(self.due, Due::Give(_)) {
            sets.retain(|given| (hand & POTIONS).count_ones() < 2 || given & POTIONS != 0);
        }
        sets.iter_mut().for_each(|set| *set |= CARDS);
        sets
    }

    /// Leads or follows.
    #[inline]
    pub fn play(&mut self, mv: Mv) {
        let card = (mv & 31) as u8;
        match self.due {
            Due::Lead => self.due = Due::Follow(Lead { card, asked: (mv >> 5 & 3) as u8 }),
            Due::Follow(lead) => {
                (self.node, self.due) = match self.node.trick(lead.card, card) {
                    After::Next(node) => (node, Due::Lead),
                    After::Swap(node) => (node, Due::Swap),
                };
            }
            Due::Give(_) | Due::Swap => {}
        }
    }

    /// Makes the exchange.
    #[inline]
    pub fn exchange(&mut self, one: Mv, other: Mv) {
        self.node = self.node.exchange(one & !CARDS, other & !CARDS);
        self.due = Due::Lead;
    }

    /// Something that may be led or followed with.
    #[inline]
    pub fn random_move(&self, quick: &mut Quick) -> Mv {
        match self.due {
            Due::Follow(lead) => u32::from(pick(self.node.follows(lead), quick)),
            Due::Lead | Due::Give(_) | Due::Swap => {
                let card = pick(self.node.leading(), quick);
                let colour = COLOUR[usize::from(card)];
                lead_move(card, if colour == NO_COLOUR { quick.below(3) as u8 } else { colour })
            }
        }
    }

    /// Cards that this role may put down.
    #[inline]
    pub fn random_exchange(&self, role: u8, quick: &mut Quick) -> Mv {
        let hand = self.node.hands[usize::from(role & 1)];
        let (size, duty) = match self.due {
            Due::Give(count) => (u32::from(count), (hand & POTIONS).count_ones() >= 2),
            Due::Lead | Due::Follow(_) | Due::Swap => (hand.count_ones().min(2), false),
        };
        loop {
            let mut set = 0u32;
            while set.count_ones() < size {
                set |= 1 << pick(hand & !set, quick);
            }
            if !duty || set & POTIONS != 0 {
                return set | CARDS;
            }
        }
    }
}

#[inline]
fn lead_move(card: u8, asked: u8) -> Mv {
    u32::from(card) | u32::from(asked) << 5
}

/// A bit of a set that is not empty, all equally likely.
#[inline]
pub(super) fn pick(set: u32, quick: &mut Quick) -> u8 {
    let mut rest = set;
    for _ in 0..quick.below(set.count_ones()) {
        rest &= rest - 1;
    }
    rest.trailing_zeros() as u8
}
