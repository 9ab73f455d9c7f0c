//! London: "Jekyll & Hyde", two players on a map. Jekyll looks for the four parts of a cure, hyde blackens his
//! psyche, and one pawn serves them both. Rule numbers (L…) are those of `RULES.md`.
//!
//! - `cards`, `recipe`: colours, counts, tokens, sides, recipes. `map`: where it all happens. `options`: what is agreed.
//! - The chapters of the rulebook: `setup`, `pay`, `travel`, `resist`, `research`, `cure`, `limits`.
//! - `begin`, `judge`: may this be done now? `board`: what lies open. `state`: what each move changes.
//! - `chance`: what is drawn, and how likely. `view`: who knows what. `moves`, `illegal`, `notation`: words.
//! - `fast`: the second, fast road.
//!
//! Version 2 of these rules differs from version 1 in L4.4 alone: any move used to renew hyde's action at a location. A
//! record names no version and is judged by today's rules, so an older one may be refused there.
//!
//! No map, recipe or board of a publisher is in here: those are our own design, within the limits of the rules.

#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(clippy::float_arithmetic)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod begin;
mod board;
mod cards;
mod chance;
mod contract;
mod cure;
mod fast;
mod illegal;
mod judge;
mod limits;
pub mod map;
mod moves;
mod notation;
mod options;
mod pay;
mod recipe;
mod research;
mod resist;
mod setup;
mod state;
mod travel;
mod view;

pub use board::{Board, Deed, Phase};
pub use cards::{Colour, Counts, Side, Token, Trio};
pub use fast::Fast;
pub use illegal::{Ask, Illegal, LabWork, Purpose, Row};
pub use map::{Location, LocationSet, Map, Shelf};
pub use moves::{Action, Answer, Chance, Note, Outcome, Setup, Unit};
pub use options::Options;
pub use pay::{Due, Pool};
pub use recipe::{Recipe, RecipeSet};
pub use state::State;
pub use view::{Hands, Own, Reveal, Seen, View};
