//! Fair deals: chance that nobody could steer and anybody can compute again.
//!
//! ```text
//! before anybody is ready   S  = 32 secret random bytes
//!                           C  = SHA-256("utterson/fair/2" ‖ id ‖ rules ‖ S)            published at once
//! while people get ready    cᵢ = 16 to 32 bytes from each seat; 16 zero bytes from one that sends none
//! when the game starts      K  = HMAC-SHA-256(key S, id ‖ n₀ ‖ c₀ ‖ n₁ ‖ c₁ ‖ …)
//! draw number k             ChaCha20(K, nonce k), see below
//! when the game has ended   S is published, and everything above can be checked
//! ```
//!
//! `id` is the table's 16 bytes, `rules` the game's rules version as 32 bits little endian, `nᵢ` the length of `cᵢ` as
//! one byte, seats in their order. Bots send no contribution: whoever runs them runs the table.
//!
//! The server is bound by `C` before it sees any contribution, and no player knows `S` before the end: as long as one of
//! them is honest, nobody has chosen the cards. The deal itself is never hashed: there are few enough deals to try all.
//!
//! Draw number `k` of a game reads the ChaCha20 key stream (RFC 8439, block counter from 0) under the game's
//! 32-byte key and the nonce `00000000 ‖ k` (k as 64 bits, little endian), as 32-bit little-endian words. How words
//! become a number or a shuffle is said in [`game::Entropy`]. Each draw has a stream of its own, so that any one
//! can be checked without those before it. Draw 0 is the lot between the ways to seat the players, read even where
//! there is only one way; the draws of the game count from 1. The ways, for the seats of the table in their order:
//!
//! ```text
//! partners, three players          without n, without e, without s: the ghost's place (P6.2)
//! partners, four, drawn (P2.2)     every order of n e s w, the first word counting most: nesw, news, nsew … wsen
//! all others                       one: the seats as the record has them
//! ```
//!
//! Where people are drawn onto the seats, `utterson/fair/2/lot` stands in front of the commitment, so that nobody can say
//! afterwards that they sat so. That is the second [`Protocol`]. The first has `utterson/fair/1` there, and differs in draw 0 alone:
//! the ghost's place is one of all four, so that who sits second is the first solo half the time, and nobody is drawn onto
//! a seat. A table keeps the protocol with which it was created.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use game::Entropy;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::ids::{Malformed, TableId, random_bytes, read_hex, write_hex};
use crate::lot::SeatRule;

/// How chance is made. The server is bound to that too: it could otherwise choose the protocol whose lot it likes better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub enum Protocol {
    /// That of logs which do not say.
    #[default]
    First,
    /// That of new tables.
    Second,
}

impl Protocol {
    /// That of new tables.
    pub const NEWEST: Protocol = Protocol::Second;

    pub(crate) fn is_first(&self) -> bool {
        *self == Protocol::First
    }

    /// What stands in front of everything that is committed to, so that no other hash can be taken for it.
    pub const fn tag(self, seating: SeatRule) -> &'static [u8] {
        match (self, seating) {
            (Protocol::First, SeatRule::AsWeSit | SeatRule::Lot) => b"utterson/fair/1",
            (Protocol::Second, SeatRule::AsWeSit) => b"utterson/fair/2",
            (Protocol::Second, SeatRule::Lot) => b"utterson/fair/2/lot",
        }
    }
}

impl From<Protocol> for u32 {
    fn from(protocol: Protocol) -> u32 {
        match protocol {
            Protocol::First => 1,
            Protocol::Second => 2,
        }
    }
}

impl TryFrom<u32> for Protocol {
    type Error = Malformed;

    fn try_from(number: u32) -> Result<Protocol, Malformed> {
        [Protocol::First, Protocol::Second].into_iter().find(|one| u32::from(*one) == number).ok_or(Malformed)
    }
}

/// The secret from which all draws of a game follow.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key(pub [u8; 32]);

impl Key {
    /// The key that follows from the server's secret and what every seat has contributed.
    pub fn derive(secret: &Secret, table: TableId, contributions: &[Contribution]) -> Key {
        let mut mac = Hmac::<Sha256>::new_from_slice(&secret.0).expect("HMAC takes keys of any length");
        mac.update(&table.0);
        for contribution in contributions {
            mac.update(&[contribution.0.len() as u8]);
            mac.update(&contribution.0);
        }
        Key(mac.finalize().into_bytes().into())
    }

    /// The words of draw number `k`.
    pub fn draw(&self, k: u64) -> Stream {
        let mut nonce = [0; 12];
        nonce[4..].copy_from_slice(&k.to_le_bytes());
        Stream { cipher: ChaCha20::new(&self.0.into(), &nonce.into()) }
    }
}

/// A key is a secret until the game has ended.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(‹hidden›)")
    }
}

/// The words of one draw.
pub struct Stream {
    cipher: ChaCha20,
}

