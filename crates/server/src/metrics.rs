//! What the server counts, for Prometheus. Labels come from fixed lists: nothing a player does becomes one.

use std::sync::atomic::Ordering;
use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge;
use prometheus_client::metrics::histogram;
use prometheus_client::registry::Registry;

use crate::store::life::Extent;
use crate::store::{Ability, Health, today_ms};

/// A number that only grows.
#[derive(Clone, Default)]
pub struct Counter(counter::Counter);

impl Counter {
    /// One more.
    pub fn add(&self) {
        self.0.inc();
    }

    /// How many.
    pub fn get(&self) -> u64 {
        self.0.get()
    }

    /// Somebody else counts: this is how far he is.
    fn set(&self, count: u64) {
        self.0.inner().store(count, Ordering::Relaxed);
    }
}

/// A number that goes up and down.
#[derive(Clone, Default)]
pub struct Gauge(gauge::Gauge);

impl Gauge {
    /// Up or down by so much.
    pub fn change(&self, by: i64) {
        self.0.inc_by(by);
    }

    /// How many now.
    pub fn get(&self) -> i64 {
        self.0.get()
    }

    fn set(&self, count: u64) {
        self.0.set(i64::try_from(count).unwrap_or(i64::MAX));
    }
}

/// How long things took, in a few classes.
#[derive(Clone)]
pub struct Histogram(histogram::Histogram);

const BOUNDS_S: [f64; 10] = [0.000_25, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.25, 1.0];

impl Default for Histogram {
    fn default() -> Histogram {
        Histogram(histogram::Histogram::new(BOUNDS_S))
    }
}

impl Histogram {
    /// One that took so long.
    pub fn record(&self, took: Duration) {
        self.0.observe(took.as_secs_f64());
    }
}

/// The class of a status: `2xx`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Class {
    class: &'static str,
}

/// Why something was refused: the code of an [`Error`](crate::error::Error).
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Cause {
    cause: &'static str,
}

/// Where a table is in its life.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Stage {
    stage: &'static str,
}

/// Everything that is counted.
pub struct Metrics {
    registry: Registry,
    responses: Family<Class, counter::Counter>,
    refusals: Family<Cause, counter::Counter>,
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
    kept: Kept,
}

/// What is looked up when somebody asks.
#[derive(Default)]
struct Kept {
    ready: Gauge,
    commits: Counter,
    jobs: Counter,
    waiting: Gauge,
    busy_ms: Gauge,
    bytes: Gauge,
    free_bytes: Gauge,
    people: Gauge,
    tables: Family<Stage, gauge::Gauge>,
    backup_age_s: Gauge,
    copy_age_s: Gauge,
    rehearsal_age_s: Gauge,
    backup_failures: Counter,
}

/// An age that means never.
const NEVER_S: u64 = i64::MAX as u64;

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("utterson"),
            responses: Family::default(),
            refusals: Family::default(),
            turned_away: Counter::default(),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            tables_awake: Gauge::default(),
            commands: Counter::default(),
            refused: Counter::default(),
            overflows: Counter::default(),
            bot_moves: Counter::default(),
            bots_replaced: Counter::default(),
            panics: Counter::default(),
            commit: Histogram::default(),
            kept: Kept::default(),
        };
        metrics.register();
        metrics.register_kept();
        metrics
    }
}

impl Metrics {
    fn register(&mut self) {
        let to = &mut self.registry;
        to.register("responses", "Requests by class of status", self.responses.clone());
        to.register("refusals", "Requests that were refused, by cause", self.refusals.clone());
        to.register("turned_away", "Connections turned away at the door", self.turned_away.0.clone());
        to.register("connections", "Open connections", self.connections.0.clone());
        to.register("sockets", "Open sockets at tables", self.sockets.0.clone());
        to.register("tables_awake", "Tables in memory", self.tables_awake.0.clone());
        to.register("commands", "Commands that were played", self.commands.0.clone());
        to.register("commands_refused", "Commands that a table refused", self.refused.0.clone());
        to.register("queue_overflows", "Sockets too slow for single events", self.overflows.0.clone());
        to.register("bot_moves", "Moves of bots", self.bot_moves.0.clone());
        to.register("bots_replaced", "Bots that failed", self.bots_replaced.0.clone());
        to.register("panics", "Panics that hurt one table, bot or request", self.panics.0.clone());
        to.register("commit_seconds", "From a command to its commit", self.commit.0.clone());
    }

