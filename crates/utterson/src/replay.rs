//! `utterson replay`: a record, move by move: for people, for one seat's eyes, or as a trace for programs.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use game::record::{self, Line, Sheet};
use game::{Move, Notation, Seat, Viewer};
use serde::Serialize;
use table::any::{GameName, Playable, Shelves};
use table::with_game;

use crate::shared::{Failure, output, read_file, shelves};
use crate::words::{Language, Words};

/// Show a record move by move, checking every line.
#[derive(Args)]
pub struct Arguments {
    /// The record, a .case file
    file: PathBuf,
    /// Print one JSON object a line: all legal actions at each decision, and the one chosen
    #[arg(long, conflicts_with = "seat")]
    trace: bool,
    /// Show only what this seat saw: a seat of the first deal (n, jekyll, …), a player's name, or `public`
    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<String>,
    /// A map file that the record may name; may be repeated
    #[arg(long = "map", value_name = "FILE")]
    maps: Vec<PathBuf>,
}

/// Replays the record.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let file = read_file(&arguments.file)?;
    let shelves = shelves(&arguments.maps)?;
    let opened = record::open(&file).map_err(|fault| Failure::file(&arguments.file, fault))?;
    // A record that stops inside its header is unfinished, not bad: there is nothing to show yet.
    let Some(sheet) = opened else { return Ok(()) };
    let game = game_of(&sheet).map_err(|fault| Failure::file(&arguments.file, fault))?;
    with_game!(game, G => replay::<G>(arguments, sheet, &shelves, language))
}

/// Which game the record is of.
pub fn game_of(sheet: &Sheet<'_>) -> Result<GameName, game::notation::Fault> {
    sheet
        .header
        .game
        .text
        .parse()
        .map_err(|unknown: table::any::UnknownGame| sheet.header.game.fault(unknown.to_string()))
}

fn replay<G: Playable>(
    arguments: &Arguments,
    sheet: Sheet<'_>,
    shelves: &Shelves,
    language: Language,
) -> Result<(), Failure> {
    let show = match &arguments.seat {
        None if arguments.trace => Show::Trace,
        None => Show::Everything,
        Some(word) => Show::As(viewer(word, &sheet)?),
    };
    let mut printer = Printer { out: output(), show, decisions: 0, failed: Ok(()) };
    let read = sheet.read::<G>(G::shelf(shelves), |line, text| printer.line(line, text));
    printer.out.flush()?;
    printer.failed?;
    read.map(drop).map_err(|bad| Words::of(language).bad_file::<G>(&arguments.file, &bad))
}

/// The viewer of that name.
fn viewer(word: &str, sheet: &Sheet<'_>) -> Result<Viewer, Failure> {
    if word == "public" {
        return Ok(Viewer::Public);
    }
    let players = &sheet.header.players;
    let seat = players.iter().position(|(seat, name)| seat.text == word || name.text == word);
    seat.map(|seat| Viewer::Seat(Seat(seat as u8))).ok_or_else(|| {
        let known: Vec<&str> = players.iter().flat_map(|(seat, name)| [seat.text, name.text]).collect();
        Failure::Bad(format!("--as {word}: nobody of that name plays here: {}, public", known.join(", ")))
    })
}

enum Show {
    Everything,
    Trace,
    As(Viewer),
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

impl<W: Write> Printer<W> {
    fn line<G: Notation>(&mut self, line: &Line<'_, G>, text: &str) {
        self.decisions += u64::from(matches!(line, Line::Act(..)));
        if self.failed.is_ok() {
            self.failed = match &self.show {
                Show::Everything => self.numbered(line, text),
                Show::Trace => self.trace(line, text),
                Show::As(viewer) => self.seen(line, text, *viewer),
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

    fn trace<G: Notation>(&mut self, line: &Line<'_, G>, text: &str) -> io::Result<()> {
        let behind = text.split_once(' ').map_or("", |(_, behind)| behind);
        match line {
            Line::Act(before, seat, action) => {
                let options = before.options();
                let mut legal: Vec<String> = before
                    .choices(*seat)
                    .into_iter()
                    .map(|action| G::write_action(options, action))
                    .collect();
                legal.sort_unstable();
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
