//! The file in which every set of games is kept as it ends: a line that says what is played, then a line a set.
//!
//! A program that is killed while it writes leaves its last line cut: that one is left out, and its set is played again.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::kept::Kept;
use crate::shared::{Failure, read_file};
use crate::words::say;

/// The file, if there is one.
pub struct Journal {
    file: Option<(PathBuf, File)>,
}

impl Journal {
    /// Opens the file, and gives what is in it; makes it if it is not there.
    ///
    /// # Errors
    /// It is no such file, or one of other games.
    pub fn open(path: Option<&Path>, header: &Value) -> Result<(Journal, Vec<Kept>), Failure> {
        let Some(path) = path else { return Ok((Journal { file: None }, Vec::new())) };
        let text = if path.exists() { read_file(path)? } else { Vec::new() };
        let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let kept = read(path, &text[..whole], header)?;
        let unwritable = |error: std::io::Error| Failure::unwritable(path, &error);
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(unwritable)?;
        file.set_len(whole as u64).map_err(unwritable)?;
        let mut journal = Journal { file: Some((path.to_path_buf(), file)) };
        if whole == 0 {
            journal.line(&header.to_string())?;
        }
        Ok((journal, kept))
    }

    /// Keeps a set.
    ///
    /// # Errors
    /// The system does not let us write.
    pub fn add(&mut self, kept: &Kept) -> Result<(), Failure> {
        let line = serde_json::to_string(kept).map_err(std::io::Error::from)?;
        self.line(&line)
    }

    fn line(&mut self, line: &str) -> Result<(), Failure> {
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        // One write a line, so that a line is there or is cut, and never mixed with another.
        let written = file.write_all(format!("{line}\n").as_bytes());
        written.map_err(|error| Failure::unwritable(path, &error))
    }
}

fn read(path: &Path, text: &[u8], header: &Value) -> Result<Vec<Kept>, Failure> {
    let mut kept = Vec::new();
    for (number, line) in text.split_inclusive(|&byte| byte == b'\n').enumerate() {
        let place =
            |reason: String| Failure::file(path, say!("lab-line", line = number + 1, reason = reason));
        if number == 0 {
            let found: Value = serde_json::from_slice(line).map_err(|_| place(say!("lab-state-foreign")))?;
            same(&found, header).map_err(place)?;
            continue;
        }
        kept.push(serde_json::from_slice(line).map_err(|_| place(say!("lab-state-broken")))?);
    }
    Ok(kept)
}

/// Is the same played? If not, what differs.
fn same(found: &Value, header: &Value) -> Result<(), String> {
    let Some(fields) = header.as_object().filter(|_| found.get("arena").is_some()) else {
        return Err(say!("lab-state-foreign"));
    };
    for (key, value) in fields {
        if found.get(key) != Some(value) {
            let before = found.get(key).unwrap_or(&Value::Null);
            let (before, now) = (before.to_string(), value.to_string());
            return Err(say!("lab-state-other", key = key.as_str(), before = before, now = now));
        }
    }
    Ok(())
}
