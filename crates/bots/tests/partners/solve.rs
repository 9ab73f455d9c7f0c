//! The exact solver, proved equal to brute force that knows nothing of pools, ranks or bounds.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bots::exact::{Between, Limit};
use bots::partners::solve;
use bots::partners::solve::{Solver, guess};
use game::{Entropy, Game, Position as _, Quick};
use partners::{Action, Position, Side};

use crate::endings::{ending, midgame, tables};

/// Every line of play to the end of the hand, seat by seat.
fn brute_force(position: &Position) -> i32 {
    let Some(place) = position.deciding_place() else {
        let score = position.hand_score();
        return score.jekyll as i32 - score.hyde as i32;
    };
    let mut values = Vec::new();
    position.each_action(|action| values.push(brute_force(&after(position, action))));
    let best = match position.side_of(place) {
        Side::Jekyll => values.iter().max(),
        Side::Hyde => values.iter().min(),
    };
    *best.expect("there is always something to do")
}

fn after(position: &Position, action: Action) -> Position {
    let mut after = *position;
    after.act(action);
    after
}

#[test]
fn small_endings_are_worth_what_brute_force_says() {
    let mut quick = Quick::new(1886);
    let mut solver = Solver::new(14);
    for number in 0..6000 {
        let mut position = ending(&mut quick, 1 + usize::from(number % 6 != 0), number);
        // A few decisions into the first trick.
        for _ in 0..quick.below(6) {
            if !position.hand_over() {
                position.act(position.random_action(&mut quick));
            }
        }
        if position.hand_over() {
            continue;
        }
        solver.clear();
        let solution = solver.solve(&position);
        assert_eq!(solution.value, brute_force(&position), "{position:?}");
        assert_eq!(solution.best.len(), position.choices().iter().count());
        for (action, value) in solution.best {
            assert_eq!(value, brute_force(&after(&position, action)), "{action:?} in {position:?}");
        }
    }
}

#[test]
fn three_tricks_are_worth_what_brute_force_says() {
    let mut quick = Quick::new(1887);
    for number in 0..9 {
        let mut position = ending(&mut quick, 3, number);
        // A card or two into the trick, so that a debug build is done in seconds.
        while position.played < 18 {
            position.act(position.random_action(&mut quick));
        }
        assert_eq!(solve(&position).value, brute_force(&position), "{position:?}");
    }
}

#[test]
fn a_small_memory_forgets_but_does_not_err() {
    for seed in 0..6 {
        for options in tables() {
            let position = midgame(&options, seed, 16).position();
            assert_eq!(
                Solver::new(4).value(&position, 0),
                Solver::new(18).value(&position, guess(&position))
            );
        }
    }
}

#[test]
fn worlds_of_one_hand_may_share_a_memory() {
    let mut shared = Solver::new(16);
    let position = midgame(&tables()[0], 3, 16).position();
    for action in position.choices().iter() {
        let after = after(&position, action);
        assert_eq!(shared.value(&after, 0), Solver::new(16).value(&after, 50), "{action:?}");
    }
}

#[test]
fn a_search_that_is_stopped_says_only_what_is_proved() {
    for (seed, options) in tables().iter().enumerate() {
        let position = midgame(options, seed as u64, 14).position();
        let value = f64::from(solve(&position).value);
        let mut exact = 0;
        for nodes in [0, 1, 10, 100, 1000, 10_000, 100_000, 10_000_000] {
            let mut told = Vec::new();
            let search = |told: &mut Vec<Between>| {
                let mut solver = Solver::suited_to(&position);
                let limit = Limit::of_nodes(nodes);
                let proved = solver.between(&position, &limit, &mut |bounds| told.push(bounds));
                assert!(solver.nodes() <= nodes);
                proved.expect("a hand is being played")
            };
            let proved = search(&mut told);
            assert!(proved.low <= value && value <= proved.high, "{proved:?} for {value}: {position:?}");
            assert!(told.is_sorted_by(|wide, narrow| wide.low <= narrow.low && narrow.high <= wide.high));
            assert!(told.last().is_none_or(|last| *last == proved));
            assert_eq!(search(&mut Vec::new()), proved, "the same work, the same answer");
            exact += u32::from(proved.is_exact());
        }
        assert!((1..8).contains(&exact), "{exact} of 8 limits were enough");
    }
}

#[test]
fn a_raised_flag_stops_a_search() {
    let position = midgame(&tables()[0], 7, 0).position();
    let limit = Limit::none().until(Arc::new(AtomicBool::new(true)));
    let proved = Solver::suited_to(&position).between(&position, &limit, &mut |_| {});
    assert_eq!(proved, Some(Between { low: -360.0, high: 360.0 }));
}
