//! Programs that somebody brings: their token, their mark, and how fast they may be.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use server::config::Config;
use server::limits::{Rate, Rates};
use server::programs;
use server::store::sqlite::files::DATABASE;

use crate::support::{Answer, Guest, House, Line, ask, fresh};

/// A request with a program's token, and no cookie.
async fn by_token(house: &House, token: &str, method: &str, path: &str, body: Value) -> Answer {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::ORIGIN, house.origin())
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::AUTHORIZATION, format!("Bearer {token}"))
        .body(Body::from(body.to_string()))
        .unwrap();
    ask(house, request).await
}

fn new_token(house: &House, name: &str) -> String {
    programs::new_token(&house.server.app.config.data.join(DATABASE), name).unwrap()
}

#[tokio::test]
async fn a_program_comes_by_its_token_and_is_marked() {
    let house = House::open().await;
    let token = new_token(&house, "Ann's machine");
    let me = by_token(&house, &token, "GET", "/api/me", json!({})).await.json();
    assert_eq!(me, json!({ "name": "Ann's machine", "login": null, "kind": "program" }));
    let wish = json!({ "game": "duel", "seats": [{ "type": "me" }, { "type": "open" }] });
    let opened = by_token(&house, &token, "POST", "/api/tables", wish).await;
    assert_eq!(opened.status, StatusCode::CREATED);
    let table = opened.json()["table"].as_str().unwrap().to_string();
    let mut bob = house.guest("Bob").await;
    bob.join(&house, &table, &crate::support::token(&opened.json(), "invite")).await;
    let listing = bob.get(&house, &format!("/api/tables/{table}")).await.json();
    assert_eq!(
        listing["players"],
        json!([{ "type": "person", "name": "Ann's machine", "kind": "program" }, { "type": "person", "name": "Bob" }])
    );
    let (_line, greeting) = bob.sit(&house, &table, None).await;
    assert_eq!(greeting["snapshot"]["position"]["seats"][0]["player"]["kind"], "program");
}

/// Nobody takes the mark off: no other name, no password, no login under somebody's account.
#[tokio::test]
async fn a_program_stays_what_it_is() {
    let house = House::open().await;
    let token = new_token(&house, "Machine");
    let credentials = json!({ "login": "somebody", "password": "long enough" });
    for (path, body) in [
        ("/api/me", json!({ "name": "Ann" })),
        ("/api/account", credentials.clone()),
        ("/api/login", credentials),
    ] {
        let answer = by_token(&house, &token, "POST", path, body).await;
        assert_eq!((answer.status.as_u16(), answer.text.as_str()), (400, r#"{"error":"program"}"#), "{path}");
    }
    for bad in ["", "ab", &"ab".repeat(32), "é"] {
        let answer = by_token(&house, bad, "GET", "/api/me", json!({})).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{bad}");
    }
    programs::revoke(&house.server.app.config.data.join(DATABASE), "Machine").unwrap();
    let answer = by_token(&house, &token, "GET", "/api/me", json!({})).await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
}

/// A person's socket and a program's, in a house where people may say two things and programs four.
#[tokio::test]
async fn who_is_too_fast_is_told_which_command_and_when_and_programs_may_be_faster() {
    let rates = Rates {
        message: Rate::per_minute(2, 60),
        program_message: Rate::per_minute(4, 60),
        ..Rates::default()
    };
    let house = House::with(|config| Config { rates, ..config }).await;
    let machine = Guest { cookie: Some(format!("sid={}", new_token(&house, "Machine"))) };
    let ann = house.guest("Ann").await;
    for (mut guest, allowed) in [(ann, 2), (machine, 4)] {
        let (table, _) =
            guest.open_table(&house, json!({ "game": "duel", "seats": [{ "type": "me" }] })).await;
        let (mut line, _) = guest.sit(&house, &table, None).await;
        assert_eq!(refused_after(&mut line, allowed).await, allowed);
    }
}

/// How many commands are answered before one comes too fast; that one must say which it is and when to come again.
async fn refused_after(line: &mut Line, most: usize) -> usize {
    let request = json!({ "type": "react", "reaction": "hello" });
    for number in 0..=most {
        let id = fresh();
        line.say(&json!({ "type": "do", "command_id": id, "request": request })).await;
        let answer = loop {
            let message = line.hear().await;
            if message["command_id"] == json!(id) {
                break message;
            }
        };
        if answer["type"] == "error" {
            assert_eq!((&answer["error"], &answer["command_id"]), (&json!("too_fast"), &json!(id)));
            assert!((1..=1001).contains(&answer["retry_ms"].as_u64().unwrap()), "{answer}");
            return number;
        }
    }
    panic!("never too fast")
}
