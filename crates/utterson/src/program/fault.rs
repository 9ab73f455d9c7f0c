//! What can be wrong with a program, and how that is said.

use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::process::ExitStatus;
use std::time::Duration;

use bots::arena::guest::Forfeit;
use fluent_bundle::FluentArgs;
use game::notation::shown;

use super::answer::Cause;
use crate::words::{in_english, said, say, system};

/// Why a program has lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It could not be started at all.
    NotStarted {
        /// Which one.
        program: String,
        /// What the system says.
        kind: io::ErrorKind,
    },
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
    Garbled(Garbled),
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

/// A line that is no message of the protocol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Garbled {
    /// Which line of its output it is, from 1.
    pub number: u64,
    /// From which character of it, from 1.
    pub column: usize,
    /// What was expected there.
    pub cause: Cause,
    /// The line.
    pub line: String,
}

/// What a sentence about a fault is made of, by the names that the catalogues have for it.
pub type Facts = BTreeMap<String, String>;

impl Fault {
    /// One word, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Fault::NotStarted { .. } => "not_started",
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

    fn facts(&self) -> Facts {
        let quoted = |line: &str| shown(line.trim_end()).to_string();
        let facts: Vec<(&str, String)> = match self {
            Fault::NotStarted { program, kind } => {
                vec![("program", program.clone()), ("reason", system(&(*kind).into()))]
            }
            Fault::Died(status) => ended(*status),
            Fault::Hangs(waited) => vec![("time", waited.as_millis().to_string())],
            Fault::Mute | Fault::Deaf | Fault::WrongGame => Vec::new(),
            Fault::Floods => vec![("most", super::process::LINE_BYTES_MAX.to_string())],
            Fault::Garbled(Garbled { number, column, cause, line }) => vec![
                ("number", number.to_string()),
                ("column", column.to_string()),
                ("cause", cause.code().to_string()),
                ("line", quoted(line)),
            ],
            Fault::Unasked(line) | Fault::Illegal(line) => vec![("line", quoted(line))],
            Fault::WrongProtocol(version) => {
                vec![("version", version.to_string()), ("ours", super::PROTOCOL_VERSION.to_string())]
            }
            Fault::Declines(reason) => vec![("reason", quoted(reason))],
        };
        facts.into_iter().map(|(name, fact)| (name.to_string(), fact)).collect()
    }
}

/// How a program ended: with a number of its own, or by a signal.
fn ended(status: ExitStatus) -> Vec<(&'static str, String)> {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return vec![("how", "signal".into()), ("number", signal.to_string())];
    }
    vec![("how", "exit".into()), ("number", status.code().unwrap_or_default().to_string())]
}

/// A fault, and the last that the program wrote on its error stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What was wrong.
    pub fault: Fault,
    /// The end of what it complained of, if it did.
    pub complaint: String,
}

impl Verdict {
    fn facts(&self) -> Facts {
        let mut facts = self.fault.facts();
        // The last line says most: it is where a Python program names its error.
        let last = self.complaint.lines().rev().find(|line| !line.trim().is_empty());
        facts.extend(last.map(|last| (LAST_WORDS.to_string(), long(last))));
        facts
    }
}

/// Under this name stands what the program wrote last on its error stream.
const LAST_WORDS: &str = "last_words";

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&forfeit_sentence(self.fault.code(), &self.facts()))
    }
}

/// Why a program has lost, in the language of this process.
pub fn forfeit_sentence(code: &str, facts: &Facts) -> String {
    let mut arguments = FluentArgs::new();
    for (name, fact) in facts {
        arguments.set(name.as_str(), fact.as_str());
    }
    let reason = said(&format!("program-{}", code.replace('_', "-")), &arguments);
    match facts.get(LAST_WORDS) {
        Some(last) => say!("program-last-words", reason = reason, words = last.as_str()),
        None => reason,
    }
}

impl From<Verdict> for Forfeit {
    fn from(verdict: Verdict) -> Forfeit {
        let reason = in_english(|| verdict.to_string());
        Forfeit { code: verdict.fault.code(), reason, facts: verdict.facts() }
    }
}

/// A foreign line, fit to be shown.
fn long(line: &str) -> String {
    line.trim().chars().take(200).flat_map(char::escape_debug).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_has_a_sentence_that_says_what_it_knows() {
        let garbled = Garbled { number: 3, column: 7, cause: Cause::Json, line: "I play.\n".into() };
        for (fault, expected) in [
            (Fault::NotStarted { program: "nobody".into(), kind: io::ErrorKind::NotFound }, "nobody"),
            (Fault::Died(ExitStatus::default()), "exit status: 0"),
            (Fault::Hangs(Duration::from_millis(700)), "700 ms"),
            (Fault::Mute, "output"),
            (Fault::Deaf, "input"),
            (Fault::Floods, "65536"),
            (Fault::Garbled(garbled), "line 3 of its output"),
            (Fault::Unasked("hello\n".into()), "`hello`"),
            (Fault::Illegal("{\"action\":9}\n".into()), "9"),
            (Fault::WrongProtocol(7), "version 7 of the protocol, not 1"),
            (Fault::WrongGame, "this game"),
            (Fault::Declines("no idea".into()), "`no idea`"),
        ] {
            let verdict = Verdict { fault, complaint: "Traceback\nValueError: x\n".into() };
            let sentence = verdict.to_string();
            assert!(sentence.contains(expected), "{sentence}");
            assert!(sentence.ends_with("; its last words: ValueError: x"), "{sentence}");
        }
    }
}
