//! One bad client cannot hurt the others. Short forms of what a siege would be.

use std::time::{Duration, Instant};

use futures_util::SinkExt;
use serde_json::json;
use server::address::Proxies;
use server::config::Config;
use server::limits::Rates;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{House, Line, duel, play, token};

#[tokio::test]
async fn slowloris_is_cut_off_while_others_play() {
    let house = House::open().await;
    let (_, _, mut lines) = duel(&house).await;
    let start = Instant::now();
    let mut slow = Vec::new();
    for _ in 0..50 {
        let mut stream = TcpStream::connect(house.server.address).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.unwrap();
        slow.push(stream);
    }
    let worst = worst_of(&mut lines, 8).await;
    assert!(worst < Duration::from_secs(10), "an honest move took {worst:?}");
    for mut stream in slow {
        let mut rest = Vec::new();
        let _ = timeout(Duration::from_secs(30), stream.read_to_end(&mut rest)).await.expect("cut off");
    }
    assert!(start.elapsed() < Duration::from_secs(60));
}

/// The slowest of some honest moves.
async fn worst_of(lines: &mut [Line], moves: usize) -> Duration {
    let mut worst = Duration::ZERO;
    for _ in 0..moves {
        let start = Instant::now();
        if !play(lines, 1).await {
            break;
        }
        worst = worst.max(start.elapsed());
    }
    worst
}

#[tokio::test]
async fn who_never_reads_delays_nobody() {
    let house = House::open().await;
    let (table, [mut ann, _], mut lines) = duel(&house).await;
    let links = ann.post(&house, &format!("/api/tables/{table}/links"), json!({})).await.json();
    let mut eve = house.guest("Eve").await;
    eve.join(&house, &table, &token(&links, "watch")).await;
    let mut stalled = Vec::new();
    for _ in 0..40 {
        let mut line = eve.socket(&house, &table).await;
        line.say(&json!({ "type": "hello", "protocol": 1 })).await;
        let ask = Message::text(json!({ "type": "resync" }).to_string());
        for _ in 0..200 {
            line.socket.feed(ask.clone()).await.unwrap();
        }
        let _ = timeout(Duration::from_millis(200), line.socket.flush()).await;
        stalled.push(line);
    }
    let worst = worst_of(&mut lines, 12).await;
    assert!(worst < Duration::from_secs(10), "an honest move took {worst:?}");
}

#[tokio::test]
async fn frames_that_make_no_sense_are_named_and_then_the_door() {
    let house = House::open().await;
    let (table, guests, _lines) = duel(&house).await;
    let mut line = guests[0].socket(&house, &table).await;
    line.say(&json!({ "type": "resync" })).await;
    assert_eq!(line.hear().await["error"], "hello_expected");
    let mut line = guests[0].socket(&house, &table).await;
    line.say(&json!({ "type": "hello", "protocol": 99 })).await;
    assert_eq!(line.hear().await["error"], "wrong_protocol");
    let (mut line, _) = guests[0].sit(&house, &table, None).await;
    let nonsense = ["", "nonsense", "[]", "{\"type\":\"do\"}", "{\"type\":\"ping\",\"nonce\":1,\"x\":2}"];
    for text in nonsense.into_iter().chain([&*"[".repeat(4000)]) {
        line.socket.send(Message::text(text)).await.unwrap();
        assert_eq!(line.hear_type("error").await["error"], "malformed", "{text}");
    }
    line.socket.send(Message::binary(vec![0, 159, 146])).await.unwrap();
    assert_eq!(line.hear_type("error").await["error"], "malformed");
    // The twentieth is the last that is answered. One more would lie unread when the server closes, and reset the connection.
    for _ in 7..20 {
        let _ = line.socket.send(Message::text("nonsense")).await;
    }
    assert_eq!(line.hear_type("bye").await["reason"], "protocol");
}

#[tokio::test]
async fn a_frame_that_is_too_long_ends_the_socket() {
    let house = House::open().await;
    let (table, guests, mut lines) = duel(&house).await;
    let (mut line, _) = guests[0].sit(&house, &table, None).await;
    let _ = line.socket.send(Message::text("x".repeat(5000))).await;
    let end = loop {
        if let Err(end) = line.hear_text().await {
            break end;
        }
    };
    assert!(end.contains("Size") || end.contains("reset") || end.contains("end"), "{end}");
    assert!(play(&mut lines, 2).await);
}

