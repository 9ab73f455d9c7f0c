//! Passwords: Argon2id, a few at a time.
//!
//! One hash takes 19 MiB and tens of milliseconds, so whoever may ask for hashes at will can take a server down. Two
//! are made at the same time, thirty-two wait, and the rest is sent away.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::error::Error;
use crate::ids::random;

const AT_ONCE: usize = 2;
const WAITING_MAX: usize = 32;

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
    permits: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords { permits: Arc::new(Semaphore::new(AT_ONCE)), waiting: Arc::default() }
    }
}

impl Passwords {
    /// The hash of a password, with its parameters and salt in it.
    ///
    /// # Errors
    /// If too many wait already.
    pub async fn hash(&self, password: String) -> Result<String, Error> {
        self.work(move || hash(&password)).await?
    }

    /// Is it this password? Where there is no hash the answer is no, and takes as long.
    ///
    /// # Errors
    /// If too many wait already.
    pub async fn check(&self, password: String, stored: Option<String>) -> Result<Verdict, Error> {
        let check = move || {
            let known = stored.as_deref().unwrap_or(NOBODY);
            let is_right = Argon2::default().verify_password(password.as_bytes(), known).is_ok();
            match stored {
                Some(stored) if is_right && stored.starts_with(TODAY) => Ok(Verdict::Right),
                Some(_) if is_right => hash(&password).map(|better| Verdict::RightButOld { better }),
                Some(_) | None => Ok(Verdict::Wrong),
            }
        };
        self.work(check).await?
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let _place = Place::take(&self.waiting)?;
        let permit = self.permits.clone().acquire_owned().await.map_err(|_| Error::Unavailable)?;
        // The permit goes with the work: whoever hangs up does not free a processor.
        let done = tokio::task::spawn_blocking(move || {
            let result = work();
            drop(permit);
            result
        });
        done.await.map_err(|_| Error::Internal)
    }
}

/// What is to be said of a password.
#[derive(Clone, PartialEq, Eq)]
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

fn hash(password: &str) -> Result<String, Error> {
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &random::<16>());
    hash.map(|hash| hash.to_string()).map_err(|_| Error::Internal)
}

/// A place in the queue.
struct Place<'a>(&'a AtomicUsize);

impl Place<'_> {
    fn take(waiting: &AtomicUsize) -> Result<Place<'_>, Error> {
        let place = Place(waiting);
        if waiting.fetch_add(1, Ordering::Relaxed) >= AT_ONCE + WAITING_MAX {
            return Err(Error::TooMany { retry_after_s: 2 });
        }
        Ok(place)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_right_or_wrong_and_nobody_has_none() {
        let passwords = Passwords::default();
        let hash = passwords.hash("correct horse".into()).await.unwrap();
        assert!(hash.starts_with(TODAY), "{hash}");
        let check = async |password: &str, hash: Option<&String>| {
            passwords.check(password.into(), hash.cloned()).await.unwrap()
        };
        assert!(check("correct horse", Some(&hash)).await == Verdict::Right);
        assert!(check("wrong horse", Some(&hash)).await == Verdict::Wrong);
        assert!(check("wrong horse", None).await == Verdict::Wrong);
    }

    #[tokio::test]
    async fn a_hash_of_former_days_is_made_anew() {
        let weak = argon2::Params::new(8 * 1024, 1, 1, None).unwrap();
        let weak = Argon2::new(argon2::Algorithm::Argon2id, argon2::Version::V0x13, weak);
        let old = weak.hash_password_with_salt(b"correct horse", &[7; 16]).unwrap().to_string();
        let passwords = Passwords::default();
        let verdict = passwords.check("correct horse".into(), Some(old.clone())).await.unwrap();
        let Verdict::RightButOld { better } = verdict else { panic!("the old hash is good enough for it") };
        assert!(better.starts_with(TODAY));
        assert!(passwords.check("correct horse".into(), Some(better)).await.unwrap() == Verdict::Right);
        assert!(passwords.check("wrong horse".into(), Some(old)).await.unwrap() == Verdict::Wrong);
    }
}
