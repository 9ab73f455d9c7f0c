//! `utterson solve`: what a position of a record is worth with all cards known, and what is best there.

use std::io::Write;
use std::path::PathBuf;

use bots::duel::payoff::Payoff;
use bots::duel::solve as round_solver;
use bots::partners as hand_solver;
use clap::Args;
use game::record::{self, Line, Sheet};
use game::{Game, Notation};
use serde::Serialize;
use table::any::{Playable, Shelves};
use table::{duel, london, partners, with_game};

use crate::replay::game_of;
use crate::shared::{Failure, output, read_file, shelves};
use crate::words::{Language, Words};

/// Solve a position with all cards known: its value, and the best actions.
///
/// A hand of partners, or a round of duel. Both sides know everything, except what is put down at the same time.
#[derive(Args)]
pub struct Arguments {
    /// The record, a .case file
    file: PathBuf,
    /// Before the decision of this number, counted as `utterson replay` does [default: the last position]
    #[arg(long, value_name = "N")]
    at: Option<u64>,
    /// A map file that the record may name; may be repeated
    #[arg(long = "map", value_name = "FILE")]
    maps: Vec<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Solves the position.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    if arguments.at == Some(0) {
        return Err(Failure::Usage("--at: decisions are counted from 1".into()));
    }
    let file = read_file(&arguments.file)?;
    let shelves = shelves(&arguments.maps)?;
    let opened = record::open(&file).map_err(|fault| Failure::file(&arguments.file, fault))?;
    let Some(sheet) = opened else {
        return Err(Failure::file(
            &arguments.file,
            "the record stops inside its header: there is nothing to solve",
        ));
    };
    let game = game_of(&sheet).map_err(|fault| Failure::file(&arguments.file, fault))?;
    with_game!(game, G => solve::<G>(arguments, sheet, &shelves, language))
}

fn solve<G: Playable + Solvable>(
    arguments: &Arguments,
    sheet: Sheet<'_>,
    shelves: &Shelves,
    language: Language,
) -> Result<(), Failure> {
    let (mut decisions, mut found) = (0, None);
    let read = sheet.read::<G>(G::shelf(shelves), |line, _| {
        if let Line::Act(before, ..) = line {
            decisions += 1;
            if Some(decisions) == arguments.at {
                found = Some((*before).clone());
            }
        }
    });
    let record = read.map_err(|bad| Words::of(language).bad_file::<G>(&arguments.file, &bad))?;
    let at = arguments.at.unwrap_or(decisions + 1);
    let state = match found {
        Some(state) => state,
        None if at == decisions + 1 => record.state,
        None => {
            let reason = format!("--at {at}: the record has {decisions} decisions");
            return Err(Failure::file(&arguments.file, reason));
        }
    };
    // Early in a hand or round this takes a while, and nobody knows how long.
    let spinner = indicatif::ProgressBar::new_spinner().with_message("solving");
    spinner.enable_steady_tick(std::time::Duration::from_millis(200));
    let solved = state.solve();
    spinner.finish_and_clear();
    let answer = solved.map_err(|reason| {
        Failure::file(&arguments.file, format!("before decision {at} there is nothing to solve: {reason}"))
    })?;
    print(arguments, &Report { game: G::NAME, decision: at, answer })
}

/// A position, and what it is worth.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    /// The number of the decision that comes next.
    decision: u64,
    #[serde(flatten)]
    answer: Answer,
}

/// What a position is worth.
#[derive(Serialize)]
struct Answer {
    value: f64,
    /// What the value counts, and for whom.
    unit: &'static str,
    choices: Vec<Choice>,
}

/// Something to choose.
#[derive(Serialize)]
struct Choice {
    who: &'static str,
    action: String,
    /// The value if it is chosen and all play on well.
    value: f64,
    /// How often it is chosen in one best way to play: more than one choice has a share where a mixture is best.
    weight: f64,
    best: bool,
}

/// A game whose positions can be solved.
trait Solvable: Notation {
    /// The value, or why there is none.
    fn solve(&self) -> Result<Answer, &'static str>;
}

/// Values that differ by less are equal.
const SAME: f64 = 1e-6;

impl Solvable for duel::State {
    fn solve(&self) -> Result<Answer, &'static str> {
        let solution = round_solver::solve(&self.position(), &Payoff::difference());
        let solution = solution.ok_or("no round is being played")?;
        let mut choices = Vec::new();
        for side in game::Side::BOTH {
            let who = self.seat_word(self.position().leg.seat(side));
            // Hyde wants the difference large, jekyll small.
            let sign = if side == game::Side::Hyde { 1.0 } else { -1.0 };
            choices.extend(solution.choices[side].iter().map(|choice| Choice {
                who,
                action: duel::State::write_action(self.options(), choice.action),
                value: choice.value,
                weight: choice.weight,
                best: sign * choice.value >= sign * solution.value - SAME,
            }));
        }
        Ok(Answer {
            value: solution.value,
            unit: "the difference of tricks in this round, which hyde wants large",
            choices,
        })
    }
}

impl Solvable for partners::State {
    fn solve(&self) -> Result<Answer, &'static str> {
        let position = self.position();
        let place = position.deciding_place().ok_or("no hand is being played")?;
        let solution = hand_solver::solve(&position);
        let value = f64::from(solution.value);
        // Jekyll wants the difference large, hyde small.
        let sign = if position.side_of(place) == partners::Side::Jekyll { 1.0 } else { -1.0 };
        let seat = position.seating.decider(place);
        let mut choices = Vec::new();
        for (action, after) in solution.best {
            let best = sign * f64::from(after) >= sign * value - SAME;
            choices.push(Choice {
                who: self.seat_word(seat),
                action: partners::State::write_action(self.options(), action),
                value: after.into(),
                weight: f64::from(u8::from(best && choices.is_empty())),
                best,
            });
        }
        Ok(Answer { value, unit: "jekyll's score of this hand less hyde's", choices })
    }
}

impl Solvable for london::State {
    fn solve(&self) -> Result<Answer, &'static str> {
        Err("london has draws to come, and no exact value")
    }
}

fn print(arguments: &Arguments, report: &Report) -> Result<(), Failure> {
    let mut out = output();
    if arguments.json {
        serde_json::to_writer(&mut out, report).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(out.flush()?);
    }
    let Answer { value, unit, choices } = &report.answer;
    writeln!(out, "before decision {}: {} ({unit})", report.decision, number(*value))?;
    for choice in choices {
        let mark = if choice.best { "*" } else { " " };
        let mixed = choice.weight > SAME && choice.weight < 1.0 - SAME;
        let share =
            if mixed { format!("   {:.1} % of the time", 100.0 * choice.weight) } else { String::new() };
        writeln!(out, "  {mark} {:<7} {:<16} {:>8}{share}", choice.who, choice.action, number(choice.value))?;
    }
    Ok(out.flush()?)
}

/// Whole where it is, else to three digits.
fn number(value: f64) -> String {
    if (value - value.round()).abs() < SAME { format!("{value:.0}") } else { format!("{value:.3}") }
}
