//! The one thread that writes.
//!
//! Jobs queue up while a commit waits for the disk, and the next commit takes them all: under load a single `fsync`
//! serves many tables, and alone a job waits for nobody. A job is answered after its commit and not before. Each has a savepoint of
//! its own: one that refuses, fails or panics is undone, and its neighbours are committed.
//!
//! A disk that is full is tried again every second, whether anybody writes or not. A write that does not come back makes the
//! [`Health`] say so; a thread that dies ends the process, for nothing could be written any more and everything would look well.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode};
use tokio::sync::oneshot;

use super::ballast::Ballast;
use super::shipping::{self, Shipping};
use crate::store::{Ability, Health, StoreError};

/// Jobs in one commit, at most: it bounds how long the first of them waits, to a few milliseconds.
const BATCH_JOBS_MAX: usize = 256;

/// Jobs that wait for the thread, at most. Beyond it the server sheds work instead of growing.
const QUEUE_JOBS_MAX: usize = 4096;

/// How long after a full disk the next attempt is made.
const FULL_RETRY: Duration = Duration::from_secs(1);

/// A commit that takes longer means that the disk hangs.
const HANGS_AFTER: Duration = Duration::from_secs(2);

/// Nobody waits longer for a commit. What was queued may still be committed: whoever asks again by the same id is told so.
const ANSWER_WITHIN: Duration = Duration::from_secs(8);

/// The exit code of a server that has stopped because its disk failed: EX_SOFTWARE of sysexits.
pub const EXIT_FAIL_STOP: i32 = 70;

/// A handle to the thread.
#[derive(Clone)]
pub struct Writer {
    queue: SyncSender<Message>,
    vitals: Arc<Vitals>,
    backups: Option<Arc<shipping::Vitals>>,
}

/// What can be seen of the thread from outside, without waiting for it.
struct Vitals {
    start: Instant,
    is_full: AtomicBool,
    is_short: AtomicBool,
    is_closed: AtomicBool,
    /// When the commit began that is on its way, in microseconds after `start`; 0 if none is.
    busy_since_us: AtomicU64,
    commits: AtomicU64,
    jobs: AtomicU64,
    waiting: AtomicU64,
}

enum Message {
    Job(Box<dyn Job>),
    Close(oneshot::Sender<()>),
}

/// Something to do in a transaction, and somebody who waits for it.
trait Job: Send {
    /// Does it; an error means that nothing of it may stay.
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError>;

    /// Tells whoever waits what came of it, now that the transaction has ended so.
    fn answer(self: Box<Self>, end: Result<(), StoreError>);
}

struct Write<F, T> {
    work: Option<F>,
    result: Result<T, StoreError>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<F, T> Job for Write<F, T>
where
    F: FnOnce(&Connection) -> Result<T, StoreError> + Send,
    T: Send,
{
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError> {
        let Some(work) = self.work.take() else { return Ok(()) };
        self.result = catch_unwind(AssertUnwindSafe(|| work(connection))).unwrap_or_else(|_| {
            tracing::error!("a job of the store panicked: it is undone");
            Err(StoreError::Broken)
        });
        self.result.as_ref().map(|_| ()).map_err(|error| *error)
    }

    fn answer(self: Box<Self>, end: Result<(), StoreError>) {
        // Whoever asked may have gone; what was committed stays committed.
        let _ = self.reply.send(end.and(self.result));
    }
}

impl Writer {
    /// Starts the thread.
    pub(super) fn start(connection: Connection, ballast: Ballast, shipping: Option<Shipping>) -> Writer {
        let (queue, jobs) = sync_channel(QUEUE_JOBS_MAX);
        let vitals = Arc::new(Vitals::new(!ballast.is_aboard()));
        let backups = shipping.as_ref().map(|shipping| shipping.vitals.clone());
        let thread = Thread { connection, vitals: vitals.clone(), full_since: None, ballast, shipping };
        std::thread::Builder::new()
            .name("store".into())
            .spawn(move || {
                let alive = Alive;
                thread.run(&jobs);
                std::mem::forget(alive);
            })
            .expect("the operating system gives one more thread at the start");
        Writer { queue, vitals, backups }
    }

