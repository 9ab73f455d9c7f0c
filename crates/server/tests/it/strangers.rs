//! Strangers who want more than their share: of tables, records, logins and links.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use server::address::Proxies;
use server::config::Config;
use server::limits::{Rate, Rates};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::support::{House, ask, duel, fresh, token};

/// A house that opens so many tables to one session, and then none for a long time.
async fn opens(burst: u32) -> House {
    House::with(|config| {
        let rates = Rates { open: Rate::per_minute(burst, 1), ..config.rates };
        Config { rates, ..config }
    })
    .await
}

/// Who has both seats can agree with himself as fast as he likes: each new table counts as one that was opened.
#[tokio::test]
async fn a_rematch_counts_as_a_table_that_is_opened() {
    let house = opens(4).await;
    let mut ann = house.guest("Ann").await;
    let seats = json!([{ "type": "me" }, { "type": "me", "name": "Bob" }]);
    let (mut table, _) = ann.open_table(&house, json!({ "game": "duel", "seats": seats })).await;
    let mut rounds = 0;
    let refused = loop {
        rounds += 1;
        assert!(rounds < 5, "four tables were to be opened, and there is no end");
        let (first, second) = (format!("{table}?seat=0"), format!("{table}?seat=1"));
        let mut lines = [ann.sit(&house, &first, None).await.0, ann.sit(&house, &second, None).await.0];
        for line in &mut lines {
            line.command(&fresh(), json!({ "type": "ready" })).await;
        }
        lines[0].command(&fresh(), json!({ "type": "resign" })).await;
        let rematch = json!({ "type": "ask_rematch", "rematch": "same_seats" });
        let id = fresh();
        let first = lines[0].command(&id, rematch.clone()).await;
        if first["type"] == "error" {
            break (id, first);
        }
        let id = fresh();
        let second = lines[1].command(&id, rematch).await;
        if second["type"] == "error" {
            break (id, second);
        }
        let path = lines[0].hear_type("next_table").await["path"].as_str().unwrap().to_owned();
        table = path.trim_start_matches("/t/").to_owned();
    };
    let (id, refused) = refused;
    assert_eq!((&refused["error"], &refused["command_id"]), (&json!("too_fast"), &json!(id)));
    assert!(refused["retry_ms"].as_u64().unwrap() > 1000, "{refused}");
    // One table was opened, and a rematch asks twice: there was room for one.
    let tables = ann.get(&house, "/api/tables").await.json();
    assert_eq!(tables.as_array().unwrap().len(), 2, "{tables}");
}

/// A new name for every table helps nobody: the address counts too.
#[tokio::test]
async fn tables_are_counted_by_address_as_well() {
    let house = House::with(|config| {
        let rates = Rates { open_here: Rate::per_minute(3, 1), ..config.rates };
        Config { rates, ..config }
    })
    .await;
    let mut statuses = Vec::new();
    for _ in 0..5 {
        let answer = house.guest("Ann").await.post(&house, "/api/tables", json!({ "game": "duel" })).await;
        statuses.push(answer.status.as_u16());
        assert_eq!(answer.header("retry-after").is_some(), answer.status.as_u16() == 429);
    }
    assert_eq!(statuses, [201, 201, 201, 429, 429]);
}

#[tokio::test]
async fn whoever_came_by_a_link_does_not_take_it_from_the_host() {
    let house = House::open().await;
    let (table, [mut ann, mut bob], _lines) = duel(&house).await;
    let path = format!("/api/tables/{table}/links");
    assert_eq!(bob.post(&house, &path, json!({})).await.status, StatusCode::NOT_FOUND);
    let links = ann.post(&house, &path, json!({})).await;
    assert_eq!(links.status, StatusCode::OK);
    let mut eve = house.guest("Eve").await;
    assert_eq!(eve.join(&house, &table, &token(&links.json(), "watch")).await.status, StatusCode::OK);
    assert_eq!(eve.post(&house, &path, json!({})).await.status, StatusCode::NOT_FOUND);
}

/// Sixty addresses that guess one account's password: the account has so many guesses, whoever makes them, and its owner comes
/// in from where he came before.
#[tokio::test]
async fn guesses_are_counted_by_account() {
    let house = House::with(|config| {
        let rates = Rates { account: Rate::per_minute(5, 1), ..config.rates };
        Config { rates, proxies: Proxies { count: 1, ..Proxies::default() }, ..config }
    })
    .await;
    let mut ann = house.guest("Ann").await;
    let right = json!({ "login": "ann", "password": "correct horse" });
    assert_eq!(ann.post(&house, "/api/account", right.clone()).await.status, StatusCode::CREATED);
    let log_in = async |from: String, credentials: &Value| {
        let request = Request::post("/api/login")
            .header(header::ORIGIN, house.origin())
            .header(header::CONTENT_TYPE, "application/json")
            .header("x-forwarded-for", from);
        ask(&house, request.body(Body::from(credentials.to_string())).unwrap()).await
    };
    let home = "198.51.100.1".to_owned();
    assert_eq!(log_in(home.clone(), &right).await.status, StatusCode::NO_CONTENT);
    let wrong = json!({ "login": "ann", "password": "wrong horse" });
    let mut statuses = Vec::new();
    for number in 0..8 {
        statuses.push(log_in(format!("203.0.113.{number}"), &wrong).await.status.as_u16());
    }
    assert_eq!(statuses, [400, 400, 400, 400, 400, 429, 429, 429]);
    assert_eq!(log_in(home, &right).await.status, StatusCode::NO_CONTENT, "the owner is not kept out");
    let other = json!({ "login": "nobody", "password": "wrong horse" });
    assert_eq!(log_in("203.0.113.9".into(), &other).await.status.as_u16(), 400, "nor anybody else");
}

