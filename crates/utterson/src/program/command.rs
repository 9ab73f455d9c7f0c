//! How players are named on the command line: levels, and commands that start a program.
//!
//! `champion,cmd:python3 bot.py` are two players. A comma between quotation marks, or behind a backslash, belongs to the command.
//! Words of a command are split as a shell splits them, and that is all: nothing is replaced, found or piped. Who wants that
//! writes `cmd:sh -c '…'`.

use std::fmt;
use std::str::FromStr;

use bots::arena::Contestant;

/// One who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// One of the house: a level, or in the arena one that sees all cards.
    House(Contestant),
    /// A program.
    Program(CommandLine),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        match text.trim().strip_prefix("cmd:") {
            Some(command) => command.parse().map(Player::Program),
            None => text.trim().parse().map(Player::House).map_err(|unknown| {
                format!("`{}`: {unknown}; or cmd:COMMAND, a program", game::notation::shown(text))
            }),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::House(contestant) => contestant.fmt(f),
            Player::Program(command) => write!(f, "cmd:{command}"),
        }
    }
}

/// Several who play, with commas between them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Players(pub Vec<Player>);

impl FromStr for Players {
    type Err = String;

    fn from_str(text: &str) -> Result<Players, String> {
        split(text, |letter| letter == ',')?
            .iter()
            .map(|part| part.raw.parse())
            .collect::<Result<_, _>>()
            .map(Players)
    }
}

impl Players {
    /// Is a program among them?
    pub fn has_program(&self) -> bool {
        self.0.iter().any(|player| matches!(player, Player::Program(_)))
    }
}

/// A command that starts a program: its words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandLine {
    text: String,
    words: Vec<String>,
}

impl CommandLine {
    /// The program and its arguments.
    pub fn words(&self) -> &[String] {
        &self.words
    }
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for CommandLine {
    type Err = String;

    fn from_str(text: &str) -> Result<CommandLine, String> {
        let parts = split(text, char::is_whitespace)?;
        let words: Vec<String> =
            parts.into_iter().filter(|part| !part.raw.is_empty()).map(|part| part.plain).collect();
        match words.first() {
            Some(program) if !program.is_empty() => Ok(CommandLine { text: text.trim().to_string(), words }),
            Some(_) | None => Err("cmd: needs a command, as in cmd:python3 bot.py".to_string()),
        }
    }
}

/// A part of a text: as it was written, and without its quotation marks.
#[derive(Default)]
struct Part {
    raw: String,
    plain: String,
}

/// Splits a text where it is not quoted. `'…'` is taken as it is; in `"…"` a backslash stands before `"` and `\`; elsewhere before anything.
fn split(text: &str, parts_at: impl Fn(char) -> bool) -> Result<Vec<Part>, String> {
    let mut parts = vec![Part::default()];
    let mut quote = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if quote.is_none() && parts_at(letter) {
            parts.push(Part::default());
            continue;
        }
        let part = parts.last_mut().expect("never empty");
        part.raw.push(letter);
        let escapes = match (quote, letters.peek()) {
            (None, Some(_)) => true,
            (Some('"'), Some(next)) => ['"', '\\'].contains(next),
            (Some(_) | None, _) => false,
        };
        match letter {
            '\\' if escapes => {
                let next = letters.next().expect("looked at");
                part.raw.push(next);
                part.plain.push(next);
            }
            '\'' | '"' if quote == Some(letter) => quote = None,
            '\'' | '"' if quote.is_none() => quote = Some(letter),
            _ => part.plain.push(letter),
        }
    }
    match quote {
        None => Ok(parts),
        Some(quote) => Err(format!("`{}`: a {quote} is not closed", game::notation::shown(text))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(text: &str) -> Vec<String> {
        let Players(players) = text.parse().unwrap();
        players.iter().map(ToString::to_string).collect()
    }

    fn words(text: &str) -> Vec<String> {
        text.parse::<CommandLine>().unwrap().words().to_vec()
    }

    #[test]
    fn players_stand_between_commas() {
        assert_eq!(players("champion,cmd:python3 bot.py"), ["champion", "cmd:python3 bot.py"]);
        assert_eq!(players("ceiling:5, ismcts"), ["ceiling:5", "ismcts:10000"]);
        assert_eq!(players("cmd:a 'b,c',random"), ["cmd:a 'b,c'", "random"]);
        assert_eq!(players(r#"cmd:a "b,c" d\,e,random"#), [r#"cmd:a "b,c" d\,e"#, "random"]);
    }

    #[test]
    fn words_are_split_as_a_shell_splits_them() {
        assert_eq!(words("  python3   bot.py "), ["python3", "bot.py"]);
        assert_eq!(words("a 'b c' \"d e\"f g\\ h"), ["a", "b c", "d ef", "g h"]);
        assert_eq!(words(r#"a '\' "\"\\\n" ''"#), ["a", "\\", "\"\\\\n", ""]);
        assert_eq!(words("a $HOME *.py | b > c"), ["a", "$HOME", "*.py", "|", "b", ">", "c"]);
    }

    #[test]
    fn what_is_no_player_is_refused_with_a_reason() {
        for (text, reason) in [
            ("genius", "there is no such bot"),
            ("", "there is no such bot"),
            ("random,", "there is no such bot"),
            ("cmd:", "needs a command"),
            ("cmd:  ", "needs a command"),
            ("cmd:''", "needs a command"),
            ("cmd:a 'b", "a ' is not closed"),
            ("cmd:a \"b,random", "a \" is not closed"),
        ] {
            let refused = text.parse::<Players>().unwrap_err();
            assert!(refused.contains(reason), "{text}: {refused}");
        }
    }
}
