//! Programs as players: the side of the engine protocol (`docs/engine.md`) that keeps the game.
//!
//! - [`message`]: what is said. [`answer`]: how it is understood. [`process`]: a program that runs. [`fault`]: what can be wrong with it.
//! - [`command`]: how a program is named on the command line. [`pilot`]: a program at a table.
//!
//! Nothing here ever holds a state: a program gets what its seat sees, in the JSON of the wire.

pub mod answer;
pub mod command;
pub mod fault;
pub mod message;
pub mod pilot;
pub mod process;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bots::arena::contest::Contest;
use bots::arena::guest::{Forfeit, Guest, Thought};
use bots::{HasBots, arena};
use game::{Entropy, Game, Seat, Standing};
use serde::Serialize;
use serde_json::Value;
use table::any::{GameName, Playable};
use table::json::Json;
use table::player::Name;
use table::seen::LegalAction;

use self::answer::{Cause, Line};
use self::command::{CommandLine, Player, Players};
use self::fault::{Fault, Verdict};
pub use self::message::PROTOCOL_VERSION;
use self::message::{Begin, HostMsg};
use self::process::Process;
use crate::shared::Failure;
use crate::words::say;

/// How long a program may take to say hello: some have much to load.
pub const START_MAX: Duration = Duration::from_secs(30);

/// How long a program may think about a decision if nothing else is said.
pub const MOVE_TIME_MS: u64 = 10_000;

/// How long a program may take to answer once it was told to stop.
const GRACE: Duration = Duration::from_millis(500);

/// How programs are treated.
#[derive(Clone, Debug)]
pub struct Terms {
    /// How long one may think about a decision.
    pub move_time: Duration,
    /// What each calls itself, by its command.
    names: BTreeMap<String, String>,
}

impl Terms {
    /// What `--move-time` says. Every program is started once and greeted, so that one that is of no use is told so before anything
    /// is played.
    pub fn agree(players: &Players, move_time_ms: Option<u64>, game: GameName) -> Result<Terms, Failure> {
        if move_time_ms.is_some() && !players.has_program() {
            return Err(Failure::Usage(say!("lab-move-time-idle")));
        }
        let move_time = Duration::from_millis(move_time_ms.unwrap_or(MOVE_TIME_MS));
        let mut names = BTreeMap::new();
        for player in &players.0 {
            if let Player::Program(command) = player {
                let greeted = Session::start(command, game, move_time);
                let session = greeted.map_err(|verdict| {
                    Failure::Bad(say!("lab-file", file = player.to_string(), reason = verdict.to_string()))
                })?;
                names.extend(session.name.clone().map(|name| (command.to_string(), name)));
            }
        }
        Ok(Terms { move_time, names })
    }

    /// What records call a program: one word, after what it calls itself, and never the name of a bot of the house.
    pub fn name(&self, command: &CommandLine) -> String {
        let given = self.names.get(&command.to_string()).and_then(|name| Name::clean(name).ok());
        let name = given.map_or_else(|| "unnamed".to_string(), String::from);
        format!("program:{}", name.replace(' ', "_"))
    }

    /// Somebody who takes part in games of the arena.
    pub fn seat<G: Playable + HasBots + Contest>(&self, player: &Player) -> arena::Player<G> {
        match player {
            Player::House(contestant) => arena::Player::new(*contestant),
            Player::Program(command) => {
                arena::Player::Guest(Box::new(Programs::new(command, self.move_time)))
            }
        }
    }
}

/// A program that has said hello.
pub struct Session {
    process: Process,
    /// What it calls itself.
    pub name: Option<String>,
    /// How long it may think about a decision.
    pub move_time: Duration,
}

impl Session {
    /// Starts a program and greets it.
    ///
    /// # Errors
    /// If it does not answer as it should.
    pub fn start(command: &CommandLine, game: GameName, move_time: Duration) -> Result<Session, Verdict> {
        let started = Process::start(command.words());
        let process = started.map_err(|fault| Verdict { fault, complaint: String::new() })?;
        let mut session = Session { process, name: None, move_time };
        match session.greet(game) {
            Ok(name) => {
                session.name = name;
                Ok(session)
            }
            Err(fault) => Err(session.process.verdict(fault)),
        }
    }

    fn greet(&mut self, game: GameName) -> Result<Option<String>, Fault> {
        let host = concat!("utterson ", env!("CARGO_PKG_VERSION")).to_string();
        self.tell(&HostMsg::Hello { protocol: PROTOCOL_VERSION, host });
        let line = self.process.hear(Instant::now() + START_MAX)?.ok_or(Fault::Hangs(START_MAX))?;
        let answer = line.read()?;
        match answer.protocol {
            Some(PROTOCOL_VERSION) => {}
            Some(other) => return Err(Fault::WrongProtocol(other)),
            None => return Err(line.lacks(Cause::Protocol)),
        }
        let plays = |games: &Vec<String>| games.iter().any(|name| name == game.as_str());
        if answer.games.as_ref().is_some_and(|games| !plays(games)) {
            return Err(Fault::WrongGame);
        }
        Ok(answer.name)
    }

    /// Says something that wants no answer.
    pub fn tell(&self, message: &HostMsg) {
        self.process.say(message::line(message));
    }

