//! What a table keeps beside the position: what everybody has seen, and the rules do not need.

use alloc::vec::Vec;

use game::BySide;
use game::state::Recorder;

use crate::moves::Note;
use crate::trick::{Played, Plays};

/// One who looks on while a step is taken, and is told what can be learnt or remembered. Search has none: `()`, which compiles
/// to nothing.
pub(crate) trait Witness {
    /// A hand has been dealt.
    fn dealt(&mut self) {}
    /// A card is played.
    fn played(&mut self, _played: Played) {}
    /// Something follows by the rules, for everybody to know.
    fn note(&mut self, _note: Note) {}
}

impl Witness for () {}

/// What everybody remembers. The only secrets of the game are the hidden hands, so there is one memory for all.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Memory {
    /// P7.2: The cards played in this hand or, between hands, in the last, trick after trick.
    pub played: Plays,
    /// The score sheet: what each hand so far brought the two teams.
    pub sheet: Vec<BySide<u32>>,
}

impl Witness for Recorder<'_, Memory, Note> {
    fn dealt(&mut self) {
        self.memory.played = Plays::default();
    }

    fn played(&mut self, played: Played) {
        self.memory.played.push(played);
    }

    fn note(&mut self, note: Note) {
        if let Note::Score(score) = note {
            self.memory.sheet.push(score);
        }
        self.notes.push(note);
    }
}
