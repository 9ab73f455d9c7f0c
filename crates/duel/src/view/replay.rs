//! The round that is being played, played again from its deal.

use alloc::vec::Vec;

use game::state::Recorder;
use game::{BySide, Game, Move, Seat, Side};

use crate::cards::Cards;
use crate::memory::Memory;
use crate::moves::{Action, Deal};
use crate::position::{Phase, Position, Step};
use crate::state::State;
use crate::view::Board;

/// What a decision comes to, by the rules or by less than that.
type Rules = fn(&Position, Side, Action) -> Option<Step>;

/// By the rules.
pub(crate) fn judged(position: &Position, side: Side, action: Action) -> Option<Step> {
    position.judge(position.leg.seat(side), action).ok()
}

/// A round that is being played again.
pub(crate) struct Replay {
    pub(crate) state: State,
    /// All decisions so far.
    pub(crate) decisions: Vec<(Seat, Action)>,
    rules: Rules,
}

impl Replay {
    /// The round of this board when it had been dealt like that; `None` if it cannot have been.
    pub(crate) fn new(board: &Board, deal: Deal, rules: Rules) -> Option<Replay> {
        let mut state = State { position: board.before_deal(), memory: Memory::default() };
        state.apply(&Move::Chance(deal)).ok()?;
        Some(Replay { state, decisions: Vec::new(), rules })
    }

    /// Plays on to what lies on the board, through these exchanges; `chosen` is asked what somebody has chosen for the next one.
    /// `None` if the rules do not allow it.
    pub(crate) fn play(
        &mut self,
        board: &Board,
        exchanges: &[BySide<Cards>],
        chosen: impl Fn(&Position, Side) -> Option<Cards>,
    ) -> Option<()> {
        let (mut exchanges, mut tricks) = (exchanges.iter(), board.tricks_shown());
        loop {
            match self.state.position.phase {
                Phase::Give(_) | Phase::Swap { .. } => match exchanges.next() {
                    Some(given) => given.iter().try_for_each(|(side, &cards)| self.choose(side, cards))?,
                    None => break,
                },
                Phase::Lead(leader) => match tricks.next() {
                    Some(trick) => {
                        self.act(leader, trick.led.action())?;
                        self.act(leader.other(), Action::Play(trick.followed))?;
                    }
                    None => break,
                },
                Phase::Deal | Phase::Follow { .. } | Phase::Over(_) => return None,
            }
        }
        if let Phase::Follow { leader, led } = board.phase {
            self.act(leader, led.action())?;
        }
        for side in Side::BOTH.into_iter().filter(|&side| board.has_chosen(side)) {
            let cards = chosen(&self.state.position, side)?;
            self.choose(side, cards)?;
        }
        Some(())
    }

    fn choose(&mut self, side: Side, cards: Cards) -> Option<()> {
        let swaps = matches!(self.state.position.phase, Phase::Swap { .. });
        self.act(side, if swaps { Action::Swap(cards) } else { Action::Give(cards) })
    }

    fn act(&mut self, side: Side, action: Action) -> Option<()> {
        let State { position, memory } = &mut self.state;
        let step = (self.rules)(position, side, action)?;
        position.play(step, &mut Recorder::new(memory));
        self.decisions.push((position.leg.seat(side), action));
        Some(())
    }
}
