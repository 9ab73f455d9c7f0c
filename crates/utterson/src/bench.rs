//! `utterson bench`: how fast the games can be played on at random, how fast views are built and worlds imagined, how fast bots search,
//! and how fast networks look at views.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use bots::encode::Encode;
use bots::ismcts::Ismcts;
use bots::net::{self, Net};
use bots::{Bot, Budget, HasBots};
use clap::Args;
use game::{Entropy, Game, Move, Position, Quick, Turn, Viewer};
use serde::Serialize;
use table::any::{GameName, Playable, Shelves};
use table::with_game;

use crate::shared::{Failure, agree, output, progress};
use crate::words::say;

/// Measure how fast the games are played at random.
///
/// One thread. Whole games from the first deal to the end: on the position, which search plays on, and on the state, which also
/// remembers who has seen what. Then, in the middle of games: views built from the truth, worlds imagined from a view, simulations of
/// the plain search, 500 to a decision, and passes of a network of full size, with one view at a time and with eight together.
/// Compare figures of one run only: machines differ, and so do their moods.
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
        return Err(Failure::Usage(say!("lab-seconds")));
    }
    let games: Vec<GameName> = arguments.game.map_or(GameName::ALL.to_vec(), |game| vec![game]);
    let bar = progress(games.len() as u64 * MEASUREMENTS * RUNS as u64, say!("lab-measuring"));
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
        let [decisions, views, worlds, simulations, passes] =
            ["decisions", "views", "worlds", "simulations", "passes"].map(title);
        writeln!(out, "{:<9}{decisions:>22}{views:>10}{worlds:>10}{simulations:>10}{passes:>18}", "")?;
        let [name, position, state, alone, together] =
            ["game", "position", "state", "alone", "together"].map(title);
        writeln!(out, "{name:<9}{position:>11}{state:>11}{alone:>40}{together:>8}")?;
        for Figures { game, position, state, views, worlds, simulations, passes, together } in &figures {
            write!(out, "{game:<9}{position:>11.0}{state:>11.0}{views:>10.0}{worlds:>10.0}")?;
            writeln!(out, "{simulations:>10.0}{passes:>10.0}{together:>8.0}")?;
        }
    }
    Ok(out.flush()?)
}

/// What stands over a column.
fn title(column: &str) -> String {
    say!(&format!("lab-bench-{column}"))
}

/// How often each figure is measured.
const RUNS: usize = 3;

/// How many figures there are for a game.
const MEASUREMENTS: u64 = 7;

/// How many simulations there are to a decision.
const SIMULATIONS: u32 = 500;

/// A second's work.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    /// Decisions of random games on the position.
    position: f64,
    /// Decisions of random games on the state.
    state: f64,
    /// Views built from the truth.
    views: f64,
    /// Worlds imagined from a view.
    worlds: f64,
    /// Simulations of the plain search.
    simulations: f64,
    /// Views that a network of full size looks at, one at a time.
    passes: f64,
    /// The same, eight together.
    together: f64,
}

/// How wide a network of full size is.
const WIDTH: u32 = 512;

/// How many blocks it has.
const BLOCKS: u32 = 3;

struct Bench<'a> {
    time: Duration,
    bar: &'a indicatif::ProgressBar,
}

