//! Why a table does not do what it is told. A refusal has changed nothing, and says nothing that the sender may not know.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};

use game::Refusal;
use serde::{Deserialize, Serialize};

use crate::clock::Millis;

/// Why a command was refused. On the wire: `{"code":"stale","phase":17}`; words are made by the client, from the
/// catalogue message `table-refused-<code>`, for `illegal` from that of the rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Refused {
    /// The rules of the game forbid it.
    Illegal(Illegal),
    /// The action is none of this game.
    Unreadable {
        /// The character at which reading stopped, from 1.
        column: u32,
        /// What is wrong there.
        reason: String,
    },
    /// The decision was made for another phase: look at the table again.
    Stale {
        /// The phase now.
        phase: u64,
    },
    /// Only who sits at the table may do this.
    NotSeated,
    /// There is no such seat.
    NoSuchSeat,
    /// Somebody sits there.
    SeatTaken,
    /// The game has not begun.
    NotStarted,
    /// The game has begun.
    AlreadyStarted,
    /// You have said that you are ready.
    AlreadyReady,
    /// The game has ended.
    Over,
    /// The game has not ended.
    NotOver,
    /// You have decided nothing yet that could be taken back.
    NothingToTakeBack,
    /// Something hidden has come to light since: that cannot be taken back.
    InformationShown,
    /// Somebody has asked already.
    AlreadyAsked,
    /// Nobody has asked, or it is not for you to answer.
    NothingAsked,
    /// The next game is agreed already.
    AlreadyAgreed,
    /// Partners make no arrangements (P7.1): before the game has ended, only what the list has can be said.
    Silence,
    /// Nobody plays for somebody who is here, or has only just left.
    NotAway {
        /// Try again after so many milliseconds.
        retry_ms: Millis,
    },
    /// One thing after the other.
    TooFast {
        /// Try again after so many milliseconds.
        retry_ms: Millis,
    },
    /// This has been done often enough at this table.
    TooMuch,
    /// These options are none of this game, or the seats do not fit it.
    BadOptions {
        /// What is wrong.
        reason: String,
    },
    /// No clock is set like that.
    BadClock,
}

impl Refused {
    /// What is wrong, as the catalogues name it: `table-refused-<code>`.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::Illegal(_) => "illegal",
            Refused::Unreadable { .. } => "unreadable",
            Refused::Stale { .. } => "stale",
            Refused::NotSeated => "not-seated",
            Refused::NoSuchSeat => "no-such-seat",
            Refused::SeatTaken => "seat-taken",
            Refused::NotStarted => "not-started",
            Refused::AlreadyStarted => "already-started",
            Refused::AlreadyReady => "already-ready",
            Refused::Over => "over",
            Refused::NotOver => "not-over",
            Refused::NothingToTakeBack => "nothing-to-take-back",
            Refused::InformationShown => "information-shown",
            Refused::AlreadyAsked => "already-asked",
            Refused::NothingAsked => "nothing-asked",
            Refused::AlreadyAgreed => "already-agreed",
            Refused::Silence => "silence",
            Refused::NotAway { .. } => "not-away",
            Refused::TooFast { .. } => "too-fast",
            Refused::TooMuch => "too-much",
            Refused::BadOptions { .. } => "bad-options",
            Refused::BadClock => "bad-clock",
        }
    }
}

/// What a rule forbids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Illegal {
    /// The number of the rule, such as `D3.2`.
    pub rule: String,
    /// What is wrong: the catalogue has a message `<game>-refused-<reason>`.
    pub reason: String,
    /// What the message speaks of.
    pub parameters: BTreeMap<String, String>,
}

impl Illegal {
    pub(crate) fn of(refusal: &impl Refusal) -> Illegal {
        let parameters = refusal.parameters().into_iter().map(|(key, value)| (key.to_string(), value));
        Illegal {
            rule: refusal.rule().to_string(),
            reason: refusal.code().to_string(),
            parameters: parameters.collect(),
        }
    }
}
