//! The keeper and the thinker, without a browser around them.

#![allow(clippy::unwrap_used)]

mod keeper;
mod support;
mod thinker;
mod twins;
