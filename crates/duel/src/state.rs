//! The truth at a table: the position, and what is remembered of the round.

use alloc::vec::Vec;

use game::{BySide, Game, Move, Seat, Side, Viewer};

use crate::cards::Cards;
use crate::memory::Memory;
use crate::moves::{Action, Chance, Deal, Note, Outcome};
use crate::options::Options;
use crate::position::Position;
use crate::refusals::Illegal;
use crate::view::replay::{Replay, judged};
use crate::view::{Board, Seen, View};

/// A game in progress, with everybody's cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) position: Position,
    pub(crate) memory: Memory,
}

impl State {
    /// What everybody sees.
    pub fn board(&self) -> Board {
        Board::new(&self.position, &self.memory)
    }

    /// The cards of a player.
    pub fn hand(&self, side: Side) -> Cards {
        self.position.hand(side)
    }

    /// The cards that this player was dealt in this round.
    pub fn dealt(&self, side: Side) -> Cards {
        self.memory.dealt[side]
    }

    /// What each player gave in every exchange of this round.
    pub fn exchanges(&self) -> &[BySide<Cards>] {
        &self.memory.exchanges
    }

    /// What this player has chosen for an exchange that waits for the other; empty if nothing.
    pub fn chosen(&self, side: Side) -> Cards {
        self.position.chosen[side]
    }

    /// The round as it was when it had been dealt, and all decisions in it since, in the order of the rules; none between rounds.
    ///
    /// Played through again it shows what everybody knew at each of them.
    pub fn round_so_far(&self) -> Option<(State, Vec<(Seat, Action)>)> {
        if !self.position.phase.in_round() {
            return None;
        }
        let board = self.board();
        let mut replay = Replay::new(&board, Deal::of_hands(self.memory.dealt), judged)?;
        let dealt = replay.state.clone();
        replay.play(&board, &self.memory.exchanges, |_, side| Some(self.chosen(side)))?;
        Some((dealt, replay.decisions))
    }

    /// The cards set aside; none between rounds.
    pub fn aside(&self) -> Cards {
        if self.position.phase.in_round() { Deal::of_hands(self.memory.dealt).aside } else { Cards::EMPTY }
    }
}

impl Game for State {
    game::position_and_memory!(|_options, view| view.some_position());

    const RULES_VERSION: u32 = 1;

    fn seats(_: &Options) -> usize {
        2
    }

    /// A card played; and the cards of an exchange once it is made, to those who make it.
    fn reveals(&self, mv: &Move<State>, viewer: Viewer) -> bool {
        match mv {
            Move::Chance(_) => true,
            Move::Act(seat, Action::Play(_) | Action::Lead(..)) => !viewer.is(*seat),
            Move::Act(_, Action::Give(_) | Action::Swap(_)) => {
                let made_now = self.turn().seats().len() == 1;
                made_now && viewer != Viewer::Public
            }
        }
    }
}
