//! The store: everything that survives, behind one port.
//!
//! [`Store`] is the port: what the house asks of whatever keeps its data, each operation all or nothing. Nothing outside this
//! folder knows how it is done.
//!
//! - [`log`]: the events of a table and their hash chain. [`people`]: guests, sessions, accounts. [`tables`]: who sits where,
//!   whose move it is. These are plain data.
//! - [`life`]: how old data gets.
//! - [`sqlite`]: one file, one writer: what people run.
//! - [`memory`]: the same in maps, for tests; [`faults`] makes it slow, failing, torn or lying.
//!
//! Nothing here knows what an event means.

pub mod faults;
pub mod life;
pub mod log;
pub mod memory;
pub mod people;
pub mod sqlite;
pub mod tables;

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use table::ids::TableId;

use crate::ids::TokenHash;
use life::{About, Ages, Extent, Rewritten, Swept};
use log::Head;
use people::{LogIn, PersonId, Registration, Visit};
use tables::{Access, Door, Doors, Listed, Log, NewTable, Step};

/// A handle to whatever keeps the data.
pub type Keeper = Arc<dyn Store>;

/// What comes of an operation, once it is on disk.
pub type Reply<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// The port to what is kept. Every operation happens wholly or not at all; one that writes is answered when what it wrote would
/// survive a power cut. Whoever stops waiting does not undo it.
pub trait Store: Send + Sync {
    /// A new guest with a session.
    fn new_guest(&self, name: String, session: TokenHash) -> Reply<'_, PersonId>;

    /// Whose session it is; [`StoreError::Absent`] if there is none, or it has ended.
    fn visit(&self, session: TokenHash) -> Reply<'_, Visit>;

    /// Writes down that the session was used.
    fn touch(&self, session: TokenHash) -> Reply<'_, ()>;

    /// Gives somebody another name; tables where he sits keep the one he sat down with.
    fn rename(&self, person: PersonId, name: String) -> Reply<'_, ()>;

    /// Makes a guest an account; [`StoreError::Conflict`] if the login is taken, or he has one.
    fn register(&self, registration: Registration) -> Reply<'_, ()>;

    /// Who logs in by that name, and the hash of his password.
    fn account(&self, login: String) -> Reply<'_, Option<(PersonId, String)>>;

    /// A new session for an account; the guest who logged in brings his seats along.
    fn log_in(&self, log_in: LogIn) -> Reply<'_, ()>;

    /// Ends a session.
    fn end_session(&self, session: TokenHash) -> Reply<'_, ()>;

    /// A new table with the beginning of its log, and who sits or watches there.
    fn open_table(&self, table: NewTable) -> Reply<'_, ()>;

    /// Adds to a log, and does what follows from it for people and the next table; [`StoreError::Conflict`] if the head is
    /// another one, or whoever wants to sit down sits there already.
    fn append(&self, step: Step) -> Reply<'_, Head>;

    /// The log of a table, checked against its hashes, and whose seats they are.
    fn load(&self, table: TableId) -> Reply<'_, Log>;

    /// Whose seats they are.
    fn owners(&self, table: TableId) -> Reply<'_, Vec<(u8, PersonId)>>;

    /// What somebody may do at a table: in the seat that he names, else in his first one, else watch. [`StoreError::Absent`] if
    /// there is no such table, or nothing that he may do there: nobody can tell which.
    fn access(&self, table: TableId, person: PersonId, seat: Option<u8>) -> Reply<'_, Access>;

    /// A table as somebody who may come to it finds it in his list; otherwise [`StoreError::Absent`].
    fn listed(&self, table: TableId, person: PersonId) -> Reply<'_, Listed>;

    /// The tables of this person, those where he watches among them: those that wait for him first, then the newest.
    fn mine(&self, person: PersonId) -> Reply<'_, Vec<Listed>>;

    /// At how many tables this person sits where the game has not ended.
    fn unfinished(&self, person: PersonId) -> Reply<'_, usize>;

