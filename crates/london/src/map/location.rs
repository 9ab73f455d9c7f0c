//! A location, and sets of them.

use core::fmt;

use game::Fault;

/// A location, counted from 0 in the order of the map file. No map has more than 64.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Location(u8);

impl Location {
    /// No map has more locations.
    pub const MAX: usize = 64;

    /// The location of that number, if a map can have one.
    pub const fn new(index: usize) -> Option<Location> {
        if index < Location::MAX { Some(Location(index as u8)) } else { None }
    }

    /// The location as an index into a list of all.
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    pub(crate) const fn from_index(index: u8) -> Location {
        Location(index & 63)
    }
}

/// Its number; what the record calls it is written on the [map](super::Map::id).
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Location {
    type Error = Fault;

    fn try_from(index: u8) -> Result<Location, Fault> {
        Location::new(index.into()).ok_or_else(|| Fault::not("a location", &alloc::format!("{index}")))
    }
}

impl From<Location> for u8 {
    fn from(location: Location) -> u8 {
        location.0
    }
}

game::bit_set! {
    /// A set of locations.
    pub struct LocationSet(u64) of Location; "Location[]"
}
