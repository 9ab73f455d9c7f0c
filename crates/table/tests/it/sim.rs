//! Whole games under a seeded schedule: people drop and come back, messages are doubled, delayed and sent out of order,
//! commands are stale or nonsense, and the server dies at any moment.

use std::collections::{BTreeMap, BTreeSet};

use game::{Entropy, Quick, Seat, Viewer};
use table::any::{GameName, Shelves};
use table::clock::{ClockRule, Millis};
use table::event::{Consent, Entry, Event, Reaction, Rematch};
use table::ids::CommandId;
use table::refused::Refused;
use table::seen::SeenEntry;
use table::verify::verify;
use table::{AnyTable, Command, Done, Input, Request};

use crate::common::{Desk, person, setup};

/// All variants, short enough to be played many times.
pub const GAMES: [(GameName, &[&str], usize); 6] = [
    (GameName::Partners, &["target=150"], 4),
    (GameName::Partners, &["seatcard=b", "target=150"], 4),
    (GameName::Partners, &["players=3", "target=150"], 3),
    (GameName::Duel, &[], 2),
    (GameName::Duel, &["match=return"], 2),
    (GameName::London, &["turns=24"], 2),
];

/// What a client remembers: the stream of events as it came in.
#[derive(Default)]
struct Client {
    events: Vec<SeenEntry>,
}

struct Show {
    desk: Desk,
    /// Decides what goes wrong.
    fate: Quick,
    seats: u8,
    clients: Vec<Client>,
    /// Commands under way: they may arrive in any order, and more than once.
    flying: Vec<Command>,
    /// What was answered to each command that was done.
    answers: BTreeMap<(u8, CommandId), Done>,
    restarts: usize,
    /// A mutant: a store that forgets which commands were carried out.
    forgetful: bool,
}

impl Show {
    fn new(game: GameName, options: &[&str], seats: usize, seed: u64) -> Show {
        let clock = [ClockRule::None, ClockRule::PerMove { ms: 3_600_000 }][seed as usize % 2];
        let desk = Desk::new(setup(game, options, vec![], clock), seed);
        let clients = (0..=seats).map(|_| Client::default()).collect();
        let fate = Quick::new(!seed);
        let (flying, answers) = (Vec::new(), BTreeMap::new());
        Show { desk, fate, seats: seats as u8, clients, flying, answers, restarts: 0, forgetful: false }
    }

    fn run(&mut self) {
        for round in 0.. {
            assert!(round < 20_000, "the show does not end");
            if self.desk.table.is_over() && self.desk.table.rematch().is_some() {
                break;
            }
            let before = self.desk.table.head();
            self.happen();
            self.deliver(before);
            self.check(round);
        }
        self.finale();
    }

    /// One thing happens.
    fn happen(&mut self) {
        self.desk.now += Millis::from(self.fate.below(200));
        // What is under way must arrive some time, or everything would be stale.
        if self.flying.len() > 6 {
            return self.arrive();
        }
        match self.fate.below(16) {
            0 => {
                let (seat, name) =
                    (self.anybody(), ["Ann", "Bob", "Ann", "Dot"][self.fate.below(4) as usize]);
                let _ = self.desk.sit(seat, person(name));
            }
            1 => {
                let seat = Seat(self.anybody());
                self.desk.handle(Input::Absent(seat));
            }
            2 => self.desk.present(self.fate.below(2) as u8),
            3 => {
                self.desk.handle(Input::Tick);
            }
            4 if self.fate.below(4) == 0 => self.restart(),
            5 | 6 => self.think_of_something(),
            7 => self.send_something_strange(),
            8..=10 => self.decide(),
            _ => self.arrive(),
        }
    }

    fn anybody(&mut self) -> u8 {
        self.fate.below(self.seats.into()) as u8
    }

    fn send(&mut self, viewer: Viewer, request: Request) {
        let id = self.desk.next_id();
        self.flying.push(Command { viewer, id, request });
    }

    fn think_of_something(&mut self) {
        let request = match self.fate.below(12) {
            0 => Request::AskTakeBack,
            1 | 2 => Request::AnswerTakeBack { consent: Consent::Granted },
            3 => Request::AnswerTakeBack { consent: Consent::Refused },
            4 => Request::React { reaction: Reaction::WellPlayed },
            5 if !self.desk.table.is_started() => Request::Leave,
            6 | 7 => Request::AskRematch { rematch: Rematch::SwappedSeats },
            _ => Request::Ready { contribution: "5a".repeat(20).parse().ok() },
        };
        let seat = self.anybody();
        self.send(Viewer::Seat(Seat(seat)), request);
    }

