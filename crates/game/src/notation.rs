//! The text form of a game: what `record` needs to write a game down and read it back.
//!
//! Each game says how its options, actions, chance outcomes and notes are written. Splitting lines into
//! words and fields, and saying where a fault is, is done here once for all.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::contract::{Game, Move};
use crate::record::check_option_keys;
use crate::seat::Seat;

/// A game that can be written down.
pub trait Notation: Game {
    /// The game's name in the record: `game NAME`.
    const NAME: &'static str;

    /// The keys of the `option` line in their order.
    const OPTION_KEYS: &'static [&'static str];

    /// What options may name and the record does not contain: the maps of `london`, nothing elsewhere.
    type Shelf;

    /// Reads the fields of the `option` line (known keys, each at most once, in their order) and the seats of the
    /// `player` lines, as they stand there; none where nobody is seated yet.
    ///
    /// # Errors
    /// Impossible values, seats that do not fit the game.
    fn read_options(
        fields: &[Field<'_>],
        seats: &[Word<'_>],
        shelf: &Self::Shelf,
    ) -> Result<Self::Options, Fault>;

    /// The fields of the `option` line, empty when everything is as by default.
    fn write_options(options: &Self::Options) -> Vec<String>;

    /// The seats as the `player` lines name them, in their order.
    fn header_seats(options: &Self::Options) -> Vec<&'static str>;

    /// Do lines of the record use the players' names, so that they must differ?
    fn uses_names(options: &Self::Options) -> bool;

    /// What the record calls a seat at this moment, in front of its decisions.
    fn seat_word(&self, seat: Seat) -> &'static str;

    /// Of several seats that decide at the same time, the one whose line comes first.
    fn first_writer(&self) -> Option<Seat> {
        self.turn().seats().iter().next()
    }

    /// Is the move made before the line that comes first? Then it is written behind that line: see
    /// [`InOrder`](crate::record::InOrder).
    fn is_early(&self, mv: &Move<Self>) -> bool {
        match mv {
            Move::Act(seat, _) => self.first_writer() != Some(*seat),
            Move::Chance(_) => false,
        }
    }

    /// Reads what stands after the seat's word.
    ///
    /// # Errors
    /// Words that are no action of this game.
    fn read_action(options: &Self::Options, words: &[Word<'_>]) -> Result<Self::Action, Fault>;

    /// Writes what stands after the seat's word.
    fn write_action(options: &Self::Options, action: Self::Action) -> String;

    /// Reads what stands after `table` where chance decides.
    ///
    /// # Errors
    /// Words that are no outcome of this game.
    fn read_chance(options: &Self::Options, words: &[Word<'_>]) -> Result<Self::Chance, Fault>;

    /// Writes what stands after `table` where chance decides.
    fn write_chance(options: &Self::Options, chance: &Self::Chance) -> String;

    /// Writes what stands after `table` where the rules decide. `names` are the players' in header order.
    fn write_note(options: &Self::Options, note: &Self::Note, names: &[String]) -> String;

    /// Writes what stands after `result`.
    fn write_result(options: &Self::Options, outcome: &Self::Outcome, names: &[String]) -> String;

    /// Writes a move as one viewer saw it: the line of the record with `?` for what is hidden from him.
    fn write_seen(options: &Self::Options, seen: &Self::Seen) -> String;

    /// Reads options as the `option` line has them, but in any order: `target=150 players=3`. Nobody is seated yet.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    fn parse_options(text: &str, shelf: &Self::Shelf) -> Result<Self::Options, Fault> {
        let words = if text.is_empty() { Vec::new() } else { words(1, text) };
        let mut fields = fields(&words)?;
        fields.sort_by_key(|field| Self::OPTION_KEYS.iter().position(|key| *key == field.key.text));
        check_option_keys(&fields, Self::OPTION_KEYS)?;
        Self::read_options(&fields, &[], shelf)
    }

    /// Reads an action from the text that [`write_action`](Notation::write_action) writes: `play P6`.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    fn parse_action(options: &Self::Options, text: &str) -> Result<Self::Action, Fault> {
        Self::read_action(options, &words(1, text))
    }

    /// Reads an outcome of chance from the text that [`write_chance`](Notation::write_chance) writes.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    fn parse_chance(options: &Self::Options, text: &str) -> Result<Self::Chance, Fault> {
        Self::read_chance(options, &words(1, text))
    }

    /// Writes a move as the record has it, with the word in front.
    fn write_move(&self, mv: &Move<Self>) -> String {
        match mv {
            Move::Act(seat, action) => {
                format!("{} {}", self.seat_word(*seat), Self::write_action(self.options(), *action))
            }
            Move::Chance(chance) => format!("table {}", Self::write_chance(self.options(), chance)),
        }
    }
}

/// A place in a text. Lines and columns count from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct LineColumn {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

impl LineColumn {
    /// Where every text begins.
    pub const START: LineColumn = LineColumn { line: 1, column: 1 };

    /// The place so many characters further on in the line.
    #[must_use]
    pub fn right(self, characters: usize) -> LineColumn {
        LineColumn { column: self.column + characters, ..self }
    }
}

impl fmt::Display for LineColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// A fault in a text: where and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where the fault begins.
    pub at: LineColumn,
    /// What is wrong, in a sentence without a full stop.
    pub reason: String,
}

impl Fault {
    /// A fault at that place.
    pub fn new(at: LineColumn, reason: impl Into<String>) -> Fault {
        Fault { at, reason: reason.into() }
    }

    /// A text that is read by itself is not what it should be: "`X9` is not a card".
    pub fn not(what: &str, text: &str) -> Fault {
        Fault::new(LineColumn::START, format!("`{}` is not {what}", shown(text)))
    }

    /// The same fault in a text that begins at that place of a larger one.
    fn inside(mut self, at: LineColumn) -> Fault {
        self.at = LineColumn { line: at.line, column: at.column + self.at.column - 1 };
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.reason)
    }
}