    /// Queues the work, and waits for its commit.
    ///
    /// # Errors
    /// What the work refused, or why it could not be committed.
    pub async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, result) = oneshot::channel();
        let job = Box::new(Write { work: Some(work), result: Err(StoreError::Broken), reply });
        self.vitals.waiting.fetch_add(1, Ordering::Relaxed);
        match self.queue.try_send(Message::Job(job)) {
            Ok(()) => match tokio::time::timeout(ANSWER_WITHIN, result).await {
                Ok(result) => result.unwrap_or(Err(StoreError::Broken)),
                Err(_) => Err(StoreError::ReadOnly),
            },
            Err(error) => {
                self.vitals.waiting.fetch_sub(1, Ordering::Relaxed);
                Err(match error {
                    TrySendError::Full(_) => StoreError::ReadOnly,
                    TrySendError::Disconnected(_) => StoreError::Broken,
                })
            }
        }
    }

    /// How the thread is.
    pub fn health(&self) -> Health {
        Health { backups: self.backups.as_ref().map(|backups| backups.health()), ..self.vitals.health() }
    }

    /// Commits what is in the queue and ends the thread.
    pub async fn close(&self) {
        let (reply, done) = oneshot::channel();
        let queue = self.queue.clone();
        let sent = tokio::task::spawn_blocking(move || queue.send(Message::Close(reply)).is_ok());
        if sent.await.unwrap_or(false) {
            let _ = done.await;
        }
    }
}

impl Vitals {
    fn new(is_short: bool) -> Vitals {
        Vitals {
            start: Instant::now(),
            is_full: AtomicBool::new(false),
            is_short: AtomicBool::new(is_short),
            is_closed: AtomicBool::new(false),
            busy_since_us: AtomicU64::new(0),
            commits: AtomicU64::new(0),
            jobs: AtomicU64::new(0),
            waiting: AtomicU64::new(0),
        }
    }

    fn health(&self) -> Health {
        let busy = match self.busy_since_us.load(Ordering::Relaxed) {
            0 => Duration::ZERO,
            since => self.start.elapsed().saturating_sub(Duration::from_micros(since)),
        };
        let ability = match () {
            () if self.is_closed.load(Ordering::Relaxed) => Ability::Closed,
            () if busy > HANGS_AFTER => Ability::Hangs,
            () if self.is_full.load(Ordering::Relaxed) => Ability::Full,
            () => Ability::Writes,
        };
        Health {
            ability,
            is_short: self.is_short.load(Ordering::Relaxed),
            commits: self.commits.load(Ordering::Relaxed),
            jobs: self.jobs.load(Ordering::Relaxed),
            waiting: self.waiting.load(Ordering::Relaxed),
            busy,
            backups: None,
        }
    }

    /// Notes that the disk is asked for something, until what is given back is dropped.
    fn busy(&self) -> Busy<'_> {
        let since = self.start.elapsed().as_micros() as u64;
        self.busy_since_us.store(since.max(1), Ordering::Relaxed);
        Busy(self)
    }
}

struct Busy<'a>(&'a Vitals);

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.busy_since_us.store(0, Ordering::Relaxed);
    }
}

/// Dropped only when the thread dies before it was told to end.
struct Alive;

impl Drop for Alive {
    fn drop(&mut self) {
        eprintln!("utterson: the thread that writes is dead; stopping, so that somebody notices");
        std::process::exit(EXIT_FAIL_STOP)
    }
}

struct Thread {
    connection: Connection,
    vitals: Arc<Vitals>,
    full_since: Option<Instant>,
    ballast: Ballast,
    shipping: Option<Shipping>,
}

