//! Why something was refused, as an exception.

use game::record::Reason;
use game::{Fault, Notation, Refusal};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::words;

create_exception!(
    utterson,
    Refused,
    PyValueError,
    "A move that the rules do not allow. `rule` is the number of the rule, `code` a word for programs, `sentence` one for people."
);
create_exception!(
    utterson,
    BadRecord,
    PyValueError,
    "A record that cannot be read. `line` and `column` say where, `reason` why; `rule` is the rule it breaks, or None."
);

/// What went wrong, before Python hears of it.
#[derive(Debug)]
pub enum Error {
    /// A rule forbids it.
    Refused { rule: &'static str, code: &'static str, sentence: String },
    /// A record is bad.
    BadRecord { line: usize, column: usize, reason: String, rule: Option<&'static str> },
    /// What was given makes no sense.
    Value(String),
}

impl Error {
    /// A rule of `G` forbids it.
    pub fn refused<G: Notation>(refusal: &G::Illegal) -> Error {
        Error::Refused {
            rule: refusal.rule(),
            code: refusal.code(),
            sentence: words::refusal(G::NAME, refusal),
        }
    }

    /// A record of `G` is bad.
    pub fn bad_record<G: Notation>(bad: &game::record::BadRecord<G::Illegal>) -> Error {
        let (reason, rule) = match &bad.reason {
            Reason::Format(reason) => (reason.clone(), None),
            Reason::Illegal(refusal) => (words::refusal(G::NAME, refusal), Some(refusal.rule())),
        };
        Error::BadRecord { line: bad.at.line, column: bad.at.column, reason, rule }
    }

    /// A text that stands alone is not what it should be.
    pub fn text(fault: &Fault) -> Error {
        Error::Value(format!("column {}: {}", fault.at.column, fault.reason))
    }

    /// The same of a record that stands so many lines further down.
    pub fn below(self, lines: usize) -> Error {
        match self {
            Error::BadRecord { line, column, reason, rule } => {
                Error::BadRecord { line: line + lines, column, reason, rule }
            }
            Error::Refused { .. } | Error::Value(_) => self,
        }
    }

    /// The file that the record was read from, in front of what is wrong with it.
    pub fn in_file(self, path: &str) -> Error {
        match self {
            Error::BadRecord { line, column, reason, rule } => {
                Error::BadRecord { line, column, reason: format!("{path}: {reason}"), rule }
            }
            Error::Refused { .. } | Error::Value(_) => self,
        }
    }
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Error {
        Error::BadRecord { line: fault.at.line, column: fault.at.column, reason: fault.reason, rule: None }
    }
}

impl From<Error> for PyErr {
    fn from(error: Error) -> PyErr {
        Python::attach(|py| match error {
            Error::Value(reason) => PyValueError::new_err(reason),
            Error::Refused { rule, code, sentence } => {
                let raised = Refused::new_err(format!("{sentence} ({rule})"));
                let fields = [("rule", rule), ("code", code), ("sentence", &sentence)];
                let set = |(name, text): &(&str, &str)| raised.value(py).setattr(*name, *text);
                fields.iter().try_for_each(set).err().unwrap_or(raised)
            }
            Error::BadRecord { line, column, reason, rule } => {
                let raised = BadRecord::new_err(format!("line {line}, column {column}: {reason}"));
                let value = raised.value(py);
                let set = value.setattr("line", line).and_then(|()| value.setattr("column", column));
                let set = set.and_then(|()| value.setattr("reason", reason));
                set.and_then(|()| value.setattr("rule", rule)).err().unwrap_or(raised)
            }
        })
    }
}
