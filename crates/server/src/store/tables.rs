//! The tables of the house: how to get in, who sits where, whose move it is; and what a step changes of all that.

use table::ids::TableId;

use super::log::{Append, Head};
use super::people::PersonId;
use crate::ids::TokenHash;

/// The secrets that let people in, as they are kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Doors {
    /// Whoever has it may sit down while there is an open seat.
    pub invite: TokenHash,
    /// Whoever has it may watch.
    pub watch: TokenHash,
}

/// What somebody may do at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// He sits there.
    Seat(u8),
    /// He may watch.
    Watch,
}

/// What a link is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// Taking an open seat.
    Invite,
    /// Watching.
    Watch,
}

/// A table as somebody finds it in his list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Which one.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// Where the table is in its life: `gathering`, `playing` or `over`.
    pub status: String,
    /// Options, clock and players, as JSON.
    pub card: String,
    /// The seats that are his, a bit a seat.
    pub seats: u8,
    /// The seats that have something to decide, a bit a seat.
    pub turn: u8,
    /// When it was opened.
    pub created_ms: i64,
    /// When something last happened there.
    pub moved_ms: i64,
}

/// The newest tables of somebody that are listed, at most.
pub const MINE_MAX: u32 = 200;

/// A table that is opened.
#[derive(Clone)]
pub struct NewTable {
    /// The game's name.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Who opened it.
    pub host: PersonId,
    /// The secrets that let people in.
    pub doors: Doors,
    /// The beginning of its log.
    pub append: Append,
    /// Who sits where.
    pub seats: Vec<(u8, PersonId)>,
    /// Who may watch.
    pub watchers: Vec<PersonId>,
}

/// The table after a table: the same people, and the same links lead to it.
#[derive(Clone)]
pub struct NextTable {
    /// The game's name.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The beginning of its log.
    pub append: Append,
    /// For each of its seats the seat at the old table whose person has it.
    pub from: Vec<u8>,
}

/// One step of a table: what its log gains, and what follows from that.
#[derive(Clone)]
pub struct Step {
    /// What the log gains.
    pub append: Append,
    /// Who sits down by it, and must have no seat there yet.
    pub sitter: Option<PersonId>,
    /// Whose seats they are from now on: this person's, or nobody's.
    pub owners: Vec<(u8, Option<PersonId>)>,
    /// The table that is set up by it.
    pub next: Option<NextTable>,
}

impl Step {
    /// A step that adds to the log and changes nothing else.
    pub fn of(append: Append) -> Step {
        Step { append, sitter: None, owners: Vec::new(), next: None }
    }
}

/// The log of a table as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log {
    /// Where it ends.
    pub head: Head,
    /// The bodies of the events, in their order.
    pub bodies: Vec<String>,
    /// Whose seats they are.
    pub owners: Vec<(u8, PersonId)>,
}
