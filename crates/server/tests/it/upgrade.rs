//! A new program takes the place of the old one while people play: they are told when to come back, and nothing is lost.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use server::store::sqlite::files::{self, DATABASE};
use server::store::sqlite::log;
use table::Entry;
use table::ids::TableId;
use tokio::process::Command;

use crate::kill::{CHILD, Game, address, games, start_as};
use crate::support::{House, Line, config, fresh, position};

/// Not a test: the whole server in the child process, as `utterson serve` runs it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Ok(folder) = std::env::var(CHILD) else { return };
    let ready = |address| println!("\nLISTENING {address}");
    if let Err(reason) = server::serve(config(Path::new(&folder)), ready).await {
        println!("\nREFUSED {reason}");
    }
}

/// What both players of a game have done and heard.
#[derive(Default)]
struct Book {
    /// The commands that were acknowledged, and as which event.
    done: BTreeMap<String, u64>,
    /// What was sent and not answered before the line broke: whose it was, and the whole message.
    unanswered: Option<(usize, Value)>,
    /// When each of the two was told to come back, in milliseconds.
    byes: Vec<u64>,
}

impl Book {
    /// Plays with this server until it says goodbye, or the game ends: `true`.
    async fn play(&mut self, address: SocketAddr, game: &Game) -> bool {
        let mut lines = Vec::new();
        for player in &game.players {
            let origin = format!("http://{address}");
            let line = Line::open(address, &origin, player.cookie.as_deref(), &game.table).await;
            let mut line = line.expect("the new server lets everybody in");
            line.say(&json!({ "type": "hello", "protocol": 1 })).await;
            lines.push(line);
        }
        let over = self.moves(&mut lines).await;
        if !over {
            // The one whom it was not said to while he waited hears it too.
            for line in &mut lines {
                while let Ok(text) = line.hear_text().await {
                    self.heard(&serde_json::from_str(&text).unwrap());
                }
            }
        }
        over
    }

    async fn moves(&mut self, lines: &mut [Line]) -> bool {
        loop {
            let (seat, message) = match self.unanswered.take() {
                Some(again) => again,
                None => match next(lines).await {
                    Next::Say(seat, request) => {
                        (seat, json!({ "type": "do", "command_id": fresh(), "request": request }))
                    }
                    Next::Over => return true,
                    Next::Gone(said) => {
                        said.iter().for_each(|message| self.heard(message));
                        return false;
                    }
                },
            };
            let id = message["command_id"].clone();
            self.unanswered = Some((seat, message.clone()));
            lines[seat].say(&message).await;
            while self.unanswered.is_some() {
                let Ok(text) = lines[seat].hear_text().await else { return false };
                let heard: Value = serde_json::from_str(&text).unwrap();
                self.heard(&heard);
                // What was refused has not happened: the game had moved on.
                if heard["command_id"] == id {
                    self.unanswered = None;
                }
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    fn heard(&mut self, message: &Value) {
        match message["type"].as_str().unwrap() {
            "done" => {
                let (id, seq) = (message["command_id"].as_str().unwrap(), message["seq"].as_u64().unwrap());
                let before = self.done.insert(id.to_owned(), seq);
                assert!(before.is_none_or(|before| before == seq), "one command, two events");
            }
            "bye" => {
                assert_eq!(message["reason"], "restart");
                self.byes.push(message["retry_after_ms"].as_u64().unwrap());
            }
            _other => {}
        }
    }
}

/// What is to be done next.
enum Next {
    Say(usize, Value),
    Over,
    /// The line broke; this was said last.
    Gone(Vec<Value>),
}

/// The next move of whoever is on turn.
async fn next(lines: &mut [Line]) -> Next {
    loop {
        for (seat, line) in lines.iter_mut().enumerate() {
            line.say(&json!({ "type": "resync" })).await;
            let mut said = Vec::new();
            let stands = loop {
                let Ok(text) = line.hear_text().await else { return Next::Gone(said) };
                let message: Value = serde_json::from_str(&text).unwrap();
                if message["type"] == "snapshot" {
                    break position(&message).unwrap().clone();
                }
                said.push(message);
            };
            match stands["stage"]["type"].as_str().unwrap() {
                "over" => return Next::Over,
                "gathering" if stands["seats"][seat]["ready"] != true => {
                    return Next::Say(seat, json!({ "type": "ready" }));
                }
                _playing => {}
            }
            if let Some(action) = stands["legal"].as_array().unwrap().first() {
                let action = &action["text"];
                return Next::Say(
                    seat,
                    json!({ "type": "move", "expect": stands["phase"], "action": action }),
                );
            }
        }
    }
}

#[tokio::test]
async fn an_upgrade_with_everybody_connected_loses_nothing() {
    let house = House::open().await;
    let games = games(&house, 6).await;
    let House { server, folder } = house;
    server.stop().await;
    let mut books: Vec<Book> = games.iter().map(|_| Book::default()).collect();
    for _ in 0..3 {
        let (mut process, said) = start_as("upgrade::child", folder.path(), &[]).await;
        let address = address(&said);
        let told: usize = books.iter().map(|book| book.byes.len()).sum();
        let playing = join_all(books.iter_mut().zip(&games).map(|(book, game)| book.play(address, game)));
        let id = process.id().unwrap().to_string();
        let upgrade = async {
            tokio::time::sleep(Duration::from_millis(250)).await;
            assert!(Command::new("kill").args(["-TERM", &id]).status().await.unwrap().success());
            process.wait().await.unwrap()
        };
        let (over, status) = tokio::join!(playing, upgrade);
        assert!(status.success(), "{status}");
        let going_on = over.iter().filter(|over| !**over).count();
        let told = books.iter().map(|book| book.byes.len()).sum::<usize>() - told;
        assert_eq!(told, 2 * going_on, "everybody is told when to come back");
        assert!(books.iter().flat_map(|book| &book.byes).all(|retry| *retry < 3_000));
    }
    // To the end of every game, with the last of them.
    let (process, said) = start_as("upgrade::child", folder.path(), &[]).await;
    let over = join_all(books.iter_mut().zip(&games).map(|(book, game)| book.play(address(&said), game)));
    assert!(over.await.into_iter().all(|over| over));
    drop(process);
    counts_are_equal(folder.path(), &games, &books);
}

/// What was acknowledged is what is stored, each once.
fn counts_are_equal(folder: &Path, games: &[Game], books: &[Book]) {
    let connection = rusqlite::Connection::open(folder.join(DATABASE)).unwrap();
    for (game, book) in games.iter().zip(books) {
        let (_, bodies) = log::load(&connection, game.table.parse::<TableId>().unwrap()).unwrap();
        let entries: Vec<Entry> = bodies.iter().map(|body| Entry::from_json(body).unwrap()).collect();
        let command = |entry: &Entry| Some((entry.command.as_ref()?.id.as_str().to_owned(), entry.seq));
        let stored: BTreeMap<String, u64> = entries.iter().filter_map(command).collect();
        assert_eq!(stored, book.done, "acknowledged and stored");
        assert!(stored.len() > 10, "{} commands are no game", stored.len());
    }
    files::verify(&folder.join(DATABASE)).unwrap();
}
