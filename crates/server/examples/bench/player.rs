//! Whoever plays in the benchmark: moves whenever he can, and notes how long things took.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::house::House;
use crate::sockets::{Sitting, Socket, open};
use crate::{Outcome, boardgame};

/// Two who play with each other, one game after the other.
pub struct Pair {
    pub sittings: Arc<[Sitting]>,
    /// Who made the last move, and when, for whoever sees it.
    moved: Arc<Mutex<Option<(usize, Instant)>>>,
}

impl Pair {
    /// Two who have these games before them.
    pub fn new(sittings: Arc<[Sitting]>) -> Pair {
        Pair { sittings, moved: Arc::default() }
    }
}

/// One player: moves whenever he can, table after table, and notes how long each answer took.
pub struct Player {
    house: House,
    address: SocketAddr,
    seat: usize,
    pair: Arc<Pair>,
    /// At which of the tables he sits.
    at: usize,
    thinking: Duration,
    hall: Arc<Hall>,
    took: Took,
    sent: Option<Instant>,
    number: u64,
    tag: String,
}

/// What all players look at.
#[derive(Default)]
pub struct Hall {
    pub is_counted: AtomicBool,
    pub is_over: AtomicBool,
    /// Moves of all, warm-up included.
    pub moves: AtomicU64,
    /// Players who had no game left before it was over.
    pub idle: AtomicU64,
}

/// How long things took, in microseconds.
#[derive(Default)]
pub struct Took {
    /// From a move to its answer.
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

/// What a frame says.
pub struct Heard {
    /// What was commanded is done.
    pub is_done: bool,
    /// Something has happened at the table.
    pub is_news: bool,
    /// The game is over.
    pub is_over: bool,
    /// What can be chosen, and in which state of things.
    pub choice: Option<(u64, String)>,
}

impl Player {
    /// Somebody who is about to sit down.
    pub fn new(
        (house, address): (House, SocketAddr),
        (pair, seat): (&Arc<Pair>, usize),
        hall: &Arc<Hall>,
        thinking: Duration,
    ) -> Player {
        Player {
            house,
            address,
            seat,
            pair: pair.clone(),
            at: 0,
            thinking,
            hall: hall.clone(),
            took: Took::default(),
            sent: None,
            number: 0,
            tag: server::ids::hex(&server::ids::random::<8>()),
        }
    }

    /// Plays until the tables are over, or everybody stops.
    pub async fn play(mut self, mut socket: Socket) -> Outcome<(Took, Socket)> {
        while self.at < self.pair.sittings.len() {
            self.sent = None;
            self.sit_down(&mut socket).await?;
            while !self.turn(&mut socket).await? {
                if self.hall.is_over.load(Ordering::Relaxed) {
                    return Ok((self.took, socket));
                }
            }
            self.at += 1;
            if let Some(sitting) = self.pair.sittings.get(self.at) {
                socket = open(self.address, self.house, sitting, self.seat).await?;
            }
        }
        self.hall.idle.fetch_add(1, Ordering::Relaxed);
        Ok((self.took, socket))
    }

    async fn sit_down(&mut self, socket: &mut Socket) -> Outcome<()> {
        match self.house {
            House::Boardgame => {
                let text = boardgame::sit_down(&self.pair.sittings[self.at].table, self.seat);
                Ok(socket.send(Message::text(text)).await?)
            }
            House::Ours | House::Shipping | House::Reference => {
                let ready = self.command(json!({ "type": "ready" }));
                self.say(socket, ready).await
            }
        }
    }

    fn command(&mut self, request: Value) -> String {
        self.number += 1;
        let id = format!("{}-{:010}", self.tag, self.number);
        json!({ "type": "do", "command_id": id, "request": request }).to_string()
    }

    /// Says something that is answered.
    async fn say(&mut self, socket: &mut Socket, text: String) -> Outcome<()> {
        let now = Instant::now();
        self.sent = Some(now);
        *self.pair.moved.lock().unwrap_or_else(PoisonError::into_inner) = Some((self.seat, now));
        Ok(socket.send(Message::text(text)).await?)
    }

    /// Hears one message and does what is to be done; is the game over?
    async fn turn(&mut self, socket: &mut Socket) -> Outcome<bool> {
        let heard = tokio::time::timeout(Duration::from_millis(200), socket.next()).await;
        let Ok(Some(Ok(Message::Text(text)))) = heard else { return Ok(false) };
        if text == boardgame::PING {
            socket.send(Message::text(boardgame::PONG)).await?;
            return Ok(false);
        }
        let heard = match self.house {
            House::Boardgame => boardgame::hear(&text, self.seat),
            House::Ours | House::Shipping | House::Reference => hear(&text),
        };
        if heard.is_done {
            self.note_done();
        }
        if heard.is_news {
            self.note_seen();
        }
        if let (None, Some((phase, action))) = (self.sent, heard.choice) {
            if !self.thinking.is_zero() {
                tokio::time::sleep(self.think()).await;
            }
            let text = match self.house {
                House::Boardgame => {
                    boardgame::play(&self.pair.sittings[self.at].table, self.seat, phase, &action)
                }
                House::Ours | House::Shipping | House::Reference => {
                    self.command(json!({ "type": "move", "expect": phase, "action": action }))
                }
            };
            self.say(socket, text).await?;
        }
        Ok(heard.is_over)
    }

    /// Between half of the thinking time and one and a half, by chance.
    fn think(&self) -> Duration {
        let share = f64::from(u16::from_le_bytes(server::ids::random())) / f64::from(u16::MAX);
        self.thinking.mul_f64(0.5 + share)
    }

    fn note_done(&mut self) {
        let Some(at) = self.sent.take() else { return };
        self.hall.moves.fetch_add(1, Ordering::Relaxed);
        if self.hall.is_counted.load(Ordering::Relaxed) {
            self.took.own.push(at.elapsed().as_micros() as u32);
        } else {
            self.took.early += 1;
        }
    }

    /// Is it the opponent's move that has arrived?
    fn note_seen(&mut self) {
        let mut moved = self.pair.moved.lock().unwrap_or_else(PoisonError::into_inner);
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

/// What a frame of ours, or of the reference, says.
fn hear(text: &str) -> Heard {
    let is_done = text.starts_with(r#"{"type":"done""#);
    Heard {
        is_done,
        is_news: text.starts_with(r#"{"type":"update""#),
        is_over: text.contains(r#""stage":{"type":"over""#),
        choice: if is_done { None } else { choice(text) },
    }
}

/// The phase and one of the legal actions, cut out of the text: reading all of it would cost the client more than the server.
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
