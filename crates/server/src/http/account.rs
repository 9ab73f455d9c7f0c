//! Names and passwords. A guest is a name; an account is a guest who can come back from another device.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use table::player::{self, Name};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use utoipa::ToSchema;

use super::body::Body;
use super::session::{Visitor, clear_cookie, set_cookie};
use crate::app::App;
use crate::error::{Error, Failure};
use crate::ids::Token;
use crate::limits::Kind;
use crate::passwords::{BYTES_MAX, CHARS_MIN, Verdict};
use crate::security::{self, Deed};
use crate::store::people::{LogIn, Registration};

/// Somebody, as he sees himself.
#[derive(Serialize, ToSchema)]
pub struct Me {
    /// The name others see.
    name: String,
    /// The name he logs in with.
    login: Option<String>,
    /// Said of a program.
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<player::Kind>,
}

/// Who am I?
///
/// # Errors
/// If there is no session.
#[utoipa::path(get, path = "/api/me", responses((status = 200, description = "I am", body = Me), (status = 401, response = Failure)))]
pub async fn me(visitor: Visitor) -> Result<Json<Me>, Error> {
    let person = &visitor.session()?.person;
    let kind = (person.kind == player::Kind::Program).then_some(person.kind);
    Ok(Json(Me { name: person.name.clone(), login: person.login.clone(), kind }))
}

/// A wish to be called so.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NameMe {
    name: String,
}

/// What is left of a name once it is cleaned.
///
/// # Errors
/// If that is nothing.
pub fn clean_name(typed: &str) -> Result<Name, Error> {
    // Where something between a letter and its marks was taken away, they belong together now.
    composed(composed(typed)?.as_str())
}

fn composed(typed: &str) -> Result<Name, Error> {
    let letters: String = few_marks(typed.nfc()).take(4 * Name::CHARS_MAX).collect();
    Name::clean(&letters).map_err(|_| Error::Bad("bad-name"))
}

/// Marks of any script that may sit on one letter; more would climb into the lines above.
const MARKS_MAX: usize = 2;

/// The same without the marks that are too many. Names know the usual accents; this is for those of all scripts.
fn few_marks(letters: impl Iterator<Item = char>) -> impl Iterator<Item = char> {
    letters
        .scan(0, |marks, letter| {
            *marks = if is_combining_mark(letter) { *marks + 1 } else { 0 };
            Some((letter, *marks <= MARKS_MAX))
        })
        .filter_map(|(letter, fits)| fits.then_some(letter))
}

/// Call me so. Makes a guest of somebody who has no session.
///
/// # Errors
/// If nothing is left of the name once it is cleaned; and programs keep the name that the keeper gave them.
#[utoipa::path(post, path = "/api/me", request_body = NameMe, responses((status = 200, description = "The same person, renamed", body = Me), (status = 201, description = "A new guest, with a cookie", body = Me), (status = 400, response = Failure)))]
pub async fn name_me(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(wish): Body<NameMe>,
) -> Result<Response, Error> {
    let name = String::from(clean_name(&wish.name)?);
    let stored = name.clone();
    let Some(session) = &visitor.session else {
        app.limits.take(Kind::Guest, visitor.address)?;
        let token = Token::fresh();
        let hash = token.hash();
        app.store.new_guest(stored, hash).await?;
        let cookie = [(header::SET_COOKIE, set_cookie(&app, &token))];
        return Ok((StatusCode::CREATED, cookie, Json(Me { name, login: None, kind: None })).into_response());
    };
    if session.person.kind == player::Kind::Program {
        return Err(Error::Bad("program"));
    }
    let person = session.person.id;
    app.store.rename(person, stored).await?;
    Ok(Json(Me { name, login: session.person.login.clone(), kind: None }).into_response())
}

/// A login and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    #[schema(pattern = "^[a-z0-9_-]{3,24}$")]
    login: String,
    #[schema(min_length = 8, max_length = 256)]
    password: String,
}

impl Credentials {
    /// Logins are plain, so that no two look alike.
    fn check(&self) -> Result<(), Error> {
        let is_plain =
            |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-' || byte == b'_';
        if !(3..=24).contains(&self.login.len()) || !self.login.bytes().all(is_plain) {
            return Err(Error::Bad("bad-login"));
        }
        if self.password.chars().count() < CHARS_MIN || self.password.len() > BYTES_MAX {
            return Err(Error::Bad("bad-password"));
        }
        Ok(())
    }
}

