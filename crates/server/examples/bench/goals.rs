//! The goals, and whether they are reached.

use std::fmt::Write;

use crate::figures::{Runs, round};
use crate::house::House;
use crate::{Evening, Report};

/// Is the figure to be at least, or at most, so much?
enum Bound {
    AtLeast(f64),
    AtMost(f64),
}

impl Bound {
    fn holds(&self, figure: f64) -> bool {
        match self {
            Bound::AtLeast(goal) => figure >= *goal,
            Bound::AtMost(goal) => figure <= *goal,
        }
    }

    fn write(&self) -> String {
        match self {
            Bound::AtLeast(goal) => format!("≥ {goal}"),
            Bound::AtMost(goal) => format!("≤ {goal}"),
        }
    }
}

/// A line for each goal whose scene was played.
pub fn table(report: &Report) -> String {
    let Report { saturation, thinking, memory, long_games, store: _ } = report;
    let cpu = "server, us of CPU a move";
    let lines = [
        ("moves a second, times boardgame.io's", Bound::AtLeast(6.0), ratio(saturation, "moves a second")),
        ("p99 when people think, of boardgame.io's", Bound::AtMost(0.1), ratio(thinking, "own p99, us")),
        ("us of CPU a move at saturation", Bound::AtMost(100.0), median(of(saturation, House::Ours), cpu)),
        ("us of CPU a move when people think", Bound::AtMost(200.0), median(of(thinking, House::Ours), cpu)),
        ("kB a socket", Bound::AtMost(12.0), median(Some(memory), "a socket with half a table, kB")),
        (
            "kB a table after a thousand moves",
            Bound::AtMost(40.0),
            median(Some(long_games), "a table after a thousand moves, kB"),
        ),
        ("kB a table asleep", Bound::AtMost(4.0), median(Some(memory), "a table asleep, kB")),
    ];
    let mut text = String::from("| goal | | measured | |\n|---|---|---|---|\n");
    for (name, bound, figure) in lines {
        let Some(figure) = figure else { continue };
        let verdict = if bound.holds(figure) { "reached" } else { "missed" };
        // A string takes everything.
        let _ = writeln!(text, "| {name} | {} | {} | {verdict} |", bound.write(), round(figure));
    }
    text
}

fn of(evening: &Evening, house: House) -> Option<&Runs> {
    evening.iter().find(|(one, _)| *one == house).map(|(_, runs)| runs)
}

fn median(runs: Option<&Runs>, name: &str) -> Option<f64> {
    runs.map(|runs| runs.median(name)).filter(|figure| *figure != 0.0)
}

/// Ours by boardgame.io's.
fn ratio(evening: &Evening, name: &str) -> Option<f64> {
    Some(median(of(evening, House::Ours), name)? / median(of(evening, House::Boardgame), name)?)
}
