//! A table far away: one comes by the invite link over HTTP and plays over a WebSocket, as a browser does.
//!
//! A connection that breaks is made again, from the last event that is known on; what was not answered is said again,
//! and is done only once.

mod http;

use std::io::{ErrorKind, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::time::Duration;

use game::Viewer;
use serde_json::{Value, json};
use table::event::Rematch;
use table::ids::CommandId;
use table::player::Occupant;
use table::seen::Stage;
use table::wire::{ByeReason, ClientMsg, PROTOCOL_VERSION, ServerMsg};
use table::{Request, Setup};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Error, Message as Frame, WebSocket};

use self::http::{Scheme, Server, Stream, post};
use super::host::{FromHost, ToHost, Trouble};
use crate::shared::Failure;
use crate::words::say;

/// Is this the link of a table, rather than the name of a game?
pub fn is_link(what: &str) -> bool {
    what.contains("://")
}

/// Comes in by a link. What the server knows us by is kept in the folder, so that one can come back.
pub fn open(link: &str, name: &str, folder: &Path, out: Sender<FromHost>) -> Result<Sender<ToHost>, Failure> {
    let mut link = Link::read(link)?;
    greet(&mut link.server, name, folder)?;
    if let Some(token) = link.token {
        post(&mut link.server, &format!("/api/tables/{}/join", link.table), &json!({ "token": token }))?;
    }
    Ok(attend(link.server, link.table, out))
}

/// Opens a table on a server, and gives back the link by which the others come: their seats are open.
pub fn open_table(
    url: &str,
    setup: &Setup,
    name: &str,
    folder: &Path,
    out: Sender<FromHost>,
) -> Result<(Sender<ToHost>, String), Failure> {
    let (scheme, host) = scheme(url)?;
    let host = host.trim_end_matches('/').to_string();
    let mut server = Server { scheme, host, cookie: None, token: None };
    greet(&mut server, name, folder)?;
    let seat = |player: &Occupant| json!({ "type": if player.is_person() { "me" } else { "open" } });
    let seats: Vec<Value> = setup.seats.iter().map(seat).collect();
    let wanted = json!({
        "game": setup.game.as_str(),
        "options": setup.options,
        "seats": seats,
        "seating": setup.seating,
    });
    let (table, link) = make_table(&mut server, &wanted)?;
    Ok((attend(server, table, out), link))
}

/// Says who comes. What the server knows us by is kept in the folder.
fn greet(server: &mut Server, name: &str, folder: &Path) -> Result<(), Failure> {
    // One file a server: no other server is ever shown what this one knows us by.
    let guest = folder.join(format!("guest-{}.cookie", server.host.replace(['/', ':', '\\'], "-")));
    server.cookie = std::fs::read_to_string(&guest).ok();
    post(server, "/api/me", &json!({ "name": name }))?;
    match &server.cookie {
        Some(cookie) => keep(&guest, cookie).map_err(|fault| Failure::unwritable(&guest, &fault)),
        None => Ok(()),
    }
}

/// Why the server has closed the line.
fn farewell(reason: ByeReason) -> String {
    match reason {
        ByeReason::Restart => say!("remote-bye-restart"),
        ByeReason::Slow => say!("remote-bye-slow"),
        ByeReason::Protocol => say!("remote-bye-protocol"),
        ByeReason::Session => say!("remote-bye-session"),
        ByeReason::Idle => say!("remote-bye-idle"),
        ByeReason::Closed => say!("bridge-closed"),
    }
}

/// Goes to the table and stays there.
fn attend(server: Server, table: String, out: Sender<FromHost>) -> Sender<ToHost> {
    let (to_host, inbox) = channel();
    let (since, story, unanswered) = (None, Story::Unknown, Vec::new());
    let remote = Remote { server, table, since, story, unanswered, rematches: 0, out };
    std::thread::spawn(move || remote.run(&inbox));
    to_host
}

