//! Names of things that are not for people: tables, commands; and how bytes are written in hexadecimal.

use alloc::string::{String, ToString};
use alloc::sync::Arc;
use core::fmt;
use core::str::FromStr;

use game::Entropy;
use serde::{Deserialize, Serialize};

/// Writes bytes as small hexadecimal digits.
pub(crate) fn write_hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Reads small hexadecimal digits, two a byte; `None` if they are not, or not as many as there is room for.
pub(crate) fn read_hex(text: &str, bytes: &mut [u8]) -> Option<()> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    if text.len() != 2 * bytes.len() {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(())
}

/// Fills an array with random bytes, each word little endian.
pub(crate) fn random_bytes<const N: usize>(entropy: &mut dyn Entropy) -> [u8; N] {
    let mut bytes = [0; N];
    for chunk in bytes.chunks_mut(4) {
        chunk.copy_from_slice(&entropy.word().to_le_bytes()[..chunk.len()]);
    }
    bytes
}

/// A text that is not what it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Malformed;

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("malformed")
    }
}

impl core::error::Error for Malformed {}

/// A table: 128 bits, so that nobody guesses one. Written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(pub [u8; 16]);

impl TableId {
    /// A fresh one. Give it real entropy.
    pub fn random(entropy: &mut dyn Entropy) -> TableId {
        TableId(random_bytes(entropy))
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl FromStr for TableId {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<TableId, Malformed> {
        let mut bytes = [0; 16];
        read_hex(text, &mut bytes).ok_or(Malformed)?;
        Ok(TableId(bytes))
    }
}

impl TryFrom<String> for TableId {
    type Error = Malformed;

    fn try_from(text: String) -> Result<TableId, Malformed> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.to_string()
    }
}

/// What a client calls one of its commands, so that sending it twice does it once: 8 to 36 letters, digits and
/// dashes. A random UUID is one. (Shared, because a table keeps each twice: in its log, and to find it.)
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CommandId(Arc<str>);

impl CommandId {
    /// The id as the client wrote it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for CommandId {
    type Error = Malformed;

    fn try_from(text: String) -> Result<CommandId, Malformed> {
        let plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if plain && (8..=36).contains(&text.len()) { Ok(CommandId(text.into())) } else { Err(Malformed) }
    }
}

impl FromStr for CommandId {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<CommandId, Malformed> {
        text.to_string().try_into()
    }
}

impl From<CommandId> for String {
    fn from(id: CommandId) -> String {
        id.0.to_string()
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_id_is_thirty_two_small_digits() {
        let text = "000102030405060708090a0b0c0d0eff";
        assert_eq!(text.parse::<TableId>().unwrap().to_string(), text);
        for bad in ["", "00", "000102030405060708090A0B0C0D0EFF", "zz0102030405060708090a0b0c0d0eff"] {
            assert_eq!(bad.parse::<TableId>(), Err(Malformed), "{bad}");
        }
    }

    #[test]
    fn a_command_id_is_short_and_plain() {
        assert!("3f2504e0-4f89-41d3-9a0c-0305e82c3301".parse::<CommandId>().is_ok());
        for bad in ["", "short", "with a space in it", "3f2504e0-4f89-41d3-9a0c-0305e82c33010"] {
            assert_eq!(bad.parse::<CommandId>(), Err(Malformed), "{bad}");
        }
    }
}
