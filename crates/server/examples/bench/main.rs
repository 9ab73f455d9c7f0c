//! The server under load, over real sockets on loopback, next to others in the same run: the figures of
//! [docs/performance.md](../../../../docs/performance.md).
//!
//! ```text
//! cargo run --release -p server --example bench -- [scene…] [name=value…]
//! ```
//!
//! Scenes; without any, all of them:
//!
//! - `saturation`: nobody thinks. Our server, the same with backups, a [`reference`] that only remembers, and [`boardgame`].io.
//! - `thinking`: the same with players who think between half a second and one and a half, each by himself.
//! - `memory`: tables that sleep, 10,000 sockets where nothing happens, games of a thousand moves.
//! - `store`: what SQLite alone does, by moves in a commit, with the savepoints that keep them apart and without.
//!
//! Values, with what they are unless said: `tables=500 seconds=10 repeat=3 sockets=10000 game=duel`, and `houses=` with the names
//! of those that are wanted, such as `houses=utterson,boardgame.io`.
//!
//! A move counts when its answer has arrived: ours is on disk by then. How long it took is told for who made it and for the
//! opponent who sees it. Opening and the first seconds are not counted but told apart. Houses take turns, `repeat` times, and the
//! least, the median and the most are told: others may use the machine, and ratios in one run say more than figures.

mod boardgame;
mod figures;
mod goals;
mod house;
mod load;
mod memory;
mod player;
mod reference;
mod sockets;
mod store;

use std::path::Path;
use std::time::Duration;

use serde_json::{Map, Value, json};

use crate::figures::Runs;
use crate::house::House;
use crate::load::Load;

type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// How much is measured.
pub struct Plan {
    scenes: Vec<String>,
    tables: usize,
    seconds: u64,
    repeat: usize,
    sockets: usize,
    game: String,
    /// Houses that are played at; all if none is named.
    houses: Vec<String>,
}

impl Plan {
    fn read(words: &[String]) -> Outcome<Plan> {
        let mut plan = Plan {
            scenes: Vec::new(),
            tables: 500,
            seconds: 10,
            repeat: 3,
            sockets: 10_000,
            game: "duel".into(),
            houses: Vec::new(),
        };
        for word in words {
            match word.split_once('=') {
                Some(("tables", value)) => plan.tables = value.parse()?,
                Some(("seconds", value)) => plan.seconds = value.parse()?,
                Some(("repeat", value)) => plan.repeat = value.parse()?,
                Some(("sockets", value)) => plan.sockets = value.parse()?,
                Some(("game", value)) => plan.game = value.into(),
                Some(("houses", value)) => plan.houses = value.split(',').map(str::to_owned).collect(),
                None if SCENES.contains(&word.as_str()) => plan.scenes.push(word.clone()),
                Some(_) | None => return Err(format!("{word}: no scene or value").into()),
            }
        }
        Ok(plan)
    }

    fn has(&self, scene: &str) -> bool {
        self.scenes.is_empty() || self.scenes.iter().any(|one| one == scene)
    }

    fn wants(&self, house: House) -> bool {
        self.houses.is_empty() || self.houses.iter().any(|name| name == house.name())
    }

    /// What tables are opened with.
    fn wish(&self) -> Value {
        json!({ "game": self.game, "seats": [{ "type": "me" }] })
    }
}

const SCENES: [&str; 4] = ["saturation", "thinking", "memory", "store"];

/// In the middle.
const THINKING: Duration = Duration::from_secs(1);

fn main() -> Outcome<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match &words[..] {
        [word, folder] if word == "serve" => return house::serve(Path::new(folder), None),
        [word, folder, backups] if word == "serve" => {
            return house::serve(Path::new(folder), Some(backups.into()));
        }
        [word] if word == "reference" => return runtime()?.block_on(reference::serve()),
        _plan => {}
    }
    let plan = Plan::read(&words)?;
    let mut report = Report::default();
    if plan.has("saturation") {
        report.saturation = evening(&plan, Duration::ZERO)?;
    }
    if plan.has("thinking") {
        report.thinking = evening(&plan, THINKING)?;
    }
    if plan.has("memory") {
        report.memory.add(runtime()?.block_on(memory::sockets(&plan))?);
        report.long_games.add(runtime()?.block_on(memory::long_games())?);
    }
    if plan.has("store") {
        report.store.add(store::figures()?);
    }
    println!("{:#}", report.write());
    println!("{}", goals::table(&report));
    Ok(())
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}

/// What came of everything.
#[derive(Default)]
pub struct Report {
    saturation: Evening,
    thinking: Evening,
    memory: Runs,
    long_games: Runs,
    store: Runs,
}

/// What came of an evening at each house.
pub type Evening = Vec<(House, Runs)>;

/// Lets people play at the houses that are wanted, in turn.
fn evening(plan: &Plan, thinking: Duration) -> Outcome<Evening> {
    let load = Load { plan, thinking };
    let mut evening = Evening::new();
    for house in House::ALL.into_iter().filter(|house| plan.wants(*house)) {
        match house.is_there() {
            Ok(()) => evening.push((house, Runs::default())),
            Err(error) => eprintln!("without {}: {error}", house.name()),
        }
    }
    for _ in 0..plan.repeat {
        for (house, runs) in &mut evening {
            let figures = runtime()?.block_on(load.run(*house))?;
            eprintln!("{}: {}", house.name(), figures.in_short());
            runs.add(figures);
        }
    }
    Ok(evening)
}

impl Report {
    fn write(&self) -> Value {
        let evening = |evening: &Evening| -> Value {
            let house = |(house, runs): &(House, Runs)| (house.name().to_owned(), runs.report());
            Value::Object(evening.iter().map(house).collect::<Map<_, _>>())
        };
        json!({
            "machine": machine(),
            "saturation": evening(&self.saturation),
            "thinking": evening(&self.thinking),
            "memory": self.memory.report(),
            "long games": self.long_games.report(),
            "store": self.store.report(),
        })
    }
}

/// On what it ran, and how many others wanted it.
fn machine() -> Value {
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    let info = read("/proc/cpuinfo");
    let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split(": ").nth(1));
    let cores = std::thread::available_parallelism().map_or(0, |cores| cores.get());
    json!({ "processor": model, "cores": cores, "load": read("/proc/loadavg").trim() })
}
