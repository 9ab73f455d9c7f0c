//! `utterson simulate`: bots play games and their records are written down.

mod players;

use std::collections::BTreeMap;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::HasBots;
use bots::arena::guest::Forfeit;
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
use crate::program::fault::forfeit_sentence;
use crate::shared::{Failure, agree, names, output, progress, save, shelves, stem};
use crate::words::say;

/// Let bots play games, and write their records.
///
/// The same seed gives the same games, to the byte. Without --out only the tally is printed. A file is named by what was played: game,
/// options, bots unless all are random, seed and number. No file is overwritten: the same game is left as it is, and another one of that name ends the
/// command.
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
    /// The folder for the records, made if it is not there; - writes them all to the standard output, one after another, and the tally to the error stream
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
        return Err(Failure::Usage(say!("lab-seed")));
    }
    crate::program::process::end_with_us(None)?;
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
        if let Some(folder) = self.arguments.out.as_ref().filter(|_| !self.streams()) {
            std::fs::create_dir_all(folder).map_err(|error| Failure::unwritable(folder, &error))?;
        }
        let bar = progress(self.arguments.games, say!("lab-playing"));
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
        let stream = Mutex::new(InTurn::new(BufWriter::new(std::io::stdout())));
        let worker = || -> Result<(), Failure> {
            let players =
                players::seat::<G>(&self.arguments.bots, &self.terms, G::seats(&self.options::<G>(0)?))?;
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= self.arguments.games {
                    return Ok(());
                }
                let played = self.one::<G>(game, &players)?;
                if self.streams() {
                    stream.lock().expect("no worker panics").put(game, played.text())?;
                } else {
                    self.save(game, &played.text())?;
                }
                tally.lock().expect("no worker panics").count(&played);
                bar.inc(1);
            }
        };
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
            workers.into_iter().try_for_each(|worker| worker.join().expect("no worker panics"))
        })?;
        stream.into_inner().expect("no worker panics").out.flush()?;
        Ok(tally.into_inner().expect("no worker panics"))
    }

    /// Do all records go to the standard output?
    fn streams(&self) -> bool {
        self.arguments.out.as_ref().is_some_and(|out| out.as_os_str() == "-")
    }

    /// What the files of this simulation are called, but for the number.
    fn stem(&self) -> String {
        let Arguments { game, options, bots, seed, .. } = self.arguments;
        let bots: Vec<String> = bots.0.iter().map(ToString::to_string).collect();
        let bots = bots.iter().any(|bot| bot != "random").then(|| bots.join("+"));
        stem(*game, options.iter().cloned().chain(bots).chain([seed.clone()]))
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
        save(&folder.join(format!("{}-{:06}.case", self.stem(), game + 1)), text)
    }

    fn print<G: Playable>(&self, tally: &Tally) -> Result<(), Failure> {
        let mut out: Box<dyn Write> =
            if self.streams() { Box::new(std::io::stderr()) } else { Box::new(output()) };
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
            tally.sentences(&mut out, G::NAME, &seats)?;
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
    /// The first of those, and who lost by it.
    first_forfeit: Option<(String, Forfeit)>,
}

impl Tally {
    fn sentences(&self, out: &mut dyn Write, game: &str, seats: &[&str]) -> std::io::Result<()> {
        writeln!(out, "{}", say!("lab-tally", games = self.games, game = game, decisions = self.decisions))?;
        let (won, drawn) = (say!("lab-tally-won"), say!("lab-tally-drawn"));
        let width = won.chars().count();
        for (seat, times) in seats.iter().zip(&self.won) {
            writeln!(out, "  {seat:<8} {won} {times:>8}")?;
        }
        writeln!(out, "  {drawn:<8} {:<width$} {:>8}", "", self.drawn)?;
        if let Some((name, forfeit)) = &self.first_forfeit {
            let lost: u64 = self.forfeits.values().sum();
            let reason = forfeit_sentence(forfeit.code, &forfeit.facts);
            writeln!(
                out,
                "  {}",
                say!("lab-tally-failed", count = lost, name = name.as_str(), reason = reason)
            )?;
        }
        Ok(())
    }

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
            self.first_forfeit.get_or_insert_with(|| (name.clone(), forfeit.clone()));
        }
    }
}

/// Texts written in the order of their numbers, whoever is ready first.
struct InTurn<W: Write> {
    out: W,
    next: u64,
    waiting: BTreeMap<u64, String>,
}

impl<W: Write> InTurn<W> {
    fn new(out: W) -> InTurn<W> {
        InTurn { out, next: 0, waiting: BTreeMap::new() }
    }

    fn put(&mut self, number: u64, text: String) -> std::io::Result<()> {
        self.waiting.insert(number, text);
        while let Some(text) = self.waiting.remove(&self.next) {
            self.out.write_all(text.as_bytes())?;
            self.next += 1;
        }
        Ok(())
    }
}