    /// What this token is good for at the table, and the table as whoever has it finds it. [`StoreError::Absent`] if there is no
    /// such table, or the token is none of its own: nobody can tell which.
    fn by_link(
        &self,
        table: TableId,
        token: TokenHash,
        person: Option<PersonId>,
    ) -> Reply<'_, (Door, Listed)>;

    /// A table as somebody finds it who knows nothing but its name.
    fn outside(&self, table: TableId) -> Reply<'_, Listed>;

    /// Writes down that this person may watch.
    fn may_watch(&self, table: TableId, person: PersonId) -> Reply<'_, ()>;

    /// Replaces the secrets that let people in, if this person may: links that were given out before lead nowhere.
    fn new_doors(&self, table: TableId, person: PersonId, doors: Doors) -> Reply<'_, ()>;

    /// The tables whose clocks ran when they were last written.
    fn ticking(&self) -> Reply<'_, Vec<TableId>>;

    /// The table is closed: it waits for nobody any more.
    fn close_table(&self, table: TableId) -> Reply<'_, ()>;

    /// Closes all tables that were begun by other rules than these and have not ended, and says how many.
    fn close_other_rules(&self, rules: Vec<(&'static str, u32)>) -> Reply<'_, u64>;

    /// Puts away or removes some of what has had its time; to be called until there is nothing left to do.
    fn sweep(&self, ages: Ages, now_ms: i64) -> Reply<'_, Swept>;

    /// What is kept about somebody.
    fn about(&self, person: PersonId) -> Reply<'_, About>;

    /// Forgets somebody: he, his sessions, his seats, the tables where nobody else sits. In the logs of the others he has the name
    /// that is handed in. [`StoreError::Conflict`] if something has happened there meanwhile.
    fn forget(&self, person: PersonId, logs: Vec<Rewritten>) -> Reply<'_, ()>;

    /// How much there is.
    fn extent(&self) -> Reply<'_, Extent>;

    /// How the store is: answered at once, whatever the disk does.
    fn health(&self) -> Health;

    /// Commits what is in the queue and takes nothing more.
    fn close(&self) -> BoxFuture<'_, ()>;

    /// Can moves be written?
    fn is_writable(&self) -> bool {
        self.health().ability == Ability::Writes
    }

    /// Is there so little room that nothing new should be begun?
    fn is_short(&self) -> bool {
        self.health().is_short
    }
}

/// Can anything be written?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ability {
    /// Yes.
    Writes,
    /// The disk is full.
    Full,
    /// A write has not come back for seconds: the disk hangs.
    Hangs,
    /// The store is closing, or whoever writes is dead.
    Closed,
}

/// How a store is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Health {
    /// Can anything be written?
    pub ability: Ability,
    /// Is there so little room that nothing new should be begun?
    pub is_short: bool,
    /// How many commits there were.
    pub commits: u64,
    /// How many jobs in them.
    pub jobs: u64,
    /// How many jobs wait.
    pub waiting: u64,
    /// How long the commit that is on its way takes already.
    pub busy: Duration,
    /// How the backups are, where there are any.
    pub backups: Option<BackupHealth>,
}

/// How the backups are; times of day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BackupHealth {
    /// Everything that was committed before is in the backup.
    pub shipped_ms: Option<i64>,
    /// When the database was last copied whole.
    pub based_ms: Option<i64>,
    /// When it was last tried whether it can be restored, and it could.
    pub rehearsed_ms: Option<i64>,
    /// How often something failed.
    pub failures: u64,
}

/// Why the store did not do what was asked. The details are in the log, where no client reads them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// There is nothing of that name.
    Absent,
    /// Somebody else was faster: the table's head is another one, or the name is taken.
    Conflict,
    /// Nothing can be written just now: the disk is full or hangs, or too many wait already.
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

/// The time of day in milliseconds since 1970, for what people read and for old sessions; never for a clock of a game.
pub fn today_ms() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
