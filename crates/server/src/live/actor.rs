//! One table that is awake: a task that takes what lies in its mailbox, one after the other.

use std::panic::AssertUnwindSafe;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use game::{Seat, Viewer};
use table::clock::Timing;
use table::input::Input;
use table::{AnyTable, Entry, Unrestored};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, Sleep, sleep};

use super::{
    By, Live, Loaded, Message, Outcome, PersonId, Step, append, change_of_owner, entropy, load, lock, owner,
    owners,
};
use crate::app::{App, closed};
use crate::closed;
use crate::error::Error;
use crate::rematch;
use crate::robots;
use crate::store::tables;

/// What could not be done when it was due is tried again after this time, and twice as long after each failure.
const AGAIN_MS: u64 = 1_000;
const AGAIN_MS_MAX: u64 = 64_000;

/// How often a table looks, once the house closes, whether anybody still wants something.
const LEAVING: Duration = Duration::from_millis(10);

/// Lives until the table falls asleep or the house closes.
pub(super) async fn run(app: Arc<App>, live: Arc<Live>, mailbox: mpsc::Receiver<Message>) {
    let (stop, sleep_after) = (app.stop(), app.config.sleep_after);
    let mut actor = Actor { app, live, mailbox, stop, failures: 0, watching: 0 };
    let mut rest = pin!(sleep(sleep_after));
    let mut quiet_since = Instant::now();
    while let Some(task) = actor.next(rest.as_mut(), quiet_since).await {
        actor.supervise(task).await;
        quiet_since = Instant::now();
    }
    actor.app.metrics.tables_awake.change(-1);
}

struct Actor {
    app: Arc<App>,
    live: Arc<Live>,
    mailbox: mpsc::Receiver<Message>,
    stop: watch::Receiver<bool>,
    /// How often in a row what was due could not be done.
    failures: u32,
    /// How many looked on when the sockets were told.
    watching: u32,
}

/// What there is to do.
enum Task {
    Mail(Message),
    /// Time has come, or somebody has come or gone.
    Look,
}

impl Actor {
    /// Waits for something to do; `None` if there will be nothing. One timer serves all of a table's life: while there is
    /// something to do it is let run, and set again when it has run out.
    async fn next(&mut self, mut rest: Pin<&mut Sleep>, quiet_since: Instant) -> Option<Task> {
        loop {
            tokio::select! {
                message = self.mailbox.recv() => return message.map(Task::Mail),
                () = self.live.nudge.notified() => return Some(Task::Look),
                () = rest.as_mut() => {
                    let sleep_after = self.app.config.sleep_after;
                    let is_time = quiet_since.elapsed() >= sleep_after;
                    if is_time && self.falls_asleep() {
                        return None;
                    }
                    let since = if is_time { Instant::now() } else { quiet_since };
                    rest.as_mut().reset(since + sleep_after);
                }
                () = closed(&mut self.stop) => return self.last_mail().await,
            }
        }
    }

    /// The house closes: what was said before is still done.
    async fn last_mail(&mut self) -> Option<Task> {
        loop {
            let message = tokio::time::timeout(LEAVING, self.mailbox.recv()).await;
            match message {
                Ok(message) => return message.map(Task::Mail),
                Err(_) if self.is_held() => {}
                Err(_) => return None,
            }
        }
    }

    /// Does anybody hold the table, apart from the list of those who are awake and its own task?
    fn is_held(&self) -> bool {
        Arc::strong_count(&self.live) > 2
    }

    /// Takes the table out of the list, unless somebody holds it.
    fn falls_asleep(&mut self) -> bool {
        let mut awake = lock(&self.app.tables.awake);
        if self.is_held() || !self.mailbox.is_empty() {
            return false;
        }
        awake.remove(&self.live.id);
        if awake.len() < awake.capacity() / 4 {
            awake.shrink_to_fit();
        }
        self.put_away();
        true
    }

    /// Empties the case. Whoever loads the table again finds what its clocks had counted; the deadline stays in the heap.
    fn put_away(&self) {
        let loaded = lock(&self.live.case).take();
        if let Some(timing) = loaded.and_then(|loaded| running(&loaded.table)) {
            self.set_aside(timing);
        }
    }

    fn set_aside(&self, timing: Timing) {
        lock(&self.app.tables.asleep).insert(self.live.id, timing);
    }

