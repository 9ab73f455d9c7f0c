//! As much HTTP as it takes to come to a table: one `POST` with JSON, one answer with JSON, a cookie; open or under TLS.
//
// ureq was looked at. The connection must be ours in any case: a WebSocket is spoken on it, which ureq does not hand out, with
// the certificates that the system believes. What is left for a client is one request and the head of one answer.

use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use serde_json::Value;

use crate::shared::Failure;
use crate::words::{say, system};

/// Who is spoken to.
pub struct Server {
    /// Openly or not.
    pub scheme: Scheme,
    /// `HOST` or `HOST:PORT`.
    pub host: String,
    /// What it knows us by.
    pub cookie: Option<String>,
    /// What it knows a program by.
    pub token: Option<String>,
}

/// How a server is spoken to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    /// Openly.
    Http,
    /// Under TLS, believing whom the system believes.
    Https,
}

/// A connection.
pub enum Stream {
    /// An open one.
    Open(TcpStream),
    /// A sealed one.
    Sealed(Box<StreamOwned<ClientConnection, TcpStream>>),
}

/// No answer before a game is longer.
const ANSWER_BYTES_MAX: u64 = 1 << 20;

impl Server {
    /// What a browser would call it.
    pub fn origin(&self) -> String {
        match self.scheme {
            Scheme::Http => format!("http://{}", self.host),
            Scheme::Https => format!("https://{}", self.host),
        }
    }

    /// A connection.
    pub fn connect(&self) -> io::Result<Stream> {
        let port = match self.scheme {
            Scheme::Http => 80,
            Scheme::Https => 443,
        };
        let (name, _) = self.host.rsplit_once(':').unwrap_or((&self.host, ""));
        let address = if self.host.contains(':') { self.host.clone() } else { format!("{name}:{port}") };
        let stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        stream.set_nodelay(true)?;
        match self.scheme {
            Scheme::Http => Ok(Stream::Open(stream)),
            Scheme::Https => seal(name, stream),
        }
    }
}

/// Puts a connection under TLS.
fn seal(name: &str, stream: TcpStream) -> io::Result<Stream> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let name = ServerName::try_from(name.to_string()).map_err(io::Error::other)?;
    let connection = ClientConnection::new(Arc::new(config), name).map_err(io::Error::other)?;
    Ok(Stream::Sealed(Box::new(StreamOwned::new(connection, stream))))
}

impl Stream {
    /// How long reading waits.
    pub fn set_patience(&self, patience: Duration) -> io::Result<()> {
        match self {
            Stream::Open(stream) => stream.set_read_timeout(Some(patience)),
            Stream::Sealed(stream) => stream.sock.set_read_timeout(Some(patience)),
        }
    }
}

impl Read for Stream {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match self {
            Stream::Open(stream) => stream.read(bytes),
            Stream::Sealed(stream) => stream.read(bytes),
        }
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Stream::Open(stream) => stream.write(bytes),
            Stream::Sealed(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Stream::Open(stream) => stream.flush(),
            Stream::Sealed(stream) => stream.flush(),
        }
    }
}

/// Posts JSON. A cookie that the answer sets is kept.
pub fn post(server: &mut Server, path: &str, body: &Value) -> Result<Value, Failure> {
    let failed = |reason: String| {
        Failure::Bad(say!("lab-file", file = format!("{}{path}", server.origin()), reason = reason))
    };
    let answer = exchange(server, path, &body.to_string()).map_err(|fault| failed(system(&fault)))?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| failed(say!("remote-no-answer")))?;
    let status = head.split(' ').nth(1).unwrap_or_default().to_string();
    let json: Value = serde_json::from_str(body).unwrap_or(Value::Null);
    if !status.starts_with('2') {
        let reason = json.pointer("/reason/code").or_else(|| json.get("error"));
        let reason = reason.and_then(Value::as_str).unwrap_or(&status);
        return Err(failed(refusal(reason)));
    }
    let cookie = head.lines().find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        let is_cookie = name.eq_ignore_ascii_case("set-cookie");
        is_cookie.then(|| value.split(';').next().unwrap_or_default().to_string())
    });
    server.cookie = cookie.or_else(|| server.cookie.take());
    Ok(json)
}

/// Why the server refuses: what its code, or the status of its answer, means.
pub fn refusal(code: &str) -> String {
    let known = match code {
        "401" | "403" => "no-session",
        "404" => "absent",
        "410" => "closed",
        "429" => "too-many-requests",
        "503" => "unavailable",
        other => other,
    };
    say!("remote-refused", code = known)
}

/// HTTP 1.0: the answer comes in one piece, and the connection ends behind it.
fn exchange(server: &Server, path: &str, body: &str) -> io::Result<String> {
    let mut stream = server.connect()?;
    let cookie = server.cookie.as_ref().map_or_else(String::new, |cookie| format!("Cookie: {cookie}\r\n"));
    let token =
        server.token.as_ref().map_or_else(String::new, |token| format!("Authorization: Bearer {token}\r\n"));
    let (host, origin, length) = (&server.host, server.origin(), body.len());
    let request = format!(
        "POST {path} HTTP/1.0\r\nHost: {host}\r\nOrigin: {origin}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n{cookie}{token}\r\n{body}"
    );
    stream.write_all(request.as_bytes())?;
    stream.flush()?;
    let mut answer = Vec::new();
    match stream.take(ANSWER_BYTES_MAX).read_to_end(&mut answer) {
        Ok(_) => {}
        // Some servers close a sealed connection without saying so.
        Err(fault) if fault.kind() == ErrorKind::UnexpectedEof => {}
        Err(fault) => return Err(fault),
    }
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
