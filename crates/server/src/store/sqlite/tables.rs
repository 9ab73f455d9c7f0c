//! The tables of the house in SQLite.

use rusqlite::{Connection, params};
use table::ids::TableId;

use super::log;
use crate::ids::TokenHash;
use crate::store::log::{Head, Status};
use crate::store::people::PersonId;
use crate::store::tables::{Access, Door, Doors, Listed, MINE_MAX, NewTable, NextTable, Step};
use crate::store::{StoreError, today_ms};

/// Opens a table.
///
/// # Errors
/// If the database fails.
pub fn open_table(connection: &Connection, table: &NewTable) -> Result<(), StoreError> {
    let NewTable { game, rules, host, doors, append, seats, watchers } = table;
    let id = append.table;
    add(connection, id, (game, *rules), (Some(*host), *doors))?;
    log::append(connection, append)?;
    seats.iter().try_for_each(|(seat, person)| set_owner(connection, id, *seat, Some(*person)))?;
    watchers.iter().try_for_each(|person| may_watch(connection, id, *person))
}

/// Adds a table with an empty log.
fn add(
    connection: &Connection,
    table: TableId,
    (game, rules): (&str, u32),
    (host, doors): (Option<PersonId>, Doors),
) -> Result<(), StoreError> {
    let head = Head::start(table);
    let mut insert = connection.prepare_cached(
        "INSERT INTO game_table
         (table_id, game, rules, host_id, status, turn, event_count, head_hash, invite_hash, watch_hash, created_ms, moved_ms)
         VALUES (?1, ?2, ?3, ?4, ?5, 0, 0, ?6, ?7, ?8, ?9, ?9)",
    )?;
    let (host, status) = (host.map(|host| host.0), Status::Gathering.as_str());
    insert.execute(params![
        table.0,
        game,
        rules,
        host,
        status,
        head.hash,
        doors.invite,
        doors.watch,
        today_ms()
    ])?;
    Ok(())
}

/// Does what one step of a table brings.
///
/// # Errors
/// [`StoreError::Conflict`] if its head is another one, or whoever sits down sits there already.
pub fn step(connection: &Connection, step: &Step) -> Result<Head, StoreError> {
    let id = step.append.table;
    if let Some(sitter) = step.sitter
        && !seats_of(connection, id, sitter)?.is_empty()
    {
        return Err(StoreError::Conflict);
    }
    let head = log::append(connection, &step.append)?;
    step.owners.iter().try_for_each(|(seat, person)| set_owner(connection, id, *seat, *person))?;
    step.next.iter().try_for_each(|next| next_table(connection, id, next))?;
    Ok(head)
}

/// Sets up the table after a table.
fn next_table(connection: &Connection, old: TableId, next: &NextTable) -> Result<(), StoreError> {
    let id = next.append.table;
    let mut select = connection.prepare_cached("SELECT host_id FROM game_table WHERE table_id = ?1")?;
    let host: Option<i64> = select.query_row([old.0], |row| row.get(0))?;
    add(connection, id, (next.game, next.rules), (host.map(PersonId), doors(connection, old)?))?;
    log::append(connection, &next.append)?;
    same_people(connection, (old, id), &next.from)
}

/// Replaces the secrets that let people in: links that were given out before lead nowhere. Only whoever opened the table may;
/// of one that nobody has opened, as tables of old say, everybody who sits there.
///
/// # Errors
/// [`StoreError::Absent`] if he may not.
pub fn new_doors(
    connection: &Connection,
    table: TableId,
    person: PersonId,
    doors: Doors,
) -> Result<(), StoreError> {
    access(connection, table, person, None)?;
    let changed = connection
        .prepare_cached(
            "UPDATE game_table SET invite_hash = ?3, watch_hash = ?4 WHERE table_id = ?1 AND (host_id = ?2 OR host_id IS NULL
             AND EXISTS (SELECT 1 FROM seat WHERE seat.table_id = ?1 AND person_id = ?2))",
        )?
        .execute(params![table.0, person.0, doors.invite, doors.watch])?;
    if changed == 1 { Ok(()) } else { Err(StoreError::Absent) }
}

