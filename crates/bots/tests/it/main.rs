//! The bots from outside: what they may not know, how they refuse, how they stop, and how they are measured.

mod arena;
mod belief;
mod encode;
mod frozen;
mod limits;
mod net;
mod net_file;
mod positions;
mod search;
mod secrecy;
mod values;
