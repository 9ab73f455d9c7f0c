//! Ways to a table: several seats on one device, invitations, the list.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Guest, House, duel, fresh, play, token};

/// Two people who share a device: one cookie, two seats, a socket for each, and neither sees what the other one holds.
#[tokio::test]
async fn one_device_can_have_several_seats() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let wish = json!({ "game": "duel", "seats": [{ "type": "me" }, { "type": "me", "name": " Bob\t" }] });
    let opened = ann.post(&house, "/api/tables", wish).await.json();
    assert_eq!(opened["seats"], json!([0, 1]));
    let table = opened["table"].as_str().unwrap();
    let mut lines = Vec::new();
    for seat in 0..2 {
        let (mut line, greeting) = ann.sit(&house, &format!("{table}?seat={seat}"), None).await;
        assert_eq!(greeting["snapshot"]["about"]["viewer"], json!({ "seat": seat }));
        assert_eq!(greeting["snapshot"]["position"]["seats"][1]["player"]["name"], "Bob");
        assert_eq!(line.command(&fresh(), json!({ "type": "ready" })).await["type"], "done");
        lines.push(line);
    }
    assert!(play(&mut lines, 6).await);
    let record = async |seat: u8| ann.get(&house, &format!("/api/tables/{table}/record?seat={seat}")).await;
    assert_ne!(record(0).await.text, record(1).await.text, "each seat has its own eyes");
    assert_eq!(record(2).await.status, StatusCode::NOT_FOUND);
    assert!(
        ann.try_socket(&house, &format!("{table}?seat=2")).await.is_err_and(|error| error.contains("404"))
    );
    assert_eq!(
        ann.get(&house, &format!("/api/tables/{table}/record?eyes=1")).await.status,
        StatusCode::BAD_REQUEST
    );
    for line in &mut lines {
        line.command(&fresh(), json!({ "type": "resign" })).await;
        let wish = json!({ "type": "ask_rematch", "rematch": "same_seats" });
        assert_eq!(line.command(&fresh(), wish).await["type"], "done");
    }
    let path = lines[0].hear_type("next_table").await["path"].as_str().unwrap().to_owned();
    let next = ann.get(&house, &path.replace("/t/", "/api/tables/")).await.json();
    assert_eq!((&next["seats"], &next["players"][1]["name"]), (&json!([0, 1]), &json!("Bob")));
}

/// Who has a seat of his own cannot look through the eyes of another one.
#[tokio::test]
async fn a_seat_that_is_not_mine_is_absent() {
    let house = House::open().await;
    let (table, [ann, _], _lines) = duel(&house).await;
    let foreign = ann.get(&house, &format!("/api/tables/{table}/record?seat=1")).await;
    assert_eq!((foreign.status.as_u16(), foreign.text.as_str()), (404, r#"{"error":"absent"}"#));
    assert!(
        ann.try_socket(&house, &format!("{table}?seat=1")).await.is_err_and(|error| error.contains("404"))
    );
}

async fn invitation(guest: &mut Guest, house: &House, table: &str, token: &str) -> (u16, Value) {
    let answer =
        guest.post(house, &format!("/api/tables/{table}/invitation"), json!({ "token": token })).await;
    (answer.status.as_u16(), answer.json())
}

/// Before he has a name somebody sees who invites him, and to what.
#[tokio::test]
async fn a_link_says_what_it_leads_to() {
    let house = House::open().await;
    let (mut ann, mut nobody) = (house.guest("Ann").await, Guest { cookie: None });
    let clock = json!({ "type": "per_game", "ms": 300_000, "increment_ms": 0 });
    let wish =
        json!({ "game": "duel", "options": ["match=return"], "seats": [{ "type": "me" }], "clock": clock });
    let opened = ann.post(&house, "/api/tables", wish).await.json();
    let table = opened["table"].as_str().unwrap();
    let (status, to_play) = invitation(&mut nobody, &house, table, &token(&opened, "invite")).await;
    assert_eq!((status, &to_play["link"], &to_play["seats"]), (200, &json!("invite"), &json!([])));
    assert_eq!((&to_play["options"], &to_play["clock"]), (&json!(["match=return"]), &clock));
    assert_eq!(to_play["players"], json!([{ "type": "person", "name": "Ann" }, { "type": "open" }]));
    let (_, to_watch) = invitation(&mut nobody, &house, table, &token(&opened, "watch")).await;
    assert_eq!(to_watch["link"], "watch");
    assert_eq!(invitation(&mut nobody, &house, table, &"ab".repeat(32)).await.0, 404);
    let mut bob = house.guest("Bob").await;
    bob.join(&house, table, &token(&opened, "invite")).await;
    let (_, taken) = invitation(&mut bob, &house, table, &token(&opened, "invite")).await;
    assert_eq!((&taken["players"][1]["name"], &taken["seats"]), (&json!("Bob"), &json!([1])));
}

#[tokio::test]
async fn the_list_says_who_plays_and_where_one_watches() {
    let house = House::open().await;
    let (table, [mut ann, bob], mut lines) = duel(&house).await;
    let links = ann.post(&house, &format!("/api/tables/{table}/links"), json!({})).await.json();
    let mut eve = house.guest("Eve").await;
    assert_eq!(eve.get(&house, "/api/tables").await.json(), json!([]));
    eve.join(&house, &table, &token(&links, "watch")).await;
    let (hers, his) =
        (eve.get(&house, "/api/tables").await.json(), bob.get(&house, "/api/tables").await.json());
    assert_eq!((&hers[0]["seats"], &hers[0]["my_move"]), (&json!([]), &json!(false)));
    assert_eq!((&his[0]["seats"], &his[0]["status"]), (&json!([1]), &json!("playing")));
    assert_eq!(
        hers[0]["players"],
        json!([{ "type": "person", "name": "Ann" }, { "type": "person", "name": "Bob" }])
    );
    assert_eq!(bob.get(&house, &format!("/api/tables/{table}")).await.json(), his[0]);
    while play(&mut lines, 20).await {}
    assert_eq!(eve.get(&house, "/api/tables").await.json()[0]["status"], "over");
}

/// Whoever comes too late for a seat may still look on: he was asked to play, so he may see what everybody sees.
#[tokio::test]
async fn who_is_invited_to_a_full_table_may_watch() {
    let house = House::open().await;
    let (table, [mut ann, _bob], _lines) = duel(&house).await;
    let links = ann.post(&house, &format!("/api/tables/{table}/links"), json!({})).await.json();
    let invite = token(&links, "invite");
    let mut eve = house.guest("Eve").await;
    let path = format!("/api/tables/{table}/join");
    let late = eve.post(&house, &path, json!({ "token": invite })).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY);
    let watching = eve.post(&house, &path, json!({ "token": invite, "watch": true })).await;
    assert_eq!((watching.status, watching.json()), (StatusCode::OK, json!({ "seats": [] })));
    let (_line, greeting) = eve.sit(&house, &table, None).await;
    assert_eq!(greeting["snapshot"]["about"]["viewer"], json!("public"));
    let wrong = eve.post(&house, &path, json!({ "token": "ab".repeat(32), "watch": true })).await;
    assert_eq!(wrong.status, StatusCode::NOT_FOUND);
}
