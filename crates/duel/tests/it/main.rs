//! The one integration binary of `duel`.

mod forged;
mod imagine;
mod laws;
mod notation;
mod position;
mod reckoning;
mod rules;
mod secrecy;
mod story;
