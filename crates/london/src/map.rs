//! The map of London (L1.5, L1.6): locations, the paths between them, and what can be asked of them.
//!
//! - `parse`: from the text of a map file to a map, or to the list of its faults.
//! - `check`: what L1.5 asks of a map, and what it only warns of.
//! - `digest`: what it is called. `shelf`: where a record finds the map that it names.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Index;

use game::Fault;

mod check;
mod digest;
mod location;
mod parse;
mod shelf;

use check::PathDraft;
pub use digest::Digest;
pub use location::{Location, LocationSet};
pub use shelf::Shelf;

/// A map on which london can be played: one that keeps L1.5.
#[derive(Clone)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "check::Draft", into = "check::Draft"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "ts",
    ts(type = "{ name: string, credit: string, sha256: string, locations: MapLocation[], \
               paths: { between: [string, string], kind: PathKind }[] }")
)]
pub struct Map {
    draft: check::Draft,
    paths: Vec<Path>,
    /// For each location its neighbours.
    neighbours: [LocationSet; Location::MAX],
    /// Those of them along white, grey and black paths.
    by_kind: [[LocationSet; 3]; Location::MAX],
    grey: LocationSet,
    lab: Location,
    apothecaries: LocationSet,
    research_sites: LocationSet,
}

/// What stands in the map file about a location.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MapLocation {
    /// What the record calls it.
    pub id: String,
    /// What people call it.
    pub name: Name,
    /// What is printed under it.
    pub ground: Ground,
    /// What it is used for, if for anything.
    pub site: Option<Site>,
    /// Where it is drawn: 0..=1000 from the left and from the top.
    pub at: [u16; 2],
}

/// A name in every language of the program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Name {
    /// English.
    pub en: String,
    /// French; the English name where the map has no other.
    pub fr: String,
    /// German; the English name where the map has no other.
    pub de: String,
}

/// The colour of a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ground {
    /// Where hyde is at home.
    Grey,
    /// Where he is not.
    White,
}

/// What a location is used for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Site {
    /// Jekyll's laboratory.
    Lab,
    /// Where potions are bought.
    Apothecary,
    /// Where a tile lies at first.
    Research,
}

/// A path between two locations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Path {
    /// Its two ends.
    pub between: [Location; 2],
    /// Its colour.
    pub kind: PathKind,
}

/// The colour of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PathKind {
    /// An honest street.
    White,
    /// Hyde may play a card.
    Grey,
    /// The bag decides what jekyll must pay.
    Black,
}

game::words! { Ground, "grey or white"; Grey => "grey", White => "white" }
game::words! { Site, "lab, apothecary or research"; Lab => "lab", Apothecary => "apothecary", Research => "research" }
game::words! { PathKind, "white, grey or black"; White => "white", Grey => "grey", Black => "black" }

impl PathKind {
    const ALL: [PathKind; 3] = [PathKind::White, PathKind::Grey, PathKind::Black];
}

impl Map {
    /// L1.6: the name under which the built-in map lies on every shelf.
    pub const BUILT_IN: &str = "london-1886";

    /// The file of the map that is part of the program.
    pub const BUILT_IN_FILE: &str = include_str!("../maps/london-1886.toml");

    /// L1.6: the map that is part of the program: our own design.
    pub fn built_in() -> Map {
        let (map, _warnings) = Map::parse(Map::BUILT_IN_FILE).expect("a test reads the built-in map");
        map
    }

    /// The title of the map.
    pub fn name(&self) -> &str {
        &self.draft.name
    }

    /// Whose work it is.
    pub fn credit(&self) -> &str {
        &self.draft.credit
    }

    /// The SHA-256 of the map file: what records and views call the map.
    pub const fn sha256(&self) -> Digest {
        self.draft.sha256
    }

    /// All locations, in the order of their numbers.
    pub fn locations(&self) -> &[MapLocation] {
        &self.draft.locations
    }

    /// All paths.
    pub fn paths(&self) -> &[Path] {
        &self.paths
    }

