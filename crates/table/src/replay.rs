//! Looking back: a record, step by step, as one viewer saw it.
//!
//! A viewer is shown nothing here that he did not know at the time: every frame is the game's own view for him.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;

use game::notation::Fault;
use game::record::{self, BadRecord, Reason, Record};
use game::{Move, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::any::{GameName, Playable, Shelves, json};
use crate::refused::Illegal;
use crate::with_game;

/// A record as one viewer saw it, or a part of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// The game.
    #[cfg_attr(feature = "ts", ts(type = "\"partners\" | \"duel\" | \"london\""))]
    pub game: GameName,
    /// The version of its rules.
    pub rules: u32,
    /// Its options as records write them.
    pub options: Vec<String>,
    /// The same for machines, with everything that they name: the whole map of `london`.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub agreed: Value,
    /// The players' names, in the order of the seats.
    pub names: Vec<String>,
    /// How many moves the record has, chance included.
    pub moves: usize,
    /// What stands on the table before the first move, as the record says it.
    pub opening: Vec<String>,
    /// What stands after `result`, if the game has ended.
    pub result: Option<String>,
    /// The number of the first frame below: so many moves had been made.
    pub from: usize,
    /// How things stood after so many moves, one frame after the other.
    pub frames: Vec<Frame>,
}

/// How things stood after a number of moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// The move that led here; `null` before the first.
    pub made: Option<Made>,
    /// What the record calls each seat now.
    pub words: Vec<String>,
    /// The seats that have something to decide.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub turn: Vec<Seat>,
    /// What the viewer may choose from, as records write it.
    pub legal: Vec<String>,
    /// What the viewer knows.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
}

/// A move as the viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Made {
    /// Who decided; `null`: chance did.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub by: Option<Seat>,
    /// The line of the record, with `?` for what was hidden.
    pub line: String,
    /// The same for machines.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub seen: Value,
    /// What followed from it by the rules.
    pub notes: Vec<String>,
}

/// Why a record cannot be shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Unshown {
    /// A line is not what the format asks for.
    Malformed {
        /// The line, from 1.
        line: usize,
        /// The character in it, from 1.
        column: usize,
        /// What is wrong there, in English.
        reason: String,
    },
    /// A line breaks a rule.
    Illegal {
        /// The line, from 1.
        line: usize,
        /// The character in it, from 1.
        column: usize,
        /// The game whose rule it is.
        #[cfg_attr(feature = "ts", ts(type = "\"partners\" | \"duel\" | \"london\""))]
        game: GameName,
        /// The rule.
        illegal: Illegal,
    },
    /// The record stops inside its header.
    Unbegun,
    /// Nobody sits there.
    NoSuchSeat,
}

impl From<Fault> for Unshown {
    fn from(fault: Fault) -> Unshown {
        Unshown::Malformed { line: fault.at.line, column: fault.at.column, reason: fault.reason }
    }
}

/// Reads a record and shows these frames of it. Frames that do not exist are left out.
///
/// # Errors
/// The first fault of the record, or a seat that it does not have.
pub fn replay(
    file: &[u8],
    shelves: &Shelves,
    viewer: Viewer,
    frames: Range<usize>,
) -> Result<Replay, Unshown> {
    let sheet = record::open(file)?.ok_or(Unshown::Unbegun)?;
    let word = sheet.header.game;
    let game: GameName = word
        .text
        .parse()
        .map_err(|unknown: crate::any::UnknownGame| Fault::new(word.at, unknown.to_string()))?;
    with_game!(game, G => {
        let record = sheet.read::<G>(G::shelf(shelves), |_, _| {}).map_err(bad::<G>)?;
        show(&record, viewer, frames)
    })
}

fn bad<G: Playable>(bad: BadRecord<G::Illegal>) -> Unshown {
    let (line, column) = (bad.at.line, bad.at.column);
    match bad.reason {
        Reason::Format(reason) => Unshown::Malformed { line, column, reason },
        Reason::Illegal(refusal) => {
            Unshown::Illegal { line, column, game: G::GAME, illegal: Illegal::of(&refusal) }
        }
    }
}

fn show<G: Playable>(record: &Record<G>, viewer: Viewer, wanted: Range<usize>) -> Result<Replay, Unshown> {
    if matches!(viewer, Viewer::Seat(seat) if seat.index() >= G::seats(&record.options)) {
        return Err(Unshown::NoSuchSeat);
    }
    let mut state = G::new(&record.options);
    let opening = notes::<G>(&record.options, &state.opening(), &record.names);
    let mut frames = Vec::new();
    if wanted.contains(&0) {
        frames.push(frame(&state, viewer, None));
    }
    for (made, mv) in (1..wanted.end).zip(&record.moves) {
        let seen = wanted.contains(&made).then(|| state.seen(mv, viewer));
        let followed = state.apply(mv).expect("the reader has made this move");
        if let Some(seen) = seen {
            let made = made_of::<G>(record, mv, &seen, &followed);
            frames.push(frame(&state, viewer, Some(made)));
        }
    }
    Ok(Replay {
        game: G::GAME,
        rules: G::RULES_VERSION,
        options: G::write_options(&record.options),
        agreed: json(&record.options),
        names: record.names.clone(),
        moves: record.moves.len(),
        opening,
        result: record.state.outcome().map(|end| G::write_result(&record.options, &end, &record.names)),
        from: wanted.start,
        frames,
    })
}

fn made_of<G: Playable>(record: &Record<G>, mv: &Move<G>, seen: &G::Seen, followed: &[G::Note]) -> Made {
    Made {
        by: match mv {
            Move::Act(seat, _) => Some(*seat),
            Move::Chance(_) => None,
        },
        line: G::write_seen(&record.options, seen),
        seen: json(seen),
        notes: notes::<G>(&record.options, followed, &record.names),
    }
}

fn notes<G: Playable>(options: &G::Options, notes: &[G::Note], names: &[String]) -> Vec<String> {
    notes.iter().map(|note| G::write_note(options, note, names)).collect()
}

fn frame<G: Playable>(state: &G, viewer: Viewer, made: Option<Made>) -> Frame {
    let view = state.view(viewer);
    let seats = (0..G::seats(state.options()) as u8).map(Seat);
    Frame {
        made,
        words: seats.map(|seat| state.seat_word(seat).to_string()).collect(),
        turn: state.turn().seats().iter().collect(),
        legal: G::legal(&view).into_iter().map(|action| G::write_action(state.options(), action)).collect(),
        view: G::view_json(&view),
    }
}
