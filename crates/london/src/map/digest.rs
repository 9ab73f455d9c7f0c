//! The digest of a map file: what records and views call the map.

use core::fmt;
use core::str::FromStr;

use game::Fault;
use sha2::Digest as _;

/// A SHA-256, written in small hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest of these bytes.
    pub(crate) fn of(bytes: &[u8]) -> Digest {
        Digest(sha2::Sha256::digest(bytes).into())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Digest {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Digest, Fault> {
        let fault = || Fault::not("a SHA-256 in small hex", text);
        let spelt = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if text.len() != 64 || !spelt {
            return Err(fault());
        }
        let mut digest = Digest::default();
        for (index, byte) in digest.0.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).map_err(|_| fault())?;
        }
        Ok(digest)
    }
}

game::text_form!(Digest);
