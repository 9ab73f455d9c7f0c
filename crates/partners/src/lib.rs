#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! The vocabulary is in [`cards`] (P1), [`seats`] (P2.1, P2.2: who sits where and plays with whom) and [`options`]. Then comes a file for each
//! chapter of the rulebook: [`deal`] (P2.3, P2.4), [`ask`] (P3), [`trick`] (P4), [`score`] (P5), [`ghost`] (P6, three players). Around them:
//!
//! - [`moves`]: what can be done at all; [`refusals`]: why something may not be done.
//! - [`position`]: the whole truth of the moment, and the machine that moves it.
//! - `memory`: what everybody remembers and the rules do not need.
//! - [`state`]: position and memory, which is what a table holds.
//! - [`view`]: what one viewer knows, what he sees of a move, and what may then be true. All of secrecy is there.
//! - `notation`: how all this is written down.
//!
//! A *seat* is a person, who decides; a *place* (`n e s w`) is where cards lie. With four players they are the same
//! thing. With three, people move from place to place, and the ghost's place belongs to nobody.

#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

pub mod ask;
pub mod cards;
pub mod deal;
pub mod ghost;
mod memory;
pub mod moves;
mod notation;
pub mod options;
pub mod position;
pub mod reckoning;
pub mod refusals;
pub mod score;
pub mod seats;
pub mod state;
pub mod trick;
pub mod view;

pub use game::{BySide, Side};

pub use ask::Choices;
pub use cards::{Card, Cards, Kind, Rank};
pub use deal::Deal;
pub use moves::{Action, Chance, HandEnd, Note, Outcome};
pub use options::{Options, Players, SeatCard};
pub use position::Position;
pub use reckoning::{Deed, Ended, Fate, HandReckoning, Reckoning, Sits, Stake, Taken, Why, Worth};
pub use refusals::Illegal;
pub use score::{Leader, Product, Terms, Totals};
pub use seats::{ByPlace, Place, Places, Seating, Teams};
pub use state::State;
pub use trick::{Leading, Played, Plays, TrickResult};
pub use view::{Board, Deciding, Hand, Phase, Seen, SeenHand, View};
