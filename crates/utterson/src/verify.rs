//! `utterson verify`: are these records good, to the last line?

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use game::Move;
use game::record::Sheet;
use table::any::{Playable, Shelves};
use table::verify::Unfair;
use table::with_game;

use crate::records::{Found, Records};
use crate::shared::{Failure, counter, output, shelves};
use crate::words::{Language, Words, from_english, in_english, place, say};

/// Check records: every decision, every draw, every score.
///
/// Exit code 1 if any of them is bad; the bad ones are named with line, column and reason. If a record ends with the secret of
/// a fair deal, every draw is computed again from it.
#[derive(Args)]
pub struct Arguments {
    /// The records: .case files, folders of them, or - for the standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// A map file that records may name; may be repeated
    #[arg(long = "map", value_name = "FILE")]
    maps: Vec<PathBuf>,
    /// Print one JSON object a record
    #[arg(long)]
    json: bool,
}

/// Checks all records.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    if arguments.json {
        return in_english(|| verify_all(arguments, Language::English));
    }
    verify_all(arguments, language)
}

fn verify_all(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let shelves = shelves(&arguments.maps)?;
    let words = Words::of(language);
    let mut out = output();
    let bar = counter(say!("lab-verifying"));
    let mut bad = 0;
    for found in Records::of(&arguments.files) {
        let (name, verdict) = match found {
            Ok(found) => (found.name(), verify(&found, &shelves, &words)),
            Err(failure) => (String::new(), Err(Bad { at: None, reason: failure.reason() })),
        };
        bad += u64::from(verdict.is_err());
        if arguments.json {
            writeln!(out, "{}", json(&name, &verdict))?;
        } else {
            match &verdict {
                Ok(good) => writeln!(out, "{}", good.sentence(&name))?,
                // What cannot be read names its file itself.
                Err(fault) if name.is_empty() => writeln!(out, "{}", fault.sentence())?,
                Err(fault) => writeln!(out, "{}", say!("lab-file", file = name, reason = fault.sentence()))?,
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    out.flush()?;
    if bad > 0 { Err(Failure::Said) } else { Ok(()) }
}

/// A good record in figures.
struct Good {
    /// None if it stops inside its header.
    game: Option<&'static str>,
    decisions: usize,
    result: Option<String>,
    /// How many draws were computed again, if the record has the secret of a fair deal.
    fair_draws: Option<u64>,
}

impl Good {
    fn sentence(&self, file: &str) -> String {
        let Some(game) = self.game else { return say!("lab-good-header", file = file) };
        let end = match &self.result {
            Some(result) => say!("lab-result", result = result.as_str()),
            None => say!("lab-unfinished"),
        };
        let good = say!("lab-good", file = file, game = game, decisions = self.decisions, end = end);
        match self.fair_draws {
            Some(draws) => say!("lab-fair", good = good, draws = draws),
            None => good,
        }
    }
}

/// What is wrong with a file, and where if it could be read.
struct Bad {
    at: Option<game::notation::LineColumn>,
    reason: String,
}

impl Bad {
    fn sentence(&self) -> String {
        let reason = self.reason.as_str();
        self.at.map_or_else(|| reason.to_string(), |at| say!("lab-file", file = place(at), reason = reason))
    }
}

impl From<game::notation::Fault> for Bad {
    fn from(fault: game::notation::Fault) -> Bad {
        Bad { at: Some(fault.at), reason: from_english(&fault.reason) }
    }
}

fn json(name: &str, verdict: &Result<Good, Bad>) -> serde_json::Value {
    match verdict {
        Ok(good) => serde_json::json!({
            "file": name, "good": true, "game": good.game.unwrap_or("header only"), "decisions": good.decisions, "result": good.result,
            "fair_draws": good.fair_draws,
        }),
        Err(bad) => serde_json::json!({
            "file": name, "good": false, "line": bad.at.map(|at| at.line), "column": bad.at.map(|at| at.column),
            "reason": bad.reason,
        }),
    }
}

fn verify(found: &Found, shelves: &Shelves, words: &Words) -> Result<Good, Bad> {
    let Some(sheet) = found.open()? else {
        return Ok(Good { game: None, decisions: 0, result: None, fair_draws: None });
    };
    let good = with_game!(found.game(&sheet)?, G => verify_game::<G>(found, sheet, shelves, words))?;
    match table::verify::verify(found.bytes(), shelves) {
        Ok(fair) => Ok(Good { fair_draws: Some(fair.draws), ..good }),
        Err(Unfair::NoSecret) => Ok(good),
        Err(unfair) => Err(Bad { at: None, reason: from_english(&unfair.to_string()) }),
    }
}

fn verify_game<G: Playable>(
    found: &Found,
    sheet: Sheet<'_>,
    shelves: &Shelves,
    words: &Words,
) -> Result<Good, Bad> {
    match sheet.read::<G>(G::shelf(shelves), |_, _| ()) {
        Ok(record) => {
            let decisions = record.moves.iter().filter(|mv| matches!(mv, Move::Act(..))).count();
            let outcome = record.state.outcome().filter(|_| record.finished);
            let result = outcome.map(|outcome| G::write_result(&record.options, &outcome, &record.names));
            Ok(Good { game: Some(G::NAME), decisions, result, fair_draws: None })
        }
        Err(bad) => Err(Bad { at: Some(found.place(bad.at)), reason: words.bad_record(G::NAME, &bad) }),
    }
}
