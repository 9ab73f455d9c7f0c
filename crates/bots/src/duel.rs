//! Players of the duel, and what they think with.
//!
//! - [`solve`]: the exact value of a round with all cards open. [`ending`]: the equilibrium of the last tricks with
//!   the cards hidden.
//! - [`payoff`]: what the tricks of a round are worth; [`stakes`]: what they are worth in the whole game.
//! - [`thinker`]: the strong players; `lookahead`: what they search. `casual` and `novice`: those that make people's mistakes.

mod canon;
mod casual;
pub mod ending;
mod lookahead;
pub mod matrix;
mod memo;
mod node;
mod novice;
pub mod payoff;
mod playout;
mod search;
pub mod solve;
pub mod stakes;
mod swap;
pub mod thinker;

use ::duel::State;

use crate::{Bot, HasBots, Strength};
use thinker::Thinker;

impl HasBots for State {
    fn made(strength: Strength) -> Box<dyn Bot<State>> {
        match strength {
            Strength::Novice => Box::new(novice::Novice),
            Strength::Casual => Box::new(casual::Casual),
            Strength::Strong => Box::new(Thinker::STRONG),
            Strength::Champion => State::champion(),
        }
    }

    fn veteran() -> Box<dyn Bot<State>> {
        Box::new(Thinker::VETERAN)
    }

    fn adviser() -> Box<dyn Bot<State>> {
        Box::new(Thinker::JUDGE)
    }
}
