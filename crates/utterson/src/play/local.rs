//! A table on this machine: the same table as the server's, in a thread of its own. Bots are clients that see their
//! view and nothing else, each thought in a thread of its own.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use bots::{Budget, HasBots, Level};
use game::{Entropy, Game, Seat, Viewer};
use table::any::{GameName, Playable, Shelves};
use table::fair::Key;
use table::ids::{CommandId, TableId};
use table::player::Occupant;
use table::wire::{ClientMsg, PROTOCOL_VERSION, ServerMsg};
use table::{AnyTable, Command, Entry, Input, Request, Setup, Table};

use super::host::{FromHost, ToHost, Trouble};
use super::store::GameFile;
use crate::program::Session;
use crate::program::command::CommandLine;
use crate::program::fault::Verdict;
use crate::program::pilot::Pilot;
use crate::shared::Failure;
use crate::words::say;

/// How a local table is run.
pub struct House {
    /// What is agreed; a new game gets a new id.
    pub setup: Setup,
    /// The maps.
    pub shelves: Shelves,
    /// Where games are kept.
    pub folder: PathBuf,
    /// What all chance and all thoughts follow from.
    pub key: Key,
    /// A bot takes at least so long, so that people can follow.
    pub pace: Duration,
    /// What is started for seats that a program plays.
    pub program: Option<Engine>,
}

/// A program that plays here.
#[derive(Clone)]
pub struct Engine {
    /// How it is started.
    pub command: CommandLine,
    /// What records call it.
    pub name: String,
    /// How long it may think about a decision.
    pub move_time: Duration,
}

/// What the table calls the level of a program: the command itself is nobody's business.
pub const PROGRAM: &str = "program";

/// The table and everything around it. Ends when nobody listens any more.
struct Local {
    house: House,
    table: AnyTable,
    file: Option<GameFile>,
    eyes: Seat,
    /// The last event that was told.
    told: u64,
    /// For which phase each seat's bot is thinking already.
    thinking: Vec<Option<u64>>,
    /// The programs, and the last event that each was told.
    programs: BTreeMap<Seat, (Sender<ServerMsg>, Option<u64>)>,
    /// How many games have been opened.
    games: u64,
    out: Sender<FromHost>,
    inbox: Sender<Inbox>,
}

/// Draws of one key for different purposes, told apart by their high bits.
const STEPS: u64 = 1 << 48;
const THOUGHTS: u64 = 1 << 49;

/// What comes in: from the people, or from a bot that has made up its mind.
enum Inbox {
    People(ToHost),
    Bot { seat: Seat, phase: u64, action: String },
    Program { seat: Seat, request: Request },
    Failed { seat: Seat, code: &'static str },
}

/// Opens a new table and seats everybody.
pub fn open(house: House, out: Sender<FromHost>) -> Result<Sender<ToHost>, Failure> {
    let (table, entries) = new_table(&house, 0)?;
    let mut file = GameFile::create(&house.folder, &table)
        .map_err(|fault| Failure::unwritable(&house.folder, &fault))?;
    file.append(&entries).map_err(|fault| Failure::unwritable(&house.folder, &fault))?;
    Ok(start(house, table, file, out))
}

/// Goes on with a game that was left.
pub fn resume(house: House, file: GameFile, table: AnyTable, out: Sender<FromHost>) -> Sender<ToHost> {
    start(house, table, file, out)
}

fn start(house: House, table: AnyTable, file: GameFile, out: Sender<FromHost>) -> Sender<ToHost> {
    let (people, from_people) = channel::<ToHost>();
    let (inbox, incoming) = channel();
    let forward = inbox.clone();
    std::thread::spawn(move || {
        from_people.into_iter().try_for_each(|message| forward.send(Inbox::People(message)))
    });
    let seats = table.players().len();
    let eyes = persons(&table).first().copied().unwrap_or(Seat(0));
    let thinking = vec![None; seats];
    let programs = BTreeMap::new();
    let mut local =
        Local { house, table, file: Some(file), eyes, told: 0, thinking, programs, games: 1, out, inbox };
    local.start_programs();
    std::thread::spawn(move || local.run(incoming));
    people
}

/// The so-manieth table of the house, with everybody seated.
fn new_table(house: &House, game: u64) -> Result<(AnyTable, Vec<Entry>), Failure> {
    let entropy = &mut house.key.draw(game);
    let setup = Setup { table: TableId::random(entropy), ..house.setup.clone() };
    let made = AnyTable::create(setup, &house.shelves, entropy);
    made.map_err(|refused| Failure::Bad(say!("play-refused", reason = format!("{refused:?}"))))
}

/// The seats of people, all of whom sit at this terminal.
fn persons(table: &AnyTable) -> Vec<Seat> {
    let seats = table.players().into_iter().enumerate();
    seats.filter(|(_, player)| player.is_person()).map(|(seat, _)| Seat(seat as u8)).collect()
}

impl Local {
    fn run(mut self, incoming: Receiver<Inbox>) {
        if !self.table.is_started() {
            for seat in persons(&self.table) {
                self.command(seat, Request::Ready { contribution: None });
            }
        }
        self.show_everything();
        self.tell_programs();
        self.wake_bots();
        for message in incoming {
            match message {
                Inbox::People(message) => self.listen(message),
                Inbox::Bot { seat, phase, action } => {
                    self.thinking[seat.index()] = None;
                    self.command(seat, Request::Move { expect: phase, action });
                }
                Inbox::Program { seat, request } => self.command(seat, request),
                Inbox::Failed { seat, code } => {
                    let _ = self.out.send(FromHost::Trouble(Trouble::Program(code)));
                    self.command(seat, Request::Resign);
                }
            }
            self.tell_programs();
            self.wake_bots();
        }
    }

