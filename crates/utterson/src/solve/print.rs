//! What is said of a position: what is expected, how the bounds close in, and what came of it.

use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::time::Duration;

use bots::exact::Between;
use indicatif::ProgressBar;
use serde::Serialize;

use super::games::{Answer, Choice, SAME};
use crate::shared::{Failure, output};
use crate::words::{decimal, from_english, say};

/// Tells on the error stream how it is going.
pub struct Herald {
    spinner: Option<ProgressBar>,
    /// What was said last, where every change is a line of its own.
    said: Option<Mutex<(u64, u64, usize)>>,
}

impl Herald {
    /// One that speaks at a terminal, or if asked to.
    pub fn new(asked: bool) -> Herald {
        let terminal = std::io::stderr().is_terminal();
        let spinner = terminal.then(|| {
            let spinner = ProgressBar::new_spinner().with_message(say!("lab-solving"));
            spinner.enable_steady_tick(Duration::from_millis(200));
            spinner
        });
        Herald { said: (asked && !terminal).then(Mutex::default), spinner }
    }

    /// One that says nothing.
    pub fn silent() -> Herald {
        Herald { spinner: None, said: None }
    }

    /// Says what is expected.
    pub fn expect(&self, cards: usize, expected: Duration) {
        let sentence = say!("lab-expect", cards = cards, time = roughly(expected));
        match &self.spinner {
            Some(spinner) => spinner.suspend(|| eprintln!("{sentence}")),
            None if self.said.is_some() => eprintln!("{sentence}"),
            None => {}
        }
    }

    /// Says between which bounds the value lies by now, and how many of the actions are settled.
    pub fn tell(&self, bounds: Between, exact: usize, of: usize, since: Duration) {
        let sentence = || {
            let known = match (bounds.low.is_finite(), bounds.high.is_finite()) {
                (true, true) if bounds.high - bounds.low < SAME => number(bounds.low),
                (true, true) => say!("lab-between", low = number(bounds.low), high = number(bounds.high)),
                (true, false) => say!("lab-at-least", low = number(bounds.low)),
                (false, true) => say!("lab-at-most", high = number(bounds.high)),
                (false, false) => say!("lab-nothing-known"),
            };
            let seconds = decimal(since.as_secs_f64(), 1);
            say!("lab-settled", known = known, exact = exact, of = of, seconds = seconds)
        };
        if let Some(spinner) = &self.spinner {
            spinner.set_message(sentence());
        }
        let now = (bounds.low.to_bits(), bounds.high.to_bits(), exact);
        let Some(said) = &self.said else { return };
        let before = std::mem::replace(&mut *said.lock().expect("nobody panics here"), now);
        if before != now {
            eprintln!("{}", sentence());
        }
    }

    /// Says how many of several positions are done.
    pub fn count(&self, done: usize, of: usize) {
        if let Some(spinner) = &self.spinner {
            spinner.set_message(say!("lab-positions", done = done, of = of));
        } else if self.said.is_some() {
            eprintln!("{}", say!("lab-positions", done = done, of = of));
        }
    }

    /// Leaves the stream as it was.
    pub fn leave(&self) {
        self.spinner.iter().for_each(ProgressBar::finish_and_clear);
    }
}

/// A time as one says it.
fn roughly(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    match seconds {
        ..1.0 => say!("lab-time-moment"),
        1.0..90.0 => say!("lab-time-seconds", count = seconds.round()),
        90.0..5400.0 => say!("lab-time-minutes", count = (seconds / 60.0).round()),
        5400.0..172_800.0 => say!("lab-time-hours", count = (seconds / 3600.0).round()),
        _ => say!("lab-time-days"),
    }
}

/// A position, and what it is worth.
#[derive(Serialize)]
pub struct Report {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    pub game: &'static str,
    /// The number of the decision that comes next.
    pub decision: u64,
    #[serde(flatten)]
    pub answer: Answer,
}

impl Report {
    pub fn print(&self, json: bool) -> Result<(), Failure> {
        let mut out = output();
        if json {
            serde_json::to_writer(&mut out, self).map_err(std::io::Error::from)?;
            writeln!(out)?;
            return Ok(out.flush()?);
        }
        let Answer { value, low, high, unit, choices } = &self.answer;
        let known = value.map_or_else(|| between(*low, *high), number);
        let unit = from_english(unit);
        let sentence = say!("lab-solved", n = self.decision, known = known, unit = unit);
        let file = self.file.as_ref().map_or(String::new(), |file| format!("{file}, "));
        writeln!(out, "{file}{sentence}")?;
        for choice in choices {
            writeln!(out, "{}", line(choice))?;
        }
        Ok(out.flush()?)
    }
}

fn line(choice: &Choice) -> String {
    let mark = if choice.best { "*" } else { " " };
    let mixed = choice.weight > SAME && choice.weight < 1.0 - SAME;
    let times = || format!("   {}", say!("lab-share", share = decimal(100.0 * choice.weight, 1)));
    let share = if mixed { times() } else { String::new() };
    let value = choice.value.map_or_else(|| between(choice.low, choice.high), number);
    format!("  {mark} {:<7} {:<16} {value:>8}{share}", choice.who, choice.action)
}

/// Bounds that have not met.
fn between(low: f64, high: f64) -> String {
    match (low.is_finite(), high.is_finite()) {
        (true, true) => say!("lab-from-to", low = number(low), high = number(high)),
        (true, false) => say!("lab-at-least", low = number(low)),
        (false, true) => say!("lab-at-most", high = number(high)),
        (false, false) => say!("lab-unknown"),
    }
}

/// Whole where it is, else to three digits.
fn number(value: f64) -> String {
    if (value - value.round()).abs() < SAME { decimal(value, 0) } else { decimal(value, 3) }
}
