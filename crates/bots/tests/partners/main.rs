//! Partners: the exact solver against brute force, the worlds against `determinize`, what is guessed of them from the
//! others' play, the players, and what makes a good partner.

// Helpers of tests are tests, which clippy does not see.
#![allow(clippy::unwrap_used)]

mod endings;
mod evidence;
mod lint;
mod players;
mod solve;
mod worlds;
