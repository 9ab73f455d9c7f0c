//! Figures by their names, over several runs.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::player::Took;

/// What came of one run.
#[derive(Clone, Default)]
pub struct Figures(BTreeMap<&'static str, f64>);

impl Figures {
    /// How many moves there were, and how long they took.
    pub fn of(mut took: Took, seconds: f64) -> Figures {
        let mut figures = Figures::default();
        figures.set("moves a second", took.own.len() as f64 / seconds);
        figures.set("moves before it counted", took.early as f64);
        for (names, took) in [
            (["own p50, us", "own p99, us", "own p99.9, us"], &mut took.own),
            (["opponent p50, us", "opponent p99, us", "opponent p99.9, us"], &mut took.seen),
        ] {
            took.sort_unstable();
            for (name, share) in names.into_iter().zip([0.5, 0.99, 0.999]) {
                let at = (took.len() as f64 * share) as usize;
                figures.set(name, took.get(at).copied().unwrap_or(0).into());
            }
        }
        figures
    }

    /// One more.
    pub fn set(&mut self, name: &'static str, value: f64) {
        self.0.insert(name, value);
    }

    /// A line for whoever waits.
    pub fn in_short(&self) -> String {
        let names = ["moves a second", "own p99, us", "opponent p99, us", "server, us of CPU a move"];
        names.map(|name| format!("{} {name}", round(self.get(name)))).join(", ")
    }

    /// The figure of that name; 0 if there is none.
    pub fn get(&self, name: &str) -> f64 {
        self.0.get(name).copied().unwrap_or(0.0)
    }
}

/// What came of several runs.
#[derive(Clone, Default)]
pub struct Runs(Vec<Figures>);

impl Runs {
    /// One more.
    pub fn add(&mut self, figures: Figures) {
        self.0.push(figures);
    }

    fn sorted(&self, name: &str) -> Vec<f64> {
        let mut all: Vec<f64> = self.0.iter().map(|run| run.get(name)).collect();
        all.sort_by(f64::total_cmp);
        all
    }

    /// The one in the middle.
    pub fn median(&self, name: &str) -> f64 {
        let all = self.sorted(name);
        all.get(all.len() / 2).copied().unwrap_or(0.0)
    }

    /// The smallest: what others on the machine have added least to.
    pub fn least(&self, name: &str) -> f64 {
        self.sorted(name).first().copied().unwrap_or(0.0)
    }

    /// All medians, and the least and most where the runs differ.
    pub fn report(&self) -> Value {
        let names = self.0.first().into_iter().flat_map(|run| run.0.keys());
        let spread = |name: &&'static str| {
            let all = self.sorted(name);
            let said = match &all[..] {
                [one] => json!(round(*one)),
                many => json!([self.least(name), self.median(name), many[many.len() - 1]].map(round)),
            };
            ((*name).to_owned(), said)
        };
        Value::Object(names.map(spread).collect::<Map<_, _>>())
    }
}

/// Three digits are more than is certain.
pub fn round(value: f64) -> f64 {
    if value.abs() < 100.0 { (value * 100.0).round() / 100.0 } else { value.round() }
}
