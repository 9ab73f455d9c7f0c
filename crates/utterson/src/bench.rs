//! `utterson bench`: how fast the games can be played on at random, on both roads.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use clap::Args;
use game::{Entropy, Game, Move, Position, Quick, Turn};
use serde::Serialize;
use table::any::{GameName, Playable, Shelves};
use table::with_game;

use crate::shared::{Failure, agree, output, progress};

/// Measure how fast the games can be played on at random.
///
/// Whole games from the first deal to the end, one thread: on the fast road, which search plays on, and on the
/// readable one, which decides. Compare figures of one run only: machines differ, and so do their moods.
#[derive(Args)]
pub struct Arguments {
    /// Only this game
    game: Option<GameName>,
    /// Seconds for each measurement; three are taken and the middle one counts
    #[arg(long, default_value_t = 1.0, value_name = "S")]
    seconds: f64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Measures and prints.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if !(arguments.seconds > 0.0 && arguments.seconds <= 3600.0) {
        return Err(Failure::Usage("--seconds takes a number above 0 and up to 3600".into()));
    }
    let games: Vec<GameName> = arguments.game.map_or(GameName::ALL.to_vec(), |game| vec![game]);
    let bar = progress(games.len() as u64 * 2 * RUNS as u64, "measuring");
    let mut figures = Vec::new();
    for game in games {
        let time = Duration::from_secs_f64(arguments.seconds);
        let bench = Bench { time, bar: &bar };
        figures.push(with_game!(game, G => bench.figures::<G>())?);
    }
    bar.finish_and_clear();
    let mut out = output();
    if arguments.json {
        serde_json::to_writer(&mut out, &figures).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        writeln!(out, "{:<10}{:>24}{:>24}{:>8}", "", "fast road", "readable road", "")?;
        let headings = ["playouts/s", "decisions/s", "playouts/s", "decisions/s", "ratio"];
        writeln!(
            out,
            "{:<10}{:>12}{:>12}{:>12}{:>12}{:>8}",
            "game", headings[0], headings[1], headings[2], headings[3], headings[4]
        )?;
        for game in &figures {
            let ratio = game.fast.decisions_per_second / game.readable.decisions_per_second;
            let (fast, readable) = (&game.fast, &game.readable);
            writeln!(
                out,
                "{:<10}{:>12.0}{:>12.0}{:>12.0}{:>12.0}{ratio:>8.1}",
                game.game,
                fast.playouts_per_second,
                fast.decisions_per_second,
                readable.playouts_per_second,
                readable.decisions_per_second,
            )?;
        }
    }
    Ok(out.flush()?)
}

/// How often each figure is measured.
const RUNS: usize = 3;

#[derive(Serialize)]
struct Figures {
    game: &'static str,
    fast: Speed,
    readable: Speed,
}

#[derive(Serialize, Clone, Copy)]
struct Speed {
    playouts_per_second: f64,
    decisions_per_second: f64,
}

struct Bench<'a> {
    time: Duration,
    bar: &'a indicatif::ProgressBar,
}

impl Bench<'_> {
    fn figures<G: Playable>(&self) -> Result<Figures, Failure> {
        let options = agree::<G>(&[], &Shelves::default(), |_| 0)?;
        let start = G::new(&options);
        let fast_start = start.position();
        let fast = self.median(|quick| {
            let mut position = black_box(fast_start.clone());
            let decisions = position.playout(quick);
            black_box(position);
            decisions
        });
        let readable = self.median(|quick| playout(start.clone(), quick));
        Ok(Figures { game: G::NAME, fast, readable })
    }

    /// The middle one of three measurements.
    fn median(&self, mut playout: impl FnMut(&mut Quick) -> u64) -> Speed {
        let mut speeds: Vec<Speed> = (0..RUNS as u64).map(|seed| self.measure(seed, &mut playout)).collect();
        speeds.sort_by(|a, b| a.decisions_per_second.total_cmp(&b.decisions_per_second));
        speeds[RUNS / 2]
    }

    fn measure(&self, seed: u64, playout: &mut impl FnMut(&mut Quick) -> u64) -> Speed {
        let mut quick = Quick::new(seed);
        let (mut playouts, mut decisions) = (0u64, 0u64);
        let begun = Instant::now();
        while begun.elapsed() < self.time {
            decisions += playout(&mut quick);
            playouts += 1;
        }
        let seconds = begun.elapsed().as_secs_f64();
        self.bar.inc(1);
        Speed {
            playouts_per_second: playouts as f64 / seconds,
            decisions_per_second: decisions as f64 / seconds,
        }
    }
}

/// Plays on the readable road to the end and counts the decisions.
fn playout<G: Game>(mut state: G, quick: &mut Quick) -> u64 {
    let mut decisions = 0;
    loop {
        let mv = match state.turn() {
            Turn::Over => return decisions,
            Turn::Chance => Move::Chance(state.draw(quick)),
            Turn::Seats(seats) => {
                decisions += 1;
                let seat = seats.iter().next().expect("somebody decides");
                Move::Act(seat, quick.pick(&state.choices(seat)))
            }
        };
        state.apply(&mv).expect("a legal move");
    }
}
