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
use crate::words::{Language, Words};

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
    let shelves = shelves(&arguments.maps)?;
    let words = Words::of(language);
    let mut out = output();
    let bar = counter("verifying");
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
                Ok(good) => writeln!(out, "{name}: good, {}", good.summary())?,
                // What cannot be read names its file itself.
                Err(fault) if name.is_empty() => writeln!(out, "{}", fault.sentence())?,
                Err(fault) => writeln!(out, "{name}: {}", fault.sentence())?,
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
    game: &'static str,
    decisions: usize,
    result: Option<String>,
    /// How many draws were computed again, if the record has the secret of a fair deal.
    fair_draws: Option<u64>,
}

impl Good {
    fn summary(&self) -> String {
        let end = self.result.as_ref().map_or("unfinished".to_string(), |result| format!("result {result}"));
        let fair = self
            .fair_draws
            .map_or(String::new(), |draws| format!(", fair: all {draws} draws follow from the secret"));
        format!("{}, {} decisions, {end}{fair}", self.game, self.decisions)
    }
}

/// What is wrong with a file, and where if it could be read.
struct Bad {
    at: Option<game::notation::LineColumn>,
    reason: String,
}

impl Bad {
    fn sentence(&self) -> String {
        self.at.map_or_else(|| self.reason.clone(), |at| format!("{at}: {}", self.reason))
    }
}

impl From<game::notation::Fault> for Bad {
    fn from(fault: game::notation::Fault) -> Bad {
        Bad { at: Some(fault.at), reason: fault.reason }
    }
}

fn json(name: &str, verdict: &Result<Good, Bad>) -> serde_json::Value {
    match verdict {
        Ok(good) => serde_json::json!({
            "file": name, "good": true, "game": good.game, "decisions": good.decisions, "result": good.result,
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
        return Ok(Good { game: "header only", decisions: 0, result: None, fair_draws: None });
    };
    let good = with_game!(found.game(&sheet)?, G => verify_game::<G>(found, sheet, shelves, words))?;
    match table::verify::verify(found.bytes(), shelves) {
        Ok(fair) => Ok(Good { fair_draws: Some(fair.draws), ..good }),
        Err(Unfair::NoSecret) => Ok(good),
        Err(unfair) => Err(Bad { at: None, reason: unfair.to_string() }),
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
            Ok(Good { game: G::NAME, decisions, result, fair_draws: None })
        }
        Err(bad) => Err(Bad { at: Some(found.place(bad.at)), reason: words.bad_record(G::NAME, &bad) }),
    }
}
