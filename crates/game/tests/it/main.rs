//! The laws on trial: a small game that keeps them, and mutants of it that each break one.

mod little;
mod mutants;
mod records;
