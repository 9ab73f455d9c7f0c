//! Tests of the table from outside: what a server, a client and a verifier see.

// Clippy takes the helpers of a test for no tests.
#![allow(clippy::unwrap_used)]

mod clocks;
mod closed;
mod common;
mod fair;
mod inputs;
mod lessons;
mod lots;
mod past;
mod replay;
mod sim;
mod stand_ins;
mod talking;
#[cfg(feature = "ts")]
mod ts;
mod vectors;
mod why;
mod wire;
