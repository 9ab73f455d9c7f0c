//! What whoever runs the server decides.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use serde::Serialize;
use table::event::Reaction;
use table::input::{Input, Request};

use crate::address::Proxies;
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
    /// The proxies of our own that stand in front.
    pub proxies: Proxies,
    /// How often things are allowed.
    pub rates: Rates,
    /// Connections of one address, at most.
    pub connections_per_address_max: usize,
    /// Connections of all, at most.
    pub connections_max: usize,
    /// Tables that were opened from one address and are awake, at most.
    pub tables_per_address_max: usize,
    /// Tables that are awake, at most, when another one is opened.
    pub tables_max: usize,
    /// Tables of one person whose games have not ended, at most, when he opens another one.
    pub tables_per_person_max: usize,
    /// Sockets of one person, at most.
    pub sockets_per_person_max: usize,
    /// Sockets of all, at most.
    pub sockets_max: usize,
    /// How long bots wait before they move.
    pub pace: Pace,
    /// A table that nobody looks at sleeps after this time.
    pub sleep_after: Duration,
    /// Where tables are kept at which nobody from elsewhere plays.
    pub solo: Solo,
    /// Room on the disk that is kept back for the games that are on when it gets full.
    pub ballast_bytes: usize,
    /// How old things get.
    pub ages: Ages,
    /// Where everything is copied to all the time.
    pub backups: Option<Backups>,
    /// What goes wrong on purpose: nothing, except in tests.
    pub faults: Faults,
}

/// Faults of our own that tests make happen, to see that they hurt nobody else.
#[derive(Clone, Debug, Default)]
pub struct Faults {
    /// Bots of these levels panic when they think.
    pub bots: Vec<bots::Level>,
    /// Bots think for so much longer.
    pub thought: Duration,
    /// A table panics when somebody reacts with this.
    pub reaction: Option<Reaction>,
}

impl Faults {
    /// Panics if a test wants it.
    pub(crate) fn perhaps_panic(&self, input: &Input) {
        if let (Some(fatal), Input::Command(command)) = (&self.reaction, input)
            && let Request::React { reaction } = &command.request
        {
            assert!(reaction != fatal, "a fault that a test has made");
        }
    }
}

/// Where tables are kept at which nobody from elsewhere plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Solo {
    /// In the page of whoever plays: it costs the server nothing.
    #[default]
    Here,
    /// At the server.
    Server,
}

/// How long a bot waits before it moves: drawn between these two, whatever the bot holds in its hand. How well it plays does not
/// depend on it.
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
            proxies: Proxies::default(),
            rates: Rates::default(),
            connections_per_address_max: 30,
            connections_max: 20_000,
            tables_per_address_max: 50,
            tables_max: 20_000,
            tables_per_person_max: 100,
            sockets_per_person_max: 30,
            sockets_max: 15_000,
            pace: Pace { min: Duration::from_millis(500), max: Duration::from_millis(1200) },
            sleep_after: Duration::from_secs(60),
            solo: Solo::default(),
            ballast_bytes: BALLAST_BYTES,
            ages: Ages::default(),
            backups: None,
            faults: Faults::default(),
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
