//! The next table, once everybody wants one: set up in the same commit that says so.

use table::event::Event;
use table::{AnyTable, Entry};

use crate::app::App;
use crate::error::Error;
use crate::live::{self, entropy};
use crate::store::log::Head;
use crate::store::tables::NextTable;

/// The next table, if these entries say that it is agreed.
///
/// # Errors
/// If it cannot be set up.
pub fn next_table(app: &App, table: &AnyTable, entries: &[Entry]) -> Result<Option<NextTable>, Error> {
    if !entries.iter().any(|entry| matches!(entry.event, Event::RematchAgreed { .. })) {
        return Ok(None);
    }
    let (setup, from) = table.rematch().ok_or(Error::Internal)?;
    let id = setup.table;
    let (next, entries) =
        AnyTable::create(setup, &app.tables.shelves, &mut entropy()).map_err(|_| Error::Internal)?;
    let append = live::append(id, Head::start(id), &entries, &next);
    let (game, from) = (next.game(), from.iter().map(|seat| seat.0).collect());
    Ok(Some(NextTable { game: game.as_str(), rules: game.rules_version(), append, from }))
}
