//! What games show, as JSON: text with the keys of every object in their order, as the wire has it.
//!
//! It is written at once and then put in order. (By way of a tree of values, which comes to the same, a move cost the server a
//! seventh more.)

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// A value of a game, written as JSON.
#[derive(Clone)]
pub struct Json(Box<RawValue>);

impl Json {
    /// Writes a value.
    ///
    /// # Panics
    /// If it cannot be JSON: what games show are structs, enums, lists and numbers.
    pub fn of(value: &impl Serialize) -> Json {
        let text = serde_json::to_string(value).expect("structs, enums, lists and numbers can be written");
        let mut sorted = String::with_capacity(text.len());
        sort(&text, &mut sorted);
        Json::read(sorted)
    }

    /// Nothing.
    pub fn null() -> Json {
        Json::read("null".to_string())
    }

    fn read(text: String) -> Json {
        Json(RawValue::from_string(text).expect("what was written as JSON is JSON"))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        self.0.get()
    }

    /// The value as a tree, for whoever looks for something in it.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.as_str()).expect("what was written as JSON is JSON")
    }
}

impl From<Value> for Json {
    fn from(value: Value) -> Json {
        Json::of(&value)
    }
}

/// The same value is the same text, for there is one way to write it.
impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Json {}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Json, D::Error> {
        Value::deserialize(from).map(Json::from)
    }
}

/// Copies the value that the text begins with, its keys in order, and returns what stands behind it. The text is compact and
/// without fault: it was written a moment ago.
fn sort<'a>(text: &'a str, sorted: &mut String) -> &'a str {
    match text.as_bytes().first() {
        Some(b'{') => sort_object(text, sorted),
        Some(b'[') => sort_list(text, sorted),
        Some(_) | None => {
            let (plain, rest) = text.split_at(plain_len(text.as_bytes()));
            sorted.push_str(plain);
            rest
        }
    }
}

fn sort_list<'a>(text: &'a str, sorted: &mut String) -> &'a str {
    let mut rest = text;
    while rest.starts_with(['[', ',']) {
        sorted.push_str(&rest[..1]);
        rest = &rest[1..];
        if !rest.starts_with(']') {
            rest = sort(rest, sorted);
        }
    }
    sorted.push(']');
    &rest[1..]
}

fn sort_object<'a>(text: &'a str, sorted: &mut String) -> &'a str {
    let mut fields: Vec<(&str, usize, usize)> = Vec::with_capacity(8);
    let (start, mut rest) = (sorted.len(), text);
    while rest.starts_with(['{', ',']) {
        sorted.push_str(&rest[..1]);
        rest = &rest[1..];
        if !rest.starts_with('}') {
            let (key, value) = rest.split_at(plain_len(rest.as_bytes()));
            let from = sorted.len();
            sorted.push_str(key);
            sorted.push(':');
            rest = sort(&value[1..], sorted);
            fields.push((key, from, sorted.len()));
        }
    }
    if !fields.is_sorted() {
        put_in_order(fields, start, sorted);
    }
    sorted.push('}');
    &rest[1..]
}

/// The fields of an object that begins there are written anew, by their keys.
fn put_in_order(mut fields: Vec<(&str, usize, usize)>, start: usize, sorted: &mut String) {
    fields.sort_unstable();
    let written = sorted.split_off(start);
    for (index, (_, from, to)) in fields.into_iter().enumerate() {
        sorted.push(if index == 0 { '{' } else { ',' });
        sorted.push_str(&written[from - start..to - start]);
    }
}

/// How long the word, number or name is that the text begins with.
fn plain_len(text: &[u8]) -> usize {
    if text.first() != Some(&b'"') {
        return text.iter().position(|byte| matches!(byte, b',' | b']' | b'}')).unwrap_or(text.len());
    }
    let mut end = 1;
    while end < text.len() && text[end] != b'"' {
        end += if text[end] == b'\\' { 2 } else { 1 };
    }
    (end + 1).min(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn as_a_tree(text: &str) -> String {
        serde_json::from_str::<Value>(text).unwrap().to_string()
    }

    #[test]
    fn keys_are_written_in_their_order_as_a_tree_has_them() {
        for text in [
            "null",
            "-17",
            r#""a \"word\", with {braces} and a \\""#,
            "[]",
            "{}",
            r#"[{},[],[[1,2],"]"],{"b":{},"a":[]}]"#,
            r#"{"z":1,"a":{"d":[{"y":true,"x":"}"}],"c":"ü, {"},"m":[{"k":null,"j":-1}],"aa":2,"a_":3}"#,
        ] {
            let mut sorted = String::new();
            assert_eq!(sort(text, &mut sorted), "");
            assert_eq!(sorted, as_a_tree(text));
            let json: Json = serde_json::from_str(text).unwrap();
            assert_eq!((json.as_str(), json.value().to_string()), (sorted.as_str(), sorted.clone()));
            assert_eq!(serde_json::to_string(&[json]).unwrap(), alloc::format!("[{sorted}]"));
        }
    }
}
