//! What the commands share: how they fail, how they write, which maps they know.

use std::fmt::Display;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use game::notation::LineColumn;
use indicatif::{ProgressBar, ProgressStyle};
use table::any::{GameName, Playable, Shelves};

use crate::words::{from_english, place, say, system};

/// Why a command could not do its work.
#[derive(Debug)]
pub enum Failure {
    /// The command line makes no sense: exit code 2.
    Usage(String),
    /// Something that was given is bad, and this says what, where and why: exit code 1.
    Bad(String),
    /// The same, but everything has been said already.
    Said,
    /// A limit or somebody's Ctrl-C came first: what was found so far has been printed, and it is true: exit code 3.
    Unfinished,
    /// The reader of our output has gone: no failure of ours.
    NobodyListens,
}

impl Failure {
    /// Says what is wrong, on the error stream.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::Usage(reason) => {
                tell(&format!("{}\n\n{}", complaint(&reason), say!("lab-more")));
                ExitCode::from(2)
            }
            Failure::Bad(reason) => {
                tell(&complaint(&reason));
                ExitCode::from(1)
            }
            Failure::Said => ExitCode::from(1),
            Failure::Unfinished => ExitCode::from(3),
            Failure::NobodyListens => ExitCode::SUCCESS,
        }
    }

    /// A failure about a file.
    pub fn file(path: &Path, reason: impl Display) -> Failure {
        Failure::Bad(say!("lab-file", file = path.display().to_string(), reason = reason.to_string()))
    }

    /// A failure that another crate has told us of, in English.
    pub fn of_core(reason: String) -> Failure {
        Failure::Bad(from_english(&without_number(&reason)))
    }

    /// A failure about a place in a file.
    pub fn at(path: &Path, at: LineColumn, reason: impl Display) -> Failure {
        let reason = say!("lab-file", file = place(at), reason = reason.to_string());
        Failure::file(path, reason)
    }

    /// The system does not let us read a file.
    pub fn unreadable(path: &Path, error: &io::Error) -> Failure {
        Failure::file(path, say!("lab-unreadable", reason = system(error)))
    }

    /// The system does not let us write a file.
    pub fn unwritable(path: &Path, error: &io::Error) -> Failure {
        Failure::file(path, say!("lab-unwritable", reason = system(error)))
    }

    /// What is wrong, in words, for those who go on with the next file; nothing where nothing is left to be said.
    pub fn reason(self) -> String {
        match self {
            Failure::Usage(reason) | Failure::Bad(reason) => without_number(&reason),
            Failure::Said | Failure::Unfinished | Failure::NobodyListens => String::new(),
        }
    }
}

/// Says something on the error stream; whoever started us may not read it.
pub fn tell(sentence: &str) {
    let _ = writeln!(io::stderr(), "{sentence}");
}

/// What is said of a failure on the error stream.
pub fn complaint(reason: &str) -> String {
    say!("lab-error", reason = without_number(reason))
}

/// A reason without the number that the operating system has for it: `(os error 2)` says nothing to anybody.
pub fn without_number(reason: &str) -> String {
    let mut parts = reason.split(" (os error ");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |said, part| said + part.split_once(')').map_or("", |(_, rest)| rest))
}

/// The standard output, buffered: flush it before leaving.
pub fn output() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

/// A file that is larger than this is no record or map of ours.
const FILE_BYTES_MAX: u64 = 256 << 20;

/// The bytes of a file.
pub fn read_file(path: &Path) -> Result<Vec<u8>, Failure> {
    let unreadable = |error: io::Error| Failure::unreadable(path, &error);
    let size = std::fs::metadata(path).map_err(unreadable)?.len();
    if size > FILE_BYTES_MAX {
        return Err(Failure::file(path, say!("lab-too-large")));
    }
    std::fs::read(path).map_err(unreadable)
}

/// The built-in map and those of these files.
pub fn shelves(maps: &[PathBuf]) -> Result<Shelves, Failure> {
    let mut shelves = Shelves::default();
    for path in maps {
        let (map, _warnings) = crate::map::parse(path, &crate::map::text(path)?)?;
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        shelves.maps.add(stem, map);
    }
    Ok(shelves)
}

/// What `--option` says, agreed upon. Which of several seatings it is, `lot` decides.
pub fn agree<G: Playable>(
    options: &[String],
    shelves: &Shelves,
    lot: impl FnOnce(usize) -> usize,
) -> Result<G::Options, Failure> {
    let line = options.join(" ");
    let wrong = |reason: &str| Failure::Bad(say!("lab-option", option = line.as_str(), reason = reason));
    let agreed =
        G::parse_options(&line, G::shelf(shelves)).map_err(|fault| wrong(&from_english(&fault.reason)))?;
    let mut seatings = G::seatings(&agreed);
    Ok(seatings.swap_remove(lot(seatings.len())))
}

/// A count on the error stream of something of which nobody knows how much there is; silent where that is not a terminal.
pub fn counter(what: String) -> ProgressBar {
    let bar = ProgressBar::no_length();
    let style = ProgressStyle::with_template("{msg} {pos} {per_sec}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_message(what);
    bar
}

/// A progress bar on the error stream; silent where that is not a terminal.
pub fn progress(count: u64, what: String) -> ProgressBar {
    let bar = ProgressBar::new(count);
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {per_sec} {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_message(what);
    bar
}

/// The names that players have in records, `bot:LEVEL` or `program:NAME`; a second one of a name is `bot:LEVEL:2`.
pub fn names<'a>(players: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for player in players {
        let again = (2..).map(|number| format!("{player}:{number}"));
        let free = std::iter::once(player.to_string()).chain(again).find(|name| !names.contains(name));
        names.extend(free);
    }
    names
}

/// What a file of records is called that says what was played; in a file's name some characters have no place.
pub fn stem(game: GameName, parts: impl Iterator<Item = String>) -> String {
    let plain = |c: char| if c.is_alphanumeric() || "=+-._".contains(c) { c } else { '_' };
    parts.fold(game.to_string(), |stem, part| stem + "-" + &part.chars().map(plain).collect::<String>())
}

/// Saves a record, whole or not at all. No other game is written over.
pub fn save(path: &Path, text: &str) -> Result<(), Failure> {
    match std::fs::read(path) {
        Ok(kept) if kept == text.as_bytes() => return Ok(()),
        Ok(_) => {
            return Err(Failure::file(path, say!("lab-not-written-over")));
        }
        Err(_) => {}
    }
    let unfinished = path.with_extension("case.part");
    let written = std::fs::write(&unfinished, text).and_then(|()| std::fs::rename(&unfinished, path));
    written.map_err(|error| Failure::unwritable(path, &error))
}
