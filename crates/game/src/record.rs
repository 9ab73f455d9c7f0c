//! The game record: reading and writing `.case` files.
//!
//! A record is options, moves and chance outcomes, one a line, and re-creates the whole game:
//!
//! ```text
//! utterson 1
//! game duel
//! player jekyll Ann
//! player hyde Bob
//! ---
//! table deal jekyll=P1,… hyde=P2,… aside=…     chance
//! jekyll give P1                               a decision
//! …
//! table trick winner=hyde                      follows from the rules, and is checked
//! ```
//!
//! [`lines`] splits a file into tidy lines, [`header`] reads what stands above `---`, [`Sheet::read`] folds the rest
//! into a game, [`Recorder`] does the opposite, with simultaneous decisions [`InOrder`]. What a line *means* is the game's
//! [`Notation`](crate::Notation).
//!
//! A record carries no version of the rules: it is judged by today's. One that was played by earlier rules is read as
//! far as today's allow it, and refused with its line and rule where they do not.

pub mod header;
pub mod lines;
mod order;
mod read;
mod write;

pub use order::InOrder;
pub use read::{BadRecord, Line, Reason, Record, Sheet, check_option_keys, open};
pub use write::Recorder;

/// The version of the format that this program reads and writes.
pub const FORMAT_VERSION: &str = "1";
