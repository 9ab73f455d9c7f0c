//! One word for one thing: the catalogues of every language, those of the page too, say what the glossary beside them says, and are typeset
//! as that language is.

use std::path::{Path, PathBuf};

use toml::de::{DeTable, DeValue};

use crate::text;

const LANGUAGES: [&str; 3] = ["en", "fr", "de"];
const NARROW: char = '\u{202f}';
const UNBROKEN: char = '\u{a0}';
/// Stands for what is put into a text.
const HOLE: &str = "¤";

/// A line of a catalogue.
struct Line {
    file: String,
    number: usize,
    /// The message that it belongs to.
    id: String,
    text: String,
}

impl Line {
    fn place(&self, language: &str) -> String {
        format!("i18n/{language}/{}.ftl:{}: {}", self.file, self.number, self.text)
    }
}

/// An entry of a glossary.
struct Term {
    id: String,
    term: String,
    used: Vec<String>,
    keys: Vec<String>,
    not: Vec<String>,
    elsewhere: Vec<(&'static str, String)>,
}

impl Term {
    fn concerns(&self, line: &Line) -> bool {
        self.used
            .iter()
            .any(|place| place == "everywhere" || line.file.contains(place) || line.id.contains(place))
    }
}

fn folder(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../i18n").join(language)
}

/// Every line that says something, of all catalogues of a language.
fn lines(language: &str) -> Vec<Line> {
    let entries = std::fs::read_dir(folder(language)).expect("a folder of catalogues");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "ftl"));
    files.sort();
    files.iter().flat_map(|file| lines_of(file)).collect()
}

fn lines_of(path: &Path) -> Vec<Line> {
    let file = path.file_stem().expect("a name").to_string_lossy().into_owned();
    let mut id = String::new();
    let mut found = Vec::new();
    for (at, line) in text(path).lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let mut said = line;
        if let Some((name, value)) = line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic)) {
            id = name.to_string();
            said = value;
        }
        found.push(Line { file: file.clone(), number: at + 1, id: id.clone(), text: prose(said) });
    }
    found.retain(|line| !line.text.is_empty());
    found
}

/// A line without the signs of its format: names of attributes and variants, and what is put in.
fn prose(line: &str) -> String {
    let mut said = line.trim_matches(' ');
    if let Some((_, value)) = said.strip_prefix('.').and_then(|rest| rest.split_once(" = ")) {
        said = value;
    }
    if let Some((_, value)) =
        said.trim_start_matches('*').strip_prefix('[').and_then(|rest| rest.split_once("] "))
    {
        said = value;
    }
    let mut plain = String::new();
    for (at, part) in said.split('{').enumerate() {
        let behind = part.split_once('}').map(|(_, behind)| behind);
        match (at, behind) {
            (0, _) => plain.push_str(part.trim_start_matches('}')),
            (_, Some(behind)) => plain.extend([HOLE, behind]),
            // `{ $side ->`: what may stand there follows in lines of its own.
            (_, None) => plain.push_str(HOLE),
        }
    }
    plain
}

/// The glossary of a language.
fn glossary(language: &str) -> Vec<Term> {
    let path = folder(language).join("glossary.toml");
    let text = text(&path);
    let table = DeTable::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let terms = table.get_ref().get("term").and_then(|terms| terms.get_ref().as_array()).expect("terms");
    let tables = terms.iter().map(|term| term.get_ref().as_table().expect("a table"));
    tables.map(|term| read_term(language, term)).collect()
}

fn read_term(language: &str, table: &DeTable<'_>) -> Term {
    let word = |key: &str| -> String {
        let value = table.get(key).and_then(|value| value.get_ref().as_str());
        value.unwrap_or_else(|| panic!("{language}: a term without `{key}`")).to_string()
    };
    let list = |key: &str| -> Vec<String> {
        let items = table.get(key).and_then(|list| list.get_ref().as_array());
        items
            .into_iter()
            .flatten()
            .filter_map(|item| DeValue::as_str(item.get_ref()).map(String::from))
            .collect()
    };
    assert!(!word("means").is_empty() && !list("used").is_empty(), "{language}: {}", word("id"));
    let elsewhere = LANGUAGES.into_iter().filter(|other| *other != language);
    Term {
        id: word("id"),
        term: word("term"),
        used: list("used"),
        keys: list("keys"),
        not: list("not"),
        elsewhere: elsewhere.map(|other| (other, word(other))).collect(),
    }
}