#[tokio::test]
async fn a_flood_of_messages_is_slowed_down_and_then_ended() {
    let house = House::with(|config| {
        let rates = Rates { message: Rates::default().message, ..config.rates };
        Config { rates, ..config }
    })
    .await;
    let mut ann = house.guest("Ann").await;
    let (table, _) = ann.open_table(&house, json!({ "game": "duel", "seats": [{ "type": "me" }] })).await;
    let (mut line, _) = ann.sit(&house, &table, None).await;
    for nonce in 0..60 {
        let _ = line.socket.feed(Message::text(json!({ "type": "ping", "nonce": nonce }).to_string())).await;
    }
    let _ = line.socket.flush().await;
    let (mut pongs, mut errors) = (0, 0);
    loop {
        let message = line.hear().await;
        match message["type"].as_str().unwrap() {
            "pong" => pongs += 1,
            "error" => errors += 1,
            "bye" => break,
            _other => {}
        }
    }
    assert!((20..=25).contains(&pongs) && errors == 20, "{pongs} answered, {errors} refused");
}

#[tokio::test]
async fn one_address_has_so_many_connections() {
    let house = House::with(|config| Config { connections_per_address_max: 5, ..config }).await;
    let mut open = Vec::new();
    for _ in 0..5 {
        let mut stream = TcpStream::connect(house.server.address).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        let mut byte = [0];
        stream.read_exact(&mut byte).await.unwrap();
        open.push(stream);
    }
    let mut sixth = TcpStream::connect(house.server.address).await.unwrap();
    let mut rest = Vec::new();
    let _ = sixth.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    let _ = timeout(Duration::from_secs(5), sixth.read_to_end(&mut rest)).await.expect("turned away at once");
    assert!(rest.is_empty());
    assert_eq!(house.server.app.metrics.turned_away.get(), 1);
    drop(open);
    for _ in 0..100 {
        if house.server.app.metrics.connections.get() == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("places are given back");
}

/// Behind a proxy all connections come from one address: it is whoever stands behind it who has so many, and no more.
#[tokio::test]
async fn behind_a_proxy_everybody_has_connections_of_his_own() {
    let proxies = Proxies { count: 1, ..Proxies::default() };
    let house = House::with(|config| Config { connections_per_address_max: 3, proxies, ..config }).await;
    let mut ann = house.guest("Ann").await;
    let (table, _) = ann.open_table(&house, json!({ "game": "duel", "seats": [{ "type": "me" }] })).await;
    let socket = async |from: String| {
        let origin = house.origin();
        Line::open_from(house.server.address, (&origin, Some(&from)), ann.cookie.as_deref(), &table).await
    };
    let mut open = Vec::new();
    for number in 0..40 {
        open.push(socket(format!("203.0.113.{number}")).await.expect("he has none yet"));
    }
    for _ in 0..2 {
        open.push(socket("6.6.6.6, 203.0.113.7".into()).await.expect("he has fewer than three"));
    }
    let refused = socket("203.0.113.7".into()).await.err().expect("he has three");
    assert!(refused.contains("429"), "{refused}");
    drop(open);
    // What is gone makes room, a moment later.
    for _ in 0..100 {
        if socket("203.0.113.7".into()).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("places are given back");
}

/// Where a proxy and we might disagree about the end of a head, nobody is answered.
#[tokio::test]
async fn a_bare_lf_ends_no_line_but_the_connection() {
    let house = House::open().await;
    let ask = async |text: &str| {
        let mut stream = TcpStream::connect(house.server.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let _ = timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await.expect("an end");
        String::from_utf8_lossy(&answer).into_owned()
    };
    let good = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    assert!(ask(good).await.starts_with("HTTP/1.1 200"));
    for bad in
        [good.replace("\r\n", "\n"), good.replacen("\r\n", "\n", 1), good.replace("\r\n\r\n", "\r\n\n")]
    {
        assert!(!ask(&bad).await.contains(" 200"), "{bad:?}");
    }
}
