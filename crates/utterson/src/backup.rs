//! `utterson backup` and `utterson restore`: copies of the server's data that are known to be good.

use std::path::{Path, PathBuf};

use clap::Args;
use server::store::sqlite::files::{self, Contents, DATABASE};

use crate::serve::data_folder;
use crate::shared::Failure;
use crate::words::say;

/// Copy the server's data to a file, also while the server runs, and check the copy to the last hash.
#[derive(Args)]
pub struct Backup {
    /// The file to write; it must not exist
    file: PathBuf,
    /// The folder of the database [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Put a backup in the place of the server's data, after checking it to the last hash. The server must not run.
///
/// Data that is there already is never overwritten: without --aside it is refused.
#[derive(Args)]
pub struct Restore {
    /// The backup: a file, or the folder of `serve --backups`
    file: PathBuf,
    /// The folder of the database [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Rename the data that is there to this file
    #[arg(long, value_name = "FILE")]
    aside: Option<PathBuf>,
}

/// Makes a backup.
pub fn run(arguments: &Backup) -> Result<(), Failure> {
    let database = data_folder(arguments.data.as_ref())?.join(DATABASE);
    say(&arguments.file, files::backup(&database, &arguments.file).map_err(Failure::of_core)?);
    Ok(())
}

/// Restores one.
pub fn restore(arguments: &Restore) -> Result<(), Failure> {
    let database = data_folder(arguments.data.as_ref())?.join(DATABASE);
    let contents =
        files::restore(&arguments.file, &database, arguments.aside.as_deref()).map_err(Failure::of_core)?;
    say(&database, contents);
    Ok(())
}

fn say(file: &Path, contents: Contents) {
    let (file, Contents { tables, events }) = (file.display().to_string(), contents);
    println!("{}", say!("backup-good", file = file, tables = tables, events = events));
}
