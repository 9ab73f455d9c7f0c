//! Ways to a table: open one, look at an invitation, come in by it, hand out new links, list one's own.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game::Seat;
use serde::{Deserialize, Serialize};
use table::any::GameName;
use table::ids::TableId;
use table::input::Input;
use table::player::{Name, Occupant};
use table::wish::Wish;
use table::{AnyTable, Refused};
use utoipa::ToSchema;

use super::account::clean_name;
use super::body::Body;
use super::session::{Session, Visitor};
use super::tables::Named;
use crate::app::App;
use crate::card::Card;
use crate::error::{Error, Failure};
use crate::ids::Token;
use crate::live::{self, By, entropy};
use crate::places::Place;
use crate::security::{self, Deed};
use crate::store::StoreError;
use crate::store::log::Head;
use crate::store::people::PersonId;
use crate::store::tables::{self, Door, Doors, NewTable};

/// A table that was opened, and the links to it. The secrets stand behind `#`, which browsers keep to themselves.
#[derive(Serialize, ToSchema)]
pub struct Opened {
    #[schema(value_type = String)]
    table: TableId,
    /// The seats of whoever opened it; none if he only watches.
    seats: Vec<u8>,
    #[serde(flatten)]
    links: Links,
}

/// The links to a table.
#[derive(Serialize, ToSchema)]
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
    Ok(Occupant::Person { name, kind: session.person.kind })
}

fn refused(refused: Refused) -> Error {
    Error::Refused(serde_json::to_value(refused).unwrap_or_default())
}

/// Open a table.
///
/// # Errors
/// A game, options, seats or a clock that do not exist.
#[utoipa::path(post, path = "/api/tables", request_body = Wish, responses((status = 201, description = "The table and the links to it", body = Opened), (status = 400, response = Failure), (status = 401, response = Failure), (status = 422, response = Failure), (status = 429, response = Failure)))]
pub async fn open(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(wish): Body<Wish>,
) -> Result<(StatusCode, Json<Opened>), Error> {
    let session = visitor.session()?;
    visitor.may_open(&app)?;
    if app.store.is_short() {
        return Err(Error::Unavailable);
    }
    let place = room_for_one_more(&app, &visitor, session.person.id).await?;
    let seats = wish.mine();
    let id = TableId::random(&mut entropy());
    let is_level = |level: &str| level.parse::<bots::Level>().is_ok();
    let setup = wish.setup(id, &person(session)?, is_level, |name| clean_name(name).ok());
    let setup = setup.map_err(|bad| Error::Bad(bad.code()))?;
    let (table, entries) = AnyTable::create(setup, &app.tables.shelves, &mut entropy()).map_err(refused)?;
    let (doors, links) = fresh_links(id);
    let (game, host) = (table.game(), session.person.id);
    let new = NewTable {
        game: game.as_str(),
        rules: game.rules_version(),
        host,
        doors,
        append: live::append(id, Head::start(id), &entries, &table),
        seats: seats.iter().map(|seat| (*seat, host)).collect(),
        watchers: if seats.is_empty() { vec![host] } else { Vec::new() },
    };
    app.store.open_table(new).await?;
    let live = app.tables.get(&app, id);
    live.opened(visitor.address, Some(place));
    // A table of bots plays whether anybody looks or not.
    live.step(&app, By::House, Input::Tick).await?.map_err(refused)?;
    Ok((StatusCode::CREATED, Json(Opened { table: id, seats, links })))
}

/// When somebody may come back who has too many tables: sooner none of them will have ended.
const COME_BACK_S: u32 = 60;

/// A place for another table, if neither the person nor the address nor the house has too many.
async fn room_for_one_more(app: &App, visitor: &Visitor, person: PersonId) -> Result<Place, Error> {
    let enough = Error::Enough { code: "too-many-tables", retry_after_s: COME_BACK_S };
    let unfinished = app.store.unfinished(person).await?;
    if unfinished >= app.config.tables_per_person_max || app.tables.awake() >= app.config.tables_max {
        return Err(enough);
    }
    app.opened.take(visitor.address).ok_or(enough)
}

/// A table in somebody's list.
#[derive(Serialize, ToSchema)]
pub struct Listing {
    #[schema(value_type = String)]
    table: TableId,
    #[schema(value_type = GameName)]
    game: String,
    #[serde(flatten)]
    card: Card,
    /// `gathering`, `playing` or `over`.
    status: String,
    /// His own seats; none if he watches.
    seats: Vec<u8>,
    my_move: bool,
    created_ms: i64,
    moved_ms: i64,
}

impl Listing {
    /// The table as it is listed.
    ///
    /// # Errors
    /// If its card cannot be read.
    pub fn new(listed: tables::Listed) -> Result<Listing, Error> {
        Ok(Listing {
            table: listed.table,
            game: listed.game,
            card: serde_json::from_str(&listed.card).map_err(|_| StoreError::Damaged)?,
            status: listed.status,
            seats: seats_in(listed.seats),
            my_move: listed.seats & listed.turn != 0,
            created_ms: listed.created_ms,
            moved_ms: listed.moved_ms,
        })
    }
}

/// The seats of these bits.
fn seats_in(bits: u8) -> Vec<u8> {
    (0..8).filter(|seat| bits >> seat & 1 == 1).collect()
}

