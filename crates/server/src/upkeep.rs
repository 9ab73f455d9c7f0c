//! What the house does for itself: tables of other rules are closed, what has had its time is put away, and how much there is
//! is looked up.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::any::GameName;

use crate::app::{self, App};
use crate::store::life::{Extent, Swept};
use crate::store::{Keeper, today_ms};

/// How often the house looks for what has had its time, and how much there is.
const SWEEP_EVERY: Duration = Duration::from_secs(60 * 60);
const LOOK_EVERY: Duration = Duration::from_secs(60);

/// Between two parts of a sweep everybody else has his turn.
const BETWEEN: Duration = Duration::from_millis(100);

/// What the house last saw of itself.
#[derive(Default)]
pub struct Upkeep {
    extent: Mutex<Extent>,
}

impl Upkeep {
    /// How much there is, as of a minute ago.
    pub fn extent(&self) -> Extent {
        *self.extent.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Before the doors open: tables that were begun by rules that we have no more wait for nobody.
///
/// # Errors
/// A sentence for whoever started the program.
pub async fn close_other_rules(store: &Keeper) -> Result<(), String> {
    let rules = GameName::ALL.map(|game| (game.as_str(), game.rules_version())).to_vec();
    let closed = store.close_other_rules(rules).await;
    match closed {
        Ok(0) => Ok(()),
        Ok(tables) => {
            tracing::warn!(tables, "closed, for they were begun by other rules; their records are kept");
            Ok(())
        }
        Err(error) => Err(format!("tables of other rules cannot be closed: {error}")),
    }
}

/// Sweeps and looks until the house closes.
pub async fn keep_house(app: Arc<App>) {
    let mut stop = app.stop();
    let (mut sweep, mut look) = (tokio::time::interval(SWEEP_EVERY), tokio::time::interval(LOOK_EVERY));
    loop {
        tokio::select! {
            _ = sweep.tick() => drop(self::sweep(&app, today_ms()).await),
            _ = look.tick() => look_around(&app).await,
            () = app::closed(&mut stop) => return,
        }
    }
}

/// Puts away everything that has had its time on that day, a little at a time.
pub async fn sweep(app: &App, now_ms: i64) -> Swept {
    let mut all = Swept::default();
    while !app.is_closing() {
        match app.store.sweep(app.config.ages, now_ms).await {
            Ok(swept) if swept.is_nothing() => break,
            Ok(swept) => all.add(swept),
            // The next hour comes.
            Err(_) => break,
        }
        tokio::time::sleep(BETWEEN).await;
    }
    if !all.is_nothing() {
        let Swept { sessions, guests, removed, archived } = all;
        tracing::info!(sessions, guests, removed, archived, "swept");
    }
    all
}

async fn look_around(app: &App) {
    if let Ok(extent) = app.store.extent().await {
        *app.upkeep.extent.lock().unwrap_or_else(PoisonError::into_inner) = extent;
    }
}
