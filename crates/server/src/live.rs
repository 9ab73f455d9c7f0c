//! The tables that are awake, and the one gate through which anything comes out of them.
//!
//! ```text
//! input ─► lock ─► table.handle ─► append + commit ─► put the table back ─► wake the sockets ─► answer
//! ```
//!
//! While a step is on its way to the disk its table is *out of the slot*: whoever wants to look waits for the lock, and if
//! the step fails, or whoever made it is gone, the slot is empty and the next one loads the log. So nobody can see what
//! is not committed, and no failure leaves a table that has played a move the log does not know.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use game::{Seat, Viewer};
use table::any::Shelves;
use table::event::Event;
use table::fair::{Key, Stream};
use table::ids::TableId;
use table::input::{Done, Input};
use table::{AnyTable, Entry, Refused, Unrestored};
use tokio::sync::{MutexGuard, watch};

use crate::app::{self, App};
use crate::card;
use crate::closed;
use crate::error::Error;
use crate::ids::random;
use crate::rematch;
use crate::robots::{self, Thinking};
use crate::store::StoreError;
use crate::store::log::{Append, Head, Status, Summary};
use crate::store::people::PersonId;
use crate::store::tables::{self, Step};

/// The tables that are awake.
pub struct Tables {
    awake: Mutex<HashMap<TableId, Arc<Live>>>,
    /// What options of games may name.
    pub shelves: Shelves,
    start: Instant,
}

/// A table that is awake.
pub struct Live {
    /// Its name.
    pub id: TableId,
    slot: tokio::sync::Mutex<Slot>,
    changed: watch::Sender<u64>,
    needs_ticks: AtomicBool,
    /// Open sockets without a seat.
    watching: AtomicU32,
    /// Which bots think already.
    pub(crate) thinking: Thinking,
    used_ms: AtomicU64,
}

#[derive(Default)]
struct Slot {
    /// Empty before the first use, while a step is being written, and after one that failed.
    loaded: Option<Box<Loaded>>,
    /// Open sockets of each seat.
    sockets: [u16; SEATS_MAX],
}

/// No game has more seats.
const SEATS_MAX: usize = 8;

struct Loaded {
    table: AnyTable,
    head: Head,
    owners: Owners,
}

/// Whose seats they are.
pub(crate) type Owners = [Option<PersonId>; SEATS_MAX];

/// Who says something to a table, or looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The house: time that passes, connections, bots.
    House,
    /// Somebody who has these eyes for as long as the seat is his. It is looked up under the table's lock at every step,
    /// because a seat can change hands while a socket is open.
    Person(PersonId, Viewer),
    /// Somebody who wants to sit down there.
    Sitter(PersonId, Seat),
}

/// Random words of the operating system.
pub fn entropy() -> Stream {
    Key(random()).draw(0)
}

impl Tables {
    /// Nobody is awake yet.
    pub fn new(shelves: Shelves) -> Tables {
        Tables { awake: Mutex::default(), shelves, start: Instant::now() }
    }

    /// The clock of all tables: it never jumps, and stands still while the server is away.
    pub fn now_ms(&self) -> u64 {
        self.start.elapsed().as_millis() as u64
    }

    /// The table of that name; whoever asks has looked whether it exists.
    pub fn get(&self, app: &App, id: TableId) -> Arc<Live> {
        let mut awake = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        let live = awake.entry(id).or_insert_with(|| {
            app.metrics.tables_awake.change(1);
            Arc::new(Live::asleep(id))
        });
        live.used_ms.store(self.now_ms(), Ordering::Relaxed);
        live.clone()
    }

    /// The tables whose clocks run.
    fn ticking(&self) -> Vec<Arc<Live>> {
        let awake = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        awake.values().filter(|live| live.needs_ticks.load(Ordering::Relaxed)).cloned().collect()
    }

    /// Puts to sleep whom nobody holds, for whom no clock runs, and who has not been used for a while.
    fn put_to_sleep(&self, app: &App) {
        let now = self.now_ms();
        let sleep_after = app.config.sleep_after.as_millis() as u64;
        let mut awake = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        let before = awake.len();
        awake.retain(|_, live| {
            let is_held = Arc::strong_count(live) > 1 || live.needs_ticks.load(Ordering::Relaxed);
            is_held || now.saturating_sub(live.used_ms.load(Ordering::Relaxed)) < sleep_after
        });
        app.metrics.tables_awake.change(awake.len() as i64 - before as i64);
        if awake.len() < awake.capacity() / 4 {
            awake.shrink_to_fit();
        }
    }
}

