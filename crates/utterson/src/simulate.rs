//! `utterson simulate`: bots play games and their records are written down.

mod players;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::HasBots;
use clap::Args;
use game::record::Recorder;
use game::{Entropy, Move, Seat, Standing, Turn};
use indicatif::ProgressBar;
use sha2::{Digest, Sha256};
use table::any::{GameName, Playable, Shelves};
use table::fair::Key;
use table::with_game;

use self::players::{Played, Player, guests, make};
use crate::program::Terms;
use crate::program::command::Players;
use crate::shared::{Failure, agree, output, progress, shelves};

/// Let bots play games, and write their records.
///
/// The same seed gives the same games, to the byte. Without --out only the tally is printed.
#[derive(Args, Clone)]
pub struct Arguments {
    /// partners, duel or london
    game: GameName,
    /// How many games
    #[arg(long, default_value_t = 1, value_name = "N")]
    games: u64,
    /// A number or word from which all chance follows
    #[arg(long, default_value = "1886", value_name = "S")]
    seed: String,
    /// The folder for the records; made if it is not there
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// A game option as records write it, such as target=500 or players=3; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Who plays, one for all seats, or one a seat: levels, or programs that speak the engine protocol, as in
    /// 'strong,cmd:python3 bot.py' (docs/engine.md)
    #[arg(long, default_value = "random", value_name = "BOTS")]
    bots: Players,
    /// How many milliseconds a program may think about a decision [default: 10000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    move_time: Option<u64>,
    /// A map file that options may name; may be repeated
    #[arg(long = "map", value_name = "FILE")]
    maps: Vec<PathBuf>,
    /// Print the tally as JSON
    #[arg(long)]
    json: bool,
}

/// Plays the games.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.seed.is_empty() || arguments.seed.contains(|c: char| c.is_whitespace() || c.is_control()) {
        return Err(Failure::Usage("--seed takes one word".into()));
    }
    let terms = Terms::agree(&arguments.bots, arguments.move_time, arguments.game)?;
    let simulation = Simulation { arguments, terms, shelves: shelves(&arguments.maps)? };
    with_game!(arguments.game, G => simulation.run::<G>())
}

struct Simulation<'a> {
    arguments: &'a Arguments,
    terms: Terms,
    shelves: Shelves,
}

