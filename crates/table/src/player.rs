//! Who sits in a seat, and what may be a name.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::Malformed;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Occupant {
    /// Nobody yet: whoever has the link may sit down.
    Open,
    /// A person.
    Person {
        /// What the others call him.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        name: Name,
        /// Left out for people: a program that somebody brings plays as a person does, and everybody sees what it is.
        #[serde(default, skip_serializing_if = "Kind::is_human")]
        #[cfg_attr(feature = "ts", ts(type = "\"program\"", optional))]
        kind: Kind,
    },
    /// A program of the house. The table does not know programs: it keeps the word for whoever runs them.
    Bot {
        /// How well it plays, in its own word.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: Level,
    },
}

/// What somebody is who plays as people do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Kind {
    /// Of flesh and blood, as far as anybody knows.
    #[default]
    Human,
    /// A program that somebody has brought, and that says so.
    Program,
}

impl Kind {
    fn is_human(&self) -> bool {
        *self == Kind::Human
    }
}

impl Occupant {
    /// A person of that name.
    pub fn person(name: Name) -> Occupant {
        Occupant::Person { name, kind: Kind::Human }
    }

    /// What somebody is who plays as people do.
    pub fn kind(&self) -> Kind {
        match self {
            Occupant::Person { kind, .. } => *kind,
            Occupant::Open | Occupant::Bot { .. } => Kind::Human,
        }
    }

    /// Is it a person, or a program that plays as one?
    pub fn is_person(&self) -> bool {
        match self {
            Occupant::Person { .. } => true,
            Occupant::Open | Occupant::Bot { .. } => false,
        }
    }

    /// Is it the strongest program, against which every decision counts?
    pub fn is_champion(&self) -> bool {
        match self {
            Occupant::Bot { level } => level.as_str() == "champion",
            Occupant::Open | Occupant::Person { .. } => false,
        }
    }

    /// Is it a program of the house?
    pub fn is_bot(&self) -> bool {
        match self {
            Occupant::Bot { .. } => true,
            Occupant::Open | Occupant::Person { .. } => false,
        }
    }
}

