//! `utterson arena`: two bots play each other until it is clear who is better.

mod failures;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::HasBots;
use bots::arena::contest::Contest;
use bots::arena::score::Score;
use bots::arena::{self, Match, SetResult, Streams, Thinking};
use clap::Args;
use game::Entropy;
use indicatif::ProgressBar;
use sha2::{Digest, Sha256};
use table::any::{GameName, Playable, Shelves};
use table::fair::{Key, Stream};
use table::with_game;

use self::failures::Lost;
use crate::program::Terms;
use crate::program::command::{Player, Players};
use crate::shared::{Failure, agree, output, progress, shelves};

/// Measure two bots against each other.
///
/// Games come in pairs with the same deals, seats and roles exchanged, so that luck cancels; they are played on all
/// cores. Four players of partners are two teams of two, three are one bot alone against two of the other in a single
/// hand. The same seed gives the same games. Time a move is over decisions with something to choose, and time that the
/// thread really ran, where the system tells.
#[derive(Args)]
pub struct Arguments {
    /// partners, duel or london
    game: GameName,
    /// The two bots: levels (random, novice, casual, strong, champion, ismcts:N), ceiling:N, which sees all cards, or
    /// cmd:COMMAND, a program that speaks the engine protocol (docs/engine.md), as in 'champion,cmd:python3 bot.py'
    #[arg(long, value_name = "A,B")]
    bots: Players,
    /// How many games; an odd one out gets its partner
    #[arg(long, default_value_t = 100, value_name = "N")]
    games: u64,
    /// A number or word from which all chance follows
    #[arg(long, default_value = "1886", value_name = "S")]
    seed: String,
    /// A game option as records write it, such as target=1 (a single hand) or players=3; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How much each bot may think about a decision, if less than it is made for: simulations, or what it counts
    #[arg(long, value_name = "N")]
    work: Option<u64>,
    /// How many milliseconds a program may think about a decision [default: 10000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    move_time: Option<u64>,
    /// A map file that options may name; may be repeated
    #[arg(long = "map", value_name = "FILE")]
    maps: Vec<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints what they say.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.games == 0 || arguments.games > 1 << 40 {
        return Err(Failure::Usage("--games takes a number from 1".into()));
    }
    if arguments.work == Some(0) {
        return Err(Failure::Usage("--work 0: a budget of zero leaves no room for a thought".into()));
    }
    let Ok(players) = <[_; 2]>::try_from(arguments.bots.0.clone()) else {
        return Err(Failure::Usage(format!("--bots takes two bots, not {}", arguments.bots.0.len())));
    };
    let terms = Terms::agree(&arguments.bots, arguments.move_time, arguments.game)?;
    let arena = Arena { arguments, players, terms, shelves: shelves(&arguments.maps)? };
    with_game!(arguments.game, G => arena.run::<G>())
}

struct Arena<'a> {
    arguments: &'a Arguments,
    players: [Player; 2],
    terms: Terms,
    shelves: Shelves,
}

/// The random words of one set of games.
struct Words {
    chance: Key,
    thought: [Key; 2],
}

impl Streams for Words {
    type Stream = Stream;

    fn chance(&self, draw: u64) -> Stream {
        self.chance.draw(draw)
    }

    fn thought(&self, game: usize, decision: u64) -> Stream {
        self.thought[game % 2].draw(decision)
    }
}

