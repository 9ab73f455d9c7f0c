//! The other end of the line: whoever keeps the table, here on this machine or far away. Both speak the wire
//! protocol, so whoever plays does not know the difference.

use std::path::PathBuf;

use game::Seat;
use table::wire::{ClientMsg, ServerMsg};

/// What is said to whoever keeps the table.
#[derive(Clone, PartialEq, Debug)]
pub enum ToHost {
    /// A message of the protocol, in the name of this seat.
    Say(Seat, ClientMsg),
    /// From now on this seat is looking: several people share the terminal.
    Look(Seat),
    /// The same again: a new game with the same people.
    Again,
}

/// What the other end says.
#[derive(Clone, PartialEq, Debug)]
pub enum FromHost {
    /// A message of the protocol.
    Said(Box<ServerMsg>),
    /// The game is over, and this is its record.
    Recorded(PathBuf),
    /// The line is broken; it is tried again unless the reason says otherwise.
    Trouble(Trouble),
}

/// Why nothing comes over the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The connection was lost and is tried again.
    Reconnecting,
    /// It is of no use to wait.
    Lost(String),
    /// A program that played here has failed, in this way, and gives up.
    Program(&'static str),
    /// The table was begun by rules, or on a map, that the server has no more.
    Closed,
}

impl Trouble {
    /// Is it of no use to wait?
    pub fn is_final(&self) -> bool {
        match self {
            Trouble::Reconnecting | Trouble::Program(_) => false,
            Trouble::Lost(_) | Trouble::Closed => true,
        }
    }
}
