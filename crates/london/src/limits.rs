//! How long a game may last (L6.2).

use crate::board::Board;
use crate::moves::Outcome;

/// L6.2: the draw that a game ends in when its last turn is over.
pub fn too_long(board: &Board) -> Option<Outcome> {
    (board.turn >= board.options.turns).then_some(Outcome { winner: None, turns: board.turn })
}
