//! The help of every command, in the language of this process.
//!
//! The English of it is what stands in the commands' own files; the catalogues `help` have the same line by line, as `faults` has the sentences of
//! the core, and the other languages by the same names.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use clap::{Arg, ArgAction, Command};

use crate::words::{Language, from_english, say, spoken};

/// The command line as it is shown to people who speak this language.
pub fn spoken_here(command: Command) -> Command {
    let mut command = command.after_help(say!("help-after"));
    if spoken() == Language::English {
        return command;
    }
    // What clap adds by itself, such as `--help`, has to be there to be translated.
    command.build();
    translate(command)
}

fn translate(command: Command) -> Command {
    let about = command.get_about().map(ToString::to_string);
    let long_about = command.get_long_about().map(ToString::to_string);
    let mut command = command
        .help_template(say!("help-template"))
        .subcommand_help_heading(heading("help-commands"))
        .mut_args(argument)
        .mut_subcommands(translate);
    if let Some(about) = about {
        command = command.about(paragraphs(&about));
    }
    if let Some(about) = long_about {
        command = command.long_about(paragraphs(&about));
    }
    command
}

fn argument(argument: Arg) -> Arg {
    let heading = heading(if argument.is_positional() { "help-arguments" } else { "help-options" });
    let help = argument.get_help().map(ToString::to_string);
    let long_help = argument.get_long_help().map(ToString::to_string);
    let values = values(&argument);
    let hidden = argument.help_heading(heading).hide_default_value(true).hide_possible_values(true);
    let with_values = |help: &str| format!("{}{values}", paragraphs(help));
    let helped = match help {
        Some(help) => hidden.help(with_values(&help)),
        None => hidden,
    };
    match long_help {
        Some(help) => helped.long_help(with_values(&help)),
        None => helped,
    }
}

/// What stands over a list. clap wants it for as long as the process runs; there are three of them.
fn heading(id: &'static str) -> &'static str {
    static KEPT: Mutex<BTreeMap<&str, &str>> = Mutex::new(BTreeMap::new());
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    kept.entry(id).or_insert_with(|| say!(id).leak())
}

/// What clap would say of the values by itself.
fn values(argument: &Arg) -> String {
    let takes_values = matches!(argument.get_action(), ArgAction::Set | ArgAction::Append);
    let usual: Vec<_> = argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    let known = argument.get_possible_values();
    let known: Vec<&str> = known.iter().map(clap::builder::PossibleValue::get_name).collect();
    if takes_values && !usual.is_empty() {
        format!(" {}", say!("help-default", values = usual.join(" ")))
    } else if takes_values && !known.is_empty() {
        format!(" {}", say!("help-possible", values = known.join(", ")))
    } else {
        String::new()
    }
}

/// A help text, paragraph by paragraph. Whether a full stop stands behind one is decided where it is shown.
fn paragraphs(text: &str) -> String {
    let paragraph = |text: &str| match text.strip_suffix('.') {
        Some(sentence) => format!("{}.", from_english(sentence)),
        None => from_english(text),
    };
    text.split("\n\n").map(paragraph).collect::<Vec<_>>().join("\n\n")
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::words::faults;

    /// All texts of a command and those below it.
    fn texts(command: &Command, all: &mut Vec<String>) {
        let mut add = |text: Option<&clap::builder::StyledStr>| all.extend(text.map(ToString::to_string));
        add(command.get_about());
        add(command.get_long_about());
        for argument in command.get_arguments() {
            add(argument.get_help());
            add(argument.get_long_help());
        }
        command.get_subcommands().for_each(|command| texts(command, all));
    }

    #[test]
    fn every_help_can_be_said_in_every_language() {
        let mut command = crate::Arguments::command();
        command.build();
        let mut all = Vec::new();
        texts(&command, &mut all);
        assert!(all.len() > 150, "{}", all.len());
        let paragraphs = all.iter().flat_map(|text| text.split("\n\n"));
        let paragraphs = paragraphs.map(|text| text.strip_suffix('.').unwrap_or(text));
        let mut missing: Vec<&str> = paragraphs.filter(|text| faults::find(text).is_none()).collect();
        missing.sort_unstable();
        missing.dedup();
        assert!(missing.is_empty(), "i18n/en/help.ftl lacks:\n{}", missing.join("\n"));
    }
}
