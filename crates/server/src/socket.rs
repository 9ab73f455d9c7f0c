//! A socket at a table: one person, or one who watches, on one connection.
//!
//! There is no queue. A socket knows the last event it has sent; when the table wakes it, it sends everything after that
//! in one message, or a snapshot where that is too much. Who reads slowly therefore costs a cursor and one message, and
//! gets fewer, larger messages. [`line`] is about frames.

mod line;

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::WebSocketUpgrade;
use axum::extract::ws::WebSocket;
use axum::response::Response;
use game::Viewer;
use table::AnyTable;
use table::ids::{CommandId, TableId};
use table::input::{Command, Input, Request};
use table::player::Kind;
use table::talk::{self, Heard, Told};
use table::wire::{ByeReason, CLIENT_BYTES_MAX, ServerMsg, WireError};
use tokio::sync::{broadcast, watch};
use tokio::time::timeout;
use tracing::Instrument;

use self::line::{End, Line};
use crate::app::{App, closed};
use crate::error::Error;
use crate::ids::TokenHash;
use crate::limits::{self, Bucket, Key};
use crate::live::{By, Live, Loaded, Outcome, Past, Stepped};
use crate::store::StoreError;
use crate::store::people::PersonId;

/// Buffers are small because there are many sockets and few of them talk.
const READ_BUFFER_BYTES: usize = 1024;
/// An answer and the news that come with it go out together.
const WRITE_BUFFER_BYTES: usize = 4096;
const WRITE_BUFFER_BYTES_MAX: usize = 256 * 1024;

const HELLO_WITHIN: Duration = Duration::from_secs(10);
const PING_EVERY: Duration = Duration::from_secs(20);
const PONG_WITHIN: Duration = Duration::from_secs(10);
/// So many pings between two looks at whether the session still exists.
const PINGS_PER_VISIT: u32 = 15;
/// Who only watches, where nothing happens, is sent away after this time.
const WATCH_IDLE: Duration = Duration::from_secs(5 * 60);
/// A client that is told so often that it is not understood, or so often in a row that it is too fast, is broken.
const FAULTS_MAX: u32 = 20;
/// When to try again what could not be stored.
const UNAVAILABLE_MS: u64 = 1000;

/// Who is on the other end.
pub struct Guest {
    /// Whose eyes he has.
    pub viewer: Viewer,
    /// Who he is.
    pub person: PersonId,
    /// What he is.
    pub kind: Kind,
    /// By which session he came.
    pub session: TokenHash,
    /// And from where.
    pub address: Key,
}

/// Answers the upgrade, and goes on with the socket. What it holds, such as its place at the door, it holds to the end.
pub fn accept(
    upgrade: WebSocketUpgrade,
    app: Arc<App>,
    table: TableId,
    guest: Guest,
    held: impl Send + 'static,
) -> Response {
    let span = tracing::Span::current();
    upgrade
        .max_message_size(CLIENT_BYTES_MAX)
        .max_frame_size(CLIENT_BYTES_MAX)
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(WRITE_BUFFER_BYTES)
        .max_write_buffer_size(WRITE_BUFFER_BYTES_MAX)
        .on_upgrade(move |socket| {
            let attending = async move {
                attend(socket, app, table, guest).await;
                drop(held);
            };
            attending.instrument(span)
        })
}

async fn attend(socket: WebSocket, app: Arc<App>, table: TableId, guest: Guest) {
    let _counted = Counted::new(&app);
    let live = app.tables.get(&app, table);
    let changes = live.changes();
    let ended = app.ended.subscribe();
    let now = Instant::now();
    let told = Told::nothing(guest.viewer);
    let line = Line::new(socket);
    let mut talk = Talk {
        line,
        app,
        live,
        guest,
        changes,
        told,
        bucket: Bucket::full(now),
        faults: 0,
        hurries: 0,
        active: now,
    };
    let end = talk.run(ended).await;
    talk.line.end(end).await;
}

/// A socket that is open, however it ends.
struct Counted(Arc<App>);

impl Counted {
    fn new(app: &Arc<App>) -> Counted {
        app.metrics.sockets.change(1);
        Counted(app.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.sockets.change(-1);
    }
}

struct Talk {
    line: Line,
    app: Arc<App>,
    live: Arc<Live>,
    guest: Guest,
    changes: watch::Receiver<u64>,
    told: Told,
    bucket: Bucket,
    faults: u32,
    /// How many frames in a row came too fast.
    hurries: u32,
    active: Instant,
}

impl Talk {
    async fn run(&mut self, ended: broadcast::Receiver<TokenHash>) -> End {
        let since = match timeout(HELLO_WITHIN, self.hello()).await {
            Ok(Ok(since)) => since,
            Ok(Err(end)) => return end,
            Err(_) => return End::Bye(ByeReason::Protocol),
        };
        // Whoever goes, in whatever way, drops this.
        let _attendance = self.live.attend(self.guest.viewer, self.guest.address);
        match self.come(since).await {
            Ok(()) => self.converse(ended).await,
            Err(end) => end,
        }
    }

