//! The laws on trial: a small game that keeps them, and mutants of it that each break one.

mod bits;
mod entropy;
mod lines;
#[path = "../../examples/little_whist.rs"]
mod little;
mod mutants;
mod pieces;
mod records;
