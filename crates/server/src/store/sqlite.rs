//! The store in one SQLite file, with one writer.
//!
//! - [`schema`]: the tables, their migrations, the settings of a connection.
//! - [`writer`]: the one thread that writes, with group commit; what is answered has been committed.
//! - [`log`], [`people`], [`tables`]: the operations, as functions of a connection.
//! - [`life`]: sweeping and the archive. [`files`]: the lock, backup and restore. [`shipping`]: continuous backup. [`ballast`]: room that is kept back for a full disk.

pub mod ballast;
pub mod files;
pub mod life;
pub mod log;
pub mod people;
pub mod schema;
pub mod shipping;
pub mod tables;
pub mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::future::BoxFuture;
use rusqlite::types::{FromSql, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, ToSql};
use table::ids::TableId;
use tokio::sync::Semaphore;

use super::life::{About, Ages, Extent, Rewritten, Swept};
use super::log::Head;
use super::people::{LogIn, PersonId, Registration, Visit};
use super::tables::{Access, Door, Doors, Listed, Log, NewTable, Step};
use super::{Health, Reply, Store, StoreError};
use crate::ids::TokenHash;
use ballast::Ballast;
use files::Lock;
use shipping::{Backups, Shipping};
use writer::Writer;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        if error == rusqlite::Error::QueryReturnedNoRows { StoreError::Absent } else { writer::judge(&error) }
    }
}

/// How many connections read at the same time.
const READERS: usize = 2;

/// The open database; a clone is another handle to the same one.
#[derive(Clone)]
pub struct Sqlite {
    writer: Writer,
    readers: Arc<Readers>,
    /// Held for as long as anybody can write.
    lock: Arc<Mutex<Option<Lock>>>,
}

struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
    /// Without it a storm of reconnections would start hundreds of threads, each with a stack.
    permits: Semaphore,
}

impl Sqlite {
    /// Opens the database at `path`, making or migrating it if need be, and locks it against other processes.
    ///
    /// # Errors
    /// A sentence for whoever started the program: somebody else uses it, it is not ours, it is damaged.
    pub fn open(path: &Path, ballast: Ballast) -> Result<Sqlite, String> {
        Sqlite::open_with(path, ballast, None)
    }

    /// The same, with continuous backup.
    ///
    /// # Errors
    /// A sentence for whoever started the program.
    pub fn open_with(path: &Path, mut ballast: Ballast, backups: Option<&Backups>) -> Result<Sqlite, String> {
        let lock = Lock::take(path)?;
        let connection = schema::open(path)?;
        check(path, &connection)?;
        let shipping = backups.map(|backups| Shipping::start(path, &connection, backups)).transpose()?;
        ballast.take_in();
        let (path, permits) = (path.to_path_buf(), Semaphore::new(READERS));
        let readers = Readers { path, idle: Mutex::default(), permits };
        Ok(Sqlite {
            writer: Writer::start(connection, ballast, shipping),
            readers: Arc::new(readers),
            lock: Arc::new(Mutex::new(Some(lock))),
        })
    }

    /// Does something in the next group commit, and answers when that is on disk. Work that refuses, fails or panics leaves
    /// nothing behind, and the jobs around it are committed all the same.
    ///
    /// # Errors
    /// What the work refused, or why it could not be committed.
    pub async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.writer.write(work).await
    }

    /// Reads, on a thread that may block.
    ///
    /// # Errors
    /// What the work refused, or that the database failed.
    pub async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let readers = self.readers.clone();
        let _permit = self.readers.permits.acquire().await.map_err(|_| StoreError::Broken)?;
        let result = tokio::task::spawn_blocking(move || readers.with(work)).await;
        match result.unwrap_or(Err(StoreError::Broken)) {
            Err(StoreError::Disk) => writer::fail_stop(),
            other => other,
        }
    }
}

/// The largest database that is looked through before the doors open: it takes about a second.
const CHECKED_FIRST_BYTES: u64 = 128 * 1024 * 1024;

/// Looks for damage: in a small database before anything else is done; in a large one meanwhile, and damage that is found ends the
/// process, as a failing disk does. Nothing wrong can be told until then: every log is read against its hashes.
fn check(path: &Path, connection: &Connection) -> Result<(), String> {
    let size = std::fs::metadata(path).map_or(0, |file| file.len());
    if size <= CHECKED_FIRST_BYTES {
        return schema::quick_check(connection);
    }
    let reader = schema::open_reader(path).map_err(|error| error.to_string())?;
    let look = move || match schema::quick_check(&reader) {
        Ok(()) => tracing::info!("the database is whole"),
        Err(reason) => {
            eprintln!("utterson: {reason}");
            writer::fail_stop()
        }
    };
    std::thread::Builder::new().name("check".into()).spawn(look).map_err(|error| error.to_string())?;
    Ok(())
}

impl Readers {
    fn with<T>(&self, work: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let connection = match idle {
            Some(connection) => connection,
            None => schema::open_reader(&self.path)?,
        };
        let result = work(&connection);
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        if idle.len() < READERS {
            idle.push(connection);
        }
        result
    }
}