/// Give me, the guest, an account. The session is a new one.
///
/// # Errors
/// If the login is taken, or the guest has an account already.
#[utoipa::path(post, path = "/api/account", request_body = Credentials, responses((status = 201, description = "The account, with another cookie", body = Me), (status = 400, response = Failure), (status = 401, response = Failure), (status = 409, response = Failure)))]
pub async fn register(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Error> {
    let session = visitor.session()?;
    let person = session.person.clone();
    if person.kind == player::Kind::Program {
        return Err(Error::Bad("program"));
    }
    credentials.check()?;
    app.limits.take(Kind::Password, visitor.address)?;
    let password = app.passwords.hash(visitor.address, credentials.password).await?;
    let token = Token::fresh();
    let (login, session_hash) = (credentials.login.clone(), token.hash());
    let registration = Registration { person: person.id, login, password, session: session_hash };
    app.store.register(registration).await?;
    security::done(Deed::Registered, person.id.0);
    app.end(session.hash);
    let me = Json(Me { name: person.name, login: Some(credentials.login), kind: None });
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, set_cookie(&app, &token))], me).into_response())
}

/// I am this account. The session is a new one, and seats of the guest I was come along.
///
/// # Errors
/// The same for an unknown login and a wrong password, after the same time.
#[utoipa::path(post, path = "/api/login", request_body = Credentials, responses((status = 204, description = "Logged in, with another cookie"), (status = 400, response = Failure), (status = 429, response = Failure)))]
pub async fn log_in(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Error> {
    if visitor.session.as_ref().is_some_and(|session| session.person.kind == player::Kind::Program) {
        return Err(Error::Bad("program"));
    }
    credentials.check().map_err(|_| Error::Bad("wrong-credentials"))?;
    app.limits.take(Kind::Password, visitor.address)?;
    let Credentials { login, password } = credentials;
    let attempts = app.limits.account(&login, visitor.address);
    app.limits.take(Kind::Account, attempts)?;
    let account = app.store.account(login.clone()).await?;
    let (person, hash) = account.map_or((None, None), |(person, hash)| (Some(person), Some(hash)));
    let (person, better) = match (person, app.passwords.check(visitor.address, password, hash).await?) {
        (Some(person), Verdict::Right) => (person, None),
        (Some(person), Verdict::RightButOld { better }) => (person, Some(better)),
        (Some(_) | None, _) => return Err(Error::Bad("wrong-credentials")),
    };
    app.limits.put_back(Kind::Account, attempts);
    app.limits.came_home(&login, visitor.address);
    let token = Token::fresh();
    let was = visitor.session.map(|session| (session.person.id, session.hash));
    app.store.log_in(LogIn { person, better, was, session: token.hash() }).await?;
    security::done(Deed::LoggedIn, person.0);
    was.iter().for_each(|(_, old)| app.end(*old));
    if was.is_some() {
        // The guest he was may sit at a table where he sits himself.
        let tables = app.store.about(person).await?.tables;
        app.tables.see_owners(&app, person, &tables).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, set_cookie(&app, &token))]).into_response())
}

/// Forget me here: the session ends, and its sockets with it.
///
/// # Errors
/// If there is no session.
#[utoipa::path(post, path = "/api/logout", responses((status = 204, description = "Logged out"), (status = 401, response = Failure)))]
pub async fn log_out(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Error> {
    let session = visitor.session()?;
    let hash = session.hash;
    app.store.end_session(hash).await?;
    security::done(Deed::LoggedOut, session.person.id.0);
    app.end(hash);
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, clear_cookie(&app))]).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_no_script_climb_into_the_lines_above() {
        // Tibetan, Devanagari, Thai, Musical and plain Latin.
        for mark in ['\u{f71}', '\u{94d}', '\u{e48}', '\u{1d165}', '\u{301}', '\u{a66f}'] {
            let typed: String = std::iter::once('x').chain(std::iter::repeat_n(mark, 20)).collect();
            let name = clean_name(&typed).unwrap();
            assert!(name.as_str().chars().count() <= 1 + MARKS_MAX, "{:x}: {name}", u32::from(mark));
        }
        assert_eq!(clean_name("n\u{202e}\u{303}o").unwrap().as_str(), "ño", "one name, one way to write it");
        assert_eq!(clean_name("नमस्ते").unwrap().as_str(), "नमस्ते", "words that need their marks keep them");
    }
}
