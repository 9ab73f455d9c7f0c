//! Tables over HTTP: open one, come in by a link, list one's own, fetch the record; and the door to the socket.

use std::sync::Arc;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use game::Seat;
use serde::{Deserialize, Serialize};
use table::any::GameName;
use table::clock::ClockRule;
use table::ids::TableId;
use table::input::Input;
use table::player::{Level, Name, Occupant};
use table::{AnyTable, Refused, Setup};

use super::body::Body;
use super::session::{Session, Visitor};
use crate::app::App;
use crate::error::Error;
use crate::ids::Token;
use crate::limits::Kind;
use crate::live::{self, By, entropy};
use crate::net::Peer;
use crate::socket::{self, Guest};
use crate::store::log::{self, Head};
use crate::store::tables::{self, Access, Door, Doors};

/// What is wished for a seat.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum SeatWish {
    /// Whoever comes by the link.
    Open,
    /// Whoever opens the table.
    Me,
    /// A program.
    Bot { level: String },
}

/// A wish for a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    game: GameName,
    #[serde(default)]
    options: Vec<String>,
    #[serde(default)]
    seats: Vec<SeatWish>,
    #[serde(default)]
    clock: ClockRule,
}

/// A table that was opened, and the links to it. The secrets stand behind `#`, which browsers keep to themselves.
#[derive(Serialize)]
pub struct Opened {
    table: TableId,
    seat: Option<u8>,
    #[serde(flatten)]
    links: Links,
}

/// The links to a table.
#[derive(Serialize)]
pub struct Links {
    /// For who shall play.
    invite: String,
    /// For who shall watch.
    watch: String,
}

/// Fresh secrets, and the links with them in.
fn fresh_links(table: TableId) -> (Doors, Links) {
    let (invite, watch) = (Token::fresh(), Token::fresh());
    let links = Links {
        invite: format!("/t/{table}#invite={}", invite.reveal()),
        watch: format!("/t/{table}#watch={}", watch.reveal()),
    };
    (Doors { invite: invite.hash(), watch: watch.hash() }, links)
}

/// The person as the table knows him.
fn person(session: &Session) -> Result<Occupant, Error> {
    let name = Name::try_from(session.person.name.clone()).map_err(|_| Error::Bad("bad-name"))?;
    Ok(Occupant::Person { name })
}

fn refused(refused: Refused) -> Error {
    Error::Refused(serde_json::to_value(refused).unwrap_or_default())
}

/// `POST /api/tables`: open a table.
///
/// # Errors
/// A game, options, seats or a clock that do not exist.
pub async fn open(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(wish): Body<Wish>,
) -> Result<(StatusCode, Json<Opened>), Error> {
    let session = visitor.session()?;
    app.limits.take(Kind::Open, visitor.key())?;
    let mine = wish.seats.iter().position(|seat| matches!(seat, SeatWish::Me)).map(|seat| seat as u8);
    let id = TableId::random(&mut entropy());
    let setup = setup(wish, id, &person(session)?)?;
    let (table, entries) = AnyTable::create(setup, &app.tables.shelves, &mut entropy()).map_err(refused)?;
    let (doors, links) = fresh_links(id);
    let (game, append) = (table.game().as_str(), live::append(id, Head::start(id), &entries, &table));
    let owner = session.person.id;
    let work = move |connection: &rusqlite::Connection| {
        tables::new_table(connection, id, game, doors)?;
        log::append(connection, &append)?;
        match mine {
            Some(seat) => tables::set_owner(connection, id, seat, Some(owner)),
            None => tables::may_watch(connection, id, owner),
        }
    };
    app.store.write(work).await?;
    // A table of bots plays whether anybody looks or not.
    app.tables.get(&app, id).step(&app, By::House, Input::Tick).await?.map_err(refused)?;
    Ok((StatusCode::CREATED, Json(Opened { table: id, seat: mine, links })))
}

fn setup(wish: Wish, table: TableId, me: &Occupant) -> Result<Setup, Error> {
    let mut has_me = false;
    let mut occupant = |seat: SeatWish| match seat {
        SeatWish::Open => Ok(Occupant::Open),
        SeatWish::Me if std::mem::replace(&mut has_me, true) => Err(Error::Bad("one-seat-each")),
        SeatWish::Me => Ok(me.clone()),
        SeatWish::Bot { level } => {
            level.parse::<bots::Level>().map_err(|_| Error::Bad("unknown-level"))?;
            Ok(Occupant::Bot { level: Level::try_from(level).map_err(|_| Error::Bad("unknown-level"))? })
        }
    };
    let seats = wish.seats.into_iter().map(&mut occupant).collect::<Result<_, _>>()?;
    Ok(Setup { table, game: wish.game, options: wish.options, seats, clock: wish.clock })
}

/// A link that somebody has opened.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Join {
    token: String,
    #[serde(default)]
    seat: Option<u8>,
}

/// Where somebody has come to: his seat, or `null` among those who watch.
#[derive(Serialize)]
pub struct Joined {
    seat: Option<u8>,
}

