//! Tables that cannot go on: begun by rules, or on a map, that we have no more. Their record is kept.

use table::ids::TableId;
use table::{AnyTable, Unrestored};

use crate::app::App;
use crate::error::Error;
use crate::live;

/// Notes that the table waits for nobody any more; what is left is to say so.
pub async fn close(app: &App, id: TableId) -> Error {
    let noted = app.store.close_table(id).await;
    noted.map_or_else(Error::from, |()| Error::Closed)
}

/// The whole record of a table that is closed; `None` if its game had not begun.
///
/// # Errors
/// If it cannot be loaded.
pub async fn record(app: &App, id: TableId) -> Result<Option<String>, Error> {
    let (_, entries, _) = live::load(app, id).await?;
    match AnyTable::restore(entries, &app.tables.shelves) {
        Err(Unrestored::Closed(closed)) => Ok(closed.record),
        Ok(_) | Err(Unrestored::Bad(_)) => Err(Error::Internal),
    }
}
