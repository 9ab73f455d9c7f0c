//! What is agreed before the first deal.

/// What is agreed before the first deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// How many games are played.
    #[cfg_attr(feature = "serde", serde(rename = "match"))]
    pub match_: Match,
}

/// How many games are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Match {
    /// One game.
    #[default]
    Single,
    /// D5.3: two games with sides swapped.
    Return,
}