/// The secrets that let people in.
///
/// # Errors
/// [`StoreError::Absent`] if there is no such table.
pub fn doors(connection: &Connection, table: TableId) -> Result<Doors, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT invite_hash, watch_hash FROM game_table WHERE table_id = ?1")?;
    Ok(select.query_row([table.0], |row| Ok(Doors { invite: row.get(0)?, watch: row.get(1)? }))?)
}

/// What this token is good for at the table.
///
/// # Errors
/// [`StoreError::Absent`] if there is no such table, or the token is none of its own: nobody can tell which.
pub fn door(connection: &Connection, table: TableId, token: TokenHash) -> Result<Door, StoreError> {
    let doors = doors(connection, table)?;
    match token {
        token if token == doors.invite => Ok(Door::Invite),
        token if token == doors.watch => Ok(Door::Watch),
        _other => Err(StoreError::Absent),
    }
}

/// What this person may do at the table: in the seat that he names, else in his first one, else watch.
///
/// # Errors
/// [`StoreError::Absent`] if there is no such table, or nothing that he may do there: nobody can tell which.
pub fn access(
    connection: &Connection,
    table: TableId,
    person: PersonId,
    wish: Option<u8>,
) -> Result<Access, StoreError> {
    let seats = seats_of(connection, table, person)?;
    match (seats.first(), wish) {
        (Some(_), Some(wish)) if seats.contains(&wish) => Ok(Access::Seat(wish)),
        (Some(first), None) => Ok(Access::Seat(*first)),
        (Some(_) | None, Some(_)) => Err(StoreError::Absent),
        (None, None) => {
            let mut select =
                connection.prepare_cached("SELECT 1 FROM watcher WHERE table_id = ?1 AND person_id = ?2")?;
            if select.exists(params![table.0, person.0])? {
                Ok(Access::Watch)
            } else {
                Err(StoreError::Absent)
            }
        }
    }
}

/// Writes down that this person may watch.
///
/// # Errors
/// If the database fails.
pub fn may_watch(connection: &Connection, table: TableId, person: PersonId) -> Result<(), StoreError> {
    connection
        .prepare_cached("INSERT OR IGNORE INTO watcher (table_id, person_id) VALUES (?1, ?2)")?
        .execute(params![table.0, person.0])?;
    Ok(())
}

/// Where this person sits at the table.
///
/// # Errors
/// If the database fails.
pub fn seats_of(connection: &Connection, table: TableId, person: PersonId) -> Result<Vec<u8>, StoreError> {
    let mut select = connection
        .prepare_cached("SELECT seat FROM seat WHERE table_id = ?1 AND person_id = ?2 ORDER BY seat")?;
    let seats = select.query_map(params![table.0, person.0], |row| row.get(0))?;
    Ok(seats.collect::<rusqlite::Result<_>>()?)
}

/// Whose seats they are.
///
/// # Errors
/// If the database fails.
pub fn owners(connection: &Connection, table: TableId) -> Result<Vec<(u8, PersonId)>, StoreError> {
    let mut select = connection.prepare_cached("SELECT seat, person_id FROM seat WHERE table_id = ?1")?;
    let read = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, PersonId(row.get(1)?)));
    Ok(select.query_map([table.0], read)?.collect::<rusqlite::Result<_>>()?)
}

/// Writes down whose seat it is from now on: this person's, or nobody's.
///
/// # Errors
/// If the database fails.
pub fn set_owner(
    connection: &Connection,
    table: TableId,
    seat: u8,
    person: Option<PersonId>,
) -> Result<(), StoreError> {
    connection
        .prepare_cached("DELETE FROM seat WHERE table_id = ?1 AND seat = ?2")?
        .execute(params![table.0, seat])?;
    if let Some(person) = person {
        connection
            .prepare_cached("INSERT INTO seat (table_id, seat, person_id) VALUES (?1, ?2, ?3)")?
            .execute(params![table.0, seat, person.0])?;
    }
    Ok(())
}

