//! The HTTP face. `router` is the index; the handlers are thin.
//!
//! - [`guard`]: what every request goes through: headers, origin, session, limits, timeout.
//! - [`session`]: who asks. [`account`]: names, passwords. [`personal`]: what is kept about somebody. [`lobby`]: ways to a table. [`tables`]: at one.
//! - [`replay`]: looking back. [`page`]: the page in the browser. [`system`]: health, metrics. [`body`]: how JSON is read.

pub mod account;
pub mod body;
pub mod guard;
pub mod lobby;
pub mod page;
pub mod personal;
pub mod replay;
pub mod session;
pub mod system;
pub mod tables;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Router, middleware};

use crate::app::App;

/// The largest body that is read.
pub const BODY_BYTES_MAX: usize = 16 * 1024;

/// What the keeper sees, on an address of its own where no stranger comes: no limits, no sessions.
pub fn keeper(app: Arc<App>) -> Router {
    Router::new()
        .route("/metrics", get(system::metrics))
        .route("/healthz", get(system::health))
        .route("/readyz", get(system::ready))
        .fallback(system::absent)
        .with_state(app)
}

/// Every route there is for people.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/healthz", get(system::health))
        .route("/readyz", get(system::ready))
        .route("/api/status", get(system::status))
        .route("/openapi.json", get(system::openapi))
        .route("/api/host", get(system::host))
        .route("/api/me", get(account::me).post(account::name_me).delete(personal::forget))
        .route("/api/me/data", get(personal::data))
        .route("/api/account", post(account::register))
        .route("/api/login", post(account::log_in))
        .route("/api/logout", post(account::log_out))
        .route("/api/tables", get(lobby::mine).post(lobby::open))
        .route("/api/tables/{table}", get(lobby::one))
        .route("/api/tables/{table}/invitation", post(lobby::invitation))
        .route("/api/tables/{table}/join", post(lobby::join))
        .route("/api/tables/{table}/links", post(lobby::links))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/socket", get(tables::socket))
        .route("/api/replay", post(replay::show).layer(DefaultBodyLimit::max(replay::RECORD_BYTES_MAX)))
        .route("/api/why", post(replay::why))
        .fallback(page::page)
        .method_not_allowed_fallback(system::absent)
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}
