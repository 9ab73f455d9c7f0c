//! Continuous backup: copies of the whole database now and then, and in between everything that is written, seconds later.
//!
//! ```text
//! base-MS-NNNNNNNN.db   the database as it was at some moment of piece NNNNNNNN or later
//! wal-NNNNNNNN          a piece of SQLite's own write-ahead log, from one restart of it to the next
//! ```
//!
//! The writer reads what it has committed out of the WAL ([`wal`]) and hands it over; a thread here writes it into the folder, which
//! may be on another disk, slow or full: nobody's move waits for it. Whatever breaks the row of pieces leaves a number out and asks
//! for a new base. To restore is to take a base and to let SQLite recover one piece after another ([`restore`]): no format of ours,
//! and its checksums hold. After each base that is rehearsed.

pub mod restore;
pub mod wal;

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use rusqlite::backup::Backup;

use super::schema;
use crate::store::{BackupHealth, today_ms};
use wal::{Piece, Wal};

/// Beyond this the WAL is brought into the database whether or not it could be handed over.
const WAL_BYTES_MAX: u64 = 256 * 1024 * 1024;

/// Pieces on their way, at most: each may be as long as the WAL gets.
const QUEUE_MAX: usize = 4;

/// After a failure the next base is tried after this time.
const AGAIN_AFTER: Duration = Duration::from_secs(60);

/// Where backups go, and how many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backups {
    /// The folder; better on another disk.
    pub folder: PathBuf,
    /// How long something that was committed stays here alone, at most, while all is well.
    pub ship_every: Duration,
    /// How often the whole database is copied.
    pub copy_every: Duration,
    /// For so many days one copy a day is kept; the newest two in any case.
    pub keep_days: u32,
}

impl Backups {
    /// Everything within ten seconds, copies once a day, kept for a week.
    pub fn daily(folder: PathBuf) -> Backups {
        let (ship_every, copy_every) = (Duration::from_secs(10), Duration::from_secs(24 * 60 * 60));
        Backups { folder, ship_every, copy_every, keep_days: 7 }
    }
}

/// What can be seen of the thread from outside.
pub(super) struct Vitals {
    /// Everything that was committed before is in the folder.
    shipped_ms: AtomicI64,
    based_ms: AtomicI64,
    rehearsed_ms: AtomicI64,
    failures: AtomicU64,
    /// Which base was copied, or could not be. The writer has to hand over what it has once more before it counts.
    copied: AtomicU64,
    uncopied: AtomicU64,
    /// Something could not be written: the row of pieces is broken.
    is_broken: AtomicBool,
}

impl Vitals {
    pub(super) fn health(&self) -> BackupHealth {
        let at = |of: &AtomicI64| Some(of.load(Ordering::Relaxed)).filter(|ms| *ms > 0);
        BackupHealth {
            shipped_ms: at(&self.shipped_ms),
            based_ms: at(&self.based_ms),
            rehearsed_ms: at(&self.rehearsed_ms),
            failures: self.failures.load(Ordering::Relaxed),
        }
    }

    fn failed(&self, what: &str, error: &str) {
        tracing::error!(what, error, "a backup failed");
        self.failures.fetch_add(1, Ordering::Relaxed);
    }
}

enum Parcel {
    /// Part of a piece, and until when everything is in it.
    Piece(Piece, i64),
    /// Copy the database; this piece is the first to follow.
    Base { ticket: u64, first: u64 },
    /// Everything that was committed before the copy was finished is there: it counts.
    Finish,
}

/// The writer's end.
pub(super) struct Shipping {
    wal: Wal,
    queue: SyncSender<Parcel>,
    pub(super) vitals: Arc<Vitals>,
    settings: Backups,
    collected: Instant,
    base: BaseState,
    ticket: u64,
    /// Hears when the thread has ended.
    ended: Receiver<()>,
}

/// How long the thread gets to write the last pieces when the server ends.
const END_WITHIN: Duration = Duration::from_secs(5);

#[derive(Clone, Copy, PartialEq, Eq)]
enum BaseState {
    /// The next is due then.
    Due(Instant),
    /// It is being copied, since then.
    Copying(Instant),
}

