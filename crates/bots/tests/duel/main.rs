//! The duel's solvers against brute force, and its bots against the rules.

mod bots_play;
mod ending;
mod solve;
