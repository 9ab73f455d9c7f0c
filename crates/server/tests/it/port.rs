//! The port to what is kept: the database and the store in memory mean the same, and a game comes through a store that is slow,
//! fails, loses its answers or lies.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use game::{Seat, Viewer};
use server::ids::{Token, TokenHash};
use server::live::By;
use server::store::faults::{Faulty, Plan};
use server::store::life::Ages;
use server::store::log::{Append, Head, Status, Summary};
use server::store::memory::Memory;
use server::store::people::{LogIn, PersonId, Registration};
use server::store::sqlite::Sqlite;
use server::store::sqlite::ballast::Ballast;
use server::store::tables::{Doors, NewTable, NextTable, Step};
use server::store::{Keeper, Store, StoreError};
use table::ids::{CommandId, TableId};
use table::input::{Command, Input, Request};
use table::{AnyTable, Entry};

use crate::support::config;

/// SplitMix64: the same story from the same seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ word >> 31) % bound as u64) as usize
    }
}

/// What a story knows of the world; both stores are told the same.
struct Story {
    dice: Dice,
    tokens: Vec<TokenHash>,
    tables: Vec<TableId>,
    heads: BTreeMap<TableId, Head>,
    doors: BTreeMap<TableId, Doors>,
}

const SEATS: u8 = 3;

impl Story {
    fn new(seed: u64) -> Story {
        let (dice, tokens) = (Dice(seed), (0..8).map(|_| Token::fresh().hash()).collect());
        let tables = (0..4).map(|_| TableId(server::ids::random())).collect();
        Story { dice, tokens, tables, heads: BTreeMap::new(), doors: BTreeMap::new() }
    }

    fn token(&mut self) -> TokenHash {
        self.tokens[self.dice.below(8)]
    }

    fn person(&mut self) -> PersonId {
        PersonId(1 + self.dice.below(6) as i64)
    }

    fn table(&mut self) -> TableId {
        self.tables[self.dice.below(4)]
    }

    fn append(&mut self, table: TableId, expected: Head) -> Append {
        let statuses = [Status::Gathering, Status::Playing, Status::Ticking, Status::Over];
        let card = (self.dice.below(3) == 0).then(|| format!("{{\"n\":{}}}", self.dice.below(9)));
        let summary = Summary { status: statuses[self.dice.below(4)], turn: self.dice.below(8) as u8, card };
        let bodies = (0..self.dice.below(4)).map(|n| format!("event {n}")).collect();
        Append { table, expected, bodies, summary }
    }

    fn step(&mut self) -> Step {
        let table = self.table();
        let known = self.heads.get(&table).copied().unwrap_or(Head::start(table));
        // Sometimes somebody was faster.
        let expected = if self.dice.below(5) == 0 { known.after("never") } else { known };
        let owner = |story: &mut Story| (story.dice.below(3) > 0).then(|| story.person());
        let owners = (0..self.dice.below(2)).map(|_| (self.dice.below(3) as u8, owner(self))).collect();
        let sitter = (self.dice.below(4) == 0).then(|| self.person());
        Step { append: self.append(table, expected), sitter, owners, next: None }
    }

    /// What the world says, told alike whoever says it: times of day are left out.
    async fn tell(&mut self, store: &dyn Store, deed: usize) -> String {
        let (token, person, table) = (self.token(), self.person(), self.table());
        let (other, seat) = (self.token(), self.dice.below(SEATS.into()) as u8);
        match deed {
            0 => said(store.visit(token).await),
            1 => said(store.touch(token).await),
            2 => said(store.rename(person, format!("name {seat}")).await),
            3 => said(store.account(format!("login{seat}")).await),
            4 => said(store.end_session(token).await),
            5 => said(store.owners(table).await.map(|mut owners| {
                owners.sort_by_key(|(seat, _)| *seat);
                owners
            })),
            6 => said(store.access(table, person, (seat > 0).then_some(seat)).await),
            7 => {
                let timeless = |mut one: server::store::tables::Listed| {
                    (one.created_ms, one.moved_ms) = (0, 0);
                    one
                };
                let mine =
                    store.mine(person).await.map(|mine| mine.into_iter().map(timeless).collect::<Vec<_>>());
                said(mine.map(|mut mine| {
                    mine.sort_by_key(|one| one.table);
                    mine
                }))
            }
            8 => {
                let door = self.doors.get(&table).map_or(other, |doors| doors.invite);
                let outside = store.outside(table).await.map(|listed| (listed.seats, listed.status));
                let by_link = store.by_link(table, door, Some(person)).await;
                let by_link = by_link.map(|(door, listed)| (door, listed.seats, listed.status));
                format!("{} {}", said(by_link), said(outside))
            }
            9 => {
                let doors = Doors { invite: token, watch: other };
                let renewed = store.new_doors(table, person, doors).await;
                if renewed.is_ok() {
                    self.doors.insert(table, doors);
                }
                said(renewed)
            }
            10 => said(store.ticking().await.map(|mut ticking| {
                ticking.sort();
                ticking
            })),
            11 => said(store.about(person).await.map(|about| (about.sessions.len(), about.tables))),
            12 => said(store.extent().await.map(|extent| (extent.people, extent.tables))),
            _load => said(store.load(table).await),
        }
    }
}

