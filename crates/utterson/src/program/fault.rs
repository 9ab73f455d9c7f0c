//! What can be wrong with a program, and how that is said.

use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

use bots::arena::guest::Forfeit;
use game::notation::shown;

/// Why a program has lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It could not be started at all.
    NotStarted(String),
    /// It has ended.
    Died(ExitStatus),
    /// It does not answer in time.
    Hangs(Duration),
    /// It has closed its output and lives on.
    Mute,
    /// It has closed its input and lives on.
    Deaf,
    /// Its line does not end.
    Floods,
    /// Its line is no message of the protocol.
    Garbled(String),
    /// It spoke without being asked.
    Unasked(String),
    /// It chose what is not in the list.
    Illegal(String),
    /// It speaks another version of the protocol.
    WrongProtocol(u32),
    /// It does not play this game.
    WrongGame,
    /// It says that it cannot.
    Declines(String),
}

impl Fault {
    /// One word, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Fault::NotStarted(_) => "not_started",
            Fault::Died(_) => "died",
            Fault::Hangs(_) => "hangs",
            Fault::Mute => "mute",
            Fault::Deaf => "deaf",
            Fault::Floods => "floods",
            Fault::Garbled(_) => "garbled",
            Fault::Unasked(_) => "unasked",
            Fault::Illegal(_) => "illegal",
            Fault::WrongProtocol(_) => "wrong_protocol",
            Fault::WrongGame => "wrong_game",
            Fault::Declines(_) => "declines",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotStarted(reason) => write!(f, "it cannot be started: {reason}"),
            Fault::Died(status) => write!(f, "it ended in the middle ({status})"),
            Fault::Hangs(waited) => write!(f, "it did not answer within {} ms", waited.as_millis()),
            Fault::Mute => f.write_str("it closed its output"),
            Fault::Deaf => f.write_str("it closed its input"),
            Fault::Floods => write!(f, "its line is longer than {} bytes", super::process::LINE_BYTES_MAX),
            Fault::Garbled(line) => {
                write!(f, "its answer is no answer of the protocol: `{}`", shown(line.trim_end()))
            }
            Fault::Unasked(line) => write!(f, "it spoke without being asked: `{}`", shown(line.trim_end())),
            Fault::Illegal(action) => {
                write!(f, "it chose what is not in the list: `{}`", shown(action.trim_end()))
            }
            Fault::WrongProtocol(version) => {
                write!(f, "it speaks version {version} of the protocol, not {}", super::PROTOCOL_VERSION)
            }
            Fault::WrongGame => f.write_str("it does not play this game"),
            Fault::Declines(reason) => write!(f, "it says: `{}`", shown(reason)),
        }
    }
}

/// A fault, and the last that the program wrote on its error stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What was wrong.
    pub fault: Fault,
    /// The end of what it complained of, if it did.
    pub complaint: String,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The last line says most: it is where a Python program names its error.
        let last = self.complaint.lines().rev().find(|line| !line.trim().is_empty());
        match last {
            Some(last) => write!(f, "{}; its last words: {}", self.fault, long(last)),
            None => self.fault.fmt(f),
        }
    }
}

impl From<Verdict> for Forfeit {
    fn from(verdict: Verdict) -> Forfeit {
        Forfeit { code: verdict.fault.code(), reason: verdict.to_string() }
    }
}

/// A foreign line, fit to be shown.
fn long(line: &str) -> String {
    line.trim().chars().take(200).flat_map(char::escape_debug).collect()
}
