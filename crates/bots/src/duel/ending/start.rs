//! Where an ending begins, and what both players know of each other's cards there.

use ::duel::potion::Effect;
use ::duel::{Board, Cards, Known, Phase, Round, Trick, View};
use game::{BySide, Side};

use crate::duel::node::{After, Node};

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
    pub ranges: BySide<Range>,
}

/// The hands that a player may have, as the other sees it, each with its weight.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Range {
    /// The hands.
    pub hands: Vec<Cards>,
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
        let swaps = |tricks: &[Trick]| tricks.iter().filter(|trick| trick.effect() == Effect::Swap).count();
        let swap_pending = matches!(board.phase, Phase::Swap { .. });
        if swap_pending || swaps(&board.tricks) > swaps(before) || matches!(board.phase, Phase::Give(_)) {
            return None;
        }
        let facts = Facts::new(board, before, own.side, &own.exchanges, own.hand);
        let ranges = BySide::from_fn(|side| facts.range(side, left));
        Some(Start { node: replay(board, before), left, ranges })
    }
}

/// The position after these tricks, without the hands.
fn replay(board: &Board, tricks: &[Trick]) -> Node {
    let first = tricks.first().map_or(board.track.first_leader(), |trick| trick.leader);
    let mut node = Node { round: Round::default(), leader: first };
    for trick in tricks {
        let (After::Next(next) | After::Swap(next)) = node.trick(trick.led, trick.followed);
        node = next;
    }
    node
}

/// What both players know at the beginning.
struct Facts {
    certain: BySide<Cards>,
    pool: BySide<Cards>,
    potions_at_most: BySide<usize>,
}

impl Facts {
    fn new(board: &Board, before: &[Trick], me: Side, exchanges: &[BySide<Cards>], my_hand: Cards) -> Facts {
        let played = |side: Side| before.iter().map(|trick| trick.card_of(side)).collect::<Cards>();
        let gone = played(Side::Jekyll) | played(Side::Hyde);
        let exchanged = exchanges.iter().fold(Cards::EMPTY, |all, given| all | given.jekyll | given.hyde);
        // My hand at the beginning: what I hold, and what I have played since.
        let mine = (my_hand | board.played(me)) - gone;
        let held = exchanged - gone;
        let pool = Cards::ALL - gone - exchanged;
        let void = |side: Side| {
            let shown = before.iter().filter(move |trick| trick.leader != side);
            shown.filter_map(Trick::void_shown).fold(Cards::EMPTY, |all, colour| all | Cards::of(colour))
        };
        let potions_at_most = |side: Side| {
            let Some(first) = exchanges.first() else { return Cards::POTIONS.len() };
            if !(first[side] & Cards::POTIONS).is_empty() {
                return Cards::POTIONS.len();
            }
            // D2.3, turned round: who gave no potion was dealt at most one.
            let dealt = (played(side) - exchanged) | dealt_and_given(exchanges, side);
            1usize.saturating_sub((dealt & Cards::POTIONS).len())
        };
        Facts {
            certain: BySide::from_fn(|side| if side == me { held & mine } else { held - mine }),
            pool: BySide::from_fn(|side| pool - void(side)),
            potions_at_most: BySide::from_fn(potions_at_most),
        }
    }

    fn range(&self, side: Side, left: usize) -> Range {
        let certain = self.certain[side];
        let mut hands = self.pool[side].choices(left.saturating_sub(certain.len()));
        hands.retain(|&hand| (hand & Cards::POTIONS).len() <= self.potions_at_most[side]);
        hands.iter_mut().for_each(|hand| *hand |= certain);
        let weights = vec![1.0; hands.len()];
        Range { hands, weights }
    }
}

/// Cards that this player gave in some exchange without having been given them before.
fn dealt_and_given(exchanges: &[BySide<Cards>], side: Side) -> Cards {
    let mut seen = Cards::EMPTY;
    let mut dealt = Cards::EMPTY;
    for given in exchanges {
        dealt |= given[side] - seen;
        seen |= given.jekyll | given.hyde;
    }
    dealt
}