/// Whoever sends four records, however slowly, sends no fifth, and is told when to come back; from elsewhere one can.
#[tokio::test]
async fn one_address_has_so_many_records_read() {
    let proxies = Proxies { count: 1, ..Proxies::default() };
    let house = House::with(|config| Config { proxies, ..config }).await;
    let (head, body) = (
        format!(
            "POST /api/replay HTTP/1.1\r\nHost: x\r\nOrigin: {}\r\nX-Forwarded-For: 203.0.113.7\r\n\
             Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n",
            house.origin()
        ),
        json!({ "record": "", "viewer": "public" }),
    );
    let send_slowly = async || {
        let mut stream = TcpStream::connect(house.server.address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        stream
    };
    let mut slow = futures_util::future::join_all((0..4).map(|_| send_slowly())).await;
    let post = async |from: &str| {
        let request = Request::post("/api/replay")
            .header(header::ORIGIN, house.origin())
            .header(header::CONTENT_TYPE, "application/json")
            .header("x-forwarded-for", from);
        ask(&house, request.body(Body::from(body.to_string())).unwrap()).await
    };
    // The four are on their way for a moment, and one of them may come to a full house itself.
    let mut answer = post("203.0.113.7").await;
    for _ in 0..200 {
        if answer.status.as_u16() == 429 {
            break;
        }
        slow.push(send_slowly().await);
        tokio::time::sleep(Duration::from_millis(10)).await;
        answer = post("203.0.113.7").await;
    }
    assert_eq!((answer.status.as_u16(), answer.header("retry-after")), (429, Some("2")));
    assert_eq!(post("203.0.113.8").await.status.as_u16(), 422, "somebody else has his read");
}

#[tokio::test]
async fn https_once_is_https_for_a_year() {
    for (origin, expected) in
        [("https://games.example.org", Some("max-age=31536000")), ("http://house.lan", None)]
    {
        let house = House::with(|config| Config { origin: Some(origin.into()), ..config }).await;
        let answer = ask(&house, Request::get("/healthz").body(Body::empty()).unwrap()).await;
        assert_eq!(answer.header("strict-transport-security"), expected, "{origin}");
    }
}

/// One who plays two hands among strangers is seen to do so: by name of the seats, before the first card.
#[tokio::test]
async fn one_person_at_two_seats_is_seen_by_the_others() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let seats = json!([{ "type": "me" }, { "type": "open" }, { "type": "me", "name": "Zoe" }]);
    let (table, invite) = ann.open_table(&house, json!({ "game": "partners", "seats": seats })).await;
    assert_eq!(bob.join(&house, &table, &invite).await.status, StatusCode::OK);
    let (mut line, _) = bob.sit(&house, &table, None).await;
    assert_eq!(line.hear_type("presence").await["shared"], json!([[0, 2]]));
    // Where everybody has one seat there is nothing to say.
    let (_, _, [mut line, other]) = duel(&house).await;
    drop(other);
    assert!(line.hear_type("presence").await.get("shared").is_none());
}

/// Two guests sit down, and then both turn out to be one account: from then on everybody sees it.
#[tokio::test]
async fn two_guests_of_one_account_are_seen_to_be_one() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let account = json!({ "login": "ann", "password": "correct horse" });
    assert_eq!(ann.post(&house, "/api/account", account.clone()).await.status, StatusCode::CREATED);
    let open = json!([{ "type": "me" }, { "type": "open" }, { "type": "open" }]);
    let (table, invite) = ann.open_table(&house, json!({ "game": "partners", "seats": open })).await;
    let mut other = house.guest("Zoe").await;
    for guest in [&mut bob, &mut other] {
        assert_eq!(guest.join(&house, &table, &invite).await.status, StatusCode::OK);
    }
    let (mut line, _) = bob.sit(&house, &table, None).await;
    let _anns = ann.sit(&house, &table, None).await;
    assert!(line.hear_type("presence").await.get("shared").is_none(), "nobody can know it yet");
    assert_eq!(other.post(&house, "/api/login", account).await.status, StatusCode::NO_CONTENT);
    let seats = other.get(&house, &format!("/api/tables/{table}")).await.json()["seats"].clone();
    assert_eq!(seats, json!([0, 2]));
    for _ in 0..20 {
        if line.hear_type("presence").await["shared"] == json!([[0, 2]]) {
            return;
        }
    }
    panic!("nobody said that one person has two seats");
}
