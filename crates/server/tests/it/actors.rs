//! A table is a task of its own: what goes wrong at one hurts no other, and what time does there it does by itself.

use std::time::{Duration, Instant};

use bots::{Level, Strength};
use game::{Seat, Viewer};
use serde_json::{Value, json};
use server::address::Proxies;
use server::config::{Config, Faults, Pace};
use server::limits::Key;
use server::live::By;
use table::AnyTable;
use table::any::GameName;
use table::event::Reaction;
use table::input::Input;

use crate::support::{Guest, House, Line, duel, fresh, move_on, play, until};

async fn with_faults(faults: Faults) -> House {
    House::with(|config| Config { faults, ..config }).await
}

#[tokio::test]
async fn a_panic_at_one_table_hurts_it_alone_and_not_for_long() {
    let house = with_faults(Faults { reaction: Some(Reaction::Sorry), ..Faults::default() }).await;
    let (_, _, mut lines) = duel(&house).await;
    let (_, _, mut others) = duel(&house).await;
    assert!(play(&mut lines, 3).await);
    let id = fresh();
    let answer = lines[0].command(&id, json!({ "type": "react", "reaction": "sorry" })).await;
    assert_eq!((&answer["error"], &answer["command_id"]), (&json!("unavailable"), &json!(id)), "{answer}");
    assert_eq!(house.server.app.metrics.panics.get(), 1);
    assert!(play(&mut others, 3).await, "the others play on");
    assert!(play(&mut lines, 3).await, "and so do they");
}

/// A table of one person and one bot that has begun.
async fn against(house: &House, level: &str) -> (Guest, String, Line) {
    let mut ann = house.guest("Ann").await;
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": level }]);
    let (table, _) = ann.open_table(house, json!({ "game": "duel", "seats": seats })).await;
    let (mut line, _) = ann.sit(house, &table, None).await;
    assert_eq!(line.command(&fresh(), json!({ "type": "ready" })).await["type"], "done");
    (ann, table, line)
}

#[tokio::test]
async fn a_bot_that_fails_makes_room_for_the_next_weaker_one_and_everybody_sees_it() {
    let bots = vec![Level::Made(Strength::Champion), Level::Made(Strength::Strong)];
    let house = with_faults(Faults { bots, ..Faults::default() }).await;
    let (ann, table, mut line) = against(&house, "champion").await;
    for _ in 0..3 {
        move_on(&mut line).await.unwrap();
    }
    let position = until(&mut line, |_| true).await;
    assert_eq!(position["seats"][1]["player"], json!({ "type": "bot", "level": "casual" }));
    assert_eq!(house.server.app.metrics.bots_replaced.get(), 2);
    let (_, since) = ann.sit(&house, &table, Some(0)).await;
    let events = since["events"].as_array().unwrap();
    let levels = events.iter().filter(|entry| entry["event"]["type"] == "seated");
    let levels: Vec<&Value> = levels.map(|entry| &entry["event"]["player"]["level"]).collect();
    assert_eq!(levels, ["strong", "casual"], "it stands in the log");
}

/// Work is counted: a bot that must not wait plays as well as one that may.
#[tokio::test]
async fn strength_does_not_follow_the_wait() {
    let pace = Pace { min: Duration::ZERO, max: Duration::ZERO };
    let house = House::with(|config| Config { pace, ..config }).await;
    let (_, table, mut line) = against(&house, "champion").await;
    let live = house.server.app.tables.get(&house.server.app, table.parse().unwrap());
    let alone = |table: &AnyTable| {
        let AnyTable::Duel(table) = table else { panic!("a duel") };
        let (options, view) = (*table.options(), table.view(Viewer::Seat(Seat(1))).unwrap());
        let choose = || {
            let start = Instant::now();
            let bot = <duel::State as bots::HasBots>::bot(Level::Made(Strength::Champion));
            let _ = bot.choose(&options, &view, &mut bots::Budget::full(), &mut server::live::entropy());
            start.elapsed()
        };
        // What it has learnt is read the first time, and whoever else works here makes it longer.
        (0..6).map(|_| choose()).min().unwrap()
    };
    let alone = live.look(By::House, alone).await.unwrap();
    for _ in 0..3 {
        move_on(&mut line).await.unwrap();
    }
    until(&mut line, |position| !position["turn"].as_array().unwrap().contains(&json!(1))).await;
    let took = house.server.app.tempo.longest((GameName::Duel, Level::Made(Strength::Champion)));
    assert!(took > alone / 4, "{took:?} at the table, {alone:?} alone");
}