impl Thread {
    fn run(mut self, queue: &Receiver<Message>) {
        let mut closing = None;
        while closing.is_none() {
            let mut batch = Vec::new();
            match self.next(queue) {
                Ok(first) => {
                    for message in std::iter::once(first).chain(queue.try_iter()).take(BATCH_JOBS_MAX) {
                        match message {
                            Message::Job(job) => batch.push(job),
                            Message::Close(reply) => closing = Some(reply),
                        }
                    }
                    self.vitals.waiting.fetch_sub(batch.len() as u64, Ordering::Relaxed);
                    self.commit(batch);
                }
                Err(RecvTimeoutError::Timeout) => self.try_the_disk(),
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if let Some(shipping) = &mut self.shipping {
                shipping.tend(&self.connection);
            }
            self.ballast.take_in_again();
            self.vitals.is_short.store(!self.ballast.is_aboard(), Ordering::Relaxed);
        }
        self.vitals.is_closed.store(true, Ordering::Relaxed);
        self.shipping.into_iter().for_each(Shipping::close);
        drop(self.connection);
        if let Some(reply) = closing {
            let _ = reply.send(());
        }
    }

    /// The next job. While there is little room, or something to hand over, it is not waited for long.
    fn next(&self, queue: &Receiver<Message>) -> Result<Message, RecvTimeoutError> {
        match &self.shipping {
            _any if self.full_since.is_some() || !self.ballast.is_aboard() => queue.recv_timeout(FULL_RETRY),
            Some(shipping) => queue.recv_timeout(shipping.pause()),
            None => queue.recv().map_err(|_| RecvTimeoutError::Disconnected),
        }
    }

    fn commit(&mut self, mut batch: Vec<Box<dyn Job>>) {
        if self.full_since.is_some_and(|since| since.elapsed() < FULL_RETRY) {
            batch.into_iter().for_each(|job| job.answer(Err(StoreError::ReadOnly)));
            return;
        }
        let end = self.transaction(&mut batch).map_err(|error| self.rolled_back(error));
        if end.is_ok() {
            self.has_room();
            self.vitals.commits.fetch_add(1, Ordering::Relaxed);
            self.vitals.jobs.fetch_add(batch.len() as u64, Ordering::Relaxed);
        }
        batch.into_iter().for_each(|job| job.answer(end));
    }

    fn transaction(&self, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        let _busy = self.vitals.busy();
        self.say("BEGIN IMMEDIATE")?;
        let is_to_stay = match batch {
            // Alone it has nobody to be kept apart from.
            [job] => self.attempt(job.as_mut())?,
            jobs => {
                for job in jobs {
                    self.job(job.as_mut())?;
                }
                true
            }
        };
        self.say(if is_to_stay { "COMMIT" } else { "ROLLBACK" })
    }

    fn say(&self, statement: &str) -> Result<(), StoreError> {
        self.connection.prepare_cached(statement)?.execute([])?;
        Ok(())
    }

    /// Does one job of several, or nothing of it. An error means that the transaction is lost.
    fn job(&self, job: &mut dyn Job) -> Result<(), StoreError> {
        self.say("SAVEPOINT job")?;
        if !self.attempt(job)? {
            self.say("ROLLBACK TO job")?;
        }
        self.say("RELEASE job")
    }

    /// Does a job; `false`: nothing of it may stay. An error means that the transaction is lost.
    fn attempt(&self, job: &mut dyn Job) -> Result<bool, StoreError> {
        match job.run(&self.connection) {
            Ok(()) => Ok(true),
            Err(error @ (StoreError::Disk | StoreError::ReadOnly)) => Err(error),
            // SQLite itself has ended the transaction.
            Err(_) if self.connection.is_autocommit() => Err(StoreError::Broken),
            Err(_) => Ok(false),
        }
    }

    fn rolled_back(&mut self, reason: StoreError) -> StoreError {
        if reason == StoreError::Disk {
            fail_stop();
        }
        if reason == StoreError::ReadOnly && self.ballast.throw() {
            // There is room now for the next ones: they do not have to wait.
            tracing::warn!("the disk is full: games go on in the room kept back, and no new table is opened");
        } else if reason == StoreError::ReadOnly {
            self.full_since = Some(Instant::now());
            self.vitals.is_full.store(true, Ordering::Relaxed);
        }
        if !self.connection.is_autocommit() && self.connection.execute_batch("ROLLBACK").is_err() {
            fail_stop();
        }
        reason
    }

    fn has_room(&mut self) {
        if self.full_since.take().is_some() {
            tracing::info!("there is room on the disk again");
        }
        self.vitals.is_full.store(false, Ordering::Relaxed);
    }

    /// Writes something of the size of a few moves, and takes it away again: is there room, now that nobody asks?
    fn try_the_disk(&mut self) {
        if self.full_since.is_none() {
            return;
        }
        let vitals = self.vitals.clone();
        let busy = vitals.busy();
        let tried = self.connection.execute_batch(
            "BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS room (bytes BLOB); INSERT INTO room VALUES (zeroblob(65536)); COMMIT;
             DROP TABLE room;",
        );
        drop(busy);
        let since = self.full_since;
        match tried.map_err(StoreError::from) {
            Ok(()) => self.has_room(),
            Err(error) => {
                self.rolled_back(error);
                // Somebody's job is tried when its second is over, and not a second after this one.
                self.full_since = since;
            }
        }
    }
}

/// What a failure of the database means.
pub fn judge(error: &rusqlite::Error) -> StoreError {
    let code = error.sqlite_error_code();
    tracing::error!(code = ?code, "the database failed");
    match code {
        Some(ErrorCode::SystemIoFailure | ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
            StoreError::Disk
        }
        Some(ErrorCode::DiskFull) => StoreError::ReadOnly,
        _other => StoreError::Broken,
    }
}

/// Ends the process. After an I/O error nobody knows what is on the disk: pages that could not be written may count as
/// written, so the only safe road is a new process that reads the log again.
pub fn fail_stop() -> ! {
    eprintln!("utterson: the disk failed; stopping before anything wrong is acknowledged");
    std::process::exit(EXIT_FAIL_STOP)
}
