//! The life of data in SQLite: sweeping, the archive, and forgetting somebody.

use std::time::Duration;

use rusqlite::{Connection, OptionalExtension, params};
use table::ids::TableId;

use super::log;
use crate::store::StoreError;
use crate::store::life::{About, Ages, Extent, Rewritten, Swept};
use crate::store::log::{Head, Status};
use crate::store::people::{ACCOUNT_AGE_MS, ACCOUNT_IDLE_MS, GUEST_AGE_MS, PersonId};

/// So many rows go in one commit, and so many tables: nobody's move waits for a great sweep.
const ROWS_MAX: u32 = 500;
const TABLES_MAX: u32 = 20;

/// The largest log that is read from the archive.
const LOG_BYTES_MAX: usize = 64 * 1024 * 1024;

/// A log made small.
pub struct Packed {
    table: TableId,
    head: Head,
    bytes: Vec<u8>,
}

/// Removes what has had its time, a little at a time. Archiving is not in it: that is [`old_logs`] and [`archive`].
///
/// # Errors
/// If the database fails.
pub fn sweep(connection: &Connection, ages: &Ages, now_ms: i64) -> Result<Swept, StoreError> {
    let before = |age: Duration| now_ms - i64::try_from(age.as_millis()).unwrap_or(i64::MAX);
    let sessions = end_sessions(connection, now_ms)? + end_idle_guests(connection, before(ages.idle_guest))?;
    let guests = remove_guests(connection)?;
    let open = "SELECT table_id FROM game_table WHERE status <> 'over'";
    let mut old = some_tables(
        connection,
        &format!("{open} AND status = 'gathering' AND moved_ms < ?1"),
        before(ages.gathering),
    )?;
    old.extend(some_tables(connection, &format!("{open} AND moved_ms < ?1"), before(ages.abandoned))?);
    let over = "SELECT table_id FROM game_table WHERE status = 'over' AND moved_ms < ?1";
    old.extend(some_tables(connection, over, before(ages.forgotten))?);
    old.sort_unstable();
    old.dedup();
    old.iter().try_for_each(|table| remove_table(connection, *table))?;
    Ok(Swept { sessions, guests, removed: old.len() as u64, archived: 0 })
}

/// By the same rule by which a [`Visit`](crate::store::people::Visit) is refused.
fn end_sessions(connection: &Connection, now_ms: i64) -> Result<u64, StoreError> {
    let ended = "DELETE FROM session WHERE token_hash IN (
        SELECT token_hash FROM session JOIN person USING (person_id) WHERE program = 0 AND iif(login IS NULL,
            session.created_ms < ?1, session.created_ms < ?2 OR seen_ms < ?3) LIMIT ?4)";
    let bounds = params![now_ms - GUEST_AGE_MS, now_ms - ACCOUNT_AGE_MS, now_ms - ACCOUNT_IDLE_MS, ROWS_MAX];
    Ok(connection.prepare_cached(ended)?.execute(bounds)? as u64)
}

fn end_idle_guests(connection: &Connection, before_ms: i64) -> Result<u64, StoreError> {
    let idle = "DELETE FROM session WHERE token_hash IN (
        SELECT token_hash FROM session JOIN person USING (person_id)
        WHERE login IS NULL AND program = 0 AND seen_ms < ?1
            AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person_id = person.person_id)
            AND NOT EXISTS (SELECT 1 FROM watcher WHERE watcher.person_id = person.person_id) LIMIT ?2)";
    Ok(connection.prepare_cached(idle)?.execute(params![before_ms, ROWS_MAX])? as u64)
}

/// A guest without a session cannot come back.
fn remove_guests(connection: &Connection) -> Result<u64, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT person_id FROM person WHERE login IS NULL AND program = 0
         AND NOT EXISTS (SELECT 1 FROM session WHERE session.person_id = person.person_id) LIMIT ?1",
    )?;
    let guests: Vec<i64> = select.query_map([ROWS_MAX], |row| row.get(0))?.collect::<Result<_, _>>()?;
    guests.iter().try_for_each(|guest| remove_person(connection, PersonId(*guest)))?;
    Ok(guests.len() as u64)
}

