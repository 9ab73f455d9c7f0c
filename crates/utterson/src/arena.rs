//! `utterson arena`: bots play each other until it is clear who is better.
//!
//! - `hall`: who plays when, on how many threads, and until when. `set`: one set of games, and its records.
//! - `journal`: what is kept on the disk as it goes. `kept`: what of a set is.
//! - `duo`: what two bots have shown. `table`: what many have. `failures`: games that programs lost by failing.

mod duo;
mod failures;
mod hall;
mod journal;
mod kept;
mod set;
mod table;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use ::table::any::{GameName, Playable, Shelves};
use ::table::fair::Key;
use ::table::with_game;
use bots::arena::Contestant;
use bots::arena::contest::Contest;
use bots::arena::sprt::Sprt;
use bots::{HasBots, Level, Strength};
use clap::Args;
use game::Entropy;
use sha2::{Digest, Sha256};

use crate::program::Terms;
use crate::program::command::{Player, Players, contestants};
use crate::program::process::end_with_us;
use crate::shared::{Failure, agree, shelves};
use crate::solve::cores;
use crate::words::{decimal, say};
use hall::Hall;

/// Measure bots against each other: two, or many in a round-robin tournament.
///
/// Games come in pairs with the same deals, seats and roles exchanged, so that luck cancels; they are played on all
/// cores. Four players of partners are two teams of two, three are one bot alone against two of the other in a single
/// hand. The same seed gives the same games. Intervals are of 95 %, over pairs (docs/laboratory.md). Time a move is over decisions with something to
/// choose, and time that the thread really ran, where the system tells. Ctrl-C ends it after the games that are being played, with what they say so
/// far and exit code 3; with --state the same command goes on later.
#[derive(Args)]
pub struct Arguments {
    /// partners, duel or london
    game: GameName,
    /// The bots: levels (random, novice, casual, strong, champion, veteran, ismcts:N), ceiling:N, which sees all cards, or
    /// cmd:COMMAND, a program that speaks the engine protocol (docs/engine.md), as in 'champion,cmd:python3 bot.py'
    #[arg(long, value_name = "A,B,…", value_parser = contestants)]
    bots: Players,
    /// How many games, in a tournament for each pair of bots; an odd number is rounded up. With --sprt, at most this many
    #[arg(long, default_value_t = 100, value_name = "N")]
    games: u64,
    /// A number or word from which all chance follows
    #[arg(long, default_value = "1886", value_name = "S")]
    seed: String,
    /// A game option as records write it, such as target=1 (a single hand) or players=3; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How much each bot may think about a decision, if less than usual: simulations, or whatever it counts
    #[arg(long, value_name = "N")]
    work: Option<u64>,
    /// How many milliseconds a program may think about a decision [default: 10000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    move_time: Option<u64>,
    /// Stop as soon as it is clear whether the first bot is better by elo1, or by no more than elo0, with these chances to be wrong
    #[arg(long, value_name = "ELO0,ELO1,ALPHA,BETA", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// A file in which every pair of games is kept as it ends; if it is there, they are not played again
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// A folder for the records of the games, made if it is not there
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// How many threads [default: as many as there are cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// A map file that options may name; may be repeated
    #[arg(long = "map", value_name = "FILE")]
    maps: Vec<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints what they say.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    arguments.check()?;
    let stop = Arc::new(AtomicBool::new(false));
    end_with_us(Some(stop.clone()))?;
    let terms = Terms::agree(&arguments.bots, arguments.move_time, arguments.game)?;
    let arena = Arena { arguments, terms, shelves: shelves(&arguments.maps)?, stop };
    with_game!(arguments.game, G => arena.run::<G>())
}

/// No machine has more cores than this.
const THREADS_MAX: usize = 1024;

