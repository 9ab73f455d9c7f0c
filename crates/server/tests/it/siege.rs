//! A siege: people who never read, who never finish their headers, who say more than one can listen to, who invent cookies, and who
//! let bots play bots; and honest games among them.
//!
//! The short form has a few dozen of each kind and looks only at whether the games go on. The full one,
//! `UTTERSON_SIEGE=1000 cargo test --release -p server --test it siege -- --nocapture`, has a thousand stalled and a thousand slow ones, and 200 games
//! between people who think, first in the quiet and then under siege. It says how long honest moves took and what memory the server
//! had: under siege no more than twice as long as in the quiet.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use futures_util::SinkExt;
use futures_util::future::join_all;
use serde_json::json;
use server::Server;
use server::address::Proxies;
use server::config::Config;
use server::limits::Rates;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::kill::{Ack, CHILD, Game, address, drive, games, start_as};
use crate::support::{Guest, House, Line, config};

/// So many besiegers of a kind, in the full form.
fn full() -> Option<usize> {
    std::env::var("UTTERSON_SIEGE").ok().and_then(|count| count.parse().ok())
}

/// Not a test: the server in the child process. Connections are not limited, so that the siege is one; what people say and what
/// bots think is, as usual.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Ok(folder) = std::env::var(CHILD) else { return };
    let (open, usual) = (config(Path::new(&folder)), Config::default());
    // Who does not think says more than people do.
    let message = full().map_or(open.rates.message, |_| usual.rates.message);
    let rates = Rates { message, bot_second: usual.rates.bot_second, ..open.rates };
    let proxies = Proxies { count: 1, ..Proxies::default() };
    let tables_per_address_max = usual.tables_per_address_max;
    match Server::start(Config { rates, proxies, tables_per_address_max, pace: usual.pace, ..open }).await {
        Ok(server) => println!("\nLISTENING {}", server.address),
        Err(reason) => println!("\nREFUSED {reason}"),
    }
    tokio::time::sleep(Duration::from_secs(600)).await;
}

/// Somebody who asks for everything as often as he may, and reads nothing of it.
async fn stalled(address: SocketAddr, game: &Game) -> Line {
    let (origin, cookie) = (format!("http://{address}"), game.players[0].cookie.as_deref());
    let mut line = Line::open(address, &origin, cookie, &game.table).await.unwrap();
    line.say(&json!({ "type": "hello", "protocol": 1 })).await;
    for _ in 0..15 {
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

/// Somebody who says a hundred things a second, where five are listened to, and comes again when he is sent away.
async fn noisy(address: SocketAddr, (table, cookie): (String, Option<String>)) {
    let origin = format!("http://{address}");
    loop {
        let Ok(mut line) = Line::open(address, &origin, cookie.as_deref(), &table).await else { return };
        line.say(&json!({ "type": "hello", "protocol": 1 })).await;
        while line.socket.send(Message::text(r#"{"type":"ping","nonce":1}"#)).await.is_ok() {
            let _ = timeout(Duration::from_millis(10), line.hear_text()).await;
        }
    }
}

/// Somebody who asks fifty times a second with cookies that he has invented.
async fn inventive(address: SocketAddr, number: usize) {
    let mut answer = [0; 4096];
    loop {
        let Ok(mut stream) = TcpStream::connect(address).await else { return };
        loop {
            let cookie = server::ids::hex(&server::ids::random::<32>());
            let head = format!(
                "GET /api/me HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.{}.{}\r\nCookie: sid={cookie}\r\n\r\n",
                number / 250,
                number % 250
            );
            let sent = stream.write_all(head.as_bytes()).await;
            if sent.is_err() || !stream.read(&mut answer).await.is_ok_and(|bytes| bytes > 0) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// One address opens all tables that it may, where champions play champions.
async fn bot_tables(address: SocketAddr, guest: &Guest) -> usize {
    let bot = json!({ "type": "bot", "level": "champion" });
    let body = json!({ "game": "duel", "seats": [bot, bot] }).to_string();
    let mut opened = 0;
    for _ in 0..60 {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: http://{address}\r\nX-Forwarded-For: 198.51.100.6\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
            guest.cookie.as_deref().unwrap(),
            body.len()
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer).await;
        opened += usize::from(answer.contains(" 201 "));
    }
    opened
}

pub fn memory_kib(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

/// How long moves take in honest games: the median, and all but one in a hundred.
async fn honest(address: SocketAddr, games: &[Game], thought: Duration) -> (usize, Duration, Duration) {
    let played = games.iter().map(|game| async move {
        let mut acks = Vec::new();
        drive(address, game, thought, &mut acks).await.map(|()| acks)
    });
    let played = join_all(played).await;
    let played: Vec<Vec<Ack>> = played.into_iter().map(|acks| acks.expect("an honest game ends")).collect();
    let mut took: Vec<Duration> = played.iter().flatten().map(|ack| ack.took).collect();
    took.sort_unstable();
    (took.len(), took[took.len() / 2], took[took.len() * 99 / 100])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn honest_games_go_on_under_siege() {
    let full = full();
    let count = full.unwrap_or(40);
    // People think; a test of whether the games go on need not.
    let thought = full.map_or(Duration::from_millis(1), |_| Duration::from_millis(600));
    let house = House::open().await;
    let mut games = games(&house, 2 * (count / 5) + 1).await;
    let House { server, folder } = house;
    server.stop().await;
    let (process, said) = start_as("siege::child", folder.path(), &[]).await;
    let address = address(&said);
    let victim = games.pop().unwrap();
    let besieged = games.split_off(count / 5);
    let quiet = honest(address, &games, thought).await;
    println!("in the quiet: {} honest moves, p50 {:?}, p99 {:?}", quiet.0, quiet.1, quiet.2);
    let bots = bot_tables(address, &victim.players[1]).await;
    let mut besiegers: Vec<_> = (0..count).map(|_| tokio::spawn(slow(address))).collect();
    let noise = (victim.table.clone(), victim.players[0].cookie.clone());
    besiegers.extend((0..count / 20).map(|_| tokio::spawn(noisy(address, noise.clone()))));
    besiegers.extend((0..count / 20).map(|number| tokio::spawn(inventive(address, number))));
    let stalled = join_all((0..count).map(|_| stalled(address, &victim))).await;
    let under_siege = honest(address, &besieged, thought).await;
    let kib = memory_kib(process.id().unwrap());
    println!(
        "{count} slow, {count} stalled, {0} noisy, {0} inventive, {bots} tables of champions: {1} honest moves, p50 {2:?}, p99 {3:?}, \
         server {kib} KiB",
        count / 20,
        under_siege.0,
        under_siege.1,
        under_siege.2
    );
    if full.is_some() {
        // Below ten milliseconds nobody can tell.
        let bound = 2 * quiet.2.max(Duration::from_millis(10));
        assert!(under_siege.2 < bound, "{:?} of {bound:?}", under_siege.2);
        // What one connection may hold: its queue towards the client, and buffers.
        let bound = 80_000 + 2 * count as u64 * (256 + 48) + 2 * besieged.len() as u64 * 100;
        assert!(kib < bound, "{kib} of {bound} KiB");
    }
    drop(stalled);
    besiegers.iter().for_each(|besieger| besieger.abort());
}
