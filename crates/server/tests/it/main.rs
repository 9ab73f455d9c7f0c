//! The server, tested from outside: through its router, its sockets, its process and its files.

#![allow(clippy::unwrap_used)]

mod access;
mod actors;
mod backup;
mod closed;
mod face;
mod figures;
mod hostile;
mod kill;
mod lobby;
mod names;
mod once;
mod pace;
mod power;
mod programs;
mod replay;
mod resume;
mod siege;
mod store;
mod strangers;
mod support;
mod tables;
mod twins;
