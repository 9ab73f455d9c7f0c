//! How far everything is on a map, for either side.

use london::map::PathKind;
use london::travel::hydes_fare;
use london::{Location, Map};

/// Distances between all locations, worked out once for a decision.
pub struct Distances {
    /// How many locations there are.
    len: usize,
    /// What jekyll pays from one location to another, in tenths of a point: grey and black paths have their price.
    jekyll: Vec<u16>,
    /// What hyde pays from one location to another when nothing is whitened.
    hyde: Vec<u8>,
    /// What hyde pays from each location to the next one that is printed grey; 0 on grey.
    to_grey: Vec<u8>,
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

impl Distances {
    /// The distances of that map.
    pub fn new(map: &Map) -> Distances {
        let jekyll = shortest(map, |from, to| map.path(from, to).map_or(FAR, fare));
        let hyde = shortest(map, |from, to| match map.neighbours(from).contains(to) {
            true => hydes_fare(map.grey(), to).into(),
            false => FAR,
        });
        let len = map.locations().len();
        let hyde: Vec<u8> = hyde.into_iter().map(|cost| cost.min(99) as u8).collect();
        let nearest_grey = |from: Location| {
            map.grey().iter().map(|grey| hyde[from.index() * len + grey.index()]).min().unwrap_or(99)
        };
        Distances { len, to_grey: map.all().iter().map(nearest_grey).collect(), jekyll, hyde }
    }

    /// What jekyll pays from here to there, in tenths of a point.
    #[inline]
    pub fn jekylls(&self, from: Location, to: Location) -> u16 {
        self.jekyll[from.index() * self.len + to.index()]
    }

    /// What hyde pays from here to there when nothing is whitened.
    #[inline]
    pub fn hydes(&self, from: Location, to: Location) -> u8 {
        self.hyde[from.index() * self.len + to.index()]
    }

    /// What hyde pays from there to the next location that is printed grey; 0 on grey.
    #[inline]
    pub fn to_grey(&self, from: Location) -> u8 {
        self.to_grey[from.index()]
    }
}

/// Floyd and Warshall.
fn shortest(map: &Map, step: impl Fn(Location, Location) -> u16) -> Vec<u16> {
    let len = map.locations().len();
    let mut ways: Vec<u16> = Vec::with_capacity(len * len);
    for from in map.all().iter() {
        ways.extend(map.all().iter().map(|to| if from == to { 0 } else { step(from, to) }));
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
