//! The database as a file: the lock, backup and restore.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::shipping::restore;
use super::{log, schema};

/// The name of the database in the data folder.
pub const DATABASE: &str = "utterson.db";

/// An exclusive lock beside the database. The operating system gives it back when the process ends, however that ends.
pub struct Lock {
    _file: File,
}

/// What a verified database holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contents {
    /// How many tables.
    pub tables: u64,
    /// How many events in all of them.
    pub events: u64,
}

impl Lock {
    /// Locks the database at `path`.
    ///
    /// # Errors
    /// A sentence: another process has it, or the folder is on a network.
    pub fn take(path: &Path) -> Result<Lock, String> {
        let say = |error: io::Error| format!("{}: {error}", path.display());
        let folder = folder_of(path);
        fs::create_dir_all(&folder).map_err(say)?;
        refuse_network(&folder)?;
        let beside = with_suffix(path, ".lock");
        let file = File::options().create(true).truncate(false).write(true).open(&beside).map_err(say)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(format!(
                "{} is in use by another utterson; stop that one first, or choose another folder with --data",
                path.display()
            )),
            Err(TryLockError::Error(error)) => Err(say(error)),
        }
    }
}

/// SQLite's WAL needs shared memory and honest locks; file systems on a network have neither.
fn refuse_network(folder: &Path) -> Result<(), String> {
    const NETWORKS: [&str; 8] = ["nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse.sshfs", "afs", "ceph"];
    let (Ok(mounts), Ok(folder)) = (fs::read_to_string("/proc/self/mounts"), folder.canonicalize()) else {
        return Ok(());
    };
    let mount = |line: &str| {
        let mut words = line.split(' ').skip(1);
        Some((PathBuf::from(words.next()?), words.next()?.to_owned()))
    };
    let holding = mounts.lines().filter_map(mount).filter(|(point, _)| folder.starts_with(point));
    match holding.max_by_key(|(point, _)| point.components().count()) {
        Some((_, kind)) if NETWORKS.contains(&kind.as_str()) => Err(format!(
            "{} is on a network file system ({kind}), where a database is not safe",
            folder.display()
        )),
        Some(_) | None => Ok(()),
    }
}

/// Copies the database, which may be in use, to a new file, and checks the copy to the last hash.
///
/// # Errors
/// A sentence: what could not be read or written, or that the copy is damaged. Then there is no new file.
pub fn backup(database: &Path, out: &Path) -> Result<Contents, String> {
    if !database.is_file() {
        return Err(format!("{}: there is no database here", database.display()));
    }
    refuse_existing(out)?;
    let part = Part::new(out)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    // Not for reading only: the copy is opened with the same flags. Nothing here writes to the source.
    let source = Connection::open_with_flags(database, flags)
        .map_err(|error| format!("{}: {error}", database.display()))?;
    schema::is_ours(&source).map_err(|reason| format!("{}: {reason}", database.display()))?;
    let text = part.path.to_str().ok_or("the name of the copy is no UTF-8")?;
    source.execute("VACUUM INTO ?1", [text]).map_err(|error| format!("{}: {error}", part.path.display()))?;
    part.finish(out)
}

/// Puts a backup, a file or a folder of continuous backups, in the place of a database, after checking it to the last hash. A database that is there already is
/// refused, or with `aside` renamed to that: it is never overwritten.
///
/// # Errors
/// A sentence: the backup is damaged, a server is running, there is a database already.
pub fn restore(backup: &Path, database: &Path, aside: Option<&Path>) -> Result<Contents, String> {
    if backup.is_file() {
        verify(backup)?;
    }
    let _lock = Lock::take(database)?;
    match aside {
        Some(aside) if database.exists() => set_aside(database, aside)?,
        Some(_) | None => refuse_existing(database)?,
    }
    let part = Part::new(database)?;
    if backup.is_dir() {
        restore::assemble(backup, &part.path)?;
    } else {
        fs::copy(backup, &part.path).map_err(|error| format!("{}: {error}", part.path.display()))?;
    }
    part.finish(database)
}

/// Checks a database file that nobody uses: pages, indexes, and all hash chains.
///
/// # Errors
/// A sentence that says what is damaged.
pub fn verify(path: &Path) -> Result<Contents, String> {
    let say = |reason: String| format!("{}: {reason}", path.display());
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(|error| say(error.to_string()))?;
    schema::is_ours(&connection).map_err(say)?;
    schema::integrity_check(&connection).map_err(say)?;
    let (tables, events) = log::verify_all(&connection).map_err(say)?;
    Ok(Contents { tables, events })
}

/// A file that is being made: it gets its name when it is whole, and goes away if it never is.
struct Part {
    path: PathBuf,
}

impl Part {
    fn new(target: &Path) -> Result<Part, String> {
        let folder = folder_of(target);
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let path = with_suffix(target, &format!(".part{}", std::process::id()));
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(format!("{}: {error}", path.display()));
            }
            Ok(()) | Err(_) => {}
        }
        // Empty, and already nobody else's to read: cards and sessions lie in it.
        schema::keep_private(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Part { path })
    }

    /// Checks the file, forces it to disk and gives it its name. A link, unlike a rename, never overwrites.
    fn finish(self, target: &Path) -> Result<Contents, String> {
        let contents = verify(&self.path)?;
        schema::keep_private(&self.path).map_err(|error| format!("{}: {error}", self.path.display()))?;
        let named = || -> io::Result<()> {
            File::open(&self.path)?.sync_all()?;
            fs::hard_link(&self.path, target)?;
            File::open(folder_of(target))?.sync_all()
        };
        named().map_err(|error| format!("{}: {error}", target.display()))?;
        Ok(contents)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

fn refuse_existing(path: &Path) -> Result<(), String> {
    if path.exists() {
        Err(format!("{} exists already, and is not overwritten", path.display()))
    } else {
        Ok(())
    }
}

/// Renames the database and what belongs to it.
fn set_aside(database: &Path, aside: &Path) -> Result<(), String> {
    for suffix in ["", "-wal", "-shm"] {
        let (from, to) = (with_suffix(database, suffix), with_suffix(aside, suffix));
        refuse_existing(&to)?;
        if from.exists() {
            fs::rename(&from, &to).map_err(|error| format!("{}: {error}", to.display()))?;
        }
    }
    Ok(())
}

fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_path_buf(),
        Some(_) | None => PathBuf::from("."),
    }
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