/// Once a second: clocks tick, and idle tables go to sleep.
pub async fn keep_time(app: Arc<App>) {
    if let Ok(ticking) = app.store.ticking().await {
        for id in ticking {
            let _ = app.tables.get(&app, id).step(&app, By::House, Input::Tick).await;
        }
    }
    let mut stop = app.stop();
    let mut second = tokio::time::interval(std::time::Duration::from_secs(1));
    loop {
        tokio::select! {
            _ = second.tick() => {}
            () = app::closed(&mut stop) => return,
        }
        for live in app.tables.ticking() {
            // Refused or not stored: the next second comes.
            let _ = live.step(&app, By::House, Input::Tick).await;
        }
        app.tables.put_to_sleep(&app);
    }
}

impl Live {
    fn asleep(id: TableId) -> Live {
        Live {
            id,
            slot: tokio::sync::Mutex::default(),
            changed: watch::Sender::new(0),
            needs_ticks: AtomicBool::new(false),
            watching: AtomicU32::new(0),
            thinking: Thinking::default(),
            used_ms: AtomicU64::new(0),
        }
    }

    /// Wakes whoever should look at the table again.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Looks at the table: all that is seen is committed.
    ///
    /// # Errors
    /// If the seat is not his any more, or the table cannot be loaded.
    pub async fn look<T>(&self, app: &App, by: By, look: impl FnOnce(&AnyTable) -> T) -> Result<T, Error> {
        let mut slot = self.slot.lock().await;
        let loaded = self.take(app, &mut slot).await?;
        let loaded = slot.loaded.insert(loaded);
        self.check(app, loaded, by).await?;
        Ok(look(&loaded.table))
    }

    /// Says something to the table. When this returns, what came of it is on disk.
    ///
    /// # Errors
    /// If the seat is not his any more, or it could not be stored: then nothing has happened.
    pub async fn step(
        self: &Arc<Live>,
        app: &Arc<App>,
        by: By,
        input: Input,
    ) -> Result<Result<Done, Refused>, Error> {
        let start = Instant::now();
        let mut slot = self.slot.lock().await;
        let loaded = self.take(app, &mut slot).await?;
        self.check(app, slot.loaded.insert(loaded), by).await?;
        let mut loaded = self.take(app, &mut slot).await?;
        let before = loaded.table.present();
        let step = loaded.table.handle(input, app.tables.now_ms(), &mut entropy());
        if !step.entries.is_empty() {
            self.store(app, &mut loaded, &step.entries, by).await?;
            app.metrics.commit.record(start.elapsed());
        }
        self.needs_ticks.store(loaded.table.needs_ticks(), Ordering::Relaxed);
        let is_news = !step.entries.is_empty() || before != loaded.table.present();
        let bots = robots::on_turn(&loaded.table);
        slot.loaded = Some(loaded);
        drop(slot);
        if is_news {
            self.changed.send_modify(|version| *version += 1);
        }
        robots::wake(app, self, bots);
        Ok(step.answer)
    }

    /// A socket of that seat opens or closes.
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn socket(self: &Arc<Live>, app: &Arc<App>, seat: Seat, by: Change) -> Result<(), Error> {
        let mut slot = self.slot.lock().await;
        let Some(count) = slot.sockets.get_mut(seat.index()) else { return Err(Error::Internal) };
        *count = match by {
            Change::Opens => count.saturating_add(1),
            Change::Closes => count.saturating_sub(1),
        };
        let input = match (by, *count) {
            (Change::Opens, 1) => Input::Present(seat),
            (Change::Closes, 0) => Input::Absent(seat),
            (Change::Opens | Change::Closes, _) => return Ok(()),
        };
        drop(slot);
        self.step(app, By::House, input).await.map(|_| ())
    }

    /// A socket of somebody who looks on opens or closes.
    ///
    /// # Errors
    /// If the table cannot be loaded.
    pub async fn watcher(self: &Arc<Live>, app: &Arc<App>, by: Change) -> Result<(), Error> {
        match by {
            Change::Opens => {
                // Bots that were on turn when the server ended wake up with the first who looks.
                let _ = self.step(app, By::House, Input::Tick).await?;
                self.watching.fetch_add(1, Ordering::Relaxed);
            }
            Change::Closes => {
                self.watching.fetch_sub(1, Ordering::Relaxed);
            }
        }
        self.changed.send_modify(|version| *version += 1);
        Ok(())
    }

    /// Somebody has changed the log behind the table's back: it is read again.
    pub async fn reload(&self) {
        self.slot.lock().await.loaded = None;
        self.changed.send_modify(|version| *version += 1);
    }

    /// How many look on.
    pub fn watching(&self) -> u32 {
        self.watching.load(Ordering::Relaxed)
    }