impl Shipping {
    /// Starts the thread. The connection is the writer's: it brings its WAL into the database only when it is told to.
    pub(super) fn start(
        database: &Path,
        connection: &Connection,
        backups: &Backups,
    ) -> Result<Shipping, String> {
        let say = |error: io::Error| format!("{}: {error}", backups.folder.display());
        private_folder(&backups.folder).map_err(say)?;
        connection.execute_batch("PRAGMA wal_autocheckpoint=0").map_err(|error| error.to_string())?;
        // A number is left out: what this row begins with does not follow what was there.
        let first = restore::last_piece(&backups.folder).map_err(say)? + 2;
        let ((queue, parcels), (end, ended)) = (sync_channel(QUEUE_MAX), sync_channel(1));
        let vitals = Arc::new(Vitals {
            shipped_ms: AtomicI64::new(0),
            based_ms: AtomicI64::new(0),
            rehearsed_ms: AtomicI64::new(0),
            failures: AtomicU64::new(0),
            copied: AtomicU64::new(0),
            uncopied: AtomicU64::new(0),
            is_broken: AtomicBool::new(false),
        });
        let thread =
            Thread { database: database.to_path_buf(), backups: backups.clone(), vitals: vitals.clone() };
        std::thread::Builder::new()
            .name("backups".into())
            .spawn(move || {
                thread.run(&parcels);
                let _ = end.send(());
            })
            .map_err(|error| error.to_string())?;
        let now = Instant::now();
        Ok(Shipping {
            wal: Wal::of(database, first),
            queue,
            vitals,
            settings: backups.clone(),
            collected: now,
            base: BaseState::Due(now),
            ticket: 0,
            ended,
        })
    }

    /// After each commit, and once a second: hands over what is due. `connection` is the writer's, outside a transaction.
    pub(super) fn tend(&mut self, connection: &Connection) {
        if !self.wal.look() {
            self.broken("the log was restarted by somebody else");
        }
        if self.vitals.is_broken.swap(false, Ordering::Relaxed) {
            self.broken("a piece could not be written");
        }
        let is_large = self.wal.pages() >= schema::CHECKPOINT_PAGES;
        if is_large || self.collected.elapsed() >= self.settings.ship_every {
            self.collect();
        }
        if is_large && (self.wal.is_shipped() || self.wal.bytes() > WAL_BYTES_MAX) {
            // A reader may hold it up: then the next commit tries again.
            let _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
        }
        self.tend_base();
    }

    /// After this time something may be due.
    pub(super) fn pause(&self) -> Duration {
        self.settings.ship_every.clamp(Duration::from_millis(10), Duration::from_secs(1))
    }

    /// Hands over what is not handed over yet.
    pub(super) fn collect(&mut self) {
        self.collected = Instant::now();
        let piece = match self.wal.unshipped() {
            Ok(piece) => piece,
            Err(error) => return self.vitals.failed("reading the log", &error.to_string()),
        };
        let end = piece.offset + piece.bytes.len() as u64;
        if self.queue.try_send(Parcel::Piece(piece, today_ms())).is_ok() {
            self.wal.shipped(end);
        }
    }

    fn tend_base(&mut self) {
        let now = Instant::now();
        match self.base {
            BaseState::Due(when) if now >= when => {
                let (ticket, first) = (self.ticket + 1, self.wal.piece());
                if self.queue.try_send(Parcel::Base { ticket, first }).is_ok() {
                    (self.ticket, self.base) = (ticket, BaseState::Copying(now));
                }
            }
            BaseState::Copying(_) if self.vitals.copied.load(Ordering::Relaxed) == self.ticket => {
                // The copy may be newer than what was shipped, and older pages must not be laid over it.
                self.collect();
                if self.wal.is_shipped() && self.queue.try_send(Parcel::Finish).is_ok() {
                    self.base = BaseState::Due(now + self.settings.copy_every);
                }
            }
            BaseState::Copying(_) if self.vitals.uncopied.load(Ordering::Relaxed) == self.ticket => {
                self.base = BaseState::Due(now + AGAIN_AFTER);
            }
            BaseState::Due(_) | BaseState::Copying(_) => {}
        }
    }

    /// Hands over the last, and waits a while for it to be written.
    pub(super) fn close(mut self) {
        self.wal.look();
        self.collect();
        drop(self.queue);
        let _ = self.ended.recv_timeout(END_WITHIN);
    }