    fn listen(&mut self, message: ToHost) {
        match message {
            ToHost::Say(seat, ClientMsg::Do { command_id, request }) => {
                let answer = self.command_as(seat, command_id.clone(), request);
                let reply = match answer {
                    Ok(done) => ServerMsg::Done { command_id, seq: done.seq },
                    Err(error) => ServerMsg::Refused { command_id, error },
                };
                self.say(reply);
            }
            ToHost::Say(seat, ClientMsg::WhyNot { action }) => {
                let refusal = self.table.why_not(Viewer::Seat(seat), &action).err();
                self.say(ServerMsg::Why { action, refusal });
            }
            ToHost::Say(_, ClientMsg::Hello { .. } | ClientMsg::Resync) => self.show_everything(),
            ToHost::Say(_, ClientMsg::Ping { nonce }) => self.say(ServerMsg::Pong { nonce }),
            ToHost::Look(seat) => {
                self.eyes = seat;
                self.show_everything();
            }
            ToHost::Again => self.again(),
        }
    }

    /// A new game with the same people and bots.
    fn again(&mut self) {
        let opened = new_table(&self.house, self.games).and_then(|(table, entries)| {
            let folder = &self.house.folder;
            let mut file =
                GameFile::create(folder, &table).map_err(|fault| Failure::unwritable(folder, &fault))?;
            file.append(&entries).map_err(|fault| Failure::unwritable(folder, &fault))?;
            Ok((table, file))
        });
        let Ok((table, file)) = opened else {
            return self.trouble("a new game cannot be stored".to_string());
        };
        (self.table, self.file, self.games) = (table, Some(file), self.games + 1);
        self.thinking.fill(None);
        self.start_programs();
        for seat in persons(&self.table) {
            self.command(seat, Request::Ready { contribution: None });
        }
        self.show_everything();
    }

    fn command(&mut self, seat: Seat, request: Request) {
        let id = CommandId::try_from(format!("local-{}-{}", seat.0, self.table.head()));
        let id = id.expect("letters, digits and dashes");
        // A bot whose game has moved on without it is refused, and nothing is lost.
        let _ = self.command_as(seat, id, request);
    }

    fn command_as(
        &mut self,
        seat: Seat,
        id: CommandId,
        request: Request,
    ) -> Result<table::Done, table::Refused> {
        let input = Input::Command(Command { viewer: Viewer::Seat(seat), id, request });
        let entropy = &mut self.house.key.draw(STEPS | self.table.head());
        let step = self.table.handle(input, 0, entropy);
        if let Some(file) = &mut self.file
            && let Err(fault) = file.append(&step.entries)
        {
            self.trouble(fault.to_string());
        }
        // Whoever is told that the game is over may leave at once: by then everything is written.
        self.finish_if_over();
        self.tell_news();
        step.answer
    }

    fn finish_if_over(&mut self) {
        let record = self.table.record(Viewer::Public).filter(|_| self.table.is_over());
        let Some((file, record)) = record.and_then(|record| Some((self.file.take()?, record))) else {
            return;
        };
        match file.finish(&with_names(record, self.house.program.as_ref())) {
            Ok(path) => drop(self.out.send(FromHost::Recorded(path))),
            Err(fault) => self.trouble(fault.to_string()),
        }
    }

    /// Everything, and then all that has happened, for the chronicle.
    fn show_everything(&mut self) {
        let viewer = Viewer::Seat(self.eyes);
        self.say(ServerMsg::Snapshot { protocol: PROTOCOL_VERSION, snapshot: self.table.snapshot(viewer) });
        self.told = 0;
        self.tell_news();
    }

    fn tell_news(&mut self) {
        let viewer = Viewer::Seat(self.eyes);
        let events = self.table.since(self.told, viewer).unwrap_or_default();
        self.told = self.table.head();
        if !events.is_empty() {
            self.say(ServerMsg::Update { events, position: self.table.position(viewer) });
        }
    }

    fn say(&self, message: ServerMsg) {
        // Nobody listens when the player has gone.
        let _ = self.out.send(FromHost::Said(Box::new(message)));
    }

