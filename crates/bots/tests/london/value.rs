//! What a position is worth, against what became of it.

use bots::london::distances::Distances;
use bots::london::value::{squash, value};
use london::{Map, Side};

use crate::games::by_heuristics;

/// Positions at the beginning of turns, and whether jekyll won: what the value says is nearer to what came than the share of
/// the games that he won is.
#[test]
fn values_foretell_better_than_the_average_does() {
    let distances = Distances::new(&Map::built_in());
    let mut seen: Vec<(f32, f32)> = Vec::new();
    for seed in 0..200 {
        let (mut turn, mut values) = (0, Vec::new());
        let winner = by_heuristics(seed, &distances, |world| {
            if world.position.turn != turn {
                turn = world.position.turn;
                values.push(value(world, &distances));
            }
        });
        assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
        let won = if winner == Some(Side::Jekyll) { 1.0 } else { 0.0 };
        seen.extend(values.into_iter().map(|value| (value, won)));
    }
    let mean = |of: &dyn Fn(&(f32, f32)) -> f32| seen.iter().map(of).sum::<f32>() / seen.len() as f32;
    let average = mean(&|(_, won)| *won);
    let error = mean(&|(value, won)| (value - won).powi(2));
    let blunt = mean(&|(_, won)| (average - won).powi(2));
    assert!(error < 0.9 * blunt, "{error} against {blunt}");
}

#[test]
fn the_logistic_function_runs_from_nothing_to_one() {
    assert!((squash(0.0) - 0.5).abs() < 1e-6);
    assert!(squash(-20.0) < 1e-6 && squash(20.0) > 1.0 - 1e-6);
    assert!((squash(1.3) + squash(-1.3) - 1.0).abs() < 1e-6);
}
