//! Players of london.
//!
//! - [`style`] and [`heuristics`]: rules of thumb, good ones and those of people who play seldom.
//! - [`world`]: imagined games. [`value`]: what a position is worth. [`search`]: what comes of a decision.
//! - [`plan`]: what is worth a thought. [`player`]: all of it together. [`distances`]: how far everything is.

pub mod distances;
pub mod heuristics;
pub mod plan;
pub mod player;
pub mod search;
pub mod style;
pub mod value;
pub mod world;

use london::State;

use crate::{Bot, HasBots, Strength};
use player::{Heuristic, Searcher};
use style::Style;

impl HasBots for State {
    /// A whole game is long.
    const PLAYED_ON: u64 = 200;

    fn made(strength: Strength) -> Box<dyn Bot<State>> {
        match strength {
            Strength::Novice => Box::new(Heuristic { style: Style::NOVICE }),
            Strength::Casual => Box::new(Heuristic { style: Style::CASUAL }),
            Strength::Strong => Box::new(Searcher::STRONG),
            Strength::Champion => State::champion(),
        }
    }

    fn veteran() -> Box<dyn Bot<State>> {
        Box::new(Searcher::VETERAN)
    }
}