    fn broken(&mut self, why: &'static str) {
        tracing::warn!(why, "the row of backups is broken: the whole database is copied anew");
        self.wal.leave_out();
        let now = Instant::now();
        self.base = BaseState::Due(match self.base {
            BaseState::Due(when) => when.min(now),
            // What is being copied does not count any more.
            BaseState::Copying(since) => now.max(since + AGAIN_AFTER),
        });
    }
}

struct Thread {
    database: PathBuf,
    backups: Backups,
    vitals: Arc<Vitals>,
}

impl Thread {
    fn run(self, parcels: &Receiver<Parcel>) {
        let mut base: Option<(PathBuf, PathBuf)> = None;
        for parcel in parcels {
            match parcel {
                Parcel::Piece(piece, until_ms) => match self.write(&piece) {
                    Ok(()) => self.vitals.shipped_ms.store(until_ms, Ordering::Relaxed),
                    Err(error) => {
                        self.vitals.failed("a piece", &error.to_string());
                        self.vitals.is_broken.store(true, Ordering::Relaxed);
                    }
                },
                Parcel::Base { ticket, first } => {
                    base.take().into_iter().for_each(|(part, _)| drop(fs::remove_file(part)));
                    base = self.copy(first);
                    let known = if base.is_some() { &self.vitals.copied } else { &self.vitals.uncopied };
                    known.store(ticket, Ordering::Relaxed);
                }
                Parcel::Finish => base.take().into_iter().for_each(|(part, name)| self.finish(&part, &name)),
            }
        }
    }

    fn write(&self, piece: &Piece) -> io::Result<()> {
        if piece.bytes.is_empty() {
            return Ok(());
        }
        let mut file = private(&restore::piece_name(&self.backups.folder, piece.number))?;
        file.seek(SeekFrom::Start(piece.offset))?;
        file.write_all(&piece.bytes)?;
        file.sync_data()
    }

    /// The database, page for page, as it is now; under a name that does not count yet.
    fn copy(&self, first: u64) -> Option<(PathBuf, PathBuf)> {
        let name = restore::base_name(&self.backups.folder, today_ms(), first);
        let part = name.with_extension("part");
        let copied = || -> Result<(), String> {
            let say = |error: rusqlite::Error| error.to_string();
            private(&part).map_err(|error| error.to_string())?;
            let from = schema::open_reader(&self.database).map_err(|error| error.to_string())?;
            let mut to = Connection::open(&part).map_err(say)?;
            // In one go: the reader's view stays the same, and nobody who writes waits for it.
            let copy = Backup::new(&from, &mut to).map_err(say)?;
            copy.step(-1).map_err(say)?;
            drop(copy);
            to.close().map_err(|(_, error)| error.to_string())?;
            File::open(&part).and_then(|file| file.sync_all()).map_err(|error| error.to_string())
        };
        match copied() {
            Ok(()) => Some((part, name)),
            Err(error) => {
                let _ = fs::remove_file(&part);
                self.vitals.failed("a copy", &error);
                None
            }
        }
    }

    fn finish(&self, part: &Path, name: &Path) {
        let named = fs::rename(part, name).and_then(|()| File::open(&self.backups.folder)?.sync_all());
        if let Err(error) = named {
            return self.vitals.failed("naming a copy", &error.to_string());
        }
        self.vitals.based_ms.store(today_ms(), Ordering::Relaxed);
        if let Err(error) = restore::rotate(&self.backups, today_ms()) {
            self.vitals.failed("removing old copies", &error.to_string());
        }
        let (folder, vitals) = (self.backups.folder.clone(), self.vitals.clone());
        let rehearse = move || match restore::rehearse(&folder) {
            Ok(contents) => {
                let (tables, events) = (contents.tables, contents.events);
                tracing::info!(tables, events, "a restore was rehearsed");
                vitals.rehearsed_ms.store(today_ms(), Ordering::Relaxed);
            }
            Err(error) => vitals.failed("rehearsing a restore", &error),
        };
        // Reading everything back takes its time, and what is written goes on being shipped.
        let _ = std::thread::Builder::new().name("rehearsal".into()).spawn(rehearse);
    }
}

/// A file that nobody but the keeper reads.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).write(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn private_folder(path: &Path) -> io::Result<()> {
    fs::create_dir_all(path)?;
    #[cfg(unix)]
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o700))?;
    Ok(())
}
