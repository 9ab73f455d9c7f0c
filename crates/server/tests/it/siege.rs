//! A siege: people who never read, people who never finish their headers, and honest games among them.
//!
//! The short form has forty of each kind and looks only at whether the games go on. The full one,
//! `UTTERSON_SIEGE=1000 cargo test --release -p server --test it siege -- --nocapture`, has a thousand of each and 200 games between people who
//! think, says how long honest moves took and what memory the server had, and holds both against a bound.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::SinkExt;
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::kill::{Ack, Game, address, drive, games, start};
use crate::support::{House, Line};

/// Somebody who asks for everything, again and again, and reads nothing of it.
async fn stalled(address: SocketAddr, game: &Game) -> Line {
    let (origin, cookie) = (format!("http://{address}"), game.players[0].cookie.as_deref());
    let mut line = Line::open(address, &origin, cookie, &game.table).await.unwrap();
    line.say(&json!({ "type": "hello", "protocol": 1 })).await;
    for _ in 0..200 {
        line.socket.feed(Message::text(r#"{"type":"resync"}"#)).await.unwrap();
    }
    let _ = timeout(Duration::from_millis(200), line.socket.flush()).await;
    line
}

/// Somebody who takes his time with his headers, and comes again when he is sent away.
async fn slow(address: SocketAddr) {
    loop {
        let Ok(mut stream) = TcpStream::connect(address).await else { return };
        let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ").await;
        while stream.write_all(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(700)).await;
        }
    }
}

pub fn memory_kib(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn honest_games_go_on_under_siege() {
    let full: Option<usize> = std::env::var("UTTERSON_SIEGE").ok().and_then(|count| count.parse().ok());
    let count = full.unwrap_or(40);
    // People think; a test of whether the games go on need not.
    let thought = full.map_or(Duration::ZERO, |_| Duration::from_millis(300));
    let house = House::open().await;
    let mut games = games(&house, count / 5 + 1).await;
    let House { server, folder } = house;
    server.stop().await;
    let (process, said) = start(folder.path(), &[]).await;
    let address = address(&said);
    let victim = games.pop().unwrap();
    let mut besiegers = Vec::new();
    for _ in 0..count {
        besiegers.push(tokio::spawn(slow(address)));
    }
    let stalled = (0..count).map(|_| stalled(address, &victim));
    let stalled = futures_util::future::join_all(stalled).await;
    let honest = games.iter().map(|game| async move {
        let mut acks = Vec::new();
        drive(address, game, thought, &mut acks).await.map(|()| acks)
    });
    let played = futures_util::future::join_all(honest).await;
    let played: Vec<Vec<Ack>> = played.into_iter().map(|acks| acks.expect("an honest game ends")).collect();
    let mut took: Vec<Duration> = played.iter().flatten().map(|ack| ack.took).collect();
    took.sort_unstable();
    let (p50, p99) = (took[took.len() / 2], took[took.len() * 99 / 100]);
    let kib = memory_kib(process.id().unwrap());
    println!(
        "{count} stalled, {count} slow: {} honest moves, p50 {p50:?}, p99 {p99:?}, server {kib} KiB",
        took.len()
    );
    if full.is_some() {
        assert!(p99 < Duration::from_millis(250), "{p99:?}");
        // What one connection may hold: its queue towards the client, and buffers.
        let bound = 40_000 + 2 * count as u64 * (256 + 48) + games.len() as u64 * 100;
        assert!(kib < bound, "{kib} of {bound} KiB");
    }
    drop(stalled);
    besiegers.iter().for_each(|besieger| besieger.abort());
}
