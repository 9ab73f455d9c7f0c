//! What a viewer sees of a table: events as they are shown to him, and how things stand.
//!
//! Everything here is built field by field from what the viewer may know. What a game shows is asked from the game.

use alloc::string::String;
use alloc::vec::Vec;

use game::{Seat, Standing, Viewer};
use serde::{Deserialize, Serialize};

use crate::any::GameName;
use crate::clock::{ClockRule, Millis};
use crate::event::{Consent, Ending, Reaction, Rematch};
use crate::fair::{Commitment, Contribution, Secret};
use crate::ids::{CommandId, TableId};
use crate::json::Json;
use crate::player::{Level, Occupant};
use crate::saying::Saying;

/// An event as one viewer sees it. Every event has its number for every viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenEntry {
    /// The number of the event.
    pub seq: u64,
    /// The viewer's own command that led to it, and nobody else's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "string", optional))]
    pub command_id: Option<CommandId>,
    /// What he sees.
    pub event: SeenEvent,
}

/// What a viewer sees of an [`Event`](crate::event::Event).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeenEvent {
    /// The table was set up.
    Created,
    /// Somebody sat down.
    Seated {
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// Who.
        player: Occupant,
    },
    /// Somebody stood up.
    Left {
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// A person is ready to begin.
    Ready {
        /// Who.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// What he adds to the chance of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "string", optional))]
        contribution: Option<Contribution>,
    },
    /// The game began.
    Started {
        /// What stands on the table before the first move, as the record says it.
        notes: Vec<String>,
    },
    /// A move.
    Moved {
        /// Who decided; `null`: chance did.
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        by: Option<Seat>,
        /// The line of the record, with `?` for what is hidden.
        line: String,
        /// The same for machines, in the game's own words.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        seen: Json,
        /// What followed from it by the rules, as the record says it.
        notes: Vec<String>,
        /// The same for machines, in the game's own words: what was taken, by whom and why, and what rested on the table.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(type = "unknown[]", optional))]
        followed: Vec<Json>,
        /// The number of the draw, where chance decided.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        draw: Option<u64>,
    },
    /// The clocks were read.
    ClockNoted,
    /// A seat asks to take its last decision back.
    TakeBackAsked {
        /// Who asks.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// Another person answered.
    TakeBackAnswered {
        /// Who answered.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// What.
        consent: Consent,
    },
    /// Moves were taken back.
    TakenBack {
        /// Whose decision it was.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The events of the moves that are undone: the last ones that still stood.
        undone: Vec<u64>,
    },
    /// A person wants to break the game off.
    AbandonAsked {
        /// Who.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// A program plays for a person who has been away for a while.
    StoodIn {
        /// For whom.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// How well it plays, in its own word.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        level: Level,
    },
    /// The person is back, and plays himself.
    Returned {
        /// Who.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// How.
        ending: Ending,
        /// What that is worth to each seat; empty if nothing.
        #[cfg_attr(feature = "ts", ts(type = "Standing[]"))]
        standings: Vec<Standing>,
    },
    /// The server's secret was published.
    Revealed {
        /// The secret, 32 bytes in hexadecimal.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        secret: Secret,
    },
    /// A seat said something.
    Reacted {
        /// Who.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// What.
        reaction: Reaction,
    },
    /// A seat said something in its own words.
    Said {
        /// Who.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// What.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        text: Saying,
    },
    /// A person wants to play again.
    RematchAsked {
        /// Who.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// How.
        rematch: Rematch,
    },
    /// The next game is agreed. The server sends the viewer the way to it.
    RematchAgreed {
        /// How they play again.
        rematch: Rematch,
    },
}

/// Everything that a viewer needs to draw the table from nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Snapshot {
    /// What never changes.
    pub about: About,
    /// How things stand.
    pub position: Position,
}

/// What never changes at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct About {
    /// The table.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub table: TableId,
    /// The game.
    #[cfg_attr(feature = "ts", ts(type = "\"partners\" | \"duel\" | \"london\""))]
    pub game: GameName,
    /// The version of its rules.
    pub rules: u32,
    /// Its options as records write them.
    pub options: Vec<String>,
    /// The same for machines, with everything that they name: the whole map of `london`. `null` while the lot that
    /// seats the players is not drawn.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub agreed: Json,
    /// The thinking time.
    pub clock: ClockRule,
    /// What binds the server to its secret: 32 bytes in hexadecimal.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub commitment: Commitment,
    /// Who is looking: `{"seat":0}` or `"public"`.
    #[cfg_attr(feature = "ts", ts(type = "{ seat: number } | \"public\""))]
    pub viewer: Viewer,
}

/// How things stand, for one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Position {
    /// The number of the last event.
    pub seq: u64,
    /// What a decision made now must [`expect`](crate::input::Request::Move): it changes whenever somebody's choice does.
    pub phase: u64,
    /// Before, during or after the game.
    pub stage: Stage,
    /// The seats in their order.
    pub seats: Vec<SeatFace>,
    /// The seats that have something to decide.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub turn: Vec<Seat>,
    /// What the viewer may know of the game, in the game's own words; `null` before it has begun.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Json,
    /// What the viewer may choose from.
    pub legal: Vec<LegalAction>,
    /// May the viewer ask to take a decision back?
    pub can_take_back: bool,
    /// May the viewer say something in his own words?
    #[serde(default)]
    pub can_talk: bool,
    /// Who has asked to take a decision back, and waits for consent.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub take_back: Option<Seat>,
    /// Those who want to break the game off.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub abandon: Vec<Seat>,
}

/// Before, during or after the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stage {
    /// People sit down and get ready.
    Gathering,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over {
        /// How.
        ending: Ending,
        /// What that is worth to each seat; empty if nothing.
        #[cfg_attr(feature = "ts", ts(type = "Standing[]"))]
        standings: Vec<Standing>,
        /// What all chance followed from.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        secret: Secret,
    },
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatFace {
    /// What the record calls the seat just now: a role or a place. `null` while the lot is not drawn.
    pub word: Option<String>,
    /// Who sits there.
    pub player: Occupant,
    /// Is he ready to begin? Bots always are.
    pub ready: bool,
    /// Is he connected? Bots always are.
    pub present: bool,
    /// The program that plays for him until he is back, in its own word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "string", optional))]
    pub stand_in: Option<Level>,
    /// The clock, where there is one.
    pub clock: Option<ClockFace>,
    /// What he has asked for after the game.
    pub rematch: Option<Rematch>,
}

/// A clock as it stands when it is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockFace {
    /// Milliseconds left.
    pub left_ms: Millis,
    /// Does it run?
    pub running: bool,
}

/// An action that the viewer may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LegalAction {
    /// As records write it, and as it is sent back.
    pub text: String,
    /// The same for machines, in the game's own words.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Json,
}
