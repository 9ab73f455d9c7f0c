#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! The vocabulary is in [`cards`] and [`options`]. Then comes a file for each chapter of the rulebook: [`exchange`] (D2), [`trick`] (D3)
//! with [`order`] for the ranks of the colours, [`potion`] (D4), [`track`] (D1.3, D5). Around them:
//!
//! - [`moves`]: what can be done at all; [`refusals`]: why something may not be done.
//! - [`position`]: the whole truth of the moment, and the rules that move it on.
//! - [`memory`]: what is remembered of a round that the rules do not need.
//! - [`state`]: position and memory, which is what a table holds.
//! - [`view`]: what one viewer knows, what he sees of a move, and what may then be true. All of secrecy is there.
//! - `notation`: how all this is written down.
//!
//! A seat is a person, a [`Side`](game::Side) is what that person plays: in a return match players swap sides and keep seats.

#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

pub mod cards;
pub mod exchange;
pub mod memory;
pub mod moves;
mod notation;
pub mod options;
pub mod order;
pub mod position;
pub mod potion;
pub mod reckoning;
pub mod refusals;
pub mod state;
pub mod track;
pub mod trick;
pub mod view;

pub use cards::{Card, Cards, Colour, Potion};
pub use moves::{Action, Deal, Note, Outcome, RoundEnd, Then};
pub use options::{Match, Options};
pub use order::{ColourOrder, Rank};
pub use position::{Phase, Position, Round, Step, Waiting};
pub use reckoning::{Lying, Prospect, Reckoning, Taken, Won, WouldRank};
pub use refusals::Illegal;
pub use state::State;
pub use track::{Leg, Score, Track};
pub use trick::{Led, Trick, Why};
pub use view::{Board, Chosen, Known, Own, Seen, Unseen, View};
