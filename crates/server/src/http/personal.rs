//! What is kept about somebody: to be had, and to be deleted, by himself.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::Entry;
use table::event::Event;
use table::ids::TableId;
use table::player::{Kind, Name, Occupant};
use table::saying::Saying;
use utoipa::ToSchema;

use super::lobby::Listing;
use super::session::{Visitor, clear_cookie};
use crate::app::App;
use crate::card::Card;
use crate::error::{Error, Failure};
use crate::security::{self, Deed};
use crate::store::StoreError;
use crate::store::life::Rewritten;
use crate::store::people::PersonId;

/// The name that is left of somebody who is gone: *nomen nescio*.
const NOBODY: &str = "N.N.";

/// So often a forgetting is begun anew because somebody has moved meanwhile.
const TRIES: u32 = 5;

/// All that is kept about somebody.
#[derive(Serialize, ToSchema)]
pub struct Data {
    name: String,
    login: Option<String>,
    created_ms: i64,
    sessions: Vec<SessionData>,
    tables: Vec<TableData>,
}

#[derive(Serialize, ToSchema)]
struct SessionData {
    created_ms: i64,
    used_ms: i64,
}

/// A table of his, and where its record is to be had.
#[derive(Serialize, ToSchema)]
struct TableData {
    #[serde(flatten)]
    listing: Listing,
    record: String,
}

/// Everything that is kept about me.
///
/// # Errors
/// If there is no session.
#[utoipa::path(get, path = "/api/me/data", responses((status = 200, description = "A file", body = Data), (status = 401, response = Failure)))]
pub async fn data(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Error> {
    let person = visitor.session()?.person.clone();
    let about = app.store.about(person.id).await?;
    let mut tables = Vec::new();
    for listed in app.store.mine(person.id).await? {
        let record = format!("/api/tables/{}/record", listed.table);
        tables.push(TableData { listing: Listing::new(listed)?, record });
    }
    let session = |(created_ms, used_ms)| SessionData { created_ms, used_ms };
    let sessions = about.sessions.into_iter().map(session).collect();
    let data =
        Data { name: person.name, login: person.login, created_ms: about.created_ms, sessions, tables };
    let name = [(header::CONTENT_DISPOSITION, "attachment; filename=\"utterson.json\"")];
    Ok((name, Json(data)).into_response())
}

/// Forget me. My seats are nobody's from then on, tables where nobody but me sat are gone, and in the records of
/// the others I have no name.
///
/// # Errors
/// If there is no session; and the keeper alone takes programs back.
#[utoipa::path(delete, path = "/api/me", responses((status = 204, description = "Forgotten"), (status = 400, response = Failure), (status = 401, response = Failure)))]
pub async fn forget(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Error> {
    let session = visitor.session()?;
    if session.person.kind == Kind::Program {
        return Err(Error::Bad("program"));
    }
    let mut tries = 0;
    loop {
        tries += 1;
        match forget_now(&app, session.person.id).await {
            Err(Error::Conflict(_)) if tries < TRIES => {}
            done => break done?,
        }
    }
    security::done(Deed::Forgotten, session.person.id.0);
    app.end(session.hash);
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, clear_cookie(&app))]).into_response())
}

async fn forget_now(app: &Arc<App>, person: PersonId) -> Result<(), Error> {
    let mut logs = Vec::new();
    for table in app.store.about(person).await?.tables {
        logs.push(rewritten(app, table, person).await?);
    }
    let tables: Vec<TableId> = logs.iter().map(|log| log.table).collect();
    app.store.forget(person, logs).await?;
    for table in tables {
        app.tables.get(app, table).reload().await?;
    }
    Ok(())
}

/// The log of a table without the name of this person.
async fn rewritten(app: &App, table: TableId, person: PersonId) -> Result<Rewritten, Error> {
    let log = app.store.load(table).await?;
    let entries: Result<Vec<Entry>, _> = log.bodies.iter().map(|body| Entry::from_json(body)).collect();
    let mut entries = entries.map_err(|_| StoreError::Damaged)?;
    for (seat, _) in log.owners.iter().filter(|(_, owner)| *owner == person) {
        take_name_away(&mut entries, usize::from(*seat));
    }
    let listed = app.store.listed(table, person).await?;
    let mut card: Card = serde_json::from_str(&listed.card).map_err(|_| StoreError::Damaged)?;
    for (seat, _) in log.owners.iter().filter(|(_, owner)| *owner == person) {
        card.players.get_mut(usize::from(*seat)).into_iter().for_each(anonymous);
    }
    let card = serde_json::to_string(&card).map_err(|_| Error::Internal)?;
    let bodies = entries.iter().map(Entry::to_json).collect();
    Ok(Rewritten { table, expected: log.head, bodies, card })
}

/// Whoever sat there last has no name any more, and what he said is not to be read.
fn take_name_away(entries: &mut [Entry], his: usize) {
    for entry in entries.iter_mut().rev() {
        if let Event::Said { seat, text } = &mut entry.event
            && seat.index() == his
        {
            *text = Saying::forgotten();
        }
        if let Event::Seated { seat, player } = &mut entry.event
            && seat.index() == his
        {
            return anonymous(player);
        }
        if let Event::Created { setup, .. } = &mut entry.event {
            setup.seats.get_mut(his).into_iter().for_each(anonymous);
        }
    }
}

fn anonymous(occupant: &mut Occupant) {
    if let Occupant::Person { name, .. } = occupant
        && let Ok(nobody) = Name::clean(NOBODY)
    {
        *name = nobody;
    }
}
