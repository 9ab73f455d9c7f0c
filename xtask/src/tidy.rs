//! What no compiler checks: rules, code and tests in step; catalogues complete; nothing of this machine committed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::root;

/// Everything that is untidy, a sentence each.
pub fn check() -> Vec<String> {
    let files = tracked_files();
    let mut faults = rules_in_step();
    faults.extend(catalogues_complete());
    faults.extend(refusals_in_step());
    faults.extend(files.iter().flat_map(|path| file_faults(path)));
    faults
}

/// Each game's folder and the letter of its rule numbers.
const GAMES: [(&str, char); 3] = [("partners", 'P'), ("duel", 'D'), ("london", 'L')];

const LANGUAGES: [&str; 3] = ["en", "fr", "de"];

/// Every rule of the rulebook is named by a doc comment of the code and begins the name of a test.
fn rules_in_step() -> Vec<String> {
    let mut faults = Vec::new();
    for (game, letter) in GAMES {
        let ids = message_ids(&read(&root().join(format!("i18n/en/rules-{game}.ftl"))));
        let rules = ids.iter().filter(|id| id.starts_with(letter) && id.contains('-'));
        let source = all_text(&root().join("crates").join(game).join("src"));
        let tests = all_text(&root().join("crates").join(game));
        for rule in rules {
            let number = rule.replace('-', ".");
            let named =
                source.lines().any(|line| line.trim_start().starts_with("//") && names(line, &number));
            if !named {
                faults.push(format!("{number}: no comment in crates/{game}/src names the rule"));
            }
            let test = format!("fn {}_", rule.replace('-', "_").to_lowercase());
            if !tests.contains(&test) {
                faults.push(format!("{number}: no test in crates/{game} begins with `{test}`"));
            }
        }
    }
    faults
}

/// Is this number in the line, and not as the beginning of a longer one?
fn names(line: &str, number: &str) -> bool {
    let behind = |at: usize| line[at + number.len()..].chars().next();
    line.match_indices(number).any(|(at, _)| behind(at).is_none_or(|next| !next.is_ascii_digit()))
}

/// All languages have the same messages.
fn catalogues_complete() -> Vec<String> {
    let mut faults = Vec::new();
    let english = catalogues("en");
    for language in &LANGUAGES[1..] {
        let other = catalogues(language);
        for (name, ids) in &english {
            let others = other.get(name).cloned().unwrap_or_default();
            faults.extend(
                ids.difference(&others).map(|id| format!("i18n/{language}/{name}: `{id}` is missing")),
            );
            faults.extend(
                others.difference(ids).map(|id| format!("i18n/{language}/{name}: `{id}` is in no other")),
            );
        }
    }
    faults
}

/// The messages of each catalogue of a language.
fn catalogues(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let folder = root().join("i18n").join(language);
    let files =
        files_below(&folder).into_iter().filter(|path| path.extension().is_some_and(|end| end == "ftl"));
    files.map(|path| (file_name(&path), message_ids(&read(&path)))).collect()
}

/// Every code of a refusal has its sentence, and every sentence its code.
fn refusals_in_step() -> Vec<String> {
    let sentences = message_ids(&read(&root().join("i18n/en/refusals.ftl")));
    let mut codes = BTreeSet::new();
    for (game, _) in GAMES {
        let table = read(&root().join("crates").join(game).join("src/refusals.rs"));
        codes.extend(quoted_codes(&table).map(|code| format!("{game}-refused-{code}")));
    }
    let table = read(&root().join("crates/table/src/refused.rs"));
    for body in table.split("fn code(").skip(1).filter_map(|rest| rest.split("\n    }").next()) {
        codes.extend(quoted_codes(body).map(|code| format!("table-refused-{code}")));
    }
    // What a rule forbids is said in the words of its game.
    codes.remove("table-refused-illegal");
    let missing =
        codes.difference(&sentences).map(|code| format!("i18n/en/refusals.ftl: `{code}` is missing"));
    let unused = sentences.difference(&codes).map(|id| format!("i18n/en/refusals.ftl: `{id}` is never said"));
    missing.chain(unused).collect()
}

/// The codes in a table of refusals: what stands between quotation marks and is no rule's number, which begins with a capital.
fn quoted_codes(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let words = lines.flat_map(|line| line.split('"').skip(1).step_by(2));
    words.filter(|word| word.starts_with(|first: char| first.is_ascii_lowercase()))
}

/// Nothing unfinished, nothing of this machine, no file that cannot be read from the top.
fn file_faults(path: &Path) -> Vec<String> {
    const LINES_MAX: usize = 600;
    let Ok(text) = std::fs::read_to_string(root().join(path)) else { return Vec::new() };
    let shown = path.display();
    let mut faults = Vec::new();
    // Put together here, so that this file does not find itself.
    let banned =
        [["/wo", "rk/"].concat(), ["/ro", "ot/"].concat(), ["TO", "DO"].concat(), ["FIX", "ME"].concat()];
    for word in banned {
        if let Some(line) = text.lines().position(|line| line.contains(&word)) {
            faults.push(format!("{shown}:{}: `{word}`", line + 1));
        }
    }
    let is_rust = path.extension().is_some_and(|end| end == "rs");
    if is_rust && text.lines().count() > LINES_MAX {
        faults.push(format!("{shown}: more than {LINES_MAX} lines"));
    }
    let says_what = ["//!", "#![doc = include_str!("].iter().any(|head| text.starts_with(head));
    if is_rust && path.components().any(|part| part.as_os_str() == "src") && !says_what {
        faults.push(format!("{shown}: does not begin with what lives here"));
    }
    faults
}

/// The files that git knows or would take.
fn tracked_files() -> Vec<PathBuf> {
    let list = ["ls-files", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").args(list).current_dir(root()).output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    text.lines().map(PathBuf::from).collect()
}

/// The ids of a Fluent catalogue's messages.
fn message_ids(text: &str) -> BTreeSet<String> {
    let id = |line: &str| line.split_once(" =").map(|(id, _)| id.to_string());
    text.lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()))
        .filter_map(id)
        .collect()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_default()
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The text of all Rust files below a folder.
fn all_text(folder: &Path) -> String {
    let rust = files_below(folder).into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs"));
    rust.map(|path| read(&path)).collect()
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    files
}
