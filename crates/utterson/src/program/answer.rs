//! What a program has answered, and what is wrong with a line that is no answer: from which character on, and what was expected there.

use serde_json::Value;

use super::fault::{Fault, Garbled};
use super::message::EngineMsg;

/// A line of a program's output.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Which one, from 1.
    pub number: u64,
    /// As it was written.
    pub text: String,
}

/// What was expected where a line is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// UTF-8.
    Utf8,
    /// JSON.
    Json,
    /// More of it: the line ends too early.
    Cut,
    /// One object and nothing else.
    Object,
    /// `"protocol"` with a whole number.
    Protocol,
    /// `"name"` with a text.
    Name,
    /// `"games"` with a list of texts.
    Games,
    /// `"action"` with a text or a whole number from 0.
    Action,
    /// `"error"` with a text.
    Error,
}

impl Cause {
    /// One word, by which the catalogues know it.
    pub fn code(self) -> &'static str {
        match self {
            Cause::Utf8 => "utf8",
            Cause::Json => "json",
            Cause::Cut => "cut",
            Cause::Object => "object",
            Cause::Protocol => "protocol",
            Cause::Name => "name",
            Cause::Games => "games",
            Cause::Action => "action",
            Cause::Error => "error",
        }
    }
}

impl Line {
    /// Understands the line.
    ///
    /// # Errors
    /// It is no message of the protocol, or says that the program cannot answer.
    pub fn read(&self) -> Result<EngineMsg, Fault> {
        let value: Value = serde_json::from_str(&self.text).map_err(|fault| self.no_json(&fault))?;
        if !value.is_object() {
            return Err(self.garbled(1, Cause::Object));
        }
        for (field, cause, fits) in FIELDS {
            if value.get(field).is_some_and(|value| !value.is_null() && !fits(value)) {
                return Err(self.garbled(self.column_of(field), cause));
            }
        }
        let answer: EngineMsg = serde_json::from_value(value).map_err(|_| self.garbled(1, Cause::Object))?;
        match answer.error.clone() {
            Some(reason) => Err(Fault::Declines(reason)),
            None => Ok(answer),
        }
    }

    /// The fault of a line that is well written but does not say what was asked for.
    pub fn lacks(&self, cause: Cause) -> Fault {
        self.garbled(1, cause)
    }

    fn no_json(&self, fault: &serde_json::Error) -> Fault {
        let cause = if fault.is_eof() { Cause::Cut } else { Cause::Json };
        // The place is counted in bytes there, and in characters here.
        let before = self.text.as_bytes().get(..fault.column().saturating_sub(1)).unwrap_or_default();
        self.garbled(String::from_utf8_lossy(before).chars().count() + 1, cause)
    }

    /// Where a field's name stands.
    fn column_of(&self, field: &str) -> usize {
        let at = self.text.find(&format!("\"{field}\"")).unwrap_or(0);
        self.text[..at].chars().count() + 1
    }

    fn garbled(&self, column: usize, cause: Cause) -> Fault {
        let line = self.text.trim_end().to_string();
        Fault::Garbled(Garbled { number: self.number, column, cause, line })
    }
}

/// A field's name, what is expected of it, and whether a value is that.
type Field = (&'static str, Cause, fn(&Value) -> bool);

/// What each field must be, where it is there.
const FIELDS: [Field; 5] = [
    ("protocol", Cause::Protocol, |value| value.as_u64().is_some_and(|number| u32::try_from(number).is_ok())),
    ("name", Cause::Name, Value::is_string),
    ("games", Cause::Games, |value| value.as_array().is_some_and(|games| games.iter().all(Value::is_string))),
    ("action", Cause::Action, |value| value.is_string() || value.is_u64()),
    ("error", Cause::Error, Value::is_string),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a line goes wrong, and what was expected there.
    fn wrong(text: &str) -> (usize, Cause) {
        match (Line { number: 4, text: text.into() }).read() {
            Err(Fault::Garbled(Garbled { number: 4, column, cause, .. })) => (column, cause),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn a_line_that_is_no_answer_is_told_where_and_why() {
        assert_eq!(wrong("I play the king.\n"), (1, Cause::Json));
        assert_eq!(wrong("{\"action\":play}\n"), (11, Cause::Json));
        assert_eq!(wrong("{\"äction\":x}\n"), (11, Cause::Json), "characters are counted, not bytes");
        assert_eq!(wrong("{\"action\":"), (10, Cause::Cut));
        assert_eq!(wrong("[0]\n"), (1, Cause::Object));
        assert_eq!(wrong("{\"action\":0} {\"action\":1}\n"), (14, Cause::Json));
        assert_eq!(wrong("{\"name\":\"x\",\"action\":-1}\n"), (13, Cause::Action));
        assert_eq!(wrong("{\"action\":1.5}\n"), (2, Cause::Action));
        assert_eq!(wrong("{\"protocol\":\"1\"}\n"), (2, Cause::Protocol));
        assert_eq!(wrong("{\"protocol\":1,\"games\":\"duel\"}\n"), (15, Cause::Games));
    }

    #[test]
    fn what_a_later_version_may_add_is_overlooked() {
        let line = Line { number: 1, text: "{\"action\":0,\"mood\":[1,{}]}".into() };
        assert!(line.read().is_ok_and(|answer| answer.action.is_some()));
        let line = Line { number: 1, text: "{\"error\":\"no idea\"}".into() };
        assert_eq!(line.read(), Err(Fault::Declines("no idea".into())));
    }
}