impl Simulation<'_> {
    fn run<G: Playable + HasBots>(&self) -> Result<(), Failure> {
        // Everything is looked at before anything is written.
        let options = self.options::<G>(0)?;
        players::seat::<G>(&self.arguments.bots, &self.terms, G::seats(&options))?;
        if let Some(folder) = &self.arguments.out {
            std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
        }
        let bar = progress(self.arguments.games, "playing");
        let tally = self.all::<G>(&bar)?;
        bar.finish_and_clear();
        self.print::<G>(&tally)
    }

    fn options<G: Playable>(&self, game: u64) -> Result<G::Options, Failure> {
        let mut lot = self.key("lot", game).draw(0);
        agree::<G>(&self.arguments.options, &self.shelves, |count| lot.below(count as u32) as usize)
    }

    /// The key of all draws of a game for one purpose.
    fn key(&self, purpose: &str, game: u64) -> Key {
        let text = format!("utterson simulate {purpose} {} {game}", self.arguments.seed);
        Key(Sha256::digest(text.as_bytes()).into())
    }

    /// Plays all games, on all cores.
    fn all<G: Playable + HasBots>(&self, bar: &ProgressBar) -> Result<Tally, Failure> {
        let next = AtomicU64::new(0);
        let tally = Mutex::new(Tally::default());
        let worker = || -> Result<(), Failure> {
            let players =
                players::seat::<G>(&self.arguments.bots, &self.terms, G::seats(&self.options::<G>(0)?))?;
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= self.arguments.games {
                    return Ok(());
                }
                let played = self.one::<G>(game, &players)?;
                self.save(game, &played.text())?;
                tally.lock().expect("no worker panics").count(&played);
                bar.inc(1);
            }
        };
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
            workers.into_iter().try_for_each(|worker| worker.join().expect("no worker panics"))
        })?;
        Ok(tally.into_inner().expect("no worker panics"))
    }

    fn one<G: Playable + HasBots>(&self, game: u64, players: &[Player<G>]) -> Result<Played<G>, Failure> {
        let options = self.options::<G>(game)?;
        let names = names(players.iter().map(|player| player.name.as_str()));
        let seed = format!("simulate {} {}", self.arguments.seed, game + 1);
        let mut recorder = Recorder::<G>::new(&options, Some(&seed), names.clone());
        let (chance, thought) = (self.key("chance", game), self.key("thought", game));
        let (mut draws, mut decisions) = (0, 0);
        guests(players).for_each(|(seat, guest)| guest.begin(&options, seat));
        let lost = loop {
            let mv = match recorder.state().turn() {
                Turn::Over => break None,
                Turn::Chance => {
                    draws += 1;
                    Move::Chance(recorder.state().draw(&mut chance.draw(draws)))
                }
                Turn::Seats(_) => {
                    decisions += 1;
                    let seat = recorder.state().first_writer().expect("somebody decides");
                    match players[seat.index()].choose(recorder.state(), seat, &mut thought.draw(decisions)) {
                        Ok(action) => Move::Act(seat, action),
                        Err(forfeit) => break Some((seat, forfeit)),
                    }
                }
            };
            make(&mut recorder, &mv, players);
        };
        let played = Played { recorder, names, decisions, lost };
        guests(players).for_each(|(seat, guest)| guest.over(seat, played.standing(seat)));
        Ok(played)
    }

    fn save(&self, game: u64, text: &str) -> Result<(), Failure> {
        let Some(folder) = &self.arguments.out else { return Ok(()) };
        let path =
            folder.join(format!("{}-{}-{:06}.case", self.arguments.game, self.arguments.seed, game + 1));
        write_whole(&path, text.as_bytes()).map_err(|error| Failure::file(&path, error))
    }

    fn print<G: Playable>(&self, tally: &Tally) -> Result<(), Failure> {
        let mut out = output();
        let seats = G::header_seats(&self.options::<G>(0)?);
        if self.arguments.json {
            let won: serde_json::Map<_, _> = seats
                .iter()
                .zip(&tally.won)
                .map(|(seat, won)| ((*seat).to_string(), (*won).into()))
                .collect();
            let json = serde_json::json!({
                "game": G::NAME, "games": tally.games, "decisions": tally.decisions, "won": won, "drawn": tally.drawn,
                "forfeits": tally.forfeits,
            });
            writeln!(out, "{json}")?;
        } else {
            writeln!(out, "{} games of {}, {} decisions", tally.games, G::NAME, tally.decisions)?;
            for (seat, won) in seats.iter().zip(&tally.won) {
                writeln!(out, "  {seat:<8} won {won:>8}")?;
            }
            writeln!(out, "  {:<8}     {:>8}", "drawn", tally.drawn)?;
            if let Some(first) = &tally.first_forfeit {
                let lost: u64 = tally.forfeits.values().sum();
                writeln!(out, "  lost by a program that failed: {lost}; {first}")?;
            }
        }
        Ok(out.flush()?)
    }
}

/// What came of the games.
#[derive(Default)]
struct Tally {
    games: u64,
    decisions: u64,
    /// By seat of the first deal: how often it won.
    won: Vec<u64>,
    /// How often nobody did.
    drawn: u64,
    /// How many games were lost by a program that failed, by reason.
    forfeits: BTreeMap<&'static str, u64>,
    /// The first of those reasons.
    first_forfeit: Option<String>,
}

impl Tally {
    fn count<G: Playable>(&mut self, played: &Played<G>) {
        self.games += 1;
        self.decisions += played.decisions;
        let seats = G::seats(played.recorder.state().options());
        self.won.resize(seats, 0);
        let mut drawn = true;
        for (seat, won) in (0u8..).map(Seat).zip(&mut self.won) {
            let standing = played.standing(seat);
            *won += u64::from(standing == Standing::Won);
            drawn &= standing == Standing::Drew;
        }
        self.drawn += u64::from(drawn);
        if let Some((seat, forfeit)) = &played.lost {
            *self.forfeits.entry(forfeit.code).or_default() += 1;
            let name = &played.names[seat.index()];
            self.first_forfeit.get_or_insert_with(|| format!("{name}: {forfeit}"));
        }
    }
}

/// The names that bots have in records; a second one of a level is `bot:LEVEL:2`.
fn names<'a>(levels: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for level in levels {
        let first = format!("bot:{level}");
        let again = (2..).map(|number| format!("{first}:{number}"));
        let free = std::iter::once(first.clone()).chain(again).find(|name| !names.contains(name));
        names.extend(free);
    }
    names
}

/// Writes a file so that it is there whole or not at all.
fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let unfinished = path.with_extension("case.part");
    std::fs::write(&unfinished, bytes)?;
    std::fs::rename(&unfinished, path)
}
