//! Reads a map file. Goes on after a fault, so that the whole list can be mended at once.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::check::{Draft, LocationDraft, PathDraft};
use super::{Digest, Ground, Map, MapLocation, Name, PathKind, Site};

/// Why a map is refused, and the line of its file where that is so (0 if it came without a file).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MapFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub wrong: Wrong,
}

/// What can be wrong with a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The file is no TOML; the parser's own words.
    NoToml(String),
    /// A key that means nothing here.
    UnknownKey(String),
    /// A key that is needed.
    MissingKey(&'static str),
    /// A value that is not what this key takes.
    BadValue(&'static str, &'static str),
    /// An id that is not spelt with a-z, 0-9 and -.
    BadId(String),
    /// An id that another location has already.
    SameId(String),
    /// A path to a location that there is not.
    UnknownId(String),
    /// A path from a location to itself.
    PathToItself(String),
    /// A second path between two locations.
    SamePath(String, String),
    /// L1.5: not as many labs, apothecaries or research sites as there must be.
    SiteCount {
        /// What is counted.
        site: Site,
        /// How many there are.
        found: usize,
        /// How many there must be.
        wanted: usize,
    },
    /// Fewer than two grey locations.
    TooLittleGrey,
    /// L1.5: a location that no path leads to.
    OutOfReach(String),
    /// A location drawn outside the page.
    OffThePage,
    /// More locations than the program can count with.
    TooManyLocations,
}

impl fmt::Display for MapFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.wrong)
    }
}

impl core::error::Error for MapFault {}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::NoToml(message) => write!(f, "this is no TOML: {message}"),
            Wrong::UnknownKey(key) => write!(f, "the key `{}` is unknown here", game::notation::shown(key)),
            Wrong::MissingKey(key) => write!(f, "`{key}` is missing"),
            Wrong::BadValue(key, wanted) => write!(f, "`{key}` must be {wanted}"),
            Wrong::BadId(id) => {
                write!(f, "the id `{}` is not spelt with a-z, 0-9 and -", game::notation::shown(id))
            }
            Wrong::SameId(id) => write!(f, "another location has the id `{id}`"),
            Wrong::UnknownId(id) => write!(f, "there is no location `{}`", game::notation::shown(id)),
            Wrong::PathToItself(id) => {
                write!(f, "a path leads from `{}` to itself", game::notation::shown(id))
            }
            Wrong::SamePath(a, b) => write!(
                f,
                "a second path between `{a}` and `{b}`: keep only the easier one, white before grey before black"
            ),
            Wrong::SiteCount { site, found, wanted } => {
                write!(
                    f,
                    "`site = \"{site}\"` must stand in exactly {wanted} of the locations, not in {found}"
                )
            }
            Wrong::TooLittleGrey => f.write_str("a map has at least two grey locations"),
            Wrong::OutOfReach(id) => write!(f, "no path leads to `{id}`"),
            Wrong::OffThePage => f.write_str("`at` lies outside the page, which is 0..1000 wide and high"),
            Wrong::TooManyLocations => f.write_str("a map has at most 64 locations"),
        }
    }
}

/// What is odd about a map without refusing it, and the line of its file where that is so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// The line, counted from 1.
    pub line: usize,
    /// What is odd there.
    pub odd: Odd,
}

/// What can be odd about a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Odd {
    /// L1.5: a location that white paths alone do not lead to.
    OutOfWhiteReach(String),
    /// L1.5: a site farther than five steps from the lab.
    FarSite {
        /// Which one.
        id: String,
        /// How far.
        steps: usize,
    },
    /// L1.5: the lab is not in the west.
    LabNotWest,
    /// L1.5: the lab is not grey.
    WhiteLab,
    /// A grey or black path without which no two sites are farther apart.
    IdlePath(String, String),
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.odd)
    }
}

impl fmt::Display for Odd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Odd::OutOfWhiteReach(id) => write!(f, "white paths alone do not lead to `{id}`"),
            Odd::FarSite { id, steps } => write!(f, "`{id}` is {steps} steps from the lab"),
            Odd::LabNotWest => f.write_str("the lab is not in the west (at[0] > 400)"),
            Odd::WhiteLab => f.write_str("the lab is not grey"),
            Odd::IdlePath(a, b) => {
                write!(f, "without the path between `{a}` and `{b}` no two sites are farther apart")
            }
        }
    }
}

