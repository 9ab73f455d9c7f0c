//! Tables to play with, and hands to play at them.

use game::{Entropy, Quick, Seat, Viewer};
use table::any::{GameName, Shelves};
use table::clock::{ClockRule, Millis};
use table::event::Entry;
use table::ids::{CommandId, TableId};
use table::lot::SeatRule;
use table::player::{Level, Name, Occupant};
use table::refused::Refused;
use table::{AnyTable, Command, Done, Input, Request, Setup, Step};

/// A person of that name.
pub fn person(name: &str) -> Occupant {
    Occupant::person(Name::clean(name).unwrap())
}

/// A program.
pub fn bot() -> Occupant {
    Occupant::Bot { level: Level::try_from("random".to_string()).unwrap() }
}

/// A table and all that was stored of it.
pub struct Desk {
    pub table: AnyTable,
    pub log: Vec<Entry>,
    pub now: Millis,
    pub quick: Quick,
    commands: u64,
}

/// What is agreed.
pub fn setup(game: GameName, options: &[&str], seats: Vec<Occupant>, clock: ClockRule) -> Setup {
    let options = options.iter().map(|option| option.to_string()).collect();
    let seating = SeatRule::Lot;
    Setup { table: TableId([0x18; 16]), game, options, seats, clock, seating }
}

impl Desk {
    pub fn new(setup: Setup, seed: u64) -> Desk {
        let mut quick = Quick::new(seed);
        let (table, log) = AnyTable::create(setup, &Shelves::default(), &mut quick).unwrap();
        Desk { table, log, now: 1_000, quick, commands: 0 }
    }

    /// A table where people sit in all seats and have begun: four partners where the lot has put them.
    pub fn begun(game: GameName, options: &[&str], clock: ClockRule, seed: u64) -> Desk {
        Desk::seated(game, options, clock, SeatRule::Lot, seed)
    }

    /// The same, but everybody plays where he sits.
    pub fn begun_as_we_sit(game: GameName, options: &[&str], clock: ClockRule, seed: u64) -> Desk {
        Desk::seated(game, options, clock, SeatRule::AsWeSit, seed)
    }

    fn seated(game: GameName, options: &[&str], clock: ClockRule, seating: SeatRule, seed: u64) -> Desk {
        let seats =
            if game != GameName::Partners { 2 } else { 4 - usize::from(options.contains(&"players=3")) };
        let people = ["Ann", "Bob", "Cy", "Dot"].iter().take(seats).map(|name| person(name)).collect();
        let setup = Setup { seating, ..setup(game, options, people, clock) };
        let mut desk = Desk::new(setup, seed);
        for seat in 0..seats as u8 {
            desk.present(seat);
            desk.must(seat, Request::Ready { contribution: None });
        }
        assert!(desk.table.is_started());
        desk
    }

    pub fn handle(&mut self, input: Input) -> Step {
        let step = self.table.handle(input, self.now, &mut self.quick);
        self.log.extend(step.entries.iter().cloned());
        step
    }

    /// A name for the next command.
    pub fn next_id(&mut self) -> CommandId {
        self.commands += 1;
        format!("command-{}", self.commands).parse().unwrap()
    }

    pub fn command(&mut self, viewer: Viewer, id: CommandId, request: Request) -> Result<Done, Refused> {
        self.handle(Input::Command(Command { viewer, id, request })).answer
    }

    pub fn ask(&mut self, seat: u8, request: Request) -> Result<Done, Refused> {
        let id = self.next_id();
        self.command(Viewer::Seat(Seat(seat)), id, request)
    }

    pub fn must(&mut self, seat: u8, request: Request) -> Done {
        self.ask(seat, request.clone()).unwrap_or_else(|refused| panic!("{request:?}: {refused:?}"))
    }

    pub fn present(&mut self, seat: u8) {
        self.handle(Input::Present(Seat(seat))).answer.unwrap();
    }

    pub fn sit(&mut self, seat: u8, player: Occupant) -> Result<Done, Refused> {
        self.handle(Input::Sit { seat: Seat(seat), player }).answer
    }

    /// Time passes in strides that a living server makes.
    pub fn wait(&mut self, ms: Millis) {
        let mut rest = ms;
        while rest > 0 {
            let stride = rest.min(1_000);
            self.now += stride;
            rest -= stride;
            self.handle(Input::Tick).answer.unwrap();
        }
    }

    /// The request by which this seat makes one of its legal moves, at random.
    pub fn random_move(&mut self, seat: u8) -> Request {
        let position = self.table.position(Viewer::Seat(Seat(seat)));
        let choice = self.quick.below(position.legal.len() as u32) as usize;
        Request::Move { expect: position.phase, action: position.legal[choice].text.clone() }
    }

    /// A seat that has something to decide, at random.
    pub fn somebody(&mut self) -> u8 {
        let seats: Vec<Seat> = self.table.turn().iter().collect();
        self.quick.pick(&seats).0
    }

    /// Plays on at random, for so many decisions or to the end.
    pub fn play(&mut self, decisions: usize) {
        for _ in 0..decisions {
            if self.table.is_over() {
                return;
            }
            let seat = self.somebody();
            let request = self.random_move(seat);
            self.must(seat, request);
        }
    }

    /// What a restart makes of the stored text.
    pub fn restored(&self) -> AnyTable {
        let entries = self.log.iter().map(|entry| Entry::from_json(&entry.to_json()).unwrap()).collect();
        AnyTable::restore(entries, &Shelves::default()).unwrap()
    }
}
