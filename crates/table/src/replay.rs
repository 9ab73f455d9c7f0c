//! Looking back: a record, step by step, as one viewer saw it, or with everything open.
//!
//! A viewer is shown nothing here that he did not know at the time: every frame is the game's own view for him. Whoever
//! wants everything open asks for that, and gets what everybody saw with the views of all seats beside it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;

use game::notation::Fault;
use game::record::{self, BadRecord, Reason, Record, Sheet};
use game::{Move, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::any::{GameName, Playable, Shelves};
use crate::json::Json;
use crate::refused::Illegal;
use crate::seen::LegalAction;
use crate::with_game;

/// How a record is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Eyes {
    /// Everything lies open.
    Open,
    /// As this viewer saw it.
    #[serde(untagged)]
    Of(Viewer),
}

impl Eyes {
    /// Whose view a frame has.
    fn viewer(self) -> Viewer {
        match self {
            Eyes::Open => Viewer::Public,
            Eyes::Of(viewer) => viewer,
        }
    }
}

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
    pub agreed: Json,
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
    /// What the viewer may choose from.
    pub legal: Vec<LegalAction>,
    /// What the viewer knows.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Json,
    /// Where everything lies open, what each seat knows, in their order; `null` otherwise.
    #[cfg_attr(feature = "ts", ts(type = "unknown[] | null"))]
    pub open: Option<Vec<Json>>,
}

/// A move as the viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Made {
    /// Who decided; `null`: chance did.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub by: Option<Seat>,
    /// The line of the record, with `?` for what was hidden; where everything lies open, nothing is.
    pub line: String,
    /// The same for machines.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub seen: Json,
    /// What followed from it by the rules.
    pub notes: Vec<String>,
    /// The same for machines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]", optional))]
    pub followed: Vec<Json>,
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
pub fn replay(file: &[u8], shelves: &Shelves, eyes: Eyes, frames: Range<usize>) -> Result<Replay, Unshown> {
    replay_while(file, shelves, (eyes, frames), &mut || true)
}

/// The same for somebody who has not for ever: before each line that is read `goes_on` says whether it is.
///
/// # Errors
/// The same, and the first line that was not read any more.
pub fn replay_while(
    file: &[u8],
    shelves: &Shelves,
    (eyes, frames): (Eyes, Range<usize>),
    goes_on: &mut dyn FnMut() -> bool,
) -> Result<Replay, Unshown> {
    let (game, sheet) = open(file)?;
    with_game!(game, G => show(&read::<G>(sheet, shelves, goes_on)?, eyes, frames))
}

/// Reads the header, and finds out which game it is.
pub(crate) fn open(file: &[u8]) -> Result<(GameName, Sheet<'_>), Unshown> {
    let sheet = record::open(file)?.ok_or(Unshown::Unbegun)?;
    let word = sheet.header.game;
    let game = word
        .text
        .parse()
        .map_err(|unknown: crate::any::UnknownGame| Fault::new(word.at, unknown.to_string()))?;
    Ok((game, sheet))
}

pub(crate) fn read<G: Playable>(
    sheet: Sheet<'_>,
    shelves: &Shelves,
    goes_on: &mut dyn FnMut() -> bool,
) -> Result<Record<G>, Unshown> {
    sheet.read_while::<G>(G::shelf(shelves), |_, _| {}, goes_on).map_err(bad::<G>)
}

pub(crate) fn check_seat<G: Playable>(record: &Record<G>, viewer: Viewer) -> Result<(), Unshown> {
    let exists = !matches!(viewer, Viewer::Seat(seat) if seat.index() >= G::seats(&record.options));
    exists.then_some(()).ok_or(Unshown::NoSuchSeat)
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

fn show<G: Playable>(record: &Record<G>, eyes: Eyes, wanted: Range<usize>) -> Result<Replay, Unshown> {
    check_seat(record, eyes.viewer())?;
    let mut state = G::new(&record.options);
    let opening = notes::<G>(&record.options, &state.opening(), &record.names);
    let mut frames = Vec::new();
    if wanted.contains(&0) {
        frames.push(frame(&state, eyes, None));
    }
    for (made, mv) in (1..wanted.end).zip(&record.moves) {
        let seen = wanted.contains(&made).then(|| seen(&state, mv, eyes));
        let followed = state.apply(mv).expect("the reader has made this move");
        if let Some(seen) = seen {
            let notes = notes::<G>(&record.options, &followed, &record.names);
            let followed = followed.iter().map(Json::of).collect();
            frames.push(frame(&state, eyes, Some(Made { notes, followed, ..seen })));
        }
    }
    Ok(Replay {
        game: G::GAME,
        rules: G::RULES_VERSION,
        options: G::write_options(&record.options),
        agreed: Json::of(&record.options),
        names: record.names.clone(),
        moves: record.moves.len(),
        opening,
        result: record.state.outcome().map(|end| G::write_result(&record.options, &end, &record.names)),
        from: wanted.start,
        frames,
    })
}

/// A move that is about to be made, without what will follow from it.
fn seen<G: Playable>(state: &G, mv: &Move<G>, eyes: Eyes) -> Made {
    let seen = state.seen(mv, eyes.viewer());
    Made {
        by: match mv {
            Move::Act(seat, _) => Some(*seat),
            Move::Chance(_) => None,
        },
        line: match eyes {
            Eyes::Open => state.write_move(mv),
            Eyes::Of(_) => G::write_seen(state.options(), &seen),
        },
        seen: Json::of(&seen),
        notes: Vec::new(),
        followed: Vec::new(),
    }
}

fn notes<G: Playable>(options: &G::Options, notes: &[G::Note], names: &[String]) -> Vec<String> {
    notes.iter().map(|note| G::write_note(options, note, names)).collect()
}

fn frame<G: Playable>(state: &G, eyes: Eyes, made: Option<Made>) -> Frame {
    let view = state.view(eyes.viewer());
    let seats = || (0..G::seats(state.options()) as u8).map(Seat);
    let choice =
        |action| LegalAction { text: G::write_action(state.options(), action), action: Json::of(&action) };
    let open = || seats().map(|seat| Json::of(&state.view(Viewer::Seat(seat)))).collect();
    Frame {
        made,
        words: seats().map(|seat| state.seat_word(seat).to_string()).collect(),
        turn: state.turn().seats().iter().collect(),
        legal: G::legal(state.options(), &view).into_iter().map(choice).collect(),
        view: Json::of(&view),
        open: (eyes == Eyes::Open).then(open),
    }
}
