//! What is said of a command line that makes no sense, in the language of this process.

use std::error::Error as _;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::shared::{complaint, tell};
use crate::words::{Language, from_english, say, spoken};

/// Says what is wrong; or gives the help or the version that was asked for.
pub fn report(error: &clap::Error) -> ExitCode {
    match sentence(error).filter(|_| spoken() != Language::English) {
        Some(sentence) => {
            let usage = context(error, ContextKind::Usage).unwrap_or_default();
            let usage = usage.split_once(' ').map_or("", |(_, usage)| usage.trim());
            let usage =
                if usage.is_empty() { String::new() } else { say!("wrong-usage", usage = usage) + "\n\n" };
            tell(&format!("{}\n\n{usage}{}", complaint(&sentence), say!("lab-more")));
            ExitCode::from(2)
        }
        None => {
            // Whoever started us may not read it.
            let _ = error.print();
            ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
        }
    }
}

/// Nothing where clap says it in its own words: help, the version, and what cannot happen here.
fn sentence(error: &clap::Error) -> Option<String> {
    let about = |kind| context(error, kind).unwrap_or_default();
    let argument = || about(ContextKind::InvalidArg);
    let value = about(ContextKind::InvalidValue);
    let kind = error.kind();
    let said = if kind == ErrorKind::InvalidSubcommand {
        say!("wrong-command", word = about(ContextKind::InvalidSubcommand))
    } else if kind == ErrorKind::UnknownArgument {
        say!("wrong-argument", word = argument())
    } else if kind == ErrorKind::InvalidValue && value.is_empty() {
        say!("wrong-value-missing", argument = argument())
    } else if kind == ErrorKind::InvalidValue {
        say!("wrong-choice", value = value, argument = argument(), known = about(ContextKind::ValidValue))
    } else if kind == ErrorKind::ValueValidation {
        let reason = error.source().map_or(String::new(), |reason| from_english(&reason.to_string()));
        say!("wrong-value", value = value, argument = argument(), reason = reason)
    } else if kind == ErrorKind::MissingRequiredArgument {
        say!("wrong-missing", argument = argument())
    } else if kind == ErrorKind::ArgumentConflict {
        say!("wrong-conflict", one = argument(), other = about(ContextKind::PriorArg))
    } else if kind == ErrorKind::MissingSubcommand {
        say!("wrong-no-command")
    } else {
        return None;
    };
    let alike = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let meant = alike.into_iter().find_map(|kind| context(error, kind));
    Some(match meant {
        Some(meant) => say!("wrong-meant", sentence = said, meant = meant),
        None => said,
    })
}

/// Something that clap knows of the error, as text.
fn context(error: &clap::Error, kind: ContextKind) -> Option<String> {
    let value = error.get(kind)?;
    Some(if let ContextValue::Strings(texts) = value { texts.join(", ") } else { value.to_string() })
}