impl Bench<'_> {
    fn figures<G: Playable + HasBots + Encode>(&self) -> Result<Figures, Failure> {
        let options = agree::<G>(&[], &Shelves::default(), |_| 0)?;
        let start = G::new(&options);
        let position = start.position();
        let moments = moments(&start);
        let views: Vec<G::View> = moments.iter().map(view).collect();
        let (passes, together) = self.passes::<G>(&options, &views);
        let open = views.iter().filter(|view| G::legal(&options, view).len() > 1);
        let mut open = open.cycle();
        Ok(Figures {
            game: G::NAME,
            position: self.median(|quick| {
                let mut position = black_box(position.clone());
                let decisions = position.playout(quick);
                black_box(position);
                decisions
            }),
            state: self.median(|quick| playout(start.clone(), quick)),
            views: self.median(|_| {
                moments.iter().map(view).for_each(|view| drop(black_box(view)));
                moments.len() as u64
            }),
            worlds: self.median(|quick| {
                let worlds = views.iter().map(|view| G::determinize(&options, view, quick));
                worlds.for_each(|world| drop(black_box(world)));
                views.len() as u64
            }),
            simulations: self.median(|quick| {
                let Some(view) = open.next() else { return 0 };
                let search: &dyn Bot<G> = &Ismcts { iterations: SIMULATIONS };
                let _ = black_box(search.choose(&options, view, &mut Budget::full(), quick));
                SIMULATIONS.into()
            }),
            passes,
            together,
        })
    }

    /// How many passes a network makes with these views: one at a time, and eight together. The views are written down before.
    fn passes<G: Playable + Encode>(&self, options: &G::Options, views: &[G::View]) -> (f64, f64) {
        let net = Net::<G>::read(&net::sample::<G>(WIDTH, BLOCKS, 1886)).expect("a network of our own");
        let mut rows = vec![0; views.len() * G::SIZE];
        for (view, row) in views.iter().zip(rows.chunks_exact_mut(G::SIZE)) {
            G::observe(options, view, G::Part::default(), row);
        }
        let (mut scratch, mut out) = (net.scratch(), vec![0.0; 8 * Net::<G>::OUTPUTS]);
        let mut looks = |together: usize| {
            let (mut groups, out) =
                (rows.chunks_exact(together * G::SIZE).cycle(), &mut out[..together * Net::<G>::OUTPUTS]);
            self.median(|_| {
                net.forward_many(groups.next().expect("there are views"), &mut scratch, out);
                black_box(&mut *out);
                together as u64
            })
        };
        (looks(1), looks(8))
    }

    /// The middle one of three measurements of how much is done in a second.
    fn median(&self, mut work: impl FnMut(&mut Quick) -> u64) -> f64 {
        let mut speeds: Vec<f64> = (0..RUNS as u64).map(|seed| self.measure(seed, &mut work)).collect();
        speeds.sort_by(f64::total_cmp);
        speeds[RUNS / 2]
    }

    fn measure(&self, seed: u64, work: &mut impl FnMut(&mut Quick) -> u64) -> f64 {
        let mut quick = Quick::new(seed);
        let mut done = 0;
        let begun = Instant::now();
        while begun.elapsed() < self.time {
            done += work(&mut quick);
        }
        self.bar.inc(1);
        done as f64 / begun.elapsed().as_secs_f64()
    }
}

/// Plays a state to the end and counts the decisions.
fn playout<G: Game>(mut state: G, quick: &mut Quick) -> u64 {
    let mut decisions = 0;
    while let Some(mv) = random_move(&state, quick) {
        decisions += u64::from(matches!(mv, Move::Act(..)));
        state.apply(&mv).expect("a move that was drawn from what is possible");
    }
    black_box(state);
    decisions
}

/// What is played next, at random; nothing once the game is over.
fn random_move<G: Game>(state: &G, quick: &mut Quick) -> Option<Move<G>> {
    match state.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Move::Chance(state.draw(quick))),
        Turn::Seats(seats) => {
            let seat = seats.iter().next()?;
            Some(Move::Act(seat, quick.pick(&state.choices(seat))))
        }
    }
}

/// Moments of random games at which somebody decides.
fn moments<G: Game>(start: &G) -> Vec<G> {
    const MOMENTS: usize = 200;
    const EVERY: usize = 7;
    let (mut quick, mut state, mut moments) = (Quick::new(1886), start.clone(), Vec::new());
    for step in 0.. {
        match random_move(&state, &mut quick) {
            Some(mv) => {
                if step % EVERY == 0 && matches!(mv, Move::Act(..)) {
                    moments.push(state.clone());
                }
                state.apply(&mv).expect("a move that was drawn from what is possible");
            }
            None => state = start.clone(),
        }
        if moments.len() == MOMENTS {
            break;
        }
    }
    moments
}

/// The view of whoever decides.
fn view<G: Game>(state: &G) -> G::View {
    let seat = state.turn().seats().iter().next().expect("somebody decides");
    state.view(Viewer::Seat(seat))
}
