//! The store: everything that survives, in one SQLite file.
//!
//! - [`schema`]: the tables, their migrations, the settings of a connection.
//! - [`writer`]: the one thread that writes, with group commit; what is answered has been committed.
//! - [`log`]: the events of a table and their hash chain; the conditional append.
//! - [`people`]: guests, sessions and accounts. [`tables`]: who sits where, and whose move it is.
//! - [`files`]: the lock, backup and restore. [`ballast`]: room that is kept back for a full disk.
//!
//! Nothing here knows what an event means.

pub mod ballast;
pub mod files;
pub mod log;
pub mod people;
pub mod schema;
pub mod tables;
pub mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;

use ballast::Ballast;
use files::Lock;
use writer::Writer;

/// Why the store did not do what was asked. The details are in the log, where no client reads them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// There is nothing of that name.
    Absent,
    /// Somebody else was faster: the table's head is another one, or the name is taken.
    Conflict,
    /// Nothing can be written just now: the disk is full, or too many wait already.
    ReadOnly,
    /// What was read does not agree with its hashes.
    Damaged,
    /// Reading or writing failed, or the file is damaged: nothing after this can be trusted.
    Disk,
    /// The store is closing, or has a fault of its own.
    Broken,
}

impl StoreError {
    /// Is it an answer to the question, and no failure of the database?
    pub fn is_refusal(self) -> bool {
        match self {
            StoreError::Absent | StoreError::Conflict | StoreError::Damaged => true,
            StoreError::ReadOnly | StoreError::Disk | StoreError::Broken => false,
        }
    }
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            StoreError::Absent => "there is nothing of that name",
            StoreError::Conflict => "somebody else was faster",
            StoreError::ReadOnly => "nothing can be written just now",
            StoreError::Damaged => "the hash chain is broken",
            StoreError::Disk => "the disk failed, or the file is damaged",
            StoreError::Broken => "the database refused",
        })
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        if error == rusqlite::Error::QueryReturnedNoRows { StoreError::Absent } else { writer::judge(&error) }
    }
}

/// How many connections read at the same time.
const READERS: usize = 2;

/// The open store; a clone is another handle to the same one.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
    readers: Arc<Readers>,
    // Held for as long as anybody can write.
    _lock: Arc<Lock>,
}

struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
    /// Without it a storm of reconnections would start hundreds of threads, each with a stack.
    permits: Semaphore,
}

impl Store {
    /// Opens the database at `path`, making or migrating it if need be, and locks it against other processes.
    ///
    /// # Errors
    /// A sentence for whoever started the program: somebody else uses it, it is not ours, it is damaged.
    pub fn open(path: &Path, mut ballast: Ballast) -> Result<Store, String> {
        let lock = Lock::take(path)?;
        let connection = schema::open(path)?;
        schema::quick_check(&connection)?;
        ballast.take_in();
        let (path, permits) = (path.to_path_buf(), Semaphore::new(READERS));
        let readers = Readers { path, idle: Mutex::default(), permits };
        Ok(Store {
            writer: Writer::start(connection, ballast),
            readers: Arc::new(readers),
            _lock: Arc::new(lock),
        })
    }

    /// Does something in the next group commit, and answers when that is on disk.
    ///
    /// Work that refuses (an `Err` other than the database's own) must have changed nothing: it looks before it writes.
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

    /// Can moves be written? Not when the disk is full or the store is closing.
    pub fn is_writable(&self) -> bool {
        self.writer.is_writable()
    }

    /// Is there so little room on the disk that nothing new should be begun?
    pub fn is_short(&self) -> bool {
        self.writer.is_short()
    }

    /// How many commits there were, and how many jobs in them.
    pub fn commits(&self) -> (u64, u64) {
        self.writer.commits()
    }

    /// Commits what is in the queue and takes nothing more.
    pub async fn close(&self) {
        // The last connection to close tidies the WAL away: it should be the writer's.
        self.readers.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.writer.close().await;
    }
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

/// The time of day in milliseconds since 1970, for what people read and for old sessions; never for a clock of a game.
pub fn today_ms() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