/// `POST /api/tables/{table}/join`: come in by a link. Who sits here already stays where he is.
///
/// # Errors
/// The same for a table that is not there and a token that is none of its own; a table without an open seat.
pub async fn join(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    visitor: Visitor,
    Body(join): Body<Join>,
) -> Result<Json<Joined>, Error> {
    let session = visitor.session()?.clone();
    let id: TableId = table.parse().map_err(|_| Error::Absent)?;
    let token = join.token.parse::<Token>().map_err(|_| Error::Absent)?.hash();
    let owner = session.person.id;
    let read = move |connection: &rusqlite::Connection| {
        Ok((tables::door(connection, id, token)?, tables::seat_of(connection, id, owner)?))
    };
    let seat = match app.store.read(read).await? {
        (Door::Invite | Door::Watch, Some(seat)) => Some(seat),
        (Door::Invite, None) => {
            // In a task of its own: whoever hangs up does not leave a step half done.
            let step = tokio::spawn(async move { sit(&app, id, &session, join.seat).await });
            Some(step.await.map_err(|_| Error::Internal)??)
        }
        (Door::Watch, None) => {
            app.store.write(move |connection| tables::may_watch(connection, id, owner)).await?;
            None
        }
    };
    Ok(Json(Joined { seat }))
}

async fn sit(app: &Arc<App>, id: TableId, session: &Session, wish: Option<u8>) -> Result<u8, Error> {
    let live = app.tables.get(app, id);
    let seat = match wish {
        Some(seat) => Seat(seat),
        None => live.look(app, By::House, first_open).await?.ok_or_else(|| refused(Refused::SeatTaken))?,
    };
    let input = Input::Sit { seat, player: person(session)? };
    live.step(app, By::Sitter(session.person.id, seat), input).await?.map_err(refused)?;
    Ok(seat.0)
}

fn first_open(table: &AnyTable) -> Option<Seat> {
    let open = table.players().iter().position(|player| **player == Occupant::Open);
    open.map(|seat| Seat(seat as u8))
}

/// What whoever asks may do at the table.
async fn access(app: &App, table: &str, visitor: &Visitor) -> Result<(TableId, Access), Error> {
    let person = visitor.session()?.person.id;
    let id: TableId = table.parse().map_err(|_| Error::Absent)?;
    let access = app.store.read(move |connection| tables::access(connection, id, person)).await?;
    Ok((id, access))
}

/// `POST /api/tables/{table}/links`: new links; the old ones lead nowhere from now on. For who sits there.
///
/// # Errors
/// The same for a table that is not there and one where somebody else sits.
pub async fn links(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Result<Json<Links>, Error> {
    let (id, access) = access(&app, &table, &visitor).await?;
    if access == Access::Watch {
        return Err(Error::Absent);
    }
    let (doors, links) = fresh_links(id);
    app.store.write(move |connection| tables::new_doors(connection, id, doors)).await?;
    Ok(Json(links))
}

/// One of my tables.
#[derive(Serialize)]
pub struct Mine {
    table: TableId,
    game: String,
    seat: u8,
    status: String,
    my_move: bool,
    moved_ms: i64,
}

/// `GET /api/tables`: my tables; those that wait for me first.
///
/// # Errors
/// If there is no session.
pub async fn mine(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Vec<Mine>>, Error> {
    let person = visitor.session()?.person.id;
    let tables = app.store.read(move |connection| tables::mine(connection, person)).await?;
    let mine = |table: tables::Mine| Mine {
        table: table.table,
        game: table.game,
        seat: table.seat,
        status: table.status,
        my_move: table.is_my_move,
        moved_ms: table.moved_ms,
    };
    Ok(Json(tables.into_iter().map(mine).collect()))
}

/// `GET /api/tables/{table}/record`: the record, as whoever asks may see it.
///
/// # Errors
/// The same for a table that is not there and one that is not his; a game that has not begun.
pub async fn record(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (id, access) = access(&app, &table, &visitor).await?;
    let viewer = live::viewer(access);
    let by = By::Person(visitor.session()?.person.id, viewer);
    let record = app.tables.get(&app, id).look(&app, by, |table| table.record(viewer)).await?;
    let record = record.ok_or(Error::Conflict("not-started"))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

/// `GET /api/tables/{table}/socket`: the live table, over WebSocket. Who it is follows from the cookie.
///
/// # Errors
/// The same for a table that is not there and one that is not his; a request that is no upgrade.
pub async fn socket(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    visitor: Visitor,
    Extension(peer): Extension<Peer>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let (id, access) = access(&app, &table, &visitor).await?;
    let session = visitor.session()?;
    let upgrade = upgrade.map_err(|_| Error::Bad("websocket-expected"))?;
    let guest =
        Guest { viewer: live::viewer(access), person: session.person.id, session: session.hash, _peer: peer };
    Ok(socket::accept(upgrade, app, id, guest))
}
