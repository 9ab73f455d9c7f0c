//! The events of a table, chained by their hashes.
//!
//! ```text
//! start  = BLAKE3("utterson table" ‖ table id)       hash n = BLAKE3(hash n-1, or start ‖ body n)
//! ```
//!
//! Whoever has the last hash can tell whether any event before it was changed, left out or moved to another table.

use table::ids::TableId;

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

    /// The word that people's lists have: whether a clock runs is nothing they need to know.
    pub const fn listed(self) -> &'static str {
        match self {
            Status::Ticking => Status::Playing.as_str(),
            Status::Gathering | Status::Playing | Status::Over => self.as_str(),
        }
    }
}

/// What one step of a table adds to its log.
#[derive(Clone)]
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
