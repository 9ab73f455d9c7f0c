//! A table from outside.

use game::Seat;
use serde::Serialize;
use table::AnyTable;
use table::any::GameName;
use table::card::Card;
use table::ids::TableId;

/// A table from outside, as the list of one's tables shows it.
#[derive(Serialize)]
pub struct Face {
    /// Its name.
    pub table: TableId,
    /// Its game.
    pub game: GameName,
    /// What was agreed, and who plays.
    #[serde(flatten)]
    pub card: Card,
    /// How far it has come.
    pub status: Status,
    /// The seats of people: all of them sit at this device.
    pub seats: Vec<Seat>,
    /// Is one of them to decide?
    pub my_move: bool,
}

impl Face {
    /// The face of a table.
    pub fn of(table: &AnyTable) -> Face {
        let seats = people(table);
        let status = match () {
            () if table.is_over() => Status::Over,
            () if table.is_started() => Status::Playing,
            () => Status::Gathering,
        };
        let my_move = seats.iter().any(|seat| table.turn().contains(*seat));
        Face { table: table.setup().table, game: table.game(), card: Card::of(table), status, seats, my_move }
    }
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Not everybody is ready.
    Gathering,
    /// The game is on.
    Playing,
    /// It has ended.
    Over,
}

/// The seats of people.
pub fn people(table: &AnyTable) -> Vec<Seat> {
    let seats = (0u8..).map(Seat).zip(table.players());
    seats.filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect()
}
