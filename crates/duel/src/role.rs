//! The two roles, and pairs of things of which each role has one.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use game::Fault;

/// What a player plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Role {
    /// The doctor, who wants the tricks shared out evenly.
    Jekyll,
    /// The other one, who wants them anything but.
    Hyde,
}

impl Role {
    /// Both roles, in the order in which a record writes them.
    pub const BOTH: [Role; 2] = [Role::Jekyll, Role::Hyde];

    /// The opponent's role.
    pub const fn other(self) -> Role {
        match self {
            Role::Jekyll => Role::Hyde,
            Role::Hyde => Role::Jekyll,
        }
    }

    /// The role's word in a record.
    pub const fn word(self) -> &'static str {
        match self {
            Role::Jekyll => "jekyll",
            Role::Hyde => "hyde",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Role {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Role, Fault> {
        Role::BOTH.into_iter().find(|role| role.word() == text).ok_or_else(|| Fault::not("a role", text))
    }
}

/// One thing of each role.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Both<T> {
    /// Jekyll's.
    pub jekyll: T,
    /// Hyde's.
    pub hyde: T,
}

impl<T> Both<T> {
    /// What `of` says for each role.
    pub fn of(mut of: impl FnMut(Role) -> T) -> Both<T> {
        Both { jekyll: of(Role::Jekyll), hyde: of(Role::Hyde) }
    }
}

impl<T> Index<Role> for Both<T> {
    type Output = T;

    fn index(&self, role: Role) -> &T {
        match role {
            Role::Jekyll => &self.jekyll,
            Role::Hyde => &self.hyde,
        }
    }
}

impl<T> IndexMut<Role> for Both<T> {
    fn index_mut(&mut self, role: Role) -> &mut T {
        match role {
            Role::Jekyll => &mut self.jekyll,
            Role::Hyde => &mut self.hyde,
        }
    }
}