/// A program comes in by a link, or opens a table as it wishes and gets the link for others.
pub fn bring(
    url: &str,
    token: String,
    wish: Option<Value>,
    out: Sender<FromHost>,
) -> Result<(Sender<ToHost>, Option<String>), Failure> {
    let Some(wish) = wish else {
        let mut link = Link::read(url)?;
        link.server.token = Some(token);
        if let Some(secret) = link.token {
            let path = format!("/api/tables/{}/join", link.table);
            post(&mut link.server, &path, &json!({ "token": secret }))?;
        }
        return Ok((attend(link.server, link.table, out), None));
    };
    let (scheme, host) = scheme(url)?;
    let mut server =
        Server { scheme, host: host.trim_end_matches('/').to_string(), cookie: None, token: Some(token) };
    let (table, invite) = make_table(&mut server, &wish)?;
    Ok((attend(server, table, out), Some(invite)))
}

/// Opens a table on the server: its id, and the link for others.
fn make_table(server: &mut Server, wish: &Value) -> Result<(String, String), Failure> {
    let made = post(server, "/api/tables", wish)?;
    let said = |key: &str| {
        let text = made.get(key).and_then(Value::as_str).map(ToString::to_string);
        let foreign = || {
            let reason = say!("remote-foreign", key = key);
            say!("lab-file", file = server.origin(), reason = reason)
        };
        text.ok_or_else(|| Failure::Bad(foreign()))
    };
    Ok((said("table")?, format!("{}{}", server.origin(), said("invite")?)))
}

/// How the server of an address is spoken to, and the rest of the address.
fn scheme(text: &str) -> Result<(Scheme, &str), Failure> {
    let schemes = [("http://", Scheme::Http), ("https://", Scheme::Https)];
    let known = schemes.iter().find_map(|(prefix, scheme)| Some((*scheme, text.strip_prefix(prefix)?)));
    known.ok_or_else(|| Failure::Usage(say!("lab-file", file = text, reason = say!("remote-scheme"))))
}

/// Writes a file that nobody else may read.
fn keep(path: &Path, secret: &str) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?.write_all(secret.as_bytes())
}

/// `http://HOST/t/TABLE#invite=TOKEN`.
struct Link {
    server: Server,
    table: String,
    token: Option<String>,
}

impl Link {
    fn read(text: &str) -> Result<Link, Failure> {
        let wrong = || Failure::Usage(say!("lab-file", file = text, reason = say!("remote-no-link")));
        let (scheme, rest) = scheme(text)?;
        let (host, path) = rest.split_once("/t/").ok_or_else(wrong)?;
        let (table, token) = match path.split_once('#') {
            Some((table, secret)) => (table, secret.split_once('=').map(|(_, token)| token.to_string())),
            None => (path, None),
        };
        let plain = !table.is_empty() && table.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !plain {
            return Err(wrong());
        }
        let server = Server { scheme, host: host.to_string(), cookie: None, token: None };
        Ok(Link { server, table: table.to_string(), token })
    }
}

type Socket = WebSocket<Stream>;

struct Remote {
    server: Server,
    table: String,
    /// The last event that is known.
    since: Option<u64>,
    /// Has the story so far been asked for? A snapshot does not tell it.
    story: Story,
    /// What was said and not answered yet.
    unanswered: Vec<ClientMsg>,
    rematches: u64,
    out: Sender<FromHost>,
}

/// What is known of the time before one came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Story {
    /// Nothing.
    Unknown,
    /// All that the server tells.
    Told,
}

/// Why a connection ended.
enum End {
    /// Nobody plays here any more.
    Left,
    /// It broke: try again.
    Broken,
    /// It is made anew, to be told the story so far.
    AskForStory,
    /// It is of no use to try again.
    Refused(String),
    /// The table is closed.
    Closed,
    /// The players go on at another table.
    Elsewhere(String),
}

/// How long is waited between two tries, and for a word of the server before one's own are sent.
const TRY_AGAIN_AFTER: Duration = Duration::from_millis(1500);
const LISTEN_FOR: Duration = Duration::from_millis(30);

