//! What whoever runs the server decides.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::limits::Rates;
use crate::store::life::Ages;
use crate::store::sqlite::ballast::BALLAST_BYTES;
use crate::store::sqlite::shipping::Backups;

/// The port of the house: the year of the book.
pub const PORT: u16 = 1886;

/// How the server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where the keeper, and nobody else, can read what is counted.
    pub metrics: Option<SocketAddr>,
    /// The folder of the database.
    pub data: PathBuf,
    /// The address people type, such as `https://games.example.org`, if it is not that of `listen`.
    pub origin: Option<String>,
    /// How many proxies of our own stand in front: so many entries of `X-Forwarded-For`, from the right, are believed.
    pub proxies: usize,
    /// How often things are allowed.
    pub rates: Rates,
    /// Connections of one address, at most.
    pub connections_per_address_max: usize,
    /// Connections of all, at most.
    pub connections_max: usize,
    /// How long bots wait before they move.
    pub pace: Pace,
    /// A table that nobody looks at sleeps after this time.
    pub sleep_after: Duration,
    /// Room on the disk that is kept back for the games that are on when it gets full.
    pub ballast_bytes: usize,
    /// How old things get.
    pub ages: Ages,
    /// Where everything is copied to all the time.
    pub backups: Option<Backups>,
}

/// How long a bot waits before it moves: drawn between these two and never from what the bot holds in its hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The least.
    pub min: Duration,
    /// The most.
    pub max: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, PORT)),
            metrics: None,
            data: PathBuf::from("."),
            origin: None,
            proxies: 0,
            rates: Rates::default(),
            connections_per_address_max: 30,
            connections_max: 20_000,
            pace: Pace { min: Duration::from_millis(500), max: Duration::from_millis(1200) },
            sleep_after: Duration::from_secs(60),
            ballast_bytes: BALLAST_BYTES,
            ages: Ages::default(),
            backups: None,
        }
    }
}

impl Config {
    /// The origins that pages of ours can have, once it is known where we really listen.
    pub fn origins(&self, listening: SocketAddr) -> Vec<String> {
        match &self.origin {
            Some(origin) => vec![origin.trim_end_matches('/').to_owned()],
            None if listening.ip().is_loopback() => {
                let port = listening.port();
                ["127.0.0.1", "localhost", "[::1]"].map(|host| format!("http://{host}:{port}")).to_vec()
            }
            None => vec![format!("http://{listening}")],
        }
    }

    /// Do people come by https? Then cookies are for https only.
    pub fn is_secure(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.starts_with("https://"))
    }
}
