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
        let hash = move || {
            let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &random::<16>());
            hash.map(|hash| hash.to_string()).map_err(|_| Error::Internal)
        };
        self.work(hash).await?
    }

    /// Is it this password? Where there is no hash the answer is no, and takes as long.
    ///
    /// # Errors
    /// If too many wait already.
    pub async fn is_right(&self, password: String, hash: Option<String>) -> Result<bool, Error> {
        let check = move || {
            let stored = hash.as_deref().unwrap_or(NOBODY);
            let is_right = Argon2::default().verify_password(password.as_bytes(), stored).is_ok();
            is_right && hash.is_some()
        };
        self.work(check).await
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
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(passwords.is_right("correct horse".into(), Some(hash.clone())).await.unwrap());
        assert!(!passwords.is_right("wrong horse".into(), Some(hash)).await.unwrap());
        assert!(!passwords.is_right("wrong horse".into(), None).await.unwrap());
    }
}
