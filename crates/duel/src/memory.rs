//! What is remembered of a round that the rules do not need: what was dealt, what changed hands, which tricks were played.

use alloc::vec::Vec;

use game::state::Recorder;
use game::{BySide, Side};

use crate::cards::Cards;
use crate::moves::Note;
use crate::trick::Trick;

/// Somebody who watches the steps of a [`Position`](crate::Position) and sees everything.
///
/// Search has none: `()` watches nothing and costs nothing.
pub trait Witness {
    /// A round is dealt.
    fn dealt(&mut self, _hands: BySide<Cards>) {}
    /// What each player gave has changed hands.
    fn exchanged(&mut self, _given: BySide<Cards>) {}
    /// A trick is taken.
    fn taken(&mut self, _trick: Trick, _winner: Side) {}
    /// A round is over: the tricks of each side, and where the marker stands now.
    fn round_over(&mut self, _tricks: BySide<u8>, _marker: u8) {}
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

    fn taken(&mut self, trick: Trick, winner: Side) {
        self.memory.tricks.push(trick);
        self.notes.push(Note::Trick { winner });
    }

    fn round_over(&mut self, tricks: BySide<u8>, marker: u8) {
        *self.memory = Memory::default();
        self.notes.push(Note::Round { jekyll: tricks.jekyll, hyde: tricks.hyde, marker });
    }

    fn second_game(&mut self) {
        self.notes.push(Note::Game2);
    }
}
