//! A server in a temporary folder, and clients for it.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::Server;
use server::config::{Config, Pace};
use server::limits::Rates;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tower::ServiceExt;

/// No test waits longer for anything. A disk that has much to write makes a server wait for tens of seconds.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// Waits until it is so; what never becomes so is no reason to wait for ever.
pub async fn eventually(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let poll = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, poll).await.unwrap_or_else(|_| panic!("{what}: never"));
}

/// A configuration for tests: any free port, no limits that a test would run into by accident.
pub fn config(data: &Path) -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: data.to_path_buf(),
        rates: Rates::generous(),
        connections_per_address_max: 10_000,
        tables_per_address_max: 10_000,
        sockets_per_person_max: 10_000,
        tables_per_person_max: 10_000,
        ballast_bytes: 0,
        pace: Pace { min: Duration::from_millis(1), max: Duration::from_millis(2) },
        ..Config::default()
    }
}

/// A server, and the folder that goes away with it.
pub struct House {
    pub server: Server,
    pub folder: TempDir,
}

impl House {
    pub async fn open() -> House {
        House::with(|config| config).await
    }

    pub async fn with(change: impl FnOnce(Config) -> Config) -> House {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(change(config(folder.path()))).await.unwrap();
        House { server, folder }
    }

    /// Stops the server and starts another one on the same folder.
    pub async fn reopen(self) -> House {
        self.server.stop().await;
        let server = Server::start(config(self.folder.path())).await.unwrap();
        House { server, folder: self.folder }
    }

    pub fn origin(&self) -> String {
        format!("http://{}", self.server.address)
    }

    /// A guest of that name.
    pub async fn guest(&self, name: &str) -> Guest {
        let mut guest = Guest { cookie: None };
        let answer = guest.post(self, "/api/me", json!({ "name": name })).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        guest
    }
}

/// What a request was answered with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: Vec<(String, String)>,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

/// Sends a request through the real router, without a socket.
pub async fn ask(house: &House, request: Request<Body>) -> Answer {
    answered(server::http::router(house.server.app.clone()), request).await
}

/// What a router answers.
pub async fn answered(router: axum::Router, request: Request<Body>) -> Answer {
    let response = router.oneshot(request).await.unwrap();
    let status = response.status();
    let header = |(name, value): (&header::HeaderName, &header::HeaderValue)| {
        (name.to_string(), String::from_utf8_lossy(value.as_bytes()).into_owned())
    };
    let headers = response.headers().iter().map(header).collect();
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    Answer { status, headers, text: String::from_utf8(bytes.to_vec()).unwrap() }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Guest {
    pub cookie: Option<String>,
}

impl Guest {
    fn request(&self, house: &House, method: &str, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(path).header(header::ORIGIN, house.origin());
        match &self.cookie {
            Some(cookie) => request.header(header::COOKIE, cookie),
            None => request,
        }
    }

    pub async fn get(&self, house: &House, path: &str) -> Answer {
        ask(house, self.request(house, "GET", path).body(Body::empty()).unwrap()).await
    }

    pub async fn post(&mut self, house: &House, path: &str, body: Value) -> Answer {
        let request = self.request(house, "POST", path).header(header::CONTENT_TYPE, "application/json");
        let answer = ask(house, request.body(Body::from(body.to_string())).unwrap()).await;
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        answer
    }

    pub async fn delete(&self, house: &House, path: &str) -> Answer {
        ask(house, self.request(house, "DELETE", path).body(Body::empty()).unwrap()).await
    }

    /// The same by a proxy that says whom it speaks for.
    pub async fn post_from(&mut self, house: &House, from: &str, path: &str, body: Value) -> Answer {
        let request = self.request(house, "POST", path).header(header::CONTENT_TYPE, "application/json");
        let request = request.header("x-forwarded-for", from);
        ask(house, request.body(Body::from(body.to_string())).unwrap()).await
    }

    /// Opens a table; these are its id and the token of the invitation.
    pub async fn open_table(&mut self, house: &House, wish: Value) -> (String, String) {
        let answer = self.post(house, "/api/tables", wish).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        let json = answer.json();
        (json["table"].as_str().unwrap().to_owned(), token(&json, "invite"))
    }

    pub async fn join(&mut self, house: &House, table: &str, token: &str) -> Answer {
        self.post(house, &format!("/api/tables/{table}/join"), json!({ "token": token })).await
    }

    /// A socket at the table, before the hello.
    pub async fn socket(&self, house: &House, table: &str) -> Line {
        self.try_socket(house, table).await.unwrap()
    }

    pub async fn try_socket(&self, house: &House, table: &str) -> Result<Line, String> {
        Line::open(house.server.address, &house.origin(), self.cookie.as_deref(), table).await
    }

    /// A socket at the table, or with `TABLE?seat=N` at one of several seats, that has said hello, and what it was greeted with.
    pub async fn sit(&self, house: &House, table: &str, since: Option<u64>) -> (Line, Value) {
        let mut line = self.socket(house, table).await;
        line.say(&json!({ "type": "hello", "protocol": 1, "since": since })).await;
        let greeting = line.hear().await;
        (line, greeting)
    }
}

/// The token in one of the links.
pub fn token(opened: &Value, link: &str) -> String {
    opened[link].as_str().unwrap().split('=').nth(1).unwrap().to_owned()
}

/// A WebSocket.
pub struct Line {
    pub socket: WebSocketStream<TcpStream>,
}

impl Line {
    pub async fn open(
        address: SocketAddr,
        origin: &str,
        cookie: Option<&str>,
        table: &str,
    ) -> Result<Line, String> {
        Line::open_from(address, (origin, None), cookie, table).await
    }

    /// The same by a proxy that says whom it speaks for.
    pub async fn open_from(
        address: SocketAddr,
        (origin, forwarded): (&str, Option<&str>),
        cookie: Option<&str>,
        table: &str,
    ) -> Result<Line, String> {
        let (table, query) = table
            .split_once('?')
            .map_or((table, String::new()), |(table, query)| (table, format!("?{query}")));
        let path = format!("/api/tables/{table}/socket{query}");
        let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        if let Some(forwarded) = forwarded {
            request.headers_mut().insert("x-forwarded-for", forwarded.parse().unwrap());
        }
        let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).unwrap();
        let opened = timeout(PATIENCE, tokio_tungstenite::client_async(request, stream)).await;
        let (socket, _) = opened.map_err(|_| "slow".to_owned())?.map_err(|error| error.to_string())?;
        Ok(Line { socket })
    }

    pub async fn say(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next text, as it stands.
    pub async fn hear_text(&mut self) -> Result<String, String> {
        // The server's pings are no news: who waits for something that is never said does not wait for ever.
        timeout(PATIENCE, self.next_text()).await.unwrap_or(Err("silence".into()))
    }

    async fn next_text(&mut self) -> Result<String, String> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(frame))) => return Err(format!("close {frame:?}")),
                Some(Ok(other)) => return Err(format!("{other:?}")),
                Some(Err(error)) => return Err(error.to_string()),
                None => return Err("end".into()),
            }
        }
    }

    pub async fn hear(&mut self) -> Value {
        serde_json::from_str(&self.hear_text().await.unwrap()).unwrap()
    }

    /// The next message of that type; others are passed over.
    pub async fn hear_type(&mut self, kind: &str) -> Value {
        for _ in 0..1000 {
            let message = self.hear().await;
            if message["type"] == kind {
                return message;
            }
        }
        panic!("no {kind} among a thousand messages")
    }

    /// Does something and waits for the answer to it; updates are passed over.
    pub async fn command(&mut self, id: &str, request: Value) -> Value {
        self.say(&json!({ "type": "do", "command_id": id, "request": request })).await;
        for _ in 0..1000 {
            let message = self.hear().await;
            if message["command_id"] == id || message["type"] == "error" {
                return message;
            }
        }
        panic!("no answer among a thousand messages")
    }
}

