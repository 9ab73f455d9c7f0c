//! `utterson completions` and `utterson manual`: what a shell and `man` want to know, made from the command line itself.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Command};
use clap_complete::Shell;

use crate::shared::{Failure, output};

/// Print what a shell needs to complete commands and options.
///
/// For bash: `utterson completions bash > ~/.local/share/bash-completion/completions/utterson`
#[derive(Args)]
pub struct Completions {
    /// The shell
    shell: Shell,
}

/// Write the manual pages into a folder, one a command.
///
/// To read one: `man ./utterson-play.1`
#[derive(Args)]
pub struct Manual {
    /// The folder; it is made if it is not there
    folder: PathBuf,
}

/// Prints completions for a shell.
pub fn completions(arguments: &Completions, mut command: Command) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, "utterson", &mut script);
    let mut output = output();
    output.write_all(&script)?;
    Ok(output.flush()?)
}

/// Writes the manual.
pub fn manual(arguments: &Manual, command: Command) -> Result<(), Failure> {
    let folder = &arguments.folder;
    std::fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(command, folder))
        .map_err(|error| Failure::unwritable(folder, &error))
}