/// A display name that can do no harm: short, visible, one line, in reading order. Everything else is taken out.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// The longest name, in characters.
    pub const CHARS_MAX: usize = 24;

    /// Makes a name of what somebody typed: invisible characters, those that turn the reading order, and those that
    /// mean something in a record (`= , # :`) are dropped, spaces become single, the rest is cut to length.
    ///
    /// # Errors
    /// If no letter or digit is left.
    pub fn clean(typed: &str) -> Result<Name, Malformed> {
        let name = cleaned(typed, Name::CHARS_MAX, |letter| matches!(letter, '=' | ',' | '#' | ':'));
        if name.chars().any(char::is_alphanumeric) { Ok(Name(name)) } else { Err(Malformed) }
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Name {
    type Error = Malformed;

    /// Only a name that is clean already: what is stored or sent on has been cleaned once.
    fn try_from(text: String) -> Result<Name, Malformed> {
        let name = Name::clean(&text)?;
        if name.0 == text { Ok(name) } else { Err(Malformed) }
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

/// How well a program plays, in its own word: 1 to 24 small letters, digits and dashes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Level(String);

impl Level {
    /// The program that plays for people who are away: good enough to do them no harm, and not better than most of them.
    pub fn stand_in() -> Level {
        Level("strong".to_string())
    }

    /// The word.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Level {
    type Error = Malformed;

    fn try_from(text: String) -> Result<Level, Malformed> {
        let plain =
            text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        if plain && (1..=24).contains(&text.len()) { Ok(Level(text)) } else { Err(Malformed) }
    }
}

impl From<Level> for String {
    fn from(level: Level) -> String {
        level.0
    }
}

/// What the record calls the players: one word each, all different, none of them `draw`.
pub fn record_names(seats: &[Occupant]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (index, occupant) in seats.iter().enumerate() {
        let first = match occupant {
            Occupant::Person { name, kind: Kind::Program } => {
                format!("program:{}", name.as_str().replace(' ', "_"))
            }
            Occupant::Person { name, kind: Kind::Human } if name.as_str() == "draw" => "draw_".to_string(),
            Occupant::Person { name, kind: Kind::Human } => name.as_str().replace(' ', "_"),
            Occupant::Bot { level } => format!("bot:{}", level.as_str()),
            Occupant::Open => format!("open:{index}"),
        };
        let again = (2..=seats.len() + 1).map(|number| format!("{first}:{number}"));
        let free = core::iter::once(first.clone()).chain(again).find(|name| !names.contains(name));
        names.push(free.unwrap_or(first));
    }
    names
}

/// So many accents may sit on one letter; more would climb into the lines above.
const MARKS_MAX: usize = 2;

/// What can be read of what somebody typed, in one line of at most so many characters, without those that are unwanted here.
pub(crate) fn cleaned(typed: &str, chars_max: usize, unwanted: fn(char) -> bool) -> String {
    let mut clean = String::new();
    let (mut length, mut marks) = (0, 0);
    // A hostile text may be long; what counts stands at its beginning.
    for letter in typed.chars().take(8 * chars_max) {
        let letter = if letter.is_whitespace() { ' ' } else { letter };
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        let doubled = letter == ' ' && (clean.is_empty() || clean.ends_with(' '));
        let stray = is_mark(letter) && (clean.is_empty() || marks > MARKS_MAX);
        if doubled || stray || is_unseen(letter) || unwanted(letter) {
            continue;
        }
        if length == chars_max {
            break;
        }
        clean.push(letter);
        length += 1;
    }
    clean.truncate(clean.trim_end().len());
    clean
}

/// Accents and other marks that sit on the letter before them, as far as the usual blocks go.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Characters that nobody sees, or that turn the reading order.
fn is_unseen(letter: char) -> bool {
    let invisible = matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}'
        | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{ffff}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}');
    let private = matches!(letter, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..);
    letter.is_control() || invisible || private
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_cleaned_and_stays_clean() {
        for (typed, name) in [
            ("  Ann\tof   Kent ", "Ann of Kent"),
            ("A\u{202e}nn\u{200b}", "Ann"),
            ("a=b,c#d:e", "abcde"),
            ("<script>alert(1)</script>", "<script>alert(1)</script"),
            ("e\u{301}\u{301}\u{301}\u{301}", "e\u{301}\u{301}"),
            ("\u{301}x\0\u{7}\r\ny", "x y"),
            ("Ärmel Ωμέγα 王", "Ärmel Ωμέγα 王"),
        ] {
            let clean = Name::clean(typed).unwrap();
            assert_eq!(clean.as_str(), name);
            assert_eq!(Name::try_from(String::from(name)), Ok(clean), "cleaning twice changes nothing");
        }
        for bad in ["", " ", "\u{202e}", "...", "=#,:"] {
            assert_eq!(Name::clean(bad), Err(Malformed), "{bad:?}");
        }
        assert!(Name::try_from(String::from(" Ann")).is_err());
        assert_eq!(Name::clean(&"x".repeat(1000)).unwrap().as_str().len(), Name::CHARS_MAX);
    }

    #[test]
    fn names_in_a_record_are_words_that_differ() {
        let person = |name: &str| Occupant::person(Name::clean(name).unwrap());
        let bot = || Occupant::Bot { level: Level::try_from(String::from("random")).unwrap() };
        let names = record_names(&[person("Ann B"), person("Ann B"), bot(), bot()]);
        assert_eq!(names, ["Ann_B", "Ann_B:2", "bot:random", "bot:random:2"]);
        assert_eq!(record_names(&[person("draw")]), ["draw_"]);
        let program = Occupant::Person { name: Name::clean("Ann B").unwrap(), kind: Kind::Program };
        assert_eq!(record_names(&[person("Ann B"), program]), ["Ann_B", "program:Ann_B"]);
    }
}
