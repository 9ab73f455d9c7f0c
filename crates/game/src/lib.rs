#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! - [`contract`]: the [`Game`] trait. State and view are different types, chance is a move.
//! - [`position`]: the one machine of a game, which search plays on as well as the table.
//! - [`state`]: position and memory, which is what a table holds.
//! - [`refusal`]: why a move is refused: a rule's number, a code, parameters.
//! - [`seat`]: who sits, who looks, whose turn it is. [`side`]: jekyll and hyde, and pairs.
//! - [`entropy`]: how random words become draws and shuffles.
//! - [`notation`], [`record`]: the text form of a game, and the `.case` file.
//! - [`set`]: sets of cards, locations, recipes; [`bits`]: picking one of them.
//! - `laws` (feature `laws`): random play that panics when a game breaks the contract.
//!
//! Nothing here reads a clock, draws entropy of its own, touches a file or uses a float.

#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;
#[doc(hidden)]
pub extern crate alloc as __alloc; // For what the macros write into other crates.
#[cfg(feature = "laws")]
extern crate std;

pub mod bits;
pub mod contract;
pub mod entropy;
#[cfg(feature = "laws")]
pub mod laws;
pub mod notation;
pub mod position;
pub mod record;
pub mod refusal;
pub mod seat;
pub mod set;
pub mod side;
pub mod state;

pub use contract::{BadView, Game, Move, Standing};
#[cfg(feature = "rand_core")]
pub use entropy::FromRng;
pub use entropy::{Entropy, Quick};
pub use notation::{Fault, Notation};
pub use position::{Position, ToMove};
pub use refusal::{Refusal, require};
pub use seat::{Seat, SeatSet, Turn, Viewer};
pub use side::{BySide, Side};
