//! Local games on disk: the log of a table, a line an entry, in the user's data folder; and the record when it ends.
//!
//! A log is only ever appended to, a step at a time. A line that is not whole, because the power failed, never
//! happened: it is cut off when the game is opened again.

use std::cmp::Reverse;
use std::fs::{DirEntry, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use table::any::Shelves;
use table::{AnyTable, Entry, Unrestored};

use crate::shared::{Failure, read_file};
use crate::words::Words;

/// The file of one game.
pub struct GameFile {
    path: PathBuf,
    file: File,
}

impl GameFile {
    /// A new file for this table.
    pub fn create(folder: &Path, table: &AnyTable) -> io::Result<GameFile> {
        std::fs::create_dir_all(folder)?;
        // A game with the same seed has the same name, and may have been left unfinished.
        let mut number = 1;
        loop {
            let path = folder.join(format!("{}-{}-{number}.log", table.game(), table.setup().table));
            match private().create_new(true).append(true).open(&path) {
                Ok(file) if !path.with_extension("case").exists() => return Ok(GameFile { path, file }),
                Ok(_) => std::fs::remove_file(&path)?,
                Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists => {}
                Err(fault) => return Err(fault),
            }
            number += 1;
        }
    }

    /// Adds what happened, all of it or nothing, before anybody is told.
    pub fn append(&mut self, entries: &[Entry]) -> io::Result<()> {
        let lines: String = entries.iter().map(|entry| entry.to_json() + "\n").collect();
        self.file.write_all(lines.as_bytes())?;
        self.file.sync_data()
    }

    /// The game has ended: its record takes the place of the log.
    pub fn finish(self, record: &str) -> io::Result<PathBuf> {
        let record_path = self.path.with_extension("case");
        std::fs::write(&record_path, record)?;
        std::fs::remove_file(&self.path)?;
        Ok(record_path)
    }

    /// The game of this name, or of the only one that begins so, that has not ended; without a name the one that was played last.
    pub fn find(
        folder: &Path,
        name: Option<&str>,
        shelves: &Shelves,
        words: &Words,
    ) -> Result<(GameFile, AnyTable), Failure> {
        let say = |id: &str, key: &'static str, what: String| Failure::Bad(words.say(id, &[(key, what)]));
        let logs = logs(folder);
        let is_called = |log: &&Log| name.is_none_or(|name| log.name == name);
        let mut alike = logs.iter().filter(|log| name.is_some_and(|name| log.name.starts_with(name)));
        let path = match (logs.iter().find(is_called), alike.next(), alike.next()) {
            (Some(log), _, _) | (None, Some(log), None) => log.path.clone(),
            (None, Some(_), Some(_)) => {
                return Err(say("terminal-games-several", "name", name.unwrap_or_default().to_string()));
            }
            (None, None, _) if !logs.is_empty() => {
                return Err(say("terminal-games-unknown", "name", name.unwrap_or_default().to_string()));
            }
            (None, None, _) => {
                return Err(say("terminal-games-none", "folder", folder.display().to_string()));
            }
        };
        let broken = || Failure::file(&path, words.say("play-log-broken", &[]));
        let bytes = read_file(&path)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let text = std::str::from_utf8(&bytes[..whole]).map_err(|_| broken())?;
        let entries: Result<Vec<Entry>, _> = text.lines().map(Entry::from_json).collect();
        let entries = entries.map_err(|_| broken())?;
        let file = OpenOptions::new()
            .append(true)
            .open(&path)
            .map_err(|fault| Failure::unwritable(&path, &fault))?;
        match AnyTable::restore(entries, shelves) {
            Ok(table) => {
                file.set_len(whole as u64).map_err(|fault| Failure::unwritable(&path, &fault))?;
                Ok((GameFile { path, file }, table))
            }
            Err(Unrestored::Closed(closed)) => {
                Err(GameFile { path, file }.close(&closed.record.unwrap_or_default(), words))
            }
            Err(Unrestored::Bad(_)) => Err(broken()),
        }
    }

    /// The game was begun by other rules, or on a map that is not here: its record takes the place of the log.
    fn close(self, record: &str, words: &Words) -> Failure {
        let log = self.path.clone();
        match self.finish(record) {
            Ok(path) => {
                Failure::Bad(words.say("terminal-closed-here", &[("file", path.display().to_string())]))
            }
            Err(fault) => Failure::unwritable(&log, &fault),
        }
    }
}

/// A game that has not ended.
pub struct Log {
    /// What it is called: its file's name without `.log`.
    pub name: String,
    /// When it was written to last.
    pub written: SystemTime,
    path: PathBuf,
}

/// The games that have not ended, the one that was played last first.
pub fn logs(folder: &Path) -> Vec<Log> {
    let log = |entry: io::Result<DirEntry>| {
        let path = entry.ok()?.path();
        let written = path.metadata().and_then(|about| about.modified()).ok()?;
        let name = path.file_stem()?.to_string_lossy().into_owned();
        path.extension().is_some_and(|end| end == "log").then_some(Log { name, written, path })
    };
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let mut logs: Vec<Log> = entries.filter_map(log).collect();
    logs.sort_by_key(|log| Reverse(log.written));
    logs
}

/// For a file that nobody else may read: a log knows all cards.
fn private() -> OpenOptions {
    #[allow(unused_mut)] // Elsewhere folders of a user are his own.
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(test)]
mod tests {
    use crate::words::Language;
    use table::clock::ClockRule;
    use table::ids::TableId;
    use table::player::{Level, Occupant};
    use table::{Event, Setup};

    use super::*;

    fn new_table() -> (AnyTable, Vec<Entry>) {
        let bot = || Occupant::Bot { level: Level::try_from("random".to_string()).unwrap() };
        let setup = Setup {
            table: TableId([7; 16]),
            game: table::any::GameName::Duel,
            options: Vec::new(),
            seats: vec![bot(), bot()],
            clock: ClockRule::None,
            seating: Default::default(),
        };
        AnyTable::create(setup, &Shelves::default(), &mut game::Quick::new(1)).unwrap()
    }

    #[test]
    fn a_game_is_found_again_and_a_torn_line_never_happened() {
        let (folder, words) = (tempfile::tempdir().unwrap(), Words::of(Language::English));
        let (table, entries) = new_table();
        let mut file = GameFile::create(folder.path(), &table).unwrap();
        file.append(&entries).unwrap();
        file.file.write_all(b"{\"v\":1,\"se").unwrap();
        let (mut file, again) = GameFile::find(folder.path(), None, &Shelves::default(), &words).unwrap();
        assert_eq!(again, table);
        file.append(&[]).unwrap();
        let (file, again) = GameFile::find(folder.path(), None, &Shelves::default(), &words).unwrap();
        assert_eq!(again, table);
        assert!(file.finish("record\n").unwrap().ends_with(format!("duel-{}-1.case", TableId([7; 16]))));
        assert!(GameFile::find(folder.path(), None, &Shelves::default(), &words).is_err());
    }

    #[test]
    fn a_game_of_other_rules_is_closed_and_its_record_kept() {
        let (folder, words) = (tempfile::tempdir().unwrap(), Words::of(Language::English));
        let (table, mut entries) = new_table();
        if let Event::Created { rules, .. } = &mut entries[0].event {
            *rules = 0;
        }
        GameFile::create(folder.path(), &table).unwrap().append(&entries).unwrap();
        let Err(Failure::Bad(sentence)) = GameFile::find(folder.path(), None, &Shelves::default(), &words)
        else {
            panic!("it went on")
        };
        let record = folder.path().join(format!("duel-{}-1.case", TableId([7; 16])));
        assert!(sentence.contains(&format!("its record is kept in {}", record.display())), "{sentence}");
        assert!(std::fs::read_to_string(&record).unwrap().starts_with("utterson 1\ngame duel\n"));
        // The next one is asked for: there is none.
        let next = GameFile::find(folder.path(), None, &Shelves::default(), &words);
        assert!(matches!(next, Err(Failure::Bad(sentence)) if sentence.contains("no unfinished game")));
    }

    #[test]
    fn a_game_is_found_by_its_name_or_the_beginning_of_it() {
        let (folder, words) = (tempfile::tempdir().unwrap(), Words::of(Language::English));
        let (table, entries) = new_table();
        for _ in 0..12 {
            GameFile::create(folder.path(), &table).unwrap().append(&entries).unwrap();
        }
        let stem = format!("duel-{}", TableId([7; 16]));
        let found = |name: &str| match GameFile::find(folder.path(), Some(name), &Shelves::default(), &words)
        {
            Ok((file, _)) => file.path.file_stem().unwrap().to_string_lossy().into_owned(),
            Err(Failure::Bad(sentence)) => sentence,
            Err(_) => panic!("a sentence is said"),
        };
        assert_eq!(found(&format!("{stem}-1")), format!("{stem}-1"), "though three others begin so");
        assert_eq!(found(&format!("{stem}-12")), format!("{stem}-12"));
        assert!(found("duel").contains("Several"), "{}", found("duel"));
        assert!(found("london").contains("no unfinished game called london"), "{}", found("london"));
        assert_eq!(logs(folder.path()).len(), 12);
        #[cfg(unix)]
        for log in logs(folder.path()) {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(log.path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }
    }
}
