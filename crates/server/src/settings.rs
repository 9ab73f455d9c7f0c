//! The limits of the house by their names: for flags, the environment, a file and the documentation, which all have the same list.

use std::fmt;

use crate::config::Config;
use crate::limits::Rate;

/// A limit that whoever runs the server may set.
pub struct Setting {
    /// Its name, as a flag without the dashes.
    pub name: &'static str,
    /// What it limits, in a line.
    pub help: &'static str,
    at: At,
}

/// Where it stands in the configuration.
#[derive(Clone, Copy)]
enum At {
    /// A number.
    Count(fn(&mut Config) -> &mut usize),
    /// So many at once, and then so many a minute.
    Rate(fn(&mut Config) -> &mut Rate),
}

/// A value that makes no sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSetting {
    /// Which setting.
    pub name: String,
    /// How it is written.
    pub usage: &'static str,
}

impl fmt::Display for BadSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.usage)
    }
}

impl std::error::Error for BadSetting {}

const fn count(name: &'static str, at: fn(&mut Config) -> &mut usize, help: &'static str) -> Setting {
    Setting { name, help, at: At::Count(at) }
}

const fn rate(name: &'static str, at: fn(&mut Config) -> &mut Rate, help: &'static str) -> Setting {
    Setting { name, help, at: At::Rate(at) }
}

/// All of them.
pub const SETTINGS: [Setting; 18] = [
    count("max-connections", |config| &mut config.connections_max, "Connections in all, at most"),
    count(
        "max-connections-address",
        |config| &mut config.connections_per_address_max,
        "Connections of one address, at most; of IPv6 the /64 is one address",
    ),
    count("max-sockets", |config| &mut config.sockets_max, "Sockets at tables in all, at most"),
    count(
        "max-sockets-person",
        |config| &mut config.sockets_per_person_max,
        "Sockets of one person, at most",
    ),
    count(
        "max-tables",
        |config| &mut config.tables_max,
        "Tables awake in all, at most, when another one is opened",
    ),
    count(
        "max-tables-address",
        |config| &mut config.tables_per_address_max,
        "Tables awake that were opened from one address, at most",
    ),
    count(
        "max-tables-person",
        |config| &mut config.tables_per_person_max,
        "Unfinished games of one person, at most, when they open another table",
    ),
    rate(
        "rate-requests",
        |config| &mut config.rates.request,
        "Requests of one person, or one address without a name",
    ),
    rate("rate-guests", |config| &mut config.rates.guest, "New guests from one address"),
    rate("rate-tables", |config| &mut config.rates.open, "Tables that one person opens, rematches included"),
    rate(
        "rate-tables-address",
        |config| &mut config.rates.open_here,
        "Tables that are opened from one address",
    ),
    rate("rate-passwords", |config| &mut config.rates.password, "Passwords that are tried from one address"),
    rate(
        "rate-account",
        |config| &mut config.rates.account,
        "Wrong passwords for one account, wherever they come from",
    ),
    rate("rate-misses", |config| &mut config.rates.miss, "Requests for things that do not exist"),
    rate("rate-replays", |config| &mut config.rates.replay, "Records read for one person"),
    rate("rate-messages", |config| &mut config.rates.message, "Messages on one socket"),
    rate(
        "rate-program-messages",
        |config| &mut config.rates.program_message,
        "Messages on one socket of a program",
    ),
    rate("bot-seconds", |config| &mut config.rates.bot_second, "Seconds that bots think for one address"),
];

impl Setting {
    /// How a value is written: `N`, or `N+N` for so many at once and then so many a minute.
    pub const fn usage(&self) -> &'static str {
        match self.at {
            At::Count(_) => "N",
            At::Rate(_) => "N+N",
        }
    }

    /// The variable of the environment.
    pub fn variable(&self) -> String {
        format!("UTTERSON_{}", self.name.to_uppercase().replace('-', "_"))
    }

    /// The value that it has there, as it is written.
    pub fn value(&self, config: &Config) -> String {
        let mut config = config.clone();
        match self.at {
            At::Count(at) => at(&mut config).to_string(),
            At::Rate(at) => at(&mut config).to_string(),
        }
    }

    /// Sets it.
    ///
    /// # Errors
    /// If the value makes no sense.
    pub fn set(&self, config: &mut Config, value: &str) -> Result<(), BadSetting> {
        let bad = || BadSetting { name: self.name.to_owned(), usage: self.usage() };
        match self.at {
            // A number may have a plus before it elsewhere; here that is half of a rate.
            At::Count(_) if value.contains('+') => return Err(bad()),
            At::Count(at) => *at(config) = value.parse().map_err(|_| bad())?,
            At::Rate(at) => *at(config) = value.parse().map_err(|_| bad())?,
        }
        Ok(())
    }
}

/// Sets what the lines of a file say: `name = value`, and `#` before what is for people.
///
/// # Errors
/// The first line that makes no sense.
pub fn read(file: &str, config: &mut Config) -> Result<(), BadSetting> {
    for line in file.lines().map(|line| line.split('#').next().unwrap_or_default().trim()) {
        if line.is_empty() {
            continue;
        }
        let bad = || BadSetting { name: line.to_owned(), usage: "NAME = N" };
        let (name, value) = line.split_once('=').ok_or_else(bad)?;
        let setting = SETTINGS.iter().find(|setting| setting.name == name.trim()).ok_or_else(bad)?;
        setting.set(config, value.trim())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_reads_what_it_writes_and_sets_what_it_says() {
        let usual = Config::default();
        for setting in &SETTINGS {
            let mut config = usual.clone();
            let value = if setting.usage() == "N" { "7" } else { "7+13" };
            setting.set(&mut config, value).unwrap();
            assert_eq!(setting.value(&config), value, "{}", setting.name);
            let others = SETTINGS.iter().filter(|other| other.name != setting.name);
            others.for_each(|other| assert_eq!(other.value(&config), other.value(&usual), "{}", other.name));
            setting.set(&mut config, &setting.value(&usual)).unwrap();
            assert_eq!(setting.value(&config), setting.value(&usual), "{}", setting.name);
            for bad in ["", "-1", "x", "1+", "+1", "1+0"] {
                assert!(setting.set(&mut config, bad).is_err(), "{} {bad}", setting.name);
            }
        }
    }

    #[test]
    fn a_file_says_one_a_line() {
        let mut config = Config::default();
        read("# the house\n\nmax-tables = 9 # few\nrate-guests=2+3\n", &mut config).unwrap();
        assert_eq!((config.tables_max, config.rates.guest), (9, Rate::per_minute(2, 3)));
        for bad in ["max-tables", "max-chairs = 3", "max-tables = many"] {
            assert!(read(bad, &mut config).is_err(), "{bad}");
        }
    }

    /// The list that people read is this one.
    #[test]
    fn the_documentation_has_the_same_list() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/limits.md");
        let text = std::fs::read_to_string(path).unwrap();
        for setting in &SETTINGS {
            let row = format!(
                "| `{}` | `{}` | {} |",
                setting.name,
                setting.value(&Config::default()),
                setting.help
            );
            assert!(text.contains(&row), "docs/limits.md has no line\n{row}");
        }
    }
}
