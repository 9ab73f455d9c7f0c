//! Databases of every schema there was, and of every version of the rules, as they lay on people's disks: they are opened, brought up
//! to date, played on, and looked back at. The files are made once, when a schema is new, and never again:
//! `UTTERSON_GOLDEN=1 cargo test -p server --test it golden::make`.

use std::path::{Path, PathBuf};

use axum::http::StatusCode;
use rusqlite::Connection;
use serde_json::{Value, json};
use server::store::log::Head;
use server::store::sqlite::files::{self, DATABASE};
use server::store::today_ms;
use table::ids::TableId;

use crate::support::{Guest, House, config, fresh, play};

const SCHEMAS: [&str; 4] = [
    include_str!("../../src/store/sqlite/v1.sql"),
    include_str!("../../src/store/sqlite/v2.sql"),
    include_str!("../../src/store/sqlite/v3.sql"),
    include_str!("../../src/store/sqlite/v4.sql"),
];

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// A table of two people who have made some moves.
async fn table(house: &House, [ann, bob]: &mut [Guest; 2], game: &str, moves: usize) -> String {
    let wish = json!({ "game": game, "seats": [{ "type": "me" }] });
    let (table, invite) = ann.open_table(house, wish).await;
    assert_eq!(bob.join(house, &table, &invite).await.status, StatusCode::OK);
    let ((mut first, _), (mut second, _)) =
        (ann.sit(house, &table, None).await, bob.sit(house, &table, None).await);
    for line in [&mut first, &mut second] {
        assert_eq!(line.command(&fresh(), json!({ "type": "ready" })).await["type"], "done");
    }
    play(&mut [first, second], moves).await;
    table
}

/// Makes the files, where they are wanted and not there.
#[tokio::test]
async fn make() {
    if std::env::var("UTTERSON_GOLDEN").is_err() {
        return;
    }
    let house = House::open().await;
    let mut guests = [house.guest("Ann").await, house.guest("Bob").await];
    let going = table(&house, &mut guests, "duel", 12).await;
    let map = table(&house, &mut guests, "london", 12).await;
    let over = table(&house, &mut guests, "duel", 12).await;
    let (mut line, _) = guests[1].sit(&house, &over, None).await;
    line.command(&fresh(), json!({ "type": "resign" })).await;
    drop(line);
    let cookies = guests.map(|guest| guest.cookie.unwrap());
    let House { server, folder } = house;
    server.stop().await;
    for version in 1..=SCHEMAS.len() {
        let name = golden(&format!("schema-{version}.db.deflate"));
        if !name.exists() {
            let old = folder.path().join(format!("{version}.db"));
            as_of(&folder.path().join(DATABASE), &old, version);
            let bytes = miniz_oxide::deflate::compress_to_vec(&std::fs::read(&old).unwrap(), 9);
            std::fs::write(name, bytes).unwrap();
            let notes = json!({ "cookies": cookies, "going": going, "map": map, "over": over });
            std::fs::write(golden(&format!("schema-{version}.json")), notes.to_string() + "\n").unwrap();
        }
    }
}

/// The same rows in a database of that version; london was begun by version 1 of its rules in all but the newest.
fn as_of(new: &Path, old: &Path, version: usize) {
    let connection = Connection::open(old).unwrap();
    SCHEMAS[..version].iter().for_each(|sql| connection.execute_batch(sql).unwrap());
    connection.execute("ATTACH ?1 AS new", [new.to_str().unwrap()]).unwrap();
    connection.execute_batch("PRAGMA foreign_keys = OFF; DROP TRIGGER event_is_never_changed").unwrap();
    for table in ["person", "game_table", "session", "seat", "watcher", "event"] {
        let mut columns =
            connection.prepare(&format!("SELECT name FROM pragma_table_info('{table}')")).unwrap();
        let columns: Vec<String> =
            columns.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
        let columns = columns.join(", ");
        let copy = format!("INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}");
        connection.execute_batch(&copy).unwrap();
    }
    if version >= 4 {
        connection
            .execute_batch("UPDATE person_number SET last = (SELECT max(person_id) FROM person)")
            .unwrap();
    } else {
        let mut select = connection.prepare("SELECT table_id FROM game_table WHERE game = 'london'").unwrap();
        let tables: Vec<[u8; 16]> =
            select.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
        tables.into_iter().for_each(|table| of_rules_1(&connection, TableId(table)));
    }
    let trigger = SCHEMAS[0].lines().find(|line| line.contains("event_is_never_changed")).unwrap();
    connection.execute_batch(trigger).unwrap();
    connection
        .execute_batch(&format!("PRAGMA application_id = {}; PRAGMA user_version = {version}", 0x5574_7465))
        .unwrap();
    connection.execute_batch("DETACH new").unwrap();
}