impl core::error::Error for Fault {}

/// A word of a line and where it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<'a> {
    /// The place of the first character.
    pub at: LineColumn,
    /// The word itself.
    pub text: &'a str,
}

impl<'a> Word<'a> {
    /// A fault about this word.
    pub fn fault(&self, reason: impl Into<String>) -> Fault {
        Fault::new(self.at, reason)
    }

    /// The place just behind the word.
    pub fn end(&self) -> LineColumn {
        self.at.right(self.text.chars().count())
    }

    /// Reads the word as a `T`.
    ///
    /// # Errors
    /// What is wrong with it, and where in the line.
    pub fn read<T: FromStr<Err = Fault>>(&self) -> Result<T, Fault> {
        self.text.parse().map_err(|fault: Fault| fault.inside(self.at))
    }

    /// Reads the word as a whole number from 1, without sign or leading zero.
    ///
    /// # Errors
    /// If it is not such a number, or one too large to be counted with.
    pub fn number(&self) -> Result<u32, Fault> {
        let digits = self.text.bytes().all(|byte| byte.is_ascii_digit());
        if self.text.is_empty() || !digits || self.text.starts_with('0') {
            let reason = format!("`{}` is not a whole number from 1", shown(self.text));
            return Err(self.fault(reason));
        }
        self.text.parse().map_err(|_| self.fault(format!("{} is too large", shown(self.text))))
    }

