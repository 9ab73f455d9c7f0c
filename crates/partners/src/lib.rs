//! The rules of *partners*, "Dr. Jekyll & Mr. Hyde" for three or four players: two teams, seven tricks a hand,
//! and cards whose backs tell everybody which side they belong to.
//!
//! - [`sides`], [`cards`]: the vocabulary (P1) · [`options`]: what is agreed before the first deal
//! - the chapters of the rulebook: [`seats`] (P2.1, P2.2, who sits where), [`deal`] (P2.3, P2.4), [`ask`] (P3),
//!   [`trick`] (P4), [`score`] (P5), [`ghost`] (P6, three players), [`board`] (what lies open; P1.6, P7)
//! - [`state`]: the state machine · [`view`]: all of secrecy · [`illegal`]: why a move is refused
//! - [`notation`]: the text form · [`fast`]: the same game in a few words of bits, for search
//!
//! A *seat* is a person, who decides; a *place* (`n e s w`) is where cards lie. With four players they are the same
//! thing. With three, people move from place to place, and the ghost's place belongs to nobody.

#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

pub mod ask;
pub mod board;
pub mod cards;
pub mod deal;
pub mod fast;
pub mod ghost;
pub mod illegal;
pub mod notation;
pub mod options;
pub mod score;
pub mod seats;
pub mod sides;
pub mod state;
pub mod trick;
pub mod view;

pub use ask::Action;
pub use board::{Board, Hand, Note, Phase, Played, Step};
pub use cards::{Card, Cards, Kind, Rank};
pub use deal::{Chance, Deal};

pub use fast::{Fast, Setup};
pub use illegal::Illegal;
pub use options::{Options, Players, SeatCard};
pub use score::{Leader, Outcome, Totals};
pub use seats::{ByPlace, Place, Seating, Teams};
pub use sides::{BySide, Side};
pub use state::State;
pub use trick::TrickResult;
pub use view::{Seen, SeenHand, View};
