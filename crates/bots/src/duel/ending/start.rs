//! Where an ending begins, and what both players know of each other's cards there.

use ::duel::potion::{self, Effect};
use ::duel::{Board, Both, Cards, Known, Phase, Role, Trick, View};

use crate::duel::node::{After, Node};
use crate::duel::swap::choices;

/// The tricks of a round.
const TRICKS: usize = 10;

/// The beginning of an ending: somebody is to lead.
#[derive(Clone, PartialEq, Debug)]
pub struct Start {
    /// The position; its hands are not used.
    pub(super) node: Node,
    /// How many tricks are left.
    pub left: usize,
    /// The hands that each player may have.
    pub ranges: Both<Range>,
}

/// The hands that a player may have, as the other sees it, each with its weight.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Range {
    /// Cards as bits in card order.
    pub hands: Vec<u32>,
    /// How likely each hand is, before the other's own cards are taken into account.
    pub weights: Vec<f32>,
}

impl Start {
    /// The beginning of the last `left` tricks of the round that the view sees. `None` if they have not begun, or if all
    /// cards are known since because they were swapped.
    pub fn of(view: &View, left: usize) -> Option<Start> {
        let Known::Own(own) = &view.known else { return None };
        let board = &view.board;
        let before = board.tricks.get(..TRICKS.checked_sub(left)?)?;
        let swaps =
            |tricks: &[Trick]| tricks.iter().filter(|trick| potion::effect(trick) == Effect::Swap).count();
        let swap_pending = matches!(board.phase, Phase::Swap { .. });
        if swap_pending || swaps(&board.tricks) > swaps(before) || matches!(board.phase, Phase::Give(_)) {
            return None;
        }
        let facts = Facts::new(board, before, own.role, &own.exchanges, own.hand);
        let ranges = Both::of(|role| facts.range(role, left));
        Some(Start { node: replay(board, before), left, ranges })
    }
}

/// The position after these tricks, without the hands.
fn replay(board: &Board, tricks: &[Trick]) -> Node {
    let first = tricks.first().map_or(board.track.first_leader(), |trick| trick.leader);
    let mut node = Node { hands: [0; 2], taken: [0; 2], order: 0, leader: first as u8 };
    for trick in tricks {
        node = match node.trick(trick.led.card.index() as u8, trick.followed.index() as u8) {
            After::Next(next) | After::Swap(next) => next,
        };
    }
    node
}

/// What both players know at the beginning.
struct Facts {
    certain: Both<Cards>,
    pool: Both<Cards>,
    potions_at_most: Both<usize>,
}

impl Facts {
    fn new(board: &Board, before: &[Trick], me: Role, exchanges: &[Both<Cards>], my_hand: Cards) -> Facts {
        let played = |role: Role| before.iter().map(|trick| trick.card_of(role)).collect::<Cards>();
        let gone = played(Role::Jekyll) | played(Role::Hyde);
        let exchanged = exchanges.iter().fold(Cards::EMPTY, |all, given| all | given.jekyll | given.hyde);
        // My hand at the beginning: what I hold, and what I have played since.
        let mine = (my_hand | board.played(me)) - gone;
        let held = exchanged - gone;
        let pool = Cards::ALL - gone - exchanged;
        let void = |role: Role| {
            let shown = before.iter().filter(move |trick| trick.leader != role);
            shown.filter_map(Trick::void_shown).fold(Cards::EMPTY, |all, colour| all | Cards::of(colour))
        };
        let potions_at_most = |role: Role| {
            let Some(first) = exchanges.first() else { return Cards::POTIONS.len() };
            if !(first[role] & Cards::POTIONS).is_empty() {
                return Cards::POTIONS.len();
            }
            // D2.3, turned round: who gave no potion was dealt at most one.
            let dealt = (played(role) - exchanged) | dealt_and_given(exchanges, role);
            1usize.saturating_sub((dealt & Cards::POTIONS).len())
        };
        Facts {
            certain: Both::of(|role| if role == me { held & mine } else { held - mine }),
            pool: Both::of(|role| pool - void(role)),
            potions_at_most: Both::of(potions_at_most),
        }
    }

    fn range(&self, role: Role, left: usize) -> Range {
        let certain = self.certain[role].bits();
        let missing = left.saturating_sub(self.certain[role].len()) as u32;
        let mut hands = choices(self.pool[role].bits(), missing);
        let potions = Cards::POTIONS.bits();
        hands.retain(|hand| (hand & potions).count_ones() as usize <= self.potions_at_most[role]);
        hands.iter_mut().for_each(|hand| *hand |= certain);
        let weights = vec![1.0; hands.len()];
        Range { hands, weights }
    }
}

/// Cards that this player gave in some exchange without having been given them before.
fn dealt_and_given(exchanges: &[Both<Cards>], role: Role) -> Cards {
    let mut seen = Cards::EMPTY;
    let mut dealt = Cards::EMPTY;
    for given in exchanges {
        dealt |= given[role] - seen;
        seen |= given.jekyll | given.hyde;
    }
    dealt
}
