//! Views that no game has shown: whatever passes the check can be thought about, and nothing worse happens.

use duel::{Action, Card, Cards, Colour, Match, Options, Phase, Potion, Seen, State, View};
use game::{BySide, Entropy, Game, Move, Quick, Seat, Side, Turn, Viewer};
use serde_json::{Value, json};

use crate::story::{cards, dealt, given};

/// Views of random games, each with its options.
fn real_views(seeds: core::ops::Range<u64>, mut each: impl FnMut(&Options, View, &mut Quick)) {
    for seed in seeds {
        let mut quick = Quick::new(seed);
        let options = Options { match_: if seed % 2 == 0 { Match::Single } else { Match::Return } };
        let mut state = State::new(&options);
        loop {
            Viewer::all(2).for_each(|viewer| each(&options, state.view(viewer), &mut quick));
            let mv = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Move::Chance(state.draw(&mut quick)),
                Turn::Seats(seats) => {
                    let seat = quick.pick(&seats.iter().collect::<Vec<_>>());
                    Move::Act(seat, quick.pick(&state.choices(seat)))
                }
            };
            state.apply(&mv).expect("what is legal is accepted");
        }
    }
}

/// Something that may stand in a view.
fn anything(quick: &mut Quick) -> Value {
    let card = |quick: &mut Quick| quick.pick(&Card::all().collect::<Vec<_>>());
    let side = |quick: &mut Quick| quick.pick(&["jekyll", "hyde"]);
    match quick.below(12) {
        0 => json!(quick.below(12)),
        1 => json!(quick.below(300)),
        2 => json!(side(quick)),
        3 => json!(quick.pick(&Colour::ALL)),
        4 => json!(card(quick)),
        5 => json!((0..quick.below(12)).map(|_| card(quick)).collect::<Cards>()),
        6 => json!({ "only": side(quick) }),
        7 => json!({ "give": "both" }),
        8 => json!({ "lead": side(quick) }),
        9 => {
            json!({ "follow": { "leader": side(quick), "led": { "card": card(quick), "colour": quick.pick(&Colour::ALL) } } })
        }
        10 => {
            json!({ "leader": side(quick), "led": { "card": card(quick), "colour": "envy" }, "followed": card(quick) })
        }
        _ => quick
            .pick(&[json!(null), json!("deal"), json!("both"), json!("empty"), json!([])].each_ref())
            .clone(),
    }
}

/// Changes something somewhere in the value: replaces it, or adds to a list, takes away from it, turns it round.
fn forge(value: &mut Value, quick: &mut Quick) {
    let deeper = quick.below(8) != 0;
    match value {
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let chosen = quick.below(fields.len() as u32) as usize;
            fields.values_mut().nth(chosen).into_iter().for_each(|value| forge(value, quick));
        }
        Value::Array(items) if !items.is_empty() => match quick.below(5) {
            0 => drop(items.remove(quick.below(items.len() as u32) as usize)),
            1 => items.push(items[quick.below(items.len() as u32) as usize].clone()),
            2 => items.reverse(),
            3 => items.push(anything(quick)),
            _ => {
                let chosen = quick.below(items.len() as u32) as usize;
                forge(&mut items[chosen], quick);
            }
        },
        Value::Number(_) if deeper => *value = json!(quick.below(12)),
        Value::String(word) if deeper && word.parse::<Card>().is_ok() => {
            *value = json!(quick.pick(&Card::all().collect::<Vec<_>>()));
        }
        Value::String(word) if deeper && word.parse::<Side>().is_ok() => {
            *value = json!(quick.pick(&Side::BOTH))
        }
        Value::Array(_)
        | Value::Object(_)
        | Value::String(_)
        | Value::Number(_)
        | Value::Null
        | Value::Bool(_) => {
            *value = anything(quick);
        }
    }
}

/// Does with the view whatever a client may do with it.
fn think_about(options: &Options, view: &View, quick: &mut Quick) {
    let legal = State::legal(options, view);
    let potion = Action::Lead(quick.pick(&Potion::ALL), quick.pick(&Colour::ALL));
    let play = Action::Play(quick.pick(&Card::all().collect::<Vec<_>>()));
    for action in
        legal.iter().copied().chain([potion, play, Action::Give(Cards::ALL), Action::Swap(Cards::EMPTY)])
    {
        assert_eq!(State::judge(options, view, action).is_ok(), legal.contains(&action));
    }
    let world = State::determinize(options, view, quick);
    let viewer = match &view.known {
        duel::Known::Nothing => Viewer::Public,
        duel::Known::Own(own) => Viewer::Seat(view.board.leg.seat(own.side)),
    };
    assert_eq!(world.view(viewer), *view);
    for seat in [0, 1].map(Seat) {
        for action in world.choices(seat).into_iter().take(4) {
            assert!(world.clone().apply(&Move::Act(seat, action)).is_ok());
            let _: Seen = world.seen(&Move::Act(seat, action), viewer);
        }
    }
}

