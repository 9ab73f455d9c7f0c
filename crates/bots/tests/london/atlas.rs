//! Distances, against the plainest way to find them.

use bots::london::atlas::{Atlas, locations, within};
use london::map::PathKind;
use london::{Location, Map};

/// What the cheapest way from each location to `goal` costs: prices are lowered until nothing changes.
fn ways(map: &Map, goal: Location, fare: impl Fn(Location, Location) -> Option<u16>) -> Vec<u16> {
    let all: Vec<Location> = (0..map.places().len() as u8).map(Location).collect();
    let mut costs = vec![5000; all.len()];
    costs[goal.index()] = 0;
    loop {
        let before = costs.clone();
        for &from in &all {
            for &to in &all {
                if let Some(fare) = fare(from, to) {
                    costs[from.index()] = costs[from.index()].min(fare + costs[to.index()]);
                }
            }
        }
        if costs == before {
            return costs;
        }
    }
}

#[test]
fn ways_are_the_cheapest_there_are() {
    let map = Map::built_in();
    let atlas = Atlas::new(&map);
    for goal in (0..atlas.len as u8).map(Location) {
        let jekylls = ways(&map, goal, |from, to| {
            map.path(from, to).map(|kind| match kind {
                PathKind::White => 10,
                PathKind::Grey => 14,
                PathKind::Black => 16,
            })
        });
        let hydes = ways(&map, goal, |from, to| {
            map.path(from, to).map(|_| if map.grey().contains(to) { 1 } else { 2 })
        });
        for from in (0..atlas.len as u8).map(Location) {
            assert_eq!(atlas.jekylls_way(from, goal), jekylls[from.index()], "{from:?} to {goal:?}");
            assert_eq!(u16::from(atlas.hydes_way(from, goal)), hydes[from.index()], "{from:?} to {goal:?}");
        }
    }
}

#[test]
fn grey_ground_is_as_far_as_the_nearest_grey_location() {
    let map = Map::built_in();
    let atlas = Atlas::new(&map);
    for from in (0..atlas.len as u8).map(Location) {
        let nearest = map.grey().iter().map(|grey| atlas.hydes_way(from, grey)).min().unwrap();
        assert_eq!(atlas.to_grey[from.index()], nearest);
        assert_eq!(nearest == 0, map.grey().contains(from));
    }
}

#[test]
fn sets_of_bits_are_gone_through_in_order() {
    let bits = 1 | 1 << 7 | 1 << 63;
    let found: Vec<u8> = locations(bits).map(|location| location.0).collect();
    assert_eq!(found, [0, 7, 63]);
    assert!(within(bits, Location(7)) && !within(bits, Location(8)));
}
