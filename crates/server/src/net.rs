//! The door: the accept loop.
//!
//! Our own, because `axum::serve` waits for ever for somebody who sends his headers one byte a minute, and lets anybody
//! open as many connections as he likes.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::StatusCode;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

use crate::app::{App, closed};
use crate::error::Error;
use crate::limits::Key;
use crate::places::Place;
use crate::strict::Strict;

/// Whoever has not sent his headers by then is slow on purpose.
const HEADERS_WITHIN: Duration = Duration::from_secs(5);

/// Headers and what is read ahead of the body, at most.
const BUFFER_BYTES_MAX: usize = 16 * 1024;

/// How long open connections get to finish when the server ends.
const DRAIN_WITHIN: Duration = Duration::from_secs(10);

/// When somebody may come back who has too many connections.
const COME_BACK_S: u32 = 5;

/// The other end of a connection. As long as somebody holds it, the connection counts.
#[derive(Clone)]
pub struct Peer {
    /// The address of the socket; with proxies in front it is theirs.
    pub address: IpAddr,
    _place: Option<Arc<Held>>,
}

/// A place at the door, and the count of those who are in.
struct Held {
    _place: Place,
    app: Arc<App>,
}

impl Drop for Held {
    fn drop(&mut self) {
        self.app.metrics.connections.change(-1);
    }
}

impl Peer {
    /// A peer who takes nobody's place, for requests that come by no socket.
    pub fn nobody() -> Peer {
        Peer { address: IpAddr::from([127, 0, 0, 1]), _place: None }
    }

    /// The one at the door; `None` if the house, or this address, has enough connections. Those of our own proxies are
    /// other people's: they count in all, and each request and socket in them for its own address.
    fn at_the_door(app: &Arc<App>, address: IpAddr) -> Option<Peer> {
        let place = match app.config.proxies.has(address) {
            true => app.connections.take_for_all(),
            false => app.connections.take(Key::address(address)),
        };
        let Some(place) = place else {
            app.metrics.turned_away.add();
            return None;
        };
        app.metrics.connections.change(1);
        Some(Peer { address, _place: Some(Arc::new(Held { _place: place, app: app.clone() })) })
    }

    /// Somebody who asks through a proxy of ours takes a place of his own, for as long as his request or socket lasts.
    ///
    /// # Errors
    /// If he has too many.
    pub fn behind_proxy(&self, app: &App, from: IpAddr) -> Result<Option<Place>, Error> {
        if from == self.address || !app.config.proxies.has(self.address) {
            return Ok(None);
        }
        let place = app.proxied.take(Key::address(from));
        place.map(Some).ok_or_else(|| {
            app.metrics.turned_away.add();
            Error::TooMany { retry_after_s: COME_BACK_S }
        })
    }
}

/// Accepts connections until `stop` says so, then lets those that are open finish.
pub async fn serve(listener: TcpListener, app: Arc<App>, router: Router, mut stop: watch::Receiver<bool>) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut stop) => break,
        };
        match accepted {
            Ok((stream, address)) => admit(&app, (stream, address), &router, &stop),
            // Out of file descriptors, most likely: wait for somebody to leave.
            Err(error) => {
                tracing::warn!(kind = ?error.kind(), "accept failed");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
    drop(listener);
    let all_gone = async {
        while app.connections.taken() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let _ = tokio::time::timeout(DRAIN_WITHIN, all_gone).await;
}

fn admit(
    app: &Arc<App>,
    (stream, address): (TcpStream, SocketAddr),
    router: &Router,
    stop: &watch::Receiver<bool>,
) {
    let Some(peer) = Peer::at_the_door(app, address.ip()) else { return };
    // Without it the opponent sees a move tens of milliseconds late.
    if stream.set_nodelay(true).is_ok() {
        tokio::spawn(connection(stream, peer, router.clone(), stop.clone()));
    }
}

async fn connection(stream: TcpStream, peer: Peer, router: Router, mut stop: watch::Receiver<bool>) {
    let is_upgraded = Arc::new(AtomicBool::new(false));
    let stream = Strict::new(stream, is_upgraded.clone());
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        let (router, is_upgraded) = (router.clone(), is_upgraded.clone());
        async move {
            let response =
                router.oneshot(request.map(Body::new)).await.unwrap_or_else(|never| match never {});
            if response.status() == StatusCode::SWITCHING_PROTOCOLS {
                is_upgraded.store(true, Ordering::Relaxed);
            }
            Ok::<_, Infallible>(response)
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_WITHIN)
        .max_buf_size(BUFFER_BYTES_MAX)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = closed(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(is_timeout = error.is_timeout(), "a connection ended badly");
    }
}
