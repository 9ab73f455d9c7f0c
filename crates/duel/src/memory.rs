//! What is remembered of a round that the rules do not need: what was dealt, what changed hands, which tricks were played.

use alloc::vec::Vec;

use game::state::Recorder;
use game::{BySide, Viewer};

use crate::cards::Cards;
use crate::moves::{Note, RoundEnd};
use crate::position::{Position, Round};
use crate::reckoning::Taken;
use crate::track::Progress;
use crate::trick::Trick;
use crate::view::View;

/// Somebody who watches the steps of a [`Position`] and sees everything.
///
/// Search has none: `()` watches nothing and costs nothing.
pub trait Witness {
    /// A round is dealt.
    fn dealt(&mut self, _hands: BySide<Cards>) {}
    /// What each player gave has changed hands.
    fn exchanged(&mut self, _given: BySide<Cards>) {}
    /// A trick is taken, out of a round that looked so just before.
    fn taken(&mut self, _trick: Trick, _before: &Round) {}
    /// A round is over: the position as its last trick left it, and what follows.
    fn round_over(&mut self, _last: &Position, _progress: Progress) {}
    /// The second game of a return match begins.
    fn second_game(&mut self) {}
}

impl Witness for () {}

/// The round being played, as those who took part in it remember it. Between rounds there is nothing to remember.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Memory {
    /// The hands as they were dealt: each player knows his own.
    pub(crate) dealt: BySide<Cards>,
    /// What each player gave in every exchange made, the first one and those of green effects: both know all of it.
    pub(crate) exchanges: Vec<BySide<Cards>>,
    /// The tricks taken, in the order in which they were played: everybody has seen them.
    pub(crate) tricks: Vec<Trick>,
}

impl Witness for Recorder<'_, Memory, Note> {
    fn dealt(&mut self, hands: BySide<Cards>) {
        self.memory.dealt = hands;
    }

    fn exchanged(&mut self, given: BySide<Cards>) {
        self.memory.exchanges.push(given);
    }

    fn taken(&mut self, trick: Trick, before: &Round) {
        self.memory.tricks.push(trick);
        self.notes.push(Note::Trick(Taken::new(trick, before)));
    }

    fn round_over(&mut self, last: &Position, progress: Progress) {
        let table = View::new(last, self.memory, Viewer::Public);
        self.notes.push(Note::Round(RoundEnd::new(table, progress)));
        *self.memory = Memory::default();
    }

    fn second_game(&mut self) {
        self.notes.push(Note::Game2);
    }
}
