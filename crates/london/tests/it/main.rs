//! The one integration binary of london: rules by number, maps, knowledge, laws.

mod eventful;
mod forged;
mod knowledge;
mod laws;
mod policy;
mod reckoning;
mod rules_acting;
mod rules_hyde;
mod rules_jekyll;
mod rules_map;
mod scene;
mod text;

use london::{Map, Shelf};

/// Sixteen places in a ring, with a few short cuts.
const SIXTEEN: &str = include_str!("../maps/sixteen.toml");

fn small_map() -> Map {
    Map::parse(SIXTEEN).expect("the map for tests is good").0
}

/// Every map that the tests name.
fn shelf() -> Shelf {
    let mut shelf = Shelf::new();
    shelf.add("sixteen", small_map());
    shelf
}
