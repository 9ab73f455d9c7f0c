//! The open-card solver against plain minimax on the game's own position.

use bots::duel::matrix;
use bots::duel::payoff::Payoff;
use bots::duel::solve::Solver;
use bots::exact::Limit;
use duel::{Action, Cards, Options, Phase, Position, State};
use game::{BySide, Entropy, Game, Move, Position as _, Quick, Side, Turn};

/// Plain minimax; exchanges are full matrices.
fn brute(position: &Position, payoff: &Payoff) -> f64 {
    if !position.phase.in_round() {
        return payoff.at(position.round.taken.jekyll);
    }
    let after = |position: &Position, action: Action| {
        let mut next = *position;
        next.act(action);
        next
    };
    let mut actions = Vec::new();
    position.each_action(|action| actions.push(action));
    if position.phase.exchange().is_some() {
        let mut answers = Vec::new();
        after(position, actions[0]).each_action(|action| answers.push(action));
        let cell = |row: usize, column: usize| {
            brute(&after(&after(position, actions[row]), answers[column]), payoff)
        };
        let cells: Vec<f64> = (0..actions.len() * answers.len())
            .map(|index| cell(index / answers.len(), index % answers.len()))
            .collect();
        // Jekyll, who comes first here, minimises.
        let game = |row: usize, column: usize| -cells[row * answers.len() + column];
        return -matrix::solve(actions.len(), answers.len(), game).value;
    }
    let values = actions.iter().map(|&action| brute(&after(position, action), payoff));
    match position.phase.to_move() {
        Some(Side::Jekyll) => values.fold(f64::INFINITY, f64::min),
        Some(Side::Hyde) => values.fold(f64::NEG_INFINITY, f64::max),
        None => unreachable!("a round is being played"),
    }
}

/// A position with so many cards in the hand that has more, reached by random play.
fn ending(left: usize, quick: &mut Quick) -> State {
    loop {
        let mut state = State::new(&Options::default());
        let stop = quick.below(40);
        let mut ripe = 0;
        loop {
            let hands = BySide::from_fn(|side| state.hand(side).len());
            let deciding = state.turn() != Turn::Chance && state.turn() != Turn::Over;
            if deciding && hands.jekyll.max(hands.hyde) == left {
                ripe += 1;
                if ripe > stop % 3 {
                    return state;
                }
            }
            let mv = match state.turn() {
                Turn::Chance => Move::Chance(state.draw(quick)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is on turn");
                    Move::Act(seat, quick.pick(&state.choices(seat)))
                }
                Turn::Over => break,
            };
            state.apply(&mv).expect("what is legal is accepted");
        }
    }
}

/// Payoffs of all shapes: the difference, a threshold, and any numbers at all.
fn payoff(kind: u32, quick: &mut Quick) -> Payoff {
    match kind % 3 {
        0 => Payoff::difference(),
        1 => {
            let due = quick.below(6) * 2;
            Payoff::of(|jekyll| f64::from(u8::from(u32::from(jekyll.abs_diff(10 - jekyll)) >= due)))
        }
        _any => {
            let numbers: Vec<f64> = (0..11).map(|_| f64::from(quick.below(100))).collect();
            Payoff::of(|jekyll| numbers[usize::from(jekyll)])
        }
    }
}

/// Solves endings both ways; says in how many an exchange had to be mixed at once.
fn compare(left: usize, count: u32, seed: u64) -> u32 {
    let mut quick = Quick::new(seed);
    let mut mixed = 0;
    for number in 0..count {
        let state = ending(left, &mut quick);
        let payoff = payoff(number, &mut quick);
        let position = state.position();
        // With somebody's choice already on the table brute force would know it.
        if state.chosen(Side::Jekyll) != Cards::EMPTY {
            continue;
        }
        let solution = Solver::new(&payoff, 12).solve(&position).expect("a round is being played");
        let truth = brute(&state.position(), &payoff);
        let span = payoff.0.iter().fold(0.0f64, |most, &value| most.max(value));
        let close = |one: f64, other: f64| (one - other).abs() <= 1e-5 * span;
        assert!(close(solution.value, truth), "{} for {truth}: {position:?} {payoff:?}", solution.value);
        for side in Side::BOTH {
            let choices = &solution.choices[side];
            let total: f64 = choices.iter().map(|choice| choice.weight).sum();
            assert!(choices.is_empty() || (total - 1.0).abs() < 1e-6);
            let legal = state.choices(state.board().leg.seat(side));
            let mut listed: Vec<Action> = choices.iter().map(|choice| choice.action).collect();
            listed.sort_unstable();
            assert_eq!(listed, legal);
            mixed += u32::from(choices.iter().filter(|choice| choice.weight > 1e-6).count() > 1);
            each_choice_is_right(&state, choices, &payoff, &close);
        }
    }
    mixed
}

