//! The casual player: knows what the tricks are for and tries things out in the head, but remembers only the latest
//! tricks, and never asks why the other gave or played a card.

use ::duel::{Action, Cards, Known, Options, Own, Phase, Position, State, View};
use game::{BySide, Entropy, Quick, Side};

use super::payoff::Payoff;
use super::playout::{act, play_on};
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
            let mut tries = Tries::new(view, own, quick);
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
    me: Side,
    actions: Vec<(Action, f64)>,
}

impl Tries {
    fn new(view: &View, own: &Own, quick: &mut Quick) -> Tries {
        let mut actions = Vec::new();
        imagine(view, own, quick).each_step(own.side, |step| actions.push((step.action(), 0.0)));
        Tries { me: own.side, actions }
    }

    /// Tries every choice out once, each in the same imagined world.
    fn once(&mut self, view: &View, own: &Own, payoff: &Payoff, quick: &mut Quick) {
        let world = imagine(view, own, quick);
        for (action, total) in &mut self.actions {
            let mut position = world;
            act(&mut position, self.me, *action, quick);
            play_on(&mut position, 0, quick);
            let hyde = payoff.at(position.round.taken.jekyll);
            *total += if self.me == Side::Hyde { hyde } else { -hyde };
        }
    }

    fn best(&self) -> Option<Action> {
        self.actions.iter().max_by(|one, other| one.1.total_cmp(&other.1)).map(|&(action, _)| action)
    }
}

/// A world as a casual player imagines it: the other holds any cards that were not seen lately.
fn imagine(view: &View, own: &Own, quick: &mut Quick) -> Position {
    let board = &view.board;
    let lately = board.tricks.iter().rev().take(REMEMBERED);
    let mut seen = lately.fold(own.hand, |seen, trick| seen | trick.cards());
    if let Phase::Follow { led, .. } = board.phase {
        seen = seen.with(led.card);
    }
    let mut theirs = Cards::EMPTY;
    for _ in 0..board.hand_size(own.side.other()) {
        theirs = theirs.with((Cards::ALL - seen - theirs).pick(quick));
    }
    let hands = BySide::from_fn(|side| if side == own.side { own.hand } else { theirs });
    board.position(hands).with_exchange_open()
}
