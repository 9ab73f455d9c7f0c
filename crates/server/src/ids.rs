//! Secrets in cookies and links.
//!
//! A table's id only names it. What lets somebody in is a token: 256 bits that are handed out once and kept here only
//! as their SHA-256, so that whoever reads the database cannot sit down in anybody's place.

use std::str::FromStr;

use sha2::{Digest, Sha256};

/// Random bytes of the operating system.
///
/// # Panics
/// If the operating system has none: then nothing here can be done safely.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A secret that is handed out: 256 random bits. It has no `Debug`, so that no log can print it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Token([u8; 32]);

/// What is kept of a [`Token`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// The text is no id or token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadId;

impl Token {
    /// A secret that nobody knows yet.
    pub fn fresh() -> Token {
        Token(random())
    }

    /// What may be kept of it. A random 256-bit secret needs no slow hash.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }

    /// The secret itself, for the cookie or link it goes into.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|digit| char::from(b"0123456789abcdef"[digit as usize]))
        .collect()
}

/// The bytes that lower-case hexadecimal digits write: one text for one value.
fn unhex<const N: usize>(text: &str) -> Result<[u8; N], BadId> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Ok(byte - b'0'),
        b'a'..=b'f' => Ok(byte - b'a' + 10),
        _other => Err(BadId),
    };
    let text = text.as_bytes();
    if text.len() != 2 * N {
        return Err(BadId);
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}

impl FromStr for Token {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Token, BadId> {
        unhex(text).map(Token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_text_for_one_value() {
        assert!("a".repeat(64).parse::<Token>().is_ok());
        for bad in ["A".repeat(64), "a".repeat(62), "é".repeat(32), String::new()] {
            assert!(bad.parse::<Token>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_token_is_kept_as_its_hash() {
        let token = Token::fresh();
        assert!(token.reveal().parse::<Token>().is_ok_and(|again| again.hash() == token.hash()));
        assert_ne!(token.hash().0, token.0);
    }
}
