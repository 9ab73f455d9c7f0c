//! The online table: the only crate that knows HTTP, SQL and sockets.
//!
//! ```text
//! net ─► http (guard ─► router ─► handlers) ─┐
//!                          socket ───────────┼─► live ─► table (sans-IO) ─► store (a port; SQLite, one writer)
//!                          robots ───────────┘
//! ```
//!
//! - [`store`]: everything that survives. [`live`]: the tables that are awake, and the one gate out of them. [`deadlines`],
//!   [`house_clock`]: when time alone changes something, and what time it is.
//! - [`http`]: the router and its handlers. [`socket`]: a connection at a table. [`robots`]: bots as clients.
//! - [`programs`]: tokens for programs that somebody brings.
//! - [`upkeep`]: what the house does for itself.
//! - [`net`]: the accept loop, where lines end as they should. [`address`]: who is behind a proxy. [`limits`]: how often. [`settings`]: by which names. [`places`]: how many. [`fair_queue`]: who comes next. [`passwords`]: Argon2id.
//! - [`metrics`], [`logging`], [`security`]: what is counted and logged.
//!
//! What is promised, and why it holds:
//!
//! - *Nothing leaves before it is committed*: [`live::Live::step`] is the only road, see there.
//! - *Nothing leaves that somebody may not know*: sockets and records get what `table` projects for their viewer. No
//!   type of this crate holds cards.
//! - *One bad client hurts nobody else*: everything has a limit: connections, headers, bodies, frames, messages, time.

pub mod address;
pub mod app;
pub mod card;
mod closed;
pub mod config;
pub mod deadlines;
pub mod error;
pub mod fair_queue;
pub mod house_clock;
pub mod http;
pub mod ids;
pub mod limits;
pub mod live;
pub mod logging;
pub mod metrics;
pub mod net;
pub mod passwords;
pub mod places;
pub mod programs;
mod rematch;
pub mod robots;
pub mod security;
pub mod settings;
pub mod socket;
pub mod store;
mod strict;
pub mod upkeep;

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::app::App;
use crate::config::Config;
use crate::store::Keeper;
use crate::store::sqlite::Sqlite;
use crate::store::sqlite::ballast::Ballast;
use crate::store::sqlite::files::DATABASE;

/// Writing a position makes hundreds of small maps and strings and drops them together: the allocator of glibc took a fifth of the
/// processor time of a move for that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A server that runs.
pub struct Server {
    /// Where it listens: with port 0 in the configuration, the port it got.
    pub address: SocketAddr,
    /// What it is made of.
    pub app: Arc<App>,
    doors: JoinHandle<()>,
}

impl Server {
    /// Opens the store, and then the doors.
    ///
    /// # Errors
    /// A sentence for whoever started the program.
    pub async fn start(config: Config) -> Result<Server, String> {
        let database = config.data.join(DATABASE);
        let ballast = Ballast::beside(&database, config.ballast_bytes);
        let store = Sqlite::open_with(&database, ballast, config.backups.as_ref())?;
        Server::start_with(config, Arc::new(store)).await
    }

    /// Opens the doors, with whatever keeps the data.
    ///
    /// # Errors
    /// A sentence for whoever started the program.
    pub async fn start_with(config: Config, store: Keeper) -> Result<Server, String> {
        upkeep::close_other_rules(&store).await?;
        let listen = config.listen;
        let say = |error: std::io::Error| format!("cannot listen on {listen}: {error}");
        let listener = TcpListener::bind(listen).await.map_err(say)?;
        let address = listener.local_addr().map_err(say)?;
        if config.origin.is_none() && address.ip().is_unspecified() {
            return Err(format!(
                "listening on {listen}, say with --origin which address people type, such as http://192.168.0.2:{}",
                address.port()
            ));
        }
        let keeper = keeper_listener(&config).await?;
        let origins = config.origins(address);
        let app = App::new(config, origins, store);
        let router = http::router(app.clone());
        tokio::spawn(live::wake_ticking(app.clone()));
        tokio::spawn(deadlines::keep(app.clone()));
        tokio::spawn(upkeep::keep_house(app.clone()));
        if let Some(listener) = keeper {
            let (router, mut stop) = (http::keeper(app.clone()), app.stop());
            let until = async move { app::closed(&mut stop).await };
            tokio::spawn(async move { axum::serve(listener, router).with_graceful_shutdown(until).await });
        }
        let doors = tokio::spawn(net::serve(listener, app.clone(), router, app.stop()));
        tracing::info!(%address, "listening");
        Ok(Server { address, app, doors })
    }

    /// Closes the doors, lets everybody go, and commits what is in the queue.
    pub async fn stop(self) {
        self.app.close();
        let _ = self.doors.await;
        self.app.everybody_gone().await;
        self.app.store.close().await;
        tracing::info!("stopped");
    }
}

/// The address where the keeper reads what is counted.
async fn keeper_listener(config: &Config) -> Result<Option<TcpListener>, String> {
    let Some(address) = config.metrics else { return Ok(None) };
    let listener = TcpListener::bind(address).await;
    listener.map(Some).map_err(|error| format!("cannot listen on {address}: {error}"))
}

/// Runs a server until SIGTERM or Ctrl-C; `ready` hears where it listens.
///
/// # Errors
/// A sentence for whoever started the program.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), String> {
    let server = Server::start(config).await?;
    ready(server.address);
    asked_to_stop().await.map_err(|error| format!("cannot wait for signals: {error}"))?;
    server.stop().await;
    Ok(())
}

#[cfg(unix)]
async fn asked_to_stop() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    Ok(())
}

#[cfg(not(unix))]
async fn asked_to_stop() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}

/// Runs a server until it is asked to stop, with a log on the error stream: the whole program.
///
/// # Errors
/// A sentence for whoever started the program.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), String> {
    logging::write_to(std::io::stderr);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| format!("no threads to serve with: {error}"))?;
    runtime.block_on(serve(config, ready))
}
