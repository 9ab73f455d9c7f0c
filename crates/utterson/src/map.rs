//! `utterson map`: checks map files of london, and shows maps.

mod svg;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use game::Fault;
use london::Map;
use london::map::{Ground, Name, PathKind, Site};

use crate::shared::{Failure, complaint, output, read_file};
use crate::words::{Language, from_english, place, say};

/// Check and show the maps of london.
#[derive(Subcommand)]
pub enum Command {
    /// Check a map file: every fault with its line
    Check {
        /// The map file
        file: PathBuf,
    },
    Show(Show),
}

/// Show a map: as a list, as a picture, or as the file it is.
#[derive(Args)]
pub struct Show {
    /// A map file; without it, the built-in map
    file: Option<PathBuf>,
    /// Print the map file itself, byte for byte
    #[arg(long, conflicts_with = "svg")]
    toml: bool,
    /// Print a picture
    #[arg(long)]
    svg: bool,
}

/// Checks or shows.
pub fn run(command: &Command, language: Language) -> Result<(), Failure> {
    match command {
        Command::Check { file } => check(file),
        Command::Show(show) => show.run(language),
    }
}

fn check(path: &Path) -> Result<(), Failure> {
    let (map, warnings) = parse(path, &text(path)?)?;
    let mut out = output();
    for warning in &warnings {
        let reason = fault_sentence(warning);
        writeln!(out, "{}", say!("map-warning", file = path.display().to_string(), reason = reason))?;
    }
    let (locations, paths) = (map.locations().len(), map.paths().len());
    let (file, digest) = (path.display().to_string(), map.sha256().to_string());
    writeln!(
        out,
        "{}",
        say!("map-good", file = file, locations = locations, paths = paths, digest = digest)
    )?;
    Ok(out.flush()?)
}

/// The text of a map file.
pub fn text(path: &Path) -> Result<String, Failure> {
    String::from_utf8(read_file(path)?).map_err(|error| {
        let bytes = error.as_bytes();
        let line =
            bytes[..error.utf8_error().valid_up_to()].iter().filter(|byte| **byte == b'\n').count() + 1;
        Failure::file(path, say!("lab-line", line = line, reason = say!("map-no-utf8")))
    })
}

/// Reads a map, with warnings; the failure lists every fault.
pub fn parse(path: &Path, text: &str) -> Result<(Map, Vec<Fault>), Failure> {
    Map::parse(text).map_err(|faults| {
        let file = path.display().to_string();
        let sentence = |fault: &Fault| say!("lab-file", file = file.as_str(), reason = fault_sentence(fault));
        let mut sentences = faults.iter().map(sentence);
        let first = sentences.next().unwrap_or_default();
        Failure::Bad(sentences.fold(first, |all, next| format!("{all}\n{}", complaint(&next))))
    })
}

/// What is wrong with a text, and where.
fn fault_sentence(fault: &Fault) -> String {
    say!("lab-file", file = place(fault.at), reason = from_english(&fault.reason))
}

impl Show {
    fn run(&self, language: Language) -> Result<(), Failure> {
        let (map, text) = match &self.file {
            None => (Map::built_in(), Map::BUILT_IN_FILE.to_string()),
            Some(path) => {
                let text = text(path)?;
                (parse(path, &text)?.0, text)
            }
        };
        let mut out = output();
        if self.toml {
            out.write_all(text.as_bytes())?;
        } else if self.svg {
            out.write_all(svg::svg(&map, language).as_bytes())?;
        } else {
            out.write_all(list(&map, language).as_bytes())?;
        }
        Ok(out.flush()?)
    }
}

/// The map as a list: each location with what it is, and where its paths lead.
fn list(map: &Map, language: Language) -> String {
    let mut text = format!("{} ({})\n", map.name(), map.credit());
    for (index, place) in map.locations().iter().enumerate() {
        let ground = match place.ground {
            Ground::Grey => say!("map-grey"),
            Ground::White => say!("map-white"),
        };
        let site = match place.site {
            Some(Site::Lab) => say!("map-lab"),
            Some(Site::Apothecary) => say!("map-apothecary"),
            Some(Site::Research) => say!("map-research"),
            None => String::new(),
        };
        let site = if site.is_empty() { site } else { format!(", {site}") };
        let called = format!("{} `{}`", name(&place.name, language), place.id);
        let what = format!("{ground}{site}");
        text.push_str(&format!("\n{}\n", say!("lab-file", file = called, reason = what)));
        for path in map.paths() {
            let ends = path.between.map(london::Location::index);
            let other = match ends {
                [here, there] | [there, here] if here == index => there,
                _elsewhere => continue,
            };
            let kind = match path.kind {
                PathKind::White => "——",
                PathKind::Grey => "- -",
                PathKind::Black => "···",
            };
            text.push_str(&format!("  {kind:<4}{}\n", name(&map.locations()[other].name, language)));
        }
    }
    text.push_str(&format!("\n{}\n", say!("map-legend")));
    text
}

/// A name in that language.
pub fn name(name: &Name, language: Language) -> &str {
    match language {
        Language::English => &name.en,
        Language::French => &name.fr,
        Language::German => &name.de,
    }
}
