//! The HTTP face. `router` is the index; the handlers are thin.
//!
//! - [`guard`]: what every request goes through: headers, origin, session, limits, timeout.
//! - [`face`]: what a table's address says to whoever has it. [`unfurl`]: the same in words, for messengers.
//! - [`session`]: who asks. [`account`]: names, passwords. [`personal`]: what is kept about somebody. [`lobby`]: ways to a table. [`tables`]: at one.
//! - [`replay`]: looking back. [`page`]: the page in the browser. [`system`]: health, metrics. [`body`]: how JSON is read.

pub mod account;
pub mod body;
pub mod face;
pub mod guard;
pub mod lobby;
pub mod page;
pub mod personal;
pub mod replay;
pub mod session;
pub mod system;
pub mod tables;
pub mod unfurl;

use std::sync::{Arc, LazyLock};

use axum::extract::DefaultBodyLimit;
use axum::routing::get;
use axum::{Router, middleware};

use utoipa::OpenApi;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

use crate::app::App;
use crate::error::Failure;

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
    let (routes, _) = described().split_for_parts();
    routes
        .fallback(page::page)
        .method_not_allowed_fallback(system::absent)
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

/// The routes as OpenAPI describes them: a handler says beside itself where it is asked, with what, and what it answers.
pub fn description() -> &'static str {
    static TEXT: LazyLock<String> =
        LazyLock::new(|| described().to_openapi().to_pretty_json().unwrap_or_default() + "\n");
    &TEXT
}

fn described() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Face::openapi())
        .routes(routes!(system::health))
        .routes(routes!(system::ready))
        .routes(routes!(system::status))
        .routes(routes!(system::openapi))
        .routes(routes!(system::host))
        .routes(routes!(account::me, account::name_me, personal::forget))
        .routes(routes!(personal::data))
        .routes(routes!(account::register))
        .routes(routes!(account::log_in))
        .routes(routes!(account::log_out))
        .routes(routes!(lobby::mine, lobby::open))
        .routes(routes!(lobby::one))
        .routes(routes!(face::face))
        .routes(routes!(lobby::invitation))
        .routes(routes!(lobby::join))
        .routes(routes!(lobby::links))
        .routes(routes!(tables::record))
        .routes(routes!(tables::socket))
        .routes(routes!(replay::show).layer(DefaultBodyLimit::max(replay::RECORD_BYTES_MAX)))
        .routes(routes!(replay::why))
}

/// What the description says before the first route.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Utterson",
        description = "Tables for three Jekyll-and-Hyde games. Every request that changes something, and the WebSocket, \
            needs an Origin header that is exactly the server's own. Who asks follows from the session cookie that \
            POST /api/me sets, or for a program from its token (Authorization: Bearer). Errors are {\"error\": code}; \
            any request can end in 403, 408, 429, 500 or 503. A table that is absent and one that is not yours give \
            the same 404."
    ),
    components(responses(Failure))
)]
struct Face;
