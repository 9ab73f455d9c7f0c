//! The record of a table's game: with `?` for what its reader may not know while the game is on, whole when it has ended.
//!
//! The `seed` line says how chance was made: `fair 1 table=… rules=… commitment=… c=…,…`, and `secret=…` at the end.
//! [`verify`](crate::verify) reads it.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::record::Recorder;
use game::{Seat, Viewer};

use crate::any::Playable;
use crate::course::Stage;
use crate::event::Ending;
use crate::fair::{Commitment, Contribution};
use crate::ids::TableId;
use crate::play::Play;
use crate::table::Table;

impl<G: Playable> Table<G> {
    /// The record as this viewer may read it now; `None` before the game has begun. Once the game has ended, everybody
    /// reads everything. (A match with a return game is one game: it has ended when both have.)
    pub fn record(&self, viewer: Viewer) -> Option<String> {
        match &self.course.stage {
            Stage::Gathering => None,
            Stage::Playing(play) => Some(self.partial_record(play, self.eyes(viewer))),
            Stage::Over(play, ending, _) => Some(self.full_record(play, ending)),
        }
    }

    fn full_record(&self, play: &Play<G>, ending: &Ending) -> String {
        let seed = format!("{} secret={}", self.seed(play), String::from(self.course.secret));
        let mut recorder = Recorder::<G>::new(play.state.options(), Some(&seed), play.names.clone());
        for made in &play.moves {
            recorder.play(&made.mv).expect("a move that stands can be made again");
        }
        recorder.text().to_string() + &comment(ending, |seat| play.state.seat_word(seat))
    }

    fn partial_record(&self, play: &Play<G>, viewer: Viewer) -> String {
        let options = play.state.options();
        let header = Recorder::<G>::new(options, Some(&self.seed(play)), play.names.clone());
        let mut lines: Vec<String> = Vec::new();
        let mut waiting: Option<String> = None;
        for made in &play.moves {
            let Some(shown) = &self.log[made.seq as usize].shown else { continue };
            let line = G::write_seen(options, shown.by(viewer));
            if shown.waits {
                waiting = Some(line);
            } else {
                lines.push(line);
                lines.extend(waiting.take());
            }
            let note = |note| format!("table {}", G::write_note(options, note, &play.names));
            lines.extend(shown.notes.iter().map(note));
        }
        lines.extend(waiting);
        lines.iter().fold(header.text().to_string(), |text, line| text + line + "\n")
    }

    fn seed(&self, play: &Play<G>) -> String {
        let course = &self.course;
        seed(course.setup.table, course.rules, course.commitment, &play.contributions)
    }
}

/// How chance was made, without the secret.
pub(crate) fn seed(
    table: TableId,
    rules: u32,
    commitment: Commitment,
    contributions: &[Contribution],
) -> String {
    let contributions: Vec<String> = contributions.iter().cloned().map(String::from).collect();
    let commitment = String::from(commitment);
    format!("fair 1 table={table} rules={rules} commitment={commitment} c={}", contributions.join(","))
}

/// The line behind a game that was not played out; nothing behind others.
pub(crate) fn comment<'a>(ending: &Ending, seat_word: impl Fn(Seat) -> &'a str) -> String {
    match ending {
        Ending::Played { .. } => String::new(),
        Ending::Resigned { seat } => format!("# resigned by {}\n", seat_word(*seat)),
        Ending::OutOfTime { seat } => format!("# out of time: {}\n", seat_word(*seat)),
        Ending::Abandoned => "# abandoned\n".to_string(),
    }
}
