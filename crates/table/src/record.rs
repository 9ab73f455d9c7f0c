//! The record of a table's game: with `?` for what its reader may not know while the game is on, whole when it has ended.
//!
//! The `seed` line says how chance was made: `fair 2 table=… rules=… commitment=… c=…,…`, and `secret=…` at the end. Where
//! people were drawn onto the seats it says before that which one each seat of the table got: `lot=s,n,w,e`; the `player`
//! lines stand in the order of the game. [`verify`](crate::verify) reads it.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::Viewer;
use game::record::{InOrder, Recorder};

use crate::any::Playable;
use crate::course::Stage;
use crate::event::Ending;
use crate::lot::SeatRule;
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
        let seat_word = |seat| play.seat_word(seat);
        let comment = match ending {
            Ending::Played { .. } => return recorder.text().to_string(),
            Ending::Resigned { seat } => format!("resigned by {}", seat_word(*seat)),
            Ending::OutOfTime { seat } => format!("out of time: {}", seat_word(*seat)),
            Ending::Abandoned => "abandoned".to_string(),
        };
        format!("{}# {comment}\n", recorder.text())
    }

    fn partial_record(&self, play: &Play<G>, viewer: Viewer) -> String {
        let options = play.state.options();
        let header = Recorder::<G>::new(options, Some(&self.seed(play)), play.names.clone());
        let mut lines: Vec<String> = Vec::new();
        let mut order = InOrder::default();
        for made in &play.moves {
            let Some(shown) = &self.log[made.seq as usize].shown else { continue };
            let line = G::write_seen(options, shown.by(viewer));
            lines.extend(order.push(line, shown.early));
            let note = |note| format!("table {}", G::write_note(options, note, &play.names));
            lines.extend(shown.notes.iter().map(note));
        }
        lines.extend(order.rest());
        lines.iter().fold(header.text().to_string(), |text, line| text + line + "\n")
    }

    fn seed(&self, play: &Play<G>) -> String {
        let course = &self.course;
        let contributions: Vec<String> = play.contributions.iter().cloned().map(String::from).collect();
        let lot = match course.setup.seating {
            SeatRule::AsWeSit => String::new(),
            SeatRule::Lot => format!(" lot={}", course.seatings[0].0.join(",")),
        };
        format!(
            "fair {} table={} rules={} commitment={} c={}{lot}",
            u32::from(course.fair),
            course.setup.table,
            course.rules,
            String::from(course.commitment),
            contributions.join(",")
        )
    }
}
