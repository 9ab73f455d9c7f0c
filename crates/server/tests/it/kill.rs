//! kill -9, and every acknowledged move is still there.
//!
//! The server runs in a child process: this very test binary, told by the environment to be one. The short form kills it
//! ten times; `UTTERSON_KILLS=200 cargo test -p server --test it kill` is the full one.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use server::Server;
use server::store::sqlite::ballast::Ballast;
use server::store::sqlite::files::{self, DATABASE};
use server::store::sqlite::{Sqlite, log};
use table::Entry;
use table::ids::TableId;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::support::{Guest, House, Line, config, fresh, position};

pub const CHILD: &str = "UTTERSON_TEST_CHILD";

/// Not a test: the server in the child process.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Ok(folder) = std::env::var(CHILD) else { return };
    let config = config(Path::new(&folder));
    let database = config.data.join(DATABASE);
    let store = match Sqlite::open(&database, Ballast::beside(&database, config.ballast_bytes)) {
        Ok(store) => store,
        Err(reason) => return println!("\nREFUSED {reason}"),
    };
    // Often, so that a short trial has many checkpoints in it.
    let often =
        |connection: &rusqlite::Connection| Ok(connection.execute_batch("PRAGMA wal_autocheckpoint=60")?);
    store.write(often).await.unwrap();
    match Server::start_with(config, Arc::new(store)).await {
        Ok(server) => {
            println!("\nLISTENING {}", server.address);
        }
        Err(reason) => println!("\nREFUSED {reason}"),
    }
    tokio::time::sleep(Duration::from_secs(300)).await;
}

/// Starts the child, perhaps under another program; this is what it says.
pub async fn start(folder: &Path, under: &[&str]) -> (Child, String) {
    start_as("kill::child", folder, under).await
}

/// The same with another server in the child process, by the name of what is not a test either.
pub async fn start_as(child: &str, folder: &Path, under: &[&str]) -> (Child, String) {
    let this = std::env::current_exe().unwrap();
    let this = this.to_str().unwrap();
    let words: Vec<&str> = under.iter().copied().chain([this, "--exact", child, "--nocapture"]).collect();
    let mut command = Command::new(words[0]);
    command
        .args(&words[1..])
        .env(CHILD, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true);
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    while let Some(line) = lines.next_line().await.unwrap() {
        if line.starts_with("LISTENING ") || line.starts_with("REFUSED ") {
            // The rest must be read, or the child might wait for us.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return (child, line);
        }
    }
    panic!("the child says nothing")
}

pub fn address(line: &str) -> SocketAddr {
    line.trim_start_matches("LISTENING ").parse().unwrap()
}

/// A move that was acknowledged: at which table, under which id, as which event, and after what time.
#[derive(Clone, PartialEq, Debug)]
pub struct Ack {
    table: String,
    id: String,
    seq: u64,
    pub took: Duration,
}

pub struct Game {
    pub table: String,
    pub players: [Guest; 2],
}

/// Plays on until the game ends or the connection breaks, after so much thought for every move, and notes what was acknowledged.
pub async fn drive(
    address: SocketAddr,
    game: &Game,
    thought: Duration,
    acks: &mut Vec<Ack>,
) -> Result<(), String> {
    let origin = format!("http://{address}");
    let mut lines = Vec::new();
    for player in &game.players {
        let mut line = Line::open(address, &origin, player.cookie.as_deref(), &game.table).await?;
        say(&mut line, json!({ "type": "hello", "protocol": 1 })).await?;
        lines.push(line);
    }
    let mut ready = [false; 2];
    for turn in 0.. {
        let seat = turn % 2;
        let line = &mut lines[seat];
        say(line, json!({ "type": "resync" })).await?;
        let position = loop {
            let message: serde_json::Value = serde_json::from_str(&line.hear_text().await?).unwrap();
            if message["type"] == "snapshot" {
                break position(&message).unwrap().clone();
            }
        };
        let request = match position["stage"]["type"].as_str().unwrap() {
            "over" => return Ok(()),
            "gathering" if !ready[seat] => {
                ready[seat] = true;
                json!({ "type": "ready" })
            }
            _playing => match position["legal"].as_array().unwrap().first() {
                Some(action) => {
                    json!({ "type": "move", "expect": position["phase"], "action": action["text"] })
                }
                None => continue,
            },
        };
        // Not all at once.
        tokio::time::sleep(thought.mul_f64(0.5 + f64::from(server::ids::random::<1>()[0]) / 255.0)).await;
        let (id, start) = (fresh(), Instant::now());
        say(line, json!({ "type": "do", "command_id": id, "request": request })).await?;
        loop {
            let message: serde_json::Value = serde_json::from_str(&line.hear_text().await?).unwrap();
            if message["command_id"] == json!(id) {
                if message["type"] == "done" {
                    let (table, seq) = (game.table.clone(), message["seq"].as_u64().unwrap());
                    acks.push(Ack { table, id, seq, took: start.elapsed() });
                }
                break;
            }
        }
    }
    Ok(())
}

async fn say(line: &mut Line, message: serde_json::Value) -> Result<(), String> {
    use futures_util::SinkExt;
    let text = tokio_tungstenite::tungstenite::Message::text(message.to_string());
    line.socket.send(text).await.map_err(|error| error.to_string())
}

