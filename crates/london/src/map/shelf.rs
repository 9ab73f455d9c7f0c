//! Where a record finds the map that it names.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use super::Map;

/// The maps at hand, each under its file's name and its SHA-256. The built-in one is always there.
#[derive(Clone, Debug)]
pub struct Shelf {
    maps: Vec<(String, Arc<Map>)>,
}

impl Shelf {
    /// The shelf with nothing but the built-in map.
    pub fn new() -> Shelf {
        Shelf { maps: Vec::from([(Map::BUILT_IN.into(), Arc::new(Map::built_in()))]) }
    }

    /// Puts a map onto the shelf. `stem` is its file's name without `.toml`; the built-in map keeps its own.
    pub fn add(&mut self, stem: impl Into<String>, map: Map) {
        self.maps.push((stem.into(), Arc::new(map)));
    }

    /// The map that is part of the program.
    pub fn built_in(&self) -> Arc<Map> {
        self.maps[0].1.clone()
    }

    /// L1.6: the map of that name: the SHA-256 of its file, or its file's name without `.toml`.
    pub fn find(&self, name: &str) -> Option<Arc<Map>> {
        let digest = name.parse().ok();
        let by_digest = self.maps.iter().find(|(_, map)| Some(map.sha256()) == digest);
        let found = by_digest.or_else(|| self.maps.iter().find(|(stem, _)| stem == name));
        found.map(|(_, map)| map.clone())
    }

    /// All maps under their names, the built-in one first.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arc<Map>)> {
        self.maps.iter().map(|(stem, map)| (stem.as_str(), map))
    }
}

impl Default for Shelf {
    fn default() -> Shelf {
        Shelf::new()
    }
}
