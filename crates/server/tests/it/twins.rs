//! Twin worlds through the real router: two tables that differ only in what a viewer may not know send him the same bytes.
//!
//! World B is world A with two hidden cards (tiles, cures) exchanged everywhere in its log, or in london, where all cards of a
//! colour are the same, with another card drawn. Each log is put into a house of
//! its own under the same name and the same secret, so that future draws are the same too, and the viewer does the same things at both tables: hello, resume, questions, illegal commands, moves, the
//! record. The short form is in the tests; `UTTERSON_TWINS=200 cargo test -p server --test it twins` looks longer.

use std::collections::BTreeSet;

use game::{Entropy, Quick, Seat, Viewer};
use serde_json::{Value, json};
use server::ids::Token;
use server::live::By;
use server::store::log::{Append, Head, Status, Summary};
use server::store::tables::{Doors, NewTable};
use table::any::{GameName, Shelves};
use table::ids::TableId;
use table::input::{Command, Input, Request};
use table::lot::SeatRule;
use table::player::{Name, Occupant};
use table::{AnyTable, Entry, Setup};

use crate::support::{Guest, House};

/// In london it takes a while until somebody holds cards.
fn moves_before(game: GameName) -> u32 {
    match game {
        GameName::Partners | GameName::Duel => 14,
        GameName::London => 250,
    }
}

const MOVES_AFTER: usize = 5;

fn command(table: &AnyTable, seat: Seat, number: usize, action: &str) -> Input {
    let request = Request::Move { expect: table.phase(), action: action.into() };
    let id = format!("command-{number:08}").parse().unwrap();
    Input::Command(Command { viewer: Viewer::Seat(seat), id, request })
}

fn legal(table: &AnyTable, seat: Seat) -> Vec<String> {
    table.position(Viewer::Seat(seat)).legal.into_iter().map(|action| action.text).collect()
}

/// A table in the middle of a game between people.
fn world(game: GameName, quick: &mut Quick) -> AnyTable {
    let seats = if game == GameName::Partners { 4 } else { 2 };
    let person = |seat| Occupant::person(Name::clean(&format!("Person {seat}")).unwrap());
    let table = TableId::random(quick);
    let setup = Setup {
        table,
        game,
        options: vec![],
        seats: (0..seats).map(person).collect(),
        clock: Default::default(),
        seating: SeatRule::Lot,
    };
    let (mut table, _) = AnyTable::create(setup, &Shelves::default(), quick).unwrap();
    for seat in 0..seats {
        let id = format!("ready-{seat:08}").parse().unwrap();
        let request = Request::Ready { contribution: None };
        table.handle(Input::Command(Command { viewer: Viewer::Seat(Seat(seat)), id, request }), 0, quick);
    }
    for number in 0..quick.below(moves_before(game)) as usize {
        let Some(seat) = table.turn().iter().next() else { break };
        let actions = legal(&table, seat);
        let action = &actions[quick.below(actions.len() as u32) as usize];
        let input = command(&table, seat, number, action);
        table.handle(input, 0, quick).answer.unwrap();
    }
    table
}

/// The words of a line, with what stands between them; of `place:colour:recipe` the part behind the place.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split_inclusive([' ', ',', '=']).flat_map(|piece| {
        let is_tile = piece.matches(':').count() == 2;
        let at = if is_tile { piece.find(':').map_or(0, |at| at + 1) } else { 0 };
        [&piece[..at], &piece[at..]]
    })
}

fn bare(word: &str) -> &str {
    word.trim_end_matches([' ', ',', '='])
}

fn lines(table: &AnyTable) -> Vec<String> {
    let line = |entry: &&Entry| {
        if let table::Event::Moved { line, .. } = &entry.event { Some(line.clone()) } else { None }
    };
    table.entries().iter().filter_map(line).collect()
}

/// The world whose log is this one with other lines; `None` if it cannot be, or is the same.
fn rewritten(table: &AnyTable, mut line_of: impl FnMut(&str) -> String) -> Option<AnyTable> {
    let rewrite = |entry: &&Entry| {
        let mut json: Value = serde_json::from_str(&entry.to_json()).unwrap();
        if let Some(line) = json.pointer_mut("/event/line") {
            *line = json!(line_of(line.as_str().unwrap()));
        }
        serde_json::from_value(json)
    };
    let entries: Result<Vec<Entry>, _> = table.entries().iter().map(rewrite).collect();
    AnyTable::restore(entries.unwrap(), &Shelves::default()).ok().filter(|twin| lines(twin) != lines(table))
}

/// The world in which these two words have changed places.
fn twin(table: &AnyTable, (x, y): (&str, &str)) -> Option<AnyTable> {
    rewritten(table, |line| {
        let other = |word| match bare(word) {
            it if it == x => word.replacen(x, y, 1),
            it if it == y => word.replacen(y, x, 1),
            _other => word.to_owned(),
        };
        words(line).map(other).collect()
    })
}

