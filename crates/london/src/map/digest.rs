//! The digest of a map file: what records and views call the map.

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

game::text_form! {
    Digest, "a SHA-256 in small hex";
    |digest, f| digest.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"));
    |text| {
        let spelt = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let mut digest = (spelt && text.len() == 64).then(Digest::default)?;
        for (index, byte) in digest.0.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
        }
        Some(digest)
    }
}
