//! A location, and sets of them.

use alloc::vec::Vec;
use core::fmt;

/// A location, counted from 0 in the order of the map file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Location(pub u8);

impl Location {
    /// The location as an index into a list of all.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of locations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "Vec<Location>", into = "Vec<Location>"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Location[]"))]
pub struct LocationSet(u64);

impl LocationSet {
    /// No location.
    pub const NONE: LocationSet = LocationSet(0);
    /// No map has more locations than fit into a set.
    pub const ROOM: usize = 64;

    /// The set as bits, location 0 lowest.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Puts a location in. There is no room for one beyond the 64th.
    pub fn insert(&mut self, location: Location) {
        self.0 |= 1u64.checked_shl(location.0.into()).unwrap_or(0);
    }

    /// Takes a location out.
    pub fn remove(&mut self, location: Location) {
        self.0 &= !1u64.checked_shl(location.0.into()).unwrap_or(0);
    }

    /// Is the location in the set?
    pub const fn contains(self, location: Location) -> bool {
        location.0 < 64 && self.0 >> location.0 & 1 != 0
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many locations are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// What is in either set.
    #[must_use]
    pub const fn or(self, other: LocationSet) -> LocationSet {
        LocationSet(self.0 | other.0)
    }

    /// Nothing but this location, if it is in the set.
    #[must_use]
    pub fn only(self, location: Location) -> LocationSet {
        self.iter().filter(|each| *each == location).collect()
    }

    /// What is in this set and not in that one.
    #[must_use]
    pub const fn except(self, other: LocationSet) -> LocationSet {
        LocationSet(self.0 & !other.0)
    }

    /// The locations in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Location> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let next = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (next < 64).then_some(Location(next as u8))
        })
    }
}

impl FromIterator<Location> for LocationSet {
    fn from_iter<I: IntoIterator<Item = Location>>(locations: I) -> LocationSet {
        let mut set = LocationSet::NONE;
        locations.into_iter().for_each(|location| set.insert(location));
        set
    }
}

impl From<Vec<Location>> for LocationSet {
    fn from(locations: Vec<Location>) -> LocationSet {
        locations.into_iter().collect()
    }
}

impl From<LocationSet> for Vec<Location> {
    fn from(set: LocationSet) -> Vec<Location> {
        set.iter().collect()
    }
}

impl fmt::Debug for LocationSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|location| location.0)).finish()
    }
}
