//! The door: the accept loop.
//!
//! Our own, because `axum::serve` waits for ever for somebody who sends his headers one byte a minute, and lets anybody
//! open as many connections as he likes.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

use crate::app::{App, closed};
use crate::limits::Key;

/// Whoever has not sent his headers by then is slow on purpose.
const HEADERS_WITHIN: Duration = Duration::from_secs(5);

/// Headers and what is read ahead of the body, at most.
const BUFFER_BYTES_MAX: usize = 16 * 1024;

/// How long open connections get to finish when the server ends.
const DRAIN_WITHIN: Duration = Duration::from_secs(10);

/// The other end of a connection. As long as somebody holds it, the connection counts.
#[derive(Clone)]
pub struct Peer {
    /// The address of the socket; with proxies in front it is theirs.
    pub address: IpAddr,
    _place: Arc<Place>,
}

impl Peer {
    /// A peer who takes nobody's place, for requests that come by no socket.
    pub fn nobody() -> Peer {
        let places = Arc::new(Places { of: Mutex::default(), app: None });
        Peer { address: IpAddr::from([127, 0, 0, 1]), _place: Arc::new(Place { key: None, places }) }
    }
}

/// Accepts connections until `stop` says so, then lets those that are open finish.
pub async fn serve(listener: TcpListener, app: Arc<App>, router: Router, mut stop: watch::Receiver<bool>) {
    let places = Arc::new(Places { of: Mutex::default(), app: Some(app) });
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut stop) => break,
        };
        match accepted {
            Ok((stream, address)) => admit(&places, (stream, address), &router, &stop),
            // Out of file descriptors, most likely: wait for somebody to leave.
            Err(error) => {
                tracing::warn!(kind = ?error.kind(), "accept failed");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
    drop(listener);
    let all_gone = async {
        while !places.is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let _ = tokio::time::timeout(DRAIN_WITHIN, all_gone).await;
}

fn admit(
    places: &Arc<Places>,
    (stream, address): (TcpStream, SocketAddr),
    router: &Router,
    stop: &watch::Receiver<bool>,
) {
    let Some(peer) = Places::take(places, address.ip()) else { return };
    // Without it the opponent sees a move tens of milliseconds late.
    if stream.set_nodelay(true).is_ok() {
        tokio::spawn(connection(stream, peer, router.clone(), stop.clone()));
    }
}

async fn connection(stream: TcpStream, peer: Peer, router: Router, mut stop: watch::Receiver<bool>) {
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        let router = router.clone();
        async move {
            Ok::<_, Infallible>(
                router.oneshot(request.map(Body::new)).await.unwrap_or_else(|never| match never {}),
            )
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

/// How many connections there are, and from where.
struct Places {
    of: Mutex<HashMap<Key, usize>>,
    app: Option<Arc<App>>,
}

struct Place {
    key: Option<Key>,
    places: Arc<Places>,
}

impl Places {
    /// A place for one more connection; `None` if the house, or this address, has enough.
    fn take(places: &Arc<Places>, address: IpAddr) -> Option<Peer> {
        let app = places.app.as_ref()?;
        let key = Key::address(address);
        let mut of = places.of.lock().unwrap_or_else(PoisonError::into_inner);
        let all = app.metrics.connections.get();
        let here = of.get(&key).copied().unwrap_or(0);
        if all >= app.config.connections_max as i64 || here >= app.config.connections_per_address_max {
            app.metrics.turned_away.add();
            return None;
        }
        of.insert(key, here + 1);
        app.metrics.connections.change(1);
        Some(Peer { address, _place: Arc::new(Place { key: Some(key), places: places.clone() }) })
    }

    fn is_empty(&self) -> bool {
        self.of.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let (Some(key), Some(app)) = (self.key, &self.places.app) else { return };
        app.metrics.connections.change(-1);
        let mut of = self.places.of.lock().unwrap_or_else(PoisonError::into_inner);
        match of.get_mut(&key) {
            Some(count) if *count > 1 => *count -= 1,
            Some(_) | None => drop(of.remove(&key)),
        }
    }
}
