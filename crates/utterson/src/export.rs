//! `utterson export`: the decisions of many records as data, one JSON object a line.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use game::record::{Line, Record, Sheet};
use game::{Seat, Standing, Viewer};
use serde::Serialize;
use table::any::{Playable, Shelves};
use table::with_game;

use crate::records::{Found, Records, seat};
use crate::replay::written;
use crate::shared::{Failure, complaint, counter, output, shelves};
use crate::words::{Language, Words, say};

/// Print the decisions of records as data: what the seat knew, what it could do, what it chose, and how the game ended.
///
/// One JSON object a line and decision: file, n (the decision's number), game, options (as records write them), seats, seat, who (what the
/// record calls the seat then), view (all that this seat knows, as it crosses the wire), legal, chosen, result (what the record says after
/// that word, null if it is unfinished) and standing (won, lost or drew). A bad record is named with its place and gives no line at all;
/// the others follow, and the exit code is 1 in the end.
#[derive(Args)]
pub struct Arguments {
    /// The records: .case files, folders of them, or - for the standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Only the decisions of this seat: a seat of the first deal (n, jekyll, …) or a player's name
    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<String>,
    /// Only decisions with something to choose
    #[arg(long)]
    choices: bool,
    /// Stop at the first bad record
    #[arg(long)]
    stop: bool,
    /// A map file that records may name; may be repeated
    #[arg(long = "map", value_name = "FILE")]
    maps: Vec<PathBuf>,
}

/// Exports the decisions of all records.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let export = Export { arguments, shelves: shelves(&arguments.maps)?, words: Words::of(language) };
    let mut out = output();
    let bar = counter(say!("lab-exporting"));
    let mut bad = false;
    for found in Records::of(&arguments.files) {
        match found.and_then(|found| export.record(&found)) {
            Ok(lines) => out.write_all(&lines)?,
            Err(failure) if arguments.stop => {
                out.flush()?;
                return Err(failure);
            }
            Err(failure) => {
                bad = true;
                bar.suspend(|| eprintln!("{}", complaint(&failure.reason())));
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    out.flush()?;
    if bad { Err(Failure::Said) } else { Ok(()) }
}

struct Export<'a> {
    arguments: &'a Arguments,
    shelves: Shelves,
    words: Words,
}

/// A decision, but for the end of the game, which is known only at the end of the record.
struct Decision {
    seat: Seat,
    /// The JSON object as far as it goes, without its last brace.
    begun: Vec<u8>,
}

#[derive(Serialize)]
struct Begun<'a, V> {
    file: &'a str,
    n: u64,
    game: &'a str,
    options: &'a [String],
    seats: &'a [&'a str],
    seat: &'a str,
    who: &'a str,
    view: &'a V,
    legal: Vec<String>,
    chosen: String,
}

#[derive(Serialize)]
struct End<'a> {
    result: Option<&'a str>,
    standing: Option<Standing>,
}

impl Export<'_> {
    /// All lines of a record.
    fn record(&self, found: &Found) -> Result<Vec<u8>, Failure> {
        let opened = found.open().map_err(|fault| found.fault(&fault))?;
        let Some(sheet) = opened else { return Ok(Vec::new()) };
        let game = found.game(&sheet).map_err(|fault| found.fault(&fault))?;
        with_game!(game, G => self.game::<G>(found, sheet))
    }

    fn game<G: Playable>(&self, found: &Found, sheet: Sheet<'_>) -> Result<Vec<u8>, Failure> {
        let only = self.arguments.seat.as_deref().map(|word| seat(word, &sheet)).transpose()?;
        let (name, mut n, mut decisions) = (found.name(), 0, Vec::new());
        let read = sheet.read::<G>(G::shelf(&self.shelves), |line, _| {
            let Line::Act(before, seat, action) = line else { return };
            n += 1;
            if only.is_some_and(|only| only != *seat) {
                return;
            }
            decisions.extend(self.decision::<G>((&name, n), before, *seat, *action));
        });
        let record = read.map_err(|bad| match self.arguments.seat.as_deref() {
            Some(word) => found.bad_to_viewer(word, &bad),
            None => found.bad::<G>(&self.words, &bad),
        })?;
        let mut lines = Vec::new();
        for decision in decisions {
            finish::<G>(&mut lines, decision, &record)?;
        }
        Ok(lines)
    }

    fn decision<G: Playable>(
        &self,
        (file, n): (&str, u64),
        before: &G,
        seat: Seat,
        action: G::Action,
    ) -> Option<Decision> {
        let options = before.options();
        let view = before.view(Viewer::Seat(seat));
        let legal = G::legal(options, &view);
        if self.arguments.choices && legal.len() < 2 {
            return None;
        }
        let seats = G::header_seats(options);
        let mut begun = serde_json::to_vec(&Begun {
            file,
            n,
            game: G::NAME,
            options: &G::write_options(options),
            seats: &seats,
            seat: seats[seat.index()],
            who: before.seat_word(seat),
            view: &view,
            legal: written::<G>(options, legal),
            chosen: G::write_action(options, action),
        })
        .expect("what games show are structs, enums, lists and numbers");
        begun.pop();
        Some(Decision { seat, begun })
    }
}

/// Writes the line of a decision, now that the end of the game is known.
fn finish<G: Playable>(lines: &mut Vec<u8>, decision: Decision, record: &Record<G>) -> Result<(), Failure> {
    let outcome = record.state.outcome().filter(|_| record.finished);
    let result = outcome.as_ref().map(|outcome| G::write_result(&record.options, outcome, &record.names));
    let standing = outcome.map(|outcome| G::standing(&outcome, decision.seat));
    let end =
        serde_json::to_vec(&End { result: result.as_deref(), standing }).map_err(std::io::Error::from)?;
    lines.extend(decision.begun);
    lines.push(b',');
    lines.extend(&end[1..]);
    lines.push(b'\n');
    Ok(())
}
