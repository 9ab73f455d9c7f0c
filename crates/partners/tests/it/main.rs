//! The tests of partners, a module a chapter of the rulebook. A test that begins with a number checks that rule, with
//! values worked out by hand.

mod ask;
mod cards;
mod conduct;
mod deal;
mod forged;
mod ghost;
mod laws;
mod notation;
mod position;
mod reckoning;
mod score;
mod seats;
mod secrecy;
mod story;
mod trick;
