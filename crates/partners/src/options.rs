//! What is agreed before the first deal.

use alloc::vec::Vec;

use crate::seats::Place;

/// What is agreed before the first deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// How many play, and how they sit.
    pub players: Players,
    /// P5.3: The total that ends the game.
    pub target: u32,
}

impl Options {
    /// P5.3: The target if none is agreed.
    pub const TARGET: u32 = 1000;

    /// Four players with that seat card.
    pub const fn four(seat_card: SeatCard) -> Options {
        Options { players: Players::Four { seat_card }, target: Options::TARGET }
    }

    /// Three players, with the ghost at that place in the first hand.
    pub const fn three(ghost: Place) -> Options {
        Options { players: Players::Three { ghost }, target: Options::TARGET }
    }

    /// The same with the ghost of the first hand at each of these places; with four players there is no ghost.
    pub(crate) fn with_ghost_at(self, places: &[Place]) -> Vec<Options> {
        match self.players {
            Players::Four { .. } => Vec::from([self]),
            Players::Three { .. } => {
                places.iter().map(|&ghost| Options::three(ghost).to(self.target)).collect()
            }
        }
    }

    /// The card that shows who plays with whom; P6.1: with three players always A.
    pub const fn seat_card(&self) -> SeatCard {
        match self.players {
            Players::Four { seat_card } => seat_card,
            Players::Three { .. } => SeatCard::A,
        }
    }

    /// The same with another target.
    #[must_use]
    pub const fn to(self, target: u32) -> Options {
        Options { players: self.players, target }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options::four(SeatCard::A)
    }
}

/// How many play, and how they sit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Players {
    /// Two teams of two.
    Four {
        /// The card that lies in the middle.
        seat_card: SeatCard,
    },
    /// Two against one and his ghost (P6); always with seat card A.
    Three {
        /// Where the ghost's cards lie in the first hand. The player opposite is the first to play alone.
        ghost: Place,
    },
}

/// The card in the middle of the table that shows who plays with whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeatCard {
    /// Partners sit opposite each other.
    A,
    /// Partners sit side by side.
    B,
}
