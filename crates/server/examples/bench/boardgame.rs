//! boardgame.io beside us: fetched by its name from npm, where Node is there, and spoken to in its own language.
//!
//! It speaks socket.io over a WebSocket: `40/bench,` joins the game, `42/bench,[…]` is a message, `2` asks whether anybody is there
//! and `3` says so. A move is answered to everybody, the mover too, with the whole state as he may see it.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::Outcome;
use crate::player::Heard;
use crate::sockets::{Socket, connect};

const VERSION: &str = "0.50.2";

/// Whether it asks if anybody is there, and what one says then.
pub const PING: &str = "2";
/// See there.
pub const PONG: &str = "3";

/// Node with the server.
pub fn command() -> Outcome<Command> {
    let folder = install()?;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/bench/boardgame.cjs");
    let mut command = Command::new("node");
    command.arg(script).env("NODE_PATH", folder.join("node_modules")).env("NODE_ENV", "production");
    Ok(command)
}

/// Fetches it once, beside what cargo builds, and says where it is; an error says what is missing.
pub fn install() -> Outcome<PathBuf> {
    Command::new("node").arg("--version").stdout(Stdio::null()).status()?;
    let built = std::env::current_exe()?;
    let folder = built.ancestors().nth(3).ok_or("no target folder")?.join("boardgame.io");
    if !folder.join("node_modules/boardgame.io").exists() {
        std::fs::create_dir_all(&folder)?;
        let package = format!("boardgame.io@{VERSION}");
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-audit", "--no-fund", "--prefix"]).arg(&folder).arg(package);
        let status = npm.stdout(Stdio::null()).stderr(Stdio::null()).status()?;
        if !status.success() {
            return Err("npm could not fetch boardgame.io".into());
        }
    }
    Ok(folder)
}

/// A socket that has joined the game.
pub async fn open(address: SocketAddr) -> Outcome<Socket> {
    let mut socket = connect(address, "/socket.io/?EIO=4&transport=websocket", "").await?;
    socket.send(Message::text("40/bench,")).await?;
    while let Some(message) = socket.next().await {
        if message?.to_text()?.starts_with("40/bench,") {
            return Ok(socket);
        }
    }
    Err("boardgame.io does not answer".into())
}

/// Asks for the state: whoever asks first opens the table.
pub fn sit_down(table: &str, seat: usize) -> String {
    format!("42/bench,{}", json!(["sync", table, seat.to_string(), null, 2]))
}

/// A move in the state of that number.
pub fn play(table: &str, seat: usize, state: u64, card: &str) -> String {
    let card: u8 = card.parse().unwrap_or_default();
    let payload =
        json!({ "type": "play", "args": [card], "playerID": seat.to_string(), "credentials": null });
    let action = json!({ "type": "MAKE_MOVE", "payload": payload });
    format!("42/bench,{}", json!(["update", action, state, table, seat.to_string()]))
}

/// What a frame says to that seat.
pub fn hear(text: &str, seat: usize) -> Heard {
    let is_update = text.starts_with(r#"42/bench,["update""#);
    let is_state = is_update || text.starts_with(r#"42/bench,["sync""#);
    let choice = if is_state { choice(text, seat) } else { None };
    Heard { is_done: is_update, is_news: is_update, is_over: false, choice }
}

fn choice(text: &str, seat: usize) -> Option<(u64, String)> {
    let on_turn = text.split(r#""currentPlayer":""#).nth(1)?.split('"').next()?;
    if on_turn.parse() != Ok(seat) {
        return None;
    }
    let state = text.split(r#""_stateID":"#).nth(1)?.split([',', '}']).next()?.parse().ok()?;
    let card = text.split(r#""hand":["#).nth(1)?.split([',', ']']).next()?;
    Some((state, card.to_owned()))
}
