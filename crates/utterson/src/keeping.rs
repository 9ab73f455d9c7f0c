//! What whoever runs a server decides about its data: `utterson serve`'s flags for backups, ages and what is counted.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use server::config::Config;
use server::store::life::Ages;
use server::store::sqlite::shipping::Backups;

/// Flags of `serve`.
#[derive(Args)]
pub struct Keeping {
    /// Copy everything to this folder continuously, within ten seconds; `utterson restore` reads it
    #[arg(long, value_name = "DIR")]
    backups: Option<PathBuf>,
    /// For this many days, one whole copy a day is kept there
    #[arg(long, value_name = "DAYS", default_value_t = 7)]
    backup_days: u32,
    /// This many days after its end a game is archived: small, but it can still be reviewed
    #[arg(long, value_name = "DAYS", default_value_t = 7)]
    archive_after: u32,
    /// This many days after its end a game is removed
    #[arg(long, value_name = "DAYS", default_value_t = 1825)]
    remove_after: u32,
    /// Where Prometheus may read what is counted: an address that strangers cannot reach
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
}

impl Keeping {
    /// The configuration with these decisions.
    pub fn decide(&self, config: Config) -> Config {
        let days = |days: u32| Duration::from_secs(24 * 60 * 60) * days;
        let backups =
            |folder: &PathBuf| Backups { keep_days: self.backup_days, ..Backups::daily(folder.clone()) };
        let ages =
            Ages { finished: days(self.archive_after), forgotten: days(self.remove_after), ..config.ages };
        Config { backups: self.backups.as_ref().map(backups), ages, metrics: self.metrics, ..config }
    }
}