fn remove_person(connection: &Connection, person: PersonId) -> Result<(), StoreError> {
    for all in [
        "DELETE FROM session WHERE person_id = ?1",
        "DELETE FROM seat WHERE person_id = ?1",
        "DELETE FROM watcher WHERE person_id = ?1",
        "UPDATE game_table SET host_id = NULL WHERE host_id = ?1",
        "DELETE FROM person WHERE person_id = ?1",
    ] {
        connection.prepare_cached(all)?.execute([person.0])?;
    }
    Ok(())
}

fn some_tables(connection: &Connection, select: &str, before_ms: i64) -> Result<Vec<TableId>, StoreError> {
    let mut select = connection.prepare_cached(&format!("{select} LIMIT ?2"))?;
    let read = select.query_map(params![before_ms, TABLES_MAX], |row| row.get(0).map(TableId))?;
    Ok(read.collect::<Result<_, _>>()?)
}

fn remove_table(connection: &Connection, table: TableId) -> Result<(), StoreError> {
    for all in [
        "UPDATE game_table SET status = 'removed' WHERE table_id = ?1",
        "DELETE FROM event WHERE table_id = ?1",
        "DELETE FROM archive WHERE table_id = ?1",
        "DELETE FROM seat WHERE table_id = ?1",
        "DELETE FROM watcher WHERE table_id = ?1",
        "DELETE FROM game_table WHERE table_id = ?1",
    ] {
        connection.prepare_cached(all)?.execute([table.0])?;
    }
    Ok(())
}

/// Logs that are due for the archive, read and made small: on a connection that only reads.
///
/// # Errors
/// If the database fails. A log that is damaged is left where it is.
pub fn old_logs(connection: &Connection, ages: &Ages, now_ms: i64) -> Result<Vec<Packed>, StoreError> {
    let before = |age: Duration| now_ms - i64::try_from(age.as_millis()).unwrap_or(i64::MAX);
    let over =
        "SELECT table_id FROM game_table WHERE status = 'over' AND archived_count = 0 AND moved_ms < ?1";
    let mut old = some_tables(connection, over, before(ages.finished))?;
    let resting = "SELECT table_id FROM game_table
        WHERE status <> 'over' AND status <> 'ticking' AND archived_count < event_count AND moved_ms < ?1";
    old.extend(some_tables(connection, resting, before(ages.resting))?);
    let mut packed = Vec::new();
    for table in old {
        match log::load(connection, table) {
            Ok((head, bodies)) => packed.push(Packed { table, head, bytes: pack(&bodies) }),
            Err(error) if error.is_refusal() => {}
            Err(error) => return Err(error),
        }
    }
    Ok(packed)
}

/// Puts logs into the archive, and takes their events out of the log. One at which something has happened meanwhile stays.
///
/// # Errors
/// If the database fails.
pub fn archive(connection: &Connection, logs: &[Packed]) -> Result<u64, StoreError> {
    let mut archived = 0;
    for log in logs {
        match log::head(connection, log.table) {
            Ok(head) if head == log.head => {
                put_away(connection, log)?;
                archived += 1;
            }
            Ok(_) | Err(StoreError::Absent) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(archived)
}

fn put_away(connection: &Connection, log: &Packed) -> Result<(), StoreError> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO archive (table_id, bodies) VALUES (?1, ?2)")?
        .execute(params![log.table.0, log.bytes])?;
    connection
        .prepare_cached("UPDATE game_table SET archived_count = ?2, head_hash = ?3 WHERE table_id = ?1")?
        .execute(params![log.table.0, log.head.count as i64, log.head.hash])?;
    connection.prepare_cached("DELETE FROM event WHERE table_id = ?1")?.execute([log.table.0])?;
    Ok(())
}

fn pack(bodies: &[String]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec(bodies.join("\n").as_bytes(), 9)
}

/// The bodies in the archive, if this table has any there.
///
/// # Errors
/// [`StoreError::Damaged`] if what is there is no archive.
pub fn unpack(connection: &Connection, table: TableId) -> Result<Vec<String>, StoreError> {
    let mut select = connection.prepare_cached("SELECT bodies FROM archive WHERE table_id = ?1")?;
    let bytes: Option<Vec<u8>> = select.query_row([table.0], |row| row.get(0)).optional()?;
    let Some(bytes) = bytes else { return Err(StoreError::Damaged) };
    let text = miniz_oxide::inflate::decompress_to_vec_with_limit(&bytes, LOG_BYTES_MAX);
    let text = String::from_utf8(text.map_err(|_| StoreError::Damaged)?).map_err(|_| StoreError::Damaged)?;
    Ok(text.split('\n').map(str::to_owned).collect())
}

/// Forgets somebody: he, his sessions and his seats go. Tables where nobody else sits go with him; in the logs of the others he
/// has the name that is handed in.
///
/// # Errors
/// [`StoreError::Conflict`] if something has happened at one of the tables meanwhile.
pub fn forget(connection: &Connection, person: PersonId, logs: &[Rewritten]) -> Result<(), StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT DISTINCT table_id FROM seat AS his WHERE person_id = ?1
         AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.table_id = his.table_id AND person_id != ?1)",
    )?;
    let alone: Vec<TableId> =
        select.query_map([person.0], |row| row.get(0).map(TableId))?.collect::<Result<_, _>>()?;
    for log in logs.iter().filter(|log| !alone.contains(&log.table)) {
        if log::head(connection, log.table)? != log.expected {
            return Err(StoreError::Conflict);
        }
        let head = log.bodies.iter().fold(Head::start(log.table), |head, body| head.after(body));
        put_away(connection, &Packed { table: log.table, head, bytes: pack(&log.bodies) })?;
        connection
            .prepare_cached("UPDATE game_table SET card = ?2 WHERE table_id = ?1")?
            .execute(params![log.table.0, log.card])?;
    }
    alone.iter().try_for_each(|table| remove_table(connection, *table))?;
    remove_person(connection, person)
}

