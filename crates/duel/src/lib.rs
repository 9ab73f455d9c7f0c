//! Jekyll vs Hyde: a trick-taking duel whose colours are ranked by play.
//!
//! The rules, one file a chapter of the rulebook: [`cards`] (D1), [`exchange`] (D2), [`trick`] (D3) with
//! [`order`] for the ranks of the colours, [`potion`] (D4), [`track`] (D5). Around them:
//!
//! - [`board`]: what everybody sees, and what may be done about it; [`moves`]: what can be done at all.
//! - [`state`]: the truth, and the state machine. [`view`]: what one viewer knows, and nothing else.
//! - [`illegal`]: why a move is refused. `notation`: how all this is written down.
//! - [`fast`]: the same game in a few words of bits, for search.
//!
//! ```
//! use duel::{Options, State};
//! use game::notation::words;
//! use game::{Game, Move, Notation, Refusal, Seat};
//!
//! let options = Options::default();
//! let mut state = State::new(&options);
//! let hands = "deal jekyll=P1,P2,P3,P4,P5,P6,P7,W1,+2,+5 hyde=W2,W3,W4,W5,W6,W7,E1,E2,E3,E4 aside=E5,E6,E7,+3,+4";
//! state.apply(&Move::Chance(State::read_chance(&options, &words(1, hands))?)).expect("25 cards");
//!
//! // Dealt two potions, jekyll has to give one away.
//! let give = |text| State::read_action(&options, &words(1, text));
//! let refused = state.apply(&Move::Act(Seat(0), give("give P1")?)).expect_err("a duty neglected");
//! assert_eq!((refused.rule(), refused.code()), ("D2.3", "potion-duty"));
//! assert!(state.apply(&Move::Act(Seat(0), give("give +2")?)).is_ok());
//! # Ok::<(), game::notation::Fault>(())
//! ```
//!
//! A seat is a person, a [`Role`] is what that person plays: in a return match they swap roles and keep
//! seats.

#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

pub mod board;
pub mod cards;
pub mod exchange;
pub mod fast;
pub mod illegal;
pub mod moves;
mod notation;
pub mod options;
pub mod order;
pub mod potion;
pub mod role;
pub mod state;
pub mod track;
pub mod trick;
pub mod view;

pub use board::{Board, Phase, Waiting};
pub use cards::{Card, Cards, Colour, Face, Potion};
pub use exchange::Deal;
pub use fast::Fast;

pub use illegal::{Illegal, Step};
pub use moves::{Action, Note};
pub use options::{Match, Options};
pub use order::{ColourOrder, Rank};
pub use role::{Both, Role};
pub use state::State;
pub use track::{Leg, Outcome, Score, Track};
pub use trick::{Led, Trick};
pub use view::{Known, Own, PutDown, Seen, Unseen, View};
