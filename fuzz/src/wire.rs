//! Whatever a client sends, reading it ends, with a message or with an error that has a name. A message that was read is written
//! as one that reads the same; and a table that is told it does not panic, nor does anybody see a log that cannot be restored.

use std::sync::LazyLock;

use game::{Quick, Seat, Viewer};
use table::any::{GameName, Shelves};
use table::clock::ClockRule;
use table::ids::TableId;
use table::lot::SeatRule;
use table::player::{Name, Occupant};
use table::wire::ClientMsg;
use table::{AnyTable, Command, Input, Setup};

static SHELVES: LazyLock<Shelves> = LazyLock::new(Shelves::default);

/// A duel between two people, before they are ready.
fn table(quick: &mut Quick) -> AnyTable {
    let person = |name| Occupant::person(Name::clean(name).expect("a name"));
    let seats = vec![person("Ann"), person("Bob")];
    let (game, clock, seating) = (GameName::Duel, ClockRule::None, SeatRule::AsWeSit);
    let setup = Setup { table: TableId([7; 16]), game, options: Vec::new(), seats, clock, seating };
    AnyTable::create(setup, &SHELVES, quick).expect("a table").0
}

/// Says these frames to a table, one a line; those that begin with a 1 are the second player's.
pub fn say(frames: &str) {
    let mut quick = Quick::new(1);
    let mut table = table(&mut quick);
    for (now, line) in (0u64..).zip(frames.lines()) {
        let (seat, frame) = line.strip_prefix('1').map_or((0, line), |frame| (1, frame));
        let Ok(message) = ClientMsg::read(frame) else { continue };
        let again = serde_json::to_string(&message).expect("a message can be written");
        assert!(ClientMsg::read(&again) == Ok(message.clone()), "{again}");
        let viewer = Viewer::Seat(Seat(seat));
        match message {
            ClientMsg::Do { command_id: id, request } => {
                let command = Command { viewer, id, request };
                let _ = table.handle(Input::Command(command), 1000 * now, &mut quick);
            }
            ClientMsg::WhyNot { action } => drop(table.why_not(viewer, &action)),
            ClientMsg::Hello { .. } | ClientMsg::Resync | ClientMsg::Ping { .. } => {
                drop(table.snapshot(viewer));
            }
        }
    }
    let log = table.entries().into_iter().cloned().collect();
    assert!(AnyTable::restore(log, &SHELVES).is_ok_and(|restored| restored == table));
}
