//! Looking back at a record that somebody has, whoever played it, and asking why something could not be done where it stops.
//! Nothing is stored, and no name is asked for.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use game::Seat;
use serde::{Deserialize, Serialize};
use table::refused::Refused;
use table::replay::{Eyes, Replay, Unshown, replay};
use table::why::why_not;

use super::body::Body;
use super::session::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::limits::Kind;

/// The longest record that is read; a game of london over two hundred turns has less than a tenth of it.
pub const RECORD_BYTES_MAX: usize = 1024 * 1024;

/// So many frames are sent at once; a client asks on from there.
const FRAMES_MAX: usize = 200;

/// What somebody wants to see again.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    record: String,
    viewer: Eyes,
    #[serde(default)]
    from: usize,
}

/// `POST /api/replay`: frames of a record, as one viewer saw them or with everything open.
///
/// # Errors
/// Where the record is bad, and why.
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(wish): Body<Wish>,
) -> Result<Json<Replay>, Error> {
    app.limits.take(Kind::Replay, visitor.key())?;
    let read = move || {
        let frames = wish.from..wish.from.saturating_add(FRAMES_MAX);
        replay(wish.record.as_bytes(), &app.tables.shelves, wish.viewer, frames)
    };
    read_aside(read).await.map(Json)
}

/// What somebody wants to do where a record stops.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    record: String,
    seat: Seat,
    action: String,
}

/// Why it may not be done; `null` if it may.
#[derive(Serialize)]
pub struct Reason {
    refusal: Option<Refused>,
}

/// `POST /api/why`: why a seat may not choose an action where the record stops, as a table would say it. A lesson's record
/// is as short as any body, so that this counts as any request: a board asks several such questions at each step.
///
/// # Errors
/// Where the record is bad, and why.
pub async fn why(State(app): State<Arc<App>>, Body(question): Body<Question>) -> Result<Json<Reason>, Error> {
    let Question { record, seat, action } = question;
    let judge = move || why_not(record.as_bytes(), &app.tables.shelves, seat, &action);
    read_aside(judge).await.map(|refusal| Json(Reason { refusal }))
}

/// Reading a long record takes some milliseconds: the sockets do not wait for it.
async fn read_aside<T: Send + 'static>(
    read: impl FnOnce() -> Result<T, Unshown> + Send + 'static,
) -> Result<T, Error> {
    let shown = tokio::task::spawn_blocking(read).await.map_err(|_| Error::Internal)?;
    shown.map_err(|unshown| Error::Refused(serde_json::to_value(unshown).unwrap_or_default()))
}
