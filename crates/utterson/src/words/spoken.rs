//! The language of this process: what a command says, and why it fails, is said in one language wherever it comes up.

use std::cell::{Cell, OnceCell};
use std::io;
use std::sync::OnceLock;

use fluent_bundle::FluentArgs;
use game::notation::LineColumn;

use super::{Language, Words};

/// What was settled at the beginning.
static SPOKEN: OnceLock<Language> = OnceLock::new();

/// Settles the language of this process; the first word counts.
pub fn speak(language: Language) {
    let _ = SPOKEN.set(language);
}

thread_local! {
    /// The language of this thread, where it speaks to a machine.
    static HERE: Cell<Option<Language>> = const { Cell::new(None) };
    static WORDS: [OnceCell<Words>; Language::ALL.len()] = Default::default();
}

/// The language that is spoken here: English until something else is said.
pub fn spoken() -> Language {
    HERE.get().or_else(|| SPOKEN.get().copied()).unwrap_or(Language::English)
}

/// Does something in English, whatever the language of the process is: machines are told the same everywhere.
pub fn in_english<T>(work: impl FnOnce() -> T) -> T {
    let before = HERE.replace(Some(Language::English));
    let done = work();
    HERE.set(before);
    done
}

/// A message in the language of this process; see [`say!`].
pub fn said(id: &str, arguments: &FluentArgs<'_>) -> String {
    with_words(|words| words.sentence(id, arguments))
}

/// A sentence of the core's, in the language of this process; see [`Words::translate`].
pub fn from_english(sentence: &str) -> String {
    with_words(|words| words.translate(sentence))
}

fn with_words<T>(work: impl FnOnce(&Words) -> T) -> T {
    let language = spoken();
    WORDS.with(|all| work(all[language as usize].get_or_init(|| Words::of(language))))
}

/// A message in the language of this process, as in `say!("lab-file", file = path, reason = reason)`. A number is given as one, so that
/// the catalogue can tell one thing from many.
macro_rules! say {
    ($id:expr $(, $key:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut)]
        let mut arguments = fluent_bundle::FluentArgs::new();
        $(arguments.set(stringify!($key), $value);)*
        $crate::words::said($id, &arguments)
    }};
}
pub(crate) use say;

/// A number with so many digits behind the point, or the comma, of this process's language.
pub fn decimal(value: f64, digits: usize) -> String {
    pointed(format!("{value:.digits$}"))
}

/// The same with its sign.
pub fn signed(value: f64, digits: usize) -> String {
    pointed(format!("{value:+.digits$}"))
}

fn pointed(number: String) -> String {
    match spoken() {
        Language::English => number,
        Language::French | Language::German => number.replace('.', ","),
    }
}

/// A place in a text, in words.
pub fn place(at: LineColumn) -> String {
    say!("lab-place", line = at.line, column = at.column)
}

/// Why the system does not do something, in words.
pub fn system(error: &io::Error) -> String {
    use io::ErrorKind;
    const KNOWN: [(ErrorKind, &str); 14] = [
        (ErrorKind::NotFound, "system-not-found"),
        (ErrorKind::PermissionDenied, "system-denied"),
        (ErrorKind::AlreadyExists, "system-exists"),
        (ErrorKind::IsADirectory, "system-folder"),
        (ErrorKind::NotADirectory, "system-no-folder"),
        (ErrorKind::StorageFull, "system-full"),
        (ErrorKind::ReadOnlyFilesystem, "system-read-only"),
        (ErrorKind::ConnectionRefused, "system-refused"),
        (ErrorKind::ConnectionReset, "system-broken-off"),
        (ErrorKind::UnexpectedEof, "system-broken-off"),
        (ErrorKind::TimedOut, "system-late"),
        (ErrorKind::WouldBlock, "system-late"),
        (ErrorKind::HostUnreachable, "system-unreachable"),
        (ErrorKind::NetworkUnreachable, "system-unreachable"),
    ];
    match KNOWN.iter().find(|(kind, _)| *kind == error.kind()) {
        Some((_, id)) => say!(id),
        None => say!("system-other", reason = crate::shared::without_number(&error.to_string())),
    }
}
