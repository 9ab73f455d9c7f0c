//! Days of life: guests come, play, leave games lying, come back and stay away; every night there is a restart, the house is swept, and
//! everything is a day older. What is kept grows until the first things have had their time, and then no more.
//!
//! `UTTERSON_DAYS=60 cargo test -p server --test it day -- --nocapture` is the long form, with ten times as many people.

use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use serde_json::json;
use server::Server;
use server::config::Config;
use server::store::life::Ages;
use server::store::sqlite::files::{self, DATABASE};
use server::store::sqlite::shipping::Backups;
use server::store::today_ms;
use server::upkeep;

use crate::support::{House, config, duel, fresh, move_on, play};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A house where nothing is kept for more than five days, and backups for two.
fn short_lived(folder: &Path) -> Config {
    let ages = Ages {
        idle_guest: 2 * DAY,
        gathering: 2 * DAY,
        resting: 2 * DAY,
        abandoned: 5 * DAY,
        finished: DAY,
        forgotten: 5 * DAY,
    };
    let backups = Backups { keep_days: 2, ..Backups::daily(folder.join("backups")) };
    Config { ages, backups: Some(backups), ..config(folder) }
}

/// What somebody does in a day.
async fn live(house: &House, people: usize) {
    for _ in 0..people {
        // One who looks in and never comes back, and a table where nobody has come.
        house.guest("Eve").await;
        house.guest("Zoe").await.open_table(house, json!({ "game": "london" })).await;
        // A game that is left lying, and one that is given up.
        let (_, _, mut lines) = duel(house).await;
        play(&mut lines, 4).await;
        let (_, _, mut lines) = duel(house).await;
        lines[0].command(&fresh(), json!({ "type": "resign" })).await;
        // One against a program, to the end.
        let wish =
            json!({ "game": "duel", "seats": [{ "type": "me" }, { "type": "bot", "level": "random" }] });
        let mut ann = house.guest("Ann").await;
        let (table, _) = ann.open_table(house, wish).await;
        let (mut line, _) = ann.sit(house, &table, None).await;
        line.command(&fresh(), json!({ "type": "ready" })).await;
        while move_on(&mut line).await.is_some() {}
    }
}

/// Everything is a day older.
fn a_day_passes(folder: &Path) {
    let connection = Connection::open(folder.join(DATABASE)).unwrap();
    for (table, columns) in [
        ("person", ["created_ms"].as_slice()),
        ("session", &["created_ms", "seen_ms"]),
        ("game_table", &["created_ms", "moved_ms"]),
    ] {
        for column in columns {
            let day = DAY.as_millis();
            connection.execute(&format!("UPDATE {table} SET {column} = {column} - {day}"), []).unwrap();
        }
    }
}

/// Bytes in use, and how many people and tables there are.
async fn extent(house: &House) -> (u64, u64, u64) {
    let extent = house.server.app.store.extent().await.unwrap();
    (extent.bytes - extent.free_bytes, extent.people, extent.tables.iter().sum())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_kept_stops_growing() {
    let long: Option<usize> = std::env::var("UTTERSON_DAYS").ok().and_then(|days| days.parse().ok());
    let (days, people) = long.map_or((10, 1), |days| (days, 10));
    let mut folder = tempfile::tempdir().unwrap();
    let mut kept = Vec::new();
    for day in 0..days {
        let server = Server::start(short_lived(folder.path())).await.unwrap();
        let house = House { server, folder };
        upkeep::sweep(&house.server.app, today_ms()).await;
        live(&house, people).await;
        kept.push(extent(&house).await);
        if long.is_some() {
            let (bytes, people, tables) = kept[day];
            println!("day {day}: {} KiB, {people} people, {tables} tables", bytes / 1024);
        }
        house.server.stop().await;
        a_day_passes(house.folder.path());
        folder = house.folder;
    }
    // What lives longest lives for five days.
    let (full, last) = (kept[7], kept[days - 1]);
    assert!(last.0 <= full.0 + full.0 / 5, "{kept:?}");
    assert!(last.1 <= full.1 && last.2 <= full.2, "{kept:?}");
    assert!(full.0 > kept[0].0 && full.2 > kept[0].2, "the first days do add to what is kept: {kept:?}");
    assert_eq!(files::verify(&folder.path().join(DATABASE)).unwrap().tables as u64, last.2);
    let copies = std::fs::read_dir(folder.path().join("backups")).unwrap();
    let copies =
        copies.filter(|file| file.as_ref().unwrap().file_name().to_string_lossy().starts_with("base-"));
    assert!((1..=4).contains(&copies.count()), "copies are rotated");
}
