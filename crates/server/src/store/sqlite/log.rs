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
    let mut head = append.expected;
    let next = |body: &String| {
        head = head.after(body);
        head
    };
    let heads: Vec<Head> = append.bodies.iter().map(next).collect();
    if append.summary.card.is_some() || !go_on(connection, append, head)? {
        change(connection, append, head)?;
    }
    let mut insert =
        connection.prepare_cached("INSERT INTO event (table_id, seq, body, hash) VALUES (?1, ?2, ?3, ?4)")?;
    for (body, at) in append.bodies.iter().zip(heads) {
        insert.execute(params![append.table.0, at.count as i64 - 1, body, at.hash])?;
    }
    Ok(head)
}

/// Most steps: the game goes on. The status stays unwritten, for SQLite would write its index anew, one more page a move.
/// `false` if the head or the status is another one, and nothing was changed.
fn go_on(connection: &Connection, append: &Append, head: Head) -> Result<bool, StoreError> {
    let mut update = connection.prepare_cached(
        "UPDATE game_table SET event_count = ?2, head_hash = ?3, turn = ?4, moved_ms = ?5
         WHERE table_id = ?1 AND event_count = ?6 AND head_hash = ?7 AND status = ?8",
    )?;
    let changed = update.execute(params![
        append.table.0,
        head.count as i64,
        head.hash,
        append.summary.turn,
        today_ms(),
        append.expected.count as i64,
        append.expected.hash,
        append.summary.status.as_str(),
    ])?;
    Ok(changed == 1)
}

/// The other steps: somebody comes or goes, the game begins or ends, or somebody else has written.
fn change(connection: &Connection, append: &Append, head: Head) -> Result<(), StoreError> {
    if self::head(connection, append.table)? != append.expected {
        return Err(StoreError::Conflict);
    }
    let mut update = connection.prepare_cached(
        "UPDATE game_table SET event_count = ?2, head_hash = ?3, status = ?4, turn = ?5, moved_ms = ?6,
         card = coalesce(?7, card) WHERE table_id = ?1",
    )?;
    update.execute(params![
        append.table.0,
        head.count as i64,
        head.hash,
        append.summary.status.as_str(),
        append.summary.turn,
        today_ms(),
        append.summary.card
    ])?;
    Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Token;
    use crate::store::log::{Status, Summary};
    use crate::store::sqlite::{people, schema, tables};
    use crate::store::tables::{Doors, NewTable};

    fn step(expected: Head, status: Status) -> Append {
        let summary = Summary { status, turn: 1, card: None };
        Append { table: TableId([7; 16]), expected, bodies: vec!["a move".into()], summary }
    }

    /// A page of the log and one of the list of tables: neither indices nor anything else.
    #[test]
    fn a_move_writes_two_pages() {
        let folder = tempfile::tempdir().unwrap();
        let connection = schema::open(&folder.path().join("a.db")).unwrap();
        let host = people::new_guest(&connection, "Ann", Token::fresh().hash()).unwrap();
        let doors = Doors { invite: Token::fresh().hash(), watch: Token::fresh().hash() };
        let (seats, watchers) = (vec![], vec![]);
        let first = step(Head::start(TableId([7; 16])), Status::Gathering);
        let table = NewTable { game: "duel", rules: 1, host, doors, append: first.clone(), seats, watchers };
        tables::open_table(&connection, &table).unwrap();
        let pages = |append: &Append| {
            let checkpoint = "PRAGMA wal_checkpoint(TRUNCATE)";
            connection.query_row(checkpoint, [], |_| Ok(())).unwrap();
            let transaction = connection.unchecked_transaction().unwrap();
            let head = super::append(&connection, append).unwrap();
            transaction.commit().unwrap();
            let in_log = |row: &rusqlite::Row<'_>| row.get::<_, i64>(1);
            (head, connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], in_log).unwrap())
        };
        let (begun, with_index) = pages(&step(first.expected.after("a move"), Status::Playing));
        let (moved, written) = pages(&step(begun, Status::Playing));
        assert!(with_index > 2, "the game begins: an index knows which do");
        assert_eq!((moved.count, written), (3, 2));
        assert_eq!(append(&connection, &step(begun, Status::Playing)), Err(StoreError::Conflict));
        let none = Append { table: TableId([8; 16]), ..step(begun, Status::Playing) };
        assert_eq!(append(&connection, &none), Err(StoreError::Absent));
    }
}
