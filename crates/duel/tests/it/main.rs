//! The one integration binary of `duel`.

mod fast;
mod imagine;
mod laws;
mod notation;
mod rules;
mod secrecy;
mod story;
