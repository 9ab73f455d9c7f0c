//! Who asks: the cookie or the token, and the person behind it.

use std::sync::Arc;

use axum::http::{HeaderMap, HeaderValue, header};

use crate::app::App;
use crate::error::Error;
use crate::ids::{Token, TokenHash};
use crate::limits::{Key, Kind};
use crate::store::StoreError;
use crate::store::people::{GUEST_AGE_MS, Person};

/// Whoever sends a request.
#[derive(Clone)]
pub struct Visitor {
    /// Where he comes from.
    pub address: Key,
    /// Who he is, if he has a session.
    pub session: Option<Session>,
}

/// A session that exists.
#[derive(Clone)]
pub struct Session {
    /// The hash of its cookie.
    pub hash: TokenHash,
    /// Whose it is.
    pub person: Person,
}

impl Visitor {
    /// By whom the requests are counted. Only a session that exists counts: anybody can invent cookies.
    pub fn key(&self) -> Key {
        self.session.as_ref().map_or(self.address, |session| Key::Session(session.hash))
    }

    /// Takes what opening a table costs, out of his own bucket and out of that of his address.
    ///
    /// # Errors
    /// If one of them is empty.
    pub fn may_open(&self, app: &App) -> Result<(), Error> {
        app.limits.take(Kind::Open, self.key())?;
        app.limits.take(Kind::OpenHere, self.address)
    }

    /// The session.
    ///
    /// # Errors
    /// If there is none.
    pub fn session(&self) -> Result<&Session, Error> {
        self.session.as_ref().ok_or(Error::NoSession)
    }
}

/// `__Host-` makes the browser refuse a cookie that another host of the domain has set; it wants https.
pub fn cookie_name(app: &App) -> &'static str {
    if app.config.is_secure() { "__Host-sid" } else { "sid" }
}

/// Finds out who asks.
///
/// # Errors
/// If the database fails.
pub async fn visitor(app: &Arc<App>, headers: &HeaderMap, address: Key) -> Result<Visitor, Error> {
    let Some(token) = token(app, headers) else { return Ok(Visitor { address, session: None }) };
    let hash = token.hash();
    let visit = match app.store.visit(hash).await {
        Ok(visit) => visit,
        Err(StoreError::Absent) => return Ok(Visitor { address, session: None }),
        Err(error) => return Err(error.into()),
    };
    if visit.is_stale {
        // Nobody waits for this: a disk that is full just now does not log anybody out.
        let store = app.store.clone();
        tokio::spawn(async move { store.touch(hash).await });
    }
    Ok(Visitor { address, session: Some(Session { hash, person: visit.person }) })
}

/// A browser brings a cookie; a program says its token.
fn token(app: &App, headers: &HeaderMap) -> Option<Token> {
    let said = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(said) = said {
        return said.strip_prefix("Bearer ")?.parse().ok();
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == cookie_name(app)).and_then(|(_, value)| value.parse().ok())
}

/// The header that sets the cookie.
pub fn set_cookie(app: &App, token: &Token) -> HeaderValue {
    cookie(app, &token.reveal(), GUEST_AGE_MS / 1000)
}

/// The header that takes the cookie away.
pub fn clear_cookie(app: &App) -> HeaderValue {
    cookie(app, "", 0)
}

fn cookie(app: &App, value: &str, age_s: i64) -> HeaderValue {
    let secure = if app.config.is_secure() { "; Secure" } else { "" };
    let text =
        format!("{}={value}; Path=/; Max-Age={age_s}; HttpOnly; SameSite=Lax{secure}", cookie_name(app));
    let mut value = HeaderValue::try_from(text).unwrap_or(HeaderValue::from_static(""));
    value.set_sensitive(true);
    value
}
