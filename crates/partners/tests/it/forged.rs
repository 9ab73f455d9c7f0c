//! Views from elsewhere: what passes the check is harmless, whatever it is.

use game::{Entropy, Game, Move, Quick, Turn, Viewer};
use partners::{Action, Card, Options, Place, SeatCard, State, View};
use serde_json::{Value, json};

use crate::story::{BOTH_TRANSFORMATIONS, falls, four, four_to, three};

fn passes(options: &Options, view: &Value) -> bool {
    let view = serde_json::from_value::<View>(view.clone());
    view.is_ok_and(|view| State::check(options, &view).is_ok())
}

/// A view of north's with one of its values replaced.
fn forged(state: &State, pointer: &str, value: Value) -> bool {
    let view = state.view(Viewer::Seat(game::Seat(0)));
    let mut json = serde_json::to_value(&view).expect("a view can be written");
    assert!(passes(state.options(), &json), "the true view is good");
    *json.pointer_mut(pointer).expect(pointer) = value;
    passes(state.options(), &json)
}

#[test]
fn a_lie_about_anything_is_found() {
    let state = four("n play J3\n e ask w");
    for (pointer, value) in [
        ("/viewer/seat", json!(4)),
        ("/viewer/seat", json!(1)),
        ("/viewer", json!("public")),
        ("/hand", json!([])),
        ("/hand", json!(["J3", "J7", "Jx1", "HB", "H4", "Hx2"])),
        ("/hand", json!(["JA", "J7", "Jx1", "J5", "HB", "H4"])),
        ("/board/options/target", json!(999)),
        ("/board/seating", json!({"three": {"ghost": "s", "players": [2, 0, 1]}})),
        ("/board/totals", json!({"players": [0, 0, 0]})),
        ("/board/totals/teams/jekyll", json!(1)),
        ("/board/sheet", json!([{"jekyll": 1, "hyde": 0}])),
        ("/board/sheet", json!([{"jekyll": u32::MAX, "hyde": u32::MAX}])),
        ("/board/phase/play/teams/n", json!("hyde")),
        ("/board/phase/play/dealer", json!("n")),
        ("/board/phase/play/backs/e/jekyll", json!(4)),
        ("/board/phase/play/backs/n/jekyll", json!(255)),
        ("/board/phase/play/open", json!(["JC"])),
        ("/board/phase/play/played", json!([])),
        ("/board/phase/play/played/0/card", json!("H5")),
        ("/board/phase/play/played/0/turn", json!("e")),
        ("/board/phase/play/played/0/from", json!("s")),
        ("/board/phase/play/piles/hyde", json!(["JT"])),
        ("/board/phase/play/carried", json!(["JT"])),
        ("/board/phase/play/turn", json!("s")),
        ("/board/phase/play/step", json!({"asked": "e"})),
        ("/board/phase", json!({"lot": {"seat_card": "a"}})),
    ] {
        assert!(!forged(&state, pointer, value.clone()), "{pointer} {value}");
    }
    assert!(
        forged(&state, "/board/phase/play/step", json!("turn")),
        "the question may not have been asked yet"
    );
    assert!(forged(&state, "/board/phase/play/step", json!({"asked": "s"})), "or have been another");
}

#[test]
fn a_lie_about_the_hands_before_is_found() {
    let mut between = four("");
    falls(&mut between, BOTH_TRANSFORMATIONS);
    for (pointer, value) in [
        ("/board/sheet", json!([])),
        ("/board/sheet/0/hyde", json!(1)),
        ("/board/sheet/0/jekyll", json!(1000)),
        ("/board/phase/deal/teams/n", json!("hyde")),
        ("/hand", json!(["JA"])),
    ] {
        assert!(!forged(&between, pointer, value.clone()), "{pointer} {value}");
    }
    let mut over = four_to(252);
    falls(&mut over, BOTH_TRANSFORMATIONS);
    let hand = serde_json::to_value(over.board().phase).expect("a phase can be written")["over"].clone();
    assert!(!forged(&over, "/board/sheet", json!([])));
    assert!(!forged(&over, "/board/phase", json!({"play": hand})));
    assert!(!forged(&between, "/board/phase", json!({"over": hand})));
    let people = "/board/seating/three/players";
    assert!(!forged(&three("n play HB"), people, json!([1, 0, 1])));
    assert!(!forged(&three("n play HB"), people, json!([200, 0, 1])));
}

