//! Players of london.
//!
//! - [`style`] and [`thumb`]: rules of thumb, good ones and those of people who play seldom.
//! - [`world`]: imagined games. [`value`]: what a position is worth. [`search`]: what comes of a decision.
//! - [`plan`]: what is worth a thought. [`player`]: all of it together. [`atlas`]: how far everything is.

pub mod atlas;
pub mod plan;
pub mod player;
pub mod search;
pub mod style;
pub mod thumb;
pub mod value;
pub mod world;

use london::State;

use crate::{Bot, Strength};
use player::{Mind, Searcher, Thumb};
use search::Depth;
use style::Style;

/// The player of that strength, for either side.
pub fn bot(strength: Strength) -> Box<dyn Bot<State>> {
    match strength {
        Strength::Novice => Box::new(Thumb { style: Style::NOVICE }),
        Strength::Casual => Box::new(Thumb { style: Style::CASUAL }),
        Strength::Strong => {
            Box::new(Searcher { depth: Depth { playouts: 60, turns: 4, doubt: 2.5 }, mind: Mind::Wavering })
        }
        Strength::Champion => Box::new(Searcher { depth: Depth::CHAMPION, mind: Mind::Steady }),
    }
}
