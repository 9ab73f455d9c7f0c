//! Passwords: Argon2id, a few at a time.
//!
//! One hash takes 19 MiB and tens of milliseconds, so whoever may ask for hashes at will can take a server down. One or two
//! are made at the same time, in memory that is kept for them; whoever has asked least comes next, and beyond a few that wait
//! the rest is sent away.
//
// The memory is kept because it is never given back: each thread of the pool has a heap of its own, and 19 MiB stay in each
// of them for ever. A thousand wrong passwords cost 2.3 GiB that way.

use std::sync::{Arc, Mutex, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{ARGON2ID_IDENT, Argon2, Block, Params, Version};

use crate::error::Error;
use crate::fair_queue::{FairQueue, Full, Size};
use crate::ids::random;
use crate::limits::Key;

/// How many wait: of one address, and in all.
const WAITING_EACH_MAX: usize = 4;
const WAITING_MAX: usize = 64;

/// When somebody may come back who was sent away.
const COME_BACK_S: u32 = 2;

/// Shorter ones are refused.
pub const CHARS_MIN: usize = 8;

/// Longer ones are refused, so that hashing one costs no more than another.
pub const BYTES_MAX: usize = 256;

/// How a hash begins that was made as we make them today; others are made anew when their owner comes by.
const TODAY: &str = "$argon2id$v=19$m=19456,t=2,p=1$";

/// A hash of nothing anybody knows: checked where there is no such login, so that the answer takes as long.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Whoever hashes passwords.
#[derive(Clone)]
pub struct Passwords {
    queue: Arc<FairQueue>,
    memories: Arc<Mutex<Vec<Vec<Block>>>>,
}

impl Passwords {
    /// Somebody who makes so many at once.
    pub fn new(at_once: usize) -> Passwords {
        let size = Size { at_once, each_max: WAITING_EACH_MAX, all_max: WAITING_MAX };
        Passwords { queue: FairQueue::new(size), memories: Arc::default() }
    }

    /// The hash of a password, with its parameters and salt in it.
    ///
    /// # Errors
    /// If too many wait already.
    pub async fn hash(&self, from: Key, password: String) -> Result<String, Error> {
        self.work(from, move |memory| hash(&password, memory)).await?
    }

    /// Is it this password? Where there is no hash the answer is no, and takes as long.
    ///
    /// # Errors
    /// If too many wait already.
    pub async fn check(&self, from: Key, password: String, stored: Option<String>) -> Result<Verdict, Error> {
        let check = move |memory: &mut Vec<Block>| {
            let known = stored.as_deref().unwrap_or(NOBODY);
            let is_right = is_hash_of(known, &password, memory)?;
            match stored {
                Some(stored) if is_right && stored.starts_with(TODAY) => Ok(Verdict::Right),
                Some(_) if is_right => hash(&password, memory).map(|better| Verdict::RightButOld { better }),
                Some(_) | None => Ok(Verdict::Wrong),
            }
        };
        self.work(from, check).await?
    }

    async fn work<T: Send + 'static>(
        &self,
        from: Key,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let turn = self.queue.turn(from, 1).await;
        let turn = turn.map_err(|Full| Error::TooMany { retry_after_s: COME_BACK_S })?;
        let memories = self.memories.clone();
        // The turn goes with the work: whoever hangs up does not free a processor.
        let done = tokio::task::spawn_blocking(move || {
            let kept = memories.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let mut memory = kept.unwrap_or_default();
            let result = work(&mut memory);
            memories.lock().unwrap_or_else(PoisonError::into_inner).push(memory);
            drop(turn);
            result
        });
        done.await.map_err(|_| Error::Internal)
    }
}

/// What is to be said of a password.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is another one.
    Wrong,
    /// It is this one.
    Right,
    /// It is this one, but its hash is weaker than those of today.
    RightButOld {
        /// A hash of today.
        better: String,
    },
}

