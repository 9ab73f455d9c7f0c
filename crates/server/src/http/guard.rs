//! What every request goes through, in this order: time limit, origin, session, rate; and on the way out the headers.
//!
//! Everything that is logged meanwhile carries the request's number and the beginning of the table's name; the answer to a fault of ours has the number too (`x-request-id`).

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use table::ids::TableId;
use tracing::Instrument;

use super::session::{self, Visitor};
use crate::app::App;
use crate::error::{Cause, Error};
use crate::ids::{hex, random};
use crate::limits::{Key, Kind};
use crate::net::Peer;
use crate::places::Place;
use crate::security;

/// A request takes no longer, its body included.
const REQUEST_WITHIN: Duration = Duration::from_secs(10);

/// Nothing inline and nothing from elsewhere. The one policy for HTML is that of Svelte's compiled templates, the one for scripts
/// names the page's own workers, and of what scripts could make of text only modules of WebAssembly are allowed.
const CSP: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html utterson-scripts";

/// The headers of every response.
const HEADERS: [(HeaderName, HeaderValue); 5] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CSP)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Who has come by https once comes by nothing else for a year.
const HSTS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Checks a request, has it answered, and dresses the answer.
pub async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let method = request.method().clone();
    // The route, not the path: that has ids in it.
    let route = request.extensions().get::<MatchedPath>().map(|route| route.as_str().to_owned());
    let id = hex(&random::<8>());
    let span = tracing::info_span!("request", id, table = table_of(request.uri().path()));
    let peer = request.extensions().get::<Peer>().map_or_else(|| Peer::nobody().address, |peer| peer.address);
    let address = app.config.proxies.origin(peer, request.headers());
    let answer = tokio::time::timeout(REQUEST_WITHIN, checked(&app, request, next).instrument(span.clone()));
    let mut response = answer.await.unwrap_or(Err(Error::Timeout)).unwrap_or_else(Error::into_response);
    let _in = span.enter();
    let cause = response.extensions().get::<Cause>().map(|cause| cause.0);
    security::note(cause, address);
    // Whoever tells us of a fault of ours can say which one.
    if response.status().is_server_error()
        && let Ok(id) = HeaderValue::try_from(id)
    {
        response.headers_mut().insert("x-request-id", id);
    }
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, value);
    }
    if app.config.is_secure() {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HSTS);
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    let status = response.status().as_u16();
    app.metrics.answered(status, cause);
    let (route, ms) = (route.as_deref().unwrap_or("none"), start.elapsed().as_millis() as u64);
    tracing::info!(%method, route, status, ms, "request");
    response
}

async fn checked(app: &Arc<App>, mut request: Request, next: Next) -> Result<Response, Error> {
    let is_upgrade = request.headers().contains_key(header::UPGRADE);
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (is_upgrade || !is_safe) && !is_our_origin(app, request.headers()) {
        return Err(Error::WrongOrigin);
    }
    // The page has many files, they cost next to nothing, and a household opens it from one address: they are not counted,
    // and nobody is looked up for them.
    // And whoever watches over the house is never told to wait.
    let path = request.uri().path();
    if is_safe && (path.starts_with("/assets/") || path == "/healthz" || path == "/readyz") {
        return Ok(next.run(request).await);
    }
    let peer = request.extensions().get::<Peer>().cloned().unwrap_or_else(Peer::nobody);
    let from = app.config.proxies.origin(peer.address, request.headers());
    let place = Arc::new(peer.behind_proxy(app, from)?);
    let address = Key::address(from);
    let visitor = session::visitor(app, request.headers(), address).await?;
    app.limits.take(Kind::Request, visitor.key())?;
    request.extensions_mut().insert(visitor.clone());
    request.extensions_mut().insert(Connected { _peer: peer, _place: place.clone() });
    // A fault in one handler is the end of one request.
    let response = AssertUnwindSafe(next.run(request)).catch_unwind().await.unwrap_or_else(|_| {
        app.metrics.panics.add();
        tracing::error!("a request has panicked");
        Error::Internal.into_response()
    });
    if response.status() == Error::Absent.status() {
        app.limits.take(Kind::Miss, visitor.key())?;
    }
    Ok(response)
}

/// The beginning of the name of the table that a request is about: enough to find it again, and not the name itself.
fn table_of(path: &str) -> Option<&str> {
    let name = path.strip_prefix("/api/tables/")?.split('/').next()?;
    name.parse::<TableId>().is_ok().then(|| &name[..8])
}

/// Somebody's place among the connections: a socket that comes of a request holds it on.
#[derive(Clone)]
pub struct Connected {
    _peer: Peer,
    _place: Arc<Option<Place>>,
}

/// Exactly one of ours: not a prefix, not a suffix, and not absent.
fn is_our_origin(app: &App, headers: &HeaderMap) -> bool {
    let mut sent = headers.get_all(header::ORIGIN).iter();
    match (sent.next(), sent.next()) {
        (Some(origin), None) => app.origins.iter().any(|ours| ours.as_bytes() == origin.as_bytes()),
        (Some(_) | None, _) => false,
    }
}

/// Who asks, for handlers.
impl<S: Send + Sync> axum::extract::FromRequestParts<S> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, _: &S) -> Result<Visitor, Error> {
        parts.extensions.get::<Visitor>().cloned().ok_or(Error::Internal)
    }
}
