//! What can be done at the table, and what the table says about it.

use crate::cards::{Card, Cards, Colour, Potion};
use crate::role::Role;

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Cards for the exchange before the first trick: `give P3,+2`.
    Give(Cards),
    /// A card to a trick, but for a potion that is led: `play P6`.
    Play(Card),
    /// A potion led, with the colour called: `play +4 W`.
    Lead(Potion, Colour),
    /// Cards for the exchange that a green card met by a potion brings: `swap P1,E2`.
    Swap(Cards),
}

/// What follows from a move by the rules, for everybody to see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Note {
    /// A trick is taken.
    Trick {
        /// By whom.
        winner: Role,
    },
    /// A round has ended.
    Round {
        /// Tricks of jekyll.
        jekyll: u8,
        /// Tricks of hyde.
        hyde: u8,
        /// Where the marker stands now.
        marker: u8,
    },
    /// The second game of a return match begins.
    Game2,
}
