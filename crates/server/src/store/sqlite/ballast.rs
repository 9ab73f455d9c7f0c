//! Ballast: a file that does nothing but lie on the disk, to be thrown overboard when the disk is full.
//!
//! The first time that nothing more can be written, it goes, and there is room again for the games that are on. No new table is
//! opened until the disk can carry the ballast again; should it get full once more, nothing is written any more.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// So much is kept back: the ends of some hundred games, and the log of the database beside them.
pub const BALLAST_BYTES: usize = 16 * 1024 * 1024;

/// How long after it went overboard the ballast is tried to be taken in again, and how often.
const AGAIN_AFTER: Duration = Duration::from_secs(60);

/// The file beside the database.
pub struct Ballast {
    path: PathBuf,
    bytes: usize,
    again_after: Duration,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Aboard,
    Overboard { since: Instant },
}

impl Ballast {
    /// Ballast beside this database; not aboard yet.
    pub fn beside(database: &Path, bytes: usize) -> Ballast {
        let mut path = database.as_os_str().to_owned();
        path.push(".ballast");
        let state = State::Overboard { since: Instant::now() };
        Ballast { path: path.into(), bytes, again_after: AGAIN_AFTER, state }
    }

    /// The same, tried again after another time.
    #[must_use]
    pub fn again_after(self, again_after: Duration) -> Ballast {
        Ballast { again_after, ..self }
    }

    /// Takes it in, if the disk can carry it.
    pub fn take_in(&mut self) {
        self.state = match self.write() {
            Ok(()) => State::Aboard,
            Err(_) => {
                let _ = fs::remove_file(&self.path);
                State::Overboard { since: Instant::now() }
            }
        };
    }

    fn write(&self) -> io::Result<()> {
        if fs::metadata(&self.path).is_ok_and(|file| file.len() == self.bytes as u64) {
            return Ok(());
        }
        let mut file = File::create(&self.path)?;
        // Not zeros: a disk that compresses would carry nothing.
        let mut chunk = vec![0; 64 * 1024];
        getrandom::fill(&mut chunk).map_err(|_| io::ErrorKind::Other)?;
        for start in (0..self.bytes).step_by(chunk.len()) {
            file.write_all(&chunk[..chunk.len().min(self.bytes - start)])?;
        }
        file.sync_all()
    }

    /// Takes it in again, some time after it went.
    pub fn take_in_again(&mut self) {
        match self.state {
            State::Overboard { since } if since.elapsed() >= self.again_after => self.take_in(),
            State::Overboard { .. } | State::Aboard => {}
        }
    }

    /// Throws it overboard; `false` if there was none.
    pub fn throw(&mut self) -> bool {
        let was_aboard = self.is_aboard();
        self.state = State::Overboard { since: Instant::now() };
        was_aboard && fs::remove_file(&self.path).is_ok()
    }

    /// Is there room on the disk, as far as anybody knows?
    pub fn is_aboard(&self) -> bool {
        self.state == State::Aboard
    }
}
