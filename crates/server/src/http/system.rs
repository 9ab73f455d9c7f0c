//! For whoever runs the server: is it alive, can it take moves, what does it count, what can it do.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use crate::app::App;
use crate::error::Error;

/// The description of the HTTP face; a test holds it against the router.
pub const OPENAPI: &str = include_str!("openapi.json");

/// `GET /healthz`: the process answers.
pub async fn health() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: moves can be taken.
///
/// # Errors
/// If the disk is full, or the server is ending.
pub async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Error> {
    if app.is_ready() { Ok("ready\n") } else { Err(Error::Unavailable) }
}

/// `GET /metrics`: what is counted, for Prometheus.
pub async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let health = app.store.health();
    let text = app.metrics.text((health.commits, health.jobs), app.is_ready());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}

/// `GET /openapi.json`: this face, described.
pub async fn openapi() -> impl IntoResponse {
    (StatusCode::OK, [(header::CONTENT_TYPE, "application/json")], OPENAPI)
}

/// Everything else.
pub async fn absent() -> Error {
    Error::Absent
}
