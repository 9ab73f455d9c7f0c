//! Looking back at a record that somebody has, whoever played it. Nothing is stored, and no name is asked for.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use game::Viewer;
use serde::Deserialize;
use table::replay::{Replay, replay};

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
    viewer: Viewer,
    #[serde(default)]
    from: usize,
}

/// `POST /api/replay`: frames of a record, as one viewer saw them.
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
    // Reading a long record takes some milliseconds: the sockets do not wait for it.
    let shown = tokio::task::spawn_blocking(read).await.map_err(|_| Error::Internal)?;
    shown.map(Json).map_err(|unshown| Error::Refused(serde_json::to_value(unshown).unwrap_or_default()))
}
