//! What can be wrong with a network that somebody has written down.

use core::fmt;

use super::file::{HEAD, VERSION};

/// Why a network cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadNet {
    /// The game that it should be for.
    pub game: &'static str,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It ends before the layers begin.
    Cut {
        /// How many bytes it has.
        bytes: usize,
    },
    /// It does not begin as networks do.
    NotANetwork,
    /// It is written in a version of the format that is not read here.
    OtherVersion(u32),
    /// It is for another game.
    OtherGame(String),
    /// It was trained with another encoding of views.
    OtherEncoding {
        /// The encoding that it was trained with.
        has: u32,
        /// The one that is written now.
        needs: u32,
    },
    /// One of its sizes does not fit.
    Size {
        /// What it is the size of.
        of: &'static str,
        /// Where it stands.
        at: usize,
        /// The size.
        has: u32,
        /// What it should be.
        needs: Needs,
    },
    /// It is shorter or longer than its sizes say.
    Length {
        /// How many bytes it has.
        bytes: usize,
        /// How many it should have.
        needs: u64,
    },
    /// Its layers are not those that its digest was made of.
    Digest,
    /// A scale or a bias is not a finite number.
    NotFinite {
        /// Which of the two.
        what: &'static str,
        /// In which layer, counted from 0.
        layer: usize,
        /// In which row, counted from 0.
        row: usize,
    },
}

/// What a size should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Just this.
    Exactly(usize),
    /// A multiple of the least, at most so many.
    UpTo {
        /// The least.
        least: u32,
        /// The greatest.
        most: u32,
    },
}

impl fmt::Display for BadNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the network for {} cannot be used: {}", self.game, self.fault)
    }
}

impl core::error::Error for BadNet {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Cut { bytes } => {
                write!(f, "it is cut off after {bytes} bytes, and the head alone takes {HEAD}")
            }
            Fault::NotANetwork => f.write_str("it is not a network: it does not begin with UTTERSON"),
            Fault::OtherVersion(version) => write!(
                f,
                "it is written in version {version} of the format (bytes 8 to 11), and only version {VERSION} can be read"
            ),
            Fault::OtherGame(name) => write!(f, "it is for another game, {name:?} (bytes 12 to 19)"),
            Fault::OtherEncoding { has, needs } => write!(
                f,
                "it was trained with encoding {has} (bytes 20 to 23), and views are written in encoding {needs}: it must be trained anew"
            ),
            Fault::Size { of, at, has, needs } => {
                write!(f, "it has {has} {of} (bytes {at} to {}), and should have {needs}", at + 3)
            }
            Fault::Length { bytes, needs } => {
                write!(f, "it has {bytes} bytes, and with its sizes it should have {needs}")
            }
            Fault::Digest => f.write_str(
                "its layers do not fit its digest (bytes 40 to 71): it was damaged or changed after it was written",
            ),
            Fault::NotFinite { what, layer, row } => {
                write!(f, "the {what} of row {row} in layer {layer} is not a finite number")
            }
        }
    }
}

impl fmt::Display for Needs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Needs::Exactly(size) => write!(f, "{size}"),
            Needs::UpTo { least: 0, most } => write!(f, "at most {most}"),
            Needs::UpTo { least, most } => write!(f, "a multiple of {least} up to {most}"),
        }
    }
}
