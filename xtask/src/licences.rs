//! The licences of everything that others wrote and that goes into the program: of the crates that are linked into it,
//! and of the npm packages that the page is made of.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::run::{call, cargo, root};

/// Something that others wrote.
struct Part {
    name: String,
    licence: String,
    /// Where its source lies, if it is here.
    folder: PathBuf,
}

/// One text with all names, and every licence text once.
pub fn third_party() -> Result<String, String> {
    let mut parts = crates()?;
    parts.extend(packages_of_the_page()?);
    let mut list = String::from("What others wrote and this program contains, with their licences.\n\n");
    let mut texts: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for part in &parts {
        let _ = writeln!(list, "{}: {}", part.name, part.licence);
        for text in licence_texts(&part.folder) {
            texts.entry(text).or_default().push(&part.name);
        }
    }
    for (text, names) in texts {
        let _ = write!(list, "\n{}\n{}\n\n{text}\n", "=".repeat(80), names.join(", "));
    }
    Ok(list)
}

/// The crates that are linked into the program.
fn crates() -> Result<Vec<Part>, String> {
    let tree = ["tree", "--package=utterson", "--edges=normal", "--prefix=none", "--format={p}|{l}|"];
    let lines = cargo(&tree).prints().ok_or("cargo cannot list the crates")?;
    let mut lines: Vec<&str> = lines.lines().collect();
    lines.sort_unstable();
    lines.dedup();
    let sources = sources();
    let part = |line: &str| {
        let (package, rest) = line.split_once('|')?;
        let (licence, seen_before) = rest.split_once('|')?;
        // What lies in a folder of ours is ours.
        if package.contains('/') || !seen_before.is_empty() {
            return None;
        }
        let mut words = package.split_whitespace();
        let (name, version) = (words.next()?, words.next()?.trim_start_matches('v'));
        let folder =
            sources.iter().map(|source| source.join(format!("{name}-{version}"))).find(|path| path.exists());
        let name = format!("{name} {version}");
        Some(Part { name, licence: licence.into(), folder: folder.unwrap_or_default() })
    };
    Ok(lines.into_iter().filter_map(part).collect())
}

/// The folders that cargo unpacks crates into, one a registry.
fn sources() -> Vec<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default();
    let registries = std::fs::read_dir(home.join("registry/src")).into_iter().flatten().flatten();
    registries.map(|entry| entry.path()).collect()
}

/// The npm packages that go into the page, and theirs.
fn packages_of_the_page() -> Result<Vec<Part>, String> {
    let list = call("npm", &["ls", "--omit=dev", "--all", "--parseable"]).within("web").prints();
    let list = list.ok_or("npm cannot list the packages of the page")?;
    let page = root().join("web");
    let folders = list.lines().map(PathBuf::from).filter(|folder| *folder != page);
    let part = |folder: PathBuf| {
        let about = std::fs::read_to_string(folder.join("package.json")).unwrap_or_default();
        let field = |key| field(&about, key).unwrap_or("?");
        let name = format!("{} {}", field("name"), field("version"));
        Part { name, licence: field("license").into(), folder }
    };
    Ok(folders.map(part).collect())
}

/// A field of text in the outermost braces of a `package.json` as npm writes it.
fn field<'a>(about: &'a str, key: &str) -> Option<&'a str> {
    let lines = about.lines().filter_map(|line| line.trim().strip_prefix('"')?.split_once("\": \""));
    lines.filter(|(name, _)| *name == key).map(|(_, rest)| rest.split('"').next().unwrap_or_default()).next()
}

/// The licence files of a folder.
fn licence_texts(folder: &Path) -> Vec<String> {
    const NAMES: [&str; 6] = ["licen", "copying", "copyright", "notice", "unlicense", "ofl"];
    let is_licence = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        NAMES.iter().any(|start| name.starts_with(start))
    };
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let texts = entries.filter(is_licence).filter_map(|path| std::fs::read_to_string(path).ok());
    texts.map(|text| text.replace("\r\n", "\n").trim().to_string()).collect()
}