fn said<T: Debug>(answer: Result<T, StoreError>) -> String {
    format!("{answer:?}")
}

/// Both are told the same deed and must say the same.
async fn agree(story: &mut Story, stores: [&dyn Store; 2], deed: usize) {
    let before = story.dice.0;
    let first = story.tell(stores[0], deed).await;
    story.dice.0 = before;
    assert_eq!(first, story.tell(stores[1], deed).await, "deed {deed}");
}

async fn change(story: &mut Story, stores: [&dyn Store; 2]) {
    let (person, was) = (story.person(), story.person());
    let (old, session) = (story.token(), Token::fresh().hash());
    match story.dice.below(12) {
        0 => {
            let log_in = LogIn { person, better: None, was: Some((was, old)), session };
            // Whoever logs in has an account.
            if stores[0].account("login0".into()).await == Ok(Some((person, "hash".into()))) {
                let slot = story.dice.below(8);
                story.tokens[slot] = session;
                let _ = both(stores, |store| store.log_in(log_in.clone())).await;
            }
        }
        1 => open(story, stores, person).await,
        2 => {
            let table = story.table();
            if story.heads.contains_key(&table) && stores[0].about(person).await.is_ok() {
                let _ = both(stores, |store| store.may_watch(table, person)).await;
            }
        }
        3 => {
            let table = story.table();
            let _ = both(stores, |store| store.close_table(table)).await;
        }
        4 => {
            let _ =
                both(stores, |store| store.close_other_rules(vec![("duel", 1 + u32::from(person.0 == 6))]))
                    .await;
        }
        5 if person.0 == 6 => {
            let _ = both(stores, |store| store.forget(was, Vec::new())).await;
            gone(story, stores).await;
        }
        6 if person.0 == 6 => {
            let later = server::store::today_ms() + 40 * 24 * 60 * 60 * 1000;
            let swept = both(stores, |store| store.sweep(Ages::default(), later)).await;
            assert!(swept.is_ok());
            gone(story, stores).await;
        }
        7 => next(story, stores).await,
        _step => {
            let mut step = story.step();
            let known: Vec<_> = step.owners.iter().filter_map(|(_, person)| *person).collect();
            for person in known {
                if stores[0].about(person).await.is_err() {
                    step.owners.clear();
                }
            }
            let table = step.append.table;
            if let Ok(head) = both(stores, |store| store.append(step.clone())).await {
                story.heads.insert(table, head);
            }
        }
    }
}

async fn open(story: &mut Story, stores: [&dyn Store; 2], host: PersonId) {
    let table = story.table();
    if stores[0].about(host).await.is_err() || story.heads.contains_key(&table) {
        return;
    }
    let doors = Doors { invite: Token::fresh().hash(), watch: Token::fresh().hash() };
    let append = story.append(table, Head::start(table));
    let new =
        NewTable { game: "duel", rules: 1, host, doors, append, seats: vec![(0, host)], watchers: vec![] };
    both(stores, |store| store.open_table(new.clone())).await.unwrap();
    story.doors.insert(table, doors);
    story.heads.insert(table, stores[0].load(table).await.unwrap().head);
}