impl Arguments {
    /// Refuses what makes no sense, and what would do nothing.
    fn check(&self) -> Result<(), Failure> {
        let usage = |reason: String| Err(Failure::Usage(reason));
        let bots = &self.bots.0;
        if self.games == 0 || self.games > 1 << 40 {
            return usage(say!("lab-games-zero"));
        }
        if self.threads == Some(0) {
            return usage(say!("lab-threads-zero"));
        }
        if let Some(many) = self.threads.filter(|threads| *threads > THREADS_MAX) {
            return usage(say!("lab-threads-many", many = many, most = THREADS_MAX));
        }
        if bots.len() < 2 {
            return usage(say!("lab-bots-two", given = bots.len()));
        }
        if bots.len() > 2 && self.sprt.is_some() {
            return usage(say!("lab-sprt-two", given = bots.len()));
        }
        let twice = bots.iter().enumerate().find(|(place, bot)| bots[..*place].contains(bot));
        if let Some((_, bot)) = twice.filter(|_| bots.len() > 2) {
            return usage(say!("lab-bots-twice", bot = bot.to_string()));
        }
        if self.work == Some(0) {
            return usage(say!("lab-work-zero"));
        }
        if let Some(work) = self.work.filter(|_| !bots.iter().any(|bot| counts_work(bot, self.game))) {
            return usage(say!("lab-work-idle", work = work));
        }
        if !self.maps.is_empty() && self.game != GameName::London {
            return usage(say!("lab-map-idle", game = self.game.as_str()));
        }
        Ok(())
    }
}

/// Does a bot think less if it is given less work? Who does the same at once whatever happens does not, nor do programs.
fn counts_work(player: &Player, game: GameName) -> bool {
    match player {
        Player::House(Contestant::Level(Level::Random | Level::Made(Strength::Novice)))
        | Player::Program(_) => false,
        Player::House(Contestant::Level(Level::Made(Strength::Casual))) => game != GameName::London,
        // A network looks once.
        Player::House(Contestant::Level(Level::Made(Strength::Champion))) => game == GameName::London,
        Player::House(
            Contestant::Ceiling(_)
            | Contestant::Level(Level::Ismcts(_) | Level::Veteran | Level::Made(Strength::Strong)),
        ) => true,
    }
}

struct Arena<'a> {
    arguments: &'a Arguments,
    terms: Terms,
    shelves: Shelves,
    /// Raised by the first Ctrl-C; the second one ends the program at once.
    stop: Arc<AtomicBool>,
}

impl Arena<'_> {
    fn run<G: Playable + HasBots + Contest>(&self) -> Result<(), Failure> {
        let options = self.options::<G>(0)?;
        if let Some(folder) = &self.arguments.out {
            std::fs::create_dir_all(folder).map_err(|error| Failure::unwritable(folder, &error))?;
        }
        let games_a_set = G::line_ups(&options).len() as u64;
        let sets = self.arguments.games.div_ceil(games_a_set);
        let hall = Hall { arena: self, sets, threads: self.arguments.threads.unwrap_or_else(cores) };
        let outcome = hall.play::<G>(self.header::<G>(&options))?;
        match self.names().as_slice() {
            [first, second] => self.print_duo(G::SIDES, [first, second], &outcome)?,
            names => self.print_table(names, &outcome)?,
        }
        if outcome.complete {
            return Ok(());
        }
        let stopped = match &self.arguments.state {
            Some(_) => say!("lab-arena-stopped"),
            None => say!("lab-arena-stopped-for-good"),
        };
        eprintln!("{stopped}");
        Err(Failure::Unfinished)
    }

    /// What must be the same if kept games are to be counted: all that they follow from.
    fn header<G: Playable>(&self, options: &G::Options) -> serde_json::Value {
        let Arguments { game, seed, options: given, work, move_time, .. } = self.arguments;
        serde_json::json!({
            "utterson": env!("CARGO_PKG_VERSION"), "arena": 1, "rules": G::RULES_VERSION, "game": game.as_str(),
            "bots": self.names(), "seed": seed, "given": given, "options": G::write_options(options), "work": work,
            "move_time": move_time,
        })
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

    fn names(&self) -> Vec<String> {
        self.arguments.bots.0.iter().map(ToString::to_string).collect()
    }

    /// What a game of the arena is, for machines: not always a game.
    fn unit(&self) -> &'static str {
        let agreed = |option: &str| self.arguments.options.iter().any(|given| given == option);
        match self.arguments.game {
            GameName::Duel if agreed("match=return") => "return match",
            GameName::Partners if agreed("players=3") => "hand",
            GameName::Partners | GameName::Duel | GameName::London => "game",
        }
    }
}

/// One or many of something: games, return matches or hands.
fn many(count: usize, unit: &str) -> String {
    // The catalogues know it by one word.
    let word = unit.split(' ').next().unwrap_or(unit);
    say!("lab-many", count = count, unit = word)
}

/// An interval of 95 %, in per cent.
fn interval(low: f64, high: f64) -> String {
    say!("lab-interval", low = decimal(100.0 * low, 1), high = decimal(100.0 * high, 1))
}
