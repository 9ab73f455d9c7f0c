//! The events of a table in SQLite: the conditional append, and reading them back against their hashes.

use rusqlite::{Connection, OptionalExtension, params};
use table::ids::TableId;

use super::life;
use crate::store::log::{Append, Head};
use crate::store::{StoreError, today_ms};

/// Adds to a log, if its head is the expected one.
///
/// # Errors
/// [`StoreError::Conflict`] if the head is another one.
pub fn append(connection: &Connection, append: &Append) -> Result<Head, StoreError> {
    if head(connection, append.table)? != append.expected {
        return Err(StoreError::Conflict);
    }
    let mut head = append.expected;
    let mut insert =
        connection.prepare_cached("INSERT INTO event (table_id, seq, body, hash) VALUES (?1, ?2, ?3, ?4)")?;
    for body in &append.bodies {
        let seq = head.count as i64;
        head = head.after(body);
        insert.execute(params![append.table.0, seq, body, head.hash])?;
    }
    connection
        .prepare_cached(
            "UPDATE game_table SET event_count = ?2, head_hash = ?3, status = ?4, turn = ?5, moved_ms = ?6,
             card = coalesce(?7, card) WHERE table_id = ?1",
        )?
        .execute(params![
            append.table.0,
            head.count as i64,
            head.hash,
            append.summary.status.as_str(),
            append.summary.turn,
            today_ms(),
            append.summary.card
        ])?;
    Ok(head)
}

/// Where a log ends.
///
/// # Errors
/// [`StoreError::Absent`] if there is no such table.
pub fn head(connection: &Connection, table: TableId) -> Result<Head, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT event_count, head_hash FROM game_table WHERE table_id = ?1")?;
    let read = |row: &rusqlite::Row<'_>| Ok(Head { count: row.get::<_, i64>(0)? as u64, hash: row.get(1)? });
    select.query_row([table.0], read).optional()?.ok_or(StoreError::Absent)
}

/// The bodies of all events of a table, checked against their hashes.
///
/// # Errors
/// [`StoreError::Damaged`] if any hash is not what it should be: then this one table is lost, and no other.
pub fn load(connection: &Connection, table: TableId) -> Result<(Head, Vec<String>), StoreError> {
    let expected = head(connection, table)?;
    let mut select =
        connection.prepare_cached("SELECT seq, body, hash FROM event WHERE table_id = ?1 ORDER BY seq")?;
    let mut rows = select.query([table.0])?;
    let mut bodies = archived(connection, table)?;
    let mut at = bodies.iter().fold(Head::start(table), |head, body| head.after(body));
    while let Some(row) = rows.next()? {
        let body: String = row.get(1)?;
        let is_next = row.get::<_, i64>(0)? as u64 == at.count;
        at = at.after(&body);
        if !is_next || row.get::<_, [u8; 32]>(2)? != at.hash {
            return Err(damaged(table));
        }
        bodies.push(body);
    }
    if at == expected { Ok((at, bodies)) } else { Err(damaged(table)) }
}

/// What of the log is in the archive.
fn archived(connection: &Connection, table: TableId) -> Result<Vec<String>, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT archived_count FROM game_table WHERE table_id = ?1")?;
    match select.query_row([table.0], |row| row.get::<_, i64>(0))? {
        0 => Ok(Vec::new()),
        _some => life::unpack(connection, table),
    }
}

fn damaged(table: TableId) -> StoreError {
    tracing::error!(table = %table, "the hash chain of a table is broken");
    StoreError::Damaged
}

/// Checks the chains of all tables, and returns how many tables and events there are.
///
/// # Errors
/// A sentence that names the first table whose chain is broken.
pub fn verify_all(connection: &Connection) -> Result<(u64, u64), String> {
    let say = |error: rusqlite::Error| error.to_string();
    let mut select = connection.prepare("SELECT table_id FROM game_table").map_err(say)?;
    let tables = select.query_map([], |row| row.get(0).map(TableId)).map_err(say)?;
    let (mut count, mut events) = (0, 0);
    for table in tables {
        let table = table.map_err(say)?;
        let (head, _) = load(connection, table).map_err(|error| format!("table {table}: {error}"))?;
        count += 1;
        events += head.count;
    }
    let kept =
        "SELECT (SELECT count(*) FROM event) + (SELECT coalesce(sum(archived_count), 0) FROM game_table)";
    let stored: i64 = connection.query_row(kept, [], |row| row.get(0)).map_err(say)?;
    if stored as u64 != events {
        return Err(format!("{} events belong to no table", stored as u64 - events));
    }
    Ok((count, events))
}
