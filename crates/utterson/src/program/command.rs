//! How players are named on the command line: levels, and commands that start a program.
//!
//! `champion,cmd:python3 bot.py` are two players. A comma between quotation marks, or behind a backslash, belongs to the command.
//! Words of a command are split as a shell splits them, and that is all: nothing is replaced, found or piped. Who wants that
//! writes `cmd:sh -c '…'`.

use std::fmt;
use std::str::FromStr;

use bots::Level;
use bots::arena::Contestant;

use crate::words::say;

/// One who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// One of the house: a level, or in the arena one that sees all cards.
    House(Contestant),
    /// A program.
    Program(CommandLine),
}

/// Where somebody is to play: not everybody plays everywhere, and nobody is offered who does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// In the arena, where one may see all cards.
    Arena,
    /// In simulated games.
    Simulation,
    /// At a table, against people.
    Table,
}

impl Player {
    fn read(text: &str, place: Place) -> Result<Player, String> {
        let word = text.trim();
        if let Some(command) = word.strip_prefix("cmd:") {
            return command.parse().map(Player::Program);
        }
        let sits = |contestant: &Contestant| match contestant {
            Contestant::Level(Level::Random | Level::Made(_) | Level::Veteran) => true,
            Contestant::Level(Level::Ismcts(_)) => place != Place::Table,
            Contestant::Ceiling(_) => place == Place::Arena,
        };
        let known = word.parse().ok().filter(sits);
        known.map(Player::House).ok_or_else(|| unknown(word, place))
    }
}

/// Nobody of that name plays there; offered is who does.
fn unknown(word: &str, place: Place) -> String {
    let bot = game::notation::shown(word).to_string();
    if let Ok(Contestant::Ceiling(_)) = word.parse() {
        return say!("lab-bots-ceiling", bot = bot);
    }
    let id = match place {
        Place::Arena => "lab-unknown-contestant",
        Place::Simulation => "lab-unknown-bot",
        Place::Table => "lab-unknown-opponent",
    };
    say!(id, bot = bot, most = Level::ITERATIONS_MAX, usual = Level::ITERATIONS)
}

/// One who plays against people at a table.
pub fn opponent(text: &str) -> Result<Player, String> {
    Player::read(text, Place::Table)
}

/// Those who meet in the arena.
pub fn contestants(text: &str) -> Result<Players, String> {
    Players::read(text, Place::Arena)
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
        Players::read(text, Place::Simulation)
    }
}

impl Players {
    fn read(text: &str, place: Place) -> Result<Players, String> {
        let parts = split(text, |letter| letter == ',')?;
        parts.iter().map(|part| Player::read(&part.raw, place)).collect::<Result<_, _>>().map(Players)
    }

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
            Some(_) | None => Err(say!("lab-cmd-empty")),
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
        Some(quote) => {
            let text = game::notation::shown(text).to_string();
            Err(say!("lab-quote-open", text = text, quote = quote.to_string()))
        }
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
        assert_eq!(players("strong, ismcts"), ["strong", "ismcts:10000"]);
        assert_eq!(players("cmd:a 'b,c',random"), ["cmd:a 'b,c'", "random"]);
        assert_eq!(players(r#"cmd:a "b,c" d\,e,random"#), [r#"cmd:a "b,c" d\,e"#, "random"]);
    }

    /// Who is refused somewhere is not offered there.
    #[test]
    fn not_everybody_plays_everywhere() {
        assert!(contestants("ceiling:5,cmd:a").is_ok() && contestants("ismcts:7,random").is_ok());
        assert!(opponent("champion").is_ok() && opponent("cmd:a").is_ok());
        for refused in ["ceiling:5", "ismcts:7", "genius"] {
            let reason = opponent(refused).unwrap_err();
            assert!(!reason.contains("ceiling:N") && !reason.contains("ismcts:N"), "{reason}");
        }
        let reason = "genius".parse::<Players>().unwrap_err();
        assert!(reason.contains("ismcts:N") && !reason.contains("ceiling:N"), "{reason}");
        assert!("ceiling:5".parse::<Players>().unwrap_err().contains("in the arena only"));
        assert!(contestants("genius").unwrap_err().contains("ceiling:N"));
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
