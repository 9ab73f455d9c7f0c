//! The two sides of one man, and pairs of things of which each side has one.
//!
//! All three games have the same two sides. What a side *is* differs: a team in `partners`, a role that players swap in a
//! return match of `duel`, a face of the one pawn in `london`.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use crate::notation::Fault;

/// Jekyll or hyde.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    /// The doctor.
    Jekyll,
    /// The other one.
    Hyde,
}

impl Side {
    /// Both sides, in the order in which records write them.
    pub const BOTH: [Side; 2] = [Side::Jekyll, Side::Hyde];

    /// The side against this one.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Jekyll => Side::Hyde,
            Side::Hyde => Side::Jekyll,
        }
    }

    /// The side as an index into a list of two.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side's word in a record.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Jekyll => "jekyll",
            Side::Hyde => "hyde",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Side {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Side, Fault> {
        Side::BOTH.into_iter().find(|side| side.word() == text).ok_or_else(|| Fault::not("a side", text))
    }
}

/// One thing for each side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
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
    #[inline]
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { jekyll: make(Side::Jekyll), hyde: make(Side::Hyde) }
    }

    /// Each side with its thing, jekyll first.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        [(Side::Jekyll, &self.jekyll), (Side::Hyde, &self.hyde)].into_iter()
    }

    /// The same with each thing changed.
    #[inline]
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySide<U> {
        BySide { jekyll: change(self.jekyll), hyde: change(self.hyde) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::Jekyll => &self.jekyll,
            Side::Hyde => &self.hyde,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Jekyll => &mut self.jekyll,
            Side::Hyde => &mut self.hyde,
        }
    }
}

impl<T> IntoIterator for BySide<T> {
    type Item = (Side, T);
    type IntoIter = core::array::IntoIter<(Side, T), 2>;

    fn into_iter(self) -> Self::IntoIter {
        [(Side::Jekyll, self.jekyll), (Side::Hyde, self.hyde)].into_iter()
    }
}

/// A pair written as a list of two, jekyll's first: for messages that were written so before there was [`BySide`].
/// Use with `#[serde(with = "game::side::as_list")]`.
#[cfg(feature = "serde")]
pub mod as_list {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::BySide;

    /// Writes the pair.
    ///
    /// # Errors
    /// What the serializer says.
    pub fn serialize<T: Serialize, S: Serializer>(pair: &BySide<T>, to: S) -> Result<S::Ok, S::Error> {
        [&pair.jekyll, &pair.hyde].serialize(to)
    }

    /// Reads the pair.
    ///
    /// # Errors
    /// What the deserializer says, also of a list of any other length.
    pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<BySide<T>, D::Error> {
        <[T; 2]>::deserialize(from).map(|[jekyll, hyde]| BySide { jekyll, hyde })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn a_side_is_written_and_read_in_one_word() {
        for side in Side::BOTH {
            assert_eq!(side.to_string().parse(), Ok(side));
        }
        let fault = "Jekyll".parse::<Side>().expect_err("a capital letter");
        assert_eq!(fault.to_string(), "line 1, column 1: `Jekyll` is not a side");
    }
}