#[test]
fn forged_views_are_refused_or_harmless() {
    let (mut read, mut passed, mut tried) = (0, 0, 0);
    real_views(0..40, |options, view, quick| {
        let real = serde_json::to_value(&view).expect("a view can be written");
        for _ in 0..12 {
            let mut value = real.clone();
            (0..=quick.below(2)).for_each(|_| forge(&mut value, quick));
            tried += 1;
            let Ok(forged) = serde_json::from_value::<View>(value) else { continue };
            read += 1;
            if State::check(options, &forged).is_ok() {
                passed += u32::from(forged != view);
                think_about(options, &forged, quick);
            }
        }
    });
    // Some are still views of some game: another card, another marker.
    assert!(tried > 100_000 && read > 20_000 && passed > 300, "{passed} of {read} of {tried}");
}

fn refused(options: &Options, view: &View) -> String {
    State::check(options, view).expect_err("a forged view").to_string()
}

#[test]
fn what_contradicts_the_track_is_refused() {
    let story = dealt("P1 P2 P3 P4 P5 P6 P7 W1 W2 W3", "W4 W5 W6 W7 E1 E2 E3 E4 E5 E6");
    let (options, view) = (*story.state.options(), story.state.view(Viewer::Public));
    assert_eq!(State::check(&options, &view), Ok(()));
    let other = refused(&Options { match_: Match::Return }, &view);
    assert_eq!(other, "no game can have shown this view: other options were agreed");
    for (round, marker) in [(0, 0), (4, 0), (1, 2), (2, 3), (2, 10), (2, 255)] {
        let mut view = view.clone();
        view.board.track = duel::Track { round, marker };
        assert!(refused(&options, &view).ends_with("with the marker there"), "{round} {marker}");
    }
}

#[test]
fn what_contradicts_the_tricks_is_refused() {
    let mut story = given("P1 P2 P3 P4 P5 P6 W1 W2 E1 +4", "P7 W3 W4 W5 W6 W7 E2 E3 E4 E5");
    story.tell("jekyll play P1\nhyde play P7\nhyde play W3");
    let options = *story.state.options();
    for viewer in Viewer::all(2) {
        let view = story.state.view(viewer);
        assert_eq!(State::check(&options, &view), Ok(()));
        let forge: [fn(&mut View); 5] = [
            |view| view.board.taken = BySide { jekyll: 1, hyde: 0 },
            |view| view.board.tricks[0].leader = Side::Hyde,
            |view| view.board.order = duel::ColourOrder::EMPTY,
            |view| view.board.phase = Phase::Lead(Side::Hyde),
            |view| view.board.tricks[0].followed = view.board.tricks[0].led.card,
        ];
        for forge in forge {
            let mut view = view.clone();
            forge(&mut view);
            assert!(refused(&options, &view).ends_with("cannot have come to this"));
        }
    }
}

#[test]
fn what_contradicts_what_a_player_remembers_is_refused() {
    let mut story = dealt("P1 P2 P3 P4 P5 P6 P7 W1 +2 +5", "W4 W5 W6 W7 E1 E2 E3 E4 E5 E6");
    story.tell("jekyll give +2");
    let (options, view) = (*story.state.options(), story.state.view(Viewer::Seat(Seat(0))));
    assert_eq!(State::check(&options, &view), Ok(()));
    let forge: [fn(&mut duel::Own); 6] = [
        |own| own.chosen = Cards::EMPTY,
        |own| own.chosen = cards("P1"),
        |own| own.chosen = cards("E1"),
        |own| own.hand -= cards("P1"),
        |own| own.dealt |= cards("E1"),
        |own| own.exchanges = vec![BySide { jekyll: cards("+2"), hyde: cards("E1") }],
    ];
    for forge in forge {
        let mut view = view.clone();
        let duel::Known::Own(own) = &mut view.known else { panic!("a player") };
        forge(own);
        assert!(refused(&options, &view).ends_with("cannot have come to this"));
    }
}
