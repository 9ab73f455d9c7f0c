//! The server, tested from outside: through its router, its sockets, its process and its files.

#![allow(clippy::unwrap_used)]

mod access;
mod actors;
mod backup;
mod closed;
mod day;
mod description;
mod face;
mod figures;
mod golden;
mod growth;
mod hostile;
mod kill;
mod life;
mod lobby;
mod names;
mod nonsense;
mod once;
mod pace;
mod port;
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
mod upgrade;
