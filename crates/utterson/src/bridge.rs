//! `utterson bridge`: takes a program to the tables of a server, where it plays over the same wire as people do.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use clap::Args;
use game::{Seat, Standing, Viewer};
use serde_json::json;
use table::Request;
use table::any::GameName;
use table::ids::{CommandId, TableId};
use table::seen::{Position, Stage};
use table::wire::{ClientMsg, ServerMsg};

use crate::play::host::{FromHost, ToHost, Trouble};
use crate::play::remote;
use crate::program::command::CommandLine;
use crate::program::fault::Verdict;
use crate::program::pilot::Pilot;
use crate::program::{MOVE_TIME_MS, Session};
use crate::shared::{Failure, read_file};
use crate::words::say;

/// Take a program that speaks the engine protocol to the tables of a server.
///
/// Whoever runs the server makes the token with `utterson bot-token`. Everybody at the table sees that it is a program. It plays as
/// fast as it can, agrees to take-backs and to abandoning the game, and gives up if it fails.
#[derive(Args)]
pub struct Arguments {
    /// The invite link of a table; or the address of a server, to open one there
    #[arg(value_name = "URL")]
    url: String,
    /// The command that starts the program (docs/engine.md), as in 'python3 bot.py'
    #[arg(long, value_name = "COMMAND")]
    engine: CommandLine,
    /// The file that has the token in it
    #[arg(long, value_name = "FILE")]
    token: PathBuf,
    /// Open a table of this game, take its first seat, and print the link for others
    #[arg(long)]
    game: Option<GameName>,
    /// An option of the game, such as match=return; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "game")]
    options: Vec<String>,
    /// How many games, one after the other, at the tables of a rematch
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many milliseconds the program may think about a decision, clocks permitting
    #[arg(long, default_value_t = MOVE_TIME_MS, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    move_time: u64,
}

/// How long is waited for the table to hear that a program has given up.
const FAREWELL: Duration = Duration::from_secs(10);

/// Plays, and says what came of it.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    crate::program::process::end_with_us(None)?;
    let token = token(&arguments.token)?;
    let wish = arguments
        .game
        .map(|game| json!({ "game": game, "options": arguments.options, "seats": [{ "type": "me" }] }));
    let (out, from_host) = channel();
    let (host, invite) = remote::bring(&arguments.url, token, wish, out)?;
    if let Some(invite) = invite {
        say(&say!("bridge-table", link = invite));
    }
    let mut number = [0; 6];
    getrandom::fill(&mut number)
        .map_err(|fault| Failure::Bad(say!("system-other", reason = fault.to_string())))?;
    let session = number.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut bridge = Bridge { arguments, host, session, commands: 0, played: 0, counted: None, seat: None };
    bridge.cross(&from_host)
}

/// The token, as its file has it.
fn token(path: &Path) -> Result<String, Failure> {
    let text = String::from_utf8(read_file(path)?).unwrap_or_default();
    let token = text.trim();
    let is_token = token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_token.then(|| token.to_string()).ok_or_else(|| Failure::file(path, say!("bridge-no-token")))
}

fn say(line: &str) {
    // Whoever started us may not read it.
    let _ = writeln!(std::io::stdout(), "{line}");
}

struct Bridge<'a> {
    arguments: &'a Arguments,
    host: Sender<ToHost>,
    /// What all command ids of this run begin with.
    session: String,
    commands: u64,
    played: u64,
    /// The table whose game has been counted.
    counted: Option<TableId>,
    seat: Option<Seat>,
}

