//! The tables that are awake, and the one gate through which anything comes out of them.
//!
//! A table that is awake is an actor: a task of its own with a mailbox. Whoever wants something of a table sends it there, and
//! it is done one after the other:
//!
//! ```text
//! input ─► mailbox ─► table.handle ─► append + commit ─► put the table back ─► wake the sockets ─► answer
//! ```
//!
//! While a step is on its way to the disk its table is *out of the case*: whoever wants to look waits in the mailbox, and if
//! the step fails the case is empty and the next one loads the log. So nobody can see what is not committed, and no failure
//! leaves a table that has played a move the log does not know. A panic in one table ends there too: it is counted, and the
//! table is loaded anew.
//!
//! Who is there follows from what sockets hold: an [`Attendance`] that is dropped is somebody who has gone.

mod actor;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::{Entropy, Seat, SeatSet, Viewer};
use table::any::Shelves;
use table::clock::Timing;
use table::event::Event;
use table::fair::{Key, Stream};
use table::ids::TableId;
use table::input::{Done, Input};
use table::{AnyTable, Entry, Refused, talk};
use tokio::sync::{Notify, mpsc, oneshot, watch};

use crate::app::App;
use crate::card;
use crate::deadlines::Deadlines;
use crate::error::Error;
use crate::house_clock::HouseClock;
use crate::ids::random;
use crate::limits;
use crate::places::Place;
use crate::robots::Thinking;
use crate::store::StoreError;
use crate::store::log::{Append, Head, Status, Summary};
use crate::store::people::PersonId;
use crate::store::tables;

/// Messages that wait in one mailbox, at most; whoever comes then waits before it. A socket and a bot send one at a time.
const MAILBOX_MAX: usize = 64;

/// The tables that are awake.
pub struct Tables {
    awake: Mutex<HashMap<TableId, Arc<Live>>>,
    /// What those have counted who sleep while a clock of theirs runs.
    asleep: Mutex<HashMap<TableId, Timing>>,
    /// What options of games may name.
    pub shelves: Shelves,
    clock: HouseClock,
    pub(crate) deadlines: Deadlines,
}

/// A table that is awake, for whoever wants something of it.
pub struct Live {
    /// Its name.
    pub id: TableId,
    mailbox: mpsc::Sender<Message>,
    /// Says that time has come, or that somebody has come or gone.
    nudge: Notify,
    /// The table as it is committed. Empty before the first use, while a step is being written, and after one that failed.
    case: Mutex<Option<Box<Loaded>>>,
    here: Mutex<Here>,
    changed: watch::Sender<u64>,
    /// Which bots think already.
    pub(crate) thinking: Thinking,
}

/// Who is there.
struct Here {
    /// Open sockets of each seat.
    sockets: [u16; SEATS_MAX],
    /// Open sockets without a seat.
    watching: u32,
    /// For whom the bots think.
    payer: limits::Key,
    /// The place among the tables of whoever opened it.
    place: Option<Place>,
}

/// No game has more seats.
const SEATS_MAX: usize = 8;

pub(crate) struct Loaded {
    pub(crate) table: AnyTable,
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
    /// Somebody who has these eyes for as long as the seat is his. It is looked up at every step, because a seat can change
    /// hands while a socket is open.
    Person(PersonId, Viewer),
    /// Somebody who wants to sit down there.
    Sitter(PersonId, Seat),
}

/// How far back somebody looks. A table that is awake remembers the last few dozen events; for more its log is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Past {
    /// At how things stand.
    None,
    /// At all that he is to be told who knows this event, but none behind it.
    Since(u64),
    /// At everything.
    Whole,
}

/// What lies in a mailbox.
enum Message {
    /// Somebody looks.
    Look(By, Past, Look),
    /// Somebody says something. (In a box: a mailbox has room for dozens, and most of the time it is empty.)
    Step(Box<Step>),
    /// The log was changed behind the table's back; says when nobody sees the old one any more.
    Reload(oneshot::Sender<()>),
}

/// What somebody says, and what is done with what comes of it.
struct Step {
    by: By,
    input: Input,
    /// When he said it: what he waits in the mailbox is not charged to him.
    at_ms: u64,
    after: After,
}

type Look = Box<dyn FnOnce(Result<&Loaded, Error>) + Send>;

type After = Box<dyn FnOnce(Result<(Outcome, &Loaded, u64), Error>) + Send>;

/// What a table answers.
pub type Outcome = Result<Done, Refused>;

/// What comes of a step, and what was to be seen right after it.
pub(crate) struct Stepped<T> {
    /// The table's answer.
    pub outcome: Outcome,
    /// What the caller wanted to see; `None` if with this step he has given up the seat whose eyes he had.
    pub seen: Option<T>,
    /// The version that [`changes`](Live::changes) had then.
    pub version: u64,
}

/// Random words of the operating system.
pub fn entropy() -> Fresh {
    Fresh(None)
}