impl Store for Sqlite {
    fn new_guest(&self, name: String, session: TokenHash) -> Reply<'_, PersonId> {
        Box::pin(self.write(move |connection| people::new_guest(connection, &name, session)))
    }

    fn visit(&self, session: TokenHash) -> Reply<'_, Visit> {
        Box::pin(self.read(move |connection| people::visit(connection, session)))
    }

    fn touch(&self, session: TokenHash) -> Reply<'_, ()> {
        Box::pin(self.write(move |connection| people::touch(connection, session)))
    }

    fn rename(&self, person: PersonId, name: String) -> Reply<'_, ()> {
        Box::pin(self.write(move |connection| people::rename(connection, person, &name)))
    }

    fn register(&self, registration: Registration) -> Reply<'_, ()> {
        Box::pin(self.write(move |connection| people::register(connection, &registration)))
    }

    fn account(&self, login: String) -> Reply<'_, Option<(PersonId, String)>> {
        Box::pin(self.read(move |connection| people::account(connection, &login)))
    }

    fn log_in(&self, log_in: LogIn) -> Reply<'_, ()> {
        Box::pin(self.write(move |connection| people::log_in(connection, &log_in)))
    }

    fn end_session(&self, session: TokenHash) -> Reply<'_, ()> {
        Box::pin(self.write(move |connection| people::end_session(connection, session)))
    }

    fn open_table(&self, table: NewTable) -> Reply<'_, ()> {
        Box::pin(self.write(move |connection| tables::open_table(connection, &table)))
    }

    fn append(&self, step: Step) -> Reply<'_, Head> {
        Box::pin(self.write(move |connection| tables::step(connection, &step)))
    }

    fn load(&self, table: TableId) -> Reply<'_, Log> {
        Box::pin(self.read(move |connection| {
            let (head, bodies) = log::load(connection, table)?;
            Ok(Log { head, bodies, owners: tables::owners(connection, table)? })
        }))
    }

    fn owners(&self, table: TableId) -> Reply<'_, Vec<(u8, PersonId)>> {
        Box::pin(self.read(move |connection| tables::owners(connection, table)))
    }

    fn access(&self, table: TableId, person: PersonId, seat: Option<u8>) -> Reply<'_, Access> {
        Box::pin(self.read(move |connection| tables::access(connection, table, person, seat)))
    }

    fn listed(&self, table: TableId, person: PersonId) -> Reply<'_, Listed> {
        Box::pin(self.read(move |connection| {
            tables::access(connection, table, person, None)?;
            tables::one(connection, table, Some(person))
        }))
    }

    fn mine(&self, person: PersonId) -> Reply<'_, Vec<Listed>> {
        Box::pin(self.read(move |connection| tables::mine(connection, person)))
    }

    fn unfinished(&self, person: PersonId) -> Reply<'_, usize> {
        Box::pin(self.read(move |connection| tables::unfinished(connection, person)))
    }

    fn by_link(
        &self,
        table: TableId,
        token: TokenHash,
        person: Option<PersonId>,
    ) -> Reply<'_, (Door, Listed)> {
        Box::pin(self.read(move |connection| {
            Ok((tables::door(connection, table, token)?, tables::one(connection, table, person)?))
        }))
    }

    fn outside(&self, table: TableId) -> Reply<'_, Listed> {
        Box::pin(self.read(move |connection| tables::one(connection, table, None)))
    }

    fn may_watch(&self, table: TableId, person: PersonId) -> Reply<'_, ()> {
        Box::pin(self.write(move |connection| tables::may_watch(connection, table, person)))
    }

    fn new_doors(&self, table: TableId, person: PersonId, doors: Doors) -> Reply<'_, ()> {
        Box::pin(self.write(move |connection| tables::new_doors(connection, table, person, doors)))
    }

    fn ticking(&self) -> Reply<'_, Vec<TableId>> {
        Box::pin(self.read(tables::ticking))
    }

    fn close_table(&self, table: TableId) -> Reply<'_, ()> {
        Box::pin(self.write(move |connection| tables::close(connection, table)))
    }

    fn close_other_rules(&self, rules: Vec<(&'static str, u32)>) -> Reply<'_, u64> {
        Box::pin(self.write(move |connection| life::close_other_rules(connection, &rules)))
    }

    fn sweep(&self, ages: Ages, now_ms: i64) -> Reply<'_, Swept> {
        Box::pin(async move {
            let swept = self.write(move |connection| life::sweep(connection, &ages, now_ms)).await?;
            // Reading and packing is done where nobody's move waits for it.
            let logs = self.read(move |connection| life::old_logs(connection, &ages, now_ms)).await?;
            let archived = self.write(move |connection| {
                let archived = life::archive(connection, &logs)?;
                life::give_back(connection)?;
                Ok(archived)
            });
            Ok(Swept { archived: archived.await?, ..swept })
        })
    }

    fn about(&self, person: PersonId) -> Reply<'_, About> {
        Box::pin(self.read(move |connection| life::about(connection, person)))
    }

    fn forget(&self, person: PersonId, logs: Vec<Rewritten>) -> Reply<'_, ()> {
        Box::pin(self.write(move |connection| life::forget(connection, person, &logs)))
    }

    fn extent(&self) -> Reply<'_, Extent> {
        Box::pin(self.read(life::extent))
    }

    fn health(&self) -> Health {
        self.writer.health()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            // The last connection to close tidies the WAL away: it should be the writer's.
            self.readers.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
            self.writer.close().await;
            self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
        })
    }
}

/// The token of the program of that name, also while a server runs on this database. What the program had before ends.
///
/// # Errors
/// A sentence that says what is wrong with the file; or why it was refused.
pub fn set_program(path: &Path, name: &str, token: TokenHash) -> Result<Result<(), StoreError>, String> {
    Ok(people::set_program(&schema::open(path)?, name, token))
}

/// Ends what the program of that name came by; [`StoreError::Absent`] if there is none.
///
/// # Errors
/// A sentence that says what is wrong with the file; or why it was refused.
pub fn revoke_program(path: &Path, name: &str) -> Result<Result<(), StoreError>, String> {
    Ok(people::revoke_program(&schema::open(path)?, name))
}

impl ToSql for TokenHash {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(&self.0)))
    }
}

impl FromSql for TokenHash {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<TokenHash> {
        FromSql::column_result(value).map(TokenHash)
    }
}