    /// The set of all locations.
    pub fn all(&self) -> LocationSet {
        (0..self.locations().len() as u8).map(Location::from_index).collect()
    }

    /// What the record calls a location; `?` where there is none.
    pub fn id(&self, location: Location) -> &str {
        self.locations().get(location.index()).map_or("?", |entry| &entry.id)
    }

    /// The location that the record calls so.
    pub fn find(&self, id: &str) -> Option<Location> {
        let index = self.locations().iter().position(|location| location.id == id)?;
        Location::new(index)
    }

    /// The locations one step away.
    pub const fn neighbours(&self, from: Location) -> LocationSet {
        self.neighbours[from.index()]
    }

    /// The locations one step away along paths of one kind.
    pub const fn neighbours_by(&self, from: Location, kind: PathKind) -> LocationSet {
        self.by_kind[from.index()][kind as usize]
    }

    /// The path that leads directly from one location to the other.
    pub fn path(&self, from: Location, to: Location) -> Option<PathKind> {
        PathKind::ALL.into_iter().find(|&kind| self.neighbours_by(from, kind).contains(to))
    }

    /// The locations printed grey.
    pub const fn grey(&self) -> LocationSet {
        self.grey
    }

    /// The laboratory.
    pub const fn lab(&self) -> Location {
        self.lab
    }

    /// The two apothecaries.
    pub const fn apothecaries(&self) -> LocationSet {
        self.apothecaries
    }

    /// The twelve research sites.
    pub const fn research_sites(&self) -> LocationSet {
        self.research_sites
    }

    /// Builds the tables of a draft that has been found without fault.
    fn build(draft: check::Draft) -> Map {
        let find = |id: &String| {
            let index = draft.locations.iter().position(|location| location.id == *id);
            Location::from_index(index.expect("unknown ids are faults") as u8)
        };
        let path = |path: &PathDraft| Path { between: path.between.each_ref().map(find), kind: path.kind };
        let paths: Vec<Path> = draft.paths.iter().map(path).collect();
        let mut by_kind = [[LocationSet::EMPTY; 3]; Location::MAX];
        for Path { between: [a, b], kind } in &paths {
            by_kind[a.index()][*kind as usize] |= LocationSet::only(*b);
            by_kind[b.index()][*kind as usize] |= LocationSet::only(*a);
        }
        let such = |wanted: &dyn Fn(&MapLocation) -> bool| -> LocationSet {
            let numbered = (0..).map(Location::from_index).zip(&draft.locations);
            numbered.filter(|(_, entry)| wanted(entry)).map(|(location, _)| location).collect()
        };
        let sites = |site| such(&|location| location.site == Some(site));
        Map {
            neighbours: by_kind.map(|[white, grey, black]| white | grey | black),
            by_kind,
            grey: such(&|location| location.ground == Ground::Grey),
            lab: sites(Site::Lab).first().expect("a map without a lab is at fault"),
            apothecaries: sites(Site::Apothecary),
            research_sites: sites(Site::Research),
            paths,
            draft,
        }
    }
}

/// What stands in the map file about a location. A location of another map may have no entry: that panics.
impl Index<Location> for Map {
    type Output = MapLocation;

    fn index(&self, location: Location) -> &MapLocation {
        &self.locations()[location.index()]
    }
}

/// Maps are the same when their files are.
impl PartialEq for Map {
    fn eq(&self, other: &Map) -> bool {
        self.sha256() == other.sha256()
    }
}

impl Eq for Map {}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Map({}, {})", self.name(), self.sha256())
    }
}

impl From<Map> for check::Draft {
    fn from(map: Map) -> check::Draft {
        map.draft
    }
}

impl TryFrom<check::Draft> for Map {
    type Error = Fault;

    fn try_from(draft: check::Draft) -> Result<Map, Fault> {
        match draft.faults().into_iter().next() {
            Some(fault) => Err(fault),
            None => Ok(Map::build(draft)),
        }
    }
}