impl Arena<'_> {
    fn run<G: Playable + HasBots + Contest>(&self) -> Result<(), Failure> {
        let games_a_set = G::line_ups(&self.options::<G>(0)?).len() as u64;
        let sets = self.arguments.games.div_ceil(games_a_set);
        let bar = progress(sets * games_a_set, "playing");
        let results = self.all::<G>(sets, &bar)?;
        bar.finish_and_clear();
        self.print(G::SIDES, &Findings::of(&results))
    }

    /// The key of all draws of a set for one purpose.
    fn key(&self, purpose: &str, set: u64) -> Key {
        let text = format!("utterson arena {purpose} {} {set}", self.arguments.seed);
        Key(Sha256::digest(text.as_bytes()).into())
    }

    fn options<G: Playable>(&self, set: u64) -> Result<G::Options, Failure> {
        let mut lot = self.key("lot", set).draw(0);
        agree::<G>(&self.arguments.options, &self.shelves, |count| lot.below(count as u32) as usize)
    }

    /// Plays all sets, on all cores; the results are in the order of the sets, whoever was ready first.
    fn all<G: Playable + HasBots + Contest>(
        &self,
        sets: u64,
        bar: &ProgressBar,
    ) -> Result<Vec<SetResult>, Failure> {
        let next = AtomicU64::new(0);
        let results = Mutex::new(Vec::new());
        let worker = || -> Result<(), Failure> {
            let players = self.players.each_ref().map(|player| self.terms.seat::<G>(player));
            loop {
                let set = next.fetch_add(1, Ordering::Relaxed);
                if set >= sets {
                    return Ok(());
                }
                let result = self.set::<G>(set, [&players[0], &players[1]])?;
                bar.inc(result.games.len() as u64);
                results.lock().expect("no worker panics").push((set, result));
            }
        };
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
            workers.into_iter().try_for_each(|worker| worker.join().expect("no worker panics"))
        })?;
        let mut results = results.into_inner().expect("no worker panics");
        results.sort_by_key(|(set, _)| *set);
        Ok(results.into_iter().map(|(_, result)| result).collect())
    }

    fn set<G: Playable + HasBots + Contest>(
        &self,
        set: u64,
        players: [&arena::Player<G>; 2],
    ) -> Result<SetResult, Failure> {
        let options = self.options::<G>(set)?;
        let words = Words {
            chance: self.key("chance", set),
            thought: [self.key("thought", set), self.key("second thought", set)],
        };
        let begun = Instant::now();
        let pairing = Match { options: &options, players, work: self.arguments.work };
        Ok(pairing.play(&words, &mut || time_run(begun)))
    }

    fn print(&self, sides: [&str; 2], findings: &Findings) -> Result<(), Failure> {
        let mut out = output();
        if self.arguments.json {
            writeln!(out, "{}", self.json(sides, findings))?;
        } else {
            self.sentences(&mut out, sides, findings)?;
        }
        Ok(out.flush()?)
    }

    fn json(&self, sides: [&str; 2], findings: &Findings) -> serde_json::Value {
        let Findings { games, score, by_side, thinking, side_wins, drawn, failures } = findings;
        let by_bot = |figure: &dyn Fn(&Thinking) -> f64| -> serde_json::Map<String, serde_json::Value> {
            self.names()
                .into_iter()
                .zip(self.by_name(thinking).iter().map(|time| figure(time).into()))
                .collect()
        };
        serde_json::json!({
            "game": self.arguments.game.as_str(),
            "bots": self.names(),
            "games": games,
            "score": score.share, "score_low": score.share_low, "score_high": score.share_high,
            "elo": score.elo, "elo_low": score.elo_low, "elo_high": score.elo_high,
            "ms_per_move": by_bot(&mean_ms),
            "ms_per_move_max": by_bot(&|time| milliseconds(time.longest)),
            "score_by_side": by_side.as_ref().map(|by_side| serde_json::json!({
                sides[0]: shares(&by_side[0]), sides[1]: shares(&by_side[1]),
            })),
            "side_wins": { sides[0]: side_wins[0], sides[1]: side_wins[1], "drawn": drawn },
            "forfeits": failures.iter().map(|failed| failed.json(&self.names())).collect::<Vec<_>>(),
        })
    }

    fn names(&self) -> [String; 2] {
        self.players.each_ref().map(ToString::to_string)
    }

    /// A bot that plays itself is measured in both its seats.
    fn by_name(&self, thinking: &[Thinking; 2]) -> [Thinking; 2] {
        if self.players[0] != self.players[1] {
            return *thinking;
        }
        let mut both = thinking[0];
        both.add(&thinking[1]);
        [both; 2]
    }

    fn sentences(&self, out: &mut impl Write, sides: [&str; 2], findings: &Findings) -> std::io::Result<()> {
        let Findings { games, score, by_side, thinking, side_wins, drawn, failures } = findings;
        let [first, second] = &self.names();
        writeln!(out, "{first} against {second}: {games} games of {}", self.arguments.game)?;
        let percent = |share: f64| 100.0 * share;
        let [share, low, high] = shares(score).map(percent);
        writeln!(out, "  score     {share:>8.1} %    95 %: {low:.1} to {high:.1}")?;
        writeln!(
            out,
            "  elo       {:>+8.0}      95 %: {:+.0} to {:+.0}",
            score.elo, score.elo_low, score.elo_high
        )?;
        for (side, score) in sides.iter().zip(by_side.iter().flatten()) {
            let [share, low, high] = shares(score).map(percent);
            writeln!(out, "  as {side:<7}{share:>8.1} %    95 %: {low:.1} to {high:.1}")?;
        }
        for (bot, time) in [first, second].into_iter().zip(self.by_name(thinking)) {
            writeln!(
                out,
                "  {bot}: {:.3} ms a move, {:.1} at most",
                mean_ms(&time),
                milliseconds(time.longest)
            )?;
        }
        writeln!(
            out,
            "  {} won {}, {} won {}, drawn {drawn}",
            sides[0], side_wins[0], sides[1], side_wins[1]
        )?;
        failures::sentences(out, &self.names(), failures)
    }
}

