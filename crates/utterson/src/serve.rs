//! `utterson serve`: the online table.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use server::address::Proxies;
use server::config::{self, Config, PORT, Pace};

use crate::keeping::Keeping;
use crate::shared::Failure;
use crate::words::say;

/// Run the online table: one program, one file of data, people and bots.
///
/// Stop it with Ctrl-C or SIGTERM: games go on where they were when it runs again. What happens is logged on the error
/// stream, one JSON object a line. Exit code 70: the disk failed, and nothing more was promised.
#[derive(Args)]
pub struct Arguments {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value_t = SocketAddr::from(([127, 0, 0, 1], PORT)))]
    listen: SocketAddr,
    /// The folder of the database [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The address people type, such as `https://games.example.org`, if it is not the one above
    #[arg(long, value_name = "URL")]
    origin: Option<String>,
    /// How many proxies of your own stand in front: so many hops of X-Forwarded-For are believed
    #[arg(long, value_name = "N", default_value_t = 0)]
    proxies: usize,
    /// How long bots wait before they move: at most so many milliseconds, at least half of them [default: 500 to 1200]
    #[arg(long, value_name = "MS")]
    bot_wait: Option<u64>,
    /// Where games against bots are played: `here` in the page, which costs the server nothing, or at the `server`
    #[arg(long, value_name = "WHERE", value_enum, default_value_t = Solo::Here)]
    solo: Solo,
    #[command(flatten)]
    keeping: Keeping,
}

/// Where tables are kept at which nobody from elsewhere plays.
#[derive(Clone, Copy, ValueEnum)]
enum Solo {
    Here,
    Server,
}

/// Serves until it is told to stop.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if let Some(origin) = &arguments.origin
        && !(origin.starts_with("https://") || origin.starts_with("http://"))
    {
        return Err(Failure::Usage(say!("serve-origin")));
    }
    let data = data_folder(arguments.data.as_ref())?;
    let config = Config {
        listen: arguments.listen,
        data: data.clone(),
        origin: arguments.origin.clone(),
        proxies: Proxies { count: arguments.proxies, ..Proxies::default() },
        pace: arguments.bot_wait.map_or(Config::default().pace, pace),
        solo: match arguments.solo {
            Solo::Here => config::Solo::Here,
            Solo::Server => config::Solo::Server,
        },
        ..Config::default()
    };
    let config = arguments.keeping.decide(config);
    let ready = |address: SocketAddr| {
        let origin = arguments.origin.clone().unwrap_or_else(|| format!("http://{address}"));
        // Whoever started us may not read it.
        let ready = say!("serve-ready", origin = origin, folder = data.display().to_string());
        let _ = writeln!(std::io::stdout(), "{ready}");
    };
    server::run(config, ready).map_err(Failure::of_core)
}

fn pace(most_ms: u64) -> Pace {
    Pace { min: Duration::from_millis(most_ms / 2), max: Duration::from_millis(most_ms) }
}

/// The folder that was named, or the user's own.
pub fn data_folder(named: Option<&PathBuf>) -> Result<PathBuf, Failure> {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let usual = || {
        if cfg!(windows) {
            return variable("APPDATA");
        }
        let home = variable("HOME")?;
        if cfg!(target_os = "macos") {
            return Some(home.join("Library/Application Support"));
        }
        Some(variable("XDG_DATA_HOME").unwrap_or_else(|| home.join(".local/share")))
    };
    match named {
        Some(folder) => Ok(folder.clone()),
        None => {
            usual().map(|folder| folder.join("utterson")).ok_or_else(|| Failure::Usage(say!("serve-no-data")))
        }
    }
}