impl Remote {
    fn run(mut self, inbox: &Receiver<ToHost>) {
        loop {
            match self.connect().map_or_else(|end| end, |mut socket| self.talk(&mut socket, inbox)) {
                End::Left => return,
                End::Broken => {
                    if self.out.send(FromHost::Trouble(Trouble::Reconnecting)).is_err() {
                        return;
                    }
                    std::thread::sleep(TRY_AGAIN_AFTER);
                }
                End::AskForStory => (self.since, self.story) = (Some(0), Story::Told),
                End::Refused(reason) => {
                    let _ = self.out.send(FromHost::Trouble(Trouble::Lost(reason)));
                    return;
                }
                End::Closed => {
                    let _ = self.out.send(FromHost::Trouble(Trouble::Closed));
                    return;
                }
                End::Elsewhere(table) => {
                    self.table = table;
                    (self.since, self.story) = (None, Story::Unknown);
                    self.unanswered.clear();
                }
            }
        }
    }

    fn connect(&self) -> Result<Socket, End> {
        let scheme = match self.server.scheme {
            Scheme::Http => "ws",
            Scheme::Https => "wss",
        };
        let url = format!("{scheme}://{}/api/tables/{}/socket", self.server.host, self.table);
        let mut request = url.into_client_request().map_err(|_| End::Refused(say!("remote-no-link")))?;
        let origin = self.server.origin().parse().map_err(|_| End::Refused(say!("remote-no-link")))?;
        request.headers_mut().insert("Origin", origin);
        if let Some(cookie) = self.server.cookie.as_ref().and_then(|cookie| cookie.parse().ok()) {
            request.headers_mut().insert("Cookie", cookie);
        }
        let token = self.server.token.as_ref().and_then(|token| format!("Bearer {token}").parse().ok());
        if let Some(token) = token {
            request.headers_mut().insert("Authorization", token);
        }
        let stream = self.server.connect().map_err(|_| End::Broken)?;
        let (socket, _) = tungstenite::client(request, stream).map_err(|fault| match fault {
            tungstenite::HandshakeError::Failure(Error::Http(response)) => {
                End::Refused(http::refusal(response.status().as_str()))
            }
            tungstenite::HandshakeError::Failure(_) | tungstenite::HandshakeError::Interrupted(_) => {
                End::Broken
            }
        })?;
        socket.get_ref().set_patience(LISTEN_FOR).map_err(|_| End::Broken)?;
        Ok(socket)
    }