/// Replaces a value anywhere in the view by something else of the kind, mostly by a value from elsewhere in it.
fn mutate(json: &mut Value, quick: &mut Quick) {
    let mut pointers = Vec::new();
    collect(json, String::new(), &mut pointers);
    let mut any = || &pointers[quick.below(pointers.len() as u32) as usize];
    let to = any();
    let value = json.pointer(to).expect("there is such a value");
    let alike = |other: &&Value| std::mem::discriminant(*other) == std::mem::discriminant(value);
    let other = (0..20).filter_map(|_| json.pointer(any())).find(alike).unwrap_or(value);
    let changed = match (quick.below(6), value) {
        (0, Value::Array(list)) => list.iter().chain(list).cloned().collect(),
        (1, Value::Array(list)) => list.iter().skip(1).cloned().collect(),
        (2, Value::Array(list)) => list.iter().rev().cloned().collect(),
        (0 | 1, Value::Number(_)) => json!([0, 1, 3, 7, 14, 255, 256, u32::MAX][quick.below(8) as usize]),
        (0, Value::String(_)) => json!(quick.pick(&Card::ALL)),
        (1, Value::String(_)) => json!(quick.pick(&Place::ALL)),
        (2, Value::String(_)) => json!(quick.pick(&partners::Side::BOTH)),
        _anything => other.clone(),
    };
    *json.pointer_mut(to).expect("there is such a value") = changed;
}

fn collect(json: &Value, at: String, pointers: &mut Vec<String>) {
    match json {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| collect(value, format!("{at}/{key}"), pointers));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(key, value)| collect(value, format!("{at}/{key}"), pointers));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    pointers.push(at);
}

/// All that can be done with a view that has passed: none of it panics, and the worlds that are imagined from it look like it.
fn use_it(options: &Options, view: &View, quick: &mut Quick) {
    let legal = <State as Game>::legal(options, view);
    for action in Card::ALL.map(Action::Play).into_iter().chain(Place::ALL.map(Action::Ask)) {
        assert_eq!(
            State::judge(options, view, action).is_ok(),
            legal.contains(&action),
            "{action:?} {view:?}"
        );
    }
    let mut world = State::determinize(options, view, quick);
    assert_eq!(world.view(view.viewer), *view);
    while let Turn::Seats(seats) = world.turn() {
        let seat = seats.iter().next().expect("somebody decides");
        let action = quick.pick(&world.choices(seat));
        world.apply(&Move::Act(seat, action)).expect("a legal action");
    }
}

/// Real views of random games, each changed in one to three places, many times over.
#[test]
fn forged_views_are_refused_or_harmless() {
    let mut quick = Quick::new(1886);
    let (mut readable, mut good) = (0, 0);
    for number in 0..60u64 {
        let options = match number % 3 {
            0 => Options::four(SeatCard::A).to(150),
            1 => Options::four(SeatCard::B).to(150),
            _three => Options::three(quick.pick(&Place::ALL)).to(150),
        };
        let mut state = State::new(&options);
        for _ in 0..quick.below(120) {
            let Some(mv) = state.random_move(&mut quick) else { break };
            state.apply(&mv).expect("a legal move");
        }
        let viewers: Vec<Viewer> = Viewer::all(State::seats(&options)).collect();
        let json = serde_json::to_value(state.view(quick.pick(&viewers))).expect("a view can be written");
        for _ in 0..400 {
            let mut forged = json.clone();
            (0..=quick.below(3)).for_each(|_| mutate(&mut forged, &mut quick));
            let Ok(view) = serde_json::from_value::<View>(forged) else { continue };
            readable += 1;
            if State::check(&options, &view).is_ok() {
                good += 1;
                use_it(&options, &view, &mut quick);
            }
        }
    }
    assert!(readable > 5_000 && good > 500, "{readable} could be read, {good} were good");
}
