//! The house: everything that requests, sockets and bots share.

use std::sync::Arc;

use table::any::Shelves;
use tokio::sync::{Semaphore, broadcast, watch};

use crate::config::Config;
use crate::ids::TokenHash;
use crate::limits::Limits;
use crate::live::Tables;
use crate::metrics::Metrics;
use crate::passwords::Passwords;
use crate::store::Keeper;
use crate::upkeep::Upkeep;

/// The server's state.
pub struct App {
    /// How it is set up.
    pub config: Config,
    /// The origins that pages of ours have.
    pub origins: Vec<String>,
    /// Everything that survives.
    pub store: Keeper,
    /// How often things are allowed.
    pub limits: Limits,
    /// Whoever hashes passwords.
    pub passwords: Passwords,
    /// What is counted.
    pub metrics: Metrics,
    /// What the house last saw of itself.
    pub upkeep: Upkeep,
    /// The tables that are awake.
    pub tables: Tables,
    /// A thread for a bot to think in: fewer than there are processors, so that people never wait for bots.
    pub(crate) thinkers: Arc<Semaphore>,
    /// Says which sessions have ended, so that their sockets end too.
    pub(crate) ended: broadcast::Sender<TokenHash>,
    stop: watch::Sender<bool>,
}

impl App {
    /// A house that is open.
    pub fn new(config: Config, origins: Vec<String>, store: Keeper) -> Arc<App> {
        let limits = Limits::new(config.rates);
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(App {
            config,
            origins,
            store,
            limits,
            passwords: Passwords::default(),
            metrics: Metrics::default(),
            upkeep: Upkeep::default(),
            tables: Tables::new(Shelves::default()),
            thinkers: Arc::new(Semaphore::new(threads.saturating_sub(1).max(1))),
            ended: broadcast::Sender::new(64),
            stop: watch::Sender::new(false),
        })
    }

    /// Becomes `true` when the house closes.
    pub fn stop(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// Closes the house: no new connections, and those that are open end.
    pub fn close(&self) {
        self.stop.send_replace(true);
    }

    /// Ends the sockets of a session.
    pub fn end(&self, session: TokenHash) {
        // Nobody listens where nobody has a socket.
        let _ = self.ended.send(session);
    }

    /// Does the house close?
    pub fn is_closing(&self) -> bool {
        *self.stop.borrow()
    }

    /// Can moves be taken?
    pub fn is_ready(&self) -> bool {
        !self.is_closing() && self.store.is_writable()
    }
}

/// Waits until the house closes.
pub async fn closed(stop: &mut watch::Receiver<bool>) {
    // An error means that the house is gone altogether.
    let _ = stop.wait_for(|stop| *stop).await;
}
