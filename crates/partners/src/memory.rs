//! What a table keeps beside the position: what everybody has seen, and the rules do not need.

use alloc::boxed::Box;
use alloc::vec::Vec;

use game::state::Recorder;
use game::{BySide, Viewer};

use crate::moves::{HandEnd, Note};
use crate::position::Position;
use crate::reckoning::Taken;
use crate::score::{Terms, Totals};
use crate::trick::{Played, Plays, TrickResult};
use crate::view::View;

/// One who looks on while a step is taken, and is told what can be learnt or remembered. Search has none: `()`, which compiles
/// to nothing.
pub(crate) trait Witness {
    /// A hand has been dealt.
    fn dealt(&mut self) {}
    /// A card is played.
    fn played(&mut self, _played: Played) {}
    /// A trick is complete and ends so; its cards still lie there.
    fn trick(&mut self, _before: &Position, _result: TrickResult) {}
    /// A hand is over and brings the teams so much; the table is not cleared yet.
    fn hand_over(&mut self, _before: &Position, _score: BySide<u32>) {}
    /// Something else follows by the rules, for everybody to know.
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

    fn trick(&mut self, before: &Position, result: TrickResult) {
        let number = self.memory.played.len() / 4;
        self.notes.extend(
            self.memory
                .played
                .last_chunk()
                .map(|trick| Note::Trick(Taken::new(trick, number, &before.teams(), result))),
        );
    }

    fn hand_over(&mut self, before: &Position, score: BySide<u32>) {
        let mut added = Totals::new(&before.options);
        added.add(&before.seating, &before.teams(), &score);
        let terms = BySide::from_fn(|side| Terms::of(side, &before.piles));
        let table = View::new(before, self.memory, Viewer::Public);
        self.notes.push(Note::Score(Box::new(HandEnd { score, terms, added, table })));
        self.memory.sheet.push(score);
    }

    fn note(&mut self, note: Note) {
        self.notes.push(note);
    }
}