async fn next(story: &mut Story, stores: [&dyn Store; 2]) {
    let old = story.table();
    let Some(head) = story.heads.get(&old).copied() else { return };
    let id = TableId(server::ids::random());
    let append = story.append(id, Head::start(id));
    let next = NextTable { game: "duel", rules: 1, append, from: vec![1, 0] };
    let step = Step { next: Some(next), ..Step::of(story.append(old, head)) };
    story.heads.insert(old, both(stores, |store| store.append(step.clone())).await.unwrap());
    let slot = story.dice.below(4);
    story.tables[slot] = id;
    story.heads.insert(id, stores[0].load(id).await.unwrap().head);
}

/// Somebody comes, or becomes an account: in any case by a token that is new in the world.
async fn newcomer(story: &mut Story, stores: [&dyn Store; 2]) {
    let (session, slot, person) = (Token::fresh().hash(), story.dice.below(8), story.person());
    story.tokens[slot] = session;
    if story.dice.below(2) == 0 || stores[0].about(person).await.is_err() {
        both(stores, |store| store.new_guest("Ann".into(), session)).await.unwrap();
    } else {
        let login = format!("login{}", story.dice.below(3));
        let new = Registration { person, login, password: "hash".into(), session };
        let _ = both(stores, |store| store.register(new.clone())).await;
    }
}

/// Tables may have gone.
async fn gone(story: &mut Story, stores: [&dyn Store; 2]) {
    for table in story.tables.clone() {
        if stores[0].load(table).await.is_err() {
            story.heads.remove(&table);
        }
    }
}

async fn both<'a, T: Debug + PartialEq>(
    stores: [&'a dyn Store; 2],
    deed: impl Fn(&'a dyn Store) -> server::store::Reply<'a, T>,
) -> Result<T, StoreError> {
    let first = deed(stores[0]).await;
    // What is archived is a matter of the database alone.
    let second = deed(stores[1]).await;
    if !format!("{first:?}").contains("archived") {
        assert_eq!(first, second);
    }
    first
}

/// Random stories, told to the database and to the maps: every answer is the same.
#[tokio::test]
async fn the_database_and_the_maps_mean_the_same() {
    for seed in 0..6 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let (sqlite, memory) = (Sqlite::open(&path, Ballast::beside(&path, 0)).unwrap(), Memory::default());
        let stores: [&dyn Store; 2] = [&sqlite, &memory];
        let mut story = Story::new(seed);
        for _ in 0..250 {
            match story.dice.below(8) {
                0..=3 => change(&mut story, stores).await,
                4 => newcomer(&mut story, stores).await,
                _ask => {
                    let deed = story.dice.below(14);
                    agree(&mut story, stores, deed).await;
                }
            }
        }
        sqlite.close().await;
    }
}

/// Two people play a duel on a store that misbehaves; whoever is refused tries again under the same id, as the page does.
struct Game {
    id: TableId,
    people: [PersonId; 2],
}

const SUMMARY: Summary = Summary { status: Status::Playing, turn: 0, card: None };

async fn game(store: &Faulty) -> Game {
    let mut people = Vec::new();
    for name in ["Ann", "Bob"] {
        people.push(store.new_guest(name.into(), Token::fresh().hash()).await.unwrap());
    }
    let id = TableId(server::ids::random());
    let seat = |name: &str| serde_json::json!({ "type": "person", "name": name });
    let setup = serde_json::json!({ "table": id, "game": "duel", "options": [], "seats": [seat("Ann"), seat("Bob")],
        "clock": { "type": "none" } });
    let setup = serde_json::from_value(setup).unwrap();
    let shelves = table::any::Shelves::default();
    let (_, entries) = AnyTable::create(setup, &shelves, &mut server::live::entropy()).unwrap();
    let bodies = entries.iter().map(Entry::to_json).collect();
    let append = Append { table: id, expected: Head::start(id), bodies, summary: SUMMARY };
    let doors = Doors { invite: Token::fresh().hash(), watch: Token::fresh().hash() };
    let seats = vec![(0, people[0]), (1, people[1])];
    let new = NewTable { game: "duel", rules: 1, host: people[0], doors, append, seats, watchers: vec![] };
    store.open_table(new).await.unwrap();
    Game { id, people: [people[0], people[1]] }
}

/// What a seat would do now: begin, or the first thing that it may.
fn wish(table: &AnyTable, seat: Seat) -> Option<Request> {
    if !table.is_started() {
        return Some(Request::Ready { contribution: None });
    }
    let position = table.position(Viewer::Seat(seat));
    let action = position.legal.into_iter().next()?.text;
    Some(Request::Move { expect: table.phase(), action })
}

