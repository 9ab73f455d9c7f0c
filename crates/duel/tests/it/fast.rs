//! The fast road by itself, and the numbers of random play. That it is the same game is a law.

use std::collections::BTreeMap;

use duel::{Action, Both, Card, ColourOrder, Fast, Match, Options, Outcome, Role, State, Step};
use game::{Entropy, Game, Position as _, Quick, ToMove};

use crate::story::cards;

#[test]
fn a_position_is_four_words() {
    assert_eq!(size_of::<Fast>(), 32);
}

#[test]
fn a_round_can_be_set_up_and_played_to_its_end() {
    let hands = Both { jekyll: cards("P7 +2"), hyde: cards("W1 E2") };
    let mut fast = Fast::of_round(hands, ColourOrder::Empty, Role::Jekyll);
    let play = |card: &str| Action::Play(card.parse().expect("a card"));
    // Pride lowest, wrath middle: W1 beats P7. Then E2 meets 2+, who wins the tie; nothing is left to swap.
    for (role, action) in [
        (Role::Jekyll, play("P7")),
        (Role::Hyde, play("W1")),
        (Role::Hyde, play("E2")),
        (Role::Jekyll, play("+2")),
    ] {
        assert!(!fast.round_over() && fast.role() == role);
        fast.act(action);
    }
    assert!(fast.round_over());
    assert_eq!((fast.tricks(Role::Jekyll), fast.tricks(Role::Hyde)), (1, 1));
    assert_eq!(fast.turn(), ToMove::Chance);
}

/// How often each action comes up in so many draws.
fn draws(fast: &Fast, count: u32) -> BTreeMap<Action, u32> {
    let mut quick = Quick::new(1886);
    let mut counts = BTreeMap::new();
    fast.each_action(|action| assert_eq!(counts.insert(action, 0), None));
    for _ in 0..count * counts.len() as u32 {
        *counts.get_mut(&fast.random_action(&mut quick)).expect("a legal action") += 1;
    }
    counts
}

#[test]
fn random_actions_are_equally_likely() {
    let mut quick = Quick::new(7);
    let mut fast = Fast::new(&State::new(&Options::default()));
    let mut steps = BTreeMap::new();
    for _ in 0..400 {
        match fast.turn() {
            ToMove::Over => fast = Fast::new(&State::new(&Options::default())),
            ToMove::Chance => fast.draw(&mut quick),
            ToMove::Seat(_) => {
                // 400 of each are expected, with a deviation of 20.
                let counts = draws(&fast, 400);
                assert!(counts.values().all(|count| (290..510).contains(count)), "{counts:?}");
                *steps.entry(fast.step() as u8).or_insert(0) += 1;
                fast.act(fast.random_action(&mut quick));
            }
        }
    }
    let seen =
        [Step::Give, Step::Lead, Step::Follow, Step::Swap].map(|step| steps.contains_key(&(step as u8)));
    assert_eq!(seen, [true; 4]);
}

#[test]
fn deals_are_fair() {
    let mut quick = Quick::new(3);
    let mut counts = [[0u32; 25]; 2];
    for _ in 0..10_000 {
        let mut fast = Fast::new(&State::new(&Options::default()));
        fast.draw(&mut quick);
        for role in Role::BOTH {
            assert_eq!(fast.hand(role).len(), 10);
            fast.hand(role).iter().for_each(|card| counts[role as usize][card.index()] += 1);
        }
    }
    // Each card is in each hand four times of ten: 4000, with a deviation of 49.
    assert!(counts.iter().flatten().all(|count| count.abs_diff(4000) < 250), "{counts:?}");
}

/// The numbers of the rulings are of play that is uniform over cards, then over the colour called.
fn by_card(fast: &Fast, quick: &mut Quick) -> Action {
    let mut actions = Vec::new();
    fast.each_action(|action| actions.push(action));
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
        let mut fast = Fast::new(&State::new(&Options { match_: Match::Single }));
        loop {
            match fast.turn() {
                ToMove::Over => break,
                ToMove::Chance => fast.draw(&mut quick),
                ToMove::Seat(_) => fast.act(by_card(&fast, &mut quick)),
            }
            if fast.round_over() {
                rounds += 1;
                differences[usize::from(fast.tricks(Role::Jekyll).abs_diff(fast.tricks(Role::Hyde)))] += 1;
            }
        }
        hyde_wins += usize::from(matches!(fast.outcome(), Some(Outcome::Single { winner: Role::Hyde, .. })));
    }
    // In tenths of a percent.
    let share = differences.map(|count| count * 1000 / rounds);
    let expected = [200, 0, 360, 0, 250, 0, 130, 0, 50, 0, 10];
    assert!(share.iter().zip(expected).all(|(share, due)| share.abs_diff(due) <= 20), "{share:?}");
    assert!((hyde_wins * 1000 / GAMES).abs_diff(480) <= 30, "{hyde_wins} of {GAMES}");
}
