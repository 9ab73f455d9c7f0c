//! Guests, sessions and accounts.

use table::player::Kind;

use crate::ids::TokenHash;

/// Somebody: a guest or an account.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PersonId(pub i64);

/// Somebody as his own session shows him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// The name others see.
    pub name: String,
    /// The name he logs in with, if he has an account.
    pub login: Option<String>,
    /// What he is.
    pub kind: Kind,
}

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// An account's session ends after a week without use and after a month at the latest: there is a password to come back with.
pub const ACCOUNT_IDLE_MS: i64 = 7 * DAY_MS;
/// See [`ACCOUNT_IDLE_MS`].
pub const ACCOUNT_AGE_MS: i64 = 30 * DAY_MS;

/// A guest has nothing but the cookie; when it ends his tables are lost to him. It lives as long as browsers keep one.
pub const GUEST_AGE_MS: i64 = 400 * DAY_MS;

/// `seen_ms` is written at most this often: a request should not cost a commit.
const SEEN_EVERY_MS: i64 = 60 * 60 * 1000;

/// What a session says: who it is, and whether its last use should be written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visit {
    /// Who it is.
    pub person: Person,
    /// Is it so long ago that the session was used that [`Store::touch`](super::Store::touch) is due?
    pub is_stale: bool,
}

impl Visit {
    /// The visit of this person now, by a session that was made and last used then; `None` if it has ended.
    pub fn new(person: Person, created_ms: i64, seen_ms: i64, now_ms: i64) -> Option<Visit> {
        let has_ended = match (person.kind, &person.login) {
            // A program's token ends when the keeper says so.
            (Kind::Program, _) => false,
            (Kind::Human, Some(_)) => {
                now_ms - seen_ms > ACCOUNT_IDLE_MS || now_ms - created_ms > ACCOUNT_AGE_MS
            }
            (Kind::Human, None) => now_ms - created_ms > GUEST_AGE_MS,
        };
        (!has_ended).then_some(Visit { person, is_stale: now_ms - seen_ms > SEEN_EVERY_MS })
    }
}

/// A guest becomes an account.
#[derive(Clone)]
pub struct Registration {
    /// Who.
    pub person: PersonId,
    /// The name he will log in with.
    pub login: String,
    /// The hash of his password.
    pub password: String,
    /// The session that replaces all he had.
    pub session: TokenHash,
}

/// Somebody logs in.
#[derive(Clone)]
pub struct LogIn {
    /// The account.
    pub person: PersonId,
    /// Its password, hashed anew because the old hash was too cheap.
    pub better: Option<String>,
    /// The guest, or the other account, that he was until now, and the session that ends. A guest brings his seats along.
    pub was: Option<(PersonId, TokenHash)>,
    /// The new session.
    pub session: TokenHash,
}
