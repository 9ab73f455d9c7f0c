//! A moment of a record: the game before a decision, as `solve` and `eval` look at it.

use std::path::{Path, PathBuf};

use game::record::{Line, Sheet};
use table::any::{Playable, Shelves};

use crate::records::Found;
use crate::shared::Failure;
use crate::words::{Words, say};

/// The game before the decision of that number.
pub struct Moment<G> {
    /// The whole truth then.
    pub state: G,
    /// The number of the decision that comes next, from 1.
    pub decision: u64,
}

/// What is asked of each record.
#[derive(Clone, Copy)]
pub enum Which {
    /// The game before the decision of that number.
    At(u64),
    /// The game as the record leaves it.
    Last,
    /// The game before every decision.
    All,
}

impl Which {
    /// What `--at` and `--all` say.
    ///
    /// # Errors
    /// There is no decision of number zero.
    pub fn of(at: Option<u64>, all: bool) -> Result<Which, Failure> {
        match at {
            Some(0) => Err(Failure::Usage(say!("lab-at-zero"))),
            Some(at) => Ok(Which::At(at)),
            None if all => Ok(Which::All),
            None => Ok(Which::Last),
        }
    }
}

/// `FILE:N` means the record in FILE before decision N, unless there is a file of that very name.
pub fn split(path: &Path) -> (PathBuf, Option<u64>) {
    let text = path.to_string_lossy();
    match text.rsplit_once(':') {
        Some((file, number)) if !path.exists() => match number.parse() {
            Ok(at) => (file.into(), Some(at)),
            Err(_) => (path.to_path_buf(), None),
        },
        Some(_) | None => (path.to_path_buf(), None),
    }
}

/// The moments of a record that are asked for.
///
/// # Errors
/// The record is bad, or too short.
pub fn moments<G: Playable>(
    found: &Found,
    sheet: Sheet<'_>,
    shelves: &Shelves,
    words: &Words,
    which: Which,
) -> Result<Vec<Moment<G>>, Failure> {
    let (mut decisions, mut moments) = (0, Vec::new());
    let read = sheet.read::<G>(G::shelf(shelves), |line, _| {
        if let Line::Act(before, ..) = line {
            decisions += 1;
            let wanted = match which {
                Which::At(at) => at == decisions,
                Which::Last => false,
                Which::All => true,
            };
            if wanted {
                moments.push(Moment { state: (*before).clone(), decision: decisions });
            }
        }
    });
    let record = read.map_err(|bad| found.bad::<G>(words, &bad))?;
    let end = || Moment { state: record.state.clone(), decision: decisions + 1 };
    match which {
        Which::Last => moments.push(end()),
        Which::At(at) if at == decisions + 1 => moments.push(end()),
        Which::At(at) if moments.is_empty() => {
            let reason = say!("lab-at-beyond", at = at, decisions = decisions);
            return Err(Failure::Bad(say!("lab-file", file = found.name(), reason = reason)));
        }
        Which::At(_) => {}
        Which::All => {
            if record.state.turn().seats().iter().next().is_some() {
                moments.push(end());
            }
        }
    }
    Ok(moments)
}
