//! Reading what was committed out of SQLite's write-ahead log.
//!
//! ```text
//! header 32 bytes: … 8 page size … 16 salt (8 bytes) …      frame: page, size of the database if it ends a commit, salt, …; a page
//! ```
//!
//! The salt changes when the log is begun anew; frames with another one are what was there before. Only the writer looks, and only
//! between its commits, so that nothing changes meanwhile. Which frames are sound SQLite decides, by their checksums, when it
//! recovers them.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

const HEADER: u64 = 32;
const FRAME_HEADER: u64 = 24;

/// Part of a piece.
pub struct Piece {
    /// Of which one.
    pub number: u64,
    /// From where on.
    pub offset: u64,
    /// What stands there.
    pub bytes: Vec<u8>,
}

/// The log, as far as it was looked at.
pub struct Wal {
    path: PathBuf,
    salt: [u8; 8],
    frame: u64,
    /// Where the last commit ends.
    end: u64,
    shipped: u64,
    number: u64,
}

impl Wal {
    /// The log of this database; its pieces are numbered from there.
    pub fn of(database: &Path, first: u64) -> Wal {
        let mut path = database.as_os_str().to_owned();
        path.push("-wal");
        Wal { path: path.into(), salt: [0; 8], frame: 0, end: 0, shipped: 0, number: first }
    }

    /// Looks at what was committed since; `false` if something was overwritten before it was shipped.
    pub fn look(&mut self) -> bool {
        self.try_look().unwrap_or(true)
    }

    fn try_look(&mut self) -> io::Result<bool> {
        let mut file = File::open(&self.path)?;
        let mut header = [0; HEADER as usize];
        file.read_exact(&mut header)?;
        let salt: [u8; 8] = std::array::from_fn(|index| header[16 + index]);
        let is_whole = salt == self.salt || self.is_shipped();
        if salt != self.salt {
            let page: [u8; 4] = std::array::from_fn(|index| header[8 + index]);
            self.number += u64::from(self.salt != [0; 8]);
            self.frame = FRAME_HEADER + u64::from(u32::from_be_bytes(page));
            (self.salt, self.end, self.shipped) = (salt, HEADER, 0);
        }
        let mut at = self.end;
        let mut head = [0; FRAME_HEADER as usize];
        loop {
            file.seek(SeekFrom::Start(at))?;
            if file.read_exact(&mut head).is_err() || head[8..16] != self.salt {
                return Ok(is_whole);
            }
            at += self.frame;
            if head[4..8] != [0; 4] {
                self.end = at;
            }
        }
    }

    /// What was committed and is not shipped.
    pub fn unshipped(&self) -> io::Result<Piece> {
        let mut bytes = vec![0; (self.end - self.shipped) as usize];
        if !bytes.is_empty() {
            let mut file = File::open(&self.path)?;
            file.seek(SeekFrom::Start(self.shipped))?;
            file.read_exact(&mut bytes)?;
        }
        Ok(Piece { number: self.number, offset: self.shipped, bytes })
    }

    /// Notes that everything before is shipped.
    pub fn shipped(&mut self, end: u64) {
        self.shipped = end;
    }

    /// Is everything shipped?
    pub fn is_shipped(&self) -> bool {
        self.shipped == self.end
    }

    /// The number of the piece that is written.
    pub fn piece(&self) -> u64 {
        self.number
    }

    /// The row is broken: a number is left out, and the piece is shipped from its beginning.
    pub fn leave_out(&mut self) {
        self.number += 2;
        self.shipped = 0;
    }

    /// How long it is.
    pub fn bytes(&self) -> u64 {
        self.end
    }

    /// How many pages it has.
    pub fn pages(&self) -> u64 {
        self.end.saturating_sub(HEADER).checked_div(self.frame).unwrap_or(0)
    }
}