fn of_rules_1(connection: &Connection, table: TableId) {
    let mut select =
        connection.prepare("SELECT body FROM main.event WHERE table_id = ?1 ORDER BY seq").unwrap();
    let bodies: Vec<String> =
        select.query_map([table.0], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let mut head = Head::start(table);
    for body in bodies {
        let (seq, body) = (head.count as i64, body.replacen("\"rules\":2", "\"rules\":1", 1));
        head = head.after(&body);
        let update = "UPDATE main.event SET body = ?3, hash = ?4 WHERE table_id = ?1 AND seq = ?2";
        connection.execute(update, rusqlite::params![table.0, seq, body, head.hash]).unwrap();
    }
    let update = "UPDATE main.game_table SET head_hash = ?2 WHERE table_id = ?1";
    connection.execute(update, rusqlite::params![table.0, head.hash]).unwrap();
}

/// A house on a copy of a golden database, as if its people had been here an hour ago.
async fn house(version: usize) -> (House, Value) {
    let folder = tempfile::tempdir().unwrap();
    let packed = std::fs::read(golden(&format!("schema-{version}.db.deflate"))).unwrap();
    let bytes = miniz_oxide::inflate::decompress_to_vec(&packed).unwrap();
    let database = folder.path().join(DATABASE);
    std::fs::write(&database, bytes).unwrap();
    let connection = Connection::open(&database).unwrap();
    connection.execute("UPDATE session SET created_ms = ?1, seen_ms = ?1", [today_ms() - 3_600_000]).unwrap();
    connection.execute("UPDATE game_table SET moved_ms = ?1", [today_ms() - 3_600_000]).unwrap();
    connection.close().unwrap();
    let server = server::Server::start(config(folder.path())).await.unwrap();
    let notes = std::fs::read_to_string(golden(&format!("schema-{version}.json"))).unwrap();
    (House { server, folder }, serde_json::from_str(&notes).unwrap())
}

async fn replayed(house: &House, guest: &Guest, table: &str) -> String {
    let record = guest.get(house, &format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, StatusCode::OK, "{}", record.text);
    let wish = json!({ "record": record.text, "viewer": "open" });
    let replay = guest.clone().post(house, "/api/replay", wish).await;
    assert_eq!(replay.status, StatusCode::OK, "{}", replay.text);
    record.text
}

#[tokio::test]
async fn databases_of_every_schema_are_opened_played_on_and_looked_back_at() {
    for version in 1..=SCHEMAS.len() {
        let (house, notes) = house(version).await;
        let [ann, bob] =
            [0, 1].map(|index| Guest { cookie: notes["cookies"][index].as_str().map(str::to_owned) });
        let [going, map, over] = ["going", "map", "over"].map(|key| notes[key].as_str().unwrap());
        let me = ann.get(&house, "/api/me").await.json();
        assert_eq!(me["name"], "Ann", "schema {version}");
        assert_eq!(
            house.guest("Eve").await.get(&house, "/api/tables").await.text,
            "[]",
            "nobody is taken for Ann"
        );
        let mine = ann.get(&house, "/api/tables").await.json();
        assert_eq!(mine.as_array().unwrap().len(), 3, "schema {version}: {mine}");
        let closed = mine.as_array().unwrap().iter().find(|table| table["table"] == map).unwrap();
        let ended = if version < 4 {
            (json!("over"), json!(false))
        } else {
            (json!("playing"), closed["my_move"].clone())
        };
        assert_eq!((&closed["status"], &closed["my_move"]), (&ended.0, &ended.1), "before anybody looks");
        let (first, _) = ann.sit(&house, going, None).await;
        let (second, _) = bob.sit(&house, going, None).await;
        assert!(play(&mut [first, second], 4).await, "schema {version}: the game goes on");
        assert!(replayed(&house, &ann, over).await.contains("Bob"));
        let (_, greeting) = ann.sit(&house, map, None).await;
        let expected = if version < 4 { "bye" } else { "snapshot" };
        assert_eq!(greeting["type"], expected, "schema {version}: {greeting}");
        if version < 4 {
            assert!(replayed(&house, &ann, map).await.contains("# closed: begun by version 1 of the rules"));
        }
        let House { server, folder } = house;
        server.stop().await;
        assert_eq!(files::verify(&folder.path().join(DATABASE)).unwrap().tables, 3);
    }
}
