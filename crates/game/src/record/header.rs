//! What stands above `---`: version, game, options, seed, players. The lines come in this order.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use super::FORMAT_VERSION;
use super::lines::{Lines, TidyLine};
use crate::notation::{Fault, Field, Position, Word, arguments, shown};

/// The header as it is written, before a game has looked at it.
#[derive(Clone, Debug)]
pub struct Header<'a> {
    /// The name of the game.
    pub game: Word<'a>,
    /// The fields of the `option` line, each key once.
    pub options: Vec<Field<'a>>,
    /// What stands after `seed`.
    pub seed: Option<&'a str>,
    /// Seat and name of each `player` line.
    pub players: Vec<(Word<'a>, Word<'a>)>,
    /// Where the `---` stands.
    pub end: Position,
}

/// More players than any game has: keeps a hostile header small.
const PLAYERS_MAX: usize = 8;

/// Reads the header and leaves the lines below it.
///
/// # Errors
/// The first line that is not what must stand there.
pub fn read<'a>(lines: &mut Lines<'a>) -> Result<Header<'a>, Fault> {
    version(need(lines, "`utterson 1`")?)?;
    let game = game(need(lines, "`game NAME`")?)?;
    let mut line = need(lines, "`player SEAT NAME`")?;
    let mut options = Vec::new();
    if line.words()[0].text == "option" {
        options = option_fields(line)?;
        line = need(lines, "`player SEAT NAME`")?;
    }
    let mut seed = None;
    if line.words()[0].text == "seed" {
        seed = Some(seed_words(line)?);
        line = need(lines, "`player SEAT NAME`")?;
    }
    let mut players = Vec::new();
    while line.text != "---" {
        players.push(player(line)?);
        if players.len() > PLAYERS_MAX {
            return Err(Fault::new(line.start(), "no game has so many players"));
        }
        line = need(lines, "`player SEAT NAME` or `---`")?;
    }
    Ok(Header { game, options, seed, players, end: line.start() })
}

fn need<'a>(lines: &mut Lines<'a>, what: &str) -> Result<TidyLine<'a>, Fault> {
    match lines.next_line()? {
        Some(line) => Ok(line),
        None => Err(Fault::new(lines.end(), format!("the file ends where {what} is expected"))),
    }
}

fn version(line: TidyLine<'_>) -> Result<(), Fault> {
    let words = line.words();
    if words[0].text != "utterson" {
        return Err(words[0].fault("a record begins with `utterson 1`"));
    }
    let [version] = arguments(&words, "`utterson 1`")?;
    if version.text == FORMAT_VERSION {
        return Ok(());
    }
    let reason = format!(
        "this program reads version {FORMAT_VERSION} of the format, not `{}`: a newer Utterson may read it",
        shown(version.text)
    );
    Err(version.fault(reason))
}

fn game(line: TidyLine<'_>) -> Result<Word<'_>, Fault> {
    let words = line.words();
    if words[0].text != "game" {
        return Err(words[0].fault("`game NAME` is expected here"));
    }
    let [name] = arguments(&words, "`game NAME`")?;
    Ok(name)
}

fn option_fields(line: TidyLine<'_>) -> Result<Vec<Field<'_>>, Fault> {
    let words = line.words();
    if words.len() == 1 {
        return Err(Fault::new(words[0].end(), "something is missing: `option KEY=VALUE …`"));
    }
    let mut fields: Vec<Field<'_>> = Vec::new();
    for word in &words[1..] {
        let field = word.field()?;
        if fields.iter().any(|other| other.key.text == field.key.text) {
            return Err(word.fault(format!("the option `{}` stands here twice", shown(field.key.text))));
        }
        fields.push(field);
    }
    Ok(fields)
}

fn seed_words<'a>(line: TidyLine<'a>) -> Result<&'a str, Fault> {
    match line.text.split_once(' ') {
        Some((_, words)) => Ok(words),
        None => Err(Fault::new(line.words()[0].end(), "something is missing: `seed WORDS…`")),
    }
}

fn player(line: TidyLine<'_>) -> Result<(Word<'_>, Word<'_>), Fault> {
    let words = line.words();
    if words[0].text != "player" {
        let reason = match words[0].text {
            "option" | "seed" => "this line stands too late or twice: the order is option, seed, player",
            "utterson" | "game" => "this line stands here twice",
            _other => "`player SEAT NAME` or `---` is expected here",
        };
        return Err(words[0].fault(reason));
    }
    let [seat, name] = arguments(&words, "`player SEAT NAME`")?;
    if let Some(index) = name.text.chars().position(|character| matches!(character, '=' | ',' | '#')) {
        let reason = "a name is one word without `=`, `,` and `#`".to_string();
        return Err(Fault::new(name.at.right(index), reason));
    }
    Ok((seat, name))
}
