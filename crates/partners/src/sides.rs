//! The two sides, and what there is one of for each.

use alloc::string::ToString;
use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use game::Fault;

/// The two sides of one man: jekyll cards show a flask, hyde cards a top hat, front and back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    /// The flask.
    Jekyll,
    /// The top hat.
    Hyde,
}

impl Side {
    /// Both sides, in card order.
    pub const BOTH: [Side; 2] = [Side::Jekyll, Side::Hyde];

    /// The side against this one.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Jekyll => Side::Hyde,
            Side::Hyde => Side::Jekyll,
        }
    }

    /// The letter in front of this side's cards.
    pub const fn letter(self) -> &'static str {
        match self {
            Side::Jekyll => "J",
            Side::Hyde => "H",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Jekyll => "jekyll",
            Side::Hyde => "hyde",
        })
    }
}

impl FromStr for Side {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Side, Fault> {
        Side::BOTH.into_iter().find(|side| side.to_string() == text).ok_or_else(|| Fault::not("a side", text))
    }
}

/// One thing for each side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BySide<T> {
    /// Jekyll's.
    pub jekyll: T,
    /// Hyde's.
    pub hyde: T,
}

impl<T> BySide<T> {
    /// Makes each side's thing.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { jekyll: make(Side::Jekyll), hyde: make(Side::Hyde) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Jekyll => &self.jekyll,
            Side::Hyde => &self.hyde,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Jekyll => &mut self.jekyll,
            Side::Hyde => &mut self.hyde,
        }
    }
}
