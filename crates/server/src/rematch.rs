//! The next table, once everybody wants one: set up in the same commit that says so.

use rusqlite::Connection;
use table::event::Event;
use table::ids::TableId;
use table::{AnyTable, Entry};

use crate::app::App;
use crate::error::Error;
use crate::live::{self, entropy};
use crate::store::log::{self, Append, Head};
use crate::store::{StoreError, tables};

/// A table that is to be set up.
pub struct Next {
    game: &'static str,
    append: Append,
    /// For each of its seats the seat at the old table whose person has it.
    from: Vec<game::Seat>,
}

/// The next table, if these entries say that it is agreed.
///
/// # Errors
/// If it cannot be set up.
pub fn next_table(app: &App, table: &AnyTable, entries: &[Entry]) -> Result<Option<Next>, Error> {
    if !entries.iter().any(|entry| matches!(entry.event, Event::RematchAgreed { .. })) {
        return Ok(None);
    }
    let (setup, from) = table.rematch().ok_or(Error::Internal)?;
    let id = setup.table;
    let (next, entries) =
        AnyTable::create(setup, &app.tables.shelves, &mut entropy()).map_err(|_| Error::Internal)?;
    let append = live::append(id, Head::start(id), &entries, &next);
    Ok(Some(Next { game: next.game().as_str(), append, from }))
}

/// The name of the next table, if it is agreed.
pub fn next_id(table: &AnyTable) -> Option<TableId> {
    table.rematch().map(|(setup, _)| setup.table)
}

impl Next {
    /// Stores it: people keep their seats, and the links of the old table lead to the new one as well.
    ///
    /// # Errors
    /// If the database fails.
    pub fn store(&self, connection: &Connection, old: TableId) -> Result<(), StoreError> {
        let id = self.append.table;
        tables::new_table(connection, id, self.game, tables::doors(connection, old)?)?;
        log::append(connection, &self.append)?;
        tables::same_people(connection, (old, id), &self.from)
    }
}
