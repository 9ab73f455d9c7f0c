//! `utterson replay`: a record, move by move: for people, for one seat's eyes, or as a trace for programs.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use game::record::{Line, Sheet};
use game::{Move, Notation, Viewer};
use serde::Serialize;
use table::any::{Playable, Shelves};
use table::with_game;

use crate::records::{Found, Records, viewer};
use crate::shared::{Failure, output, shelves};
use crate::words::{Language, Words};

/// Show a record move by move, checking every line.
#[derive(Args)]
pub struct Arguments {
    /// The records: .case files, folders of them, or - for the standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print one JSON object a line: all legal actions at each decision, and the one chosen. With --as those of the seat's own
    /// decisions, and of everything else what it saw
    #[arg(long)]
    trace: bool,
    /// Show only what this seat saw: a seat of the first deal (n, jekyll, …), a player's name, or `public`
    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<String>,
    /// A map file that records may name; may be repeated
    #[arg(long = "map", value_name = "FILE")]
    maps: Vec<PathBuf>,
}

/// Replays the records.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let shelves = shelves(&arguments.maps)?;
    let replay = Replay { arguments, shelves, words: Words::of(language) };
    Records::of(&arguments.files).try_for_each(|found| replay.record(&found?))
}

struct Replay<'a> {
    arguments: &'a Arguments,
    shelves: Shelves,
    words: Words,
}

impl Replay<'_> {
    fn record(&self, found: &Found) -> Result<(), Failure> {
        // A record that stops inside its header is unfinished, not bad: there is nothing to show yet.
        let Some(sheet) = found.open().map_err(|fault| found.fault(&fault))? else { return Ok(()) };
        let game = found.game(&sheet).map_err(|fault| found.fault(&fault))?;
        with_game!(game, G => self.game::<G>(found, sheet))
    }

    fn game<G: Playable>(&self, found: &Found, sheet: Sheet<'_>) -> Result<(), Failure> {
        let word = self.arguments.seat.as_deref();
        let eyes = word.map(|word| viewer(word, &sheet)).transpose()?;
        let show = match (eyes, self.arguments.trace) {
            (None, true) => Show::Trace,
            (None, false) => Show::Everything,
            (Some(viewer), true) => Show::TraceAs(viewer),
            (Some(viewer), false) => Show::As(viewer),
        };
        let mut printer = Printer { out: output(), show, decisions: 0, failed: Ok(()) };
        let read = sheet.read::<G>(G::shelf(&self.shelves), |line, text| printer.line(line, text));
        printer.out.flush()?;
        printer.failed?;
        read.map(drop).map_err(|bad| match word {
            Some(word) => found.bad_to_viewer(word, &bad),
            None => found.bad::<G>(&self.words, &bad),
        })
    }
}

enum Show {
    Everything,
    Trace,
    As(Viewer),
    TraceAs(Viewer),
}

struct Printer<W: Write> {
    out: W,
    show: Show,
    decisions: u64,
    failed: io::Result<()>,
}

#[derive(Serialize)]
struct Decision<'a> {
    n: u64,
    who: &'a str,
    legal: Vec<String>,
    chosen: String,
}

/// A decision of somebody else, as it was seen.
#[derive(Serialize)]
struct Sight<'a> {
    n: u64,
    who: &'a str,
    seen: &'a str,
}

impl<W: Write> Printer<W> {
    fn line<G: Notation>(&mut self, line: &Line<'_, G>, text: &str) {
        self.decisions += u64::from(matches!(line, Line::Act(..)));
        if self.failed.is_ok() {
            self.failed = match &self.show {
                Show::Everything => self.numbered(line, text),
                Show::Trace => self.trace(line, text),
                Show::As(viewer) => self.seen(line, text, *viewer),
                Show::TraceAs(viewer) => self.trace_seen(line, text, *viewer),
            };
        }
    }

    fn numbered<G: Notation>(&mut self, line: &Line<'_, G>, text: &str) -> io::Result<()> {
        match line {
            Line::Act(..) => writeln!(self.out, "{:>5}  {text}", self.decisions),
            Line::Chance(..) | Line::Note | Line::Result => writeln!(self.out, "       {text}"),
        }
    }

    fn seen<G: Notation>(&mut self, line: &Line<'_, G>, text: &str, viewer: Viewer) -> io::Result<()> {
        let (before, mv) = match line {
            Line::Act(before, seat, action) => (before, Move::Act(*seat, *action)),
            Line::Chance(before, chance) => (before, Move::Chance((*chance).clone())),
            Line::Note | Line::Result => return self.numbered(line, text),
        };
        let seen = G::write_seen(before.options(), &before.seen(&mv, viewer));
        self.numbered(line, &seen)
    }

    /// A seat's own decisions as in any trace; of the rest what it saw.
    fn trace_seen<G: Notation>(&mut self, line: &Line<'_, G>, text: &str, viewer: Viewer) -> io::Result<()> {
        let (before, mv) = match line {
            Line::Act(_, seat, _) if viewer == Viewer::Seat(*seat) => return self.trace(line, text),
            Line::Act(before, seat, action) => (before, Move::Act(*seat, *action)),
            Line::Chance(before, chance) => (before, Move::Chance((*chance).clone())),
            Line::Note | Line::Result => return self.trace(line, text),
        };
        let seen = G::write_seen(before.options(), &before.seen(&mv, viewer));
        let (who, what) = seen.split_once(' ').unwrap_or((&seen, ""));
        match line {
            Line::Act(..) => self.json(&Sight { n: self.decisions, who, seen: what }),
            Line::Chance(..) | Line::Note | Line::Result => self.json(&serde_json::json!({ "table": what })),
        }
    }

    fn trace<G: Notation>(&mut self, line: &Line<'_, G>, text: &str) -> io::Result<()> {
        let behind = text.split_once(' ').map_or("", |(_, behind)| behind);
        match line {
            Line::Act(before, seat, action) => {
                let options = before.options();
                let legal = written::<G>(options, before.choices(*seat));
                let chosen = G::write_action(options, *action);
                self.json(&Decision { n: self.decisions, who: before.seat_word(*seat), legal, chosen })
            }
            Line::Chance(..) | Line::Note => self.json(&serde_json::json!({ "table": behind })),
            Line::Result => self.json(&serde_json::json!({ "result": behind })),
        }
    }

    fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, value)?;
        writeln!(self.out)
    }
}

/// Actions as records write them, in the order of the bytes.
pub fn written<G: Notation>(options: &G::Options, actions: Vec<G::Action>) -> Vec<String> {
    let mut written: Vec<String> =
        actions.into_iter().map(|action| G::write_action(options, action)).collect();
    written.sort_unstable();
    written
}