/// Plays so many commands of both seats; these are those that were acknowledged, by id, with their number.
async fn play(app: &Arc<server::app::App>, game: &Game, commands: usize) -> Vec<(CommandId, u64)> {
    let mut acknowledged = Vec::new();
    for number in 0..commands {
        let seat = Seat((number % 2) as u8);
        let by = By::Person(game.people[seat.index()], Viewer::Seat(seat));
        let live = app.tables.get(app, game.id);
        let id = CommandId::try_from(format!("command-{number:04}")).unwrap();
        for _ in 0..200 {
            let Ok(request) = live.look(by, move |table| wish(table, seat)).await else { continue };
            let Some(request) = request else { break };
            let command = Command { viewer: Viewer::Seat(seat), id: id.clone(), request };
            match live.step(app, by, Input::Command(command)).await {
                Ok(Ok(done)) => {
                    acknowledged.push((id, done.seq));
                    break;
                }
                Ok(Err(_)) => break,
                Err(_) => {}
            }
        }
    }
    acknowledged
}

/// The log as it is kept, read without faults: it must be one that a table has written.
async fn kept(store: &Faulty, id: TableId) -> Vec<Entry> {
    store.now(Plan::default());
    let log = store.load(id).await.unwrap();
    let at = log.bodies.iter().fold(Head::start(id), |head, body| head.after(body));
    assert_eq!(at, log.head, "one chain");
    let entries: Vec<Entry> = log.bodies.iter().map(|body| Entry::from_json(body).unwrap()).collect();
    AnyTable::restore(entries.clone(), &table::any::Shelves::default()).unwrap();
    entries
}

async fn on(store: &Arc<Faulty>) -> Arc<server::app::App> {
    let folder = tempfile::tempdir().unwrap();
    server::app::App::new(config(folder.path()), Vec::new(), store.clone() as Keeper)
}

/// Slow, failing and torn: every acknowledged command is in the log, where it was said to be, and no command is in it twice.
#[tokio::test(start_paused = true)]
async fn what_was_acknowledged_is_kept_once_whatever_fails() {
    let mut faults = [0; 4];
    for seed in 0..40 {
        let store = Arc::new(Faulty::new(Plan::default(), seed));
        let game = game(&store).await;
        let app = on(&store).await;
        store.now(Plan { slow: 20, failing: 15, torn: 15, lying: 0 });
        let acknowledged = play(&app, &game, 40).await;
        let entries = kept(&store, game.id).await;
        let ids: Vec<_> =
            entries.iter().filter_map(|entry| entry.command.as_ref()).map(|cause| &cause.id).collect();
        for (id, seq) in &acknowledged {
            assert!(ids.contains(&id), "seed {seed}: {id:?} at {seq} is lost");
        }
        let mut runs = ids.clone();
        runs.dedup();
        let all = runs.len();
        runs.sort();
        runs.dedup();
        assert_eq!(runs.len(), all, "seed {seed}: a command was played twice");
        assert!(acknowledged.len() > 5, "seed {seed}: {} of 40", acknowledged.len());
        for (sum, count) in faults.iter_mut().zip(&store.counts) {
            *sum += count.load(std::sync::atomic::Ordering::Relaxed);
        }
    }
    assert!(faults[..3].iter().all(|count| *count > 100), "{faults:?}");
}

/// A store that says it has kept what it has not cannot be helped; but nothing is built upon the lie: the next step is refused, the
/// table is read again, and its history is one that was really played.
#[tokio::test(start_paused = true)]
async fn a_lie_is_noticed_at_the_next_step() {
    let (mut lies, mut lost) = (0, 0);
    for seed in 0..20 {
        let store = Arc::new(Faulty::new(Plan::default(), seed));
        let game = game(&store).await;
        let app = on(&store).await;
        store.now(Plan { lying: 10, ..Plan::default() });
        let acknowledged = play(&app, &game, 40).await;
        let entries = kept(&store, game.id).await;
        let ids: Vec<_> =
            entries.iter().filter_map(|entry| entry.command.as_ref()).map(|cause| &cause.id).collect();
        lies += store.counts[3].load(std::sync::atomic::Ordering::Relaxed);
        lost += acknowledged.iter().filter(|(id, _)| !ids.contains(&id)).count();
    }
    assert!(lies > 10 && lost > 0, "the harness itself: {lies} lies, {lost} moves lost");
}