    /// The word as a list: what stands between commas.
    pub fn list(&self) -> Vec<Word<'a>> {
        split(self.at, self.text, ',')
    }

    /// Reads the word as a list of `T`s.
    ///
    /// # Errors
    /// At the first item that is not a `T`.
    pub fn read_list<T: FromStr<Err = Fault>>(&self) -> Result<Vec<T>, Fault> {
        self.list().iter().map(Word::read).collect()
    }

    /// Reads the word as a set of `T`s, in any order.
    ///
    /// # Errors
    /// At the first item that is not a `T` or stands there for the second time.
    pub fn read_set<T, S>(&self) -> Result<S, Fault>
    where
        T: FromStr<Err = Fault> + PartialEq,
        S: FromIterator<T>,
    {
        let mut items = Vec::new();
        for word in self.list() {
            let item = word.read()?;
            if items.contains(&item) {
                return Err(word.fault(format!("`{}` stands here twice", word.text)));
            }
            items.push(item);
        }
        Ok(items.into_iter().collect())
    }

    /// The word as `key=value`.
    ///
    /// # Errors
    /// If there is no `=` in it.
    pub fn field(&self) -> Result<Field<'a>, Fault> {
        let Some((key, value)) = self.text.split_once('=') else {
            return Err(self.fault(format!("`{}` is not key=value", shown(self.text))));
        };
        let key = Word { at: self.at, text: key };
        Ok(Field { key, value: Word { at: key.end().right(1), text: value } })
    }

    /// The value of `key=value` with just this key.
    ///
    /// # Errors
    /// If the word is something else.
    pub fn value_of(&self, key: &str) -> Result<Word<'a>, Fault> {
        match self.field() {
            Ok(field) if field.key.text == key => Ok(field.value),
            Ok(_) | Err(_) => {
                Err(self.fault(format!("`{key}=…` is expected here, not `{}`", shown(self.text))))
            }
        }
    }
}

/// `key=value`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field<'a> {
    /// What stands before the first `=`.
    pub key: Word<'a>,
    /// What stands behind it.
    pub value: Word<'a>,
}

/// These words as fields, each key once.
pub(crate) fn fields<'a>(words: &[Word<'a>]) -> Result<Vec<Field<'a>>, Fault> {
    let mut fields: Vec<Field<'a>> = Vec::new();
    for word in words {
        let field = word.field()?;
        if fields.iter().any(|other| other.key.text == field.key.text) {
            return Err(word.fault(format!("the option `{}` stands here twice", shown(field.key.text))));
        }
        fields.push(field);
    }
    Ok(fields)
}

/// The words of a line that is known to be tidy: single spaces, none at the ends. `line` is its number.
pub fn words(line: usize, text: &str) -> Vec<Word<'_>> {
    split(LineColumn { line, ..LineColumn::START }, text, ' ')
}

fn split(mut at: LineColumn, text: &str, by: char) -> Vec<Word<'_>> {
    let word = |text| {
        let word = Word { at, text };
        at = word.end().right(1);
        word
    };
    text.split(by).map(word).collect()
}

/// The word that says what a line is about: the first, or an empty one.
pub fn verb<'a>(words: &[Word<'a>]) -> Word<'a> {
    words.first().copied().unwrap_or(Word { at: LineColumn::START, text: "" })
}

/// The `N` words behind the first one, which says what the line is about; `usage` says what they should be.
///
/// # Errors
/// If there are fewer (the fault stands behind the last) or more (at the first too many).
pub fn arguments<'a, const N: usize>(words: &[Word<'a>], usage: &str) -> Result<[Word<'a>; N], Fault> {
    let behind = words.get(1..).unwrap_or_default();
    if let Ok(arguments) = <[Word<'a>; N]>::try_from(behind) {
        return Ok(arguments);
    }
    if let Some(extra) = behind.get(N) {
        return Err(extra.fault(format!("`{}` is one word too many: {usage}", shown(extra.text))));
    }
    let end = words.last().map_or(LineColumn::START, Word::end);
    Err(Fault::new(end, format!("something is missing: {usage}")))
}

/// Reads the one word behind the first one as a `T`.
///
/// # Errors
/// If there is none or more than one, or not such a one.
pub fn argument<T: FromStr<Err = Fault>>(words: &[Word<'_>], usage: &str) -> Result<T, Fault> {
    let [word] = arguments(words, usage)?;
    word.read()
}

/// Writes a list between commas.
pub fn join<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(",")
}

/// A foreign word, fit to be shown in a message: short, and without control characters.
pub fn shown(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut shown = String::new();
    for character in text.chars().take(LONGEST) {
        match character {
            '"' | '\'' | '\\' => shown.push(character),
            other => shown.extend(other.escape_debug()),
        }
    }
    if text.chars().count() > LONGEST {
        shown.push('…');
    }
    shown
}
