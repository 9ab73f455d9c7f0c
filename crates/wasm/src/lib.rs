//! The table and the bots in a browser's worker, by the server's own messages.
//!
//! ```text
//! page ── ClientMsg / ServerMsg ── keeper's worker ── Question / action ── thinker's worker
//!                                        │
//!                                    IndexedDB
//! ```
//!
//! - [`keeper`]: a table with its lines. [`thinker`]: a program that is asked. [`trial`]: what is compared between machines.
//! - [`face`]: a table from outside. [`fault`]: why not. Below: the face that the workers see, where everything is text.
//!
//! There is no rule in here, and nothing that a server would not do. The truth stays with the keeper; the thinker gets a view.

pub mod face;
pub mod fault;
pub mod keeper;
pub mod thinker;
pub mod trial;

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::any::{GameName, Shelves};
use table::fair::{Key, Stream};
use table::replay::{Eyes, Unshown};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::fault::Fault;
use crate::keeper::Keeper;
use crate::thinker::Question;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;

    #[wasm_bindgen(js_namespace = crypto, js_name = getRandomValues)]
    fn fill(bytes: &mut [u8]);
}

/// Random words of the browser.
fn entropy() -> Stream {
    let mut bytes = [0; 32];
    fill(&mut bytes);
    Key(bytes).draw(0)
}

/// The clock of a worker: it never jumps.
fn now_ms() -> u64 {
    now() as u64
}

/// What comes back is text: the thing itself, or why not.
type Text = Result<String, String>;

fn text(said: Result<impl Serialize, Fault>) -> Text {
    said.map(|said| json!(said).to_string()).map_err(|fault| fault.json())
}

fn game(name: &str) -> Result<GameName, String> {
    name.parse().map_err(|_| Fault::bad("unknown-game").json())
}

/// A table that is kept here.
#[wasm_bindgen]
pub struct LocalTable(Keeper);

#[wasm_bindgen]
impl LocalTable {
    /// Takes up the table of a log.
    ///
    /// # Errors
    /// Why it cannot be taken up.
    pub fn restore(entries: Vec<String>) -> Result<LocalTable, String> {
        Keeper::restore(&entries).map(LocalTable).map_err(|fault| fault.json())
    }

    /// See [`Keeper::renew`].
    ///
    /// # Errors
    /// See there.
    pub fn renew(&mut self, entries: Vec<String>) -> Text {
        text(self.0.renew(&entries, now_ms(), &mut entropy()))
    }

    /// See [`Keeper::connect`].
    ///
    /// # Errors
    /// See there.
    pub fn connect(&mut self, line: u32, seat: Option<u8>) -> Text {
        text(self.0.connect(line, seat))
    }

    /// See [`Keeper::hear`].
    ///
    /// # Errors
    /// See there.
    pub fn hear(&mut self, line: u32, frame: &str) -> Text {
        text(self.0.hear(line, frame, now_ms(), &mut entropy()))
    }

    /// See [`Keeper::hang_up`].
    ///
    /// # Errors
    /// See there.
    pub fn hang_up(&mut self, line: u32) -> Text {
        text(self.0.hang_up(line, now_ms(), &mut entropy()))
    }

    /// See [`Keeper::tick`].
    ///
    /// # Errors
    /// See there.
    pub fn tick(&mut self) -> Text {
        text(self.0.tick(now_ms(), &mut entropy()))
    }

    /// See [`Keeper::decide`].
    ///
    /// # Errors
    /// See there.
    pub fn decide(&mut self, seat: u8, phase: u32, action: String) -> Text {
        text(self.0.decide((Seat(seat), phase.into()), action, now_ms(), &mut entropy()))
    }

    /// See [`Keeper::replace`].
    ///
    /// # Errors
    /// See there.
    pub fn replace(&mut self, seat: u8, phase: u32) -> Text {
        text(self.0.replace((Seat(seat), phase.into()), now_ms(), &mut entropy()))
    }