/// Asks the operating system when the first word is drawn: most steps of a table draw none.
pub struct Fresh(Option<Stream>);

impl Entropy for Fresh {
    fn word(&mut self) -> u32 {
        self.0.get_or_insert_with(|| Key(random()).draw(0)).word()
    }
}

impl Tables {
    /// Nobody is awake yet.
    pub fn new(shelves: Shelves) -> Tables {
        Tables {
            awake: Mutex::default(),
            asleep: Mutex::default(),
            shelves,
            clock: HouseClock::start(),
            deadlines: Deadlines::default(),
        }
    }

    /// The clock of all tables: it never jumps, and stands still while the server is away.
    pub fn now_ms(&self) -> u64 {
        self.clock.now_ms()
    }

    /// The table of that name; whoever asks has looked whether it exists.
    pub fn get(&self, app: &Arc<App>, id: TableId) -> Arc<Live> {
        let mut awake = lock(&self.awake);
        if let Some(live) = awake.get(&id) {
            return live.clone();
        }
        let (live, mailbox) = Live::new(id);
        awake.insert(id, live.clone());
        app.metrics.tables_awake.change(1);
        tokio::spawn(actor::run(app.clone(), live.clone(), mailbox));
        live
    }

    /// Seats have become this person's: whoever is at these tables shall see whose they are.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn see_owners(&self, app: &App, person: PersonId, tables: &[TableId]) -> Result<(), Error> {
        for id in tables {
            let Some(live) = lock(&self.awake).get(id).cloned() else { continue };
            let owners = app.store.owners(*id).await?;
            for (seat, _) in owners.into_iter().filter(|(_, owner)| *owner == person) {
                // Whoever looks from a seat that is not known to be his makes the table ask; one that is closed shows nothing.
                let _ = live.look(By::Person(person, Viewer::Seat(Seat(seat))), |_| ()).await;
            }
            live.change();
        }
        Ok(())
    }

    /// How many are awake.
    pub fn awake(&self) -> usize {
        lock(&self.awake).len()
    }
}

/// Wakes the tables whose clocks ran when the server ended.
pub async fn wake_ticking(app: Arc<App>) {
    if let Ok(ticking) = app.store.ticking().await {
        let now_ms = app.tables.now_ms();
        ticking.into_iter().for_each(|id| app.tables.deadlines.set(id, Some(now_ms)));
    }
}

