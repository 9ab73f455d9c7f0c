//! What lies in a folder of backups: names, restoring, rehearsing, and what is old enough to go.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::Backups;
use crate::store::sqlite::files::{self, Contents};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A copy of the whole database.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Base {
    made_ms: i64,
    /// The first piece that follows.
    first: u64,
    path: PathBuf,
}

pub(super) fn base_name(folder: &Path, made_ms: i64, first: u64) -> PathBuf {
    folder.join(format!("base-{made_ms}-{first:08}.db"))
}

pub(super) fn piece_name(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("wal-{number:08}"))
}

/// The bases, oldest first.
fn bases(folder: &Path) -> io::Result<Vec<Base>> {
    let mut bases = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
        let numbers = name.strip_prefix("base-").and_then(|rest| rest.strip_suffix(".db"));
        if let Some((made, first)) = numbers.and_then(|numbers| numbers.split_once('-'))
            && let (Ok(made_ms), Ok(first)) = (made.parse(), first.parse())
        {
            bases.push(Base { made_ms, first, path });
        }
    }
    bases.sort();
    Ok(bases)
}

fn pieces(folder: &Path) -> io::Result<BTreeSet<u64>> {
    let mut pieces = BTreeSet::new();
    for file in fs::read_dir(folder)? {
        let name = file?.file_name();
        let number = name.to_str().and_then(|name| name.strip_prefix("wal-")).map(str::parse::<u64>);
        pieces.extend(number.and_then(Result::ok));
    }
    Ok(pieces)
}

/// The number of the last piece in the folder, or that a base waits for.
pub(super) fn last_piece(folder: &Path) -> io::Result<u64> {
    let last = pieces(folder)?.last().copied();
    let first = bases(folder)?.last().map(|base| base.first);
    Ok(last.max(first).unwrap_or(0))
}

/// Puts the newest base of a folder, and all that was written since, into one new file.
///
/// # Errors
/// A sentence that says what is missing or damaged.
pub fn assemble(folder: &Path, into: &Path) -> Result<(), String> {
    let say = |path: &Path, error: String| format!("{}: {error}", path.display());
    let of_folder = |error: io::Error| say(folder, error.to_string());
    let base = bases(folder).map_err(of_folder)?.pop();
    let base = base.ok_or_else(|| say(folder, "there is no backup in this folder".into()))?;
    let copy =
        |from: &Path, to: &Path| fs::copy(from, to).map(|_| ()).map_err(|error| say(from, error.to_string()));
    copy(&base.path, into)?;
    let mut beside = into.as_os_str().to_owned();
    beside.push("-wal");
    for number in base.first.. {
        let piece = piece_name(folder, number);
        if !piece.is_file() {
            break;
        }
        copy(&piece, Path::new(&beside))?;
        // SQLite recovers the piece as if the machine had stopped there: up to its last sound commit.
        let recovered = || -> rusqlite::Result<()> {
            let connection = Connection::open(into)?;
            connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
            connection.close().map_err(|(_, error)| error)
        };
        recovered().map_err(|error| say(&piece, error.to_string()))?;
    }
    Ok(())
}

/// Restores the newest backup of a folder to a file that nobody needs, checks it to the last hash, and removes it.
///
/// # Errors
/// A sentence: then nothing could be restored, and somebody should know before he has to.
pub fn rehearse(folder: &Path) -> Result<Contents, String> {
    let file = folder.join("rehearsal.db");
    let clear = || {
        for suffix in ["", "-wal", "-shm"] {
            let _ = fs::remove_file(format!("{}{suffix}", file.display()));
        }
    };
    clear();
    let contents = assemble(folder, &file).and_then(|()| files::verify(&file));
    clear();
    contents
}

/// Removes what is old: of the bases all but the newest two and one a day, and the pieces that only older ones need.
pub(super) fn rotate(backups: &Backups, now_ms: i64) -> io::Result<()> {
    let mut bases = bases(&backups.folder)?;
    bases.reverse();
    let mut days = BTreeSet::new();
    for (index, base) in bases.iter().enumerate() {
        let age_days = (now_ms - base.made_ms) / DAY_MS;
        let is_first_of_its_day = days.insert(base.made_ms / DAY_MS);
        if index >= 2 && (age_days >= i64::from(backups.keep_days) || !is_first_of_its_day) {
            fs::remove_file(&base.path)?;
        }
    }
    let needed = bases.get(1).or(bases.first()).map_or(0, |base| base.first);
    for piece in pieces(&backups.folder)?.into_iter().filter(|piece| *piece < needed) {
        fs::remove_file(piece_name(&backups.folder, piece))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_copies_some_stay() {
        let folder = tempfile::tempdir().unwrap();
        let backups = Backups { keep_days: 3, ..Backups::daily(folder.path().to_path_buf()) };
        let now = 100 * DAY_MS + 1000;
        for (day, hour) in [(95, 0), (98, 1), (98, 2), (99, 0), (100, 0), (100, 0)] {
            let made = day * DAY_MS + hour + fs::read_dir(folder.path()).unwrap().count() as i64;
            let number = fs::read_dir(folder.path()).unwrap().count() as u64;
            fs::write(base_name(folder.path(), made, number + 10), "").unwrap();
        }
        for piece in [10, 13, 14, 15, 16] {
            fs::write(piece_name(folder.path(), piece), "").unwrap();
        }
        fs::write(folder.path().join("something else"), "").unwrap();
        assert_eq!(last_piece(folder.path()).unwrap(), 16);
        rotate(&backups, now).unwrap();
        let kept: Vec<u64> = bases(folder.path()).unwrap().iter().map(|base| base.first).collect();
        assert_eq!(kept, [12, 13, 14, 15], "one a day for three days, and the newest two");
        assert_eq!(pieces(folder.path()).unwrap(), BTreeSet::from([14, 15, 16]));
        assert!(folder.path().join("something else").exists());
    }
}
