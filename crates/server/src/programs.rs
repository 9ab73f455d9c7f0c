//! Programs that somebody brings to the tables: the keeper gives them a name and a token.
//!
//! A token is shown once and kept as its hash. It can be made anew or taken back at any time, also while the server runs: requests
//! are refused at once, and a socket that is open notices within a few minutes.

use std::path::Path;

use table::player::Name;

use crate::ids::Token;
use crate::store::{StoreError, sqlite};

/// A fresh token for the program of that name; one that it had is worth nothing from now on.
///
/// # Errors
/// A sentence: what is wrong with the name or the database.
pub fn new_token(database: &Path, name: &str) -> Result<String, String> {
    let name = clean(name)?;
    let token = Token::fresh();
    is_there(database)?;
    sqlite::set_program(database, name.as_str(), token.hash())?.map_err(|error| error.to_string())?;
    Ok(token.reveal())
}

/// Takes a program's token back.
///
/// # Errors
/// A sentence: there is no such program, or something is wrong with the database.
pub fn revoke(database: &Path, name: &str) -> Result<(), String> {
    let name = clean(name)?;
    is_there(database)?;
    sqlite::revoke_program(database, name.as_str())?.map_err(|error| match error {
        StoreError::Absent => format!("there is no program called {name}"),
        StoreError::Conflict
        | StoreError::ReadOnly
        | StoreError::Damaged
        | StoreError::Disk
        | StoreError::Broken => error.to_string(),
    })
}

fn is_there(database: &Path) -> Result<(), String> {
    if database.is_file() {
        Ok(())
    } else {
        Err(format!("{}: there is no database here; the server makes it", database.display()))
    }
}

fn clean(name: &str) -> Result<Name, String> {
    Name::clean(name).map_err(|_| format!("{name}: a name needs a letter or a digit"))
}
