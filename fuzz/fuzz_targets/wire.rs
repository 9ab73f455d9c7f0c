//! See `src/wire.rs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|frames: &str| utterson_fuzz::wire::say(frames));