    /// The first message.
    async fn hello(&mut self) -> Result<Option<u64>, End> {
        let error = match talk::hear_first(&self.line.receive().await?) {
            Heard::Hello { since } => return Ok(since),
            Heard::Fault(error) => error,
            Heard::Do { .. } | Heard::WhyNot { .. } | Heard::Ping { .. } => WireError::HelloExpected,
        };
        self.line.send(&talk::fault(error)).await?;
        Err(End::Bye(ByeReason::Protocol))
    }

    /// Has the table look who is there, which also wakes bots that were on turn when the server ended, and shows it.
    async fn come(&mut self, since: Option<u64>) -> Result<(), End> {
        let came = self.live.step(&self.app, By::House, Input::Tick).await;
        came.map_err(end_of)?.map_err(|_| End::Unavailable)?;
        self.greet(since).await
    }

    /// Where things stand, or what has happened since.
    async fn greet(&mut self, since: Option<u64>) -> Result<(), End> {
        self.changes.borrow_and_update();
        let (viewer, past) = (self.guest.viewer, since.map_or(Past::None, Past::Since));
        let greet = move |loaded: &Loaded| Told::greet(&loaded.table, viewer, since);
        let (told, message) = self.live.look_at(self.by(), past, greet).await.map_err(end_of)?;
        self.told = told;
        self.line.send(&message).await?;
        self.tell().await
    }

    async fn converse(&mut self, mut ended: broadcast::Receiver<TokenHash>) -> End {
        let mut stop = self.app.stop();
        let mut ping = tokio::time::interval(PING_EVERY);
        let mut pings = 0;
        loop {
            let turn = tokio::select! {
                frame = self.line.frame() => self.take(frame).await,
                _ = self.changes.changed() => self.tell().await,
                _ = ping.tick() => {
                    pings += 1;
                    self.ping(pings).await
                }
                session = ended.recv() => self.session_ended(session).await,
                () = closed(&mut stop) => Err(End::Bye(ByeReason::Restart)),
            };
            if let Err(end) = turn {
                return end;
            }
        }
    }

    /// Takes a frame of the client.
    async fn take(&mut self, frame: Result<Option<String>, End>) -> Result<(), End> {
        let Some(text) = frame? else { return Ok(()) };
        let now = Instant::now();
        self.active = now;
        let rates = self.app.limits.rates();
        let rate = match self.guest.kind {
            Kind::Human => rates.message,
            Kind::Program => rates.program_message,
        };
        if let Err(wait) = self.bucket.take(rate, now) {
            return self.too_fast(&text, wait).await;
        }
        self.hurries = 0;
        match talk::hear(&text) {
            Heard::Do { command_id, request } => self.command(command_id, request).await,
            Heard::WhyNot { action } => self.why_not(action).await,
            Heard::Hello { since } => self.greet(since).await,
            Heard::Ping { nonce } => self.line.send(&ServerMsg::Pong { nonce }).await,
            Heard::Fault(error) => self.fault(error).await,
        }
    }

    /// A rematch opens a table, and costs what opening one costs.
    fn may_ask(&self, request: &Request) -> Result<(), Error> {
        let Request::AskRematch { .. } = request else { return Ok(()) };
        self.app.limits.take(limits::Kind::Open, Key::Session(self.guest.session))?;
        self.app.limits.take(limits::Kind::OpenHere, self.guest.address)
    }

    async fn command(&mut self, command_id: CommandId, request: Request) -> Result<(), End> {
        if let Err(Error::TooMany { retry_after_s }) = self.may_ask(&request) {
            let retry_ms = Some(u64::from(retry_after_s) * 1000);
            let error = WireError::TooFast;
            return self.line.send(&ServerMsg::Error { error, command_id: Some(command_id), retry_ms }).await;
        }
        let command = Command { viewer: self.guest.viewer, id: command_id.clone(), request };
        let stepped = self.live.step_then(&self.app, self.by(), Input::Command(command), self.news());
        match stepped.await {
            Ok(Stepped { outcome, seen, version }) => {
                let answer = self.answer(command_id, outcome);
                self.line.feed(&answer).await?;
                let Some(news) = seen.ok_or(End::Bye(ByeReason::Session))? else { return self.tell().await };
                self.say(news).await?;
                // What happened since has not been said yet.
                if *self.changes.borrow_and_update() > version { self.tell().await } else { Ok(()) }
            }
            Err(Error::Absent) => Err(End::Bye(ByeReason::Session)),
            // Nothing was played: the client may try again under the same id.
            Err(_) => {
                let error = WireError::Unavailable;
                let (command_id, retry_ms) = (Some(command_id), Some(UNAVAILABLE_MS));
                self.line.send(&ServerMsg::Error { error, command_id, retry_ms }).await
            }
        }
    }

    fn answer(&self, command_id: CommandId, outcome: Outcome) -> ServerMsg {
        let metrics = &self.app.metrics;
        if outcome.is_ok() {
            metrics.commands.add()
        } else {
            metrics.refused.add()
        }
        talk::answer(command_id, outcome)
    }