    /// Asks for a decision: which of the legal actions.
    ///
    /// # Errors
    /// If there is no good answer. The program is ended then.
    pub fn ask(&mut self, view: Value, legal: Vec<LegalAction>, seed: u32) -> Result<usize, Verdict> {
        self.choose(view, legal, seed).map_err(|fault| self.process.verdict(fault))
    }

    fn choose(&mut self, view: Value, legal: Vec<LegalAction>, seed: u32) -> Result<usize, Fault> {
        self.process.unasked()?;
        let time_ms = u64::try_from(self.move_time.as_millis()).ok();
        let question = HostMsg::Ask { view, legal, time_ms, seed };
        self.tell(&question);
        let HostMsg::Ask { legal, .. } = question else { unreachable!("made just above") };
        let until = Instant::now() + self.move_time;
        let line = match self.process.hear(until)? {
            Some(line) => line,
            None => {
                self.tell(&HostMsg::Stop);
                self.process.hear(until + GRACE)?.ok_or(Fault::Hangs(self.move_time + GRACE))?
            }
        };
        let choice = line.read()?.action.ok_or_else(|| line.lacks(Cause::Action))?;
        match choice.find(&legal) {
            Some(index) => Ok(index),
            None => Err(self.surplus(line)),
        }
    }

    /// An answer that is not in the list is illegal, unless it was a second answer to the question before: then the answer to this one follows.
    fn surplus(&mut self, line: Line) -> Fault {
        match self.process.hear(Instant::now() + GRACE) {
            Ok(Some(_)) => Fault::Unasked(line.text),
            Ok(None) | Err(_) => Fault::Illegal(line.text),
        }
    }
}

/// A program as a player of games: one process a seat, kept from game to game. Both games of a pair have the same cards on
/// the same seats, so a process that stays on its seat never meets a deal twice.
pub struct Programs {
    command: CommandLine,
    move_time: Duration,
    seats: RefCell<BTreeMap<Seat, Result<Session, Verdict>>>,
}

impl Programs {
    /// A player that will start this program.
    pub fn new(command: &CommandLine, move_time: Duration) -> Programs {
        Programs { command: command.clone(), move_time, seats: RefCell::default() }
    }

    fn tell(&self, seat: Seat, message: &HostMsg) {
        if let Some(Ok(session)) = self.seats.borrow().get(&seat) {
            session.tell(message);
        }
    }
}

impl<G: Playable> Guest<G> for Programs {
    fn begin(&self, options: &G::Options, seat: Seat) {
        let mut seats = self.seats.borrow_mut();
        if !matches!(seats.get(&seat), Some(Ok(_))) {
            seats.insert(seat, Session::start(&self.command, G::GAME, self.move_time));
        }
        drop(seats);
        self.tell(seat, &HostMsg::Game(Box::new(begin::<G>(options, seat))));
    }

    fn saw(&self, options: &G::Options, seat: Seat, seen: &G::Seen, notes: &[G::Note]) {
        let players = names::<G>(options);
        let notes = notes.iter().map(|note| G::write_note(options, note, &players)).collect();
        self.tell(seat, &HostMsg::Moved { line: G::write_seen(options, seen), seen: json(seen), notes });
    }

    fn choose(
        &self,
        options: &G::Options,
        seat: Seat,
        view: &G::View,
        entropy: &mut dyn Entropy,
    ) -> Result<Thought<G>, Forfeit> {
        let mut seats = self.seats.borrow_mut();
        let session = seats.get_mut(&seat).expect("a game begins before it is played");
        let begun = Instant::now();
        let actions = <G as Game>::legal(options, view);
        let index = match session {
            Ok(session) => session.ask(json(view), legal::<G>(options, &actions), entropy.word()),
            Err(verdict) => Err(verdict.clone()),
        };
        match index {
            Ok(index) => Ok(Thought { action: actions[index], took: begun.elapsed() }),
            Err(verdict) => {
                *session = Err(verdict.clone());
                Err(verdict.into())
            }
        }
    }

    fn over(&self, seat: Seat, standing: Standing) {
        self.tell(seat, &HostMsg::Over { standing: Some(standing) });
    }
}

/// What a game begins with, for this seat.
pub fn begin<G: Playable>(options: &G::Options, seat: Seat) -> Begin {
    let players = names::<G>(options);
    Begin {
        game: G::GAME,
        rules: G::RULES_VERSION,
        options: G::write_options(options),
        agreed: json(options),
        notes: G::new(options).opening().iter().map(|note| G::write_note(options, note, &players)).collect(),
        seats: players.clone(),
        players,
        seat: seat.0,
    }
}

/// Who plays against whom is nobody's business: players are called as their seats are.
fn names<G: Playable>(options: &G::Options) -> Vec<String> {
    G::header_seats(options).iter().map(ToString::to_string).collect()
}

fn legal<G: Playable>(options: &G::Options, actions: &[G::Action]) -> Vec<LegalAction> {
    let legal = |action: &G::Action| LegalAction {
        text: G::write_action(options, *action),
        action: Json::of(action),
    };
    actions.iter().map(legal).collect()
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("what games show are structs, enums, lists and numbers")
}
