//! Distances, against the plainest way to find them.

use bots::london::distances::Distances;
use london::map::PathKind;
use london::{Location, Map};

/// What the cheapest way from each location to `goal` costs: prices are lowered until nothing changes.
fn ways(map: &Map, goal: Location, fare: impl Fn(Location, Location) -> Option<u16>) -> Vec<u16> {
    let all: Vec<Location> = map.all().iter().collect();
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
    let distances = Distances::new(&map);
    for goal in map.all().iter() {
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
        for from in map.all().iter() {
            assert_eq!(distances.jekylls(from, goal), jekylls[from.index()], "{from:?} to {goal:?}");
            assert_eq!(u16::from(distances.hydes(from, goal)), hydes[from.index()], "{from:?} to {goal:?}");
        }
    }
}

#[test]
fn grey_ground_is_as_far_as_the_nearest_grey_location() {
    let map = Map::built_in();
    let distances = Distances::new(&map);
    for from in map.all().iter() {
        let nearest = map.grey().iter().map(|grey| distances.hydes(from, grey)).min().unwrap();
        assert_eq!(distances.to_grey(from), nearest);
        assert_eq!(nearest == 0, map.grey().contains(from));
    }
}
