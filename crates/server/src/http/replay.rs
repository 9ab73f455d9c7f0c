//! Looking back at a record that somebody has, whoever played it, and asking why something could not be done where it stops.
//! Nothing is stored, and no name is asked for.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{FromRequest, Request, State};
use game::Seat;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::refused::Refused;
use table::replay::{Eyes, Replay, Unshown, replay_while};
use table::why::why_not_while;
use utoipa::ToSchema;

use super::body::Body;
use super::session::Visitor;
use crate::app::App;
use crate::error::{Error, Failure};
use crate::fair_queue::{FairQueue, Full, Size, Turn};
use crate::limits::Kind;
use crate::places::{Place, Places, Room};

/// The longest record that is read; a game of london over two hundred turns has less than a tenth of it.
pub const RECORD_BYTES_MAX: usize = 1024 * 1024;

/// So many frames are sent at once; a client asks on from there.
const FRAMES_MAX: usize = 200;

/// So many lines are read, and no record that a table writes has more; a map of london has some hundred places.
const LINES_MAX: u32 = 20_000;

/// Reading takes no longer, whatever stands in the record.
const READ_WITHIN: Duration = Duration::from_secs(2);

/// How many wait to have a record read: of one address, and in all.
const WAITING_EACH_MAX: usize = 4;
const WAITING_MAX: usize = 32;

/// When somebody may come back for whom there was no room.
const COME_BACK_S: u32 = 2;

/// What somebody wants to see again.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ReplayWish)]
pub struct Wish {
    #[schema(max_length = 1_048_576)]
    record: String,
    /// `"public"`, `{"seat": 0}`, or `"open"`.
    #[schema(value_type = Value)]
    viewer: Eyes,
    #[serde(default)]
    from: usize,
}

/// Frames of a record, as one viewer saw them or with everything open.
///
/// # Errors
/// Where the record is bad, and why; a record that takes too long to read.
#[utoipa::path(post, path = "/api/replay", request_body = Wish, responses((status = 200, description = "At most 200 frames; their form is in web/src/generated and docs/protocol.md", body = Object), (status = 400, response = Failure), (status = 413, response = Failure), (status = 422, response = Failure), (status = 429, response = Failure)))]
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    request: Request,
) -> Result<Json<Replay>, Error> {
    app.limits.take(Kind::Replay, visitor.key())?;
    let (wish, turn) = app.readers.take::<Wish>(&app, &visitor, request).await?;
    let read = move |goes_on: &mut dyn FnMut() -> bool| {
        let frames = wish.from..wish.from.saturating_add(FRAMES_MAX);
        replay_while(wish.record.as_bytes(), &app.tables.shelves, (wish.viewer, frames), goes_on)
    };
    read_aside(turn, read).await.map(Json)
}

/// Where those wait who want a record read.
pub struct Readers {
    queue: Arc<FairQueue>,
    room: Arc<Places>,
}

impl Readers {
    /// So many records are read at once.
    pub fn new(at_once: usize) -> Readers {
        let size = Size { at_once, each_max: WAITING_EACH_MAX, all_max: WAITING_MAX };
        let room = Room { each_max: WAITING_EACH_MAX, all_max: WAITING_MAX };
        Readers { queue: FairQueue::new(size), room: Places::new(room) }
    }

    /// Takes in what somebody sends, and waits for his turn. There is room for so many bodies and no more, and whoever sends
    /// slowly keeps nobody from his turn.
    async fn take<T: DeserializeOwned>(
        &self,
        app: &Arc<App>,
        visitor: &Visitor,
        request: Request,
    ) -> Result<(T, (Place, Turn)), Error> {
        let full = Error::TooMany { retry_after_s: COME_BACK_S };
        let place = self.room.take(visitor.address).ok_or(full.clone())?;
        let Body(wish) = Body::<T>::from_request(request, app).await?;
        let turn = self.queue.turn(visitor.address, 1).await.map_err(|Full| full)?;
        Ok((wish, (place, turn)))
    }
}

/// What somebody wants to do where a record stops.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Question {
    record: String,
    #[schema(value_type = u8)]
    seat: Seat,
    action: String,
}

/// Why it may not be done; `null` if it may.
#[derive(Serialize, ToSchema)]
pub struct Reason {
    /// As the table sends it.
    #[schema(value_type = Option<Object>)]
    refusal: Option<Refused>,
}

/// Why a seat may not choose an action where the record stops, as a table would say it. A lesson's record
/// is as short as any body, so that this counts as any request: a board asks several such questions at each step.
///
/// # Errors
/// Where the record is bad, and why.
#[utoipa::path(post, path = "/api/why", request_body = Question, responses((status = 200, description = "The refusal, or null", body = Reason), (status = 400, response = Failure), (status = 413, response = Failure), (status = 422, response = Failure), (status = 429, response = Failure)))]
pub async fn why(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    request: Request,
) -> Result<Json<Reason>, Error> {
    let (question, turn) = app.readers.take::<Question>(&app, &visitor, request).await?;
    let Question { record, seat, action } = question;
    let judge = move |goes_on: &mut dyn FnMut() -> bool| {
        why_not_while(record.as_bytes(), &app.tables.shelves, (seat, &action), goes_on)
    };
    read_aside(turn, judge).await.map(|refusal| Json(Reason { refusal }))
}

/// Reading a long record takes some milliseconds: the sockets do not wait for it. The turn goes with the work, so that whoever
/// hangs up does not free a processor, and the work stops by itself when its time is over.
async fn read_aside<T: Send + 'static>(
    turn: (Place, Turn),
    read: impl FnOnce(&mut dyn FnMut() -> bool) -> Result<T, Unshown> + Send + 'static,
) -> Result<T, Error> {
    let work = move || {
        let (until, mut lines) = (Instant::now() + READ_WITHIN, 0);
        let mut goes_on = || {
            lines += 1;
            lines <= LINES_MAX && Instant::now() < until
        };
        let shown = read(&mut goes_on);
        drop(turn);
        let is_stopped = lines > LINES_MAX || Instant::now() >= until;
        shown.map_err(|unshown| match is_stopped {
            true => Error::TooLarge,
            false => Error::Refused(serde_json::to_value(unshown).unwrap_or_default()),
        })
    };
    tokio::task::spawn_blocking(work).await.map_err(|_| Error::Internal)?
}