/// The colour of a card that the viewer has not seen, another colour, and the world where that was drawn instead. If the worlds
/// have parted before his eyes, because somebody could not pay, it is no twin of his.
fn other_card(table: &AnyTable, viewer: Viewer, quick: &mut Quick) -> Option<(String, String, AnyTable)> {
    let drawn = lines(table).into_iter().filter(|line| line.starts_with("table card ")).count() as u32;
    for _ in 0..if drawn == 0 { 0 } else { 40 } {
        let (mut number, colour) = (quick.below(drawn), quick.pick(&["w", "l", "p", "e"]));
        let mut before = String::new();
        let twin = rewritten(table, |line| match line.strip_prefix("table card ") {
            Some(card) => {
                let is_it = number == 0;
                number = number.wrapping_sub(1);
                if is_it {
                    card.clone_into(&mut before);
                }
                if is_it { format!("table card {colour}") } else { line.to_owned() }
            }
            None => line.to_owned(),
        });
        if let Some(twin) = twin.filter(|twin| twin.record(viewer) == table.record(viewer)) {
            return Some((before, colour.to_owned(), twin));
        }
    }
    None
}

/// Two words of the log that the viewer has never seen, and the world where they have changed places.
fn hidden_pair(table: &AnyTable, viewer: Viewer, quick: &mut Quick) -> Option<(String, String, AnyTable)> {
    let record = table.record(viewer).unwrap_or_default();
    let seen: BTreeSet<&str> = record.lines().flat_map(words).map(bare).collect();
    let lines = lines(table);
    let all: BTreeSet<&str> = lines.iter().flat_map(|line| words(line)).map(bare).collect();
    let hidden: Vec<&str> = all.into_iter().filter(|word| word.len() > 1 && !seen.contains(word)).collect();
    for _ in 0..200 {
        if hidden.len() < 2 {
            return None;
        }
        let (x, y) = (quick.pick(&hidden), quick.pick(&hidden));
        let look_alike = match table.game() {
            GameName::Duel => true,
            // The backs of partners' cards show the side; a tile's column is seen by both once it is taken (L5.5).
            GameName::Partners | GameName::London => x[..1] == y[..1],
        };
        if x != y
            && look_alike
            && let Some(twin) = twin(table, (x, y))
        {
            return Some((x.into(), y.into(), twin));
        }
    }
    None
}

/// Moves that both worlds can make and that do not touch what was exchanged.
fn script(a: &AnyTable, b: &AnyTable, (x, y): (&str, &str)) -> Vec<(Seat, String)> {
    let (mut a, mut b, mut quick) = (a.clone(), b.clone(), Quick::new(1));
    let mut script = Vec::new();
    for number in 0..MOVES_AFTER {
        let Some(seat) = a.turn().iter().next() else { break };
        let both = legal(&b, seat);
        let is_neutral = |action: &String| {
            both.contains(action) && !words(action).any(|word| [x, y].contains(&bare(word)))
        };
        let Some(action) = legal(&a, seat).into_iter().find(is_neutral) else { break };
        for table in [&mut a, &mut b] {
            let input = command(table, seat, 1000 + number, &action);
            if table.handle(input, 0, &mut quick).answer.is_err() {
                return script;
            }
        }
        script.push((seat, action));
    }
    script
}

/// Puts a table into the house, with these people in its seats and one who watches.
async fn put(house: &House, table: &AnyTable, guests: &[Guest]) {
    let id = table.setup().table;
    let bodies = table.entries().into_iter().map(Entry::to_json).collect();
    let hashes: Vec<_> = guests
        .iter()
        .map(|guest| guest.cookie.as_deref().unwrap()[4..].parse::<Token>().unwrap().hash())
        .collect();
    let seats = table.players().len();
    let game = table.game().as_str();
    let store = &house.server.app.store;
    let mut people = Vec::new();
    for hash in &hashes {
        people.push(store.visit(*hash).await.unwrap().person.id);
    }
    let summary = Summary { status: Status::Playing, turn: 0, card: None };
    let append = Append { table: id, expected: Head::start(id), bodies, summary };
    let doors = Doors { invite: hashes[0], watch: hashes[0] };
    let watchers = people.split_off(seats);
    let seats = (0..).zip(people.iter().copied()).collect();
    store
        .open_table(NewTable { game, rules: 1, host: people[0], doors, append, seats, watchers })
        .await
        .unwrap();
}

/// What the viewer, and everybody else, does at both tables.
struct Doing {
    viewer: Viewer,
    questions: BTreeSet<String>,
    script: Vec<(Seat, String)>,
}

impl Doing {
    /// He asks about everything that was ever decided in world A, and about nonsense.
    fn new(viewer: Viewer, a: &AnyTable, b: &AnyTable, pair: (&str, &str)) -> Doing {
        let decisions = lines(a).into_iter().filter(|line| !line.starts_with("table "));
        let mut questions: BTreeSet<String> =
            decisions.filter_map(|line| line.split_once(' ').map(|(_, action)| action.to_owned())).collect();
        questions.extend(["play Q9".to_owned(), format!("play {}", pair.0), format!("play {}", pair.1)]);
        Doing { viewer, questions, script: script(a, b, pair) }
    }
}

