//! Tables from the first link to the last record.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Guest, House, duel, fresh, move_on, play, position, token, until};

#[tokio::test]
async fn a_table_is_opened_joined_played_and_recorded() {
    let house = House::open().await;
    let (table, [ann, bob], mut lines) = duel(&house).await;
    let mine = ann.get(&house, "/api/tables").await.json();
    assert_eq!((&mine[0]["table"], &mine[0]["status"]), (&json!(table), &json!("playing")));
    let path = format!("/api/tables/{table}/record");
    assert!(play(&mut lines, 6).await);
    let (hers, his) = (ann.get(&house, &path).await, bob.get(&house, &path).await);
    assert_eq!((hers.status, his.status), (StatusCode::OK, StatusCode::OK));
    assert_ne!(hers.text, his.text, "while the game goes on everybody has his own record");
    while play(&mut lines, 20).await {}
    let (hers, his) = (ann.get(&house, &path).await, bob.get(&house, &path).await);
    assert_eq!(hers.text, his.text, "after the game there is one record");
    assert!(hers.text.contains("result "), "{}", hers.text);
    assert_eq!(ann.get(&house, "/api/tables").await.json()[0]["status"], "over");
}

#[tokio::test]
async fn the_list_says_whose_move_it_is() {
    let house = House::open().await;
    let (_, guests, mut lines) = duel(&house).await;
    for _ in 0..4 {
        let position =
            until(&mut lines[0], |position| !position["turn"].as_array().unwrap().is_empty()).await;
        for (seat, guest) in guests.iter().enumerate() {
            let is_on_turn = position["turn"].as_array().unwrap().contains(&json!(seat));
            assert_eq!(guest.get(&house, "/api/tables").await.json()[0]["my_move"], json!(is_on_turn));
        }
        let seat = position["turn"][0].as_u64().unwrap() as usize;
        move_on(&mut lines[seat]).await.unwrap();
    }
}

#[tokio::test]
async fn bots_fill_seats_and_play_on_their_own() {
    let house = House::open().await;
    for game in ["partners", "duel", "london"] {
        let mut ann = house.guest("Ann").await;
        let seats = if game == "partners" { 4 } else { 2 };
        let bots = vec![json!({ "type": "bot", "level": "random" }); seats];
        let (table, _) = ann.open_table(&house, json!({ "game": game, "seats": bots })).await;
        let (mut line, greeting) = ann.sit(&house, &table, None).await;
        assert_eq!(greeting["snapshot"]["about"]["viewer"], "public");
        let mut seen = position(&greeting).unwrap()["seq"].as_u64().unwrap();
        while seen < 40 {
            let message = line.hear_type("update").await;
            for event in message["events"].as_array().unwrap() {
                seen += 1;
                assert_eq!(event["seq"], seen, "no gap and no repetition");
            }
        }
    }
}

#[tokio::test]
async fn a_game_is_found_again_after_a_restart() {
    let house = House::open().await;
    let (table, guests, mut lines) = duel(&house).await;
    assert!(play(&mut lines, 5).await);
    let before = until(&mut lines[0], |_| true).await;
    drop(lines);
    let house = house.reopen().await;
    let (_, greeting) = guests[0].sit(&house, &table, None).await;
    let after = position(&greeting).unwrap();
    for field in ["seq", "phase", "view", "legal", "turn", "stage"] {
        assert_eq!(before[field], after[field], "{field}");
    }
}