    /// Takes the table out of its slot, from the log if need be.
    async fn take(&self, app: &App, slot: &mut MutexGuard<'_, Slot>) -> Result<Box<Loaded>, Error> {
        if let Some(loaded) = slot.loaded.take() {
            return Ok(loaded);
        }
        let (head, entries, owners) = load(app, self.id).await?;
        let mut table = match AnyTable::restore(entries, &app.tables.shelves) {
            Ok(table) => table,
            Err(Unrestored::Closed(_)) => return Err(closed::close(app, self.id).await),
            Err(Unrestored::Bad(bad)) => {
                tracing::error!(table = %self.id, seq = bad.seq, reason = bad.reason, "a log that no table has written");
                return Err(Error::Internal);
            }
        };
        for (seat, _) in slot.sockets.iter().enumerate().filter(|(_, count)| **count > 0) {
            table.handle(Input::Present(Seat(seat as u8)), app.tables.now_ms(), &mut entropy());
        }
        Ok(Box::new(Loaded { table, head, owners }))
    }

    /// Is the seat still his? Seats change hands elsewhere too, when a guest logs in: then the store knows.
    async fn check(&self, app: &App, loaded: &mut Loaded, by: By) -> Result<(), Error> {
        let By::Person(person, Viewer::Seat(seat)) = by else { return Ok(()) };
        if owner(&loaded.owners, seat) != Some(person) {
            loaded.owners = owners(app.store.owners(self.id).await?);
        }
        if owner(&loaded.owners, seat) == Some(person) { Ok(()) } else { Err(Error::Absent) }
    }

    /// Writes what a step has brought, all or nothing, and what follows from it for people and further tables.
    async fn store(&self, app: &App, loaded: &mut Loaded, entries: &[Entry], by: By) -> Result<(), Error> {
        let append = append(self.id, loaded.head, entries, &loaded.table);
        let next = rematch::next_table(app, &loaded.table, entries)?;
        let changes: Vec<(Seat, Option<PersonId>)> =
            entries.iter().filter_map(|entry| change_of_owner(&entry.event, by)).collect();
        let sitter = match by {
            By::Sitter(person, _) => Some(person),
            By::House | By::Person(..) => None,
        };
        let owners = changes.iter().map(|(seat, person)| (seat.0, *person)).collect();
        loaded.head = app.store.append(Step { append, sitter, owners, next }).await?;
        for (seat, person) in changes {
            if let Some(owner) = loaded.owners.get_mut(seat.index()) {
                *owner = person;
            }
        }
        Ok(())
    }
}

/// What happens to a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// It opens.
    Opens,
    /// It closes.
    Closes,
}

/// The head and the entries of a log, and whose seats they are.
pub(crate) async fn load(app: &App, id: TableId) -> Result<(Head, Vec<Entry>, Owners), Error> {
    let log = app.store.load(id).await?;
    let entries: Result<Vec<Entry>, _> = log.bodies.iter().map(|body| Entry::from_json(body)).collect();
    Ok((log.head, entries.map_err(|_| StoreError::Damaged)?, owners(log.owners)))
}

fn owners(seats: Vec<(u8, PersonId)>) -> Owners {
    let mut owners = Owners::default();
    for (seat, person) in seats {
        if let Some(owner) = owners.get_mut(usize::from(seat)) {
            *owner = Some(person);
        }
    }
    owners
}

fn owner(owners: &Owners, seat: Seat) -> Option<PersonId> {
    owners.get(seat.index()).copied().flatten()
}

/// What a step adds to the log.
pub(crate) fn append(id: TableId, expected: Head, entries: &[Entry], table: &AnyTable) -> Append {
    let status = match () {
        () if table.is_over() => Status::Over,
        () if !table.is_started() => Status::Gathering,
        () if table.needs_ticks() => Status::Ticking,
        () => Status::Playing,
    };
    let turn = table.turn().iter().fold(0, |bits, seat| bits | 1 << seat.0);
    let bodies = entries.iter().map(Entry::to_json).collect();
    Append {
        table: id,
        expected,
        bodies,
        summary: Summary { status, turn, card: card::changed(table, entries) },
    }
}

/// Whose seat it is from now on.
fn change_of_owner(event: &Event, by: By) -> Option<(Seat, Option<PersonId>)> {
    match (event, by) {
        (Event::Left { seat }, _) => Some((*seat, None)),
        (Event::Seated { seat, .. }, By::Sitter(person, sits)) if *seat == sits => {
            Some((*seat, Some(person)))
        }
        _other => None,
    }
}

/// Whose eyes a socket or request has.
pub fn viewer(access: tables::Access) -> Viewer {
    match access {
        tables::Access::Seat(seat) => Viewer::Seat(Seat(seat)),
        tables::Access::Watch => Viewer::Public,
    }
}
