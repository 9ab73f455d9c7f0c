//! What stands above `---`: version, game, options, seed, players. The lines come in this order.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use super::FORMAT_VERSION;
use super::lines::{Lines, TidyLine};
use crate::notation::{Fault, Field, LineColumn, Word, arguments, fields, shown};

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
    pub end: LineColumn,
}

/// More players than any game has: keeps a hostile header small.
const PLAYERS_MAX: usize = 8;

/// Reads the header and leaves the lines below it; `None` if the record stops before the header does.
///
/// # Errors
/// The first line that is not what must stand there.
pub fn read<'a>(lines: &mut Lines<'a>) -> Result<Option<Header<'a>>, Fault> {
    let Some(line) = lines.next_line()? else {
        return Err(Fault::new(lines.end(), "the file is empty: a record begins with `utterson 1`"));
    };
    version(line)?;
    let Some(line) = lines.next_line()? else { return Ok(None) };
    let game = game(line)?;
    let (mut options, mut seed, mut players) = (Vec::new(), None, Vec::new());
    while let Some(line) = lines.next_line()? {
        match line.words()[0].text {
            "option" if options.is_empty() && seed.is_none() && players.is_empty() => {
                options = option_fields(line)?
            }
            "seed" if seed.is_none() && players.is_empty() => seed = Some(seed_words(line)?),
            "---" => {
                arguments::<0>(&line.words(), "`---`")?;
                return Ok(Some(Header { game, options, seed, players, end: line.start() }));
            }
            _other => players.push(player(line)?),
        }
        if players.len() > PLAYERS_MAX {
            return Err(Fault::new(line.start(), "no game has so many players"));
        }
    }
    Ok(None)
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
    fields(&words[1..])
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
