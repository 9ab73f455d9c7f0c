//! London: the map as travellers know it, imagined worlds, what a position is worth, plans, and what players make of them.

// Helpers of tests are tests, which clippy does not see.
#![allow(clippy::unwrap_used)]

mod distances;
mod games;
mod heuristics;
mod plan;
mod players;
mod value;
mod world;
