//! Local games on disk: the log of a table, a line an entry, in the user's data folder; and the record when it ends.
//!
//! A log is only ever appended to, a step at a time. A line that is not whole, because the power failed, never
//! happened: it is cut off when the game is opened again.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

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
            match OpenOptions::new().create_new(true).append(true).open(&path) {
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

    /// The game that was played last and has not ended.
    pub fn latest(folder: &Path, shelves: &Shelves, words: &Words) -> Result<(GameFile, AnyTable), Failure> {
        let path = latest_log(folder).ok_or_else(|| {
            Failure::Bad(format!("{}: there is no unfinished game to resume", folder.display()))
        })?;
        let bytes = read_file(&path)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let text = std::str::from_utf8(&bytes[..whole]).map_err(|fault| Failure::file(&path, fault))?;
        let entries: Result<Vec<Entry>, _> = text.lines().map(Entry::from_json).collect();
        let entries = entries.map_err(|fault| Failure::file(&path, fault))?;
        let file =
            OpenOptions::new().append(true).open(&path).map_err(|fault| Failure::file(&path, fault))?;
        match AnyTable::restore(entries, shelves) {
            Ok(table) => {
                file.set_len(whole as u64).map_err(|fault| Failure::file(&path, fault))?;
                Ok((GameFile { path, file }, table))
            }
            Err(Unrestored::Closed(closed)) => {
                Err(GameFile { path, file }.close(&closed.record.unwrap_or_default(), words))
            }
            Err(Unrestored::Bad(bad)) => Err(Failure::file(&path, bad)),
        }
    }

    /// The game was begun by other rules, or on a map that is not here: its record takes the place of the log.
    fn close(self, record: &str, words: &Words) -> Failure {
        let log = self.path.clone();
        match self.finish(record) {
            Ok(path) => {
                Failure::Bad(words.say("terminal-closed-here", &[("file", path.display().to_string())]))
            }
            Err(fault) => Failure::file(&log, fault),
        }
    }
}

/// The log that was written to last.
fn latest_log(folder: &Path) -> Option<PathBuf> {
    let logs = std::fs::read_dir(folder).ok()?.filter_map(|entry| {
        let entry = entry.ok()?;
        let is_log = entry.path().extension().is_some_and(|end| end == "log");
        let written = entry.metadata().and_then(|about| about.modified()).ok()?;
        is_log.then(|| (written, entry.path()))
    });
    logs.max().map(|(_, path)| path)
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
        let (mut file, again) = GameFile::latest(folder.path(), &Shelves::default(), &words).unwrap();
        assert_eq!(again, table);
        file.append(&[]).unwrap();
        let (file, again) = GameFile::latest(folder.path(), &Shelves::default(), &words).unwrap();
        assert_eq!(again, table);
        assert!(file.finish("record\n").unwrap().ends_with(format!("duel-{}-1.case", TableId([7; 16]))));
        assert!(GameFile::latest(folder.path(), &Shelves::default(), &words).is_err());
    }

    #[test]
    fn a_game_of_other_rules_is_closed_and_its_record_kept() {
        let (folder, words) = (tempfile::tempdir().unwrap(), Words::of(Language::English));
        let (table, mut entries) = new_table();
        if let Event::Created { rules, .. } = &mut entries[0].event {
            *rules = 0;
        }
        GameFile::create(folder.path(), &table).unwrap().append(&entries).unwrap();
        let Err(Failure::Bad(sentence)) = GameFile::latest(folder.path(), &Shelves::default(), &words) else {
            panic!("it went on")
        };
        let record = folder.path().join(format!("duel-{}-1.case", TableId([7; 16])));
        assert!(sentence.contains(&format!("its record is kept in {}", record.display())), "{sentence}");
        assert!(std::fs::read_to_string(&record).unwrap().starts_with("utterson 1\ngame duel\n"));
        // The next one is asked for: there is none.
        let next = GameFile::latest(folder.path(), &Shelves::default(), &words);
        assert!(matches!(next, Err(Failure::Bad(sentence)) if sentence.contains("no unfinished game")));
    }
}
