//! A view that comes from elsewhere: a real one, with whatever the bytes write into its JSON. What `check` lets through must not
//! panic, loop or eat memory in anything that is done with a view.
#![no_main]

use game::{Quick, Viewer};
use libfuzzer_sys::fuzz_target;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::any::{GameName, Playable, Shelves};
use table::with_game;

fn try_forgery<G: Playable<View: DeserializeOwned>>(bytes: &[u8]) {
    let [moves, seed, forgery @ ..] = bytes else { return };
    let options = G::parse_options("", G::shelf(&Shelves::default())).expect("defaults");
    let mut view = real_view::<G>(&options, *moves, *seed);
    forgery.chunks_exact(3).for_each(|change| forge(&mut view, change));
    let Ok(view) = serde_json::from_value::<G::View>(view) else { return };
    if G::check(&options, &view).is_err() {
        return;
    }
    for action in G::legal(&options, &view) {
        G::judge(&options, &view, action).expect("what is listed is legal");
        let _ = G::cost(&options, &view, action);
    }
    let mut quick = Quick::new(1886);
    let mut world = G::determinize(&options, &view, &mut quick);
    for _ in 0..50 {
        let Some(mv) = world.random_move(&mut quick) else { return };
        world.apply(&mv).expect("what is listed is accepted");
    }
}

/// What somebody sees after some moves at random.
fn real_view<G: Playable>(options: &G::Options, moves: u8, seed: u8) -> Value {
    let mut state = G::new(options);
    let mut quick = Quick::new(seed.into());
    for _ in 0..moves {
        let Some(mv) = state.random_move(&mut quick) else { break };
        state.apply(&mv).expect("what is listed is accepted");
    }
    let viewer = match state.turn().seats().iter().next() {
        Some(seat) if seed % 4 != 0 => Viewer::Seat(seat),
        Some(_) | None => Viewer::Public,
    };
    serde_json::to_value(state.view(viewer)).expect("views are JSON")
}

/// One change: where, what, and with what.
fn forge(view: &mut Value, change: &[u8]) {
    let mut places = Vec::new();
    pointers(view, String::new(), &mut places);
    let at = |byte: u8| places[usize::from(byte) * places.len() / 256].clone();
    let other = view.pointer(&at(change[2])).cloned();
    let Some(place) = view.pointer_mut(&at(change[0])) else { return };
    match (change[1] % 8, &mut *place) {
        (0, Value::Array(list)) => list.extend(other),
        (1, Value::Array(list)) => drop(list.pop()),
        (2, Value::Array(list)) => list.reverse(),
        (3, _) => *place = json!(u32::MAX),
        (4, _) => *place = json!(change[2]),
        (5, _) => *place = json!([]),
        (_, _) => *place = other.unwrap_or(Value::Null),
    }
}

/// Where everything in it stands.
fn pointers(value: &Value, at: String, places: &mut Vec<String>) {
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(index, item)| pointers(item, format!("{at}/{index}"), places));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, item)| pointers(item, format!("{at}/{key}"), places));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    places.push(at);
}

fuzz_target!(|bytes: &[u8]| {
    if let [game, view @ ..] = bytes {
        with_game!(GameName::ALL[usize::from(*game) % 3], G => try_forgery::<G>(view));
    }
});
