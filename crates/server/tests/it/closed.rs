//! Tables that were begun by other rules: closed, with their record, and never a fault of ours.

use axum::http::StatusCode;
use rusqlite::{Connection, params};
use serde_json::json;
use server::store::log::Head;
use table::ids::TableId;

use crate::support::{House, duel, fresh, play};

/// A house after an update of the rules: all its tables were begun by version 0 of them.
async fn after_an_update(house: House) -> House {
    let House { server, folder } = house;
    server.stop().await;
    let connection = Connection::open(folder.path().join(server::store::sqlite::files::DATABASE)).unwrap();
    connection.execute_batch("DROP TRIGGER event_is_never_changed").unwrap();
    let mut select = connection.prepare("SELECT table_id FROM game_table").unwrap();
    let tables: Vec<[u8; 16]> = select.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    tables.into_iter().for_each(|table| of_version_0(&connection, TableId(table)));
    drop(select);
    drop(connection);
    let server = server::Server::start(crate::support::config(folder.path())).await.unwrap();
    House { server, folder }
}

/// Writes the log anew, as version 0 would have written it.
fn of_version_0(connection: &Connection, table: TableId) {
    let mut select = connection.prepare("SELECT body FROM event WHERE table_id = ?1 ORDER BY seq").unwrap();
    let bodies: Vec<String> =
        select.query_map([table.0], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let mut head = Head::start(table);
    for body in bodies {
        let body = body.replacen("\"rules\":1", "\"rules\":0", 1);
        let seq = head.count as i64;
        head = head.after(&body);
        let update = "UPDATE event SET body = ?3, hash = ?4 WHERE table_id = ?1 AND seq = ?2";
        connection.execute(update, params![table.0, seq, body, head.hash]).unwrap();
    }
    let update = "UPDATE game_table SET head_hash = ?2 WHERE table_id = ?1";
    connection.execute(update, params![table.0, head.hash]).unwrap();
}

#[tokio::test]
async fn a_game_of_other_rules_is_closed_and_its_record_is_kept() {
    let house = House::open().await;
    let (table, [ann, _], mut lines) = duel(&house).await;
    assert!(play(&mut lines, 6).await);
    drop(lines);
    let house = after_an_update(house).await;
    let (_, greeting) = ann.sit(&house, &table, None).await;
    assert_eq!(greeting, json!({ "type": "bye", "reason": "closed", "retry_after_ms": null }));
    let record = ann.get(&house, &format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, StatusCode::OK, "{}", record.text);
    assert!(record.text.ends_with("# closed: begun by version 0 of the rules\n"), "{}", record.text);
    let wish = json!({ "record": record.text, "viewer": "open" });
    let replay = ann.clone().post(&house, "/api/replay", wish).await;
    assert_eq!(replay.status, StatusCode::OK, "{}", replay.text);
    let listed = ann.get(&house, &format!("/api/tables/{table}")).await.json();
    assert_eq!((&listed["status"], &listed["my_move"]), (&json!("over"), &json!(false)));
}

#[tokio::test]
async fn a_table_of_other_rules_where_nobody_has_begun_takes_no_guests() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let wish = json!({ "game": "duel", "seats": [{ "type": "me" }] });
    let (table, invite) = ann.open_table(&house, wish).await;
    let house = after_an_update(house).await;
    let answer = bob.join(&house, &table, &invite).await;
    assert_eq!((answer.status, answer.json()), (StatusCode::GONE, json!({ "error": "closed" })));
    let record = ann.get(&house, &format!("/api/tables/{table}/record")).await;
    assert_eq!((record.status, record.json()), (StatusCode::CONFLICT, json!({ "error": "not-started" })));
}

#[tokio::test]
async fn a_finished_game_of_other_rules_is_looked_at_as_before() {
    let house = House::open().await;
    let (table, [ann, _], mut lines) = duel(&house).await;
    play(&mut lines, 4).await;
    assert_eq!(lines[1].command(&fresh(), json!({ "type": "resign" })).await["type"], "done");
    drop(lines);
    let house = after_an_update(house).await;
    let (_, greeting) = ann.sit(&house, &table, None).await;
    assert_eq!(greeting["snapshot"]["position"]["stage"]["type"], "over", "{greeting}");
}