/// Does a text say this? A star stands for any ending, … for up to two words; with other signs in it, it is meant to the letter.
fn says(text: &str, phrase: &str) -> bool {
    let letters = |c: char| c.is_alphanumeric() || " *…-¤".contains(c);
    if !phrase.chars().all(letters) {
        return text.contains(phrase);
    }
    let words: Vec<String> = text.split([' ', NARROW, UNBROKEN, '’']).map(str::to_lowercase).collect();
    let wanted: Vec<String> = phrase.split(' ').map(str::to_lowercase).collect();
    (0..words.len()).any(|start| goes_on(&words[start..], &wanted))
}

/// Do the words go on like this, within one sentence?
fn goes_on(words: &[String], wanted: &[String]) -> bool {
    let Some((first, rest)) = wanted.split_first() else { return true };
    let Some((word, behind)) = words.split_first() else { return false };
    let ends = word.ends_with(['.', ',', ';', ':', '!', '?']);
    if first == "…" {
        return goes_on(words, rest)
            || (!ends && (goes_on(behind, rest) || goes_on(behind.get(1..).unwrap_or_default(), rest)));
    }
    // `--bots` is an option and no word.
    let word = word.trim_matches(|c: char| !c.is_alphanumeric() && c != '-');
    let is = match first.strip_suffix('*') {
        Some(beginning) => word.starts_with(beginning),
        None => word == first,
    };
    is && (rest.is_empty() || (!ends && goes_on(behind, rest)))
}

#[test]
fn the_glossaries_know_the_same_things_and_translate_each_other() {
    let all = LANGUAGES.map(|language| (language, glossary(language)));
    for (language, terms) in &all {
        let ids = |terms: &[Term]| -> Vec<String> { terms.iter().map(|term| term.id.clone()).collect() };
        assert_eq!(ids(terms), ids(&all[0].1), "{language}");
        for term in terms {
            for (other, word) in &term.elsewhere {
                let theirs = all.iter().find(|(code, _)| code == other).expect("three glossaries");
                let theirs = theirs.1.iter().find(|their| their.id == term.id).expect("the same ids");
                assert_eq!(*word, theirs.term, "{language}: {} in {other}", term.id);
            }
        }
    }
}

#[test]
fn the_messages_that_name_a_thing_have_its_word() {
    for language in LANGUAGES {
        let lines = lines(language);
        for term in glossary(language) {
            for key in &term.keys {
                let said: String = lines
                    .iter()
                    .filter(|line| line.id == *key)
                    .map(|line| line.text.to_lowercase() + "\n")
                    .collect();
                assert!(
                    said.contains(&term.term.to_lowercase()),
                    "{language} {key} has no “{}”: {said}",
                    term.term
                );
            }
        }
    }
}

