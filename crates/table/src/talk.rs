//! The talk with somebody at a table: what his frames ask for, and what he is told. Whoever holds the table and the line, a
//! server with its sockets or a browser's worker with its ports, brings the two together.
//!
//! There is no queue. What somebody has been told is a number; everything after it is said in one message, or as a
//! snapshot where that is too much.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use game::{Seat, SeatSet, Viewer};

use crate::any_table::AnyTable;
use crate::ids::CommandId;
use crate::input::{Done, Request};
use crate::refused::Refused;
use crate::wire::{ClientMsg, PROTOCOL_VERSION, ServerMsg, WireError};

/// More events than these are sent as a snapshot.
const EVENTS_MAX: u64 = 256;

/// What a frame asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Greet him: from the event that he knows on, or from nothing.
    Hello {
        /// The last event that he knows.
        since: Option<u64>,
    },
    /// Have this done, and [`answer`].
    Do {
        /// What he calls it.
        command_id: CommandId,
        /// What.
        request: Request,
    },
    /// Tell him [`why_not`].
    WhyNot {
        /// The action.
        action: String,
    },
    /// Say that you are there.
    Ping {
        /// The number that was sent.
        nonce: u32,
    },
    /// The frame cannot be taken.
    Fault(WireError),
}

/// Reads the first frame of a line: it must be a hello.
pub fn hear_first(frame: &str) -> Heard {
    match ClientMsg::read(frame) {
        Ok(ClientMsg::Hello { protocol: PROTOCOL_VERSION, since }) => Heard::Hello { since },
        Ok(ClientMsg::Hello { .. }) => Heard::Fault(WireError::WrongProtocol),
        Ok(ClientMsg::Do { .. } | ClientMsg::WhyNot { .. } | ClientMsg::Resync | ClientMsg::Ping { .. }) => {
            Heard::Fault(WireError::HelloExpected)
        }
        Err(error) => Heard::Fault(error),
    }
}

/// Reads every later frame.
pub fn hear(frame: &str) -> Heard {
    match ClientMsg::read(frame) {
        Ok(ClientMsg::Do { command_id, request }) => Heard::Do { command_id, request },
        Ok(ClientMsg::WhyNot { action }) => Heard::WhyNot { action },
        Ok(ClientMsg::Resync) => Heard::Hello { since: None },
        Ok(ClientMsg::Ping { nonce }) => Heard::Ping { nonce },
        Ok(ClientMsg::Hello { .. }) => Heard::Fault(WireError::HelloExpected),
        Err(error) => Heard::Fault(error),
    }
}

/// What is wrong with a frame that was no command.
pub fn fault(error: WireError) -> ServerMsg {
    ServerMsg::Error { error, command_id: None, retry_ms: None }
}

/// What came of a command.
pub fn answer(command_id: CommandId, answer: Result<Done, Refused>) -> ServerMsg {
    match answer {
        Ok(Done { seq }) => ServerMsg::Done { command_id, seq },
        Err(error) => ServerMsg::Refused { command_id, error },
    }
}

/// Why the viewer may not choose an action.
pub fn why_not(table: &AnyTable, viewer: Viewer, action: String) -> ServerMsg {
    let refusal = table.why_not(viewer, &action).err();
    ServerMsg::Why { action, refusal }
}

/// What somebody has been told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    viewer: Viewer,
    seq: u64,
    present: SeatSet,
    watching: u32,
    shared: Vec<Vec<Seat>>,
    next: bool,
}

impl Told {
    /// Where things stand, or what has happened since.
    pub fn greet(table: &AnyTable, viewer: Viewer, since: Option<u64>) -> (Told, ServerMsg) {
        (
            Told { seq: table.head(), present: table.present(), ..Told::nothing(viewer) },
            message(table, viewer, since),
        )
    }

    /// Somebody who has been told nothing yet.
    pub fn nothing(viewer: Viewer) -> Told {
        Told { viewer, seq: 0, present: SeatSet::EMPTY, watching: 0, shared: Vec::new(), next: false }
    }

    /// The last event that he knows of.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// What there is to tell since the last time; so many look on without a seat, and these seats are one person's.
    pub fn news(&mut self, table: &AnyTable, watching: u32, shared: Vec<Vec<Seat>>) -> Vec<ServerMsg> {
        let mut news = Vec::new();
        if table.head() != self.seq {
            news.push(message(table, self.viewer, Some(self.seq)));
        }
        // An update says who is there; of those who look on, and of whose the seats are, it says nothing.
        let present = table.present();
        let is_same = watching == self.watching && shared == self.shared;
        if !is_same || (news.is_empty() && present != self.present) {
            let shared = shared.clone();
            news.push(ServerMsg::Presence { present: present.iter().collect(), watching, shared });
        }
        let next = if self.next || !table.is_over() { None } else { table.rematch() };
        if let Some((setup, _)) = next {
            self.next = true;
            news.push(ServerMsg::NextTable { path: format!("/t/{}", setup.table) });
        }
        (self.seq, self.present, self.watching, self.shared) = (table.head(), present, watching, shared);
        news
    }
}

/// Does the table remember enough to tell what has happened since that event, or is that said by a snapshot anyway? If not, a
/// snapshot is all that it can say: [restore](AnyTable::restore) it first.
pub fn reaches(table: &AnyTable, since: u64) -> bool {
    let is_told = is_recent(table, since) && since <= table.head();
    !is_told || table.reaches(since)
}

fn is_recent(table: &AnyTable, since: u64) -> bool {
    table.head().saturating_sub(since) <= EVENTS_MAX
}

/// What has happened since that event, or everything.
fn message(table: &AnyTable, viewer: Viewer, since: Option<u64>) -> ServerMsg {
    let recent = since.filter(|since| is_recent(table, *since));
    match recent.and_then(|since| table.since(since, viewer)) {
        Some(events) => ServerMsg::Update { events, position: table.position(viewer) },
        None => ServerMsg::Snapshot { protocol: PROTOCOL_VERSION, snapshot: table.snapshot(viewer) },
    }
}
