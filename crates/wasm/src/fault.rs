//! Why something was not done, as the server would say it: a status, a code, and where it helps, the reason.

use serde::Serialize;
use serde_json::{Value, json};

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    /// The status that HTTP has for it.
    pub status: u16,
    /// The code: `{"error": "absent"}`.
    pub error: &'static str,
    /// What the table says, or the record of a table that is closed.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub reason: Value,
}

impl Fault {
    fn of(status: u16, error: &'static str, reason: Value) -> Fault {
        Fault { status, error, reason }
    }

    /// It makes no sense.
    pub fn bad(code: &'static str) -> Fault {
        Fault::of(400, code, Value::Null)
    }

    /// There is no such thing.
    pub fn absent() -> Fault {
        Fault::of(404, "absent", Value::Null)
    }

    /// Not now.
    pub fn conflict(code: &'static str) -> Fault {
        Fault::of(409, code, Value::Null)
    }

    /// The table refuses.
    pub fn refused(reason: &impl Serialize) -> Fault {
        Fault::of(422, "refused", json!(reason))
    }

    /// The table was begun by rules, or on a map, that we have no more: this is its record.
    pub fn closed(record: Option<String>) -> Fault {
        Fault::of(410, "closed", json!({ "record": record }))
    }

    /// A log that no table has written.
    pub fn damaged() -> Fault {
        Fault::of(500, "damaged", Value::Null)
    }

    /// A fault of ours.
    pub fn internal() -> Fault {
        Fault::of(500, "internal", Value::Null)
    }

    /// As the other side of the wall reads it.
    pub fn json(&self) -> String {
        json!(self).to_string()
    }
}
