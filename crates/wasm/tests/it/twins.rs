//! Twin worlds: nothing that a keeper posts to a page depends on what the seat that looks may not know.
//!
//! World B is world A with two words exchanged in its log that the viewer has never seen: cards, or in london recipes. What a page
//! says is said to both keepers, and everything that comes back is compared: messages, the table from outside, and what a bot is asked.

use std::collections::BTreeSet;

use game::{Entropy, Quick, Seat, Viewer};
use serde_json::{Value, json};
use table::any::{GameName, Shelves};
use table::ids::TableId;
use table::input::{Command, Input, Request};
use table::lot::SeatRule;
use table::player::{Name, Occupant};
use table::{AnyTable, Entry, Event, Setup};
use wasm::keeper::{Keeper, Turn};

const PAIRS: u32 = 8;

fn legal(table: &AnyTable, seat: Seat) -> Vec<String> {
    table.position(Viewer::Seat(seat)).legal.into_iter().map(|action| action.text).collect()
}

/// A table in the middle of a game, with people in all its seats.
fn world(game: GameName, quick: &mut Quick) -> AnyTable {
    let (seats, moves) = match game {
        GameName::Partners => (4, 14),
        GameName::Duel => (2, 14),
        GameName::London => (2, 120),
    };
    let person = |seat| Occupant::person(Name::clean(&format!("Person {seat}")).unwrap());
    let setup = Setup {
        table: TableId::random(quick),
        game,
        options: vec![],
        seats: (0..seats).map(person).collect(),
        clock: Default::default(),
        seating: SeatRule::Lot,
    };
    let (mut table, _) = AnyTable::create(setup, &Shelves::default(), quick).unwrap();
    let handle = |table: &mut AnyTable, seat, number: u32, request, quick: &mut Quick| {
        let id = format!("command-{number:08}").parse().unwrap();
        table
            .handle(Input::Command(Command { viewer: Viewer::Seat(seat), id, request }), 0, quick)
            .answer
            .unwrap();
    };
    for seat in 0..seats {
        handle(&mut table, Seat(seat), seat.into(), Request::Ready { contribution: None }, quick);
    }
    for number in 100..100 + quick.below(moves) {
        let Some(seat) = table.turn().iter().next() else { break };
        let actions = legal(&table, seat);
        let action = actions[quick.below(actions.len() as u32) as usize].clone();
        let request = Request::Move { expect: table.phase(), action };
        handle(&mut table, seat, number, request, quick);
    }
    table
}

fn lines(table: &AnyTable) -> Vec<String> {
    let line =
        |entry: &&Entry| if let Event::Moved { line, .. } = &entry.event { Some(line.clone()) } else { None };
    table.entries().iter().filter_map(line).collect()
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split_inclusive([' ', ',', '=', ':'])
}

fn bare(word: &str) -> &str {
    word.trim_end_matches([' ', ',', '=', ':'])
}

/// The log with these two words exchanged; `None` if no table has written that.
fn exchanged(table: &AnyTable, x: &str, y: &str) -> Option<Vec<String>> {
    let other = |word: &str| match bare(word) {
        it if it == x => word.replacen(x, y, 1),
        it if it == y => word.replacen(y, x, 1),
        _other => word.to_owned(),
    };
    let rewrite = |entry: &&Entry| {
        let mut json: Value = serde_json::from_str(&entry.to_json()).unwrap();
        if let Some(line) = json.pointer_mut("/event/line") {
            *line = json!(words(line.as_str().unwrap()).map(other).collect::<String>());
        }
        serde_json::from_value::<Entry>(json).unwrap()
    };
    let entries: Vec<Entry> = table.entries().iter().map(rewrite).collect();
    let bodies = entries.iter().map(Entry::to_json).collect();
    let twin = AnyTable::restore(entries, &Shelves::default()).ok()?;
    (lines(&twin) != lines(table)).then_some(bodies)
}

