//! The map as a traveller knows it: how far everything is, for either side.

use london::map::PathKind;
use london::{Location, LocationSet, Map};

/// Room for every location of a map.
const ROOM: usize = LocationSet::ROOM;

/// Distances and neighbours, worked out once for a decision.
pub struct Atlas {
    /// How many locations there are.
    pub len: usize,
    /// The laboratory.
    pub lab: Location,
    /// The apothecaries, as bits.
    pub apothecaries: u64,
    /// The neighbours of each location, as bits.
    pub neighbours: [u64; ROOM],
    /// Those along paths that are not white.
    pub risky: [u64; ROOM],
    /// Those along black paths.
    pub black: [u64; ROOM],
    /// What jekyll pays from one location to another, in tenths of a point: grey and black paths have their price.
    jekyll: Vec<u16>,
    /// What hyde pays from one location to another when nothing is whitened.
    hyde: Vec<u8>,
    /// What hyde pays from each location to the next one that is printed grey; 0 on grey.
    pub to_grey: [u8; ROOM],
}

/// What a path costs jekyll, in tenths of a point. On grey ones somebody may be waiting; on black ones the bag asks
/// for a colour that he may lack.
const fn fare(path: PathKind) -> u16 {
    match path {
        PathKind::White => 10,
        PathKind::Grey => 14,
        PathKind::Black => 16,
    }
}

/// Farther than anything.
const FAR: u16 = 9999;

impl Atlas {
    /// The distances of that map.
    pub fn new(map: &Map) -> Atlas {
        let len = map.places().len();
        let by = |from, kind| map.neighbours_by(from, kind).bits();
        let bits = |kinds: &[PathKind]| {
            core::array::from_fn(|index| {
                kinds.iter().fold(0, |set, kind| set | by(Location(index as u8), *kind))
            })
        };
        let jekylls = |from: usize, to: usize| map.path(at(from), at(to)).map_or(FAR, fare);
        let hydes = |from: usize, to: usize| match map.path(at(from), at(to)) {
            Some(_) => 2 - u16::from(map.grey().contains(at(to))),
            None => FAR,
        };
        let jekyll = shortest(len, jekylls);
        let hyde: Vec<u8> = shortest(len, hydes).into_iter().map(|cost| cost.min(99) as u8).collect();
        let nearest_grey =
            |from: usize| map.grey().iter().map(|grey| hyde[from * len + grey.index()]).min().unwrap_or(99);
        Atlas {
            len,
            lab: map.lab(),
            apothecaries: map.apothecaries().bits(),
            neighbours: bits(&[PathKind::White, PathKind::Grey, PathKind::Black]),
            risky: bits(&[PathKind::Grey, PathKind::Black]),
            black: bits(&[PathKind::Black]),
            to_grey: core::array::from_fn(|from| if from < len { nearest_grey(from) } else { 0 }),
            jekyll,
            hyde,
        }
    }

    /// What jekyll pays from here to there, in tenths of a point.
    #[inline]
    pub fn jekylls_way(&self, from: Location, to: Location) -> u16 {
        self.jekyll[from.index() * self.len + to.index()]
    }

    /// What hyde pays from here to there when nothing is whitened.
    #[inline]
    pub fn hydes_way(&self, from: Location, to: Location) -> u8 {
        self.hyde[from.index() * self.len + to.index()]
    }
}

fn at(index: usize) -> Location {
    Location(index as u8)
}

/// Floyd and Warshall.
fn shortest(len: usize, step: impl Fn(usize, usize) -> u16) -> Vec<u16> {
    let mut ways: Vec<u16> = Vec::with_capacity(len * len);
    for from in 0..len {
        ways.extend((0..len).map(|to| if from == to { 0 } else { step(from, to) }));
    }
    for via in 0..len {
        for from in 0..len {
            for to in 0..len {
                let detour = ways[from * len + via].saturating_add(ways[via * len + to]);
                ways[from * len + to] = ways[from * len + to].min(detour);
            }
        }
    }
    ways
}

/// The locations of a set of bits, in ascending order.
pub fn locations(mut bits: u64) -> impl Iterator<Item = Location> {
    core::iter::from_fn(move || {
        let next = bits.trailing_zeros();
        bits &= bits.wrapping_sub(1);
        (next < 64).then_some(Location(next as u8))
    })
}

/// Is the location in the set of bits?
#[inline]
pub fn within(bits: u64, location: Location) -> bool {
    bits >> (location.0 & 63) & 1 != 0
}
