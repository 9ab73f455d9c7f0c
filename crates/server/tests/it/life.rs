//! The life of data: what is old is put away and still there to be looked at, what is very old goes, and everybody may have what is
//! kept about him, and have it deleted.

use axum::http::StatusCode;
use rusqlite::Connection;
use serde_json::json;
use server::store::sqlite::files::{self, DATABASE};
use server::store::today_ms;
use server::upkeep;

use crate::support::{Guest, House, duel, fresh, play, two};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

fn number(house: &House, sql: &str) -> i64 {
    let connection = Connection::open(house.folder.path().join(DATABASE)).unwrap();
    connection.query_row(sql, [], |row| row.get(0)).unwrap()
}

async fn record(house: &House, guest: &Guest, table: &str) -> String {
    let answer = guest.get(house, &format!("/api/tables/{table}/record")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.text
}

#[tokio::test]
async fn a_finished_table_is_archived_small_and_looked_at_as_before() {
    let house = House::open().await;
    let (table, [ann, _], mut lines) = duel(&house).await;
    play(&mut lines, 60).await;
    lines[1].command(&fresh(), json!({ "type": "resign" })).await;
    drop(lines);
    let before = record(&house, &ann, &table).await;
    let bytes = number(&house, "SELECT sum(length(body) + length(hash) + 20) FROM event");
    let app = house.server.app.clone();
    assert_eq!(upkeep::sweep(&app, today_ms() + 6 * DAY_MS).await.archived, 0, "it is not old yet");
    assert_eq!(upkeep::sweep(&app, today_ms() + 8 * DAY_MS).await.archived, 1);
    assert_eq!(number(&house, "SELECT count(*) FROM event"), 0);
    let packed = number(&house, "SELECT length(bodies) FROM archive");
    assert!(packed * 5 < bytes, "{bytes} bytes became {packed}");
    drop(app);
    let house = house.reopen().await;
    assert_eq!(record(&house, &ann, &table).await, before);
    let wish = json!({ "record": before, "viewer": "open" });
    assert_eq!(ann.clone().post(&house, "/api/replay", wish).await.status, StatusCode::OK);
    let (mut line, greeting) = ann.sit(&house, &table, None).await;
    assert_eq!(greeting["snapshot"]["position"]["stage"]["type"], "over", "{greeting}");
    // What happens there afterwards is added to what is archived.
    assert_eq!(
        line.command(&fresh(), json!({ "type": "ask_rematch", "rematch": "same_seats" })).await["type"],
        "done"
    );
    drop(line);
    let House { server, folder } = house.reopen().await;
    server.stop().await;
    assert_eq!(files::verify(&folder.path().join(DATABASE)).unwrap().tables, 1);
}

#[tokio::test]
async fn a_game_that_rests_is_archived_and_goes_on() {
    let house = House::open().await;
    let (table, guests, mut lines) = duel(&house).await;
    assert!(play(&mut lines, 4).await);
    drop(lines);
    assert_eq!(upkeep::sweep(&house.server.app, today_ms() + 31 * DAY_MS).await.archived, 1);
    let house = house.reopen().await;
    let (first, _) = guests[0].sit(&house, &table, None).await;
    let (second, _) = guests[1].sit(&house, &table, None).await;
    assert!(play(&mut [first, second], 4).await, "somebody came after all");
    assert_eq!(
        upkeep::sweep(&house.server.app, today_ms() + 62 * DAY_MS).await.archived,
        1,
        "and left again"
    );
    assert_eq!(upkeep::sweep(&house.server.app, today_ms() + 399 * DAY_MS).await.removed, 0);
    let swept = upkeep::sweep(&house.server.app, today_ms() + 401 * DAY_MS).await;
    assert_eq!((swept.removed, swept.guests), (1, 2), "a year later nobody can come back");
    assert_eq!(number(&house, "SELECT count(*) FROM event"), 0);
    assert_eq!(number(&house, "SELECT count(*) FROM archive"), 0);
    assert_eq!(number(&house, "SELECT count(*) FROM person"), 0);
}

#[tokio::test]
async fn guests_and_tables_that_came_to_nothing_go() {
    let house = House::open().await;
    let (mut ann, bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (table, _) = ann.open_table(&house, json!({ "game": "duel", "seats": [{ "type": "me" }] })).await;
    let app = &house.server.app;
    assert_eq!(upkeep::sweep(app, today_ms() + 29 * DAY_MS).await.guests, 0);
    let swept = upkeep::sweep(app, today_ms() + 31 * DAY_MS).await;
    assert_eq!(
        (swept.guests, swept.removed),
        (2, 1),
        "who had no table, and then the one whose table is gone"
    );
    assert_eq!(bob.get(&house, "/api/me").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(ann.get(&house, &format!("/api/tables/{table}")).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(upkeep::sweep(app, today_ms() + 31 * DAY_MS).await, server::store::life::Swept::default());
}

/// Whose turn it is has thought for as long as he has, whoever else is forgotten meanwhile.
#[tokio::test]
async fn nobodys_clock_forgets_anything_when_somebody_else_is_forgotten() {
    const THOUGHT_MS: u64 = 1_500;
    const GIVEN_MS: u64 = 600_000;
    let house = House::open().await;
    let clock = json!({ "type": "per_game", "ms": GIVEN_MS, "increment_ms": 0 });
    let wish = json!({ "game": "duel", "seats": [{ "type": "me" }], "clock": clock });
    let (table, [ann, bob], _lines) = two(&house, wish).await;
    tokio::time::sleep(std::time::Duration::from_millis(THOUGHT_MS)).await;
    assert_eq!(ann.delete(&house, "/api/me").await.status, StatusCode::NO_CONTENT);
    // Whoever comes has the table look at the time.
    let (_, greeting) = bob.sit(&house, &table, None).await;
    let seats = &greeting["snapshot"]["position"]["seats"];
    assert_eq!(seats[0]["player"]["name"], "N.N.", "{seats}");
    let clock = &seats[1]["clock"];
    assert!(
        clock["left_ms"].as_u64().unwrap() <= GIVEN_MS - THOUGHT_MS && clock["running"] == true,
        "{clock}"
    );
}

#[tokio::test]
async fn everybody_has_his_data_and_may_have_it_deleted() {
    let house = House::open().await;
    let (table, [mut ann, bob], mut lines) = duel(&house).await;
    assert!(play(&mut lines, 4).await);
    drop(lines);
    let bots = json!({ "game": "duel", "seats": [{ "type": "me" }, { "type": "bot", "level": "random" }] });
    let (alone, _) = ann.open_table(&house, bots).await;
    let data = ann.get(&house, "/api/me/data").await.json();
    assert_eq!((&data["name"], data["sessions"].as_array().unwrap().len()), (&json!("Ann"), 1), "{data}");
    let tables: Vec<&str> =
        data["tables"].as_array().unwrap().iter().map(|it| it["table"].as_str().unwrap()).collect();
    assert!(tables.contains(&table.as_str()) && tables.contains(&alone.as_str()), "{data}");
    assert!(data["tables"][0]["record"].as_str().unwrap().ends_with("/record"));

    assert_eq!(ann.delete(&house, "/api/me").await.status, StatusCode::NO_CONTENT);
    assert_eq!(ann.get(&house, "/api/me").await.status, StatusCode::UNAUTHORIZED, "the session has ended");
    assert_eq!(number(&house, "SELECT count(*) FROM person"), 1);
    assert_eq!(number(&house, "SELECT count(*) FROM game_table"), 1, "only where somebody else sits");
    let text = record(&house, &bob, &table).await;
    assert!(text.contains("N.N.") && !text.contains("Ann"), "{text}");
    let listed = bob.get(&house, &format!("/api/tables/{table}")).await.text;
    assert!(listed.contains("N.N.") && !listed.contains("Ann"), "{listed}");
    let (_, greeting) = bob.sit(&house, &table, None).await;
    assert_eq!(greeting["type"], "snapshot", "the game is still his: {greeting}");
    let House { server, folder } = house;
    server.stop().await;
    files::verify(&folder.path().join(DATABASE)).unwrap();
}
