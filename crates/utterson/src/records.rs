//! Where commands get records from: files, folders and the standard input, one record after another.
//!
//! A folder gives the `.case` files in it and below it, in the order of their names; `-` is the standard input. A file or stream may hold
//! many records, as `utterson simulate --out -` writes them: each begins with its own `utterson 1`. No more than one record is held
//! at a time.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use game::notation::{Fault, LineColumn};
use game::record::{self, BadRecord, Sheet};
use game::{Notation, Seat, Viewer};
use table::any::GameName;

use crate::shared::Failure;
use crate::words::{Words, from_english, say};

/// A record that is larger than this is none of ours.
const RECORD_BYTES_MAX: usize = 256 << 20;

/// The bytes of a record, and where they stand.
pub struct Found {
    /// The file, or `-`.
    pub path: PathBuf,
    bytes: Vec<u8>,
    /// The line of the file with which the record begins, from 1.
    first_line: usize,
    /// Does another record follow in the same file?
    followed: bool,
}

impl Found {
    /// All of its bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The name by which it is spoken of: a file that holds one record is known by its name alone.
    pub fn name(&self) -> String {
        let path = self.path.display();
        if self.first_line == 1 && !self.followed {
            path.to_string()
        } else {
            say!("lab-record-from", file = path.to_string(), line = self.first_line)
        }
    }

    /// Reads the header. `None`: the record stops inside it, and nothing follows in the file.
    ///
    /// # Errors
    /// The first fault of the header, with its place in the file.
    pub fn open(&self) -> Result<Option<Sheet<'_>>, Fault> {
        match record::open(&self.bytes) {
            Ok(None) if self.followed => {
                let lines = self.bytes.iter().filter(|&&byte| byte == b'\n').count();
                let end = LineColumn { line: self.first_line + lines, column: 1 };
                Err(Fault::new(end, "the record before this line stops inside its header"))
            }
            Ok(sheet) => Ok(sheet),
            Err(fault) => Err(Fault { at: self.place(fault.at), ..fault }),
        }
    }

    /// A place of the record as a place of the file.
    pub fn place(&self, at: LineColumn) -> LineColumn {
        LineColumn { line: at.line + self.first_line - 1, ..at }
    }

    /// Which game the record is of.
    ///
    /// # Errors
    /// It is of none that we know.
    pub fn game(&self, sheet: &Sheet<'_>) -> Result<GameName, Fault> {
        let word = &sheet.header.game;
        word.text
            .parse()
            .map_err(|unknown: table::any::UnknownGame| Fault::new(self.place(word.at), unknown.to_string()))
    }

    /// The failure of a command that was given this record with that fault.
    pub fn fault(&self, fault: &Fault) -> Failure {
        Failure::at(&self.path, fault.at, from_english(&fault.reason))
    }

    /// The failure of a command to which this record is bad.
    pub fn bad<G: Notation>(&self, words: &Words, bad: &BadRecord<G::Illegal>) -> Failure {
        words.bad_file::<G>(&self.path, &BadRecord { at: self.place(bad.at), reason: bad.reason.clone() })
    }

    /// The same in words that tell a viewer nothing that is hidden from him: the place alone.
    pub fn bad_to_viewer<I>(&self, word: &str, bad: &BadRecord<I>) -> Failure {
        Failure::at(&self.path, self.place(bad.at), say!("lab-hidden-fault", who = word))
    }
}

/// The viewer of that name: a seat, or the public.
///
/// # Errors
/// Nobody is called so.
pub fn viewer(word: &str, sheet: &Sheet<'_>) -> Result<Viewer, Failure> {
    if word == PUBLIC {
        return Ok(Viewer::Public);
    }
    find(word, sheet).map(Viewer::Seat).ok_or_else(|| nobody(word, sheet, Some(PUBLIC)))
}

/// The seat of that name. The public has no seat and decides nothing.
///
/// # Errors
/// Nobody is called so.
pub fn seat(word: &str, sheet: &Sheet<'_>) -> Result<Seat, Failure> {
    find(word, sheet).ok_or_else(|| nobody(word, sheet, None))
}

/// What the public is called.
const PUBLIC: &str = "public";

fn find(word: &str, sheet: &Sheet<'_>) -> Option<Seat> {
    let players = &sheet.header.players;
    let seat = players.iter().position(|(seat, name)| seat.text == word || name.text == word);
    seat.map(|seat| Seat(seat as u8))
}

/// Nobody is called so; offered is what would do.
fn nobody(word: &str, sheet: &Sheet<'_>, besides: Option<&str>) -> Failure {
    let players = sheet.header.players.iter().flat_map(|(seat, name)| [seat.text, name.text]);
    let known: Vec<&str> = players.chain(besides).collect();
    Failure::Bad(say!("lab-nobody", who = word, known = known.join(", ")))
}

/// All records of these files, folders and streams, in order. What cannot be read is a failure of its own among them.
pub struct Records {
    /// What is still to be opened, the next one last.
    waiting: Vec<PathBuf>,
    open: Option<Stream>,
}

