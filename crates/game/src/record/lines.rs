//! Splits the bytes of a record into tidy lines, one at a time, so that a fault far down does not
//! hide what stands above it.

use alloc::vec::Vec;

use crate::notation::{Fault, LineColumn, Word, words};

/// The lines of a record that are not comments.
#[derive(Clone, Debug)]
pub struct Lines<'a> {
    rest: Option<&'a [u8]>,
    number: usize,
}

/// A tidy line: valid text, single spaces between words, none at the ends, at least one word.
#[derive(Clone, Copy, Debug)]
pub struct TidyLine<'a> {
    /// Its number, counted from 1, comments included.
    pub number: usize,
    /// The line without its end.
    pub text: &'a str,
}

impl<'a> TidyLine<'a> {
    /// The words of the line; there is at least one.
    pub fn words(&self) -> Vec<Word<'a>> {
        words(self.number, self.text)
    }

    /// Where the line begins.
    pub fn start(&self) -> LineColumn {
        LineColumn { line: self.number, column: 1 }
    }
}

impl<'a> Lines<'a> {
    /// The lines of a file. Lines end in LF; the last LF may be missing.
    pub fn new(file: &'a [u8]) -> Lines<'a> {
        let lines = file.strip_suffix(b"\n").unwrap_or(file);
        Lines { rest: (!file.is_empty()).then_some(lines), number: 0 }
    }

    /// The next line that is not a comment, `None` at the end of the file.
    ///
    /// # Errors
    /// If the line is not tidy.
    pub fn next_line(&mut self) -> Result<Option<TidyLine<'a>>, Fault> {
        while let Some(line) = self.next_raw() {
            let text = decode(line, self.number)?;
            if text.starts_with('#') {
                refuse(text, self.number, &[('\r', "a carriage return")])?;
            } else {
                tidy(text, self.number)?;
                return Ok(Some(TidyLine { number: self.number, text }));
            }
        }
        Ok(None)
    }

    /// The place behind the last line read: where something is missing.
    pub fn end(&self) -> LineColumn {
        LineColumn { line: self.number + 1, column: 1 }
    }

    fn next_raw(&mut self) -> Option<&'a [u8]> {
        let rest = self.rest?;
        self.number += 1;
        let mut lines = rest.splitn(2, |&byte| byte == b'\n');
        let line = lines.next();
        self.rest = lines.next();
        line
    }
}

fn decode(line: &[u8], number: usize) -> Result<&str, Fault> {
    core::str::from_utf8(line).map_err(|error| {
        let valid = core::str::from_utf8(&line[..error.valid_up_to()]).unwrap_or_default();
        let column = valid.chars().count() + 1;
        Fault::new(LineColumn { line: number, column }, "this is not UTF-8")
    })
}

fn tidy(text: &str, number: usize) -> Result<(), Fault> {
    let fault = |column, reason| Err(Fault::new(LineColumn { line: number, column }, reason));
    if text.is_empty() {
        return fault(1, "the line is empty");
    }
    refuse(text, number, &[('\r', "a carriage return"), ('\t', "a tab"), ('\u{feff}', "a byte order mark")])?;
    let mut before = ' ';
    for (index, character) in text.chars().enumerate() {
        if character == ' ' && before == ' ' {
            let reason =
                if index == 0 { "a space at the beginning of the line" } else { "two spaces in a row" };
            return fault(index + 1, reason);
        }
        before = character;
    }
    if before == ' ' {
        return fault(text.chars().count(), "a space at the end of the line");
    }
    Ok(())
}

/// Refuses the first of these characters that stands in the text.
fn refuse(text: &str, line: usize, banned: &[(char, &str)]) -> Result<(), Fault> {
    for (index, character) in text.chars().enumerate() {
        if let Some((_, name)) = banned.iter().find(|(ban, _)| *ban == character) {
            return Err(Fault::new(LineColumn { line, column: index + 1 }, *name));
        }
    }
    Ok(())
}
