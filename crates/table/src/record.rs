//! The record of a table's game: with `?` for what its reader may not know while the game is on, whole when it has ended.
//!
//! The `seed` line says how chance was made: `fair 2 table=… rules=… commitment=… c=…,…`, and `secret=…` at the end. Where
//! people were drawn onto the seats it says before that which one each seat of the table got: `lot=s,n,w,e`; the `player`
//! lines stand in the order of the game. [`verify`](crate::verify) reads it.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use game::record::{InOrder, Recorder};
use game::{Seat, Viewer};

use crate::any::Playable;
use crate::course::Stage;
use crate::event::Ending;
use crate::fair::{Commitment, Contribution, Protocol};
use crate::ids::TableId;
use crate::lot::SeatRule;
use crate::play::Play;
use crate::table::Table;

impl<G: Playable> Table<G> {
    /// The record as this viewer may read it now; `None` before the game has begun. Once the game has ended, everybody
    /// reads everything. (A match with a return game is one game: it has ended when both have.)
    ///
    /// # Panics
    /// If the table is not [whole](Table::is_whole): no record leaves moves out.
    pub fn record(&self, viewer: Viewer) -> Option<String> {
        assert!(self.is_whole(), "a record has all moves");
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
        recorder.text().to_string() + &comment(ending, |seat| play.seat_word(seat))
    }

    fn partial_record(&self, play: &Play<G>, viewer: Viewer) -> String {
        let options = play.state.options();
        let header = Recorder::<G>::new(options, Some(&self.seed(play)), play.names.clone());
        let mut lines: Vec<String> = Vec::new();
        let mut order = InOrder::default();
        for made in &play.moves {
            let Some(shown) = &self.log[(made.seq - self.first) as usize].shown else { continue };
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
        let lot = match course.setup.seating {
            SeatRule::AsWeSit => None,
            SeatRule::Lot => Some(course.seatings[0].0.join(",")),
        };
        Seed {
            fair: course.fair,
            table: course.setup.table,
            rules: course.rules,
            commitment: course.commitment,
            contributions: &play.contributions,
            lot,
        }
        .to_string()
    }
}

/// What the `seed` line says of how chance was made, without the secret.
pub(crate) struct Seed<'a> {
    pub(crate) fair: Protocol,
    pub(crate) table: TableId,
    pub(crate) rules: u32,
    pub(crate) commitment: Commitment,
    pub(crate) contributions: &'a [Contribution],
    /// What the record calls the seats of the table, where people were drawn onto them.
    pub(crate) lot: Option<String>,
}

impl fmt::Display for Seed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Seed { table, rules, .. } = self;
        let contributions: Vec<String> = self.contributions.iter().cloned().map(String::from).collect();
        let (fair, commitment) = (u32::from(self.fair), String::from(self.commitment));
        write!(
            f,
            "fair {fair} table={table} rules={rules} commitment={commitment} c={}",
            contributions.join(",")
        )?;
        self.lot.iter().try_for_each(|lot| write!(f, " lot={lot}"))
    }
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