impl Records {
    /// The records of all of these.
    pub fn of(paths: &[PathBuf]) -> Records {
        Records { waiting: paths.iter().rev().cloned().collect(), open: None }
    }

    /// Opens the next file; a folder is replaced by what is in it.
    fn open_next(&mut self) -> Option<Result<(), Failure>> {
        let path = self.waiting.pop()?;
        if path.as_os_str() == "-" {
            self.open = Some(Stream::new(path, Box::new(BufReader::new(io::stdin()))));
            return Some(Ok(()));
        }
        Some(if path.is_dir() {
            inside(&path).map(|found| self.waiting.extend(found.into_iter().rev()))
        } else {
            let file = File::open(&path).map_err(|error| Failure::unreadable(&path, &error));
            file.map(|file| self.open = Some(Stream::new(path, Box::new(BufReader::new(file)))))
        })
    }
}

impl Iterator for Records {
    type Item = Result<Found, Failure>;

    fn next(&mut self) -> Option<Result<Found, Failure>> {
        loop {
            if let Some(stream) = &mut self.open {
                match stream.next_record() {
                    Ok(Some(found)) => return Some(Ok(found)),
                    Ok(None) => self.open = None,
                    Err(failure) => {
                        self.open = None;
                        return Some(Err(failure));
                    }
                }
            } else if let Err(failure) = self.open_next()? {
                return Some(Err(failure));
            }
        }
    }
}

/// The records and folders in a folder, by name.
fn inside(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |error: io::Error| Failure::unreadable(folder, &error);
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() || path.extension().is_some_and(|extension| extension == "case") {
            found.push(path);
        }
    }
    if found.is_empty() {
        return Err(Failure::file(folder, say!("lab-no-records")));
    }
    found.sort();
    Ok(found)
}

/// A file being read.
struct Stream {
    path: PathBuf,
    reader: Box<dyn BufRead>,
    /// The first line of the next record, once it has been read.
    begun: Vec<u8>,
    /// How many lines have been handed out.
    lines: usize,
    records: usize,
}

impl Stream {
    fn new(path: PathBuf, reader: Box<dyn BufRead>) -> Stream {
        Stream { path, reader, begun: Vec::new(), lines: 0, records: 0 }
    }

    /// The next record; an empty file has one, which is empty.
    fn next_record(&mut self) -> Result<Option<Found>, Failure> {
        let mut bytes = std::mem::take(&mut self.begun);
        if bytes.is_empty() && self.records > 0 {
            return Ok(None);
        }
        let (mut lines, mut begins) = (usize::from(!bytes.is_empty()), !bytes.is_empty());
        let followed = loop {
            let line_from = bytes.len();
            let room = (RECORD_BYTES_MAX + 1).saturating_sub(line_from) as u64;
            let mut limited = io::Read::take(&mut self.reader, room);
            let read = limited.read_until(b'\n', &mut bytes);
            if read.map_err(|error| Failure::unreadable(&self.path, &error))? == 0 {
                break false;
            }
            if bytes.len() > RECORD_BYTES_MAX {
                return Err(Failure::file(&self.path, say!("lab-too-large")));
            }
            if bytes[line_from..].starts_with(b"utterson ") {
                if begins {
                    self.begun = bytes.split_off(line_from);
                    break true;
                }
                begins = true;
            }
            lines += 1;
        };
        let found = Found { path: self.path.clone(), bytes, first_line: self.lines + 1, followed };
        self.lines += lines;
        self.records += 1;
        Ok(Some(found))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &'static str) -> Vec<(String, usize, bool)> {
        let mut stream = Stream::new("-".into(), Box::new(text.as_bytes()));
        let mut found = Vec::new();
        while let Some(one) = stream.next_record().expect("readable") {
            found.push((String::from_utf8(one.bytes).expect("text"), one.first_line, one.followed));
        }
        found
    }

    #[test]
    fn a_stream_is_cut_where_records_begin() {
        let one = |text: &str, line, followed| (text.to_string(), line, followed);
        assert_eq!(all(""), [one("", 1, false)]);
        assert_eq!(all("Dear Utterson\n"), [one("Dear Utterson\n", 1, false)]);
        assert_eq!(all("# a\nutterson 1\ngame duel\n"), [one("# a\nutterson 1\ngame duel\n", 1, false)]);
        assert_eq!(
            all("utterson 1\nb\n# c\nutterson 1\nd\nutterson 1"),
            [
                one("utterson 1\nb\n# c\n", 1, true),
                one("utterson 1\nd\n", 4, true),
                one("utterson 1", 6, false)
            ]
        );
    }

    #[test]
    fn a_record_cut_in_its_header_is_bad_if_another_follows() {
        let mut stream = Stream::new("-".into(), Box::new("utterson 1\ngame duel\nutterson 1\n".as_bytes()));
        let cut = stream.next_record().expect("readable").expect("a record");
        assert_eq!(cut.open().expect_err("it is cut").at.line, 3);
        let last = stream.next_record().expect("readable").expect("a record");
        assert!(matches!(last.open(), Ok(None)));
    }
}