impl Bridge<'_> {
    fn cross(&mut self, from_host: &Receiver<FromHost>) -> Result<(), Failure> {
        let mut pilot = None;
        for said in from_host {
            let message = match said {
                FromHost::Said(message) => message,
                FromHost::Recorded(_) | FromHost::Trouble(Trouble::Reconnecting) => continue,
                FromHost::Trouble(trouble) => return Err(Failure::Bad(sentence(&trouble))),
            };
            if pilot.is_none()
                && let ServerMsg::Snapshot { snapshot, .. } = message.as_ref()
            {
                let Viewer::Seat(seat) = snapshot.about.viewer else {
                    return Err(Failure::Bad("this link leads to a place among those who watch".into()));
                };
                self.seat = Some(seat);
                let move_time = Duration::from_millis(self.arguments.move_time);
                let started = Session::start(&self.arguments.engine, snapshot.about.game, move_time);
                let session = started.map_err(|verdict| {
                    Failure::Bad(say!(
                        "lab-file",
                        file = self.arguments.engine.to_string(),
                        reason = verdict.to_string()
                    ))
                })?;
                pilot = Some(Pilot::new(session, move_time));
            }
            let Some(pilot) = &mut pilot else { continue };
            match pilot.hear(&message) {
                Ok(Some(request)) => self.ask(request),
                Ok(None) => {}
                Err(verdict) => return Err(self.give_up(&verdict, from_host)),
            }
            if let ServerMsg::Update { position, .. } = message.as_ref()
                && pilot.is_over()
                && self.is_done(pilot.table(), position)
            {
                return Ok(());
            }
        }
        Err(Failure::Bad(say!("bridge-gone")))
    }

    /// Counts a game that is over, and asks for the next one.
    fn is_done(&mut self, table: Option<TableId>, position: &Position) -> bool {
        let Stage::Over { standings, .. } = &position.stage else { return false };
        // Something may be said after the game, and then it is told again how it ended.
        if self.counted == table {
            return false;
        }
        self.counted = table;
        let standing = self.seat.and_then(|seat| standings.get(seat.index()));
        say(&match standing {
            Some(Standing::Won) => say!("bridge-won"),
            Some(Standing::Lost) => say!("bridge-lost"),
            Some(Standing::Drew) => say!("bridge-drew"),
            None => say!("bridge-broken-off"),
        });
        self.played += 1;
        if self.played < self.arguments.games {
            let _ = self.host.send(ToHost::Again);
        }
        self.played >= self.arguments.games
    }

    fn ask(&mut self, request: Request) {
        self.commands += 1;
        let id = CommandId::try_from(format!("bridge-{}-{}", self.session, self.commands));
        let command_id = id.expect("letters, digits and dashes");
        let seat = self.seat.unwrap_or(Seat(0));
        let _ = self.host.send(ToHost::Say(seat, ClientMsg::Do { command_id, request }));
    }

    /// The program has failed: the game is given up, and the others are told so by the table.
    fn give_up(&mut self, verdict: &Verdict, from_host: &Receiver<FromHost>) -> Failure {
        self.ask(Request::Resign);
        while let Ok(said) = from_host.recv_timeout(FAREWELL) {
            if let FromHost::Said(message) = said
                && let ServerMsg::Update { position, .. } = message.as_ref()
                && position.stage != Stage::Playing
            {
                break;
            }
        }
        let (engine, reason) = (self.arguments.engine.to_string(), verdict.to_string());
        Failure::Bad(say!("bridge-given-up", engine = engine, reason = reason))
    }
}

fn sentence(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Reconnecting => say!("bridge-connection-lost"),
        Trouble::Lost(reason) => say!("bridge-sent-away", reason = reason.as_str()),
        Trouble::Program(code) => say!("bridge-program-failed", code = code.to_string()),
        Trouble::Closed => say!("bridge-closed"),
    }
}

/// Make a token for a program, so that it can come to the tables of this server; or take it back.
///
/// The token is printed once and kept only as its hash. Making a new one cancels the old one. This works while the server runs.
#[derive(Args)]
pub struct TokenArguments {
    /// What the program is called at the tables
    name: String,
    /// Take the token back instead
    #[arg(long)]
    revoke: bool,
    /// The folder of the database [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Makes a token, or takes it back.
pub fn bot_token(arguments: &TokenArguments) -> Result<(), Failure> {
    let folder = crate::serve::data_folder(arguments.data.as_ref())?;
    let database = folder.join(server::store::sqlite::files::DATABASE);
    if arguments.revoke {
        return server::programs::revoke(&database, &arguments.name).map_err(Failure::of_core);
    }
    say(&server::programs::new_token(&database, &arguments.name).map_err(Failure::of_core)?);
    Ok(())
}
