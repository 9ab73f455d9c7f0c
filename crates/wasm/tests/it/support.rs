//! A device with a store: what a worker does around a keeper, without the browser.

use game::{Quick, Seat};
use serde_json::{Value, json};
use wasm::fault::Fault;
use wasm::keeper::{Keeper, Turn};

/// A keeper, and what has been stored.
pub struct Device {
    pub keeper: Keeper,
    pub log: Vec<String>,
    pub quick: Quick,
    commands: u32,
}

impl Device {
    /// Opens a table by this wish.
    pub fn open(wish: &Value, seed: u64) -> Result<Device, Fault> {
        let mut quick = Quick::new(seed);
        let (keeper, log) = Keeper::open(&wish.to_string(), "Ann", &mut quick)?;
        Ok(Device { keeper, log: log.entries, quick, commands: 0 })
    }

    /// The same table at another device, or after a crash.
    pub fn again(&self) -> Device {
        let keeper = Keeper::restore(&self.log).expect("what was stored can be restored");
        Device { keeper, log: self.log.clone(), quick: Quick::new(7), commands: 1000 }
    }

    fn store(&mut self, turn: Result<Turn, Fault>) -> Turn {
        let turn = turn.expect("the keeper takes it");
        self.log.extend(turn.entries.iter().cloned());
        turn
    }

    pub fn hear(&mut self, line: u32, message: &Value) -> Turn {
        let turn = self.keeper.hear(line, &message.to_string(), 0, &mut self.quick);
        self.store(turn)
    }

    /// Somebody looks, and says hello.
    pub fn hello(&mut self, line: u32, seat: Option<u8>) -> Turn {
        self.keeper.connect(line, seat).expect("a person sits there");
        self.hear(line, &json!({ "type": "hello", "protocol": 1 }))
    }

    /// Somebody wants something; what he is answered.
    pub fn command(&mut self, line: u32, request: Value) -> Turn {
        self.commands += 1;
        let id = format!("command-{:08}", self.commands);
        self.hear(line, &json!({ "type": "do", "command_id": id, "request": request }))
    }

    pub fn decide(&mut self, seat: Seat, phase: u64, action: &str) -> Turn {
        let turn = self.keeper.decide((seat, phase), action.into(), 0, &mut self.quick);
        self.store(turn)
    }

    pub fn replace(&mut self, seat: Seat, phase: u64) -> Turn {
        let turn = self.keeper.replace((seat, phase), 0, &mut self.quick);
        self.store(turn)
    }
}

/// What was said over a line, as JSON.
pub fn said(turn: &Turn, line: u32) -> Vec<Value> {
    turn.posts.iter().filter(|post| post.line == line).map(|post| json!(post.message)).collect()
}

/// The last position that was told over a line.
pub fn position(turn: &Turn, line: u32) -> Value {
    let told = said(turn, line);
    let last = told.iter().rev().find(|message| message["type"] == "update" || message["type"] == "snapshot");
    let last = last.expect("something was told");
    if last["type"] == "update" { last["position"].clone() } else { last["snapshot"]["position"].clone() }
}

/// A table of duel against a program.
pub fn against_a_bot(level: &str) -> Value {
    json!({ "game": "duel", "seats": [{ "type": "me" }, { "type": "bot", "level": level }] })
}

/// A table of two people at this device.
pub fn two_people(game: &str) -> Value {
    json!({ "game": game, "seats": [{ "type": "me", "name": "Ann" }, { "type": "me", "name": "Bob" }] })
}
