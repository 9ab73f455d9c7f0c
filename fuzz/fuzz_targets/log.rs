//! See `src/log.rs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|log: &str| utterson_fuzz::log::restore(log));
