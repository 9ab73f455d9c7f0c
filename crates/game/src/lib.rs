//! The contract that every game of Utterson keeps.
//!
//! - [`contract`]: the [`Game`] trait. State and view are different types, chance is a move.
//! - [`seat`]: who sits, who looks, whose turn it is.
//! - [`entropy`]: how random words become draws and shuffles.
//! - [`fast`]: the second, fast road that search plays on.
//! - [`notation`], [`record`]: the text form of a game, and the `.case` file.
//! - `laws` (feature `laws`): random play that panics when a game breaks the contract.
//!
//! Nothing here reads a clock, draws entropy of its own, touches a file or uses a float.

#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;
#[cfg(any(test, feature = "laws"))]
extern crate std;

pub mod contract;
pub mod entropy;
pub mod fast;
#[cfg(feature = "laws")]
pub mod laws;
pub mod notation;
pub mod record;
pub mod seat;

pub use contract::{Game, Move, Refusal, Standing};
pub use entropy::{Entropy, Quick};
pub use fast::{Fast, FastTurn, HasFast};
pub use notation::Notation;
pub use seat::{Seat, SeatSet, Turn, Viewer};
