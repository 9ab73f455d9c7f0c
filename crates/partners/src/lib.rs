//! The rules of *partners*, "Dr. Jekyll & Mr. Hyde" for three or four players: two teams, seven tricks a hand,
//! and cards whose backs tell everybody which side they belong to.
//!
//! - the vocabulary: [`cards`] (P1), [`seats`] (P2.1, P2.2: who sits where and plays with whom), [`options`]
//! - the chapters of the rulebook: [`deal`] (P2.3, P2.4), [`ask`] (P3), [`trick`] (P4), [`score`] (P5), [`ghost`] (P6)
//! - [`moves`]: what can be done and said · [`refusals`]: why a move is refused
//! - [`position`]: the truth of the moment, and the machine that moves it · [`memory`]: what was seen · [`state`]: both
//! - [`view`]: all of secrecy · [`notation`]: the text form
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
pub mod notation;
pub mod options;
pub mod position;
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
pub use moves::{Action, Chance, Note, Outcome};
pub use options::{Options, Players, SeatCard};
pub use position::Position;
pub use refusals::Illegal;
pub use score::{Leader, Totals};
pub use seats::{ByPlace, Place, Places, Seating, Teams};
pub use state::State;
pub use trick::{Leading, Played, TrickResult};
pub use view::{Board, Deciding, Hand, Phase, Seen, SeenHand, View};
