//! The position as search plays on it, and the numbers of random play.

use std::collections::{BTreeMap, BTreeSet};

use duel::{Action, Card, Match, Options, Outcome, Position, Round};
use game::{BySide, Entropy, Position as _, Quick, Side, ToMove};

use crate::story::cards;

#[test]
fn a_position_is_four_words() {
    assert_eq!(size_of::<Position>(), 32);
}

#[test]
fn a_round_can_be_set_up_and_played_to_its_end() {
    let hands = BySide { jekyll: cards("P7 +2"), hyde: cards("W1 E2") };
    let mut position = Position::of_round(Round { hands, ..Round::default() }, Side::Jekyll);
    let play = |card: &str| Action::Play(card.parse().expect("a card"));
    // Pride lowest, wrath middle: W1 beats P7. Then E2 meets 2+, who wins the tie; nothing is left to swap.
    for (side, action) in [
        (Side::Jekyll, play("P7")),
        (Side::Hyde, play("W1")),
        (Side::Hyde, play("E2")),
        (Side::Jekyll, play("+2")),
    ] {
        assert!(position.phase.in_round() && position.phase.to_move() == Some(side));
        position.act(action);
    }
    assert!(!position.phase.in_round());
    assert_eq!((position.round.taken.jekyll, position.round.taken.hyde), (1, 1));
    assert_eq!(position.to_move(), ToMove::Chance);
}

/// How often each action comes up in so many draws.
fn draws(position: &Position, count: u32) -> BTreeMap<Action, u32> {
    let mut quick = Quick::new(1886);
    let mut counts = BTreeMap::new();
    position.each_action(|action| assert_eq!(counts.insert(action, 0), None));
    for _ in 0..count * counts.len() as u32 {
        *counts.get_mut(&position.random_action(&mut quick)).expect("a legal action") += 1;
    }
    counts
}

#[test]
fn random_actions_are_equally_likely() {
    let mut quick = Quick::new(7);
    let mut position = Position::new(&Options::default());
    let mut phases = BTreeSet::new();
    for _ in 0..400 {
        match position.to_move() {
            ToMove::Over => position = Position::new(&Options::default()),
            ToMove::Chance => position.let_chance_decide(&mut quick),
            ToMove::Seat(_) => {
                // 400 of each are expected, with a deviation of 20.
                let counts = draws(&position, 400);
                assert!(counts.values().all(|count| (290..510).contains(count)), "{counts:?}");
                phases.insert(position.phase.to_string());
                position.act(position.random_action(&mut quick));
            }
        }
    }
    assert_eq!(phases.into_iter().collect::<Vec<_>>(), ["follow", "give", "lead", "swap"]);
}

#[test]
fn deals_are_fair() {
    let mut quick = Quick::new(3);
    let mut counts = [[0u32; 25]; 2];
    for _ in 0..10_000 {
        let mut position = Position::new(&Options::default());
        position.let_chance_decide(&mut quick);
        for side in Side::BOTH {
            assert_eq!(position.hand(side).len(), 10);
            position.hand(side).iter().for_each(|card| counts[side as usize][card.index()] += 1);
        }
    }
    // Each card is in each hand four times of ten: 4000, with a deviation of 49.
    assert!(counts.iter().flatten().all(|count| count.abs_diff(4000) < 250), "{counts:?}");
}

/// The numbers of the rulings are of play that is uniform over cards, then over the colour called.
fn by_card(position: &Position, quick: &mut Quick) -> Action {
    let mut actions = Vec::new();
    position.each_action(|action| actions.push(action));
    let card = |action: &Action| match action {
        Action::Play(card) => Some(*card),
        Action::Lead(potion, _) => Some(potion.card()),
        Action::Give(_) | Action::Swap(_) => None,
    };
    let mut playable: Vec<Card> = actions.iter().filter_map(card).collect();
    playable.dedup();
    if !playable.is_empty() {
        let chosen = quick.pick(&playable);
        actions.retain(|action| card(action) == Some(chosen));
    }
    quick.pick(&actions)
}

#[test]
fn random_play_gives_the_numbers_of_the_rulings() {
    const GAMES: usize = 6000;
    let mut quick = Quick::new(2020);
    let (mut rounds, mut differences, mut hyde_wins) = (0, [0usize; 11], 0);
    for _ in 0..GAMES {
        let mut position = Position::new(&Options { match_: Match::Single });
        loop {
            match position.to_move() {
                ToMove::Over => break,
                ToMove::Chance => position.let_chance_decide(&mut quick),
                ToMove::Seat(_) => position.act(by_card(&position, &mut quick)),
            }
            if !position.phase.in_round() {
                rounds += 1;
                differences[usize::from(position.round.taken.jekyll.abs_diff(position.round.taken.hyde))] +=
                    1;
            }
        }
        hyde_wins +=
            usize::from(matches!(position.outcome(), Some(Outcome::Single { winner: Side::Hyde, .. })));
    }
    // In tenths of a percent.
    let share = differences.map(|count| count * 1000 / rounds);
    let expected = [200, 0, 360, 0, 250, 0, 130, 0, 50, 0, 10];
    assert!(share.iter().zip(expected).all(|(share, due)| share.abs_diff(due) <= 20), "{share:?}");
    assert!((hyde_wins * 1000 / GAMES).abs_diff(480) <= 30, "{hyde_wins} of {GAMES}");
}
