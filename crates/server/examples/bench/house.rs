//! Whom the client plays at: our server and those beside it, each in a process of its own, so that its processor time and memory
//! can be told from the client's.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use server::Server;
use server::config::Config;
use server::limits::Rates;
use server::store::sqlite::shipping::Backups;
use tempfile::TempDir;

use crate::{Outcome, boardgame};

/// Whom the client plays at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum House {
    /// Our server: every move is on disk before it is answered.
    Ours,
    /// The same, with continuous backup.
    Shipping,
    /// What a card game over sockets costs without rules, secrecy or a disk.
    Reference,
    /// boardgame.io, in memory.
    Boardgame,
}

impl House {
    /// All of them.
    pub const ALL: [House; 4] = [House::Ours, House::Shipping, House::Reference, House::Boardgame];

    /// What the report calls it.
    pub fn name(self) -> &'static str {
        match self {
            House::Ours => "utterson",
            House::Shipping => "utterson with backups",
            House::Reference => "in memory",
            House::Boardgame => "boardgame.io",
        }
    }

    /// Has it tables that must be opened, and games that end?
    pub fn is_ours(self) -> bool {
        match self {
            House::Ours | House::Shipping => true,
            House::Reference | House::Boardgame => false,
        }
    }

    /// Can it be opened here? An error says what is missing.
    pub fn is_there(self) -> Outcome<()> {
        match self {
            House::Boardgame => boardgame::install().map(|_| ()),
            House::Ours | House::Shipping | House::Reference => Ok(()),
        }
    }

    /// Starts it.
    pub fn start(self) -> Outcome<Program> {
        let folder = tempfile::tempdir()?;
        let mut command = match self {
            House::Boardgame => boardgame::command()?,
            House::Ours | House::Shipping | House::Reference => Command::new(std::env::current_exe()?),
        };
        match self {
            House::Ours => command.arg("serve").arg(folder.path()),
            House::Shipping => command.arg("serve").arg(folder.path()).arg(folder.path().join("backups")),
            House::Reference => command.arg("reference"),
            House::Boardgame => &mut command,
        };
        Program::start(command, folder)
    }
}

/// A house that is open.
pub struct Program {
    process: Child,
    /// Where it listens.
    pub address: SocketAddr,
    _folder: TempDir,
}

/// What a process has used.
#[derive(Clone, Copy)]
pub struct Usage {
    /// Memory.
    pub kib: f64,
    /// Processor time, in microseconds.
    pub cpu_us: f64,
}

/// Linux counts processor time in hundredths of a second.
const TICK_US: f64 = 10_000.0;

impl Usage {
    fn of(process: &str) -> Outcome<Usage> {
        let read = |file: &str| std::fs::read_to_string(format!("/proc/{process}/{file}"));
        let status = read("status")?;
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        let stat = read("stat")?;
        let fields: Vec<&str> = stat.rsplit(')').next().ok_or("no stat")?.split_whitespace().collect();
        let ticks = fields[11].parse::<f64>()? + fields[12].parse::<f64>()?;
        Ok(Usage { kib: memory.trim().trim_end_matches(" kB").parse()?, cpu_us: ticks * TICK_US })
    }

    /// What the client has used.
    pub fn own() -> Outcome<Usage> {
        Usage::of("self")
    }
}

impl Program {
    fn start(mut command: Command, folder: TempDir) -> Outcome<Program> {
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        Ok(Program { address: line.trim().parse()?, process, _folder: folder })
    }

    /// What it has used so far.
    pub fn usage(&self) -> Outcome<Usage> {
        Usage::of(&self.process.id().to_string())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Our server, in the child process, until its input ends.
pub fn serve(folder: &Path, backups: Option<PathBuf>) -> Outcome<()> {
    let backups =
        backups.map(|folder| Backups { ship_every: Duration::from_secs(1), ..Backups::daily(folder) });
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let server = runtime.block_on(Server::start(Config { backups, ..config(folder) }))?;
    println!("{}", server.address);
    std::io::stdout().flush()?;
    let mut line = String::new();
    std::io::stdin().read_line(&mut line)?;
    runtime.block_on(server.stop());
    Ok(())
}

/// One address is everybody here: nothing is limited by who asks.
fn config(folder: &Path) -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.to_path_buf(),
        rates: Rates::generous(),
        connections_per_address_max: 100_000,
        connections_max: 100_000,
        tables_per_address_max: 100_000,
        tables_max: 100_000,
        tables_per_person_max: 1_000_000,
        sockets_per_person_max: 100_000,
        sockets_max: 100_000,
        sleep_after: crate::memory::SLEEP_AFTER,
        ..Config::default()
    }
}
