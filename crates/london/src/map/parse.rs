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

use super::check::{Draft, OFF_THE_PAGE, PathDraft};
use super::{Digest, Ground, Map, MapLocation, Name, PathKind};

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

    /// What the value is read as; a fault if it is something else.
    fn value<'v, T>(
        &mut self,
        value: &'v Value<'v>,
        key: &str,
        wanted: &str,
        read: impl FnOnce(&'v DeValue<'v>) -> Option<T>,
    ) -> Option<T> {
        let found = read(value.get_ref());
        if found.is_none() {
            self.fault(&value.span(), format!("`{key}` must be {wanted}"));
        }
        found
    }

    /// The value of a key that must be there.
    fn needed<'v, T>(
        &mut self,
        table: &'v DeTable<'v>,
        span: &Range<usize>,
        key: &str,
        read: impl FnOnce(&mut Self, &'v Value<'v>) -> Option<T>,
    ) -> Option<T> {
        if !table.contains_key(key) {
            self.fault(span, format!("`{key}` is missing"));
        }
        read(self, table.get(key)?)
    }

    fn known_keys(&mut self, table: &DeTable<'_>, known: &[&str]) {
        for key in table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            self.fault(&key.span(), format!("the key `{}` is unknown here", shown(key.get_ref())));
        }
    }

    /// Something harmless stands where there was a fault.
    fn map(&mut self, table: &DeTable<'_>) -> Draft {
        self.known_keys(table, &["name", "credit", "location", "path"]);
        let name = self.needed(table, &(0..0), "name", Reader::name_text);
        let credit = table.get("credit").and_then(|value| self.text(value, "credit"));
        let (locations_at, locations) =
            self.tables(table, "location", |reader, table, span| Some(reader.location(table, span)));
        let (paths_at, paths) = self.tables(table, "path", Reader::path);
        Draft {
            name: name.unwrap_or_default(),
            credit: credit.unwrap_or_default(),
            sha256: Digest::of(self.text.as_bytes()),
            locations,
            paths,
            read_at: (locations_at, paths_at),
        }
    }

    fn location(&mut self, table: &DeTable<'_>, span: &Range<usize>) -> MapLocation {
        self.known_keys(table, &["id", "name", "ground", "site", "at"]);
        MapLocation {
            id: self.needed(table, span, "id", Reader::id).unwrap_or_default(),
            name: self.needed(table, span, "name", Reader::name).unwrap_or_default(),
            ground: self.needed(table, span, "ground", Reader::ground).unwrap_or(Ground::White),
            site: table.get("site").and_then(|value| self.word(value, "site", "lab, apothecary or research")),
            at: self.needed(table, span, "at", Reader::at).unwrap_or_default(),
        }
    }

    /// A path without ends is a fault, and nothing that could be checked any further.
    fn path(&mut self, table: &DeTable<'_>, span: &Range<usize>) -> Option<PathDraft> {
        self.known_keys(table, &["between", "kind"]);
        let kind = self.needed(table, span, "kind", Reader::kind).unwrap_or(PathKind::White);
        Some(PathDraft { between: self.needed(table, span, "between", Reader::between)?, kind })
    }

    /// `[[key]] …`: each table of the list, and where it stands.
    fn tables<T>(
        &mut self,
        table: &DeTable<'_>,
        key: &str,
        read: impl Fn(&mut Self, &DeTable<'_>, &Range<usize>) -> Option<T>,
    ) -> (Vec<LineColumn>, Vec<T>) {
        let list =
            table.get(key).and_then(|list| self.value(list, key, "a list of tables", DeValue::as_array));
        let items = list.into_iter().flatten().filter_map(|item| {
            let table = self.value(item, key, "a list of tables", DeValue::as_table)?;
            Some((self.place(&item.span()), read(self, table, &item.span())?))
        });
        items.unzip()
    }

    fn text(&mut self, value: &Value<'_>, key: &str) -> Option<String> {
        self.value(value, key, "a text between quotes", owned)
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
            self.fault(&value.span(), "`name` must be a name");
        }
        Some(text)
    }

    fn name(&mut self, value: &Value<'_>) -> Option<Name> {
        let table = self.value(value, "name", "a table: { en = \"…\" }", DeValue::as_table)?;
        self.known_keys(table, &["en", "fr", "de"]);
        if !table.contains_key("en") {
            self.fault(&value.span(), "`name.en` is missing");
        }
        let en = self.name_text(table.get("en")?)?;
        let mut other = |key| match table.get(key) {
            Some(name) => self.name_text(name),
            None => Some(en.clone()),
        };
        Some(Name { fr: other("fr")?, de: other("de")?, en })
    }

    fn word<T: FromStr>(&mut self, value: &Value<'_>, key: &str, wanted: &str) -> Option<T> {
        self.value(value, key, wanted, |value| value.as_str()?.parse().ok())
    }

    fn ground(&mut self, value: &Value<'_>) -> Option<Ground> {
        self.word(value, "ground", "grey or white")
    }

    fn kind(&mut self, value: &Value<'_>) -> Option<PathKind> {
        self.word(value, "kind", "white, grey or black")
    }

    fn at(&mut self, value: &Value<'_>) -> Option<[u16; 2]> {
        let number = |value: &DeValue<'_>| {
            let integer = value.as_integer()?;
            i64::from_str_radix(integer.as_str(), integer.radix()).ok()
        };
        let wanted = "two whole numbers: [left, top]";
        let at = self.value(value, "at", wanted, |value| pair(value, number))?;
        if at.iter().any(|at| !(0..=1000).contains(at)) {
            self.fault(&value.span(), OFF_THE_PAGE);
            return None;
        }
        Some(at.map(|at| at as u16))
    }

    fn between(&mut self, value: &Value<'_>) -> Option<[String; 2]> {
        self.value(value, "between", "two ids: [\"a\", \"b\"]", |value| pair(value, owned))
    }
}

fn owned(value: &DeValue<'_>) -> Option<String> {
    value.as_str().map(ToString::to_string)
}

/// A list of two.
fn pair<T>(value: &DeValue<'_>, read: impl Fn(&DeValue<'_>) -> Option<T>) -> Option<[T; 2]> {
    let list: Option<Vec<T>> = value.as_array()?.iter().map(|item| read(item.get_ref())).collect();
    list?.try_into().ok()
}