/// Where one decides alone, every choice has the value of the position after it.
fn each_choice_is_right(
    state: &State,
    choices: &[bots::duel::solve::Choice],
    payoff: &Payoff,
    close: &dyn Fn(f64, f64) -> bool,
) {
    for choice in choices.iter().filter(|choice| matches!(choice.action, Action::Play(_) | Action::Lead(..)))
    {
        let mut next = state.position();
        next.act(choice.action);
        assert!(close(choice.value, brute(&next, payoff)), "{choice:?} of {state:?}");
    }
}

#[test]
fn endings_of_two_tricks_are_those_of_brute_force() {
    compare(2, 4000, 2);
}

#[test]
fn endings_of_three_tricks_are_those_of_brute_force() {
    compare(3, 3000, 3);
}

#[test]
fn endings_of_four_tricks_are_those_of_brute_force() {
    compare(4, 1000, 4);
}

#[test]
fn swaps_that_must_be_mixed_are_those_of_brute_force() {
    // Only swaps, with three cards in hand and more.
    let mut quick = Quick::new(5);
    let mut mixed = 0;
    for number in 0..400 {
        let (state, position) = loop {
            let state = ending(3 + (number % 16 == 0) as usize, &mut quick);
            let position = state.position();
            if matches!(position.phase, Phase::Swap { .. }) && state.chosen(Side::Jekyll) == Cards::EMPTY {
                break (state, position);
            }
        };
        let payoff = payoff(number, &mut quick);
        let solution = Solver::new(&payoff, 12).solve(&position).expect("a round is being played");
        let truth = brute(&state.position(), &payoff);
        assert!(
            (solution.value - truth).abs() < 1e-3,
            "{} for {truth}: {position:?} {payoff:?}",
            solution.value
        );
        mixed += u32::from(solution.choices.hyde.iter().filter(|choice| choice.weight > 1e-6).count() > 1);
    }
    assert!(mixed > 10, "{mixed}");
}

#[test]
fn a_search_that_is_stopped_says_only_what_is_proved() {
    let mut quick = Quick::new(6);
    let (mut exact, mut open) = (0, 0);
    for number in 0..200 {
        let position = ending(5, &mut quick).position();
        let payoff = payoff(number, &mut quick);
        let value = Solver::new(&payoff, 12).solve(&position).expect("a round is being played").value;
        let nodes = u64::from(quick.below(300));
        let search = || {
            let mut told = Vec::new();
            let mut solver = Solver::new(&payoff, 12);
            let proved = solver.between(&position, &Limit::of_nodes(nodes), &mut |bounds| told.push(bounds));
            assert!(solver.nodes() <= nodes);
            (proved.expect("a round is being played"), told)
        };
        let (proved, told) = search();
        assert!(
            proved.low <= value + 1e-3 && value - 1e-3 <= proved.high,
            "{proved:?} for {value}: {position:?}"
        );
        assert!(told.is_sorted_by(|wide, narrow| wide.low <= narrow.low && narrow.high <= wide.high));
        assert!(told.last().is_none_or(|last| *last == proved));
        assert_eq!(search(), (proved, told), "the same work, the same answer");
        *if proved.is_exact() { &mut exact } else { &mut open } += 1;
    }
    assert!(exact > 20 && open > 20, "{exact} exact, {open} open");
}