impl Map {
    /// L1.6: reads a map file, with warnings.
    ///
    /// # Errors
    /// Every fault of the file, in the order of its lines.
    pub fn parse(text: &str) -> Result<(Map, Vec<Warning>), Vec<MapFault>> {
        let (table, errors) = DeTable::parse_recoverable(text);
        let mut reader = Reader { text, faults: Vec::new() };
        for error in errors {
            let span = error.span().unwrap_or_default();
            reader.fault(&span, Wrong::NoToml(error.message().to_string()));
        }
        if reader.faults.is_empty() {
            let draft = reader.map(table.get_ref());
            reader.faults.extend(draft.faults());
            if reader.faults.is_empty() {
                let warnings = draft.warnings();
                return Ok((Map::build(draft), warnings));
            }
        }
        reader.faults.sort_by_key(|fault| fault.line);
        Err(reader.faults)
    }
}

struct Reader<'a> {
    text: &'a str,
    faults: Vec<MapFault>,
}

type Value<'a> = Spanned<DeValue<'a>>;

impl Reader<'_> {
    fn line(&self, span: &Range<usize>) -> usize {
        let before = self.text.as_bytes().get(..span.start).unwrap_or_default();
        1 + before.iter().filter(|&&byte| byte == b'\n').count()
    }

    fn fault(&mut self, span: &Range<usize>, wrong: Wrong) {
        self.faults.push(MapFault { line: self.line(span), wrong });
    }

    fn map(&mut self, table: &DeTable<'_>) -> Draft {
        let top = 0..0;
        self.known_keys(table, &["name", "credit", "location", "path"]);
        Draft {
            name: self.needed(table, &top, "name", Reader::name_text),
            credit: self.optional(table, "credit", |reader, value| reader.text(value, "credit")),
            sha256: Digest::of(self.text.as_bytes()),
            locations: self.tables(table, "location", Reader::location),
            paths: self.tables(table, "path", Reader::path).into_iter().flatten().collect(),
        }
    }

    fn location(&mut self, table: &DeTable<'_>, span: &Range<usize>) -> LocationDraft {
        self.known_keys(table, &["id", "name", "ground", "site", "at"]);
        let location = MapLocation {
            id: self.needed(table, span, "id", Reader::id),
            name: self.needed(table, span, "name", Reader::name),
            ground: self.needed_or(table, span, ("ground", Ground::White), Reader::ground),
            site: self.optional(table, "site", Reader::site),
            at: self.needed(table, span, "at", Reader::at),
        };
        LocationDraft { line: self.line(span), location }
    }

    /// A path without ends is a fault, and nothing that could be checked any further.
    fn path(&mut self, table: &DeTable<'_>, span: &Range<usize>) -> Option<PathDraft> {
        self.known_keys(table, &["between", "kind"]);
        let kind = self.needed_or(table, span, ("kind", PathKind::White), Reader::kind);
        let between = self.needed(table, span, "between", |reader, value| reader.between(value).map(Some))?;
        Some(PathDraft { line: self.line(span), between, kind })
    }

    fn known_keys(&mut self, table: &DeTable<'_>, known: &[&str]) {
        for key in table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            self.fault(&key.span(), Wrong::UnknownKey(key.get_ref().to_string()));
        }
    }

    /// The value of a key; a fault and something harmless if it is missing or not what it should be.
    fn needed<T: Default>(
        &mut self,
        table: &DeTable<'_>,
        span: &Range<usize>,
        key: &'static str,
        read: impl Fn(&mut Self, &Value<'_>) -> Option<T>,
    ) -> T {
        self.needed_or(table, span, (key, T::default()), read)
    }

    fn needed_or<T>(
        &mut self,
        table: &DeTable<'_>,
        span: &Range<usize>,
        (key, otherwise): (&'static str, T),
        read: impl Fn(&mut Self, &Value<'_>) -> Option<T>,
    ) -> T {
        match table.get(key) {
            Some(value) => read(self, value).unwrap_or(otherwise),
            None => {
                self.fault(span, Wrong::MissingKey(key));
                otherwise
            }
        }
    }

    fn optional<T: Default>(
        &mut self,
        table: &DeTable<'_>,
        key: &str,
        read: impl Fn(&mut Self, &Value<'_>) -> Option<T>,
    ) -> T {
        table.get(key).and_then(|value| read(self, value)).unwrap_or_default()
    }

    /// `[[key]] …`: each table of the list.
    fn tables<T>(
        &mut self,
        table: &DeTable<'_>,
        key: &'static str,
        read: impl Fn(&mut Self, &DeTable<'_>, &Range<usize>) -> T,
    ) -> Vec<T> {
        let Some(value) = table.get(key) else { return Vec::new() };
        let Some(list) = value.get_ref().as_array() else {
            self.fault(&value.span(), Wrong::BadValue(key, "a list of tables"));
            return Vec::new();
        };
        let mut items = Vec::new();
        for item in list.iter() {
            match item.get_ref().as_table() {
                Some(table) => items.push(read(self, table, &item.span())),
                None => self.fault(&item.span(), Wrong::BadValue(key, "a list of tables")),
            }
        }
        items
    }

    fn text(&mut self, value: &Value<'_>, key: &'static str) -> Option<String> {
        let text = value.get_ref().as_str().map(ToString::to_string);
        if text.is_none() {
            self.fault(&value.span(), Wrong::BadValue(key, "a text between quotes"));
        }
        text
    }

    fn id(&mut self, value: &Value<'_>) -> Option<String> {
        let id = self.text(value, "id")?;
        let spelt = id.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'));
        if !spelt || id.is_empty() {
            self.fault(&value.span(), Wrong::BadId(id.clone()));
        }
        Some(id)
    }

    /// A text of at least one character: a missing name is a fault.
    fn name_text(&mut self, value: &Value<'_>) -> Option<String> {
        let text = self.text(value, "name")?;
        if text.trim().is_empty() {
            self.fault(&value.span(), Wrong::BadValue("name", "a name"));
        }
        Some(text)
    }

    fn name(&mut self, value: &Value<'_>) -> Option<Name> {
        let Some(table) = value.get_ref().as_table() else {
            self.fault(&value.span(), Wrong::BadValue("name", "a table: { en = \"…\" }"));
            return None;
        };
        self.known_keys(table, &["en", "fr", "de"]);
        let en = match table.get("en") {
            Some(en) => self.name_text(en)?,
            None => {
                self.fault(&value.span(), Wrong::MissingKey("name.en"));
                return None;
            }
        };
        let mut other = |key| match table.get(key) {
            Some(name) => self.name_text(name),
            None => Some(en.clone()),
        };
        Some(Name { fr: other("fr")?, de: other("de")?, en })
    }

    fn word<T: Copy>(
        &mut self,
        value: &Value<'_>,
        words: &[(&str, T)],
        (key, wanted): (&'static str, &'static str),
    ) -> Option<T> {
        let text = value.get_ref().as_str().unwrap_or_default();
        let found = words.iter().find(|(word, _)| *word == text).map(|(_, meaning)| *meaning);
        if found.is_none() {
            self.fault(&value.span(), Wrong::BadValue(key, wanted));
        }
        found
    }

    fn ground(&mut self, value: &Value<'_>) -> Option<Ground> {
        let words = [("grey", Ground::Grey), ("white", Ground::White)];
        self.word(value, &words, ("ground", "grey or white"))
    }

    fn site(&mut self, value: &Value<'_>) -> Option<Option<Site>> {
        let words = [("lab", Site::Lab), ("apothecary", Site::Apothecary), ("research", Site::Research)];
        self.word(value, &words, ("site", "lab, apothecary or research")).map(Some)
    }

    fn kind(&mut self, value: &Value<'_>) -> Option<PathKind> {
        let words = [("white", PathKind::White), ("grey", PathKind::Grey), ("black", PathKind::Black)];
        self.word(value, &words, ("kind", "white, grey or black"))
    }

    fn at(&mut self, value: &Value<'_>) -> Option<[u16; 2]> {
        let number = |value: &Value<'_>| {
            let integer = value.get_ref().as_integer()?;
            i64::from_str_radix(integer.as_str(), integer.radix()).ok()
        };
        let numbers =
            value.get_ref().as_array().map(|list| list.iter().map(number).collect::<Option<Vec<_>>>());
        let Some(Some(numbers)) = numbers else {
            self.fault(&value.span(), Wrong::BadValue("at", "two whole numbers: [left, top]"));
            return None;
        };
        let Ok([left, top]) = <[i64; 2]>::try_from(numbers) else {
            self.fault(&value.span(), Wrong::BadValue("at", "two whole numbers: [left, top]"));
            return None;
        };
        let page = 0..=1000;
        if !page.contains(&left) || !page.contains(&top) {
            self.fault(&value.span(), Wrong::OffThePage);
            return None;
        }
        Some([left as u16, top as u16])
    }

    fn between(&mut self, value: &Value<'_>) -> Option<[String; 2]> {
        let list = value.get_ref().as_array();
        let ids = list.map(|list| {
            let text = |end: &Value<'_>| end.get_ref().as_str().map(ToString::to_string);
            list.iter().map(text).collect::<Option<Vec<String>>>()
        });
        let ends = ids.flatten().and_then(|ids| <[String; 2]>::try_from(ids).ok());
        if ends.is_none() {
            self.fault(&value.span(), Wrong::BadValue("between", "two ids: [\"a\", \"b\"]"));
        }
        ends
    }
}
