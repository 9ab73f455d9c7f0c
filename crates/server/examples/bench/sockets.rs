//! Requests and sockets of the client.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt, TryStreamExt, stream};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::house::House;
use crate::{Outcome, boardgame};

/// A socket of the client.
pub type Socket = WebSocketStream<TcpStream>;

const OPENED_AT_ONCE: usize = 16;

/// A table, and what its two players call themselves.
pub struct Sitting {
    /// Its name.
    pub table: String,
    /// By what they are known.
    pub cookies: [String; 2],
}

/// Sends a request, and returns the cookie and the body.
async fn post(address: SocketAddr, path: &str, cookie: &str, body: Value) -> Outcome<(String, Value)> {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address).await?;
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no body")?;
    let given = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = given.and_then(|line| line.split(';').next()).unwrap_or(cookie);
    Ok((cookie.to_owned(), serde_json::from_str(body).unwrap_or_default()))
}

/// So many tables with two people each, who have not come yet.
pub async fn tables(address: SocketAddr, house: House, wish: &Value, count: usize) -> Outcome<Vec<Sitting>> {
    if !house.is_ours() {
        let sitting =
            |number: usize| Sitting { table: number.to_string(), cookies: ["sid=0".into(), "sid=1".into()] };
        return Ok((0..count).map(sitting).collect());
    }
    let (ann, _) = post(address, "/api/me", "", json!({ "name": "Ann" })).await?;
    let (bob, _) = post(address, "/api/me", "", json!({ "name": "Bob" })).await?;
    let one = |_| async {
        let (_, opened) = post(address, "/api/tables", &ann, wish.clone()).await?;
        let table = opened["table"].as_str().ok_or_else(|| format!("no table: {opened}"))?.to_owned();
        let token = opened["invite"].as_str().and_then(|link| link.split('=').nth(1)).ok_or("no link")?;
        post(address, &format!("/api/tables/{table}/join"), &bob, json!({ "token": token })).await?;
        Ok(Sitting { table, cookies: [ann.clone(), bob.clone()] })
    };
    stream::iter(0..count).map(one).buffer_unordered(OPENED_AT_ONCE).try_collect().await
}

/// A socket of one of the two.
pub async fn open(address: SocketAddr, house: House, sitting: &Sitting, seat: usize) -> Outcome<Socket> {
    if house == House::Boardgame {
        return boardgame::open(address).await;
    }
    let path = format!("/api/tables/{}/socket", sitting.table);
    let mut socket = connect(address, &path, &sitting.cookies[seat]).await?;
    socket.send(Message::text(r#"{"type":"hello","protocol":1}"#)).await?;
    Ok(socket)
}

/// A socket without delay and with small buffers: there are many.
pub async fn connect(address: SocketAddr, path: &str, cookie: &str) -> Outcome<Socket> {
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    request.headers_mut().insert("origin", format!("http://{address}").parse()?);
    request.headers_mut().insert("cookie", cookie.parse()?);
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(small)).await?;
    Ok(socket)
}
