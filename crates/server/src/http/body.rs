//! How the body of a request is read: JSON of one type, nothing unknown, nothing long.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header;
use serde::de::DeserializeOwned;

use crate::error::Error;

/// The body, read as a `T`.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Error> {
        // A form of a foreign page cannot set this type; it is one more wall beside the origin.
        let is_json = request.headers().get(header::CONTENT_TYPE).is_some_and(|kind| {
            kind.to_str().is_ok_and(|kind| {
                kind.split(';').next().is_some_and(|kind| kind.trim() == "application/json")
            })
        });
        if !is_json {
            return Err(Error::Bad("json-expected"));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|_| Error::TooLarge)?;
        serde_json::from_slice(&bytes).map(Body).map_err(|_| Error::Bad("malformed"))
    }
}
