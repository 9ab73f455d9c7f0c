//! The exact solver, proved equal to brute force that knows nothing of pools, ranks or bounds.

use bots::partners::{Position, solve, solve::Solver};
use game::{Entropy, Position as _, Quick, ToMove};
use partners::{Action, Fast, Side};

use crate::endings::{ending, midgame, tables};

/// Every line of play to the end of the hand, seat by seat.
fn brute_force(fast: &Fast) -> i32 {
    if fast.hand_over() {
        let score = fast.hand_score();
        return score.jekyll as i32 - score.hyde as i32;
    }
    let ToMove::Seat(seat) = fast.to_move() else { panic!("a hand waits for a seat") };
    let jekyll = fast.side(seat) == Side::Jekyll;
    let mut values = Vec::new();
    fast.each_action(|action| values.push(brute_force(&after(fast, action))));
    let best = if jekyll { values.iter().max() } else { values.iter().min() };
    *best.expect("there is always something to do")
}

fn after(fast: &Fast, action: Action) -> Fast {
    let mut fast = *fast;
    fast.act(action);
    fast
}

/// An ending on both roads, a few decisions into its first trick.
fn both_roads(quick: &mut Quick, tricks: usize, kind: u32) -> (Fast, Position) {
    let setup = ending(quick, tricks, kind);
    let mut fast = Fast::single_hand(&setup);
    let mut position = Position::of_setup(&setup);
    for _ in 0..quick.below(6) {
        if fast.hand_over() {
            break;
        }
        let action = fast.random_action(quick);
        fast.act(action);
        position.act(action);
    }
    (fast, position)
}

#[test]
fn small_endings_are_worth_what_brute_force_says() {
    let mut quick = Quick::new(1886);
    let mut solver = Solver::new(14);
    for number in 0..6000 {
        let (fast, position) = both_roads(&mut quick, 1 + usize::from(number % 6 != 0), number);
        if fast.hand_over() {
            continue;
        }
        let mut actions = Vec::new();
        fast.each_action(|action| actions.push(action));
        actions.sort_unstable();
        assert_eq!(actions, position.actions());
        solver.clear();
        let solution = solver.solve(&position);
        assert_eq!(solution.value, brute_force(&fast), "{fast:?}");
        assert_eq!(solution.best.len(), actions.len());
        for (action, value) in solution.best {
            assert_eq!(value, brute_force(&after(&fast, action)), "{action:?} in {fast:?}");
        }
    }
}

#[test]
fn three_tricks_are_worth_what_brute_force_says() {
    let mut quick = Quick::new(1887);
    for number in 0..9 {
        let setup = ending(&mut quick, 3, number);
        let mut fast = Fast::single_hand(&setup);
        let mut position = Position::of_setup(&setup);
        // A card or two into the trick, so that a debug build is done in seconds.
        while position.cards_left() > 10 {
            let action = fast.random_action(&mut quick);
            fast.act(action);
            position.act(action);
        }
        assert_eq!(solve(&position).value, brute_force(&fast), "{setup:?}");
    }
}

#[test]
fn a_small_memory_forgets_but_does_not_err() {
    for seed in 0..6 {
        for options in tables() {
            let position = Position::of(&midgame(&options, seed, 16)).unwrap();
            assert_eq!(
                Solver::new(4).value(&position, 0),
                Solver::new(18).value(&position, position.guess())
            );
        }
    }
}

#[test]
fn worlds_of_one_hand_may_share_a_memory() {
    let mut shared = Solver::new(16);
    let position = Position::of(&midgame(&tables()[0], 3, 16)).unwrap();
    for action in position.actions() {
        let mut after = position;
        after.act(action);
        assert_eq!(shared.value(&after, 0), Solver::new(16).value(&after, 50), "{action:?}");
    }
}