/// A command id that nobody had before.
pub fn fresh() -> String {
    server::ids::hex(&server::ids::random::<16>())
}

/// How things stand, in a snapshot or an update.
pub fn position(message: &Value) -> Option<&Value> {
    match message["type"].as_str()? {
        "snapshot" => Some(&message["snapshot"]["position"]),
        "update" => Some(&message["position"]),
        _other => None,
    }
}

/// A table of duel between two people who are ready.
pub async fn duel(house: &House) -> (String, [Guest; 2], [Line; 2]) {
    two(house, json!({ "game": "duel", "seats": [{ "type": "me" }] })).await
}

/// Such a table, between the same two.
pub async fn two(house: &House, wish: Value) -> (String, [Guest; 2], [Line; 2]) {
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (table, invite) = ann.open_table(house, wish).await;
    assert_eq!(bob.join(house, &table, &invite).await.status, StatusCode::OK);
    let ((mut first, _), (mut second, _)) =
        (ann.sit(house, &table, None).await, bob.sit(house, &table, None).await);
    for line in [&mut first, &mut second] {
        assert_eq!(line.command(&fresh(), json!({ "type": "ready" })).await["type"], "done");
    }
    (table, [ann, bob], [first, second])
}

/// Looks at the table until it stands as wished.
pub async fn until(line: &mut Line, wish: impl Fn(&Value) -> bool) -> Value {
    line.say(&json!({ "type": "resync" })).await;
    // What was on its way before is old.
    let mut message = line.hear_type("snapshot").await;
    for _ in 0..1000 {
        if let Some(position) = position(&message)
            && wish(position)
        {
            return position.clone();
        }
        message = line.hear().await;
    }
    panic!("a thousand messages and not what was waited for")
}

/// Makes the first legal move of this seat, once it has one; `None` if the game has ended.
pub async fn move_on(line: &mut Line) -> Option<Value> {
    let can_go_on = |position: &Value| {
        position["stage"]["type"] == "over"
            || position["legal"].as_array().is_some_and(|legal| !legal.is_empty())
    };
    let position = until(line, can_go_on).await;
    let action = position["legal"].as_array()?.first()?["text"].clone();
    let request = json!({ "type": "move", "expect": position["phase"], "action": action });
    let answer = line.command(&fresh(), request).await;
    assert_eq!(answer["type"], "done", "{answer}");
    Some(answer)
}

/// Plays the next moves of the game, whoever is on turn; `false` if it ended before.
pub async fn play(lines: &mut [Line], moves: usize) -> bool {
    for _ in 0..moves {
        let position = until(&mut lines[0], |position| {
            position["stage"]["type"] == "over"
                || position["turn"].as_array().is_some_and(|turn| !turn.is_empty())
        })
        .await;
        let Some(seat) = position["turn"].as_array().and_then(|turn| turn.first()).and_then(Value::as_u64)
        else {
            return false;
        };
        if move_on(&mut lines[seat as usize]).await.is_none() {
            return false;
        }
    }
    true
}
