//! The HTTP face: statuses, bodies, headers, and its description.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;
use server::Server;
use server::config::Config;

use crate::support::{Answer, Guest, House, answered, ask, config};

const NOBODY: Guest = Guest { cookie: None };

#[tokio::test]
async fn the_house_is_alive_ready_and_counts() {
    let house = House::open().await;
    assert_eq!(NOBODY.get(&house, "/healthz").await.text, "ok\n");
    assert_eq!(NOBODY.get(&house, "/readyz").await.text, "ready\n");
    let metrics = keepers(&house, "/metrics").await;
    assert!(metrics.text.contains("utterson_ready 1\n"), "{}", metrics.text);
    assert!(metrics.text.contains("utterson_responses_total{class=\"2xx\"} 2\n"), "{}", metrics.text);
    for line in metrics.text.lines().filter(|line| !line.starts_with('#')) {
        let (name, value) = line.split_once(' ').unwrap();
        assert!(name.starts_with("utterson_") && value.parse::<f64>().is_ok(), "{line}");
    }
}

/// What the keeper's own address answers.
async fn keepers(house: &House, path: &str) -> Answer {
    let request = Request::get(path).body(Body::empty()).unwrap();
    answered(server::http::keeper(house.server.app.clone()), request).await
}

#[tokio::test]
async fn what_is_counted_is_for_the_keeper_alone() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let house = House::with(|config| Config { metrics: Some(free), ..config }).await;
    assert!(!NOBODY.get(&house, "/metrics").await.text.contains("utterson_"), "strangers get the page");
    NOBODY
        .clone()
        .post(&house, "/api/login", json!({ "login": "nobody", "password": "wrong password" }))
        .await;
    house.guest("Ann").await;
    let mut stream = tokio::net::TcpStream::connect(free).await.unwrap();
    let request = "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    tokio::io::AsyncWriteExt::write_all(&mut stream, request.as_bytes()).await.unwrap();
    let mut text = String::new();
    tokio::io::AsyncReadExt::read_to_string(&mut stream, &mut text).await.unwrap();
    for line in [
        "utterson_refusals_total{cause=\"wrong-credentials\"} 1\n",
        "utterson_tables{stage=\"playing\"} 0\n",
        "utterson_writer_waiting 0\n",
        "utterson_sockets 0\n",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
    let status = NOBODY.get(&house, "/api/status").await.json();
    assert_eq!((&status["state"], &status["playing"]), (&json!("ready"), &json!(0)), "{status}");
}

/// Whoever watches over the house asks as often as he likes.
#[tokio::test]
async fn health_and_readiness_are_never_limited() {
    let house = House::with(|config| {
        let request = server::limits::Rate::per_minute(1, 1);
        Config { rates: server::limits::Rates { request, ..config.rates }, ..config }
    })
    .await;
    for _ in 0..5 {
        assert_eq!(NOBODY.get(&house, "/healthz").await.status, StatusCode::OK);
        assert_eq!(NOBODY.get(&house, "/readyz").await.status, StatusCode::OK);
    }
    NOBODY.get(&house, "/api/me").await;
    assert_eq!(NOBODY.get(&house, "/api/me").await.status, StatusCode::TOO_MANY_REQUESTS);
    house.server.app.close();
    let answer = NOBODY.get(&house, "/readyz").await;
    assert_eq!(
        (answer.status, answer.json()["reason"].clone()),
        (StatusCode::SERVICE_UNAVAILABLE, json!("closed"))
    );
}

#[tokio::test]
async fn every_response_has_the_headers() {
    let house = House::open().await;
    let csp = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
        connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; \
        frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html utterson-scripts";
    for path in
        ["/", "/t/0", "/nowhere.js", "/api/me", "/api/tables", "/api/nowhere", "/openapi.json", "/healthz"]
    {
        let answer = NOBODY.get(&house, path).await;
        assert_eq!(answer.header("content-security-policy"), Some(csp), "{path}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("cache-control", if ["/", "/t/0"].contains(&path) { "no-cache" } else { "no-store" }),
        ] {
            assert_eq!(answer.header(name), Some(value), "{path}");
        }
    }
}

