//! Games in which much happens: every kind of line stands in their records, and both sides win sometimes.

use std::collections::BTreeMap;

use game::record::Recorder;
use game::{Game, Move, Quick, Turn, Viewer};
use london::{Action, Options, Side, State, View};

use crate::policy::{eager, simple};

/// Plays a game with this policy; gives the record.
fn play(
    options: &Options,
    seed: u64,
    policy: impl Fn(&Options, &View, &mut Quick) -> Action,
) -> Recorder<State> {
    let mut quick = Quick::new(seed);
    let mut recorder = Recorder::<State>::new(options, None, ["Ann".into(), "Bob".into()].into());
    loop {
        let state = recorder.state();
        let mv = match state.turn() {
            Turn::Over => return recorder,
            Turn::Chance => Move::Chance(state.draw(&mut quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                Move::Act(seat, policy(options, &state.view(Viewer::Seat(seat)), &mut quick))
            }
        };
        recorder.play(&mv).unwrap_or_else(|illegal| panic!("{mv:?}: {illegal:?}"));
    }
}

/// How often each kind of line stands in a record: its first two words.
fn count_lines(text: &str, counts: &mut BTreeMap<String, usize>) {
    for line in text.lines().skip_while(|line| *line != "---") {
        let kind: Vec<&str> = line.split(' ').take(2).collect();
        *counts.entry(kind.join(" ")).or_default() += 1;
    }
}

#[test]
fn eager_games_have_every_kind_of_line() {
    let mut counts = BTreeMap::new();
    for seed in 0..40 {
        let map = if seed % 2 == 0 { Options::default().map } else { crate::small_map().into() };
        count_lines(play(&Options { map, turns: 100 }, seed, eager).text(), &mut counts);
    }
    let hyde = ["move", "meet", "vice", "trash", "steal", "resist", "raise", "decline", "pay", "discard"];
    let jekyll = ["move", "buy", "mix", "research", "alleviate", "raise", "whiten", "decline", "pay"];
    let table = ["card", "steal", "token", "tokens", "reshuffle", "cured", "black", "turn"];
    let kinds = hyde.map(|kind| format!("hyde {kind}")).into_iter();
    let kinds = kinds.chain(jekyll.map(|kind| format!("jekyll {kind}")));
    let kinds = kinds.chain(["jekyll discard".into(), "jekyll whites".into()]);
    for kind in kinds.chain(table.map(|kind| format!("table {kind}"))) {
        assert!(counts.contains_key(&kind), "{kind} never happened: {counts:?}");
    }
}

#[test]
fn games_end_and_both_sides_win_sometimes() {
    let mut wins = BTreeMap::new();
    for seed in 0..40 {
        let recorder = play(&Options::default(), 1000 + seed, |options, view, _| simple(options, view));
        let outcome = recorder.state().outcome().expect("the game has ended");
        *wins.entry(outcome.winner).or_insert(0) += 1;
    }
    println!("{wins:?}");
    assert!(wins.contains_key(&Some(Side::Jekyll)) && wins.contains_key(&Some(Side::Hyde)), "{wins:?}");
}