/// One address has sixty tables full of bots; somebody else's bot answers as if there were none.
#[tokio::test]
async fn one_strangers_bots_do_not_wait_for_anothers_sixty_tables() {
    let faults = Faults { thought: Duration::from_millis(40), ..Faults::default() };
    let proxies = Proxies { count: 1, ..Proxies::default() };
    let house = House::with(|config| Config { faults, proxies, ..config }).await;
    let mut eve = house.guest("Eve").await;
    let bot = json!({ "type": "bot", "level": "random" });
    for _ in 0..60 {
        let wish = json!({ "game": "duel", "seats": [bot, bot] });
        let answer = eve.post_from(&house, "203.0.113.6", "/api/tables", wish).await;
        assert_eq!(answer.status.as_u16(), 201, "{}", answer.text);
    }
    let (_, _, mut line) = against(&house, "random").await;
    let mut worst = Duration::ZERO;
    for _ in 0..6 {
        move_on(&mut line).await.unwrap();
        let start = Instant::now();
        until(&mut line, |position| position["legal"].as_array().is_some_and(|legal| !legal.is_empty()))
            .await;
        worst = worst.max(start.elapsed());
    }
    // In one queue it would be sixty times forty milliseconds.
    assert!(worst < Duration::from_millis(1_000), "{worst:?}");
}

#[tokio::test]
async fn one_address_has_so_many_tables_awake_and_one_person_so_many_unfinished() {
    let house = House::with(|config| Config { tables_per_address_max: 3, ..config }).await;
    let codes = async |guests: usize, mut ann: Guest| {
        let mut codes = Vec::new();
        for _ in 0..guests {
            let answer =
                ann.post(&house, "/api/tables", json!({ "game": "duel", "seats": [{ "type": "me" }] })).await;
            codes.push(answer.json()["error"].as_str().unwrap_or("").to_owned());
            assert_eq!(answer.header("retry-after").is_some(), answer.status.as_u16() == 429);
        }
        codes
    };
    assert_eq!(codes(4, house.guest("Ann").await).await, ["", "", "", "too-many-tables"]);
    let house = House::with(|config| Config { tables_per_person_max: 2, ..config }).await;
    let mut ann = house.guest("Ann").await;
    for expected in [201, 201, 429] {
        let wish = json!({ "game": "duel", "seats": [{ "type": "me" }] });
        assert_eq!(ann.post(&house, "/api/tables", wish).await.status.as_u16(), expected);
    }
    let (_, [mut bob, _], mut lines) = duel(&house).await;
    lines[0].command(&fresh(), json!({ "type": "resign" })).await;
    for expected in [201, 201, 429] {
        let wish = json!({ "game": "duel", "seats": [{ "type": "me" }] });
        assert_eq!(
            bob.post(&house, "/api/tables", wish).await.status.as_u16(),
            expected,
            "what has ended is free"
        );
    }
}

