//! What somebody who watches over the house wants to hear of: one line each in the log, under the target `security`. They name the
//! address, for a wall in front of the house to act upon, and never what was typed.

use std::net::IpAddr;

/// Notes a refusal that may be an attack.
pub fn note(cause: Option<&'static str>, address: IpAddr) {
    let event = match cause {
        Some("wrong-credentials") => "login_failed",
        Some("wrong-origin") => "wrong_origin",
        Some("too-many-requests") => "rate_limited",
        Some("too-large") => "too_large",
        Some(_) | None => return,
    };
    tracing::warn!(target: "security", event, %address, "refused");
}

/// What somebody has done to his account, or the keeper to a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// An account was made.
    Registered,
    /// Somebody logged in.
    LoggedIn,
    /// Somebody logged out.
    LoggedOut,
    /// Somebody had everything about himself deleted.
    Forgotten,
    /// The links to a table were made anew.
    LinksRenewed,
}

/// Notes that it was done, and by whom: his number, not his name.
pub fn done(deed: Deed, person: i64) {
    let event = match deed {
        Deed::Registered => "registered",
        Deed::LoggedIn => "logged_in",
        Deed::LoggedOut => "logged_out",
        Deed::Forgotten => "forgotten",
        Deed::LinksRenewed => "links_renewed",
    };
    tracing::info!(target: "security", event, person, "done");
}
