//! For whoever runs the server, and whoever wonders: is it alive, can it take moves, what does it count, what can it do.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::config::Solo;
use crate::error::{Error, Failure};
use crate::metrics;

/// The process answers.
#[utoipa::path(get, path = "/healthz", responses((status = 200, description = "ok", body = String)))]
pub async fn health() -> &'static str {
    "ok\n"
}

/// Moves can be taken. If not it says why: the disk is `full`, it `hangs`, or the house is `closed`. Nothing is waited for.
#[utoipa::path(get, path = "/readyz", responses((status = 200, description = "ready", body = String), (status = 503, response = Failure)))]
pub async fn ready(State(app): State<Arc<App>>) -> Response {
    if app.is_ready() {
        return "ready\n".into_response();
    }
    let reason = if app.is_closing() { "closed" } else { metrics::ability(app.store.health().ability) };
    let body = serde_json::json!({ "error": Error::Unavailable.code(), "reason": reason });
    (Error::Unavailable.status(), Json(body)).into_response()
}

/// How the house is, for people: nothing that only its keeper should know.
#[derive(Serialize, ToSchema)]
pub struct Status {
    /// `ready`, or why not: `full`, `hangs`, `closed`.
    state: &'static str,
    version: &'static str,
    up_s: u64,
    /// People at tables, by their sockets.
    sockets: i64,
    /// Tables where a game goes on.
    playing: u64,
    /// Games that have ended and are kept.
    over: u64,
}

/// How the house is, for people.
#[utoipa::path(get, path = "/api/status", responses((status = 200, description = "How it is", body = Status)))]
pub async fn status(State(app): State<Arc<App>>) -> Json<Status> {
    let [_, playing, over] = app.upkeep.extent().tables;
    let state = if app.is_closing() { "closed" } else { metrics::ability(app.store.health().ability) };
    let (version, up_s) = (env!("CARGO_PKG_VERSION"), app.tables.now_ms() / 1000);
    Json(Status { state, version, up_s, sockets: app.metrics.sockets.get(), playing, over })
}

/// `GET /metrics`, on an address of its own: what is counted, for Prometheus.
pub async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let text = app.metrics.text(app.store.health(), app.upkeep.extent(), app.is_ready());
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text)
}

/// What this host is like.
#[derive(Serialize, ToSchema)]
pub struct Host {
    /// Where it wants those tables kept at which nobody from elsewhere plays.
    solo: Solo,
}

/// What a page must know before it opens a table.
#[utoipa::path(get, path = "/api/host", responses((status = 200, description = "What this host is like", body = Host)))]
pub async fn host(State(app): State<Arc<App>>) -> Json<Host> {
    Json(Host { solo: app.config.solo })
}

/// This description.
#[utoipa::path(get, path = "/openapi.json", responses((status = 200, description = "OpenAPI 3.1", body = Object)))]
pub async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], super::description())
}

/// Everything else.
pub async fn absent() -> Error {
    Error::Absent
}