/// The tables of this person, those where he watches among them: those that wait for him first, then the newest.
///
/// # Errors
/// If the database fails.
pub fn mine(connection: &Connection, person: PersonId) -> Result<Vec<Listed>, StoreError> {
    let mut select = connection.prepare_cached(&format!(
        "{LISTED} WHERE table_id IN (SELECT table_id FROM seat WHERE person_id = ?1
                                     UNION SELECT table_id FROM watcher WHERE person_id = ?1)
         ORDER BY (turn & seats) != 0 DESC, moved_ms DESC, table_id LIMIT ?2"
    ))?;
    Ok(select.query_map(params![person.0, MINE_MAX], listed)?.collect::<rusqlite::Result<_>>()?)
}

/// At how many tables this person sits where the game has not ended.
///
/// # Errors
/// If the database fails.
pub fn unfinished(connection: &Connection, person: PersonId) -> Result<usize, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT count(DISTINCT table_id) FROM seat JOIN game_table USING (table_id) WHERE person_id = ?1 AND status != ?2",
    )?;
    let count = select.query_row(params![person.0, Status::Over.as_str()], |row| row.get::<_, i64>(0))?;
    Ok(usize::try_from(count).unwrap_or(usize::MAX))
}

/// This table as this person finds it in his list, or nobody in nobody's.
///
/// # Errors
/// [`StoreError::Absent`] if there is no such table.
pub fn one(connection: &Connection, table: TableId, person: Option<PersonId>) -> Result<Listed, StoreError> {
    let mut select = connection.prepare_cached(&format!("{LISTED} WHERE table_id = ?2"))?;
    Ok(select.query_row(params![person.map(|person| person.0), table.0], listed)?)
}

/// The columns of [`Listed`], for person `?1`.
const LISTED: &str =
    "SELECT table_id, game, iif(status = 'ticking', 'playing', status), card, turn, created_ms, moved_ms,
        (SELECT coalesce(sum(1 << seat), 0) FROM seat
         WHERE seat.table_id = game_table.table_id AND person_id = ?1) AS seats
    FROM game_table";

fn listed(row: &rusqlite::Row<'_>) -> rusqlite::Result<Listed> {
    Ok(Listed {
        table: row.get(0).map(TableId)?,
        game: row.get(1)?,
        status: row.get(2)?,
        card: row.get(3)?,
        turn: row.get(4)?,
        created_ms: row.get(5)?,
        moved_ms: row.get(6)?,
        seats: row.get(7)?,
    })
}

/// The tables whose clocks ran when they were last written: they must be awake to tick.
///
/// # Errors
/// If the database fails.
pub fn ticking(connection: &Connection) -> Result<Vec<TableId>, StoreError> {
    let mut select = connection
        .prepare_cached("SELECT table_id FROM game_table WHERE status = 'ticking' AND status <> 'over'")?;
    Ok(select.query_map([], |row| row.get(0).map(TableId))?.collect::<rusqlite::Result<_>>()?)
}

/// The table is closed: it waits for nobody any more.
///
/// # Errors
/// If the database fails.
pub fn close(connection: &Connection, table: TableId) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE game_table SET status = ?2, turn = 0 WHERE table_id = ?1 AND status != ?2")?
        .execute(params![table.0, Status::Over.as_str()])?;
    Ok(())
}

/// At the second table, seat *i* is whose seat `from[i]` is at the first; and whoever may watch one may watch both.
///
/// # Errors
/// If the database fails.
fn same_people(
    connection: &Connection,
    (old, new): (TableId, TableId),
    from: &[u8],
) -> Result<(), StoreError> {
    let mut seat = connection.prepare_cached(
        "INSERT INTO seat (table_id, seat, person_id) SELECT ?1, ?2, person_id FROM seat WHERE table_id = ?3 AND seat = ?4",
    )?;
    for (index, old_seat) in from.iter().enumerate() {
        seat.execute(params![new.0, index as i64, old.0, old_seat])?;
    }
    connection
        .prepare_cached(
            "INSERT INTO watcher (table_id, person_id) SELECT ?1, person_id FROM watcher WHERE table_id = ?2",
        )?
        .execute(params![new.0, old.0])?;
    Ok(())
}