    fn talk(&mut self, socket: &mut Socket, inbox: &Receiver<ToHost>) -> End {
        let hello = ClientMsg::Hello { protocol: PROTOCOL_VERSION, since: self.since };
        let mut ended = send(socket, &hello);
        for message in self.unanswered.clone() {
            ended = ended.or_else(|| send(socket, &message));
        }
        loop {
            if let Some(end) = ended {
                return end;
            }
            ended = match socket.read() {
                Ok(Frame::Text(text)) => self.heard(socket, text.as_str()),
                Ok(Frame::Close(_)) => Some(End::Broken),
                Ok(Frame::Binary(_) | Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_)) => None,
                Err(Error::Io(fault))
                    if matches!(fault.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    self.speak(socket, inbox)
                }
                Err(_) => Some(End::Broken),
            };
        }
    }

    /// Sends what the player has said meanwhile.
    fn speak(&mut self, socket: &mut Socket, inbox: &Receiver<ToHost>) -> Option<End> {
        loop {
            let message = match inbox.try_recv() {
                Ok(ToHost::Say(_, message)) => message,
                Ok(ToHost::Again) => self.rematch()?,
                Ok(ToHost::Look(_)) => continue,
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => return Some(End::Left),
            };
            if let ClientMsg::Do { .. } = message {
                self.unanswered.push(message.clone());
            }
            if let Some(end) = send(socket, &message) {
                return Some(end);
            }
        }
    }

    fn rematch(&mut self) -> Option<ClientMsg> {
        self.rematches += 1;
        // A table's whole name would make the id too long.
        let table: String = self.table.chars().take(16).collect();
        let id = CommandId::try_from(format!("rematch-{table}-{}", self.rematches % 10)).ok();
        let request = Request::AskRematch { rematch: Rematch::SameSeats };
        id.map(|command_id| ClientMsg::Do { command_id, request })
    }

    fn heard(&mut self, socket: &mut Socket, text: &str) -> Option<End> {
        let Ok(message) = serde_json::from_str::<ServerMsg>(text) else { return None };
        let mut end = None;
        match &message {
            ServerMsg::Snapshot { snapshot, .. } => {
                self.since = Some(snapshot.position.seq);
                end = self.get_ready(socket, snapshot);
                if end.is_none()
                    && self.story == Story::Unknown
                    && snapshot.position.stage != Stage::Gathering
                {
                    let _ = self.out.send(FromHost::Said(Box::new(message)));
                    return Some(End::AskForStory);
                }
                self.story = Story::Told;
            }
            ServerMsg::Update { position, .. } => self.since = Some(position.seq),
            ServerMsg::Done { command_id, .. } | ServerMsg::Refused { command_id, .. } => {
                let answered = |said: &ClientMsg| matches!(said, ClientMsg::Do { command_id: id, .. } if id == command_id);
                self.unanswered.retain(|said| !answered(said));
            }
            ServerMsg::NextTable { path } => {
                end = path.strip_prefix("/t/").map(|table| End::Elsewhere(table.to_string()));
            }
            ServerMsg::Bye { reason: ByeReason::Closed, .. } => end = Some(End::Closed),
            ServerMsg::Bye { retry_after_ms: None, reason } => end = Some(End::Refused(farewell(*reason))),
            ServerMsg::Bye { .. } => end = Some(End::Broken),
            // A frame was not taken: what is still unanswered is said again, when the server says.
            ServerMsg::Error { retry_ms, .. } if !self.unanswered.is_empty() => {
                std::thread::sleep(retry_ms.map_or(TRY_AGAIN_AFTER, Duration::from_millis));
                return self.unanswered.iter().find_map(|said| send(socket, said));
            }
            ServerMsg::Why { .. }
            | ServerMsg::Presence { .. }
            | ServerMsg::Error { .. }
            | ServerMsg::Pong { .. } => {}
        }
        if end.is_none() && self.pass_on(message).is_none() {
            return Some(End::Left);
        }
        end
    }

    /// Behind a snapshot comes what happened since: nothing.
    fn pass_on(&self, message: ServerMsg) -> Option<()> {
        let position = match &message {
            ServerMsg::Snapshot { snapshot, .. } => Some(snapshot.position.clone()),
            ServerMsg::Update { .. }
            | ServerMsg::Done { .. }
            | ServerMsg::Refused { .. }
            | ServerMsg::Why { .. }
            | ServerMsg::Presence { .. }
            | ServerMsg::NextTable { .. }
            | ServerMsg::Error { .. }
            | ServerMsg::Bye { .. }
            | ServerMsg::Pong { .. } => None,
        };
        self.out.send(FromHost::Said(Box::new(message))).ok()?;
        if let Some(position) = position {
            let update = ServerMsg::Update { events: Vec::new(), position };
            self.out.send(FromHost::Said(Box::new(update))).ok()?;
        }
        Some(())
    }

    /// Who has come by a link wants to play.
    fn get_ready(&self, socket: &mut Socket, snapshot: &table::seen::Snapshot) -> Option<End> {
        let Viewer::Seat(seat) = snapshot.about.viewer else { return None };
        let ready = snapshot.position.seats.get(seat.index()).is_none_or(|face| face.ready);
        if ready || snapshot.position.stage != Stage::Gathering {
            return None;
        }
        let command_id = CommandId::try_from(format!("ready-{}", seat.0 + 10)).ok()?;
        send(socket, &ClientMsg::Do { command_id, request: Request::Ready { contribution: None } })
    }
}

fn send(socket: &mut Socket, message: &ClientMsg) -> Option<End> {
    let text = serde_json::to_value(message).as_ref().map(Value::to_string).ok()?;
    socket.send(Frame::text(text)).err().map(|_| End::Broken)
}
