//! The tables of the database, and how a connection is set up.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use crate::store::StoreError;

/// "Utte", so that `file` and we can tell our databases from others.
const APPLICATION_ID: i32 = 0x5574_7465;

/// SQLite before 3.51.3 could lose a commit when a checkpoint met a reset of the WAL.
const SQLITE_VERSION_MIN: i32 = 3_051_003;

/// Each entry brings a database from version *index* to *index + 1*. Entries are only ever added.
//
// refinery was looked at. It keeps a history in a table of its own, which the databases that exist do not have, and does not know
// `user_version`, by which a later database is refused before anything in it is touched. It brings 41 crates (regex, url, time and
// Unicode's tables) for the ten lines of `migrate`. rusqlite_migration knows `user_version` and is one crate, but one that is
// built on an earlier rusqlite than ours, and two of them cannot be linked.
const MIGRATIONS: [&str; 4] =
    [include_str!("v1.sql"), include_str!("v2.sql"), include_str!("v3.sql"), include_str!("v4.sql")];

/// Opens the database for writing; makes or migrates it if need be.
///
/// # Errors
/// A sentence that says what is wrong with the file.
pub fn open(path: &Path) -> Result<Connection, String> {
    if rusqlite::version_number() < SQLITE_VERSION_MIN {
        return Err(format!("SQLite {} has a known fault: 3.51.3 is needed", rusqlite::version()));
    }
    let say = |error: rusqlite::Error| format!("{}: {error}", path.display());
    keep_private(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut connection = Connection::open(path).map_err(say)?;
    is_ours(&connection).map_err(|reason| format!("{}: {reason}", path.display()))?;
    set_up(&connection).map_err(say)?;
    migrate(&mut connection).map_err(say)?;
    Ok(connection)
}

/// Hidden cards and sessions lie in the database: nobody but its keeper may read it. SQLite gives the files beside it the same
/// rights.
//
// A database that is there is never opened here: closing it again would drop the locks that this process holds on it.
#[cfg(unix)]
pub(super) fn keep_private(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    match std::fs::File::options().write(true).create_new(true).mode(0o600).open(path) {
        Ok(_new) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))
        }
        Err(error) => Err(error),
    }
}

#[cfg(not(unix))]
pub(super) fn keep_private(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// Opens the database for reading only.
///
/// # Errors
/// If it cannot be opened.
pub fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.execute_batch("PRAGMA query_only=ON; PRAGMA busy_timeout=5000; PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON;")?;
    Ok(connection)
}

/// Refuses what another program, or a later Utterson, has written.
///
/// # Errors
/// A sentence that says whose it is.
pub fn is_ours(connection: &Connection) -> Result<(), String> {
    let number =
        |pragma: &str| connection.query_row(&format!("PRAGMA {pragma}"), [], |row| row.get::<_, i32>(0));
    let say = |error: rusqlite::Error| format!("it is no database, or a damaged one ({error})");
    let (id, version) = (number("application_id").map_err(say)?, number("user_version").map_err(say)?);
    let objects: i32 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0)).map_err(say)?;
    let is_empty = objects == 0 && id == 0;
    if !is_empty && id != APPLICATION_ID {
        return Err("it is a database, but not one of Utterson's".into());
    }
    if version > MIGRATIONS.len() as i32 {
        return Err(format!(
            "it was written by a later Utterson (version {version}); this one knows {}",
            MIGRATIONS.len()
        ));
    }
    Ok(())
}

/// Looks for damage that shows without reading every index.
///
/// # Errors
/// A sentence that says what is damaged.
pub fn quick_check(connection: &Connection) -> Result<(), String> {
    check(connection, "quick_check")
}

/// Looks for damage everywhere.
///
/// # Errors
/// A sentence that says what is damaged.
pub fn integrity_check(connection: &Connection) -> Result<(), String> {
    check(connection, "integrity_check")
}

fn check(connection: &Connection, pragma: &str) -> Result<(), String> {
    match connection.query_row(&format!("PRAGMA {pragma}(1)"), [], |row| row.get::<_, String>(0)) {
        Ok(verdict) if verdict == "ok" => Ok(()),
        Ok(verdict) => Err(format!("the database is damaged: {verdict}")),
        Err(error) => Err(format!("the database is damaged: {error}")),
    }
}

/// The WAL is brought into the database when it has so many pages, 16 MiB. Tables that are played at write the same few pages
/// again and again: the longer it waits, the fewer are written twice.
pub const CHECKPOINT_PAGES: u64 = 4000;

/// What the writer keeps at hand, in KiB: the last pages of some two thousand logs. With SQLite's 2 MiB five hundred tables
/// make it read back for each move what it wrote for the one before.
const CACHE_KIB: u64 = 8192;