    fn register_kept(&mut self) {
        let (to, kept) = (&mut self.registry, &self.kept);
        to.register("ready", "Can moves be taken?", kept.ready.0.clone());
        to.register("commits", "Commits", kept.commits.0.clone());
        to.register("committed_jobs", "Jobs in them", kept.jobs.0.clone());
        to.register("writer_waiting", "Jobs that wait for a commit", kept.waiting.0.clone());
        to.register("writer_busy_ms", "How long the commit on its way takes already", kept.busy_ms.0.clone());
        to.register("database_bytes", "Size of the database", kept.bytes.0.clone());
        to.register("database_free_bytes", "Free pages in it", kept.free_bytes.0.clone());
        to.register("people", "Guests and accounts", kept.people.0.clone());
        to.register("tables", "Tables by where they are in their life", kept.tables.clone());
        to.register(
            "backup_age_seconds",
            "Committed before, and not in the backup",
            kept.backup_age_s.0.clone(),
        );
        to.register("backup_copy_age_seconds", "Since the last whole copy", kept.copy_age_s.0.clone());
        to.register(
            "backup_rehearsal_age_seconds",
            "Since the last rehearsal",
            kept.rehearsal_age_s.0.clone(),
        );
        to.register("backup_failures", "What failed of backups", kept.backup_failures.0.clone());
    }

    /// A request was answered so, and for that reason if it was refused.
    pub fn answered(&self, status: u16, cause: Option<&'static str>) {
        let class = ["1xx", "2xx", "3xx", "4xx", "5xx"].get(usize::from(status / 100).wrapping_sub(1));
        self.responses.get_or_create(&Class { class: class.unwrap_or(&"5xx") }).inc();
        if let Some(cause) = cause {
            self.refusals.get_or_create(&Cause { cause }).inc();
        }
    }

    /// The text that Prometheus reads.
    pub fn text(&self, health: Health, extent: Extent, is_ready: bool) -> String {
        self.look(health, extent, is_ready);
        let mut text = String::new();
        // A string takes everything.
        let _ = text::encode(&mut text, &self.registry);
        text
    }

    fn look(&self, health: Health, extent: Extent, is_ready: bool) {
        let kept = &self.kept;
        kept.ready.set(is_ready.into());
        kept.commits.set(health.commits);
        kept.jobs.set(health.jobs);
        kept.waiting.set(health.waiting);
        kept.busy_ms.set(health.busy.as_millis() as u64);
        kept.bytes.set(extent.bytes);
        kept.free_bytes.set(extent.free_bytes);
        kept.people.set(extent.people);
        for (stage, count) in ["gathering", "playing", "over"].into_iter().zip(extent.tables) {
            kept.tables.get_or_create(&Stage { stage }).set(count as i64);
        }
        let age = |at: Option<i64>| at.map_or(NEVER_S, |at| ((today_ms() - at).max(0) / 1000) as u64);
        if let Some(backups) = health.backups {
            kept.backup_age_s.set(age(backups.shipped_ms));
            kept.copy_age_s.set(age(backups.based_ms));
            kept.rehearsal_age_s.set(age(backups.rehearsed_ms));
            kept.backup_failures.set(backups.failures);
        }
    }
}

/// What a store is able to do, in a word for people and programs.
pub fn ability(ability: Ability) -> &'static str {
    match ability {
        Ability::Writes => "ready",
        Ability::Full => "full",
        Ability::Hangs => "hangs",
        Ability::Closed => "closed",
    }
}