/// Nothing that is done under these locks can panic half way.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Live {
    fn new(id: TableId) -> (Arc<Live>, mpsc::Receiver<Message>) {
        let (mailbox, messages) = mpsc::channel(MAILBOX_MAX);
        let here = Here { sockets: [0; SEATS_MAX], watching: 0, payer: limits::Key::Table(id), place: None };
        let live = Live {
            id,
            mailbox,
            nudge: Notify::new(),
            case: Mutex::default(),
            here: Mutex::new(here),
            changed: watch::Sender::new(0),
            thinking: Thinking::default(),
        };
        (Arc::new(live), messages)
    }

    /// Wakes whoever should look at the table again.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Looks at the table: all that is seen is committed.
    ///
    /// # Errors
    /// If the seat is not his any more, or the table cannot be loaded.
    pub async fn look<T: Send + 'static>(
        &self,
        by: By,
        look: impl FnOnce(&AnyTable) -> T + Send + 'static,
    ) -> Result<T, Error> {
        self.look_at(by, Past::None, |loaded| look(&loaded.table)).await
    }

    /// The same, looking back as well, and whose seats they are.
    ///
    /// # Errors
    /// See there.
    pub(crate) async fn look_at<T: Send + 'static>(
        &self,
        by: By,
        past: Past,
        look: impl FnOnce(&Loaded) -> T + Send + 'static,
    ) -> Result<T, Error> {
        if let Some(loaded) = lock(&self.case).as_deref()
            && loaded.is_his(by)
            && past.is_known(&loaded.table)
        {
            return Ok(look(loaded));
        }
        let (answer, seen) = oneshot::channel();
        let look: Look = Box::new(move |loaded| {
            // Whoever asked may have gone.
            let _ = answer.send(loaded.map(look));
        });
        self.send(Message::Look(by, past, look)).await?;
        seen.await.map_err(|_| Error::Internal)?
    }

    /// Says something to the table. When this returns, what came of it is on disk.
    ///
    /// # Errors
    /// If the seat is not his any more, or it could not be stored: then nothing has happened.
    pub async fn step(&self, app: &App, by: By, input: Input) -> Result<Outcome, Error> {
        self.step_then(app, by, input, |_| ()).await.map(|stepped| stepped.outcome)
    }

    /// The same, and a look at what came of it.
    ///
    /// # Errors
    /// See there.
    pub(crate) async fn step_then<T: Send + 'static>(
        &self,
        app: &App,
        by: By,
        input: Input,
        look: impl FnOnce(&Loaded) -> T + Send + 'static,
    ) -> Result<Stepped<T>, Error> {
        let at_ms = app.tables.now_ms();
        let (answer, stepped) = oneshot::channel();
        let after: After = Box::new(move |result| {
            let seen = result.map(|(outcome, loaded, version)| {
                let seen = loaded.is_his(by).then(|| look(loaded));
                Stepped { outcome, seen, version }
            });
            // Whoever asked may have gone: what he said is done all the same.
            let _ = answer.send(seen);
        });
        self.send(Message::Step(Box::new(Step { by, input, at_ms, after }))).await?;
        stepped.await.map_err(|_| Error::Internal)?
    }

    async fn send(&self, message: Message) -> Result<(), Error> {
        // Nobody reads any more when the house closes.
        self.mailbox.send(message).await.map_err(|_| Error::Unavailable)
    }

    /// The table should look at what time it is, and who is there.
    pub fn nudge(&self) {
        self.nudge.notify_one();
    }

    /// Somebody is there for as long as he holds what this returns.
    pub fn attend(self: &Arc<Live>, viewer: Viewer, from: limits::Key) -> Attendance {
        let mut here = lock(&self.here);
        here.payer = from;
        match viewer {
            Viewer::Seat(seat) => here.count(seat, |count| count.saturating_add(1)),
            Viewer::Public => here.watching += 1,
        }
        drop(here);
        Attendance { live: self.clone(), viewer }
    }

    /// Somebody has changed the log behind the table's back: whoever looks after this sees what it says now.
    ///
    /// # Errors
    /// If the house closes.
    pub async fn reload(&self) -> Result<(), Error> {
        let (answer, is_done) = oneshot::channel();
        self.send(Message::Reload(answer)).await?;
        is_done.await.map_err(|_| Error::Unavailable)
    }

    /// How many look on.
    pub fn watching(&self) -> u32 {
        lock(&self.here).watching
    }

    /// The people who have a socket open.
    fn present(&self) -> SeatSet {
        let here = lock(&self.here);
        let open = (0u8..).zip(here.sockets).filter(|(_, count)| *count > 0);
        open.fold(SeatSet::EMPTY, |present, (seat, _)| present.with(Seat(seat)))
    }

    /// For whom the bots of this table think: whoever was here last.
    pub(crate) fn payer(&self) -> limits::Key {
        lock(&self.here).payer
    }

    /// The table was opened from there, and takes this place while it is awake.
    pub(crate) fn opened(&self, from: limits::Key, place: Option<Place>) {
        let mut here = lock(&self.here);
        here.payer = from;
        here.place = place;
    }

    /// Wakes the sockets.
    fn change(&self) -> u64 {
        let mut now = 0;
        self.changed.send_modify(|version| {
            *version += 1;
            now = *version;
        });
        now
    }
}

impl Here {
    fn count(&mut self, seat: Seat, change: impl Fn(u16) -> u16) {
        if let Some(count) = self.sockets.get_mut(seat.index()) {
            *count = change(*count);
        }
    }
}

/// Somebody is at a table. When this is dropped, however his socket ends, he has gone.
pub struct Attendance {
    live: Arc<Live>,
    viewer: Viewer,
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let mut here = lock(&self.live.here);
        match self.viewer {
            Viewer::Seat(seat) => here.count(seat, |count| count.saturating_sub(1)),
            Viewer::Public => here.watching = here.watching.saturating_sub(1),
        }
        drop(here);
        self.live.nudge();
    }
}

impl Past {
    /// Does the table remember it?
    fn is_known(self, table: &AnyTable) -> bool {
        match self {
            Past::None => true,
            Past::Since(seq) => talk::reaches(table, seq),
            Past::Whole => table.is_whole(),
        }
    }
}

impl Loaded {
    /// Seats that are one person's, where somebody has several.
    pub(crate) fn shared(&self) -> Vec<Vec<Seat>> {
        shared(&self.owners)
    }

    /// Is the seat his, as far as is known here?
    fn is_his(&self, by: By) -> bool {
        match by {
            By::Person(person, Viewer::Seat(seat)) => owner(&self.owners, seat) == Some(person),
            By::Person(_, Viewer::Public) | By::House | By::Sitter(..) => true,
        }
    }
}

/// Seats that one person holds, where he holds several.
fn shared(owners: &Owners) -> Vec<Vec<Seat>> {
    let seats_of = |person: PersonId| -> Vec<Seat> {
        let his = (0u8..).zip(owners).filter(|(_, owner)| **owner == Some(person));
        his.map(|(seat, _)| Seat(seat)).collect()
    };
    let first = |(index, owner): (usize, &Option<PersonId>)| {
        let person = (*owner)?;
        (!owners[..index].contains(owner)).then(|| seats_of(person))
    };
    owners.iter().enumerate().filter_map(first).filter(|seats| seats.len() > 1).collect()
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
