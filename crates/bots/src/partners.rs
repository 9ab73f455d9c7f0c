//! Partners: an exact solver with open cards, and opponents from gentle to champion.
//!
//! - [`worlds`]: what a seat knows, and the worlds it must hold possible.
//! - [`mod@solve`]: the exact value of a hand with all cards open. Behind it: `pools`, `node`, `moves`, `bounds`, `winners`, `memory`, `apart`, `search`.
//! - [`habits`]: what players tend to do. [`evidence`]: what follows from it for the cards they hold.
//! - `playout`: playing on with some sense. `lookahead`: what is searched. [`stakes`]: what a hand is worth.
//! - [`players`]: who plays at which level. [`lint`]: how good a partner a player is.

mod apart;
mod bounds;
pub mod evidence;
pub mod habits;
pub mod lint;
mod lookahead;
mod memory;
mod moves;
mod node;
pub mod players;
mod playout;
mod pools;
mod search;
pub mod solve;
pub mod stakes;
mod winners;
pub mod worlds;

use ::partners::State;

pub use solve::{Solution, solve};

use crate::{Bot, HasBots, Strength};

impl HasBots for State {
    fn made(strength: Strength) -> Box<dyn Bot<State>> {
        match strength {
            Strength::Novice => Box::new(players::Novice),
            Strength::Casual => Box::new(players::Casual),
            Strength::Strong => Box::new(players::Searcher::STRONG),
            Strength::Champion => State::champion(),
        }
    }

    fn veteran() -> Box<dyn Bot<State>> {
        Box::new(players::Searcher::VETERAN)
    }

    fn adviser() -> Box<dyn Bot<State>> {
        Box::new(players::Searcher::JUDGE)
    }
}