/// The page keeps its own policy: nothing inline, nothing from elsewhere. Its routes are the page; what looks like a file, and
/// what is the server's, is not.
#[tokio::test]
async fn the_page_obeys_its_policy() {
    let house = House::open().await;
    let page = NOBODY.get(&house, "/").await;
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    // What messengers are told is named in full, and nothing else.
    let loads = page.text.replace("property=\"og:image\" content=\"http", "");
    for forbidden in ["<script>", "style=", "<style", "=\"http", "=\"//", "onclick"] {
        assert!(!loads.contains(forbidden), "{forbidden}");
    }
    for route in ["/t/0123456789abcdef0123456789abcdef", "/rules/duel", "/learn"] {
        assert_eq!(NOBODY.get(&house, route).await, page, "{route}");
    }
    let nowhere = NOBODY.get(&house, "/rules/chess").await;
    assert_eq!((nowhere.status, &nowhere.text), (StatusCode::NOT_FOUND, &page.text), "the page says it");
    for other in ["/nowhere.js", "/api/nowhere", "/../Cargo.toml", "/assets/nowhere"] {
        assert_eq!(NOBODY.get(&house, other).await.text, r#"{"error":"absent"}"#, "{other}");
    }
    let tag = page.header("etag").unwrap();
    let again = Request::get("/").header("if-none-match", tag).body(Body::empty()).unwrap();
    assert_eq!(ask(&house, again).await.status, StatusCode::NOT_MODIFIED);
    assert_eq!(NOBODY.clone().post(&house, "/rules", json!({})).await.status, StatusCode::NOT_FOUND);
}

/// Messengers ask without a secret, and get what the table shows to the street; so does whoever has lost his.
#[tokio::test]
async fn a_link_unfurls_with_the_face_of_its_table() {
    let house = House::open().await;
    let mut ann = house.guest("A<b>nn").await;
    let wish = json!({ "game": "duel", "seats": [{ "type": "me" }, { "type": "open" }] });
    let opened = ann.post(&house, "/api/tables", wish).await.json();
    let (table, invite) = (opened["table"].as_str().unwrap(), opened["invite"].as_str().unwrap());
    let path = invite.split('#').next().unwrap();
    let page = NOBODY.get(&house, path).await;
    let origin = house.origin();
    for part in ["A game of Duel with A&lt;b&gt;nn", "One seat is free", &format!("\"{origin}/og/duel.png\"")]
    {
        assert!(page.text.contains(part), "{part}: {}", page.text);
    }
    let secret = invite.split('=').nth(1).unwrap();
    assert!(!page.text.contains(secret) && !page.text.contains("<b>"), "{}", page.text);
    let face = NOBODY.get(&house, &format!("/api/tables/{table}/face")).await.json();
    assert_eq!(face, json!({ "game": "duel", "status": "gathering", "people": ["A<b>nn"], "free": 1 }));
    let strange = NOBODY.get(&house, &format!("/api/tables/{}/face", "0".repeat(32))).await;
    assert_eq!(strange.status, StatusCode::NOT_FOUND);
    assert!(!NOBODY.get(&house, &format!("/t/{}", "0".repeat(32))).await.text.contains("A game of"));
}

#[tokio::test]
async fn a_guest_is_a_name_and_a_cookie() {
    let house = House::open().await;
    assert_eq!(NOBODY.get(&house, "/api/me").await.text, r#"{"error":"no-session"}"#);
    let mut ann = NOBODY.clone();
    let answer = ann.post(&house, "/api/me", json!({ "name": " Ann\tof  Kent " })).await;
    assert_eq!(
        (answer.status, answer.text.as_str()),
        (StatusCode::CREATED, r#"{"name":"Ann of Kent","login":null}"#)
    );
    let cookie = answer.header("set-cookie").unwrap();
    for part in ["sid=", "; Path=/", "; HttpOnly", "; SameSite=Lax"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "plain http on loopback: {cookie}");
    let answer = ann.post(&house, "/api/me", json!({ "name": "Anna" })).await;
    assert_eq!((answer.status, answer.text.as_str()), (StatusCode::OK, r#"{"name":"Anna","login":null}"#));
    assert_eq!(ann.get(&house, "/api/me").await.text, r#"{"name":"Anna","login":null}"#);
}

#[tokio::test]
async fn behind_https_the_cookie_is_for_this_host_and_https_only() {
    let origin = "https://games.example.org";
    let house = House::with(|config| Config { origin: Some(origin.into()), ..config }).await;
    let request = Request::post("/api/me")
        .header("origin", origin)
        .header("content-type", "application/json")
        .body(Body::from(r#"{"name":"Ann"}"#))
        .unwrap();
    let answer = ask(&house, request).await;
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-sid=") && cookie.ends_with("; Secure"), "{cookie}");
    let token = cookie.trim_start_matches("__Host-sid=").split(';').next().unwrap();
    assert_eq!(token.len(), 64, "256 bits");
}

#[tokio::test]
async fn bodies_that_make_no_sense_are_refused() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    for (path, body, status, code) in [
        ("/api/me", json!({}), 400, "malformed"),
        ("/api/me", json!({ "name": "Ann", "more": 1 }), 400, "malformed"),
        ("/api/me", json!({ "name": "\u{202e}" }), 400, "bad-name"),
        ("/api/me", json!({ "name": "x".repeat(20_000) }), 413, "too-large"),
        ("/api/tables", json!({ "game": "chess" }), 400, "malformed"),
        (
            "/api/tables",
            json!({ "game": "duel", "seats": [{ "type": "bot", "level": "god" }] }),
            400,
            "unknown-level",
        ),
        (
            "/api/tables",
            json!({ "game": "duel", "seats": [{ "type": "me", "name": "\u{202e}" }] }),
            400,
            "bad-name",
        ),
        (
            "/api/tables",
            json!({ "game": "duel", "seats": [{ "type": "me" }, { "type": "open" }, { "type": "open" }] }),
            422,
            "refused",
        ),
        (
            "/api/tables",
            json!({ "game": "duel", "seats": vec![json!({ "type": "me" }); 1000] }),
            422,
            "refused",
        ),
        ("/api/tables", json!({ "game": "duel", "options": ["colour=blue"] }), 422, "refused"),
        ("/api/tables", json!({ "game": "duel", "clock": { "type": "per_move", "ms": 1 } }), 422, "refused"),
        ("/api/account", json!({ "login": "A", "password": "long enough" }), 400, "bad-login"),
        ("/api/account", json!({ "login": "ann", "password": "short" }), 400, "bad-password"),
    ] {
        let answer = ann.post(&house, path, body.clone()).await;
        assert_eq!(
            (answer.status.as_u16(), answer.json()["error"].as_str().unwrap()),
            (status, code),
            "{path} {body}"
        );
    }
    let request =
        Request::post("/api/me").header("origin", house.origin()).body(Body::from("name=Ann")).unwrap();
    assert_eq!(ask(&house, request).await.text, r#"{"error":"json-expected"}"#);
}

/// Listening everywhere, nobody could do anything: no page would come from the address that was listened on.
#[tokio::test]
async fn listening_everywhere_needs_the_address_people_type() {
    let folder = tempfile::tempdir().unwrap();
    let everywhere = Config { listen: "0.0.0.0:0".parse().unwrap(), ..config(folder.path()) };
    let refused = Server::start(everywhere.clone()).await.err().unwrap();
    assert!(refused.contains("--origin"), "{refused}");
    let origin = Some("http://192.168.0.2:1886".into());
    Server::start(Config { origin, ..everywhere }).await.unwrap().stop().await;
}