#[tokio::test]
async fn one_person_has_so_many_sockets() {
    let house = House::with(|config| Config { sockets_per_person_max: 2, ..config }).await;
    let (table, [ann, _], lines) = duel(&house).await;
    let second = ann.try_socket(&house, &table).await.unwrap();
    assert!(ann.try_socket(&house, &table).await.is_err_and(|error| error.contains("429")));
    drop((second, lines));
    for _ in 0..200 {
        if ann.try_socket(&house, &table).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("places are given back");
}

/// Presence is held by whoever is there: nobody has to say that he goes, and an opening that fails leaves nobody behind.
#[tokio::test]
async fn who_drops_his_attendance_has_gone() {
    let house = House::open().await;
    let (table, _, lines) = duel(&house).await;
    let app = &house.server.app;
    let live = app.tables.get(app, table.parse().unwrap());
    let present = async || live.look(By::House, |table| table.present().iter().count()).await.unwrap();
    assert_eq!(present().await, 2);
    let again = live.attend(Viewer::Seat(Seat(0)), Key::address([127, 0, 0, 1].into()));
    drop(lines);
    let wait_for = async |count: usize| {
        for _ in 0..500 {
            if present().await == count {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("{} are here and not {count}", present().await);
    };
    wait_for(1).await;
    drop(again);
    wait_for(0).await;
    let absent = app.tables.get(app, table::ids::TableId([9; 16]));
    let attendance = absent.attend(Viewer::Public, Key::address([127, 0, 0, 1].into()));
    assert!(absent.step(app, By::House, Input::Tick).await.is_err());
    drop(attendance);
    assert_eq!(absent.watching(), 0);
}

/// Nobody is there, the table sleeps, and the clock runs out all the same, to the second.
#[tokio::test]
async fn a_clock_runs_while_its_table_sleeps() {
    let house = House::with(|config| Config { sleep_after: Duration::from_millis(50), ..config }).await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let clock = json!({ "type": "per_move", "ms": 1500 });
    let wish = json!({ "game": "duel", "seats": [{ "type": "me" }], "clock": clock });
    let (table, invite) = ann.open_table(&house, wish).await;
    bob.join(&house, &table, &invite).await;
    let start = Instant::now();
    for guest in [&ann, &bob] {
        let (mut line, _) = guest.sit(&house, &table, None).await;
        line.command(&fresh(), json!({ "type": "ready" })).await;
    }
    let app = &house.server.app;
    while app.tables.awake() > 0 {
        assert!(start.elapsed() < Duration::from_millis(1_400), "the table does not sleep");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let status =
        async || -> Value { ann.get(&house, &format!("/api/tables/{table}")).await.json()["status"].clone() };
    assert_eq!(status().await, "playing");
    while status().await != "over" {
        assert!(start.elapsed() < Duration::from_secs(20), "the clock does not run");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(start.elapsed() >= Duration::from_millis(1_500), "{:?}", start.elapsed());
}

/// A hundred clocks that run out together all run out in time, and write it down.
#[tokio::test]
async fn many_clocks_run_out_in_time() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let clock = json!({ "type": "per_move", "ms": 3000 });
    let app = &house.server.app;
    let mut tables = Vec::new();
    for _ in 0..100 {
        let wish = json!({ "game": "duel", "seats": [{ "type": "me" }], "clock": clock });
        let (table, invite) = ann.open_table(&house, wish).await;
        bob.join(&house, &table, &invite).await;
        tables.push(app.tables.get(app, table.parse().unwrap()));
    }
    let start = Instant::now();
    for live in &tables {
        let here =
            [0, 1].map(|seat| live.attend(Viewer::Seat(Seat(seat)), Key::address([127, 0, 0, 1].into())));
        for seat in [0, 1] {
            let viewer = Viewer::Seat(Seat(seat));
            let request = table::Request::Ready { contribution: None };
            let command = table::Command { viewer, id: fresh().parse().unwrap(), request };
            live.step(app, By::House, Input::Command(command)).await.unwrap().unwrap();
        }
        drop(here);
    }
    let begun = start.elapsed();
    while !futures_util::future::join_all(tables.iter().map(|live| live.look(By::House, AnyTable::is_over)))
        .await
        .into_iter()
        .all(|over| over.unwrap())
    {
        assert!(start.elapsed() < begun + Duration::from_secs(30), "clocks stand still");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(start.elapsed() >= Duration::from_secs(3));
    assert!(start.elapsed() < begun + Duration::from_secs(6), "{:?} after {begun:?}", start.elapsed());
}
