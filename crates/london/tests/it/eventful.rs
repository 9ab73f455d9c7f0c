//! Games in which much happens. Random play hardly ever cures or resists, so the laws see little of that: here
//! legality, conservation, imagination and the record are tried on eager play, and both sides win sometimes.

use std::collections::BTreeMap;

use game::laws::Laws;
use game::record::{self, Recorder};
use game::{Game, Move, Position as _, Quick, Seat, Turn, Viewer};
use london::{Action, Note, Options, Position, Side, State, View};

use crate::laws::London;
use crate::policy::{eager, simple};

/// Plays a game with this policy, trying what the laws try; gives the record.
fn play(
    options: &Options,
    seed: u64,
    policy: impl Fn(&Options, &View, &mut Quick) -> Action,
) -> Recorder<State> {
    let mut quick = Quick::new(seed);
    let mut recorder = Recorder::<State>::new(options, None, ["Ann".into(), "Bob".into()].into());
    let mut position = recorder.state().position();
    let mut twins: Vec<_> = Viewer::all(2).map(|viewer| (viewer, recorder.state().clone())).collect();
    loop {
        let state = recorder.state();
        let mv = match state.turn() {
            Turn::Over => return recorder,
            Turn::Chance => Move::Chance(state.draw(&mut quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                same_actions(state, seat, &position);
                Move::Act(seat, policy(options, &state.view(Viewer::Seat(seat)), &mut quick))
            }
        };
        let before = state.clone();
        let notes = recorder.play(&mv).unwrap_or_else(|illegal| panic!("{mv:?}: {illegal:?}"));
        for (viewer, twin) in &mut twins {
            lockstep(&before, &mv, &notes, (*viewer, twin, &mut quick));
            let (view, twin_view) = (recorder.state().view(*viewer), twin.view(*viewer));
            if twin_view != view {
                panic!("seed {seed}: {viewer:?} saw the same but knows\n{view:?}\nand\n{twin_view:?}");
            }
        }
        position.play(&mv);
        assert_eq!(
            position,
            recorder.state().position(),
            "seed {seed}: after {mv:?}, with and without memory"
        );
        London::conserved(recorder.state()).unwrap_or_else(|what| panic!("seed {seed}, {mv:?}: {what}"));
        for viewer in Viewer::all(2) {
            let view = recorder.state().view(viewer);
            let imagined = State::determinize(options, &view, &mut quick);
            assert!(imagined.view(viewer) == view, "seed {seed}: imagined by {viewer:?} after {mv:?}");
            London::conserved(&imagined).unwrap_or_else(|what| panic!("seed {seed}, imagined: {what}"));
        }
    }
}

/// Plays in the twin world what the viewer cannot tell from the real move; if he can, there is a new twin.
fn lockstep(
    before: &State,
    mv: &Move<State>,
    notes: &[Note],
    (viewer, twin, quick): (Viewer, &mut State, &mut Quick),
) {
    let seen = before.seen(mv, viewer);
    let twin_move = match mv {
        Move::Act(..) => Some(mv.clone()),
        Move::Chance(_) => London::disguise(twin, &seen, viewer, quick).map(Move::Chance),
    };
    let alike = twin_move.is_some_and(|twin_move| {
        twin.seen(&twin_move, viewer) == seen
            && twin.apply(&twin_move).is_ok_and(|twin_notes| twin_notes == notes)
    });
    if !alike {
        let mut after = before.clone();
        after.apply(mv).expect("it was made");
        *twin = State::determinize(after.options(), &after.view(viewer), quick);
    }
}

fn same_actions(state: &State, seat: Seat, position: &Position) {
    let mut actions = Vec::new();
    position.each_action(|action| actions.push(action));
    actions.sort_unstable();
    assert_eq!(actions, state.choices(seat), "legal by the position");
    assert_eq!(actions, State::legal(state.options(), &state.view(Viewer::Seat(seat))), "legal by the view");
}

/// How often each kind of line stands in a record: its first two words.
fn count_lines(text: &str, counts: &mut BTreeMap<String, usize>) {
    for line in text.lines().skip_while(|line| *line != "---") {
        let kind: Vec<&str> = line.split(' ').take(2).collect();
        *counts.entry(kind.join(" ")).or_default() += 1;
    }
}

#[test]
fn eager_games_keep_the_laws_and_replay() {
    let mut counts = BTreeMap::new();
    for seed in 0..40 {
        let map = if seed % 2 == 0 { Options::default().map } else { crate::small_map().into() };
        let options = Options { map, turns: 100 };
        let recorder = play(&options, seed, eager);
        count_lines(recorder.text(), &mut counts);
        let sheet =
            record::open(recorder.text().as_bytes()).expect("our own header is good").expect("and whole");
        let read = sheet.read::<State>(&crate::shelf(), |_, _| ()).expect("our own record is good");
        assert!(read.state == *recorder.state() && read.finished, "seed {seed}: replay");
    }
    // Every kind of line that there is has been played.
    for kind in [
        "hyde move",
        "hyde meet",
        "hyde vice",
        "hyde trash",
        "hyde steal",
        "hyde resist",
        "hyde raise",
        "hyde decline",
        "hyde pay",
        "hyde discard",
        "jekyll move",
        "jekyll buy",
        "jekyll mix",
        "jekyll research",
        "jekyll alleviate",
        "jekyll raise",
        "jekyll whiten",
        "jekyll decline",
        "jekyll pay",
        "jekyll discard",
        "jekyll whites",
        "table card",
        "table steal",
        "table token",
        "table tokens",
        "table reshuffle",
        "table cured",
        "table black",
        "table turn",
    ] {
        assert!(counts.contains_key(kind), "{kind} never happened: {counts:?}");
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
