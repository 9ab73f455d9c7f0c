//! What the targets do with what they are given. The server's tests do the same with a few thousand inputs that chance has made of the
//! examples in `seeds`, without a fuzzer (`crates/server/tests/it/nonsense.rs`).

#[cfg(feature = "http")]
pub mod http;
pub mod log;
pub mod wire;