fn hash(password: &str, memory: &mut Vec<Block>) -> Result<String, Error> {
    let (params, salt) = (Params::default(), random::<16>());
    let output = output(&params, (password, &salt), Params::DEFAULT_OUTPUT_LEN, memory)?;
    let hash = PasswordHash {
        algorithm: ARGON2ID_IDENT,
        version: Some(Version::default().into()),
        params: ParamsString::try_from(&params).map_err(|_| Error::Internal)?,
        salt: Some(Salt::new(&salt).map_err(|_| Error::Internal)?),
        hash: Some(output),
    };
    Ok(hash.to_string())
}

/// Is it the hash of this password, with whatever parameters it was made?
fn is_hash_of(stored: &str, password: &str, memory: &mut Vec<Block>) -> Result<bool, Error> {
    let stored = PasswordHash::new(stored).map_err(|_| Error::Internal)?;
    let params = Params::try_from(&stored).map_err(|_| Error::Internal)?;
    let (Some(salt), Some(expected)) = (&stored.salt, &stored.hash) else { return Err(Error::Internal) };
    // Outputs are compared in constant time.
    Ok(output(&params, (password, salt.as_ref()), expected.len(), memory)? == *expected)
}

fn output(
    params: &Params,
    (password, salt): (&str, &[u8]),
    length: usize,
    memory: &mut Vec<Block>,
) -> Result<Output, Error> {
    memory.resize(memory.len().max(params.block_count()), Block::default());
    let mut bytes = [0; Output::MAX_LENGTH];
    let bytes = bytes.get_mut(..length).ok_or(Error::Internal)?;
    Argon2::from(params)
        .hash_password_into_with_memory(password.as_bytes(), salt, bytes, &mut memory[..params.block_count()])
        .map_err(|_| Error::Internal)?;
    Output::new(bytes).map_err(|_| Error::Internal)
}

#[cfg(test)]
mod tests {
    use argon2::PasswordHasher;

    use super::*;

    const FROM: Key = Key::Address(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST));

    #[tokio::test]
    async fn a_password_is_right_or_wrong_and_nobody_has_none() {
        let passwords = Passwords::new(1);
        let hash = passwords.hash(FROM, "correct horse".into()).await.unwrap();
        assert!(hash.starts_with(TODAY), "{hash}");
        let check = async |password: &str, hash: Option<&String>| {
            passwords.check(FROM, password.into(), hash.cloned()).await.unwrap()
        };
        assert!(check("correct horse", Some(&hash)).await == Verdict::Right);
        assert!(check("wrong horse", Some(&hash)).await == Verdict::Wrong);
        assert!(check("wrong horse", None).await == Verdict::Wrong);
    }

    #[tokio::test]
    async fn a_hash_of_former_days_is_made_anew() {
        let weak = Params::new(8 * 1024, 1, 1, None).unwrap();
        let weak = Argon2::new(argon2::Algorithm::Argon2id, Version::V0x13, weak);
        let old = weak.hash_password_with_salt(b"correct horse", &[7; 16]).unwrap().to_string();
        let passwords = Passwords::new(1);
        let verdict = passwords.check(FROM, "correct horse".into(), Some(old.clone())).await.unwrap();
        let Verdict::RightButOld { better } = verdict else { panic!("the old hash is good enough for it") };
        assert!(better.starts_with(TODAY));
        assert!(passwords.check(FROM, "correct horse".into(), Some(better)).await.unwrap() == Verdict::Right);
        assert!(passwords.check(FROM, "wrong horse".into(), Some(old)).await.unwrap() == Verdict::Wrong);
    }

    /// The figure of a wrong password is its memory: a hundred of them one after the other leave one of it behind.
    #[tokio::test]
    async fn memory_is_used_again() {
        let passwords = Passwords::new(2);
        let checks = (0..20u8).map(|last| {
            let from = Key::address([10, 0, 0, last].into());
            passwords.check(from, "wrong horse".into(), None)
        });
        let verdicts = futures_util::future::join_all(checks).await;
        assert!(verdicts.iter().all(|verdict| *verdict == Ok(Verdict::Wrong)));
        let kept: Vec<usize> = passwords.memories.lock().unwrap().iter().map(Vec::len).collect();
        assert!((1..=2).contains(&kept.len()), "{kept:?}");
        assert!(kept.iter().all(|blocks| *blocks == Params::default().block_count()), "{kept:?}");
    }
}