/// The acknowledged moves that the logs do not have.
fn missing<'a>(acks: &'a [Ack], logs: &std::collections::BTreeMap<String, Vec<Entry>>) -> Vec<&'a Ack> {
    let is_there = |ack: &&Ack| {
        let entry = logs.get(&ack.table).and_then(|log| log.get(ack.seq as usize));
        entry.is_some_and(|entry| entry.command.as_ref().is_some_and(|cause| cause.id.as_str() == ack.id))
    };
    acks.iter().filter(|ack| !is_there(ack)).collect()
}

pub async fn games(house: &House, count: usize) -> Vec<Game> {
    let mut games = Vec::new();
    for _ in 0..count {
        let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
        let (table, invite) =
            ann.open_table(house, json!({ "game": "duel", "seats": [{ "type": "me" }] })).await;
        bob.join(house, &table, &invite).await;
        games.push(Game { table, players: [ann, bob] });
    }
    games
}

#[tokio::test]
async fn every_acknowledged_move_survives() {
    let kills: usize =
        std::env::var("UTTERSON_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(10);
    let house = House::open().await;
    let games = games(&house, kills.max(8)).await;
    let House { server, folder } = house;
    server.stop().await;
    let mut acks: Vec<Ack> = Vec::new();
    for kill in 0..kills {
        let (mut process, said) = start(folder.path(), &[]).await;
        let address = address(&said);
        let wait = 20 + u64::from(server::ids::random::<1>()[0]) * 230 / 255;
        let mut books = vec![Vec::new(); 4];
        let driving = books.iter_mut().enumerate().map(|(number, book)| {
            let game = &games[(kill + number) % games.len()];
            async move {
                let _ = drive(address, game, Duration::ZERO, book).await;
            }
        });
        let driving = futures_util::future::join_all(driving);
        let killing = async {
            tokio::time::sleep(Duration::from_millis(wait)).await;
            process.kill().await.unwrap();
        };
        tokio::join!(driving, killing);
        acks.extend(books.into_iter().flatten());
    }
    let contents = files::verify(&folder.path().join(DATABASE)).unwrap();
    let connection = rusqlite::Connection::open(folder.path().join(DATABASE)).unwrap();
    let mut logs = std::collections::BTreeMap::new();
    for game in &games {
        let (_, bodies) = log::load(&connection, game.table.parse::<TableId>().unwrap()).unwrap();
        let entries = bodies.iter().map(|body| Entry::from_json(body).unwrap()).collect::<Vec<_>>();
        let mut ids: Vec<_> = entries.iter().filter_map(|entry| entry.command.clone()).collect();
        let commands = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), commands, "no command twice");
        table::AnyTable::restore(entries.clone(), &table::any::Shelves::default()).unwrap();
        logs.insert(game.table.clone(), entries);
    }
    assert_eq!(missing(&acks, &logs), Vec::<&Ack>::new(), "{} kills", kills);
    assert!(acks.len() > kills, "{} moves acknowledged in {kills} kills", acks.len());
    println!(
        "{kills} kills, {} moves acknowledged, {} events stored, none lost",
        acks.len(),
        contents.events
    );
    // The harness itself: a server that answers before it commits would lose the tail of a log.
    let last = acks.last().unwrap();
    logs.get_mut(&last.table).unwrap().truncate(last.seq as usize);
    assert!(!missing(&acks, &logs).is_empty());
}

#[tokio::test]
async fn a_second_process_refuses_to_start() {
    let folder = tempfile::tempdir().unwrap();
    let (_first, said) = start(folder.path(), &[]).await;
    assert!(said.starts_with("LISTENING "));
    let (_second, said) = start(folder.path(), &[]).await;
    assert!(said.contains("in use by another utterson"), "{said}");
}

/// What disks do is tried with a program that watches system calls, and changes them.
pub async fn is_there_strace() -> bool {
    let is_there = Command::new("strace").arg("-V").output().await.is_ok();
    if !is_there {
        println!("there is no strace here: not tested");
    }
    is_there
}

/// An `fsync` that fails: the server must not answer, and must end with 70.
#[tokio::test]
async fn a_disk_that_fails_stops_the_server() {
    if !is_there_strace().await {
        return;
    }
    let house = House::open().await;
    let games = games(&house, 1).await;
    let House { server, folder } = house;
    server.stop().await;
    let failing = [
        "strace",
        "-f",
        "-q",
        "-o",
        "/dev/null",
        "-e",
        "trace=fsync,fdatasync",
        "-e",
        "inject=fsync,fdatasync:error=EIO:when=12+",
    ];
    let (mut process, said) = start(folder.path(), &failing).await;
    let mut acks = Vec::new();
    for _ in 0..50 {
        if drive(address(&said), &games[0], Duration::ZERO, &mut acks).await.is_err() {
            break;
        }
    }
    let status = tokio::time::timeout(Duration::from_secs(30), process.wait()).await.unwrap().unwrap();
    assert_eq!(status.code(), Some(server::store::sqlite::writer::EXIT_FAIL_STOP));
    let connection = rusqlite::Connection::open(folder.path().join(DATABASE)).unwrap();
    let (_, bodies) = log::load(&connection, games[0].table.parse::<TableId>().unwrap()).unwrap();
    let entries = bodies.iter().map(|body| Entry::from_json(body).unwrap()).collect::<Vec<_>>();
    let logs = [(games[0].table.clone(), entries)].into();
    assert_eq!(missing(&acks, &logs), Vec::<&Ack>::new());
}