/// My tables; those that wait for me first.
///
/// # Errors
/// If there is no session.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, description = "My tables", body = Vec<Listing>), (status = 401, response = Failure)))]
pub async fn mine(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Vec<Listing>>, Error> {
    let person = visitor.session()?.person.id;
    let listed = app.store.mine(person).await?;
    listed.into_iter().map(Listing::new).collect::<Result<_, _>>().map(Json)
}

/// One of my tables.
///
/// # Errors
/// The same for a table that is not there and one that is not his.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path, pattern = "^[0-9a-f]{32}$")), responses((status = 200, description = "The table", body = Listing), (status = 401, response = Failure), (status = 404, response = Failure)))]
pub async fn one(
    State(app): State<Arc<App>>,
    Named(id): Named,
    visitor: Visitor,
) -> Result<Json<Listing>, Error> {
    let person = visitor.session()?.person.id;
    Listing::new(app.store.listed(id, person).await?).map(Json)
}

/// The secret of a link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Key {
    token: String,
}

/// What a link leads to.
#[derive(Serialize, ToSchema)]
pub struct Invitation {
    /// Is it for playing, `invite`, or for watching, `watch`?
    link: &'static str,
    #[serde(flatten)]
    listing: Listing,
}

/// What is this a link to? Nobody needs a name to ask that.
///
/// # Errors
/// The same for a table that is not there and a token that is none of its own.
#[utoipa::path(post, path = "/api/tables/{table}/invitation", params(("table" = String, Path, pattern = "^[0-9a-f]{32}$")), request_body = Key, responses((status = 200, description = "The table, and what the link is for", body = Invitation), (status = 404, response = Failure)))]
pub async fn invitation(
    State(app): State<Arc<App>>,
    Named(id): Named,
    visitor: Visitor,
    Body(key): Body<Key>,
) -> Result<Json<Invitation>, Error> {
    let token = key.token.parse::<Token>().map_err(|_| Error::Absent)?.hash();
    let person = visitor.session.map(|session| session.person.id);
    let (door, listed) = app.store.by_link(id, token, person).await?;
    let link = match door {
        Door::Invite => "invite",
        Door::Watch => "watch",
    };
    Ok(Json(Invitation { link, listing: Listing::new(listed)? }))
}

/// A link that somebody has opened.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    token: String,
    #[serde(default)]
    seat: Option<u8>,
    /// Only to watch: whoever may take a seat may look on as well, be they all taken.
    #[serde(default)]
    watch: bool,
}

/// Where somebody has come to: his seats, or none among those who watch.
#[derive(Serialize, ToSchema)]
pub struct Joined {
    seats: Vec<u8>,
}

/// Come in by a link. Who sits here already stays where he is.
///
/// # Errors
/// The same for a table that is not there and a token that is none of its own; a table without an open seat.
#[utoipa::path(post, path = "/api/tables/{table}/join", params(("table" = String, Path, pattern = "^[0-9a-f]{32}$")), request_body = Join, responses((status = 200, description = "My seats; none for who watches", body = Joined), (status = 401, response = Failure), (status = 404, response = Failure), (status = 410, response = Failure), (status = 422, response = Failure)))]
pub async fn join(
    State(app): State<Arc<App>>,
    Named(id): Named,
    visitor: Visitor,
    Body(join): Body<Join>,
) -> Result<Json<Joined>, Error> {
    let session = visitor.session()?.clone();
    let token = join.token.parse::<Token>().map_err(|_| Error::Absent)?.hash();
    let owner = session.person.id;
    let (door, listed) = app.store.by_link(id, token, Some(owner)).await?;
    let seats = match (door, seats_in(listed.seats)) {
        (Door::Invite | Door::Watch, seats) if !seats.is_empty() => seats,
        (Door::Invite, _) if !join.watch => {
            // In a task of its own: whoever hangs up does not leave a step half done.
            let step = tokio::spawn(async move { sit(&app, id, &session, join.seat).await });
            vec![step.await.map_err(|_| Error::Internal)??]
        }
        (Door::Invite | Door::Watch, _) => {
            app.store.may_watch(id, owner).await?;
            Vec::new()
        }
    };
    Ok(Json(Joined { seats }))
}

async fn sit(app: &Arc<App>, id: TableId, session: &Session, wish: Option<u8>) -> Result<u8, Error> {
    let live = app.tables.get(app, id);
    let seat = match wish {
        Some(seat) => Seat(seat),
        None => live.look(By::House, first_open).await?.ok_or_else(|| refused(Refused::SeatTaken))?,
    };
    let input = Input::Sit { seat, player: person(session)? };
    live.step(app, By::Sitter(session.person.id, seat), input).await?.map_err(refused)?;
    Ok(seat.0)
}

fn first_open(table: &AnyTable) -> Option<Seat> {
    let open = table.players().iter().position(|player| **player == Occupant::Open);
    open.map(|seat| Seat(seat as u8))
}

/// New links; the old ones lead nowhere from now on. For who opened the table.
///
/// # Errors
/// The same for a table that is not there and one that somebody else has opened.
#[utoipa::path(post, path = "/api/tables/{table}/links", params(("table" = String, Path, pattern = "^[0-9a-f]{32}$")), responses((status = 200, description = "The links", body = Links), (status = 401, response = Failure), (status = 404, response = Failure)))]
pub async fn links(
    State(app): State<Arc<App>>,
    Named(id): Named,
    visitor: Visitor,
) -> Result<Json<Links>, Error> {
    let person = visitor.session()?.person.id;
    let (doors, links) = fresh_links(id);
    app.store.new_doors(id, person, doors).await?;
    security::done(Deed::LinksRenewed, person.0);
    Ok(Json(links))
}
