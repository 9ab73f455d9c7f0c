//! Guests, sessions and accounts in SQLite.

use rusqlite::{Connection, OptionalExtension, params};
use table::player::Kind;

use crate::ids::TokenHash;
use crate::store::people::{GUEST_AGE_MS, LogIn, Person, PersonId, Registration, Visit};
use crate::store::{StoreError, today_ms};

/// A new guest with a session.
///
/// # Errors
/// If the database fails.
pub fn new_guest(connection: &Connection, name: &str, session: TokenHash) -> Result<PersonId, StoreError> {
    let person = new_person(connection, name, Kind::Human)?;
    new_session(connection, person, session)?;
    Ok(person)
}

fn new_person(connection: &Connection, name: &str, kind: Kind) -> Result<PersonId, StoreError> {
    let person = connection
        .prepare_cached("UPDATE person_number SET last = last + 1 RETURNING last")?
        .query_row([], |row| row.get(0).map(PersonId))?;
    connection
        .prepare_cached("INSERT INTO person (person_id, name, created_ms, program) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![person.0, name, today_ms(), kind == Kind::Program])?;
    Ok(person)
}

/// The token of the program of that name, which is made if there is none. What it had before ends.
///
/// # Errors
/// If the database fails.
pub fn set_program(connection: &Connection, name: &str, token: TokenHash) -> Result<(), StoreError> {
    let program = match program(connection, name)? {
        Some(program) => program,
        None => new_person(connection, name, Kind::Program)?,
    };
    end_sessions(connection, program)?;
    new_session(connection, program, token)
}

/// Ends what the program of that name came by.
///
/// # Errors
/// [`StoreError::Absent`] if there is no such program.
pub fn revoke_program(connection: &Connection, name: &str) -> Result<(), StoreError> {
    let program = program(connection, name)?.ok_or(StoreError::Absent)?;
    end_sessions(connection, program)
}

fn program(connection: &Connection, name: &str) -> Result<Option<PersonId>, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT person_id FROM person WHERE program = 1 AND name = ?1")?;
    Ok(select.query_row([name], |row| Ok(PersonId(row.get(0)?))).optional()?)
}

fn end_sessions(connection: &Connection, person: PersonId) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM session WHERE person_id = ?1")?.execute([person.0])?;
    Ok(())
}

/// Another session of somebody. Those of this person that have ended are swept away.
///
/// # Errors
/// If the database fails.
pub fn new_session(connection: &Connection, person: PersonId, session: TokenHash) -> Result<(), StoreError> {
    let now = today_ms();
    connection
        .prepare_cached("DELETE FROM session WHERE person_id = ?1 AND created_ms < ?2")?
        .execute(params![person.0, now - GUEST_AGE_MS])?;
    connection
        .prepare_cached(
            "INSERT INTO session (token_hash, person_id, created_ms, seen_ms) VALUES (?1, ?2, ?3, ?3)",
        )?
        .execute(params![session, person.0, now])?;
    Ok(())
}

/// Whose session it is.
///
/// # Errors
/// [`StoreError::Absent`] if there is no such session, or it has ended.
pub fn visit(connection: &Connection, session: TokenHash) -> Result<Visit, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT person_id, name, login, session.created_ms, seen_ms, program FROM session JOIN person USING (person_id) WHERE token_hash = ?1",
    )?;
    let read = |row: &rusqlite::Row<'_>| {
        let kind = if row.get(5)? { Kind::Program } else { Kind::Human };
        let person = Person { id: PersonId(row.get(0)?), name: row.get(1)?, login: row.get(2)?, kind };
        Ok((person, row.get::<_, i64>(3)?, row.get::<_, i64>(4)?))
    };
    let (person, created, seen) = select.query_row([session], read)?;
    Visit::new(person, created, seen, today_ms()).ok_or(StoreError::Absent)
}

/// Writes down that the session was used.
///
/// # Errors
/// If the database fails.
pub fn touch(connection: &Connection, session: TokenHash) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE session SET seen_ms = ?2 WHERE token_hash = ?1")?
        .execute(params![session, today_ms()])?;
    Ok(())
}

/// Ends a session.
///
/// # Errors
/// If the database fails.
pub fn end_session(connection: &Connection, session: TokenHash) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM session WHERE token_hash = ?1")?.execute([session])?;
    Ok(())
}

/// Gives somebody another name; tables where he sits keep the one he sat down with.
///
/// # Errors
/// If the database fails.
pub fn rename(connection: &Connection, person: PersonId, name: &str) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE person SET name = ?2 WHERE person_id = ?1")?
        .execute(params![person.0, name])?;
    Ok(())
}

/// Makes a guest an account; the session replaces all he had.
///
/// # Errors
/// [`StoreError::Conflict`] if the login is taken, or he has one.
pub fn register(connection: &Connection, registration: &Registration) -> Result<(), StoreError> {
    let Registration { person, login, password, session } = registration;
    let mut taken = connection
        .prepare_cached("SELECT 1 FROM person WHERE login = ?1 OR (person_id = ?2 AND login IS NOT NULL)")?;
    if taken.exists(params![login, person.0])? {
        return Err(StoreError::Conflict);
    }
    connection
        .prepare_cached("UPDATE person SET login = ?2, password = ?3 WHERE person_id = ?1")?
        .execute(params![person.0, login, password])?;
    end_sessions(connection, *person)?;
    new_session(connection, *person, *session)
}

/// Who logs in by that name, and the hash of his password.
///
/// # Errors
/// If the database fails.
pub fn account(connection: &Connection, login: &str) -> Result<Option<(PersonId, String)>, StoreError> {
    let mut select = connection.prepare_cached("SELECT person_id, password FROM person WHERE login = ?1")?;
    Ok(select.query_row([login], |row| Ok((PersonId(row.get(0)?), row.get(1)?))).optional()?)
}

/// A new session for an account. The guest who logged in brings his seats along, and his own session ends.
///
/// # Errors
/// If the database fails.
pub fn log_in(connection: &Connection, log_in: &LogIn) -> Result<(), StoreError> {
    let LogIn { person, better, was, session } = log_in;
    if let Some(better) = better {
        connection
            .prepare_cached("UPDATE person SET password = ?2 WHERE person_id = ?1")?
            .execute(params![person.0, better])?;
    }
    if let Some((was, old)) = was {
        for brings in [
            "UPDATE seat SET person_id = ?1",
            "UPDATE OR IGNORE watcher SET person_id = ?1",
            "UPDATE game_table SET host_id = ?1",
        ] {
            let whose = if brings.contains("host_id") { "host_id" } else { "person_id" };
            let of_a_guest = format!(
                "{brings} WHERE {whose} = ?2 AND (SELECT login IS NULL FROM person WHERE person.person_id = ?2)"
            );
            connection.prepare_cached(&of_a_guest)?.execute(params![person.0, was.0])?;
        }
        end_session(connection, *old)?;
    }
    new_session(connection, *person, *session)
}