/// What all sets together say.
struct Findings {
    games: usize,
    score: Score,
    /// As one side and as the other; none if the bots changed sides within a game.
    by_side: Option<[Score; 2]>,
    thinking: [Thinking; 2],
    side_wins: [u64; 2],
    drawn: u64,
    failures: Vec<Lost>,
}

impl Findings {
    fn of(results: &[SetResult]) -> Findings {
        let shares: Vec<f64> = results.iter().map(SetResult::share).collect();
        let games = results.iter().map(|result| result.games.len()).sum();
        let score = Score::of_sets(&shares);
        let by_side = by_side(results);
        let mut findings = Findings {
            games,
            score,
            by_side,
            thinking: Default::default(),
            side_wins: [0; 2],
            drawn: 0,
            failures: Lost::all(results),
        };
        for result in results {
            for (all, time) in findings.thinking.iter_mut().zip(&result.thinking) {
                all.add(time);
            }
            for verdict in &result.games {
                match verdict.side {
                    Some(side) => findings.side_wins[side] += 1,
                    None => findings.drawn += 1,
                }
            }
        }
        findings
    }
}

/// The first bot's points as either side. A set has one game of each.
fn by_side(results: &[SetResult]) -> Option<[Score; 2]> {
    let mut points = [Vec::new(), Vec::new()];
    for verdict in results.iter().flat_map(|result| &result.games) {
        points[verdict.own?].push(verdict.points);
    }
    Some(points.map(|points| Score::of_sets(&points)))
}

/// The share with its interval.
fn shares(score: &Score) -> [f64; 3] {
    [score.share, score.share_low, score.share_high]
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// How long this thread has run: other work on the machine does not count.
#[cfg(unix)]
fn time_run(_begun: Instant) -> Duration {
    let ran = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(ran).expect("no thread has run for less than nothing")
}

/// Elsewhere the clock on the wall has to do.
#[cfg(not(unix))]
fn time_run(begun: Instant) -> Duration {
    begun.elapsed()
}

fn mean_ms(time: &Thinking) -> f64 {
    milliseconds(time.total) / time.decisions.max(1) as f64
}