impl Entropy for Stream {
    fn word(&mut self) -> u32 {
        let mut bytes = [0; 4];
        self.cipher.apply_keystream(&mut bytes);
        u32::from_le_bytes(bytes)
    }
}

/// What the server keeps to itself until the game has ended. It prints as nothing; only the store and the reveal
/// write it out.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// A fresh one. Give it real entropy.
    pub fn random(entropy: &mut dyn Entropy) -> Secret {
        Secret(random_bytes(entropy))
    }

    /// What is published before anybody is ready.
    pub fn commitment(
        &self,
        (protocol, seating): (Protocol, SeatRule),
        table: TableId,
        rules_version: u32,
    ) -> Commitment {
        let hash = Sha256::new().chain_update(protocol.tag(seating)).chain_update(table.0);
        let hash = hash.chain_update(rules_version.to_le_bytes()).chain_update(self.0);
        Commitment(hash.finalize().into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(‹hidden›)")
    }
}

/// The hash that binds the server to its secret.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment(pub [u8; 32]);

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({})", String::from(*self))
    }
}

macro_rules! thirty_two_bytes_as_text {
    ($Type:ident) => {
        impl FromStr for $Type {
            type Err = Malformed;

            fn from_str(text: &str) -> Result<$Type, Malformed> {
                let mut bytes = [0; 32];
                read_hex(text, &mut bytes).ok_or(Malformed)?;
                Ok($Type(bytes))
            }
        }

        impl TryFrom<String> for $Type {
            type Error = Malformed;

            fn try_from(text: String) -> Result<$Type, Malformed> {
                text.parse()
            }
        }

        impl From<$Type> for String {
            fn from(bytes: $Type) -> String {
                Hex(&bytes.0).to_string()
            }
        }
    };
}

thirty_two_bytes_as_text!(Secret);
thirty_two_bytes_as_text!(Commitment);

/// What one seat adds to the chance of a game: 16 to 32 bytes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Contribution(Vec<u8>);

impl Contribution {
    /// What a seat that sends nothing contributes.
    pub fn none() -> Contribution {
        Contribution([0; 16].into())
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl TryFrom<Vec<u8>> for Contribution {
    type Error = Malformed;

    fn try_from(bytes: Vec<u8>) -> Result<Contribution, Malformed> {
        if (16..=32).contains(&bytes.len()) { Ok(Contribution(bytes)) } else { Err(Malformed) }
    }
}

impl FromStr for Contribution {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Contribution, Malformed> {
        let mut bytes = [0; 32];
        let bytes = bytes.get_mut(..text.len() / 2).ok_or(Malformed)?;
        read_hex(text, bytes).ok_or(Malformed)?;
        bytes.to_vec().try_into()
    }
}

impl TryFrom<String> for Contribution {
    type Error = Malformed;

    fn try_from(text: String) -> Result<Contribution, Malformed> {
        text.parse()
    }
}

impl From<Contribution> for String {
    fn from(contribution: Contribution) -> String {
        Hex(&contribution.0).to_string()
    }
}

impl fmt::Debug for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Contribution({})", Hex(&self.0))
    }
}

struct Hex<'a>(&'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;

    /// RFC 8439, appendix A.1, test vector 1: the zero key and nonce, block 0.
    #[test]
    fn the_stream_is_chacha20() {
        let mut stream = Key([0; 32]).draw(0);
        let words = [stream.word(), stream.word(), stream.word(), stream.word()];
        assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    #[test]
    fn each_draw_has_a_stream_of_its_own() {
        let key = Key([7; 32]);
        assert_ne!(key.draw(0).word(), key.draw(1).word());
        assert_eq!(key.draw(1).word(), key.draw(1).word());
    }

    /// Without the lengths `ab ‖ c` and `a ‖ bc` would give the same key.
    #[test]
    fn where_one_contribution_ends_and_the_next_begins_matters() {
        let (secret, table) = (Secret([1; 32]), TableId([2; 16]));
        let of = |lengths: [usize; 2]| {
            let contributions = lengths.map(|length| Contribution([3].repeat(length)));
            Key::derive(&secret, table, &contributions)
        };
        assert_ne!(of([16, 17]), of([17, 16]));
    }

    #[test]
    fn a_secret_is_never_printed() {
        assert_eq!(format!("{:?} {:?}", Secret([9; 32]), Key([9; 32])), "Secret(‹hidden›) Key(‹hidden›)");
    }

    #[test]
    fn contributions_have_sixteen_to_thirty_two_bytes() {
        for (digits, good) in [(0, false), (30, false), (32, true), (33, false), (64, true), (66, false)] {
            assert_eq!("a".repeat(digits).parse::<Contribution>().is_ok(), good, "{digits} digits");
        }
        assert!("é".repeat(16).parse::<Contribution>().is_err());
    }
}
