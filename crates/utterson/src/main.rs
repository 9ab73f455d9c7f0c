//! Utterson: three Jekyll-and-Hyde games, complete and exact.
//!
//! This file is the table of contents of the command line. Each command has a file of its own; what they share is
//! in `shared.rs` (failures, output, maps) and `words.rs` (the catalogues).

mod arena;
mod backup;
mod bench;
mod bridge;
mod engine;
mod eval;
mod export;
mod help;
mod keeping;
mod map;
mod moment;
mod papers;
mod perft;
mod play;
mod program;
mod records;
mod replay;
mod rules;
mod serve;
mod shared;
mod simulate;
mod solve;
mod tell;
mod verify;
mod words;
mod wrong;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::shared::Failure;
use crate::words::{Language, say, system};

/// Three Jekyll-and-Hyde games, complete and exact: partners, duel and london.
#[derive(Parser)]
#[command(name = "utterson", version, arg_required_else_help = true)]
struct Arguments {
    /// The language of sentences: en, fr or de [default: that of the environment, or English]
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Arguments),
    Simulate(simulate::Arguments),
    Replay(replay::Arguments),
    Verify(verify::Arguments),
    Rules(rules::Arguments),
    #[command(subcommand)]
    Map(map::Command),
    Perft(perft::Arguments),
    Bench(bench::Arguments),
    Serve(serve::Arguments),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Arena(arena::Arguments),
    Engine(engine::Arguments),
    Bridge(bridge::Arguments),
    BotToken(bridge::TokenArguments),
    Solve(solve::Arguments),
    Eval(eval::Arguments),
    Export(export::Arguments),
    Completions(papers::Completions),
    Manual(papers::Manual),
}

fn main() -> ExitCode {
    words::speak(Language::asked(std::env::args_os().skip(1)));
    let language = words::spoken();
    let matches = help::spoken_here(Arguments::command()).try_get_matches();
    let arguments = match matches.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => arguments,
        Err(error) => return wrong::report(&error),
    };
    let outcome = match arguments.command {
        Command::Play(arguments) => play::run(&arguments, language),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments, language),
        Command::Verify(arguments) => verify::run(&arguments, language),
        Command::Rules(arguments) => rules::run(&arguments, language),
        Command::Map(command) => map::run(&command, language),
        Command::Perft(arguments) => perft::run(&arguments, language),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Backup(arguments) => backup::run(&arguments),
        Command::Restore(arguments) => backup::restore(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Engine(arguments) => engine::run(&arguments),
        Command::Bridge(arguments) => bridge::run(&arguments),
        Command::BotToken(arguments) => bridge::bot_token(&arguments),
        Command::Solve(arguments) => solve::run(&arguments, language),
        Command::Eval(arguments) => eval::run(&arguments, language),
        Command::Export(arguments) => export::run(&arguments, language),
        Command::Completions(arguments) => {
            papers::completions(&arguments, help::spoken_here(Arguments::command()))
        }
        Command::Manual(arguments) => papers::manual(&arguments, help::spoken_here(Arguments::command())),
    };
    program::process::end_all();
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        // Whoever was reading has seen enough, as `utterson … | head` does.
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            return Failure::NobodyListens;
        }
        Failure::Bad(say!("lab-no-stream", reason = system(&error)))
    }
}
