//! `utterson rules`: the rulebook of a game, in its own words.
//!
//! The catalogue `rules-GAME` holds the rules in their order: `D3` is a chapter, `D3-2` a rule. Its English text,
//! as Markdown, is also the `RULES.md` of the game's crate; a test keeps the two in step.

use std::fmt::Write as _;
use std::io::{IsTerminal, Write as _};
use std::process::{Command, Stdio};

use clap::Args;
use fluent_syntax::ast::Entry;
use table::any::GameName;

use crate::shared::{Failure, output};
use crate::words::{Language, Words};

/// Read the rulebook of a game.
#[derive(Args)]
pub struct Arguments {
    /// partners, duel or london
    game: GameName,
    /// Print Markdown, as in the RULES.md of the game's crate
    #[arg(long)]
    markdown: bool,
}

/// Prints the rulebook.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let book = Book::new(arguments.game, language);
    let window = window();
    let text = match (arguments.markdown, window) {
        (true, _) => book.markdown(),
        (false, Some((columns, _))) => book.plain(usize::from(columns).clamp(WIDTH_MIN, WIDTH)),
        (false, None) => book.plain(WIDTH),
    };
    let is_long = window.is_some_and(|(_, rows)| text.lines().count() >= usize::from(rows));
    if is_long && page(&text) {
        return Ok(());
    }
    let mut out = output();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// The columns and rows of the window that somebody reads in, if it is one.
fn window() -> Option<(u16, u16)> {
    std::io::stdout().is_terminal().then(|| ratatui::crossterm::terminal::size().ok()).flatten()
}

/// Shows a text page by page, with the reader's own pager or `less`. `false` if there is none.
fn page(text: &str) -> bool {
    let pager = std::env::var("PAGER").ok().filter(|pager| !pager.trim().is_empty());
    let words: Vec<String> = match &pager {
        Some(pager) => pager.split_whitespace().map(ToString::to_string).collect(),
        None => vec!["less".to_string(), "-R".to_string()],
    };
    let started = Command::new(&words[0]).args(&words[1..]).stdin(Stdio::piped()).spawn();
    let Ok(mut child) = started else { return false };
    // Who leaves before the end has read enough.
    let _ = child.stdin.take().map(|mut input| input.write_all(text.as_bytes()));
    child.wait().is_ok()
}

/// A rulebook in one language.
struct Book {
    game: GameName,
    words: Words,
    /// The ids of chapters (`D3`) and rules (`D3-2`) in their order.
    ids: Vec<String>,
}

/// What stands behind a rule, if anything: an example, and what of it is our own ruling.
const ASIDES: [&str; 3] = ["example", "ours", "outside"];

/// Columns of the plain text: no more than can be read with ease, no fewer than a rule needs.
const WIDTH: usize = 92;
const WIDTH_MIN: usize = 40;

impl Book {
    fn new(game: GameName, language: Language) -> Book {
        let name = format!("rules-{game}");
        let catalogues = language.catalogues();
        let text = catalogues.iter().find(|(catalogue, _)| *catalogue == name).map_or("", |(_, text)| text);
        Book { game, words: Words::of(language), ids: rule_ids(text) }
    }

    fn get(&self, id: &str) -> String {
        self.words.get(id, &[]).unwrap_or_default()
    }

    fn about(&self, what: &str) -> String {
        self.get(&format!("{}-{what}", self.game))
    }

    fn tips(&self) -> Vec<String> {
        (1..).map_while(|number| self.words.get(&format!("{}-tip-{number}", self.game), &[])).collect()
    }

    fn markdown(&self) -> String {
        let mut text = format!("# {}\n\n", self.about("title"));
        for what in ["tagline", "about", "credit", "independence"] {
            let _ = write!(text, "{}\n\n", self.about(what));
        }
        for id in &self.ids {
            match id.split_once('-') {
                None => {
                    let _ = write!(text, "## {id} {}\n\n", self.get(id));
                }
                Some((chapter, rule)) => {
                    let _ = writeln!(text, "- **{chapter}.{rule}** {}", self.get(id));
                    for aside in self.asides(id) {
                        let _ = writeln!(text, "  *{aside}*");
                    }
                    text.push('\n');
                }
            }
        }
        for tip in self.tips() {
            let _ = write!(text, "> {tip}\n>\n");
        }
        format!("{}\n", text.trim_end_matches(['\n', '>']))
    }

