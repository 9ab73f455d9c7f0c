//! What people say to each other in their own words.

use alloc::string::{String, ToString};

use serde::{Deserialize, Serialize};

use crate::ids::Malformed;
use crate::player::cleaned;

/// A sentence that can do no harm: short, visible, one line, in reading order. Everything else is taken out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Saying(String);

impl Saying {
    /// The longest sentence, in characters.
    pub const CHARS_MAX: usize = 200;

    /// Makes a sentence of what somebody typed: invisible characters and those that turn the reading order are dropped, spaces
    /// become single, the rest is cut to length.
    ///
    /// # Errors
    /// If there is nothing to be read.
    pub fn clean(typed: &str) -> Result<Saying, Malformed> {
        let said = cleaned(typed, Saying::CHARS_MAX, |_| false);
        if said.is_empty() { Err(Malformed) } else { Ok(Saying(said)) }
    }

    /// What is left of a sentence whose speaker wants to be forgotten.
    pub fn forgotten() -> Saying {
        Saying("…".to_string())
    }

    /// The sentence.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whatever comes from outside is cleaned here: there is no other way to a sentence.
impl TryFrom<String> for Saying {
    type Error = Malformed;

    fn try_from(text: String) -> Result<Saying, Malformed> {
        Saying::clean(&text)
    }
}

impl From<Saying> for String {
    fn from(saying: Saying) -> String {
        saying.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_cleaned_and_keeps_its_marks() {
        for (typed, said) in [
            ("  Well, well:\tthat's 3=3 #1! ", "Well, well: that's 3=3 #1!"),
            ("a\u{202e}b\u{200b}c\r\nd", "abc d"),
            ("<b>&amp;</b>", "<b>&amp;</b>"),
            ("!", "!"),
        ] {
            let clean = Saying::clean(typed).unwrap();
            assert_eq!(clean.as_str(), said);
            assert_eq!(Saying::try_from(said.to_string()), Ok(clean), "cleaning twice changes nothing");
        }
        for bad in ["", " \t", "\u{202e}\u{200b}"] {
            assert_eq!(Saying::clean(bad), Err(Malformed), "{bad:?}");
        }
        assert_eq!(Saying::clean(&"x".repeat(4000)).unwrap().as_str().len(), Saying::CHARS_MAX);
    }
}
