//! Who may do what: every route without a session, from a foreign seat, from a foreign page; sessions and accounts.

use std::time::Instant;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::json;
use server::address::Proxies;
use server::config::Config;
use server::limits::{Rate, Rates};

use crate::support::{Guest, House, Line, ask, duel, fresh, token};

const GET: [&str; 4] = ["/api/me", "/api/tables", "/api/tables/{}", "/api/tables/{}/record"];
const POST: [&str; 4] = ["/api/account", "/api/logout", "/api/tables", "/api/tables/{}/links"];

fn body(path: &str) -> serde_json::Value {
    match path {
        "/api/tables" => json!({ "game": "duel" }),
        "/api/account" => json!({ "login": "somebody", "password": "long enough" }),
        _other => json!({}),
    }
}

#[tokio::test]
async fn without_a_session_nothing_is_given() {
    let house = House::open().await;
    let (table, _, _lines) = duel(&house).await;
    let invented = Guest { cookie: Some(format!("sid={}", "ab".repeat(32))) };
    for mut nobody in [Guest { cookie: None }, invented] {
        for path in GET {
            let answer = nobody.get(&house, &path.replace("{}", &table)).await;
            assert_eq!(
                (answer.status.as_u16(), answer.text.as_str()),
                (401, r#"{"error":"no-session"}"#),
                "{path}"
            );
        }
        for path in POST {
            let answer = nobody.post(&house, &path.replace("{}", &table), body(path)).await;
            assert_eq!(
                (answer.status.as_u16(), answer.text.as_str()),
                (401, r#"{"error":"no-session"}"#),
                "{path}"
            );
        }
        assert!(nobody.try_socket(&house, &table).await.is_err_and(|error| error.contains("401")));
    }
}

/// Absent and forbidden are one answer, to the byte.
#[tokio::test]
async fn a_foreign_table_is_an_absent_one() {
    let house = House::open().await;
    let (table, _, _lines) = duel(&house).await;
    let mut eve = house.guest("Eve").await;
    let absent = "0123456789abcdef0123456789abcdef";
    for path in
        ["/api/tables/{}", "/api/tables/{}/record", "/api/tables/{}/record?seat=0", "/api/tables/{}/socket"]
    {
        let (foreign, none) = (path.replace("{}", &table), path.replace("{}", absent));
        let answer = eve.get(&house, &foreign).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer, eve.get(&house, &none).await, "{path}");
        assert_eq!(answer, eve.get(&house, &path.replace("{}", "not-an-id")).await, "{path}");
    }
    for path in ["/api/tables/{}/invitation", "/api/tables/{}/join", "/api/tables/{}/links"] {
        let body = json!({ "token": "cd".repeat(32) });
        let answer = eve.post(&house, &path.replace("{}", &table), body.clone()).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer, eve.post(&house, &path.replace("{}", absent), body).await, "{path}");
    }
    assert!(eve.try_socket(&house, &table).await.is_err_and(|error| error.contains("404")));
}