#[tokio::test]
async fn idle_tables_sleep_and_wake() {
    let house =
        House::with(|config| server::config::Config { sleep_after: std::time::Duration::ZERO, ..config })
            .await;
    let (table, guests, mut lines) = duel(&house).await;
    assert!(play(&mut lines, 3).await);
    let before = until(&mut lines[1], |_| true).await;
    drop(lines);
    for _ in 0..100 {
        if house.server.app.metrics.tables_awake.get() == 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(house.server.app.metrics.tables_awake.get(), 0);
    let (_, greeting) = guests[1].sit(&house, &table, None).await;
    assert_eq!(position(&greeting).unwrap()["view"], before["view"]);
}

#[tokio::test]
async fn links_let_in_and_can_be_replaced() {
    let house = House::open().await;
    let (mut ann, mut bob, mut eve) =
        (house.guest("Ann").await, house.guest("Bob").await, house.guest("Eve").await);
    let wish = json!({ "game": "duel", "seats": [{ "type": "me" }] });
    let opened = ann.post(&house, "/api/tables", wish).await.json();
    let table = opened["table"].as_str().unwrap();
    let again = ann.join(&house, table, &token(&opened, "invite")).await;
    assert_eq!(again.text, r#"{"seats":[0]}"#, "who sits already stays where he is");
    assert_eq!(eve.join(&house, table, &token(&opened, "watch")).await.text, r#"{"seats":[]}"#);
    let links = ann.post(&house, &format!("/api/tables/{table}/links"), json!({})).await.json();
    assert_eq!(bob.join(&house, table, &token(&opened, "invite")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(bob.join(&house, table, &token(&links, "invite")).await.text, r#"{"seats":[1]}"#);
    let full = eve.join(&house, table, &token(&links, "invite")).await;
    assert_eq!((full.status.as_u16(), full.json()["reason"]["code"].as_str().unwrap()), (422, "seat_taken"));
}

/// Who plays with whom is for the lot to say, unless it is wished otherwise.
#[tokio::test]
async fn p2_2_people_are_drawn_onto_the_seats_unless_they_play_as_they_sit() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let words = async |ann: &mut Guest, wish: Value| {
        let (table, _) = ann.open_table(&house, wish).await;
        let (_, snapshot) = ann.sit(&house, &table, None).await;
        let seats = snapshot["snapshot"]["position"]["seats"].as_array().unwrap().clone();
        seats.into_iter().map(|seat| seat["word"].clone()).collect::<Vec<Value>>()
    };
    let me = json!([{ "type": "me" }]);
    let drawn = words(&mut ann, json!({ "game": "partners", "seats": me })).await;
    assert_eq!(drawn, [Value::Null, Value::Null, Value::Null, Value::Null]);
    let wish = json!({ "game": "partners", "seats": me, "seating": "lot" });
    assert_eq!(words(&mut ann, wish).await, drawn);
    let wish = json!({ "game": "partners", "seats": me, "seating": "as_we_sit" });
    assert_eq!(words(&mut ann, wish).await, ["n", "e", "s", "w"]);
    assert_eq!(words(&mut ann, json!({ "game": "duel", "seats": me })).await, ["jekyll", "hyde"]);
    let wish = json!({ "game": "partners", "seats": me, "seating": "somehow" });
    assert_eq!(ann.post(&house, "/api/tables", wish).await.status, StatusCode::BAD_REQUEST);
}

/// Two clicks at the same moment: one person, one seat.
#[tokio::test]
async fn nobody_sits_twice() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let bob = house.guest("Bob").await;
    let (table, invite) =
        ann.open_table(&house, json!({ "game": "partners", "seats": [{ "type": "me" }] })).await;
    let clicks = (1..4).map(|seat| {
        let (mut bob, house, path) = (bob.clone(), &house, format!("/api/tables/{table}/join"));
        let body = json!({ "token": invite, "seat": seat });
        async move { bob.post(house, &path, body).await.status }
    });
    let statuses = futures_util::future::join_all(clicks).await;
    assert!(statuses.contains(&StatusCode::OK), "{statuses:?}");
    let seats = bob.get(&house, "/api/tables").await.json()[0]["seats"].clone();
    assert_eq!(seats.as_array().unwrap().len(), 1, "{seats}");
}

#[tokio::test]
async fn whoever_stands_up_loses_the_seat_and_its_eyes() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (table, invite) =
        ann.open_table(&house, json!({ "game": "duel", "seats": [{ "type": "me" }] })).await;
    assert_eq!(bob.join(&house, &table, &invite).await.text, r#"{"seats":[1]}"#);
    let (mut first, _) = bob.sit(&house, &table, None).await;
    let (mut second, _) = bob.sit(&house, &table, None).await;
    first.say(&json!({ "type": "do", "command_id": fresh(), "request": { "type": "leave" } })).await;
    for line in [&mut first, &mut second] {
        assert_eq!(line.hear_type("bye").await["reason"], "session");
    }
    assert!(bob.try_socket(&house, &table).await.is_err());
}

#[tokio::test]
async fn a_rematch_leads_to_the_next_table() {
    let house = House::open().await;
    let (table, guests, mut lines) = duel(&house).await;
    assert_eq!(lines[0].command(&fresh(), json!({ "type": "resign" })).await["type"], "done");
    for line in &mut lines {
        let wish = json!({ "type": "ask_rematch", "rematch": "swapped_seats" });
        assert_eq!(line.command(&fresh(), wish).await["type"], "done");
    }
    let mut paths = Vec::new();
    for line in &mut lines {
        paths.push(line.hear_type("next_table").await["path"].as_str().unwrap().to_owned());
    }
    assert_eq!(paths[0], paths[1]);
    let next = paths[0].trim_start_matches("/t/");
    assert_ne!(next, table);
    let (_, greeting) = guests[0].sit(&house, next, None).await;
    assert_eq!(greeting["snapshot"]["about"]["viewer"], json!({ "seat": 1 }));
    let (mut line, _) = guests[1].sit(&house, &table, None).await;
    assert_eq!(line.hear_type("next_table").await["path"], json!(paths[0]), "who comes late is told too");
}

#[tokio::test]
async fn the_server_says_goodbye_and_when_to_come_back() {
    let house = House::open().await;
    let (_, _, mut lines) = duel(&house).await;
    let app = house.server.app.clone();
    let stopped = tokio::spawn(house.server.stop());
    for line in &mut lines {
        let bye = line.hear_type("bye").await;
        assert_eq!(bye["reason"], "restart");
        assert!(bye["retry_after_ms"].as_u64().unwrap() < 3_000);
        assert!(line.hear_text().await.unwrap_err().contains("Restart"), "close 1012");
    }
    stopped.await.unwrap();
    assert!(!app.is_ready());
}

/// A clock that runs out ends the game although nobody says anything.
#[tokio::test]
async fn the_server_only_ticks() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let wish = json!({
        "game": "duel", "clock": { "type": "per_move", "ms": 1000 },
        "seats": [{ "type": "me" }, { "type": "bot", "level": "random" }],
    });
    let (table, _) = ann.open_table(&house, wish).await;
    let (mut line, _) = ann.sit(&house, &table, None).await;
    line.command(&fresh(), json!({ "type": "ready" })).await;
    let over = until(&mut line, |position| position["stage"]["type"] == "over").await;
    assert_eq!(over["stage"]["ending"]["type"], "out_of_time");
}
