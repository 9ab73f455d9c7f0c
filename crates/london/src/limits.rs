//! How long a game may last (L6.2).

use crate::moves::Outcome;
use crate::position::Position;

/// L6.2: the draw that a game ends in when its last turn is over.
#[inline]
pub fn too_long(position: &Position) -> Option<Outcome> {
    let turns = position.turn;
    (turns >= position.options.turns).then_some(Outcome { winner: None, turns })
}
