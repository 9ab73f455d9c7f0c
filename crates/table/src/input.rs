//! What goes into a table and what comes out of it.

use alloc::string::String;
use alloc::vec::Vec;

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::event::{Consent, Entry, Reaction, Rematch};
use crate::fair::Contribution;
use crate::ids::CommandId;
use crate::player::Occupant;
use crate::refused::Refused;
use crate::saying::Saying;

/// What a table can be told. See [`Table::handle`](crate::Table::handle).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// Somebody sits down. Whether he may is checked by the caller, who gave out the links; the table checks that the
    /// seat is free. While the game goes on a program may take the seat of another that has failed.
    Sit {
        /// Where.
        seat: Seat,
        /// Who: a person or a bot.
        player: Occupant,
    },
    /// A viewer wants something.
    Command(Command),
    /// A person's connection is there: his clock may run, and if a program has played for him, he plays again.
    Present(Seat),
    /// A person's last connection is gone. Nothing is stored; his clock runs on.
    Absent(Seat),
    /// Time has passed. Needed about once a second while [`Table::needs_ticks`](crate::Table::needs_ticks), or, by whoever
    /// [vouches](crate::Table::wait_until) for his clock, after [`Table::due_in`](crate::Table::due_in).
    Tick,
}

/// A viewer wants something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// Who, as the caller has established it from the connection.
    pub viewer: Viewer,
    /// What the client calls this command. A seat's command that has been done is not done again: it is answered as
    /// the first time, whatever it says.
    pub id: CommandId,
    /// What.
    pub request: Request,
}

/// What a seat can want. Clients send it as it stands here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Request {
    /// I am ready to begin. When all seats are taken and all people ready, the game begins.
    Ready {
        /// 16 to 32 random bytes in hexadecimal: my part in the chance of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "string", optional))]
        contribution: Option<Contribution>,
    },
    /// I stand up again, before the game has begun.
    Leave,
    /// I decide.
    Move {
        /// The phase for which I decide, from [`Position::phase`](crate::seen::Position::phase). Simultaneous decisions
        /// of others do not change it.
        expect: u64,
        /// The decision as records write it, without the seat: `play P6`.
        action: String,
    },
    /// I should like to take my last decision back.
    AskTakeBack,
    /// I answer somebody who asked to take a decision back.
    AnswerTakeBack {
        /// Yes or no.
        consent: Consent,
    },
    /// I give up.
    Resign,
    /// I want to break the game off. It ends without a winner once every person wants that who is here or has not been
    /// away for long.
    Abandon,
    /// Let a program play for this seat until its person is back, who has been
    /// [away for a while](crate::clock::PATIENCE_MS).
    StandIn {
        /// Whose.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// I say something.
    React {
        /// What.
        reaction: Reaction,
    },
    /// I say something in my own words. Not where partners play together, before the game has ended (P7.1).
    Say {
        /// What: one line, cleaned and cut to [`Saying::CHARS_MAX`] characters.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        text: Saying,
    },
    /// I want to play again, once the game has ended. Agreed when every person wants the same.
    AskRematch {
        /// How.
        rematch: Rematch,
    },
}

impl Request {
    /// Is there anything to be said about it beside its type?
    pub(crate) fn has_fields(&self) -> bool {
        match self {
            Request::Ready { .. }
            | Request::Move { .. }
            | Request::AnswerTakeBack { .. }
            | Request::StandIn { .. }
            | Request::React { .. }
            | Request::Say { .. }
            | Request::AskRematch { .. } => true,
            Request::Leave | Request::AskTakeBack | Request::Resign | Request::Abandon => false,
        }
    }
}

/// What came of an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What happened, in order: **store it before anything is sent**. It may be more than was asked for, and it may be
    /// something although the command was refused: somebody's time may have run out.
    pub entries: Vec<Entry>,
    /// What to answer the sender.
    pub answer: Result<Done, Refused>,
}

/// An input was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Done {
    /// The number of the first event that came of it; the last event if nothing happened.
    pub seq: u64,
}
