//! `utterson play`: the table in the terminal, against bots, with several people at one terminal, or online.
//!
//! ```text
//!   keys, lines ──►┐                    ┌──► draw (full screen) or print (plain)
//!                  ├── update(model) ───┤
//!   other end ────►┘                    └──► commands: to the other end, a hint, leave
//!
//!   the other end: local (the same table as the server's, in a thread) or remote (the wire protocol)
//! ```

mod board;
mod chronicle;
mod draw;
mod errand;
mod hint;
pub mod host;
mod local;
mod model;
mod offer;
mod plain;
mod read_out;
pub mod remote;
mod screen;
mod store;
#[cfg(test)]
mod tests;

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use clap::Args;
use fluent_bundle::FluentArgs;
use game::Seat;
use sha2::{Digest, Sha256};
use table::any::{GameName, Playable, Shelves, UnknownGame};
use table::clock::ClockRule;
use table::fair::Key;
use table::ids::TableId;
use table::lot::SeatRule;
use table::player::{Name, Occupant};
use table::{Setup, with_game};

use self::draw::{Ink, Letters, Look};
use self::errand::Errands;
use self::host::{FromHost, ToHost};
use self::local::{Engine, House, PROGRAM};
use self::model::{Message, Model};
use self::store::GameFile;
use crate::program::Terms;
use crate::program::command::{Player, Players, opponent};
use crate::serve::data_folder;
use crate::shared::{Failure, agree, output, shelves};
use crate::words::{Language, Words, from_english, say};

