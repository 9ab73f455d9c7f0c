//! The table where games are played, without IO: time and entropy are arguments.
//!
//! ```text
//!                 Input, now, entropy                    Viewer
//!                         |                                |
//!   log ──fold──► Table ──handle──► Step { entries, answer }   Table ──project/snapshot──► what he may see
//!    ▲                                 |                                      ▲
//!    └──────── store first ────────────┘──────────── then send ───────────────┘
//! ```
//!
//! A server is a thin thing around this: it loads a log, [`AnyTable::restore`]s the table, hands in [`Input`]s, stores
//! the [`Entry`]s that come out **all together**, and then sends every viewer what the table says he may see. If
//! storing fails, it drops the table: the log is the truth, and the table is rebuilt from it.
//!
//! - [`any`]: the one list of games. [`AnyTable`]: a table of any of them. [`Table`]: of one of them.
//! - [`input`]: what goes in and comes out. [`event`]: what is stored. [`seen`]: what is shown. [`refused`]: why not.
//! - [`wire`]: the messages between client and server. [`talk`]: what they lead to. [`wish`]: how a table is opened. [`card`]: what it is from outside.
//! - [`clock`]: who pays for time. [`player`]: names. [`lot`]: who plays where. [`ids`]: names of other things.
//! - [`fair`]: chance that can be checked. [`verify`]: checking it. [`replay`]: looking back. [`why`]: why not, in lessons.
//!
//! No clock, no socket, no file, no thread.

// What `ts-rs` derives wants the standard library; nothing else here does.
#![cfg_attr(not(any(feature = "ts", feature = "openapi")), no_std)]

extern crate alloc;

pub mod any;
mod any_table;
pub mod card;
pub mod clock;
pub mod closed;
mod course;
mod decide;
pub mod event;
pub mod fair;
pub mod ids;
pub mod input;
pub mod json;
pub mod lot;
mod past;
mod play;
pub mod player;
mod project;
mod record;
pub mod refused;
pub mod replay;
pub mod saying;
pub mod seen;
mod table;
mod take_back;
pub mod talk;
#[cfg(test)]
mod twins;
pub mod verify;
pub mod why;
pub mod wire;
pub mod wish;

pub use any_table::AnyTable;
pub use closed::{Closed, Unrestored};
pub use event::{BadLog, Entry, Event, Setup};
pub use input::{Command, Done, Input, Request, Step};
pub use refused::Refused;
pub use table::Table;

// For `with_game!`, which names them from wherever it is used.
pub use {duel, london, partners};
