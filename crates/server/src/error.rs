//! How a request fails: one error for the whole HTTP face.
//!
//! What is sent is a code and, where it helps, when to try again. Internals are logged where they happen and never sent.
//! Absent and forbidden are the same answer, so that nobody finds tables by asking.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use utoipa::{ToResponse, ToSchema};

use crate::store::StoreError;

/// Why a request was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// The request makes no sense: the code says what is wrong with it.
    Bad(&'static str),
    /// The table was begun by rules, or on a map, that we have no more: only its record is left.
    Closed,
    /// Who asks has no session.
    NoSession,
    /// The request comes from a page that is not ours.
    WrongOrigin,
    /// There is no such thing, or not for whoever asks.
    Absent,
    /// It is there already, or somebody was faster: the code says what.
    Conflict(&'static str),
    /// The table refuses, and says why in its own words.
    Refused(serde_json::Value),
    /// The request is larger than anything we read.
    TooLarge,
    /// Too many requests.
    TooMany {
        /// When to try again.
        retry_after_s: u32,
    },
    /// He has as many of something as one may have: the code says of what.
    Enough {
        /// Of what.
        code: &'static str,
        /// When to try again.
        retry_after_s: u32,
    },
    /// Nothing can be written just now, or the server is ending.
    Unavailable,
    /// It took too long.
    Timeout,
    /// A fault of ours.
    Internal,
}

impl Error {
    /// The status of the response.
    pub fn status(&self) -> StatusCode {
        match self {
            Error::Bad(_) => StatusCode::BAD_REQUEST,
            Error::NoSession => StatusCode::UNAUTHORIZED,
            Error::WrongOrigin => StatusCode::FORBIDDEN,
            Error::Absent => StatusCode::NOT_FOUND,
            Error::Closed => StatusCode::GONE,
            Error::Conflict(_) => StatusCode::CONFLICT,
            Error::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Error::TooMany { .. } | Error::Enough { .. } => StatusCode::TOO_MANY_REQUESTS,
            Error::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Error::Timeout => StatusCode::REQUEST_TIMEOUT,
            Error::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The code in the body: `{"error": "absent"}`.
    pub fn code(&self) -> &'static str {
        match self {
            Error::Bad(code) | Error::Conflict(code) | Error::Enough { code, .. } => code,
            Error::NoSession => "no-session",
            Error::WrongOrigin => "wrong-origin",
            Error::Absent => "absent",
            Error::Closed => "closed",
            Error::Refused(_) => "refused",
            Error::TooLarge => "too-large",
            Error::TooMany { .. } => "too-many-requests",
            Error::Unavailable => "unavailable",
            Error::Timeout => "timeout",
            Error::Internal => "internal",
        }
    }
}

/// The code of an error, for whoever counts: it goes with the response and is not sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cause(pub &'static str);

/// What is wrong, as a code.
#[derive(ToResponse, ToSchema)]
#[response(description = "What is wrong, as a code; 429 and 503 say when to come back")]
pub struct Failure {
    /// See docs/http.md.
    pub error: String,
    /// Why a table refuses, in the words of the protocol; why the server is not ready.
    pub reason: Option<serde_json::Value>,
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::Absent => Error::Absent,
            StoreError::Conflict => Error::Conflict("taken"),
            StoreError::ReadOnly => Error::Unavailable,
            StoreError::Damaged | StoreError::Disk | StoreError::Broken => Error::Internal,
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut body = serde_json::json!({ "error": self.code() });
        if let Error::Refused(reason) = &self {
            body["reason"] = reason.clone();
        }
        let mut response = (self.status(), Json(body)).into_response();
        response.extensions_mut().insert(Cause(self.code()));
        if let Error::TooMany { retry_after_s } | Error::Enough { retry_after_s, .. } = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(retry_after_s));
        }
        response
    }
}