    /// See [`Keeper::question`]; `null` if the game has moved on.
    ///
    /// # Errors
    /// Never.
    pub fn question(&self, seat: u8, phase: u32) -> Text {
        text(Ok(self.0.question(Seat(seat), phase.into())))
    }

    /// See [`Keeper::record`].
    ///
    /// # Errors
    /// See there.
    pub fn record(&self, seat: Option<u8>) -> Text {
        self.0.record(seat).map_err(|fault| fault.json())
    }

    /// See [`Keeper::head`].
    pub fn head(&self) -> u32 {
        u32::try_from(self.0.head()).unwrap_or(u32::MAX)
    }

    /// See [`Keeper::face`].
    ///
    /// # Errors
    /// Never.
    pub fn face(&self) -> Text {
        text(Ok(self.0.face()))
    }
}

/// Opens a table: its log, from the beginning. See [`Keeper::open`].
///
/// # Errors
/// See there.
#[wasm_bindgen]
pub fn open(wish: &str, name: &str) -> Text {
    text(Keeper::open(wish, name, &mut entropy()).map(|(_, log)| log))
}

/// What is left of a name once it is cleaned.
///
/// # Errors
/// If that is nothing.
#[wasm_bindgen]
pub fn clean_name(typed: &str) -> Text {
    table::player::Name::clean(typed).map(String::from).map_err(|_| Fault::bad("bad-name").json())
}

/// What a program chooses, if it has so many milliseconds.
///
/// # Errors
/// See [`Question::answer`].
#[wasm_bindgen]
pub fn think(question: &str, within_ms: f64) -> Text {
    let question: Question = serde_json::from_str(question).map_err(|_| Fault::bad("malformed").json())?;
    let until = now() + within_ms;
    let mut stop = || now() >= until;
    let mut budget = bots::Budget::until(&mut stop);
    question.answer(&mut budget, &mut entropy()).map_err(|fault| fault.json())
}

/// Hands in the network of a game.
///
/// # Errors
/// One that cannot be used.
#[wasm_bindgen]
pub fn give(name: &str, bytes: &[u8]) -> Result<(), String> {
    thinker::give(game(name)?, bytes).map_err(|fault| fault.json())
}

/// So many frames are shown at once; a page asks on from there, as it does of a server.
const FRAMES_MAX: usize = 200;

/// What somebody wants to see again.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReplayWish {
    record: String,
    viewer: Eyes,
    #[serde(default)]
    from: usize,
}

/// Frames of a record, by the wish that a server takes at `/api/replay`.
///
/// # Errors
/// Where the record is bad, and why.
#[wasm_bindgen]
pub fn replay(wish: &str) -> Text {
    let ReplayWish { record, viewer, from } =
        serde_json::from_str(wish).map_err(|_| Fault::bad("malformed").json())?;
    let frames = from..from.saturating_add(FRAMES_MAX);
    text(table::replay::replay(record.as_bytes(), &Shelves::default(), viewer, frames).map_err(unshown))
}

/// What somebody wants to do where a record stops.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WhyQuestion {
    record: String,
    seat: Seat,
    action: String,
}

/// Why it may not be done, by the question that a server takes at `/api/why`.
///
/// # Errors
/// Where the record is bad, and why.
#[wasm_bindgen]
pub fn why(question: &str) -> Text {
    let WhyQuestion { record, seat, action } =
        serde_json::from_str(question).map_err(|_| Fault::bad("malformed").json())?;
    let refusal = table::why::why_not(record.as_bytes(), &Shelves::default(), seat, &action);
    text(refusal.map(|refusal| json!({ "refusal": refusal })).map_err(unshown))
}

fn unshown(unshown: Unshown) -> Fault {
    Fault::refused(&unshown)
}

/// See [`trial::choices`].
///
/// # Errors
/// See there.
#[wasm_bindgen]
pub fn choices(name: &str, level: &str, positions: u32, work: Option<u32>) -> Text {
    trial::choices(game(name)?, level, positions, work.map(u64::from)).map_err(|fault| fault.json())
}
