//! The two sides of one man, and pairs of things of which each side has one.
//!
//! All three games have the same two sides. What a side *is* differs: a team in `partners`, a role that players swap in a
//! return match of `duel`, a face of the one pawn in `london`.

/// Jekyll or hyde.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
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
}

crate::words! { Side, "a side"; Jekyll => "jekyll", Hyde => "hyde" }

crate::one_each! {
    /// One thing for each side.
    pub struct BySide<T> of Side {
        /// Jekyll's.
        jekyll: Jekyll,
        /// Hyde's.
        hyde: Hyde,
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