#[test]
fn nothing_is_called_by_a_word_that_is_not_its_own() {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let (lines, terms) = (lines(language), glossary(language));
        for term in &terms {
            for line in lines.iter().filter(|line| term.concerns(line)) {
                let wrong = term.not.iter().filter(|phrase| says(&line.text, phrase));
                faults.extend(wrong.map(|phrase| {
                    format!("{}: “{}”, not “{phrase}”: {}", term.id, term.term, line.place(language))
                }));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_phrase_is_found_by_its_words() {
    for (text, phrase) in [
        ("Ann is on turn now.", "on turn"),
        ("Sollicitez une place.", "sollicit*"),
        ("Elle n’est pas à solliciter.", "sollicit*"),
        ("Das kostet drei Marken.", "kost* … Marke*"),
        ("Les cartes de M. Hyde", "M. Hyde"),
    ] {
        assert!(says(text, phrase), "{phrase}: {text}");
    }
    for (text, phrase) in [
        ("Upon turning it", "on turn"),
        ("Go on. Turn it over.", "on turn"),
        ("Alles kostet Punkte, jede Marke zahlt einen.", "kost* … Marke*"),
        ("Les cartes de Mr Hyde", "M. Hyde"),
        ("--bots nimmt zwei", "bots"),
    ] {
        assert!(!says(text, phrase), "{phrase}: {text}");
    }
}

/// What is wrong with how a line is typeset; what stands between backticks is code.
fn misprint(language: &str, line: &Line) -> Option<&'static str> {
    let said: Vec<char> = line.text.split('`').step_by(2).collect::<Vec<_>>().join(HOLE).chars().collect();
    // `faults` and `help` repeat, in English, what stands in the source.
    // Where commands are quoted as they are typed.
    let is_of_terminal = ["faults", "help", "laboratory", "terminal"].contains(&line.file.as_str());
    let is_of_source = language == "en" && ["faults", "help"].contains(&line.file.as_str());
    (0..said.len()).find_map(|at| {
        let before = at.checked_sub(1).map(|at| said[at]);
        let behind = said.get(at + 1).copied();
        let is_letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
        match said[at] {
            '\'' if is_letter(before) && is_letter(behind) && !is_of_source => Some("a straight apostrophe"),
            '.' if before == Some('.') && said.get(at.wrapping_sub(2)) == Some(&'.') => {
                Some("three full stops for an ellipsis")
            }
            '"' if !is_of_terminal => Some("a straight quotation mark"),
            sign => match language {
                "fr" => french_misprint(&line.id, sign, before, behind),
                "de" => german_misprint(sign, before, behind),
                _english => english_misprint(sign, before, behind),
            },
        }
    })
}

fn french_misprint(id: &str, sign: char, before: Option<char>, behind: Option<char>) -> Option<&'static str> {
    // Where `?` is the key to be pressed.
    const KEYS: [&str; 3] = ["terminal-keys", "terminal-not-understood", "terminal-not-understood-waiting"];
    let ends = behind.is_none_or(|c| c.is_whitespace() || c == '»');
    match sign {
        ':' if ends && before.is_some_and(|c| c != UNBROKEN && !c.is_ascii_lowercase()) => {
            Some("no unbroken space before a colon")
        }
        ':' if matches!(before, Some(' ' | NARROW)) => Some("another space before a colon"),
        ';' | '!' | '?' if ends && before.is_some_and(|c| c != NARROW && c != '»') && !KEYS.contains(&id) => {
            Some("no narrow space before ; ! or ?")
        }
        '«' if behind != Some(UNBROKEN) => Some("no unbroken space behind «"),
        '»' if before != Some(UNBROKEN) => Some("no unbroken space before »"),
        '%' if before != Some(UNBROKEN) => Some("no unbroken space before %"),
        '“' | '”' | '„' => Some("quotation marks of another language"),
        _ => None,
    }
}

fn german_misprint(sign: char, before: Option<char>, behind: Option<char>) -> Option<&'static str> {
    match sign {
        '”' | '«' | '»' => Some("quotation marks of another language"),
        '“' if before.is_none_or(char::is_whitespace) => Some("“ opens nothing in German"),
        '„' if behind.is_none_or(char::is_whitespace) => Some("„ closes nothing in German"),
        '…' if before.is_some_and(char::is_alphabetic) => Some("no space before an ellipsis"),
        ';' | '!' | '?' if before == Some(UNBROKEN) || before == Some(NARROW) => Some("a French space"),
        _ => None,
    }
}

fn english_misprint(sign: char, before: Option<char>, behind: Option<char>) -> Option<&'static str> {
    match sign {
        '„' | '«' | '»' => Some("quotation marks of another language"),
        '“' if behind.is_none_or(char::is_whitespace) => Some("“ closes nothing in English"),
        '”' if before.is_none_or(char::is_whitespace) => Some("” opens nothing in English"),
        '…' if before == Some(' ') && behind.is_none() => Some("a space before an ellipsis"),
        ';' | '!' | '?' if before == Some(UNBROKEN) || before == Some(NARROW) => Some("a French space"),
        _ => None,
    }
}

/// Does a German text address its reader by “Sie”? Where no sentence begins, that word is no other.
fn is_formal(text: &str) -> bool {
    let words: Vec<&str> = text.split(' ').collect();
    words.windows(2).any(|pair| {
        let goes_on = pair[0].ends_with(|c: char| c.is_lowercase() || c == ',');
        let word = pair[1].trim_end_matches(|c: char| !c.is_alphabetic());
        goes_on && ["Sie", "Ihnen", "Ihr", "Ihre", "Ihren", "Ihrem", "Ihrer"].contains(&word)
    })
}

#[test]
fn german_says_du() {
    assert!(is_formal("Wenn Sie spielen") && !is_formal("Eine Tat. Sie zählt."));
    let formal: Vec<String> =
        lines("de").iter().filter(|line| is_formal(&line.text)).map(|line| line.place("de")).collect();
    assert!(formal.is_empty(), "{}", formal.join("\n"));
}

#[test]
fn every_language_is_typeset_as_its_readers_are_used_to() {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let lines = lines(language);
        let misprints = lines.iter().filter_map(|line| Some((misprint(language, line)?, line)));
        faults.extend(misprints.map(|(fault, line)| format!("{fault}: {}", line.place(language))));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
