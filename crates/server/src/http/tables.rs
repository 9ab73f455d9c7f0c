//! At a table: its record, and the door to the socket. The ways there are in `lobby`.

use std::sync::Arc;

use axum::Extension;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{FromRequestParts, Path, Query, State, WebSocketUpgrade};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::ids::TableId;

use super::guard::Connected;
use super::session::Visitor;
use crate::app::App;
use crate::closed;
use crate::error::{Error, Failure};
use crate::limits::Key;
use crate::live::{self, By, Past};
use crate::socket::{self, Guest};

/// When somebody may come back who has too many sockets.
const COME_BACK_S: u32 = 5;

/// Whose eyes somebody wants who has several seats: `?seat=1`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Eyes {
    seat: Option<u8>,
}

/// The table that the path names. What is no name leads nowhere, as the name of no table does.
pub struct Named(pub TableId);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named, Error> {
        let name: Result<Path<String>, _> = Path::from_request_parts(parts, state).await;
        name.ok().and_then(|Path(name)| name.parse().ok()).map(Named).ok_or(Error::Absent)
    }
}

/// Somebody who has something to do at this table.
pub struct AtTable {
    table: TableId,
    guest: Guest,
}

impl FromRequestParts<Arc<App>> for AtTable {
    type Rejection = Error;

    /// The same error for a table that is not there, one that is not his, and a seat that is not his.
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<AtTable, Error> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let session = visitor.session()?;
        let Named(table) = Named::from_request_parts(parts, app).await?;
        let eyes: Result<Query<Eyes>, _> = Query::from_request_parts(parts, app).await;
        let (person, seat) = (session.person.id, eyes.map_err(|_| Error::Bad("malformed"))?.seat);
        let access = app.store.access(table, person, seat).await?;
        let (viewer, kind) = (live::viewer(access), session.person.kind);
        let (session, address) = (session.hash, visitor.address);
        Ok(AtTable { table, guest: Guest { viewer, person, kind, session, address } })
    }
}

/// The record, as whoever asks may see it.
///
/// # Errors
/// A game that has not begun.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path, pattern = "^[0-9a-f]{32}$"), ("seat" = Option<u8>, Query, description = "For who has several seats: through whose eyes? Left out, it is the first one")), responses((status = 200, description = "A .case file", body = String, content_type = "text/plain"), (status = 401, response = Failure), (status = 404, response = Failure), (status = 409, response = Failure)))]
pub async fn record(
    State(app): State<Arc<App>>,
    AtTable { table, guest }: AtTable,
) -> Result<Response, Error> {
    let by = By::Person(guest.person, guest.viewer);
    let viewer = guest.viewer;
    let live = app.tables.get(&app, table);
    let looked = live.look_at(by, Past::Whole, move |loaded| loaded.table.record(viewer)).await;
    let record = match looked {
        Err(Error::Closed) => closed::record(&app, table).await?,
        looked => looked?,
    };
    let record = record.ok_or(Error::Conflict("not-started"))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

/// The live table, over WebSocket; what is said there is in docs/protocol.md. Who it is follows from the cookie.
///
/// # Errors
/// A request that is no upgrade.
#[utoipa::path(get, path = "/api/tables/{table}/socket", params(("table" = String, Path, pattern = "^[0-9a-f]{32}$"), ("seat" = Option<u8>, Query, description = "For who has several seats: through whose eyes? Left out, it is the first one")), responses((status = 101, description = "A WebSocket"), (status = 400, response = Failure), (status = 401, response = Failure), (status = 404, response = Failure), (status = 429, response = Failure)))]
pub async fn socket(
    State(app): State<Arc<App>>,
    AtTable { table, guest }: AtTable,
    Extension(connected): Extension<Connected>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let upgrade = upgrade.map_err(|_| Error::Bad("websocket-expected"))?;
    let place = app.sockets.take(Key::Person(guest.person));
    let place = place.ok_or(Error::Enough { code: "too-many-sockets", retry_after_s: COME_BACK_S })?;
    Ok(socket::accept(upgrade, app, table, guest, (connected, place)))
}
