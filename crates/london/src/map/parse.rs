//! Reads a map file. Goes on after a fault, so that the whole list can be mended at once.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;
use core::str::FromStr;

use game::Fault;
use game::notation::{LineColumn, shown};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::check::{Draft, LocationDraft, OFF_THE_PAGE, PathDraft};
use super::{Digest, Ground, Map, MapLocation, Name, PathKind, Site};

impl Map {
    /// L1.6: reads a map file, with warnings.
    ///
    /// # Errors
    /// Every fault of the file, in the order of its lines.
    pub fn parse(text: &str) -> Result<(Map, Vec<Fault>), Vec<Fault>> {
        let (table, errors) = DeTable::parse_recoverable(text);
        let mut reader = Reader { text, faults: Vec::new() };
        for error in errors {
            let span = error.span().unwrap_or_default();
            reader.fault(&span, format!("this is no TOML: {}", error.message()));
        }
        if reader.faults.is_empty() {
            let draft = reader.map(table.get_ref());
            reader.faults.extend(draft.faults());
            if reader.faults.is_empty() {
                let warnings = draft.warnings();
                return Ok((Map::build(draft), warnings));
            }
        }
        reader.faults.sort_by_key(|fault| fault.at);
        Err(reader.faults)
    }
}

struct Reader<'a> {
    text: &'a str,
    faults: Vec<Fault>,
}

type Value<'a> = Spanned<DeValue<'a>>;

impl Reader<'_> {
    fn place(&self, span: &Range<usize>) -> LineColumn {
        let before = self.text.get(..span.start).unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        LineColumn {
            line: 1 + before.matches('\n').count(),
            column: 1 + before[line_start..].chars().count(),
        }
    }

    fn fault(&mut self, span: &Range<usize>, reason: impl Into<String>) {
        self.faults.push(Fault::new(self.place(span), reason));
    }

    fn bad_value(&mut self, value: &Value<'_>, key: &str, wanted: &str) {
        self.fault(&value.span(), format!("`{key}` must be {wanted}"));
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
        LocationDraft { read_at: self.place(span), location }
    }

    /// A path without ends is a fault, and nothing that could be checked any further.
    fn path(&mut self, table: &DeTable<'_>, span: &Range<usize>) -> Option<PathDraft> {
        self.known_keys(table, &["between", "kind"]);
        let kind = self.needed_or(table, span, ("kind", PathKind::White), Reader::kind);
        let between = self.needed(table, span, "between", |reader, value| reader.between(value).map(Some))?;
        Some(PathDraft { read_at: self.place(span), between, kind })
    }

    fn known_keys(&mut self, table: &DeTable<'_>, known: &[&str]) {
        for key in table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            self.fault(&key.span(), format!("the key `{}` is unknown here", shown(key.get_ref())));
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
                self.fault(span, format!("`{key}` is missing"));
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
            self.bad_value(value, key, "a list of tables");
            return Vec::new();
        };
        let mut items = Vec::new();
        for item in list.iter() {
            match item.get_ref().as_table() {
                Some(table) => items.push(read(self, table, &item.span())),
                None => self.bad_value(item, key, "a list of tables"),
            }
        }
        items
    }

    fn text(&mut self, value: &Value<'_>, key: &'static str) -> Option<String> {
        let text = value.get_ref().as_str().map(ToString::to_string);
        if text.is_none() {
            self.bad_value(value, key, "a text between quotes");
        }
        text
    }

    fn id(&mut self, value: &Value<'_>) -> Option<String> {
        let id = self.text(value, "id")?;
        let spelt = id.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'));
        if !spelt || id.is_empty() {
            self.fault(&value.span(), format!("the id `{}` is not spelt with a-z, 0-9 and -", shown(&id)));
        }
        Some(id)
    }

    /// A text of at least one character: a missing name is a fault.
    fn name_text(&mut self, value: &Value<'_>) -> Option<String> {
        let text = self.text(value, "name")?;
        if text.trim().is_empty() {
            self.bad_value(value, "name", "a name");
        }
        Some(text)
    }

    fn name(&mut self, value: &Value<'_>) -> Option<Name> {
        let Some(table) = value.get_ref().as_table() else {
            self.bad_value(value, "name", "a table: { en = \"…\" }");
            return None;
        };
        self.known_keys(table, &["en", "fr", "de"]);
        let en = match table.get("en") {
            Some(en) => self.name_text(en)?,
            None => {
                self.fault(&value.span(), "`name.en` is missing");
                return None;
            }
        };
        let mut other = |key| match table.get(key) {
            Some(name) => self.name_text(name),
            None => Some(en.clone()),
        };
        Some(Name { fr: other("fr")?, de: other("de")?, en })
    }

    fn word<T: FromStr>(&mut self, value: &Value<'_>, key: &str, wanted: &str) -> Option<T> {
        let found = value.get_ref().as_str().and_then(|text| text.parse().ok());
        if found.is_none() {
            self.bad_value(value, key, wanted);
        }
        found
    }

    fn ground(&mut self, value: &Value<'_>) -> Option<Ground> {
        self.word(value, "ground", "grey or white")
    }

    fn site(&mut self, value: &Value<'_>) -> Option<Option<Site>> {
        self.word(value, "site", "lab, apothecary or research").map(Some)
    }

    fn kind(&mut self, value: &Value<'_>) -> Option<PathKind> {
        self.word(value, "kind", "white, grey or black")
    }

    fn at(&mut self, value: &Value<'_>) -> Option<[u16; 2]> {
        let number = |value: &Value<'_>| {
            let integer = value.get_ref().as_integer()?;
            i64::from_str_radix(integer.as_str(), integer.radix()).ok()
        };
        let list = value.get_ref().as_array();
        let numbers = list.and_then(|list| list.iter().map(number).collect::<Option<Vec<_>>>());
        let Some(Ok([left, top])) = numbers.map(<[i64; 2]>::try_from) else {
            self.bad_value(value, "at", "two whole numbers: [left, top]");
            return None;
        };
        let page = 0..=1000;
        if !page.contains(&left) || !page.contains(&top) {
            self.fault(&value.span(), OFF_THE_PAGE);
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
            self.bad_value(value, "between", "two ids: [\"a\", \"b\"]");
        }
        ends
    }
}
