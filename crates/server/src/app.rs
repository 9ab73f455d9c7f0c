//! The house: everything that requests, sockets and bots share.

use std::sync::Arc;
use std::time::Duration;

use table::any::Shelves;
use tokio::sync::{broadcast, watch};

use crate::config::Config;
use crate::fair_queue::{FairQueue, Size};
use crate::http::replay::Readers;
use crate::ids::TokenHash;
use crate::limits::Limits;
use crate::live::Tables;
use crate::metrics::Metrics;
use crate::passwords::Passwords;
use crate::places::{Places, Room};
use crate::robots::{Tempo, Threads};
use crate::store::Keeper;
use crate::upkeep::Upkeep;

/// How long tables and bots get to finish when the server ends; what is acknowledged is on disk in any case.
const LEAVE_WITHIN: Duration = Duration::from_secs(1);

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
    /// Who has a connection.
    pub(crate) connections: Arc<Places>,
    /// Who asks, or has a socket, through a proxy of ours.
    pub(crate) proxied: Arc<Places>,
    /// Whoever hashes passwords.
    pub passwords: Passwords,
    /// What is counted.
    pub metrics: Metrics,
    /// What the house last saw of itself.
    pub upkeep: Upkeep,
    /// The tables that are awake.
    pub tables: Tables,
    /// Where records wait to be read that somebody brings.
    pub(crate) readers: Readers,
    /// Where bots wait for a thread to think in: fewer than there are processors, so that people never wait for bots.
    pub(crate) thinkers: Arc<FairQueue>,
    /// Those threads.
    pub(crate) threads: Threads,
    /// How long bots think.
    pub tempo: Tempo,
    /// Who has how many sockets.
    pub(crate) sockets: Arc<Places>,
    /// Who has how many tables awake that he opened.
    pub(crate) opened: Arc<Places>,
    /// Says which sessions have ended, so that their sockets end too.
    pub(crate) ended: broadcast::Sender<TokenHash>,
    stop: watch::Sender<bool>,
}

impl App {
    /// A house that is open.
    pub fn new(config: Config, origins: Vec<String>, store: Keeper) -> Arc<App> {
        let limits = Limits::new(config.rates);
        let room = Room { each_max: config.connections_per_address_max, all_max: config.connections_max };
        let tables = Room { each_max: config.tables_per_address_max, all_max: config.tables_max };
        let sockets = Room { each_max: config.sockets_per_person_max, all_max: config.sockets_max };
        // One processor is always left for people.
        let aside = std::thread::available_parallelism().map_or(1, |threads| threads.get() - 1).max(1);
        Arc::new(App {
            config,
            origins,
            store,
            limits,
            connections: Places::new(room),
            proxied: Places::new(room),
            passwords: Passwords::new(aside.min(2)),
            metrics: Metrics::default(),
            upkeep: Upkeep::default(),
            tables: Tables::new(Shelves::default()),
            readers: Readers::new(aside),
            thinkers: FairQueue::new(Size { at_once: aside, each_max: usize::MAX, all_max: usize::MAX }),
            threads: Threads::default(),
            tempo: Tempo::default(),
            sockets: Places::new(sockets),
            opened: Places::new(tables),
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

    /// Waits until tables and bots have put down what they had in hand.
    pub(crate) async fn everybody_gone(self: &Arc<App>) {
        let gone = async {
            while Arc::strong_count(self) > 1 {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        let _ = tokio::time::timeout(LEAVE_WITHIN, gone).await;
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
