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

mod cards;
mod cure;
mod limits;
pub mod map;
mod memory;
mod moves;
mod notation;
mod options;
mod pay;
mod position;
mod recipe;
mod refusals;
mod research;
mod resist;
mod setup;
mod state;
mod travel;
mod view;

/// What things cost, in points: for those who plan ahead. What an action costs now is answered by [`Position::cost`].
pub mod costs {
    pub use crate::cure::ALLEVIATE;
    pub use crate::research::{BUY, MIX, RESEARCH, RESEARCH_TRASHED};
    pub use crate::resist::{MEET, RESIST, STEAL, TRASH, VICE};
    pub use crate::travel::hydes_fare;
}

pub use cards::{Colour, Counts, Token, Trio, seat_of, side_of};
pub use game::{BySide, Side};
pub use map::{Location, LocationSet, Map, Shelf};
pub use memory::{Hands, Memory, Witness};
pub use moves::{Action, Answer, Chance, Note, Outcome, Setup, Unit};
pub use options::{Options, Terms};
pub use pay::{Due, Pool};
pub use position::{Effect, Phase, Position, Step};
pub use recipe::{Recipe, RecipeSet};
pub use refusals::Illegal;
pub use setup::Layout;
pub use state::State;
pub use view::{Board, Own, Reveal, Seen, View};
