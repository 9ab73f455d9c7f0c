//! The face of a table: what everybody may know who has its address, with or without the secret of a link. The address is random
//! and as good as a secret; what it gives is what one would tell whoever one sends it to, and nothing of the game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use table::any::GameName;
use table::ids::TableId;
use table::player::Occupant;
use utoipa::ToSchema;

use super::tables::Named;
use crate::app::App;
use crate::card::Card;
use crate::error::{Error, Failure};
use crate::store::StoreError;
use crate::store::tables::Listed;

/// A table, seen from the street.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Face {
    /// What is played there.
    #[schema(value_type = GameName)]
    pub game: String,
    /// `gathering`, `playing` or `over`.
    pub status: String,
    /// The people who sit there, by name, in the order of their seats.
    pub people: Vec<String>,
    /// How many seats are free.
    pub free: usize,
}

impl Face {
    fn of(listed: Listed) -> Result<Face, StoreError> {
        let Card { players, .. } = serde_json::from_str(&listed.card).map_err(|_| StoreError::Damaged)?;
        let free = players.iter().filter(|player| **player == Occupant::Open).count();
        let people = players.into_iter().filter_map(|player| match player {
            Occupant::Person { name, .. } => Some(name.to_string()),
            Occupant::Open | Occupant::Bot { .. } => None,
        });
        Ok(Face { game: listed.game, status: listed.status, people: people.collect(), free })
    }
}

/// The face of this table.
///
/// # Errors
/// If there is no such table, or its card cannot be read.
pub async fn face_of(app: &App, table: TableId) -> Result<Face, Error> {
    Ok(Face::of(app.store.outside(table).await?)?)
}

/// What is this the address of? For whoever has come by a link that does not lead in.
///
/// # Errors
/// If there is no such table.
#[utoipa::path(get, path = "/api/tables/{table}/face", params(("table" = String, Path, pattern = "^[0-9a-f]{32}$")), responses((status = 200, description = "What the table shows to the street", body = Face), (status = 404, response = Failure)))]
pub async fn face(State(app): State<Arc<App>>, Named(id): Named) -> Result<Json<Face>, Error> {
    face_of(&app, id).await.map(Json)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_has_names_and_free_seats_and_nothing_else() {
        let card = r#"{"options":[],"clock":{"type":"none"},"players":[
            {"type":"person","name":"Ann"},{"type":"bot","level":"casual"},{"type":"open"},{"type":"open"}]}"#;
        let listed = Listed {
            table: TableId([0; 16]),
            game: "partners".into(),
            status: "gathering".into(),
            card: card.into(),
            seats: 0,
            turn: 1,
            created_ms: 1,
            moved_ms: 2,
        };
        let face = serde_json::to_value(Face::of(listed).unwrap()).unwrap();
        let expected =
            serde_json::json!({ "game": "partners", "status": "gathering", "people": ["Ann"], "free": 2 });
        assert_eq!(face, expected);
    }
}
