//! `utterson serve`: the online table.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, ValueEnum};
use server::address::{Network, Proxies};
use server::config::{self, Config, PORT, Pace};
use server::settings::{self, BadSetting, SETTINGS, Setting};

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
    /// How many proxies of your own stand in front: that many hops of X-Forwarded-For are trusted
    #[arg(long, value_name = "N", default_value_t = 0)]
    proxies: usize,
    /// Where the nearest of these proxies stands; may be repeated [default: this machine and private networks]
    #[arg(long, value_name = "NETWORK")]
    proxy_from: Vec<Network>,
    /// A file of limits, one a line: NAME = N. A variable such as UTTERSON_MAX_TABLES takes precedence over it, a flag over both
    #[arg(long, value_name = "FILE")]
    limits: Option<PathBuf>,
    #[command(flatten)]
    set: Set,
    /// How long bots wait before they move: at most this many milliseconds, at least half of them [default: 500 to 1200]
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
        proxies: proxies(arguments),
        pace: arguments.bot_wait.map_or(Config::default().pace, pace),
        solo: match arguments.solo {
            Solo::Here => config::Solo::Here,
            Solo::Server => config::Solo::Server,
        },
        ..Config::default()
    };
    let mut config = arguments.keeping.decide(config);
    arguments.set.apply(arguments.limits.as_deref(), &mut config)?;
    let ready = |address: SocketAddr| {
        let origin = arguments.origin.clone().unwrap_or_else(|| format!("http://{address}"));
        // Whoever started us may not read it.
        let ready = say!("serve-ready", origin = origin, folder = data.display().to_string());
        let _ = writeln!(std::io::stdout(), "{ready}");
    };
    server::run(config, ready).map_err(Failure::of_core)
}

fn proxies(arguments: &Arguments) -> Proxies {
    let usual = Proxies { count: arguments.proxies, ..Proxies::default() };
    if arguments.proxy_from.is_empty() {
        usual
    } else {
        Proxies { from: arguments.proxy_from.clone(), ..usual }
    }
}

/// The limits that were set by flags.
#[derive(Default)]
struct Set(Vec<(&'static Setting, String)>);

impl Set {
    /// The file first, then the environment, then the flags: the last word counts.
    fn apply(&self, file: Option<&Path>, config: &mut Config) -> Result<(), Failure> {
        let wrong =
            |bad: BadSetting| Failure::Usage(say!("serve-setting", name = bad.name, usage = bad.usage));
        if let Some(file) = file {
            let text = std::fs::read_to_string(file);
            let text = text.map_err(|error| Failure::of_core(format!("{}: {error}", file.display())))?;
            settings::read(&text, config).map_err(wrong)?;
        }
        for setting in &SETTINGS {
            if let Ok(value) = std::env::var(setting.variable()) {
                setting.set(config, &value).map_err(wrong)?;
            }
        }
        self.0.iter().try_for_each(|(setting, value)| setting.set(config, value)).map_err(wrong)
    }
}

/// A flag for every limit there is.
impl Args for Set {
    fn augment_args(command: Command) -> Command {
        let usual = Config::default();
        let flag = |setting: &'static Setting| {
            Arg::new(setting.name)
                .long(setting.name)
                .value_name(setting.usage())
                .default_value(setting.value(&usual))
                .help(setting.help)
        };
        command.args(SETTINGS.iter().map(flag))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Set::augment_args(command)
    }
}

impl FromArgMatches for Set {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Set, clap::Error> {
        let said = |setting: &'static Setting| {
            let is_said = matches.value_source(setting.name) == Some(ValueSource::CommandLine);
            let value = matches.get_one::<String>(setting.name)?;
            is_said.then(|| (setting, value.clone()))
        };
        Ok(Set(SETTINGS.iter().filter_map(said).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Set::from_arg_matches(matches)?;
        Ok(())
    }
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
