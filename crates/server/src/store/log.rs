//! The events of a table, chained by their hashes.
//!
//! ```text
//! start  = BLAKE3("utterson table" ‖ table id)       hash n = BLAKE3(hash n-1, or start ‖ body n)
//! ```
//!
//! Whoever has the last hash can tell whether any event before it was changed, left out or moved to another table.

use rusqlite::{Connection, OptionalExtension, params};
use table::ids::TableId;

use super::{StoreError, today_ms};

/// Where a log ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// How many events there are; they are numbered from 0.
    pub count: u64,
    /// The hash of the last one.
    pub hash: [u8; 32],
}

/// What "my tables" shows of a table without waking it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Where the table is in its life.
    pub status: Status,
    /// The seats that have something to decide, a bit a seat.
    pub turn: u8,
    /// What everybody who may come to the table may know before he looks at it, as JSON; `None` if that is what it was.
    pub card: Option<String>,
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are open, or nobody has begun.
    Gathering,
    /// The game goes on, and no clock runs.
    Playing,
    /// The game goes on against a clock: the table must not sleep.
    Ticking,
    /// The game has ended.
    Over,
}

impl Status {
    /// The word in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Gathering => "gathering",
            Status::Playing => "playing",
            Status::Ticking => "ticking",
            Status::Over => "over",
        }
    }
}

/// What one step of a table adds to its log.
pub struct Append {
    /// Whose log.
    pub table: TableId,
    /// The head it must have: otherwise somebody else wrote, and nothing is added.
    pub expected: Head,
    /// The bodies of the events, in their order.
    pub bodies: Vec<String>,
    /// What "my tables" shows from now on.
    pub summary: Summary,
}

impl Head {
    /// The head of an empty log.
    pub fn start(table: TableId) -> Head {
        let mut hasher = blake3::Hasher::new();
        hasher.update(b"utterson table").update(&table.0);
        Head { count: 0, hash: *hasher.finalize().as_bytes() }
    }

    /// The head after one more event.
    #[must_use]
    pub fn after(self, body: &str) -> Head {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&self.hash).update(body.as_bytes());
        Head { count: self.count + 1, hash: *hasher.finalize().as_bytes() }
    }
}

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
    let mut at = Head::start(table);
    let mut bodies = Vec::new();
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
    let stored: i64 =
        connection.query_row("SELECT count(*) FROM event", [], |row| row.get(0)).map_err(say)?;
    if stored as u64 != events {
        return Err(format!("{} events belong to no table", stored as u64 - events));
    }
    Ok((count, events))
}
