//! Whoever plays in the benchmark: moves whenever he can, and notes how long things took.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::{Outcome, Sitting, Socket, open};

/// One player: moves whenever he can, table after table, and notes how long each answer took.
pub struct Player {
    pub address: SocketAddr,
    pub seat: usize,
    pub sittings: Arc<[Sitting]>,
    pub thinking: Duration,
    pub hall: Arc<Hall>,
    pub took: Took,
    pub sent: Option<Instant>,
    /// When the last move was made at this table, for whoever sees it.
    pub moved: Arc<Mutex<Option<(usize, Instant)>>>,
    pub number: u64,
    pub tag: String,
}

/// What all players look at.
#[derive(Default)]
pub struct Hall {
    pub is_counted: AtomicBool,
    pub is_over: AtomicBool,
}

/// How long things took, in microseconds.
#[derive(Default)]
pub struct Took {
    /// From a move to its `done`.
    pub own: Vec<u32>,
    /// From a move until the opponent sees it.
    pub seen: Vec<u32>,
    /// Moves before it was counted.
    pub early: u64,
}

impl Took {
    /// These too.
    pub fn add(&mut self, other: Took) {
        self.own.extend(other.own);
        self.seen.extend(other.seen);
        self.early += other.early;
    }
}

impl Player {
    /// Plays until the tables are over, or everybody stops.
    pub async fn play(mut self, mut socket: Socket) -> Outcome<(Took, Socket)> {
        for number in 0..self.sittings.len() {
            if number > 0 {
                let sitting = &self.sittings[number];
                socket = open(self.address, &sitting.cookies[self.seat], &sitting.table).await?;
            }
            self.sent = None;
            self.command(&mut socket, json!({ "type": "ready" })).await?;
            while !self.turn(&mut socket).await? {
                if self.hall.is_over.load(Ordering::Relaxed) {
                    return Ok((self.took, socket));
                }
            }
        }
        Ok((self.took, socket))
    }

    async fn command(&mut self, socket: &mut Socket, request: Value) -> Outcome<()> {
        self.number += 1;
        let id = format!("{}-{:010}", self.tag, self.number);
        let text = json!({ "type": "do", "command_id": id, "request": request }).to_string();
        let now = Instant::now();
        self.sent = Some(now);
        *self.moved.lock().unwrap_or_else(PoisonError::into_inner) = Some((self.seat, now));
        Ok(socket.send(Message::text(text)).await?)
    }

    /// Hears one message and does what is to be done; is the game over?
    async fn turn(&mut self, socket: &mut Socket) -> Outcome<bool> {
        let heard = tokio::time::timeout(Duration::from_millis(200), socket.next()).await;
        let Ok(Some(Ok(Message::Text(text)))) = heard else { return Ok(false) };
        if text.starts_with(r#"{"type":"done""#) {
            if self.hall.is_counted.load(Ordering::Relaxed) {
                self.took.own.extend(self.sent.take().map(|at| at.elapsed().as_micros() as u32));
            } else {
                self.took.early += 1;
                self.sent = None;
            }
            return Ok(false);
        }
        self.note_seen(&text);
        if text.contains(r#""stage":{"type":"over""#) {
            return Ok(true);
        }
        if let (None, Some((phase, action))) = (self.sent, choice(&text)) {
            if !self.thinking.is_zero() {
                tokio::time::sleep(self.think()).await;
            }
            self.command(socket, json!({ "type": "move", "expect": phase, "action": action })).await?;
        }
        Ok(false)
    }
}

impl Player {
    /// Between half of the thinking time and one and a half, by chance.
    fn think(&self) -> Duration {
        let share = f64::from(u16::from_le_bytes(server::ids::random())) / f64::from(u16::MAX);
        self.thinking.mul_f64(0.5 + share)
    }

    /// Has the opponent's move arrived?
    fn note_seen(&mut self, text: &str) {
        if !text.starts_with(r#"{"type":"update""#) {
            return;
        }
        let mut moved = self.moved.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((seat, at)) = *moved
            && seat != self.seat
        {
            *moved = None;
            if self.hall.is_counted.load(Ordering::Relaxed) {
                self.took.seen.push(at.elapsed().as_micros() as u32);
            }
        }
    }
}

/// The phase and the first legal action, cut out of the text: reading all of it would cost the client more than the server.
fn choice(text: &str) -> Option<(u64, String)> {
    let position = text.rsplit(r#""position":{"#).next()?;
    let phase = position.split(r#""phase":"#).nth(1)?.split([',', '}']).next()?.parse().ok()?;
    let legal = text.rsplit(r#""legal":["#).next()?;
    if legal.starts_with(']') {
        return None;
    }
    let action = legal.split(r#""text":""#).nth(1)?.split('"').next()?;
    Some((phase, action.to_owned()))
}
