//! Views that no game has shown: pieces of real ones put together wrongly. What passes the check can be imagined and played
//! on without a panic.

use game::{Entropy, Game, Move, Quick, Turn, Viewer};
use london::{Options, State, View};
use serde_json::{Value, json};

use crate::policy::eager;

/// Views of all viewers, at many moments of games in which much happens.
fn real_views(options: &Options) -> Vec<View> {
    let mut views = Vec::new();
    for seed in 0..6 {
        let mut quick = Quick::new(seed);
        let mut state = State::new(options);
        loop {
            views.extend(Viewer::all(2).map(|viewer| state.view(viewer)).filter(|_| quick.below(4) == 0));
            let mv = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Move::Chance(state.draw(&mut quick)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody decides");
                    Move::Act(seat, eager(options, &state.view(Viewer::Seat(seat)), &mut quick))
                }
            };
            state.apply(&mv).expect("a chosen move is legal");
        }
    }
    views
}

/// The paths of everything in a value.
fn pointers(value: &Value, at: String, all: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| pointers(value, format!("{at}/{key}"), all));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, value)| pointers(value, format!("{at}/{index}"), all));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    all.push(at);
}

/// Changes something: takes it from another view, or makes it up.
fn forge(view: &mut Value, other: &Value, quick: &mut Quick) {
    let mut all = Vec::new();
    pointers(view, String::new(), &mut all);
    let at = &all[quick.below(all.len() as u32) as usize];
    let made_up = [
        Value::from(quick.below(3)),
        Value::from(quick.below(300)),
        Value::from(u32::MAX),
        Value::from(["", "w", "wwl", "lpe", "eeee", "wwwwwwwwwwllllllllll"][quick.below(6) as usize]),
        Value::Array(Vec::new()),
        Value::Null,
    ];
    let donor = other.pointer(at).cloned().filter(|_| quick.below(3) > 0);
    let value = donor.unwrap_or_else(|| made_up[quick.below(made_up.len() as u32) as usize].clone());
    *view.pointer_mut(at).expect("its own path") = value;
}

/// Some phase or other, with anything in it: there are more ways to be wrong here than anywhere else.
fn some_phase(quick: &mut Quick) -> Value {
    let to = quick.below(30);
    let colour = ["w", "l", "p", "e"][quick.below(4) as usize];
    let due = match quick.below(3) {
        0 => json!({ "any": quick.below(3), "demand": colour }),
        1 => json!({ "any": quick.below(7), "demand": null }),
        _more => json!({ "any": 255, "demand": colour }),
    };
    let deeds = [
        json!({ "move": to }),
        json!({ "toll": to }),
        json!({ "meet": colour }),
        json!("vice"),
        json!({ "trash": colour }),
        json!("steal"),
        json!({ "resist": colour }),
        json!({ "buy": colour }),
        json!("mix"),
        json!("research"),
        json!({ "alleviate": [colour, "wlp"] }),
    ];
    let deed = &deeds[quick.below(deeds.len() as u32) as usize];
    let winner = [json!("jekyll"), json!("hyde"), Value::Null][quick.below(3) as usize].clone();
    let turning = ["", "w", "wl", "eee", "wwww"][quick.below(5) as usize];
    let bare = ["setup", "window", "act", "steal", "penalty", "whites", "discard"][quick.below(7) as usize];
    let phases = [
        json!({ "pay": { "deed": deed, "due": due } }),
        json!({ "raise": { "to": to, "due": due } }),
        json!({ "toll": { "to": to } }),
        json!({ "draw": { "left": quick.below(4) } }),
        json!({ "lift": { "turning": turning } }),
        json!({ "trash": colour }),
        json!({ "over": { "winner": winner, "turns": quick.below(61) } }),
        json!(bare),
    ];
    // Payments are what most can be said of.
    phases[quick.below(16).saturating_sub(8) as usize].clone()
}

/// Does with a view whatever anybody does with one, and plays on.
fn use_it(options: &Options, view: &View, quick: &mut Quick) {
    for action in State::legal(options, view) {
        assert_eq!(State::judge(options, view, action), Ok(()));
        State::cost(options, view, action);
    }
    let mut state = State::determinize(options, view, quick);
    assert!(state.view(view.viewer()) == *view, "{view:?}");
    for _ in 0..60 {
        let Some(mv) = state.random_move(quick) else { return };
        for viewer in Viewer::all(2) {
            let _seen = state.seen(&mv, viewer);
        }
        state.apply(&mv).expect("a chosen move is legal");
        Viewer::all(2).for_each(|viewer| drop(State::determinize(options, &state.view(viewer), quick)));
    }
}

#[test]
fn no_forged_view_makes_the_rules_panic() {
    let options = Options { turns: 60, ..Options::default() };
    let views: Vec<Value> =
        real_views(&options).iter().map(|view| serde_json::to_value(view).expect("written")).collect();
    let mut quick = Quick::new(1886);
    let (mut read, mut passed) = (0, 0);
    for _ in 0..games_or(20_000) {
        let mut view = views[quick.below(views.len() as u32) as usize].clone();
        if quick.below(2) == 0 {
            view["board"]["phase"] = some_phase(&mut quick);
        }
        for _ in 0..quick.below(4) {
            let other = &views[quick.below(views.len() as u32) as usize];
            forge(&mut view, other, &mut quick);
        }
        let Ok(view) = serde_json::from_value::<View>(view) else { continue };
        read += 1;
        if State::check(&options, &view).is_ok() {
            passed += 1;
            use_it(&options, &view, &mut quick);
        }
    }
    assert!(read > 1000 && passed > 100 && passed < read, "{passed} of {read} passed");
}

/// The number of trials in the inner loop; more in the test command.
fn games_or(few: u64) -> u64 {
    few * game::laws::seeds(24).end / 24
}

#[test]
fn a_view_of_another_map_or_length_is_refused() {
    let options = Options::default();
    let view = State::new(&options).view(Viewer::Public);
    assert!(State::check(&options, &view).is_ok());
    for other in [Options { turns: 9, ..options.clone() }, Options::on(crate::small_map().into())] {
        let bad = State::check(&other, &view).expect_err("not what was agreed");
        assert_eq!(bad.0, "it is of another map, or of another length");
    }
}