#[tokio::test]
async fn a_watcher_may_look_and_do_nothing() {
    let house = House::open().await;
    let (table, [mut ann, _], _lines) = duel(&house).await;
    let links = ann.post(&house, &format!("/api/tables/{table}/links"), json!({})).await.json();
    let mut eve = house.guest("Eve").await;
    assert_eq!(eve.join(&house, &table, &token(&links, "watch")).await.status, StatusCode::OK);
    let (mut line, greeting) = eve.sit(&house, &table, None).await;
    assert_eq!(greeting["snapshot"]["position"]["legal"], json!([]));
    for request in [json!({ "type": "resign" }), json!({ "type": "react", "reaction": "hello" })] {
        let answer = line.command(&fresh(), request).await;
        assert_eq!(answer["error"]["code"], "not_seated", "{answer}");
    }
    assert_eq!(
        eve.post(&house, &format!("/api/tables/{table}/links"), json!({})).await.status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn a_foreign_page_can_change_nothing() {
    let house = House::open().await;
    let (table, [ann, _], _lines) = duel(&house).await;
    let cookie = ann.cookie.clone().unwrap();
    let ours = house.origin();
    let foreign = [
        "https://evil.example",
        "null",
        "",
        &format!("{ours}.evil.example"),
        &format!("{ours}/"),
        &ours.to_uppercase(),
    ];
    for origin in foreign {
        for path in
            ["/api/me", "/api/login", "/api/tables/{}/invitation", "/api/tables/{}/join"].iter().chain(&POST)
        {
            let request = Request::post(path.replace("{}", &table))
                .header(header::ORIGIN, origin)
                .header(header::COOKIE, &cookie)
                .header(header::CONTENT_TYPE, "application/json");
            let answer = ask(&house, request.body(Body::from(body(path).to_string())).unwrap()).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{origin} {path}");
        }
        let socket = Line::open(house.server.address, origin, Some(&cookie), &table).await;
        assert!(socket.is_err_and(|error| error.contains("403")), "{origin}");
    }
    let request = Request::post("/api/logout").header(header::COOKIE, &cookie).body(Body::empty()).unwrap();
    assert_eq!(ask(&house, request).await.status, StatusCode::FORBIDDEN, "no origin at all");
    assert_eq!(ann.get(&house, "/api/me").await.status, StatusCode::OK, "and the session is still there");
}

#[tokio::test]
async fn an_account_brings_the_tables_to_another_device() {
    let house = House::open().await;
    let (table, [mut ann, mut bob], _lines) = duel(&house).await;
    let old = ann.clone();
    let credentials = json!({ "login": "ann", "password": "correct horse" });
    assert_eq!(ann.post(&house, "/api/account", credentials.clone()).await.status, StatusCode::CREATED);
    assert_eq!(old.get(&house, "/api/me").await.status, StatusCode::UNAUTHORIZED, "the session is a new one");
    assert_eq!(bob.post(&house, "/api/account", credentials.clone()).await.text, r#"{"error":"taken"}"#);
    let mut other = house.guest("another device").await;
    let (second, _) = other.open_table(&house, json!({ "game": "duel", "seats": [{ "type": "me" }] })).await;
    assert_eq!(other.post(&house, "/api/login", credentials).await.status, StatusCode::NO_CONTENT);
    assert_eq!(other.get(&house, "/api/me").await.text, r#"{"name":"Ann","login":"ann"}"#);
    let mine = other.get(&house, "/api/tables").await.json();
    let mine: Vec<&str> =
        mine.as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap()).collect();
    assert!(mine.contains(&table.as_str()) && mine.contains(&second.as_str()), "hers and the guest's");
    let (_, greeting) = other.sit(&house, &table, None).await;
    assert_eq!(greeting["snapshot"]["about"]["viewer"], json!({ "seat": 0 }));
    let (_, greeting) = other.sit(&house, &second, None).await;
    assert_eq!(greeting["snapshot"]["about"]["viewer"], json!({ "seat": 0 }));
}

#[tokio::test]
async fn unknown_login_and_wrong_password_are_one_answer() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    ann.post(&house, "/api/account", json!({ "login": "ann", "password": "correct horse" })).await;
    let mut eve = house.guest("Eve").await;
    let wrong = eve.post(&house, "/api/login", json!({ "login": "ann", "password": "battery staple" })).await;
    let unknown =
        eve.post(&house, "/api/login", json!({ "login": "nobody", "password": "battery staple" })).await;
    assert_eq!(
        (wrong.status, wrong.text.as_str()),
        (StatusCode::BAD_REQUEST, r#"{"error":"wrong-credentials"}"#)
    );
    assert_eq!(wrong, unknown);
}

#[tokio::test]
async fn logging_out_ends_the_sockets() {
    let house = House::open().await;
    let (_, [mut ann, _], mut lines) = duel(&house).await;
    let start = Instant::now();
    assert_eq!(ann.post(&house, "/api/logout", json!({})).await.status, StatusCode::NO_CONTENT);
    assert_eq!(lines[0].hear_type("bye").await["reason"], "session");
    assert!(start.elapsed().as_secs() < 10);
    assert_eq!(lines[1].hear_type("presence").await["present"], json!([1]));
}

/// Cookies and links are kept as hashes: whoever reads the database cannot use what he finds.
#[tokio::test]
async fn no_secret_is_in_the_database() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let opened =
        ann.post(&house, "/api/tables", json!({ "game": "duel", "seats": [{ "type": "me" }] })).await.json();
    ann.post(&house, "/api/account", json!({ "login": "ann", "password": "correct horse" })).await;
    let cookie = ann.cookie.clone().unwrap();
    let secrets =
        [cookie.trim_start_matches("sid=").to_owned(), token(&opened, "invite"), token(&opened, "watch")];
    house.server.stop().await;
    let bytes = std::fs::read(house.folder.path().join("utterson.db")).unwrap();
    let contains = |needle: &[u8]| bytes.windows(needle.len()).any(|window| window == needle);
    assert!(contains(b"Ann") && !contains(b"correct horse"));
    for secret in secrets {
        let raw: Vec<u8> =
            (0..32).map(|at| u8::from_str_radix(&secret[2 * at..2 * at + 2], 16).unwrap()).collect();
        assert!(!contains(secret.as_bytes()) && !contains(&raw));
    }
}

#[tokio::test]
async fn limits_are_by_session_and_cannot_be_talked_away() {
    let rates = Rates { guest: Rate::per_minute(3, 1), ..crate::support::config("".as_ref()).rates };
    let house = House::with(|config| Config { rates, ..config }).await;
    let mut statuses = Vec::new();
    for number in 0..5 {
        let request = Request::post("/api/me")
            .header(header::ORIGIN, house.origin())
            .header(header::CONTENT_TYPE, "application/json")
            .header("x-forwarded-for", format!("10.0.0.{number}"))
            .header(header::COOKIE, format!("sid={number:064x}"));
        let answer = ask(&house, request.body(Body::from(r#"{"name":"Ann"}"#)).unwrap()).await;
        statuses.push(answer.status.as_u16());
        assert_eq!(answer.header("retry-after").is_some(), answer.status.as_u16() == 429);
    }
    assert_eq!(statuses, [201, 201, 201, 429, 429]);
}

/// A page that loads in parts must not lose one of them because the neighbours load it too.
#[tokio::test]
async fn files_of_the_page_are_not_counted() {
    let rates = Rates { request: Rate::per_minute(2, 1), ..crate::support::config("".as_ref()).rates };
    let house = House::with(|config| Config { rates, ..config }).await;
    let status =
        async |path: &str| ask(&house, Request::get(path).body(Body::empty()).unwrap()).await.status.as_u16();
    for _ in 0..5 {
        assert_eq!(status("/assets/none.js").await, 404);
    }
    assert_eq!([status("/").await, status("/").await, status("/").await], [200, 200, 429]);
}

#[tokio::test]
async fn our_own_proxy_is_believed_and_nobody_before_it() {
    let rates = Rates { guest: Rate::per_minute(1, 1), ..crate::support::config("".as_ref()).rates };
    let house =
        House::with(|config| Config { rates, proxies: Proxies { count: 1, ..Proxies::default() }, ..config })
            .await;
    let statuses = ["1.1.1.1, 10.0.0.1", "2.2.2.2, 10.0.0.1", "1.1.1.1, 10.0.0.2"].map(|forwarded| {
        let request = Request::post("/api/me")
            .header(header::ORIGIN, house.origin())
            .header(header::CONTENT_TYPE, "application/json")
            .header("x-forwarded-for", forwarded);
        ask(&house, request.body(Body::from(r#"{"name":"Ann"}"#)).unwrap())
    });
    let [first, second, third] = statuses;
    assert_eq!(
        (first.await.status.as_u16(), second.await.status.as_u16(), third.await.status.as_u16()),
        (201, 429, 201)
    );
}
