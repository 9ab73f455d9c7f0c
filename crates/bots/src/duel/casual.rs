//! The casual player: knows what the tricks are for and tries things out in the head, but remembers only the latest
//! tricks, and never asks why the other gave or played a card.

use ::duel::{Action, Both, Cards, Known, Options, Own, State, View};
use game::{Entropy, Quick};

use super::payoff::Payoff;
use super::round::{Due, Mv, Round, pick};
use super::stakes;
use crate::{Bot, Budget, CannotChoose, think};

/// The casual player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Casual;

/// How many tricks are remembered.
const REMEMBERED: usize = 3;
/// How often each choice is tried out.
const TRIES: u64 = 24;

impl Bot<State> for Casual {
    fn choose(
        &self,
        options: &Options,
        view: &View,
        budget: &mut Budget<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<Action, CannotChoose> {
        think::<State>(options, view, budget, entropy, |_, budget, quick| {
            let Known::Own(own) = &view.known else { return None };
            let payoff = stakes::payoff(&view.board);
            let mut tries = Tries::new(view, own, quick)?;
            budget.at_most(TRIES);
            while budget.spend() {
                tries.once(view, own, &payoff, quick);
            }
            tries.best()
        })
    }
}

/// What there is to try, and what came of it so far.
struct Tries {
    due: Due,
    me: u8,
    moves: Vec<(Mv, f64)>,
}

impl Tries {
    fn new(view: &View, own: &Own, quick: &mut Quick) -> Option<Tries> {
        let round = imagine(view, own, quick)?;
        let me = own.role as u8;
        let mut moves = Vec::new();
        match round.due {
            Due::Lead | Due::Follow(_) => round.each_move(|mv| moves.push((mv, 0.0))),
            Due::Give(_) | Due::Swap => moves.extend(round.exchanges(me).into_iter().map(|mv| (mv, 0.0))),
        }
        Some(Tries { due: round.due, me, moves })
    }

    /// Tries every choice out once, each in the same imagined world.
    fn once(&mut self, view: &View, own: &Own, payoff: &Payoff, quick: &mut Quick) {
        let Some(world) = imagine(view, own, quick) else { return };
        for (mv, total) in &mut self.moves {
            let mut round = world;
            match round.due {
                Due::Lead | Due::Follow(_) => round.play(*mv),
                Due::Give(_) | Due::Swap => {
                    let other = round.random_exchange(self.me ^ 1, quick);
                    round.exchange(*mv, other);
                }
            }
            round.play_on(0, quick);
            let hyde = payoff.at(round.node.taken[0]);
            *total += if self.me == 1 { hyde } else { -hyde };
        }
    }

    fn best(&self) -> Option<Action> {
        let best = self.moves.iter().max_by(|one, other| one.1.total_cmp(&other.1))?;
        self.due.action(best.0)
    }
}

/// A world as a casual player imagines it: the other holds any cards that were not seen lately.
fn imagine(view: &View, own: &Own, quick: &mut Quick) -> Option<Round> {
    let board = &view.board;
    let lately = board.tricks.iter().rev().take(REMEMBERED);
    let mut seen = lately.fold(own.hand, |seen, trick| seen | trick.cards());
    if let ::duel::Phase::Follow { led, .. } = board.phase {
        seen |= Cards::only(led.card);
    }
    let mut unseen = (Cards::ALL - seen).bits();
    let mut theirs = 0;
    for _ in 0..board.hand_size(own.role.other()) {
        let card = pick(unseen, quick);
        theirs |= 1 << card;
        unseen &= !(1 << card);
    }
    let theirs = super::node::cards(theirs);
    Round::with_hands(board, Both::of(|role| if role == own.role { own.hand } else { theirs }))
}
