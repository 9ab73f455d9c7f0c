//! The state that a table holds: the position, and the memory of who saw what. London as a [`Game`].

use alloc::vec::Vec;

use game::{Game, Move, Viewer};

use crate::memory::Memory;
use crate::moves::{Action, Chance, Note, Outcome, Unit};
use crate::options::Options;
use crate::position::Position;
use crate::refusals::Illegal;
use crate::view::{Board, Reveal, Seen, View};

/// A game of london with all its secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) position: Position,
    pub(crate) memory: Memory,
}

impl State {
    /// Everything that lies open.
    pub fn board(&self) -> Board {
        Board::new(&self.position, &self.memory)
    }

    /// What has been seen by whom.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }
}

impl Game for State {
    game::position_and_memory!(|options, view| view.some_position(options));

    const RULES_VERSION: u32 = 2;

    fn seats(_options: &Options) -> usize {
        2
    }

    /// A card out of a hand, and whatever else comes to light: a tile, a cure, that somebody cannot pay.
    fn reveals(&self, mv: &Move<State>, viewer: Viewer) -> bool {
        use Action::{Alleviate, Discard, Pay, Raise, Resist, Whiten};
        let Move::Act(seat, action) = mv else { return true };
        let comes_to_light = !matches!(self.seen(mv, viewer), Seen::Act(_, _, Reveal::Nothing));
        let shows_a_card = matches!(
            action,
            Raise(_) | Whiten(..) | Discard(_) | Resist(_) | Alleviate(..) | Pay(Unit::Card(_))
        );
        comes_to_light || shows_a_card && !viewer.is(*seat)
    }

    fn cost(options: &Options, view: &View, action: Action) -> Option<u8> {
        view.some_position(options).cost(action)
    }

    fn outcomes(&self) -> Vec<(Chance, u32)> {
        self.position.outcomes()
    }
}
