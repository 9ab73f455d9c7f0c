//! What happened at a table: the events, which are all that is ever stored. A table is a fold over them.
//!
//! An [`Entry`] is one line of the log. Its canonical form is the compact JSON that [`Entry::to_json`] writes: fields
//! in the order of the declarations here, nothing left out but what says so, no floats. Those bytes are what a hash
//! chain covers. **Entries contain secrets**: nobody but the store sees one. What people may see of an entry is
//! made by [`Table::project`](crate::Table::project).

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use game::{Seat, Standing};
use serde::{Deserialize, Serialize};

use crate::any::GameName;
use crate::clock::{ClockRule, Millis};
use crate::fair::{Commitment, Contribution, Protocol, Secret};
use crate::ids::{CommandId, TableId};
use crate::lot::SeatRule;
use crate::player::{Level, Occupant};
use crate::saying::Saying;

/// The version of the log that this program writes.
pub const LOG_VERSION: u32 = 1;

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The version of the log: [`LOG_VERSION`].
    pub v: u32,
    /// The number of the event, from 0, without gaps.
    pub seq: u64,
    /// The command that led to this event and, in the same step, to those behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<Cause>,
    /// What happened.
    pub event: Event,
}

/// Prints nothing that could be a secret: steps find their way into messages.
impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entry({})", self.seq)
    }
}

impl Entry {
    /// The canonical bytes.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("strings, numbers and lists can always be written")
    }

    /// Reads an entry.
    ///
    /// # Errors
    /// If the text is no entry of this version of the log.
    pub fn from_json(text: &str) -> Result<Entry, BadLog> {
        let entry: Entry = serde_json::from_str(text).map_err(|_| BadLog::at(0, "unreadable entry"))?;
        if entry.v == LOG_VERSION { Ok(entry) } else { Err(BadLog::at(entry.seq, "another log version")) }
    }
}

/// Whose command it was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cause {
    /// The seat that commanded.
    pub seat: Seat,
    /// What it called the command.
    pub id: CommandId,
}

/// What is agreed before anybody sits down: all that a new table needs to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// What the table is called.
    pub table: TableId,
    /// The game.
    pub game: GameName,
    /// Its options as records write them: `["target=500"]`.
    pub options: Vec<String>,
    /// Who sits where; open where it is not said.
    pub seats: Vec<Occupant>,
    /// The thinking time.
    pub clock: ClockRule,
    /// Are people drawn onto the seats? Only where the game leaves that to the lot.
    #[serde(default, skip_serializing_if = "SeatRule::is_usual")]
    pub seating: SeatRule,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The table was set up. Always the first event.
    Created {
        /// What was agreed; the options in the game's own spelling. (In a box: all other events are smaller.)
        setup: Box<Setup>,
        /// The version of the rules.
        rules: u32,
        /// What all chance will follow from. Secret until it is [`Revealed`](Event::Revealed).
        secret: Secret,
        /// How it will follow.
        #[serde(default, skip_serializing_if = "Protocol::is_first")]
        fair: Protocol,
    },
    /// Somebody sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        player: Occupant,
    },
    /// Somebody stood up before the game began.
    Left {
        /// Who.
        seat: Seat,
    },
    /// A person is ready to begin.
    Ready {
        /// Who.
        seat: Seat,
        /// What he adds to the chance of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        contribution: Option<Contribution>,
    },
    /// Everybody was ready, and the game began.
    Started {
        /// What binds the server to its secret.
        commitment: Commitment,
        /// What each seat contributed.
        contributions: Vec<Contribution>,
        /// What the record's `player` lines call the seats: those of the table, in their order.
        seating: Vec<String>,
    },
    /// A move.
    Moved {
        /// Who decided; `None`: chance did.
        by: Option<Seat>,
        /// The line of the record.
        line: String,
        /// The number of the draw, where chance decided.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        draw: Option<u64>,
        /// Milliseconds that each seat has left now; empty without clocks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left: Vec<Millis>,
    },
    /// The clocks were read while somebody thought for long.
    ClockNoted {
        /// Milliseconds that each seat has left now.
        left: Vec<Millis>,
    },
    /// A seat asks to take its last decision back.
    TakeBackAsked {
        /// Who asks.
        seat: Seat,
        /// So many moves would stay.
        keep: u64,
    },
    /// Another person answers.
    TakeBackAnswered {
        /// Who answers.
        seat: Seat,
        /// What.
        consent: Consent,
    },
    /// Moves were taken back.
    TakenBack {
        /// Whose decision it was.
        seat: Seat,
        /// So many moves stayed.
        keep: u64,
        /// Milliseconds that each seat has left now; empty without clocks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left: Vec<Millis>,
    },
    /// A person wants to break the game off.
    AbandonAsked {
        /// Who.
        seat: Seat,
    },
    /// A program plays for a person who has been away for a while.
    StoodIn {
        /// For whom.
        seat: Seat,
        /// How well it plays, in its own word.
        level: Level,
    },
    /// The person is back, and plays himself.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// How.
        ending: Ending,
        /// What that is worth to each seat; empty if it is worth nothing to anybody.
        standings: Vec<Standing>,
    },
    /// The server's secret was published: everybody can now check every draw.
    Revealed {
        /// The secret.
        secret: Secret,
    },
    /// A seat said one of the things that can be said.
    Reacted {
        /// Who.
        seat: Seat,
        /// What.
        reaction: Reaction,
    },
    /// A seat said something in its own words.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: Saying,
    },
    /// A person wants to play again.
    RematchAsked {
        /// Who.
        seat: Seat,
        /// How.
        rematch: Rematch,
    },
    /// All persons want the same, and the next table is to be set up: see
    /// [`Table::rematch`](crate::Table::rematch).
    RematchAgreed {
        /// How they play again.
        rematch: Rematch,
        /// What the next table is called.
        next: TableId,
    },
}

/// An answer to a request for consent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Consent {
    /// Yes.
    Granted,
    /// No.
    Refused,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ending {
    /// It was played out.
    Played {
        /// What stands after `result` in the record.
        result: String,
    },
    /// A seat gave up: its side has lost, the others have won.
    Resigned {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// A seat's time ran out: its side has lost, the others have won.
    OutOfTime {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// It was broken off by consent: nobody has won, nobody has lost.
    Abandoned,
}

/// What can be said at a table: a closed list, seen by everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Reaction {
    /// Good day.
    Hello,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Sorry.
    Sorry,
    /// One moment, please.
    OneMoment,
    /// That was a good game.
    GoodGame,
}

/// How people play again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Rematch {
    /// Everybody keeps his seat at the table; where people are drawn onto the seats, they are drawn again.
    SameSeats,
    /// The sides swap seats: a return match. Who has played together does so again.
    SwappedSeats,
}

/// A log that no table of this program has written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLog {
    /// The number of the event that does not fit.
    pub seq: u64,
    /// Why not.
    pub reason: &'static str,
}

impl BadLog {
    pub(crate) fn at(seq: u64, reason: &'static str) -> BadLog {
        BadLog { seq, reason }
    }
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}: {}", self.seq, self.reason)
    }
}

impl core::error::Error for BadLog {}
