//! Frames: texts in, messages out, and how a socket ends.

use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt;
use game::Entropy;
use table::wire::{ByeReason, ServerMsg};
use tokio::time::timeout;

use crate::live::entropy;

/// Who has not taken a message by then does not read.
const SENT_WITHIN: Duration = Duration::from_secs(10);

/// Clients come back after a restart within this time, not all at once.
const RETRY_MS_MAX: u32 = 3_000;

/// Why a socket ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The other end has gone, or does not read.
    Gone,
    /// We say goodbye.
    Bye(ByeReason),
    /// A frame that is longer than any that we read.
    TooLong,
    /// The table cannot be had just now.
    Unavailable,
}

/// One WebSocket.
pub struct Line {
    socket: WebSocket,
    heard: Instant,
}

impl Line {
    /// The line, just opened.
    pub fn new(socket: WebSocket) -> Line {
        Line { socket, heard: Instant::now() }
    }

    /// How long nothing has been heard.
    pub fn silence(&self) -> Duration {
        self.heard.elapsed()
    }

    /// The next text of the client.
    pub async fn receive(&mut self) -> Result<String, End> {
        loop {
            if let Some(text) = self.frame().await? {
                return Ok(text);
            }
        }
    }

    /// The text of the next frame; `None` if it is a ping or pong, which are answered for us. Whoever stops waiting loses
    /// nothing.
    pub async fn frame(&mut self) -> Result<Option<String>, End> {
        let frame = self.socket.recv().await;
        self.heard = Instant::now();
        match frame {
            Some(Ok(Message::Text(text))) => Ok(Some(text.as_str().to_owned())),
            // No message of ours, and not UTF-8 either.
            Some(Ok(Message::Binary(_))) => Ok(Some(String::new())),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
            Some(Err(error)) if is_too_long(&error) => Err(End::TooLong),
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(End::Gone),
        }
    }

    /// Sends a message at once.
    pub async fn send(&mut self, message: &ServerMsg) -> Result<(), End> {
        self.feed(message).await?;
        self.flush().await
    }

    /// Sends a message with the next [`flush`](Line::flush).
    pub async fn feed(&mut self, message: &ServerMsg) -> Result<(), End> {
        self.put(Message::text(message.write())).await
    }

    /// Asks whether anybody is there.
    pub async fn ping(&mut self) -> Result<(), End> {
        self.put(Message::Ping(Default::default())).await?;
        self.flush().await
    }

    async fn put(&mut self, message: Message) -> Result<(), End> {
        in_time(self.socket.feed(message)).await
    }

    /// Sends what was fed.
    pub async fn flush(&mut self) -> Result<(), End> {
        in_time(self.socket.flush()).await
    }

    /// Says goodbye, as far as anybody still listens.
    pub async fn end(&mut self, end: End) {
        let (reason, code) = match end {
            End::Gone => return,
            End::Bye(reason @ ByeReason::Restart) => (Some(reason), close_code::RESTART),
            End::Bye(reason @ (ByeReason::Idle | ByeReason::Closed)) => (Some(reason), close_code::NORMAL),
            End::Bye(reason @ (ByeReason::Slow | ByeReason::Protocol | ByeReason::Session)) => {
                (Some(reason), close_code::POLICY)
            }
            End::TooLong => (None, close_code::SIZE),
            End::Unavailable => (None, close_code::AGAIN),
        };
        if let Some(reason) = reason {
            let retry_after_ms = match reason {
                ByeReason::Restart => Some(u64::from(entropy().below(RETRY_MS_MAX))),
                ByeReason::Slow | ByeReason::Session | ByeReason::Idle => Some(0),
                ByeReason::Protocol | ByeReason::Closed => None,
            };
            let _ = self.feed(&ServerMsg::Bye { reason, retry_after_ms }).await;
        }
        let _ = self.put(Message::Close(Some(CloseFrame { code, reason: "".into() }))).await;
        let _ = self.flush().await;
    }
}

/// Waits for the other end to take what is sent, but not for ever.
async fn in_time(sent: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    match timeout(SENT_WITHIN, sent).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

fn is_too_long(error: &axum::Error) -> bool {
    let mut cause: Option<&dyn std::error::Error> = Some(error);
    while let Some(error) = cause {
        if error.to_string().contains("too long") {
            return true;
        }
        cause = error.source();
    }
    false
}