    /// Does it, and survives whatever happens: a panic in one table hurts that table alone. It is loaded anew, and what was
    /// due is tried again.
    async fn supervise(&mut self, task: Task) {
        let done = AssertUnwindSafe(self.perform(task)).catch_unwind().await;
        let is_done = done.unwrap_or_else(|_| {
            self.app.metrics.panics.add();
            tracing::error!(table = %self.live.id, "a table has panicked and is loaded anew");
            lock(&self.live.case).take();
            false
        });
        if is_done {
            self.failures = 0;
            return;
        }
        let pause_ms = (AGAIN_MS << self.failures.min(6)).min(AGAIN_MS_MAX);
        self.failures = self.failures.saturating_add(1);
        self.app.tables.deadlines.set(self.live.id, Some(self.app.tables.now_ms() + pause_ms));
    }

    /// `false`: what was due must be tried again.
    async fn perform(&mut self, task: Task) -> bool {
        match task {
            Task::Mail(Message::Look(by, past, look)) => {
                match self.loaded(by, |table| !past.is_known(table)).await {
                    Ok(loaded) => self.show(loaded, |loaded| look(Ok(loaded))),
                    Err(error) => look(Err(error)),
                }
                true
            }
            Task::Mail(Message::Step(step)) => {
                let Step { by, input, at_ms, after } = *step;
                match self.step(by, input, at_ms).await {
                    Ok((outcome, loaded, version)) => {
                        self.show(loaded, |loaded| after(Ok((outcome, loaded, version))));
                        self.announce(version);
                        true
                    }
                    Err(error) => {
                        let again = self.is_to_be_tried_again(&error);
                        after(Err(error));
                        !again
                    }
                }
            }
            Task::Mail(Message::Reload(answer)) => {
                self.put_away();
                self.live.change();
                // Whoever asked may have gone.
                let _ = answer.send(());
                true
            }
            Task::Look => {
                let now_ms = self.app.tables.now_ms();
                match self.step(By::House, Input::Tick, now_ms).await {
                    Ok((_, loaded, version)) => {
                        self.show(loaded, |_| ());
                        self.announce(version);
                        true
                    }
                    Err(error) => !self.is_to_be_tried_again(&error),
                }
            }
        }
    }

    /// Puts the table back into its case for somebody to look at; then it forgets what is long past.
    fn show(&self, loaded: Box<Loaded>, look: impl FnOnce(&Loaded)) {
        let mut case = lock(&self.live.case);
        let loaded = case.insert(loaded);
        look(loaded);
        loaded.table.trim();
    }

    /// Is it a failure that may pass?
    fn is_to_be_tried_again(&self, error: &Error) -> bool {
        matches!(error, Error::Unavailable | Error::Internal | Error::Timeout)
    }

    fn announce(&self, version: u64) {
        if version > *self.live.changed.borrow() {
            self.live.change();
        }
    }

    /// The table, from the case or from the log, for somebody whose seat it is; from the log also if it lacks what it is wanted
    /// for.
    async fn loaded(&self, by: By, lacks: impl FnOnce(&AnyTable) -> bool) -> Result<Box<Loaded>, Error> {
        let loaded = lock(&self.live.case).take();
        let mut loaded = match loaded {
            Some(loaded) => loaded,
            None => self.load().await?,
        };
        let checked = match self.check(&mut loaded, by).await {
            Ok(()) if lacks(&loaded.table) => self.remember(&mut loaded).await,
            checked => checked,
        };
        match checked {
            Ok(()) => Ok(loaded),
            Err(error) => {
                *lock(&self.live.case) = Some(loaded);
                Err(error)
            }
        }
    }

    /// Reads all that the table has forgotten. What is not in the log it keeps: who is there, and what his clock has counted.
    async fn remember(&self, loaded: &mut Loaded) -> Result<(), Error> {
        let timing = loaded.table.timing().clone();
        *loaded = *self.load().await?;
        loaded.table.resume(timing);
        Ok(())
    }

    async fn load(&self) -> Result<Box<Loaded>, Error> {
        let (head, entries, owners) = load(&self.app, self.live.id).await?;
        let slept = lock(&self.app.tables.asleep).remove(&self.live.id);
        let mut table = match AnyTable::restore(entries, &self.app.tables.shelves) {
            Ok(table) => table,
            Err(Unrestored::Closed(_)) => return Err(closed::close(&self.app, self.live.id).await),
            Err(Unrestored::Bad(bad)) => {
                tracing::error!(table = %self.live.id, seq = bad.seq, reason = bad.reason, "a log that no table has written");
                return Err(Error::Internal);
            }
        };
        if let Some(timing) = slept {
            table.resume(timing);
        }
        Ok(Box::new(Loaded { table, head, owners }))
    }

