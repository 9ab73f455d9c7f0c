//! The one thread that writes.
//!
//! Jobs queue up while a commit waits for the disk, and the next commit takes them all: under load a single `fsync`
//! serves many tables, and alone a job waits for nobody. A job is answered after its commit and not before.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode};
use tokio::sync::oneshot;

use super::StoreError;
use super::ballast::Ballast;

/// Jobs in one commit, at most: it bounds how long the first of them waits.
const BATCH_JOBS_MAX: usize = 64;

/// Jobs that wait for the thread, at most. Beyond it the server sheds work instead of growing.
const QUEUE_JOBS_MAX: usize = 4096;

/// How long after a full disk the next attempt is made.
const FULL_RETRY: Duration = Duration::from_secs(1);

/// The exit code of a server that has stopped because its disk failed: EX_SOFTWARE of sysexits.
pub const EXIT_FAIL_STOP: i32 = 70;

/// A handle to the thread.
#[derive(Clone)]
pub struct Writer {
    queue: SyncSender<Message>,
    health: Arc<Health>,
}

#[derive(Default)]
struct Health {
    is_full: AtomicBool,
    is_short: AtomicBool,
    is_closed: AtomicBool,
    commits: AtomicU64,
    jobs: AtomicU64,
}

enum Message {
    Job(Box<dyn Job>),
    Close(oneshot::Sender<()>),
}

/// Something to do in a transaction, and somebody who waits for it.
trait Job: Send {
    /// Does it; an error means that the whole transaction must go.
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
        let changes = connection.total_changes();
        self.result = work(connection);
        match &self.result {
            Ok(_) => Ok(()),
            // What a refusal left behind would be committed with the jobs around it.
            Err(error) if error.is_refusal() && connection.total_changes() == changes => Ok(()),
            Err(error) if error.is_refusal() => Err(StoreError::Broken),
            Err(error) => Err(*error),
        }
    }

    fn answer(self: Box<Self>, end: Result<(), StoreError>) {
        // Whoever asked may have gone; what was committed stays committed.
        let _ = self.reply.send(end.and(self.result));
    }
}

impl Writer {
    /// Starts the thread.
    pub fn start(connection: Connection, ballast: Ballast) -> Writer {
        let (queue, jobs) = sync_channel(QUEUE_JOBS_MAX);
        let health =
            Arc::new(Health { is_short: AtomicBool::new(!ballast.is_aboard()), ..Health::default() });
        let thread = Thread { connection, health: health.clone(), full_since: None, ballast };
        std::thread::Builder::new()
            .name("store".into())
            .spawn(move || thread.run(&jobs))
            .expect("the operating system gives one more thread at the start");
        Writer { queue, health }
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
        match self.queue.try_send(Message::Job(job)) {
            Ok(()) => result.await.unwrap_or(Err(StoreError::Broken)),
            Err(TrySendError::Full(_)) => Err(StoreError::ReadOnly),
            Err(TrySendError::Disconnected(_)) => Err(StoreError::Broken),
        }
    }

    /// Can anything be written at the moment?
    pub fn is_writable(&self) -> bool {
        !self.health.is_full.load(Ordering::Relaxed) && !self.health.is_closed.load(Ordering::Relaxed)
    }

    /// Is there so little room that nothing new should be begun?
    pub fn is_short(&self) -> bool {
        self.health.is_short.load(Ordering::Relaxed)
    }

    /// How many commits there were, and how many jobs in them.
    pub fn commits(&self) -> (u64, u64) {
        (self.health.commits.load(Ordering::Relaxed), self.health.jobs.load(Ordering::Relaxed))
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

struct Thread {
    connection: Connection,
    health: Arc<Health>,
    full_since: Option<Instant>,
    ballast: Ballast,
}

impl Thread {
    fn run(mut self, queue: &Receiver<Message>) {
        let mut closing = None;
        while closing.is_none() {
            let Ok(first) = queue.recv() else { return };
            let mut batch = Vec::new();
            let waiting = std::iter::once(first).chain(queue.try_iter()).take(BATCH_JOBS_MAX);
            for message in waiting {
                match message {
                    Message::Job(job) => batch.push(job),
                    Message::Close(reply) => closing = Some(reply),
                }
            }
            self.commit(batch);
            self.ballast.take_in_again();
            self.health.is_short.store(!self.ballast.is_aboard(), Ordering::Relaxed);
        }
        self.health.is_closed.store(true, Ordering::Relaxed);
        drop(self.connection);
        if let Some(reply) = closing {
            let _ = reply.send(());
        }
    }

    fn commit(&mut self, mut batch: Vec<Box<dyn Job>>) {
        if self.full_since.is_some_and(|since| since.elapsed() < FULL_RETRY) {
            batch.into_iter().for_each(|job| job.answer(Err(StoreError::ReadOnly)));
            return;
        }
        let end = self.transaction(&mut batch).map_err(|error| self.rolled_back(error));
        if end.is_ok() {
            self.full_since = None;
            self.health.is_full.store(false, Ordering::Relaxed);
            self.health.commits.fetch_add(1, Ordering::Relaxed);
            self.health.jobs.fetch_add(batch.len() as u64, Ordering::Relaxed);
        }
        batch.into_iter().for_each(|job| job.answer(end));
    }

    fn transaction(&self, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        self.connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
        for job in batch {
            job.run(&self.connection)?;
        }
        self.connection.prepare_cached("COMMIT")?.execute([])?;
        Ok(())
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
            self.health.is_full.store(true, Ordering::Relaxed);
        }
        if !self.connection.is_autocommit() && self.connection.execute_batch("ROLLBACK").is_err() {
            fail_stop();
        }
        reason
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