/// What is kept about somebody.
///
/// # Errors
/// [`StoreError::Absent`] if there is no such person.
pub fn about(connection: &Connection, person: PersonId) -> Result<About, StoreError> {
    let mut select = connection.prepare_cached("SELECT created_ms FROM person WHERE person_id = ?1")?;
    let created_ms = select.query_row([person.0], |row| row.get(0))?;
    let mut select = connection
        .prepare_cached("SELECT created_ms, seen_ms FROM session WHERE person_id = ?1 ORDER BY created_ms")?;
    let sessions = select.query_map([person.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let sessions = sessions.collect::<Result<_, _>>()?;
    let mut select = connection.prepare_cached("SELECT DISTINCT table_id FROM seat WHERE person_id = ?1")?;
    let tables = select.query_map([person.0], |row| row.get(0).map(TableId))?;
    Ok(About { created_ms, sessions, tables: tables.collect::<Result<_, _>>()? })
}

/// Closes all tables that were begun by other rules than these and have not ended.
///
/// # Errors
/// If the database fails.
pub fn close_other_rules(connection: &Connection, rules: &[(&str, u32)]) -> Result<u64, StoreError> {
    let mut update = connection.prepare_cached(
        "UPDATE game_table SET status = ?3, turn = 0 WHERE status <> 'over' AND game = ?1 AND rules <> ?2",
    )?;
    let mut closed = 0;
    for (game, version) in rules {
        closed += update.execute(params![game, version, Status::Over.as_str()])? as u64;
    }
    Ok(closed)
}

/// How much there is.
///
/// # Errors
/// If the database fails.
pub fn extent(connection: &Connection) -> Result<Extent, StoreError> {
    let number = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0)).map(|it| it as u64);
    let page = number("PRAGMA page_size")?;
    let of = |status: Status| {
        number(&format!("SELECT count(*) FROM game_table WHERE status = '{}'", status.as_str()))
    };
    let ticking = of(Status::Ticking)?;
    Ok(Extent {
        bytes: page * number("PRAGMA page_count")?,
        free_bytes: page * number("PRAGMA freelist_count")?,
        people: number("SELECT count(*) FROM person")?,
        tables: [of(Status::Gathering)?, of(Status::Playing)? + ticking, of(Status::Over)?],
    })
}

/// Gives a little of what is free back to the disk.
///
/// # Errors
/// If the database fails.
pub fn give_back(connection: &Connection) -> Result<(), StoreError> {
    // It frees a page at every step.
    let mut give_back = connection.prepare_cached("PRAGMA incremental_vacuum(2048)")?;
    let mut rows = give_back.query([])?;
    while rows.next()?.is_some() {}
    Ok(())
}