    /// Is the seat still his? Seats change hands elsewhere too, when a guest logs in: then the store knows.
    async fn check(&self, loaded: &mut Loaded, by: By) -> Result<(), Error> {
        let By::Person(person, Viewer::Seat(seat)) = by else { return Ok(()) };
        if owner(&loaded.owners, seat) != Some(person) {
            loaded.owners = owners(self.app.store.owners(self.live.id).await?);
        }
        if owner(&loaded.owners, seat) == Some(person) { Ok(()) } else { Err(Error::Absent) }
    }

    /// One step: what came of it, the table as it is committed, and the version that it makes.
    async fn step(&mut self, by: By, input: Input, at_ms: u64) -> Result<(Outcome, Box<Loaded>, u64), Error> {
        match self.try_step(by, input.clone(), at_ms).await {
            // Somebody was forgotten meanwhile: the log is the same but for his name.
            Err(Error::Conflict(_)) => self.try_step(by, input, at_ms).await,
            done => done,
        }
    }

    async fn try_step(
        &mut self,
        by: By,
        input: Input,
        at_ms: u64,
    ) -> Result<(Outcome, Box<Loaded>, u64), Error> {
        let start = Instant::now();
        let mut loaded = self.loaded(by, |table| table.lacks(&input)).await?;
        let before = loaded.table.present();
        let counted = running(&loaded.table);
        let (entries, outcome) = self.handle(&mut loaded.table, input, at_ms);
        if !entries.is_empty() {
            let stored = self.store(&mut loaded, &entries, by).await;
            if let (Err(Error::Conflict(_)), Some(counted)) = (&stored, counted) {
                self.set_aside(counted);
            }
            stored?;
            self.app.metrics.commit.record(start.elapsed());
            // What was on its way to the disk was not to be seen, and nobody could answer it.
            loaded.table.rest_until(self.app.tables.now_ms());
        }
        let due_ms = loaded.table.due_in().map(|due| self.app.tables.now_ms() + due.max(1));
        self.app.tables.deadlines.set(self.live.id, due_ms);
        let watching = std::mem::replace(&mut self.watching, self.live.watching());
        let is_news = !entries.is_empty() || before != loaded.table.present() || watching != self.watching;
        robots::wake(&self.app, &self.live, robots::on_turn(&loaded.table));
        let version = *self.live.changed.borrow() + u64::from(is_news);
        Ok((outcome, loaded, version))
    }

    /// Tells the table who is there and what time it is, and then what somebody said.
    fn handle(&self, table: &mut AnyTable, input: Input, at_ms: u64) -> (Vec<Entry>, Outcome) {
        self.app.config.faults.perhaps_panic(&input);
        table.wait_until(at_ms);
        let (here, known) = (self.live.present(), table.present());
        let mut entries = Vec::new();
        let seats = (0..super::SEATS_MAX as u8)
            .map(Seat)
            .filter(|seat| here.contains(*seat) != known.contains(*seat));
        for seat in seats {
            let came = here.contains(seat);
            let presence = if came { Input::Present(seat) } else { Input::Absent(seat) };
            entries.extend(table.handle(presence, at_ms, &mut entropy()).entries);
        }
        let step = table.handle(input, at_ms, &mut entropy());
        entries.extend(step.entries);
        (entries, step.answer)
    }

    /// Writes what a step has brought, all or nothing, and what follows from it for people and further tables.
    async fn store(&self, loaded: &mut Loaded, entries: &[Entry], by: By) -> Result<(), Error> {
        let id = self.live.id;
        let append = append(id, loaded.head, entries, &loaded.table);
        let next = rematch::next_table(&self.app, &loaded.table, entries)?;
        let changes: Vec<(Seat, Option<PersonId>)> =
            entries.iter().filter_map(|entry| change_of_owner(&entry.event, by)).collect();
        let sitter = match by {
            By::Sitter(person, _) => Some(person),
            By::House | By::Person(..) => None,
        };
        let owners = changes.iter().map(|(seat, person)| (seat.0, *person)).collect();
        let step = tables::Step { append, sitter, owners, next };
        loaded.head = self.app.store.append(step).await?;
        for (seat, person) in changes {
            if let Some(owner) = loaded.owners.get_mut(seat.index()) {
                *owner = person;
            }
        }
        Ok(())
    }
}

/// What the clocks of a table have counted, where any runs.
fn running(table: &AnyTable) -> Option<Timing> {
    table.needs_ticks().then(|| table.timing().clone())
}
