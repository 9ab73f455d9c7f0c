//! What the server counts, for Prometheus. Labels come from fixed lists: nothing a player does becomes one.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows.
#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// How many.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// Up or down by so much.
    pub fn change(&self, by: i64) {
        self.0.fetch_add(by, Ordering::Relaxed);
    }

    /// How many now.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How long things took, in a few classes.
#[derive(Default)]
pub struct Histogram {
    classes: [AtomicU64; BOUNDS_US.len()],
    micros: AtomicU64,
    count: AtomicU64,
}

const BOUNDS_US: [u64; 10] = [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 250_000, 1_000_000];

impl Histogram {
    /// One that took so long.
    pub fn record(&self, took: Duration) {
        let micros = took.as_micros() as u64;
        for (class, bound) in self.classes.iter().zip(BOUNDS_US) {
            class.fetch_add(u64::from(micros <= bound), Ordering::Relaxed);
        }
        self.micros.fetch_add(micros, Ordering::Relaxed);
        self.count.fetch_add(1, Ordering::Relaxed);
    }
}

/// Everything that is counted.
#[derive(Default)]
pub struct Metrics {
    /// Requests by class of status: index 2 is 2xx.
    pub responses: [Counter; 6],
    /// Connections that were turned away at the door.
    pub turned_away: Counter,
    /// Open connections.
    pub connections: Gauge,
    /// Open sockets at tables.
    pub sockets: Gauge,
    /// Tables that are awake.
    pub tables_awake: Gauge,
    /// Commands that were played.
    pub commands: Counter,
    /// Commands that were refused.
    pub refused: Counter,
    /// Sockets whose queue overflowed, and who got a snapshot instead.
    pub overflows: Counter,
    /// Moves of bots.
    pub bot_moves: Counter,
    /// Bots that failed and were replaced by weaker ones.
    pub bots_replaced: Counter,
    /// Panics that hurt one table, one bot or one request, and nobody else.
    pub panics: Counter,
    /// From the arrival of a command to its commit.
    pub commit: Histogram,
}

impl Metrics {
    /// The text that Prometheus reads.
    pub fn text(&self, (commits, jobs): (u64, u64), is_ready: bool) -> String {
        let mut text = String::new();
        for (class, count) in self.responses.iter().enumerate().skip(1) {
            let _ = writeln!(text, "utterson_responses_total{{class=\"{class}xx\"}} {}", count.get());
        }
        let counters = [
            ("turned_away_total", self.turned_away.get()),
            ("commands_total", self.commands.get()),
            ("commands_refused_total", self.refused.get()),
            ("queue_overflows_total", self.overflows.get()),
            ("bot_moves_total", self.bot_moves.get()),
            ("bots_replaced_total", self.bots_replaced.get()),
            ("panics_total", self.panics.get()),
            ("commits_total", commits),
            ("committed_jobs_total", jobs),
        ];
        for (name, value) in counters {
            let _ = writeln!(text, "# TYPE utterson_{name} counter\nutterson_{name} {value}");
        }
        let gauges = [
            ("connections", self.connections.get()),
            ("sockets", self.sockets.get()),
            ("tables_awake", self.tables_awake.get()),
            ("ready", i64::from(is_ready)),
        ];
        for (name, value) in gauges {
            let _ = writeln!(text, "# TYPE utterson_{name} gauge\nutterson_{name} {value}");
        }
        self.commit.write(&mut text, "commit_seconds");
        text
    }
}

impl Histogram {
    fn write(&self, text: &mut String, name: &str) {
        let _ = writeln!(text, "# TYPE utterson_{name} histogram");
        for (class, bound) in self.classes.iter().zip(BOUNDS_US) {
            let (bound, count) = (bound as f64 / 1e6, class.load(Ordering::Relaxed));
            let _ = writeln!(text, "utterson_{name}_bucket{{le=\"{bound}\"}} {count}");
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "utterson_{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(text, "utterson_{name}_sum {seconds}\nutterson_{name}_count {count}");
    }
}