    fn plain(&self, width: usize) -> String {
        let mut text = format!("{}\n{}\n", self.about("title"), self.about("players"));
        for what in ["tagline", "about", "credit", "independence"] {
            let _ = write!(text, "\n{}", wrapped(&self.about(what), 0, width));
        }
        for id in &self.ids {
            match id.split_once('-') {
                None => {
                    let _ = write!(text, "\n\n{id}  {}\n", self.get(id).to_uppercase());
                }
                Some((chapter, rule)) => {
                    let body = wrapped(&self.get(id), 6, width);
                    let _ = write!(text, "\n{:<6}{}", format!("{chapter}.{rule}"), body.trim_start());
                    for aside in self.asides(id) {
                        text.push_str(&wrapped(&aside, 8, width));
                    }
                }
            }
        }
        text.push('\n');
        for tip in self.tips() {
            let _ = write!(text, "\n  * {}", wrapped(&tip, 4, width).trim_start());
        }
        text
    }

    fn asides(&self, id: &str) -> Vec<String> {
        ASIDES.iter().filter_map(|aside| self.words.get(&format!("{id}.{aside}"), &[])).collect()
    }
}

/// The ids of a catalogue that are numbers of chapters and rules.
fn rule_ids(text: &str) -> Vec<String> {
    let resource = match fluent_syntax::parser::parse(text) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let id = |entry: &Entry<&str>| {
        if let Entry::Message(message) = entry { Some(message.id.name.to_string()) } else { None }
    };
    let number = |id: &String| {
        let digits = id.trim_start_matches(['P', 'D', 'L']);
        digits.len() + 1 == id.len()
            && digits.chars().all(|character| character.is_ascii_digit() || character == '-')
    };
    resource.body.iter().filter_map(id).filter(number).collect()
}

/// The text in lines of bounded width, each indented, each with its end.
fn wrapped(text: &str, indent: usize, width: usize) -> String {
    let mut lines = String::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            if !line.is_empty() && indent + line.chars().count() + 1 + word.chars().count() > width {
                let _ = writeln!(lines, "{:indent$}{line}", "");
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        let _ = writeln!(lines, "{:indent$}{line}", "");
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `UPDATE_EXPECT=1 cargo test -p utterson rules_md` writes them anew.
    #[test]
    fn rules_md_is_the_english_catalogue() {
        for game in GameName::ALL {
            let path = format!("{}/../{game}/RULES.md", env!("CARGO_MANIFEST_DIR"));
            let text = Book::new(game, Language::English).markdown();
            if std::env::var_os("UPDATE_EXPECT").is_some() {
                std::fs::write(&path, &text).unwrap();
            }
            assert!(std::fs::read_to_string(&path).unwrap_or_default() == text, "{path} is not up to date");
        }
    }

    #[test]
    fn every_rule_has_a_text_in_every_language() {
        for game in GameName::ALL {
            let english = Book::new(game, Language::English).ids;
            assert!(english.len() > 15, "{game}: {english:?}");
            for language in Language::ALL {
                let book = Book::new(game, language);
                assert_eq!(book.ids, english, "{game} in {}", language.code());
                assert!(book.ids.iter().all(|id| !book.get(id).is_empty()), "{game} in {}", language.code());
            }
        }
    }

    #[test]
    fn text_is_wrapped_at_the_width() {
        for width in [WIDTH_MIN, WIDTH] {
            let text = wrapped(&"word ".repeat(60), 6, width);
            assert!(text.lines().all(|line| line.chars().count() <= width && line.starts_with("      word")));
        }
    }
}
