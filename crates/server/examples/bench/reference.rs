//! The reference: what a card game over WebSocket costs without rules, secrecy or a disk.
//!
//! Two players, ten cards each, played in turn; when both hands are empty they are dealt again. The state is in memory and
//! is gone with the process. It speaks as much of the protocol as the client of the benchmark needs, with the same small
//! buffers and without delay, so that the two figures can be compared.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

type Tables = Arc<Mutex<HashMap<String, Arc<Mutex<Game>>>>>;

/// A game, and the lines to its players.
struct Game {
    hands: [Vec<u8>; 2],
    moves: u64,
    players: [Option<UnboundedSender<String>>; 2],
}

impl Game {
    fn new() -> Game {
        Game { hands: [(1..=10).collect(), (1..=10).collect()], moves: 0, players: [None, None] }
    }

    fn update(&self, seat: usize) -> String {
        let on_turn = self.moves as usize % 2 == seat;
        let card = |card: &u8| json!({ "action": card, "text": card.to_string() });
        let legal: Vec<Value> = self.hands[seat].iter().filter(|_| on_turn).map(card).collect();
        let view = json!({ "hand": self.hands[seat], "other": self.hands[1 - seat].len() });
        let position = json!({ "phase": self.moves, "legal": legal, "view": view });
        // As we write it: the type comes first.
        format!(r#"{{"type":"update","position":{position}}}"#)
    }

    fn play(&mut self, seat: usize, command: &Value) -> Option<()> {
        let card: u8 = command["request"]["action"].as_str()?.parse().ok()?;
        let at = self.hands[seat].iter().position(|held| *held == card)?;
        if self.moves as usize % 2 != seat || command["request"]["expect"] != self.moves {
            return None;
        }
        self.hands[seat].remove(at);
        self.moves += 1;
        if self.hands.iter().all(Vec::is_empty) {
            self.hands = [(1..=10).collect(), (1..=10).collect()];
        }
        let done = json!({ "type": "done", "command_id": command["command_id"], "seq": self.moves });
        self.send(seat, format!(r#"{{"type":"done",{}"#, &done.to_string()[1..]));
        (0..2).for_each(|seat| self.send(seat, self.update(seat)));
        Some(())
    }

    fn send(&self, seat: usize, text: String) {
        if let Some(player) = &self.players[seat] {
            // Who has gone needs nothing.
            let _ = player.send(text);
        }
    }
}

/// Serves until the process ends; says where it listens.
pub async fn serve() -> super::Outcome<()> {
    let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
    println!("{}", listener.local_addr()?);
    let router = Router::new().route("/api/tables/{table}/socket", get(socket)).with_state(Tables::default());
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    Ok(axum::serve(listener, router).await?)
}

async fn socket(
    State(tables): State<Tables>,
    Path(table): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let seat =
        usize::from(headers.get(header::COOKIE).is_some_and(|cookie| cookie.as_bytes().ends_with(b"1")));
    let game = {
        let mut tables = tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.entry(table).or_insert_with(|| Arc::new(Mutex::new(Game::new()))).clone()
    };
    upgrade
        .read_buffer_size(1024)
        .write_buffer_size(4096)
        .on_upgrade(move |socket| attend(socket, game, seat))
}

async fn attend(mut socket: WebSocket, game: Arc<Mutex<Game>>, seat: usize) {
    let (sender, mut texts) = unbounded_channel();
    let with = |work: &dyn Fn(&mut Game)| work(&mut game.lock().unwrap_or_else(PoisonError::into_inner));
    with(&|game| game.players[seat] = Some(sender.clone()));
    loop {
        tokio::select! {
            text = texts.recv() => {
                let Some(text) = text else { return };
                if socket.send(Message::text(text)).await.is_err() { return }
            }
            message = socket.recv() => {
                let Some(Ok(Message::Text(text))) = message else { return };
                let Ok(command) = serde_json::from_str::<Value>(&text) else { return };
                with(&|game| {
                    if command["type"] == "do" && command["request"]["type"] == "move" {
                        let _ = game.play(seat, &command);
                    } else if command["type"] == "do" {
                        game.send(seat, r#"{"type":"done"}"#.to_owned());
                        game.send(seat, game.update(seat));
                    }
                });
            }
        }
    }
}