    async fn why_not(&mut self, action: String) -> Result<(), End> {
        let viewer = self.guest.viewer;
        let why = self.look(move |table| talk::why_not(table, viewer, action)).await?;
        self.line.send(&why).await
    }

    /// Tells what has happened since the last message, in one.
    async fn tell(&mut self) -> Result<(), End> {
        self.changes.borrow_and_update();
        let past = Past::Since(self.told.seq());
        match self.live.look_at(self.by(), past, self.news()).await.map_err(end_of)? {
            Some(news) => self.say(news).await,
            None => Err(End::Unavailable),
        }
    }

    /// What there is to tell, once the table can be seen; `None` if it has forgotten where it was left off.
    fn news(&self) -> impl FnOnce(&Loaded) -> Option<News> + Send + 'static {
        let (mut told, watching) = (self.told.clone(), self.live.watching());
        move |loaded: &Loaded| {
            let can_be_told = talk::reaches(&loaded.table, told.seq());
            can_be_told.then(|| {
                let messages = told.news(&loaded.table, watching, loaded.shared());
                News { told, messages }
            })
        }
    }

    async fn say(&mut self, news: News) -> Result<(), End> {
        self.told = news.told;
        for message in news.messages {
            let is_snapshot = matches!(message, ServerMsg::Snapshot { .. });
            if is_snapshot {
                self.app.metrics.overflows.add();
            }
            if is_snapshot || matches!(message, ServerMsg::Update { .. }) {
                self.active = Instant::now();
            }
            self.line.feed(&message).await?;
        }
        self.line.flush().await
    }

    async fn ping(&mut self, pings: u32) -> Result<(), End> {
        if self.line.silence() > PING_EVERY + PONG_WITHIN {
            return Err(End::Gone);
        }
        if self.guest.viewer == Viewer::Public && self.active.elapsed() > WATCH_IDLE {
            return Err(End::Bye(ByeReason::Idle));
        }
        if pings.is_multiple_of(PINGS_PER_VISIT) {
            self.visit().await?;
        }
        self.line.ping().await
    }

    /// Does the session still exist?
    async fn visit(&mut self) -> Result<(), End> {
        let session = self.guest.session;
        match self.app.store.visit(session).await {
            Err(StoreError::Absent) => Err(End::Bye(ByeReason::Session)),
            Ok(_) | Err(_) => Ok(()),
        }
    }

    async fn session_ended(
        &mut self,
        session: Result<TokenHash, broadcast::error::RecvError>,
    ) -> Result<(), End> {
        match session {
            Ok(session) if session == self.guest.session => Err(End::Bye(ByeReason::Session)),
            Ok(_) => Ok(()),
            Err(_) => self.visit().await,
        }
    }

    /// Says which command came too fast, and when it may come again. Who does not wait for that is broken.
    async fn too_fast(&mut self, text: &str, wait: Duration) -> Result<(), End> {
        self.hurries += 1;
        let command_id = match talk::hear(text) {
            Heard::Do { command_id, .. } => Some(command_id),
            Heard::Hello { .. } | Heard::WhyNot { .. } | Heard::Ping { .. } | Heard::Fault(_) => None,
        };
        let retry_ms = Some(u64::try_from(wait.as_millis()).unwrap_or(u64::MAX) + 1);
        let error = ServerMsg::Error { error: WireError::TooFast, command_id, retry_ms };
        self.line.send(&error).await?;
        if self.hurries >= FAULTS_MAX { Err(End::Bye(ByeReason::Protocol)) } else { Ok(()) }
    }

    /// Says what is wrong with a frame, so often and no oftener.
    async fn fault(&mut self, error: WireError) -> Result<(), End> {
        self.faults += 1;
        self.line.send(&talk::fault(error)).await?;
        if self.faults >= FAULTS_MAX { Err(End::Bye(ByeReason::Protocol)) } else { Ok(()) }
    }

    fn by(&self) -> By {
        By::Person(self.guest.person, self.guest.viewer)
    }

    async fn look<T: Send + 'static>(
        &mut self,
        look: impl FnOnce(&AnyTable) -> T + Send + 'static,
    ) -> Result<T, End> {
        self.live.look(self.by(), look).await.map_err(end_of)
    }
}

/// What a table has to tell a socket, and what it has been told then.
struct News {
    told: Told,
    messages: Vec<ServerMsg>,
}

fn end_of(error: Error) -> End {
    match error {
        Error::Absent => End::Bye(ByeReason::Session),
        Error::Closed => End::Bye(ByeReason::Closed),
        Error::Bad(_)
        | Error::NoSession
        | Error::WrongOrigin
        | Error::Conflict(_)
        | Error::Refused(_)
        | Error::TooLarge
        | Error::TooMany { .. }
        | Error::Enough { .. }
        | Error::Unavailable
        | Error::Timeout
        | Error::Internal => End::Unavailable,
    }
}
