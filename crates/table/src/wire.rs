//! The wire protocol: every message between a client and the server, as JSON text frames. Named by sender.
//!
//! `docs/protocol.md` explains each message with its example, and the examples are test vectors in `vectors/wire`.
//! Who the client is follows from the connection, never from a message.

use alloc::string::String;
use alloc::vec::Vec;

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::any::json;
use crate::clock::Millis;
use crate::ids::CommandId;
use crate::input::Request;
use crate::refused::Refused;
use crate::seen::{Position, SeenEntry, Snapshot};

/// The version of the protocol.
pub const PROTOCOL_VERSION: u32 = 1;

/// No frame of a client is longer.
pub const CLIENT_BYTES_MAX: usize = 4096;

/// What a client says. Unknown fields and types are errors.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ClientMsg {
    /// The first message: I speak this version. Answered with [`ServerMsg::Snapshot`], or with [`ServerMsg::Update`] if
    /// I say what I know and nothing is missing in between.
    Hello {
        /// [`PROTOCOL_VERSION`].
        protocol: u32,
        /// The last event that I know.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        since: Option<u64>,
    },
    /// Do this, once, however often I say so. Answered with [`ServerMsg::Done`] or [`ServerMsg::Refused`].
    Do {
        /// What I call this command.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        command_id: CommandId,
        /// What to do.
        request: Request,
    },
    /// Why may I not choose this action? Answered with [`ServerMsg::Why`].
    WhyNot {
        /// The action as records write it.
        action: String,
    },
    /// I have lost the thread: show me everything. Answered with [`ServerMsg::Snapshot`].
    Resync,
    /// Are you there? Answered with [`ServerMsg::Pong`].
    Ping {
        /// Any number.
        nonce: u32,
    },
}

/// What the server says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ServerMsg {
    /// Everything, from nothing.
    Snapshot {
        /// The version that the server speaks.
        protocol: u32,
        /// Everything.
        snapshot: Snapshot,
    },
    /// What happened since the last message, without a gap, and how things stand now. An event whose number is not the
    /// next one means that something was lost: ask for a [`ClientMsg::Resync`].
    Update {
        /// What happened, in order. May be empty.
        events: Vec<SeenEntry>,
        /// How things stand after it.
        position: Position,
    },
    /// The command was done, now or when it was sent the first time.
    Done {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        command_id: CommandId,
        /// The event that came of it.
        seq: u64,
    },
    /// The command was refused and has changed nothing. It may be sent again under the same id.
    Refused {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        command_id: CommandId,
        /// Why.
        error: Refused,
    },
    /// Why an action may not be chosen.
    Why {
        /// The action that was asked about.
        action: String,
        /// The reason; `null` if it may be chosen.
        refusal: Option<Refused>,
    },
    /// Who is connected has changed.
    Presence {
        /// The seats that are.
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        present: Vec<Seat>,
        /// How many look on without a seat. Until it is said, nobody does.
        #[serde(default)]
        watching: u32,
        /// Seats that are one person's, where somebody has several: whoever plays against them should know.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(type = "number[][]", optional))]
        shared: Vec<Vec<Seat>>,
    },
    /// The next game is agreed: this is your way to it.
    NextTable {
        /// A path on this server.
        path: String,
    },
    /// The frame could not be taken. The connection may be closed after it.
    Error {
        /// What is wrong.
        error: WireError,
        /// The command that was not taken, if it was one: it may be sent again under the same id.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "string", optional))]
        command_id: Option<CommandId>,
        /// When to try again, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "number", optional))]
        retry_ms: Option<Millis>,
    },
    /// The server closes the connection.
    Bye {
        /// Why.
        reason: ByeReason,
        /// Come back after so many milliseconds; `null`: do not.
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        retry_after_ms: Option<Millis>,
    },
    /// I am here.
    Pong {
        /// The number that was sent.
        nonce: u32,
    },
}

/// What is wrong with a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum WireError {
    /// No JSON, or no message of this protocol.
    Malformed,
    /// Another version of the protocol.
    WrongProtocol,
    /// The first message must be a hello, and only that.
    HelloExpected,
    /// Longer than [`CLIENT_BYTES_MAX`].
    TooLong,
    /// Too many messages: slow down.
    TooFast,
    /// The server cannot store anything just now.
    Unavailable,
}

/// Why the server closes a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ByeReason {
    /// It is being restarted.
    Restart,
    /// The client did not read what was sent.
    Slow,
    /// The client broke the protocol.
    Protocol,
    /// The client's session has ended.
    Session,
    /// Nothing was said for long.
    Idle,
    /// The table was begun by rules, or on a map, that the server has no more. Its record is kept.
    Closed,
}

impl ClientMsg {
    /// Reads a frame.
    ///
    /// # Errors
    /// If it is no message of this protocol.
    pub fn read(frame: &str) -> Result<ClientMsg, WireError> {
        if frame.len() > CLIENT_BYTES_MAX {
            return Err(WireError::TooLong);
        }
        let message: ClientMsg = serde_json::from_str(frame).map_err(|_| WireError::Malformed)?;
        if message.is_strict() {
            return Ok(message);
        }
        let said: Value = serde_json::from_str(frame).map_err(|_| WireError::Malformed)?;
        let understood = json(&message);
        if has_only(&said, &understood) { Ok(message) } else { Err(WireError::Malformed) }
    }
}

impl ClientMsg {
    /// Has serde refused whatever it did not know? Where a variant has no fields, it overlooks those that it is given.
    fn is_strict(&self) -> bool {
        match self {
            ClientMsg::Do { request, .. } => request.has_fields(),
            ClientMsg::Hello { .. } | ClientMsg::WhyNot { .. } | ClientMsg::Ping { .. } => true,
            ClientMsg::Resync => false,
        }
    }
}

/// Has everything that was said been understood?
fn has_only(said: &Value, understood: &Value) -> bool {
    match (said, understood) {
        (Value::Object(said), Value::Object(understood)) => said.iter().all(|(key, value)| {
            value.is_null() || understood.get(key).is_some_and(|understood| has_only(value, understood))
        }),
        (_, _) => true,
    }
}

impl ServerMsg {
    /// Writes a frame.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("strings, numbers and lists can always be written")
    }
}