    fn trouble(&self, reason: String) {
        let _ = self.out.send(FromHost::Trouble(Trouble::Lost(reason)));
    }

    /// Starts the programs of this table; those of the last one end.
    fn start_programs(&mut self) {
        self.programs.clear();
        let Some(engine) = &self.house.program else { return };
        let seats = self.table.players().into_iter().enumerate();
        let is_program =
            |player: &Occupant| matches!(player, Occupant::Bot { level } if level.as_str() == PROGRAM);
        for (seat, _) in seats.filter(|(_, player)| is_program(player)) {
            let seat = Seat(seat as u8);
            let (to, heard) = channel();
            let (engine, game, pace) = (engine.clone(), self.table.game(), self.house.pace);
            let inbox = self.inbox.clone();
            std::thread::spawn(move || {
                if let Err(verdict) =
                    steer(&engine, game, pace, &heard, |request| inbox.send(Inbox::Program { seat, request }))
                {
                    let _ = inbox.send(Inbox::Failed { seat, code: verdict.fault.code() });
                }
            });
            self.programs.insert(seat, (to, None));
        }
    }

    /// Programs hear what a client of their seat would hear.
    fn tell_programs(&mut self) {
        let head = self.table.head();
        for (seat, (program, told)) in &mut self.programs {
            let viewer = Viewer::Seat(*seat);
            if told.is_none() {
                let snapshot = self.table.snapshot(viewer);
                let _ = program.send(ServerMsg::Snapshot { protocol: PROTOCOL_VERSION, snapshot });
            }
            let since = told.replace(head).unwrap_or(0);
            let events = self.table.since(since, viewer).unwrap_or_default();
            if !events.is_empty() {
                let _ = program.send(ServerMsg::Update { events, position: self.table.position(viewer) });
            }
        }
    }

    /// Lets every bot think that has something to decide and does not think yet.
    fn wake_bots(&mut self) {
        let phase = self.table.phase();
        let due = Instant::now() + self.house.pace;
        let bots: Vec<(Seat, Level)> = self
            .table
            .bots_on_turn()
            .into_iter()
            .filter(|(_, level)| level.as_str() != PROGRAM)
            .map(|(seat, level)| (seat, level.as_str().parse().unwrap_or(Level::Random)))
            .collect();
        for (seat, level) in bots {
            if self.thinking[seat.index()].replace(phase) == Some(phase) {
                continue;
            }
            // By phase and seat, not in the order of thinking: who is faster must not matter.
            let entropy = self.house.key.draw(THOUGHTS | phase << 8 | u64::from(seat.0));
            let thought = match &self.table {
                AnyTable::Partners(table) => thought(table, seat, level, entropy),
                AnyTable::Duel(table) => thought(table, seat, level, entropy),
                AnyTable::London(table) => thought(table, seat, level, entropy),
            };
            let inbox = self.inbox.clone();
            std::thread::spawn(move || {
                let Some(action) = thought() else { return };
                std::thread::sleep(due.saturating_duration_since(Instant::now()));
                let _ = inbox.send(Inbox::Bot { seat, phase, action });
            });
        }
    }
}

/// The table knows only that a program plays there; the record calls it by its name, as records of the arena do. Nobody else's
/// name has a colon in it.
fn with_names(record: String, program: Option<&Engine>) -> String {
    match program {
        Some(engine) => record.replace(&format!("bot:{PROGRAM}"), &engine.name),
        None => record,
    }
}

/// Plays with a program until nobody says anything any more.
fn steer<E>(
    engine: &Engine,
    game: GameName,
    pace: Duration,
    heard: &Receiver<ServerMsg>,
    mut ask: impl FnMut(Request) -> Result<(), E>,
) -> Result<(), Verdict> {
    let mut pilot = Pilot::new(Session::start(&engine.command, game, engine.move_time)?, engine.move_time);
    for message in heard {
        let due = Instant::now() + pace;
        let Some(request) = pilot.hear(&message)? else { continue };
        std::thread::sleep(due.saturating_duration_since(Instant::now()));
        if ask(request).is_err() {
            break;
        }
    }
    Ok(())
}

type Thought = Box<dyn FnOnce() -> Option<String> + Send>;

fn thought<G>(
    table: &Table<G>,
    seat: Seat,
    level: Level,
    mut entropy: impl Entropy + Send + 'static,
) -> Thought
where
    G: Playable + HasBots + 'static,
    G::View: Send,
    G::Options: Send,
{
    let viewer = Viewer::Seat(seat);
    let (options, view) = (table.options().clone(), table.view(viewer));
    let legal = table.position(viewer).legal;
    Box::new(move || {
        let view = view?;
        let action = G::bot(level).choose(&options, &view, &mut Budget::full(), &mut entropy).ok()?;
        let index = <G as Game>::legal(&options, &view).iter().position(|known| *known == action)?;
        legal.into_iter().nth(index).map(|action| action.text)
    })
}