/// `synchronous=FULL`: with `NORMAL` a power cut loses moves that were acknowledged.
fn set_up(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(&format!(
        // What is freed can be given back to the disk; it is decided before the first table is made.
        "PRAGMA auto_vacuum=INCREMENTAL;
         PRAGMA busy_timeout=5000;
         PRAGMA journal_mode=WAL;
         PRAGMA synchronous=FULL;
         PRAGMA foreign_keys=ON;
         PRAGMA trusted_schema=OFF;
         PRAGMA cell_size_check=ON;
         PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES};
         PRAGMA cache_size=-{CACHE_KIB};
         PRAGMA journal_size_limit=67108864;",
    ))?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    let version: i32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    for (from, migration) in MIGRATIONS.iter().enumerate().skip(version as usize) {
        let step = connection.transaction()?;
        step.execute_batch(migration)?;
        step.pragma_update(None, "application_id", APPLICATION_ID)?;
        step.pragma_update(None, "user_version", from as i32 + 1)?;
        step.commit()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn nobody_else_may_read_the_database() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        for _ in 0..2 {
            let connection = open(&path).unwrap();
            connection.execute_batch("CREATE TABLE IF NOT EXISTS beside (it)").unwrap();
            for file in std::fs::read_dir(folder.path()).unwrap() {
                let file = file.unwrap();
                let mode = file.metadata().unwrap().permissions().mode() & 0o777;
                assert_eq!(mode, 0o600, "{:?}", file.path());
            }
            // One that an older Utterson has made.
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
        }
    }

    #[test]
    fn the_settings_are_those_that_promise_durability() {
        let folder = tempfile::tempdir().unwrap();
        let connection = open(&folder.path().join("a.db")).unwrap();
        let text = |pragma: &str| {
            connection.query_row(&format!("PRAGMA {pragma}"), [], |row| row.get::<_, String>(0)).unwrap()
        };
        let number = |pragma: &str| {
            connection.query_row(&format!("PRAGMA {pragma}"), [], |row| row.get::<_, i64>(0)).unwrap()
        };
        assert_eq!(text("journal_mode"), "wal");
        assert_eq!((number("synchronous"), number("foreign_keys"), number("trusted_schema")), (2, 1, 0));
        assert_eq!(
            (number("application_id"), number("user_version")),
            (APPLICATION_ID.into(), MIGRATIONS.len() as i64)
        );
    }

    /// A database of the first version, with a table where somebody has sat down, left, and another one come.
    #[test]
    fn an_old_database_is_brought_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.db");
        let old = Connection::open(&path).unwrap();
        old.execute_batch(MIGRATIONS[0]).unwrap();
        old.pragma_update(None, "application_id", APPLICATION_ID).unwrap();
        old.pragma_update(None, "user_version", 1).unwrap();
        old.execute_batch(
            r#"INSERT INTO person VALUES (1, 'Ann', NULL, NULL, 0);
            INSERT INTO game_table
                VALUES (zeroblob(16), 'duel', 'playing', 1, 4, zeroblob(32), zeroblob(32), zeroblob(32), 5, 6);
            INSERT INTO event VALUES (zeroblob(16), 0, '{"v":1,"seq":0,"event":{"type":"created","setup":{"table":"00",
                "game":"duel","options":["match=return"],"seats":[{"type":"person","name":"Ann"},{"type":"open"}],
                "clock":{"type":"per_move","ms":60000}},"rules":1,"secret":"11"}}', zeroblob(32));
            INSERT INTO event VALUES (zeroblob(16), 1,
                '{"v":1,"seq":1,"event":{"type":"seated","seat":1,"player":{"type":"person","name":"Bob"}}}', zeroblob(32));
            INSERT INTO event VALUES (zeroblob(16), 2, '{"v":1,"seq":2,"event":{"type":"left","seat":1}}', zeroblob(32));
            INSERT INTO event VALUES (zeroblob(16), 3,
                '{"v":1,"seq":3,"event":{"type":"seated","seat":1,"player":{"type":"person","name":"Eve"}}}', zeroblob(32));
            INSERT INTO seat VALUES (zeroblob(16), 0, 1);"#,
        )
        .unwrap();
        drop(old);
        let new = open(&path).unwrap();
        let listed = &super::super::tables::mine(&new, crate::store::people::PersonId(1)).unwrap()[0];
        assert_eq!(
            listed.card,
            r#"{"options":["match=return"],"clock":{"type":"per_move","ms":60000},"players":[{"type":"person","name":"Ann"},{"type":"person","name":"Eve"}]}"#
        );
        assert_eq!((listed.seats, listed.turn, listed.created_ms, listed.moved_ms), (1, 1, 5, 6));
        integrity_check(&new).unwrap();
    }

    #[test]
    fn foreign_and_later_databases_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let foreign = folder.path().join("foreign.db");
        Connection::open(&foreign).unwrap().execute_batch("CREATE TABLE t(x)").unwrap();
        assert!(open(&foreign).unwrap_err().contains("not one of Utterson's"));
        let later = folder.path().join("later.db");
        open(&later).unwrap().pragma_update(None, "user_version", 99).unwrap();
        assert!(open(&later).unwrap_err().contains("later Utterson"));
        let text = folder.path().join("text.db");
        std::fs::write(&text, "not a database at all".repeat(100)).unwrap();
        assert!(open(&text).unwrap_err().contains("no database"));
    }
}
