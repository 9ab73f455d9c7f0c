//! The exact solver, proved equal to brute force that knows nothing of pools, ranks or bounds.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bots::exact::{Between, Limit};
use bots::partners::solve;
use bots::partners::solve::{Solver, guess};
use game::{Entropy, Game, Position as _, Quick};
use partners::{Action, ByPlace, BySide, Cards, Kind, Place, Position, SeatCard, Seating, Side, seats};

use crate::endings::{ending, ending_with, midgame, tables};

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

/// The same, but a line is given up when it is certain that somebody avoids it: is the value at least `beta`?
fn at_least(position: &Position, beta: i32) -> bool {
    let Some(place) = position.deciding_place() else {
        return brute_force(position) >= beta;
    };
    let reaches = |action: Action| at_least(&after(position, action), beta);
    match position.side_of(place) {
        Side::Jekyll => position.choices().iter().any(reaches),
        Side::Hyde => position.choices().iter().all(reaches),
    }
}

#[test]
fn small_endings_are_worth_what_brute_force_says() {
    let mut quick = Quick::new(1886);
    let mut solver = Solver::new(14);
    for number in 0..9000 {
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

/// P2.1, P4.2: with partners side by side hyde's C and E are not alike, though no card lies between them: jekyll at w gives E
/// first and C then, so that e leads the last trick and jekyll's scene falls before hyde's.
#[test]
fn p4_2_where_the_highest_card_lies_matters_side_by_side() {
    let cards =
        |text: &str| text.split_whitespace().map(|card| card.parse().expect("a card")).collect::<Cards>();
    let teams = seats::teams(SeatCard::B, Side::Hyde);
    let hands = ByPlace { n: cards("J6 Jx1"), e: cards(""), s: cards("J5"), w: cards("J4 HC HE H7 Hx2") };
    let piles =
        BySide { jekyll: cards("JB JC JD J7 HT HB HD H3 H6 Hx3"), hyde: cards("JT JA JE J3 Jx3 H4 H5 Hx1") };
    let position =
        Position::ending(Seating::Four, teams, hands, Place::S).having_taken(piles, Cards::default());
    let position = after(&position, Action::Play("J5".parse().expect("a card")));
    assert_eq!(brute_force(&position), 9);
    assert_eq!(solve(&position).value, 9);
}

/// P1.3, P5.1: of several scenes or deeds the search tries one when it is certain who takes the trick.
#[test]
fn p5_1_scenes_and_deeds_are_worth_what_brute_force_says() {
    let mut quick = Quick::new(1889);
    let mut solver = Solver::new(12);
    for number in 0..3000 {
        let kind = [Kind::Scene, Kind::Deed][number as usize % 2];
        let mut position = ending_with(&mut quick, 2, number / 2, |card| card.kind() == kind);
        for _ in 0..quick.below(4) {
            position.act(position.random_action(&mut quick));
        }
        solver.clear();
        assert_eq!(solver.value(&position, 0), brute_force(&position), "{position:?}");
    }
}

/// P3.3: who holds one card of a side must give it, so that it is the side's own; of two the holder chooses. Hyde leads the last trick
/// and wants his C first, before jekyll's: he gets it from n, unless n has Hx2 to give instead.
#[test]
fn p3_3_one_card_with_an_opponent_is_ones_own_and_two_are_not() {
    let cards =
        |text: &str| text.split_whitespace().map(|card| card.parse().expect("a card")).collect::<Cards>();
    let value = |north: &str, south: &str| {
        let hands = ByPlace { n: cards(north), e: cards(""), s: cards(south), w: cards("") };
        let piles = BySide { jekyll: cards("Jx1"), hyde: cards("Hx1") };
        let teams = seats::teams(SeatCard::A, Side::Jekyll);
        let position =
            Position::ending(Seating::Four, teams, hands, Place::E).having_taken(piles, Cards::default());
        assert_eq!(solve(&position).value, brute_force(&position), "{position:?}");
        Solver::new(6).value(&position, 0)
    };
    assert_eq!(value("HC", "JC J3 Hx2"), -15);
    assert_eq!(value("HC Hx2", "JC J3"), 5);
}

#[test]
fn three_tricks_are_worth_what_brute_force_says() {
    let mut quick = Quick::new(1887);
    for number in 0..24 {
        let mut position = ending(&mut quick, 3, number);
        // A card or two into the trick, so that a debug build is done in seconds.
        while position.played < 18 {
            position.act(position.random_action(&mut quick));
        }
        assert_eq!(solve(&position).value, brute_force(&position), "{position:?}");
    }
}

#[test]
fn three_whole_tricks_are_worth_what_brute_force_with_cuts_says() {
    let mut quick = Quick::new(1890);
    for number in 0..600 {
        let position = ending(&mut quick, 3, number);
        let value = solve(&position).value;
        assert!(at_least(&position, value) && !at_least(&position, value + 1), "not {value}: {position:?}");
    }
}

/// P1.3: positions that differ in scenes alone are kept side by side, and one bounds the other. Here hardly anything but scenes is left, so that most of
/// what is remembered comes from other endings.
#[test]
fn p1_3_endings_with_other_scenes_may_share_a_memory() {
    let mut quick = Quick::new(1891);
    for table in 0..3 {
        let mut shared = Solver::new(10);
        let mut teams = None;
        for _ in 0..600 {
            let position = ending_with(&mut quick, 2, table, |card| card.kind() == Kind::Scene);
            if *teams.get_or_insert(position.teams()) != position.teams() {
                continue;
            }
            assert_eq!(shared.value(&position, 0), brute_force(&position), "{position:?}");
        }
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

/// Four tricks are too many for brute force from the start: each action must be worth what the search says of the position after it,
/// and the best of them what it says of the position.
#[test]
fn four_tricks_agree_with_the_positions_after_every_action() {
    let mut quick = Quick::new(1888);
    for number in 0..30 {
        let position = ending(&mut quick, 4, number);
        let solution = solve(&position);
        let mut values = solution.best.iter().map(|&(_, value)| value);
        assert_eq!(values.next(), Some(solution.value));
        assert_eq!(Solver::new(12).value(&position, guess(&position)), solution.value, "{position:?}");
        for (action, value) in solution.best {
            assert_eq!(
                Solver::new(6).value(&after(&position, action), value),
                value,
                "{action:?} in {position:?}"
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
fn solvers_beside_each_other_share_what_they_know() {
    for (seed, options) in tables().iter().enumerate() {
        let position = midgame(options, 20 + seed as u64, 12).position();
        let mut first = Solver::suited_to(&position);
        let mut second = first.beside();
        let value = first.value(&position, 0);
        assert_eq!(second.value(&position, 0), value);
        assert!(second.nodes() * 4 < first.nodes(), "{} and {}", second.nodes(), first.nodes());
        first.clear();
        let mut solvers = [first.beside(), first.beside()];
        std::thread::scope(|scope| {
            for solver in &mut solvers {
                scope.spawn(move || assert_eq!(solver.solve(&position).value, value, "{position:?}"));
            }
        });
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