    fn send_something_strange(&mut self) {
        let viewer =
            [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(9))][self.fate.below(3) as usize];
        let expect = self.desk.table.phase().wrapping_sub(self.fate.below(3).into());
        let action =
            ["play P1", "decline", "pass", "ask n", "", "give P1,P1", "\u{0}"][self.fate.below(7) as usize];
        self.send(viewer, Request::Move { expect, action: action.into() });
    }

    fn decide(&mut self) {
        if !self.desk.table.turn().is_empty() {
            let seat = self.desk.somebody();
            let request = self.desk.random_move(seat);
            self.send(Viewer::Seat(Seat(seat)), request);
        }
    }

    /// A command arrives, any of those under way; perhaps it will arrive again.
    fn arrive(&mut self) {
        if self.flying.is_empty() {
            return;
        }
        let index = self.fate.below(self.flying.len() as u32) as usize;
        let command = self.flying[index].clone();
        if self.fate.below(4) > 0 {
            self.flying.swap_remove(index);
        }
        let before = self.desk.table.clone();
        let step = self.desk.handle(Input::Command(command.clone()));
        match step.answer {
            Ok(done) => self.done(&command, done, &step.entries),
            Err(refused) => {
                assert!(
                    step.entries.is_empty() && self.desk.table == before,
                    "{refused:?} changed something"
                );
                assert!(!matches!(refused, Refused::BadOptions { .. } | Refused::BadClock), "{refused:?}");
            }
        }
    }

    fn done(&mut self, command: &Command, done: Done, entries: &[Entry]) {
        let Viewer::Seat(seat) = command.viewer else { panic!("a spectator was obeyed: {command:?}") };
        match self.answers.insert((seat.0, command.id.clone()), done) {
            Some(first) => assert!(first == done && entries.is_empty(), "{command:?} was done twice"),
            None => assert_eq!(entries.first().map(|entry| entry.seq), Some(done.seq), "{command:?}"),
        }
    }

    fn restart(&mut self) {
        if self.forgetful {
            self.desk.log.iter_mut().for_each(|entry| entry.command = None);
        }
        self.desk.table = self.desk.restored();
        self.restarts += 1;
    }

    /// What happened goes out to all clients, some of which have lost the thread and ask for what they missed.
    fn deliver(&mut self, before: u64) {
        for (index, viewer) in Viewer::all(self.seats.into()).enumerate() {
            let client = &mut self.clients[index];
            let known = client.events.last().map_or(0, |last| last.seq);
            assert!(known <= before);
            if self.fate.below(8) == 0 {
                continue;
            }
            client.events.extend(self.desk.table.since(known, viewer).expect("an event that happened"));
        }
    }

    fn check(&mut self, round: usize) {
        // Restoring everything at every point is dear: long games have it now and then.
        if round.is_multiple_of(1 + self.desk.log.len() / 2) {
            assert!(self.desk.restored() == self.desk.table, "restored at {}", self.desk.table.head());
        }
    }

    fn finale(&mut self) {
        let table = &self.desk.table;
        let commands: Vec<_> = self.desk.log.iter().filter_map(|entry| entry.command.clone()).collect();
        let different: BTreeSet<_> = commands.iter().map(|cause| (cause.seat.0, cause.id.clone())).collect();
        assert_eq!(different.len(), commands.len(), "a command was carried out twice");
        assert_eq!(
            different,
            self.answers.keys().cloned().collect(),
            "what was done was answered, and nothing else"
        );
        for (client, viewer) in self.clients.iter().zip(Viewer::all(self.seats.into())) {
            let all = table.since(0, viewer).unwrap();
            assert_eq!(client.events, all[..client.events.len()], "an event changed after it was shown");
        }
        let record = table.record(Viewer::Public).unwrap();
        let fair = verify(record.as_bytes(), &Shelves::default()).unwrap();
        assert!(fair.draws > 0);
    }
}

#[test]
fn games_survive_drops_doubles_delays_and_restarts() {
    let mut restarts = 0;
    for (game, options, seats) in GAMES {
        for seed in 0..3 {
            let mut show = Show::new(game, options, seats, seed);
            show.run();
            restarts += show.restarts;
        }
    }
    assert!(restarts > 100, "{restarts} restarts are no trial");
}

#[test]
fn a_store_that_forgets_commands_is_caught() {
    let caught = (0..10).any(|seed| {
        let play = || {
            let mut show = Show::new(GameName::Duel, &[], 2, seed);
            show.forgetful = true;
            show.run();
        };
        std::panic::catch_unwind(play).is_err()
    });
    assert!(caught, "commands were carried out twice, and nobody noticed");
}

/// The same at every single point of a game, and from every prefix of a step: a log that stops anywhere is a table.
#[test]
fn every_prefix_of_a_log_is_a_table() {
    for (game, options, _) in GAMES {
        let mut desk = Desk::begun(game, options, ClockRule::None, 4);
        desk.play(40);
        for length in 1..=desk.log.len() {
            let table = AnyTable::restore(desk.log[..length].to_vec(), &Shelves::default()).unwrap();
            assert_eq!(table.entries().into_iter().cloned().collect::<Vec<_>>(), desk.log[..length]);
        }
    }
}

#[test]
fn a_log_that_no_table_wrote_is_refused() {
    let mut desk = Desk::begun(GameName::Duel, &[], ClockRule::None, 4);
    desk.play(12);
    let restore = |log: Vec<Entry>| AnyTable::restore(log, &Shelves::default());
    assert!(restore(vec![]).is_err());
    assert!(restore(desk.log[1..].to_vec()).is_err());
    for index in 1..desk.log.len() {
        let mut log = desk.log.clone();
        log.remove(index);
        assert!(index == desk.log.len() - 1 || restore(log).is_err(), "without event {index}");
        let mut log = desk.log.clone();
        log[index].event = desk.log[index - 1].event.clone();
        let _ = restore(log);
        let mut log = desk.log.clone();
        if let Event::Moved { line, .. } = &mut log[index].event {
            line.push_str(" x");
            assert!(restore(log).is_err(), "another line {index}");
        }
    }
    assert!(Entry::from_json("{}").is_err() && Entry::from_json("").is_err());
    let text = desk.log[3].to_json();
    assert!(Entry::from_json(&text.replace("\"v\":1", "\"v\":2")).is_err());
    assert!(Entry::from_json(&text.replace("\"v\":1", "\"v\":1,\"w\":1")).is_err());
}

/// Games that run to their natural end, with a restart after every single event.
#[test]
fn played_to_the_end_with_a_restart_after_every_decision() {
    for (game, options, _) in GAMES {
        let mut desk = Desk::begun(game, options, ClockRule::None, 21);
        while !desk.table.is_over() {
            desk.play(1);
            let restored = desk.restored();
            assert!(restored == desk.table);
            desk.table = restored;
        }
    }
}
