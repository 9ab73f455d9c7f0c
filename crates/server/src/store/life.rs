//! The life of data: how old things get, what is taken away then, and what somebody may know and have deleted of himself.

use std::time::Duration;

use table::ids::TableId;

use super::log::Head;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// After what time without use things are put away or removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ages {
    /// A guest who has come to no table.
    pub idle_guest: Duration,
    /// A table where nobody has begun: it is removed.
    pub gathering: Duration,
    /// A table where a game goes on: it is archived, and goes on where it was if somebody comes after all.
    pub resting: Duration,
    /// The same: it is removed.
    pub abandoned: Duration,
    /// A table whose game has ended: it is archived.
    pub finished: Duration,
    /// The same: it is removed.
    pub forgotten: Duration,
}

impl Default for Ages {
    fn default() -> Ages {
        Ages {
            idle_guest: 30 * DAY,
            gathering: 30 * DAY,
            resting: 30 * DAY,
            abandoned: 400 * DAY,
            finished: 7 * DAY,
            forgotten: 5 * 365 * DAY,
        }
    }
}

/// What was put away or removed at once. There may be more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// Sessions that had ended.
    pub sessions: u64,
    /// Guests who cannot come back, or never came to anything.
    pub guests: u64,
    /// Tables that were removed.
    pub removed: u64,
    /// Tables that were archived.
    pub archived: u64,
}

impl Swept {
    /// And this too.
    pub fn add(&mut self, more: Swept) {
        self.sessions += more.sessions;
        self.guests += more.guests;
        self.removed += more.removed;
        self.archived += more.archived;
    }

    /// Was there nothing to do?
    pub fn is_nothing(self) -> bool {
        self == Swept::default()
    }
}

/// A log in which somebody has another name.
#[derive(Clone)]
pub struct Rewritten {
    /// Whose log.
    pub table: TableId,
    /// The head it must still have.
    pub expected: Head,
    /// All bodies of its events.
    pub bodies: Vec<String>,
    /// What lists show of the table, as JSON.
    pub card: String,
}

/// What is kept about somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// When he came.
    pub created_ms: i64,
    /// When each of his sessions began, and was last used.
    pub sessions: Vec<(i64, i64)>,
    /// The tables where he sits.
    pub tables: Vec<TableId>,
}

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Extent {
    /// Bytes of the database.
    pub bytes: u64,
    /// Of these, bytes that are free for what comes next.
    pub free_bytes: u64,
    /// People who are kept: guests and accounts.
    pub people: u64,
    /// Tables where nobody has begun, where a game goes on, and where one has ended.
    pub tables: [u64; 3],
}
