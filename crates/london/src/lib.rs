#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! The vocabulary is in [`cards`], [`recipe`], [`map`] and [`options`]. Then comes a file for each chapter of the rulebook: [`setup`] (L2),
//! [`pay`] (L3), [`travel`] (L4.1–L4.3, L5.1, L5.2), [`resist`] (L4.4–L4.8), [`research`] (L5.3–L5.5), [`cure`] (L5.6, L5.7), [`limits`] (L6.2).
//! Around them:
//!
//! - [`moves`]: what can be done at all; [`refusals`]: why something may not be done.
//! - [`position`]: the whole truth of the moment, and the rules that move it on.
//! - [`memory`]: what has been seen by whom, and the witness that a step is played before.
//! - [`state`]: position and memory, which is what a table holds.
//! - [`view`]: what one viewer knows (L6.3), what he sees of a move, and what may then be true. All of secrecy is there.
//! - `notation`: how all this is written down.
//!
//! Version 2 of these rules differs from version 1 in L4.4 alone: any move used to renew hyde's action at a location. A
//! record names no version and is judged by today's rules, so an older one may be refused there.
//!
//! No map, recipe or board of a publisher is in here: those are our own design, within the limits of the rules.

#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

pub mod cards;
pub mod cure;
pub mod limits;
pub mod map;
pub mod memory;
pub mod moves;
mod notation;
pub mod options;
pub mod pay;
pub mod position;
pub mod recipe;
pub mod reckoning;
pub mod refusals;
pub mod research;
pub mod resist;
pub mod setup;
pub mod state;
pub mod travel;
pub mod view;

pub use game::{BySide, Side};

pub use cards::{Colour, Counts, Token, Trio, seat_of, side_of};
pub use map::{Location, LocationSet, Map, Shelf};
pub use memory::{Hands, Memory, Witness};
pub use moves::{Action, Answer, Chance, Note, Outcome, Setup, Unit};
pub use options::{Options, Terms};
pub use pay::{Due, Pool};
pub use position::{Effect, Phase, Position};
pub use recipe::{Recipe, RecipeSet};
pub use reckoning::{Act, Coins, InBag, Payment, Priced, Reckoning};
pub use refusals::Illegal;
pub use setup::Layout;
pub use state::State;
pub use view::{Board, Own, Reveal, Seen, View};
