//! A table of any game, for those who do not care which.

use alloc::string::String;
use alloc::vec::Vec;

use game::{Entropy, Seat, SeatSet, Viewer};

use crate::any::{GameName, Shelves};
use crate::clock::{Millis, Timing};
use crate::closed::Unrestored;
use crate::event::{BadLog, Entry, Event, Setup};
use crate::input::{Input, Step};
use crate::player::{Level, Occupant};
use crate::refused::Refused;
use crate::seen::{Position, SeenEntry, Snapshot};
use crate::table::Table;
use crate::{duel, london, partners, with_game};

/// A table of any game. Every method is [`Table`]'s of the same name; where the type of the game matters, as for bots,
/// match on it.
#[derive(Clone, PartialEq, Debug)]
pub enum AnyTable {
    /// A table of partners.
    Partners(Table<partners::State>),
    /// A table of duel.
    Duel(Table<duel::State>),
    /// A table of london.
    London(Table<london::State>),
}

impl From<Table<partners::State>> for AnyTable {
    fn from(table: Table<partners::State>) -> AnyTable {
        AnyTable::Partners(table)
    }
}

impl From<Table<duel::State>> for AnyTable {
    fn from(table: Table<duel::State>) -> AnyTable {
        AnyTable::Duel(table)
    }
}

impl From<Table<london::State>> for AnyTable {
    fn from(table: Table<london::State>) -> AnyTable {
        AnyTable::London(table)
    }
}

/// The same expression for the table of every game.
macro_rules! each {
    ($any:expr, $table:ident => $body:expr) => {
        match $any {
            AnyTable::Partners($table) => $body,
            AnyTable::Duel($table) => $body,
            AnyTable::London($table) => $body,
        }
    };
}

impl AnyTable {
    /// See [`Table::create`].
    ///
    /// # Errors
    /// See there.
    pub fn create(
        setup: Setup,
        shelves: &Shelves,
        entropy: &mut dyn Entropy,
    ) -> Result<(AnyTable, Vec<Entry>), Refused> {
        with_game!(setup.game, G => {
            let (table, entries) = Table::<G>::create(setup, shelves, entropy)?;
            Ok((table.into(), entries))
        })
    }

    /// See [`Table::restore`]. The first entry says which game it is.
    ///
    /// # Errors
    /// See there.
    pub fn restore(entries: Vec<Entry>, shelves: &Shelves) -> Result<AnyTable, Unrestored> {
        let Some(Event::Created { setup, .. }) = entries.first().map(|entry| &entry.event) else {
            return Err(BadLog::at(0, "a log begins with the table being created").into());
        };
        with_game!(setup.game, G => Table::<G>::restore(entries, shelves).map(AnyTable::from))
    }

    /// See [`Table::handle`].
    pub fn handle(&mut self, input: Input, now: Millis, entropy: &mut dyn Entropy) -> Step {
        each!(self, table => table.handle(input, now, entropy))
    }

    /// See [`Table::trim`].
    pub fn trim(&mut self) {
        each!(self, table => table.trim())
    }

    /// See [`Table::is_whole`].
    pub fn is_whole(&self) -> bool {
        each!(self, table => table.is_whole())
    }

    /// See [`Table::reaches`].
    pub fn reaches(&self, seq: u64) -> bool {
        each!(self, table => table.reaches(seq))
    }

    /// See [`Table::lacks`].
    pub fn lacks(&self, input: &Input) -> bool {
        each!(self, table => table.lacks(input))
    }

    /// See [`Table::head`].
    pub fn head(&self) -> u64 {
        each!(self, table => table.head())
    }

    /// See [`Table::entries`].
    pub fn entries(&self) -> Vec<&Entry> {
        each!(self, table => table.entries().collect())
    }

    /// See [`Table::setup`].
    pub fn setup(&self) -> &Setup {
        each!(self, table => table.setup())
    }

    /// The game.
    pub fn game(&self) -> GameName {
        self.setup().game
    }

    /// See [`Table::players`].
    pub fn players(&self) -> Vec<&Occupant> {
        each!(self, table => table.players().collect())
    }

    /// See [`Table::project`].
    pub fn project(&self, seq: u64, viewer: Viewer) -> Option<SeenEntry> {
        each!(self, table => table.project(seq, viewer))
    }

    /// See [`Table::since`].
    pub fn since(&self, seq: u64, viewer: Viewer) -> Option<Vec<SeenEntry>> {
        each!(self, table => table.since(seq, viewer))
    }

    /// See [`Table::snapshot`].
    pub fn snapshot(&self, viewer: Viewer) -> Snapshot {
        each!(self, table => table.snapshot(viewer))
    }

    /// See [`Table::position`].
    pub fn position(&self, viewer: Viewer) -> Position {
        each!(self, table => table.position(viewer))
    }

    /// See [`Table::why_not`].
    ///
    /// # Errors
    /// See there.
    pub fn why_not(&self, viewer: Viewer, action: &str) -> Result<(), Refused> {
        each!(self, table => table.why_not(viewer, action))
    }

    /// See [`Table::record`].
    pub fn record(&self, viewer: Viewer) -> Option<String> {
        each!(self, table => table.record(viewer))
    }

    /// See [`Table::turn`].
    pub fn turn(&self) -> SeatSet {
        each!(self, table => table.turn())
    }

    /// See [`Table::carries_out`].
    pub fn carries_out(&self) -> bool {
        each!(self, table => table.carries_out())
    }

    /// See [`Table::bots_on_turn`].
    pub fn bots_on_turn(&self) -> Vec<(Seat, &Level)> {
        each!(self, table => table.bots_on_turn())
    }

    /// See [`Table::phase`].
    pub fn phase(&self) -> u64 {
        each!(self, table => table.phase())
    }

    /// See [`Table::is_started`].
    pub fn is_started(&self) -> bool {
        each!(self, table => table.is_started())
    }

    /// See [`Table::is_over`].
    pub fn is_over(&self) -> bool {
        each!(self, table => table.is_over())
    }

    /// See [`Table::needs_ticks`].
    pub fn needs_ticks(&self) -> bool {
        each!(self, table => table.needs_ticks())
    }

    /// See [`Table::due_in`].
    pub fn due_in(&self) -> Option<Millis> {
        each!(self, table => table.due_in())
    }

    /// See [`Table::wait_until`].
    pub fn wait_until(&mut self, now: Millis) {
        each!(self, table => table.wait_until(now))
    }

    /// See [`Table::rest_until`].
    pub fn rest_until(&mut self, now: Millis) {
        each!(self, table => table.rest_until(now))
    }

    /// See [`Table::timing`].
    pub fn timing(&self) -> &Timing {
        each!(self, table => table.timing())
    }

    /// See [`Table::resume`].
    pub fn resume(&mut self, timing: Timing) {
        each!(self, table => table.resume(timing))
    }

    /// See [`Table::present`].
    pub fn present(&self) -> SeatSet {
        each!(self, table => table.present())
    }

    /// See [`Table::rematch`].
    pub fn rematch(&self) -> Option<(Setup, Vec<Seat>)> {
        each!(self, table => table.rematch())
    }
}
