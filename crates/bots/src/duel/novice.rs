//! The novice: knows the rules and what the tricks are for, looks at the trick on the table and no further, keeps high
//! cards out of greed, and forgets everything that was played.

use ::duel::{Action, Board, Card, Cards, Known, Options, Own, Phase, State, Trick, View};
use game::{Entropy, Side};

use crate::{Bot, Budget, CannotChoose};

/// The novice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Novice;

impl Bot<State> for Novice {
    fn choose(
        &self,
        options: &Options,
        view: &View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<Action, CannotChoose> {
        let legal = crate::choices::<State>(options, view, budget)?;
        let Known::Own(own) = &view.known else { return Err(CannotChoose::NothingToDecide) };
        let best = legal.iter().map(|&action| appeal(&view.board, own, action)).max().unwrap_or(0);
        let equal: Vec<Action> =
            legal.into_iter().filter(|&action| appeal(&view.board, own, action) == best).collect();
        Ok(equal[entropy.below(equal.len() as u32) as usize])
    }
}

/// Would another trick be welcome? Jekyll wants to draw level; hyde wants more of what there is more of.
fn wants_trick(board: &Board, me: Side) -> bool {
    let (mine, theirs) = (board.taken[me], board.taken[me.other()]);
    match me {
        Side::Jekyll => mine <= theirs,
        Side::Hyde => mine >= theirs,
    }
}

/// How much an action appeals.
fn appeal(board: &Board, own: &Own, action: Action) -> i32 {
    match action {
        Action::Give(cards) | Action::Swap(cards) => -worth(cards),
        Action::Play(card) => play(board, own.side, card),
        Action::Lead(potion, _) => lead(board, own.side, potion.card()),
    }
}

/// Potions are magic, and high cards are good: both are kept.
fn worth(cards: Cards) -> i32 {
    cards.iter().map(|card| i32::from(card.value()) + if card.is_potion() { 4 } else { 0 }).sum()
}

fn lead(board: &Board, me: Side, card: Card) -> i32 {
    let value = i32::from(card.value());
    if wants_trick(board, me) { value } else { -value }
}

fn play(board: &Board, me: Side, card: Card) -> i32 {
    let Phase::Follow { leader, led } = board.phase else { return lead(board, me, card) };
    let trick = Trick { leader, led, followed: card };
    let wins = trick.winner(board.order.after(card)) == me;
    let pleased = if wins == wants_trick(board, me) { 100 } else { 0 };
    // Whatever happens, the lowest card goes.
    pleased - i32::from(card.value())
}