/// Play in the terminal: against bots, with others at the same terminal, or at an online table.
#[derive(Args)]
pub struct Arguments {
    /// partners, duel or london; or the invite link of an online table
    #[arg(value_name = "GAME or URL", required_unless_present_any = ["resume", "games"])]
    what: Option<String>,
    /// An option of the game, such as players=3, match=return or turns=40; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How well the bots play: random, novice, casual, strong or champion; or cmd:COMMAND, a program (docs/engine.md)
    #[arg(long, default_value = "casual", value_parser = opponent)]
    level: Player,
    /// How many milliseconds a program may think about a decision [default: 10000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    move_time: Option<u64>,
    /// Where you sit: a seat such as hyde or n, or its number from 1
    #[arg(long = "as", value_name = "SEAT", conflicts_with = "hot_seat")]
    seat: Option<String>,
    /// Four partners play where they sit, instead of drawing seats by lot; `--as` implies this
    #[arg(long)]
    as_we_sit: bool,
    /// All seats are played by people at this terminal, with a curtain between them
    #[arg(long)]
    hot_seat: bool,
    /// Your name
    #[arg(long)]
    name: Option<String>,
    /// Go on with a game that was left: the last one, or the one with this name
    #[arg(long, value_name = "NAME", num_args = 0..=1, conflicts_with = "what")]
    resume: Option<Option<String>>,
    /// List the games that were left and can be resumed
    #[arg(long, conflicts_with_all = ["what", "resume"])]
    games: bool,
    /// Open the table on this server, for friends who join by its link
    #[arg(long, value_name = "URL", conflicts_with_all = ["resume", "hot_seat", "seed", "games"])]
    at: Option<String>,
    /// Print sentences and read short commands, for screen readers and scripts
    #[arg(long)]
    plain: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// Bots answer at once
    #[arg(long)]
    quick: bool,
    /// The same seed gives the same cards and the same bots
    #[arg(long)]
    seed: Option<String>,
    /// A map file for london; may be repeated
    #[arg(long = "map", value_name = "FILE")]
    maps: Vec<PathBuf>,
    /// Where games are kept [default: the user's data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

/// Plays.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let (inbox, messages) = channel();
    let (out, from_host) = channel::<FromHost>();
    let words = Words::of(language);
    if arguments.games {
        return list(&data_folder(arguments.data.as_ref())?.join("games"), &words);
    }
    // Before anything is opened: a game that nobody can see is not to be kept.
    if !arguments.plain && !std::io::stdout().is_terminal() {
        return Err(Failure::Usage(words.say("terminal-no-terminal", &[])));
    }
    if arguments.plain {
        crate::program::process::end_with_us(None)?;
    }
    let Sat { host, home, invitation } = sit_down(arguments, &words, out)?;
    let forward = inbox.clone();
    std::thread::spawn(move || from_host.into_iter().try_for_each(|said| forward.send(Message::Host(said))));
    let errands = Errands { host, inbox: inbox.clone() };
    let session: String = random_key().0[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let mut model = Model::new(words, look(arguments), home, session);
    model.invitation = invitation;
    if arguments.plain {
        plain::run(model, &errands, &messages, inbox)
    } else {
        screen::run(model, &errands, &messages, inbox)
    }
}

/// What the terminal can show: <https://no-color.org>.
fn look(arguments: &Arguments) -> Look {
    let colourless = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    Look {
        ink: if colourless { Ink::Black } else { Ink::Coloured },
        letters: if arguments.ascii { Letters::Ascii } else { Letters::Unicode },
    }
}

/// The games that can be resumed, the last one first.
fn list(folder: &Path, words: &Words) -> Result<(), Failure> {
    let mut out = output();
    let logs = store::logs(folder);
    if logs.is_empty() {
        writeln!(out, "{}", words.say("terminal-games-none", &[("folder", folder.display().to_string())]))?;
    }
    for log in logs {
        let minutes = log.written.elapsed().unwrap_or_default().as_secs() / 60;
        let mut ago = FluentArgs::new();
        ago.set("days", minutes / 1440);
        ago.set("hours", minutes / 60 % 24);
        ago.set("minutes", minutes % 60);
        let ago = words.format("terminal-games-ago", &ago).unwrap_or_default();
        writeln!(out, "{}   {ago}", log.name)?;
    }
    Ok(out.flush()?)
}

/// A seat that was taken.
struct Sat {
    /// The other end.
    host: Sender<ToHost>,
    /// The seats that are played here.
    home: Vec<Seat>,
    /// How the others come, at a table that was opened from here.
    invitation: Option<String>,
}

/// Sits down at a table: one's own, an old one, or one far away.
fn sit_down(arguments: &Arguments, words: &Words, out: Sender<FromHost>) -> Result<Sat, Failure> {
    let at_home = |host, home| Ok(Sat { host, home, invitation: None });
    let shelves = shelves(&arguments.maps)?;
    let folder = data_folder(arguments.data.as_ref())?.join("games");
    if let Some(name) = &arguments.resume {
        let (file, table) = GameFile::find(&folder, name.as_deref(), &shelves, words)?;
        let home = persons(&table.players().into_iter().cloned().collect::<Vec<_>>());
        let program = program(arguments, table.setup().game)?;
        let is_program =
            |player: &&Occupant| matches!(player, Occupant::Bot { level } if level.as_str() == PROGRAM);
        if program.is_none() && table.players().iter().any(is_program) {
            let reason = words.say("terminal-program-wanted", &[]);
            return Err(Failure::Usage(reason));
        }
        let house = house(arguments, folder, shelves, table.setup().clone(), program);
        return at_home(local::resume(house, file, table, out), home);
    }
    let what = arguments.what.as_deref().unwrap_or_default();
    if remote::is_link(what) {
        std::fs::create_dir_all(&folder).map_err(|fault| Failure::unwritable(&folder, &fault))?;
        return at_home(remote::open(what, &own_name(arguments), &folder, out)?, Vec::new());
    }
    let game: GameName = what.parse().map_err(|unknown| unknown_game(what, unknown))?;
    let setup = with_game!(game, G => setup::<G>(arguments, words, &shelves))?;
    if let Some(url) = &arguments.at {
        std::fs::create_dir_all(&folder).map_err(|fault| Failure::unwritable(&folder, &fault))?;
        let (host, link) = remote::open_table(url, &setup, &own_name(arguments), &folder, out)?;
        return Ok(Sat { host, home: Vec::new(), invitation: Some(link) });
    }
    let home = persons(&setup.seats);
    let house = house(arguments, folder, shelves, setup, program(arguments, game)?);
    at_home(local::open(house, out)?, home)
}

fn unknown_game(word: &str, unknown: UnknownGame) -> Failure {
    let reason = from_english(&unknown.to_string());
    Failure::Usage(say!("lab-file", file = word, reason = reason))
}

fn house(
    arguments: &Arguments,
    folder: PathBuf,
    shelves: Shelves,
    setup: Setup,
    program: Option<Engine>,
) -> House {
    let key = match &arguments.seed {
        Some(seed) => Key(Sha256::digest(format!("utterson play {seed}").as_bytes()).into()),
        None => random_key(),
    };
    // Who reads line by line does not wait for effect.
    let pace = if arguments.plain || arguments.quick { Duration::ZERO } else { Duration::from_millis(700) };
    House { setup, shelves, folder, key, pace, program }
}

/// The program that plays against people, if one does. It is greeted at once, so that nobody sits down with one that is of no use.
fn program(arguments: &Arguments, game: GameName) -> Result<Option<Engine>, Failure> {
    let terms = Terms::agree(&Players(vec![arguments.level.clone()]), arguments.move_time, game)?;
    Ok(match &arguments.level {
        Player::House(_) => None,
        Player::Program(command) => {
            let (command, name) = (command.clone(), terms.name(command));
            Some(Engine { command, name, move_time: terms.move_time })
        }
    })
}

fn random_key() -> Key {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    Key(bytes)
}

/// The seats of people.
fn persons(seats: &[Occupant]) -> Vec<Seat> {
    (0u8..).map(Seat).zip(seats).filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect()
}

/// What the command line says about a new game.
fn setup<G: Playable>(arguments: &Arguments, words: &Words, shelves: &Shelves) -> Result<Setup, Failure> {
    let agreed = agree::<G>(&arguments.options, shelves, |_| 0)?;
    let seats = G::seats(&agreed);
    let level = match &arguments.level {
        Player::House(level) => level.to_string(),
        Player::Program(_) => PROGRAM.to_string(),
    };
    let level = table::player::Level::try_from(level);
    let level = level.expect("who plays at a table has a plain name");
    let mine = own_seat::<G>(arguments, &agreed)?;
    let occupant = |seat: usize| {
        if arguments.hot_seat {
            let name = words.say("terminal-player", &[("number", (seat + 1).to_string())]);
            Ok(Occupant::person(clean(&name)?))
        } else if seat == mine {
            Ok(Occupant::person(clean(&own_name(arguments))?))
        } else {
            Ok(Occupant::Bot { level: level.clone() })
        }
    };
    Ok(Setup {
        table: TableId([0; 16]),
        game: G::GAME,
        options: G::write_options(&agreed),
        seats: (0..seats).map(occupant).collect::<Result<_, Failure>>()?,
        clock: ClockRule::None,
        seating: match arguments.as_we_sit || arguments.seat.is_some() {
            true => SeatRule::AsWeSit,
            false => SeatRule::Lot,
        },
    })
}

fn own_seat<G: Playable>(arguments: &Arguments, agreed: &G::Options) -> Result<usize, Failure> {
    let Some(word) = &arguments.seat else { return Ok(0) };
    let seats = G::header_seats(agreed);
    let number = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let seat = number.or_else(|| seats.iter().position(|seat| seat == word));
    seat.filter(|seat| *seat < seats.len()).ok_or_else(|| {
        let (known, count) = (seats.join(", "), seats.len());
        Failure::Usage(say!("play-seat", seat = word.as_str(), known = known, count = count))
    })
}

fn own_name(arguments: &Arguments) -> String {
    let user = || ["USER", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    arguments.name.clone().or_else(user).unwrap_or_else(|| "Utterson".to_string())
}

fn clean(name: &str) -> Result<Name, Failure> {
    Name::clean(name).map_err(|_| Failure::Usage(say!("play-name", name = name)))
}