/// Everything that the viewer is sent.
async fn transcript(house: &House, guest: &Guest, id: TableId, doing: &Doing) -> Vec<String> {
    let name = id.to_string();
    let mut heard = Vec::new();
    let (_, all) = guest.sit(house, &name, Some(0)).await;
    heard.push(all.to_string());
    let (mut line, greeting) = guest.sit(house, &name, None).await;
    heard.push(greeting.to_string());
    for action in &doing.questions {
        line.say(&json!({ "type": "why_not", "action": action })).await;
        heard.push(line.hear_type("why").await.to_string());
        let request = json!({ "type": "move", "expect": 1, "action": action });
        heard.push(line.command("refused-00000000", request).await.to_string());
    }
    let live = house.server.app.tables.get(&house.server.app, id);
    for (number, (seat, action)) in doing.script.iter().enumerate() {
        let phase = live.look(By::House, AnyTable::phase).await.unwrap();
        if doing.viewer.is(*seat) {
            let request = json!({ "type": "move", "expect": phase, "action": action });
            heard.push(line.command(&format!("my-command-{number}"), request).await.to_string());
        } else {
            let request = Request::Move { expect: phase, action: action.clone() };
            let id = format!("command-{:08}", 1000 + number).parse().unwrap();
            let input = Input::Command(Command { viewer: Viewer::Seat(*seat), id, request });
            live.step(&house.server.app, By::House, input).await.unwrap().unwrap();
        }
        heard.push(line.hear_type("update").await.to_string());
    }
    let answer = guest.get(house, &format!("/api/tables/{name}/record")).await;
    heard.push(format!("{answer:?}"));
    heard
}

async fn twins_of(game: GameName) {
    let pairs: u64 = std::env::var("UTTERSON_TWINS").ok().and_then(|pairs| pairs.parse().ok()).unwrap_or(6);
    let houses = [House::open().await, House::open().await];
    let mut guests = [Vec::new(), Vec::new()];
    for (house, guests) in houses.iter().zip(&mut guests) {
        for seat in 0..5 {
            guests.push(house.guest(&format!("Person {seat}")).await);
        }
    }
    let (mut found, mut moves) = (0, 0);
    for seed in 0..pairs * 20 {
        let mut quick = Quick::new(seed);
        let a = world(game, &mut quick);
        let seats = a.players().len();
        let viewer = quick.pick(&Viewer::all(seats).collect::<Vec<_>>());
        // Every other pair of london has another hand.
        let pair = if game == GameName::London && found % 2 == 0 {
            other_card(&a, viewer, &mut quick)
        } else {
            hidden_pair(&a, viewer, &mut quick)
        };
        let Some((x, y, b)) = pair else { continue };
        let doing = Doing::new(viewer, &a, &b, (&x, &y));
        let mut heard = Vec::new();
        for ((house, guests), world) in houses.iter().zip(&guests).zip([&a, &b]) {
            put(house, world, &guests[..=seats]).await;
            let guest = match viewer {
                Viewer::Seat(seat) => &guests[seat.index()],
                Viewer::Public => &guests[seats],
            };
            heard.push(transcript(house, guest, world.setup().table, &doing).await);
        }
        let [in_a, in_b] = &heard[..] else { unreachable!("two worlds") };
        for (one, other) in in_a.iter().zip(in_b) {
            assert_eq!(one, other, "{game} as {viewer:?}, seed {seed}: {x} and {y} exchanged");
        }
        assert_eq!(in_a.len(), in_b.len());
        found += 1;
        moves += doing.script.len();
        if found == pairs {
            break;
        }
    }
    println!("{game}: {found} twin worlds, {moves} moves in step");
    assert!(found >= pairs / 2, "only {found} twin worlds of {game}");
}

#[tokio::test]
async fn partners_twins_send_the_same_bytes() {
    twins_of(GameName::Partners).await;
}

#[tokio::test]
async fn duel_twins_send_the_same_bytes() {
    twins_of(GameName::Duel).await;
}

#[tokio::test]
async fn london_twins_send_the_same_bytes() {
    twins_of(GameName::London).await;
}

/// The test itself: to whom the two worlds do differ, they look different.
#[test]
fn whoever_holds_a_card_sees_the_difference() {
    let mut quick = Quick::new(3);
    let a = world(GameName::Duel, &mut quick);
    let (_, _, b) = hidden_pair(&a, Viewer::Seat(Seat(0)), &mut quick).unwrap();
    let view = |table: &AnyTable, seat| table.position(Viewer::Seat(Seat(seat))).view;
    assert_eq!(view(&a, 0), view(&b, 0));
    assert_ne!(lines(&a), lines(&b));
}