/// The log of a world that the viewer cannot tell from this one.
fn twin(table: &AnyTable, viewer: Viewer, quick: &mut Quick) -> Option<Vec<String>> {
    let record = table.record(viewer)?;
    let seen: BTreeSet<&str> = record.lines().flat_map(words).map(bare).collect();
    let lines = lines(table);
    let all: BTreeSet<&str> = lines.iter().flat_map(|line| words(line)).map(bare).collect();
    let hidden: Vec<&str> = all.into_iter().filter(|word| word.len() > 1 && !seen.contains(word)).collect();
    (0..if hidden.len() < 2 { 0 } else { 100 }).find_map(|_| {
        let (x, y) = (quick.pick(&hidden), quick.pick(&hidden));
        // The backs of partners' cards show the side; a tile's column is seen by both (L5.5).
        let look_alike = table.game() == GameName::Duel || x[..1] == y[..1];
        if x != y && look_alike { exchanged(table, x, y) } else { None }
    })
}

/// All that leaves a keeper.
fn posted(turn: &Turn) -> String {
    json!([turn.posts, turn.face, turn.bots, turn.needs_ticks, turn.head, turn.next]).to_string()
}

/// What the page of that seat does, and all that comes back.
fn transcript(log: &[String], seat: Seat, questions: &BTreeSet<String>) -> Vec<String> {
    let mut keeper = Keeper::restore(log).unwrap();
    let mut quick = Quick::new(1);
    keeper.connect(1, Some(seat.0)).unwrap();
    let mut said = vec![json!({ "type": "hello", "protocol": 1, "since": 0 }), json!({ "type": "resync" })];
    for (number, action) in questions.iter().enumerate() {
        let request = json!({ "type": "move", "expect": 1, "action": action });
        said.push(json!({ "type": "why_not", "action": action }));
        said.push(json!({ "type": "do", "command_id": format!("stale-{number:08}"), "request": request }));
    }
    said.push(json!({ "type": "do", "command_id": "take-back", "request": { "type": "ask_take_back" } }));
    said.push(json!({ "type": "nonsense" }));
    let mut heard: Vec<String> = said
        .iter()
        .map(|message| posted(&keeper.hear(1, &message.to_string(), 0, &mut quick).unwrap()))
        .collect();
    heard.push(keeper.record(Some(seat.0)).unwrap());
    heard
}

fn twins_of(game: GameName) {
    let mut found = 0;
    for seed in 0..u64::from(PAIRS) * 20 {
        let mut quick = Quick::new(seed);
        let a = world(game, &mut quick);
        let seat = Seat(quick.below(a.players().len() as u32) as u8);
        let Some(b) = twin(&a, Viewer::Seat(seat), &mut quick) else { continue };
        let decided = lines(&a).into_iter().filter(|line| !line.starts_with("table "));
        let mut questions: BTreeSet<String> =
            decided.filter_map(|line| line.split_once(' ').map(|(_, action)| action.to_owned())).collect();
        questions.insert("play Q9".into());
        let log: Vec<String> = a.entries().into_iter().map(Entry::to_json).collect();
        assert_eq!(
            transcript(&log, seat, &questions),
            transcript(&b, seat, &questions),
            "{game}, seed {seed}"
        );
        found += 1;
        if found == PAIRS {
            return;
        }
    }
    assert!(found >= PAIRS / 2, "only {found} twin worlds of {game}");
}

#[test]
fn partners_twins_are_posted_the_same() {
    twins_of(GameName::Partners);
}

#[test]
fn duel_twins_are_posted_the_same() {
    twins_of(GameName::Duel);
}

#[test]
fn london_twins_are_posted_the_same() {
    twins_of(GameName::London);
}

/// The test itself: whoever holds one of the cards sees the difference.
#[test]
fn the_worlds_do_differ() {
    let differ = |seed| {
        let mut quick = Quick::new(seed);
        let a = world(GameName::Duel, &mut quick);
        let Some(b) = twin(&a, Viewer::Seat(Seat(0)), &mut quick) else { return false };
        let log: Vec<String> = a.entries().into_iter().map(Entry::to_json).collect();
        let none = BTreeSet::new();
        transcript(&log, Seat(1), &none) != transcript(&b, Seat(1), &none)
    };
    assert!((0..20).any(differ), "the other seat has seen what was exchanged");
}
