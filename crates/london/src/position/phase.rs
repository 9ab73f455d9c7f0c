//! What a position waits for.

use crate::cards::{Colour, Counts, Trio};
use crate::map::Location;
use crate::moves::Outcome;
use crate::pay::Due;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Chance lays out cures and tiles (L2.1).
    Setup,
    /// Jekyll may whiten a location (L4.3).
    Window,
    /// The mover chooses an action.
    Act,
    /// Chance draws a token: jekyll is on a black path (L5.1).
    Toll {
        /// His goal.
        to: Location,
    },
    /// The other side may raise the cost of a move (L4.2, L5.1).
    Raise {
        /// Where the pawn is going.
        to: Location,
        /// What is still to be paid if not.
        due: Due,
    },
    /// The mover pays, one point at a time.
    Pay {
        /// What happens when all is paid.
        #[cfg_attr(feature = "serde", serde(rename = "deed"))]
        effect: Effect,
        /// What is still to be paid.
        due: Due,
    },
    /// Chance draws cards for the mover, one at a time.
    Draw {
        /// How many are still to be drawn.
        left: u8,
    },
    /// Chance draws a token: hyde has named a colour to trash the research (L4.6).
    Trash(Colour),
    /// Chance draws one of jekyll's cards for hyde (L4.6).
    Steal,
    /// Chance draws three tokens: the mixture was wrong (L5.6).
    Penalty,
    /// Hyde takes a black token off a tile, for the first of these tokens that must turn black (L4.8).
    Lift {
        /// Their colours, each as often as it must turn.
        turning: Counts,
    },
    /// Jekyll has cured a colour and may put white tokens into the bag (L5.6).
    Whites,
    /// The mover holds too many cards (L3.5).
    Discard,
    /// The game has ended.
    Over(Outcome),
}

/// What happens when an action that has been begun is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Effect {
    /// The pawn arrives.
    Move(Location),
    /// Jekyll has paid what the bag demanded on a black path; hyde may still raise the cost.
    Toll(Location),
    /// Hyde takes the card.
    Meet(Colour),
    /// Hyde draws a card.
    Vice,
    /// A token is drawn against the colour named.
    Trash(Colour),
    /// A card of jekyll's is drawn.
    Steal,
    /// A token of the colour turns black.
    Resist(Colour),
    /// Jekyll takes the card.
    Buy(Colour),
    /// Jekyll draws cards.
    Mix,
    /// Jekyll takes the tile.
    Research,
    /// The cards are compared with the cure.
    Alleviate(Colour, Trio),
}
