//! How an action begins: what it costs, what it hands in, what will happen when it is paid (L3.4).

use crate::board::{Board, Deed};
use crate::cards::{Counts, Side};
use crate::illegal::{Ask, Illegal};
use crate::moves::Action;
use crate::{cure, pay, research, resist};

/// An action other than moving and passing, before it is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undertaking {
    /// What happens when all is paid.
    pub deed: Deed,
    /// How many points it costs.
    pub cost: u8,
    /// The cards handed in when it is named.
    pub set: Counts,
}

impl Undertaking {
    /// A deed without a set.
    pub const fn new(deed: Deed, cost: u8) -> Undertaking {
        Undertaking { deed, cost, set: Counts::NONE }
    }
}

/// L3.4, L4.4, L5.3: may the mover, who holds these cards, begin this now?
pub fn begin(board: &Board, hand: Counts, action: Action) -> Result<Undertaking, Illegal> {
    let (mover, side) = (board.mover(), side_of(action)?);
    if mover != side {
        return Err(Illegal::Only(side));
    }
    if board.visit == 0 {
        return Err(match mover {
            Side::Hyde => Illegal::ActedHere,
            Side::Jekyll => Illegal::VisitSpent,
        });
    }
    let undertaking = undertake(board, hand, action)?;
    pay::affordable(board, hand.minus(undertaking.set), undertaking.cost)?;
    Ok(undertaking)
}

/// Whose action this is; there are none that both sides have, except moving and passing.
fn side_of(action: Action) -> Result<Side, Illegal> {
    match action {
        Action::Meet(_) | Action::Vice | Action::Trash(_) | Action::Steal | Action::Resist(_) => {
            Ok(Side::Hyde)
        }
        Action::Buy(_) | Action::Mix | Action::Research | Action::Alleviate(..) => Ok(Side::Jekyll),
        Action::Move(_)
        | Action::Pass
        | Action::Raise(_)
        | Action::Whiten(..)
        | Action::Decline
        | Action::Pay(_)
        | Action::Discard(_)
        | Action::Whites(_)
        | Action::Lift(_) => Err(Illegal::Asked(Ask::Action)),
    }
}

fn undertake(board: &Board, hand: Counts, action: Action) -> Result<Undertaking, Illegal> {
    match action {
        Action::Meet(colour) => resist::meet(board, colour),
        Action::Vice => resist::vice(board),
        Action::Trash(colour) => resist::trash(board, colour),
        Action::Steal => resist::steal(board),
        Action::Resist(colour) => resist::resist(board, hand, colour),
        Action::Buy(colour) => research::buy(board, colour),
        Action::Mix => research::mix(board),
        Action::Research => research::research(board),
        Action::Alleviate(colour, trio) => cure::alleviate(board, hand, colour, trio),
        Action::Move(_)
        | Action::Pass
        | Action::Raise(_)
        | Action::Whiten(..)
        | Action::Decline
        | Action::Pay(_)
        | Action::Discard(_)
        | Action::Whites(_)
        | Action::Lift(_) => Err(Illegal::Asked(Ask::Action)),
    }
}
