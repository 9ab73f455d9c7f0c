//! What tables and sockets hold: tables that sleep, sockets where nothing happens, games of a thousand moves.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::json;

use crate::figures::Figures;
use crate::house::{House, Program};
use crate::player::{Hall, Pair, Player};
use crate::sockets::{Socket, open, tables};
use crate::{Outcome, Plan};

/// When a table falls asleep in the benchmark.
pub const SLEEP_AFTER: Duration = Duration::from_secs(2);

/// Longer than tables take to fall asleep.
const SETTLE: Duration = Duration::from_secs(5);

/// What the first tables cost, caches and threads, is not what one more costs.
const TABLES_FIRST: usize = 500;

const LONG_TABLES_FIRST: usize = 50;
const LONG_TABLES: usize = 100;
const LONG_MOVES: u64 = 1000;

/// Tables that sleep, and then two sockets at each: with what a table holds while somebody is there.
pub async fn sockets(plan: &Plan) -> Outcome<Figures> {
    let program = House::Ours.start()?;
    let mut figures = Figures::default();
    figures.set("server, empty, kB", kb(program.usage()?.kib));
    let count = plan.sockets / 2;
    let wish = plan.wish();
    let mut sittings = tables(program.address, House::Ours, &wish, TABLES_FIRST.min(count / 2)).await?;
    tokio::time::sleep(SETTLE).await;
    let (first, before) = (sittings.len(), program.usage()?.kib);
    sittings.extend(tables(program.address, House::Ours, &wish, count - first).await?);
    tokio::time::sleep(SETTLE).await;
    let asleep = program.usage()?.kib;
    figures.set("a table asleep, kB", kb((asleep - before) / (count - first) as f64));
    let mut sockets: Vec<Socket> = Vec::new();
    for number in 0..2 * count {
        sockets.push(open(program.address, House::Ours, &sittings[number / 2], number % 2).await?);
    }
    tokio::time::sleep(SETTLE).await;
    let (kib, cpu_us) = (program.usage()?.kib, program.usage()?.cpu_us);
    figures.set("sockets", sockets.len() as f64);
    figures.set("a socket with half a table, kB", kb((kib - asleep) / sockets.len() as f64));
    tokio::time::sleep(SETTLE).await;
    let idle_us = (program.usage()?.cpu_us - cpu_us) / SETTLE.as_secs_f64();
    figures.set("an idle socket, us of CPU a second", idle_us / sockets.len() as f64);
    drop(sockets);
    tokio::time::sleep(SETTLE).await;
    figures.set("a table asleep again, kB", kb((program.usage()?.kib - before) / (count - first) as f64));
    Ok(figures)
}

/// Games of a thousand moves: what the tables hold then, and after they have slept and were woken again.
pub async fn long_games() -> Outcome<Figures> {
    let program = House::Ours.start()?;
    let first = long_pairs(&program, LONG_TABLES_FIRST).await?;
    let sockets = come(&program, &first).await?;
    let _first = play_long(&program, &first, sockets).await?;
    let pairs = long_pairs(&program, LONG_TABLES).await?;
    let sockets = come(&program, &pairs).await?;
    let before = program.usage()?.kib;
    let (sockets, moves) = play_long(&program, &pairs, sockets).await?;
    let mut figures = Figures::default();
    let each = |more: f64, less: f64| kb((more - less) / pairs.len() as f64);
    figures.set("moves of a long game", moves as f64 / pairs.len() as f64);
    tokio::time::sleep(SETTLE).await;
    figures.set("a table after a thousand moves, kB", each(program.usage()?.kib, before));
    drop(sockets);
    tokio::time::sleep(SETTLE).await;
    figures.set("asleep after a thousand moves, kB", each(program.usage()?.kib, before));
    let _sockets = come(&program, &pairs).await?;
    figures.set("woken after a thousand moves, kB", each(program.usage()?.kib, before));
    Ok(figures)
}

/// Pairs who have a long game before them.
async fn long_pairs(program: &Program, count: usize) -> Outcome<Vec<Arc<Pair>>> {
    let wish = json!({ "game": "london", "options": ["turns=1000"], "seats": [{ "type": "me" }] });
    let sittings = tables(program.address, House::Ours, &wish, count).await?;
    Ok(sittings.into_iter().map(|sitting| Arc::new(Pair::new(Arc::from([sitting])))).collect())
}

/// Two sockets at each table, once everything is quiet.
async fn come(program: &Program, pairs: &[Arc<Pair>]) -> Outcome<Vec<Socket>> {
    let mut sockets = Vec::new();
    for number in 0..2 * pairs.len() {
        let sitting = &pairs[number / 2].sittings[0];
        sockets.push(open(program.address, House::Ours, sitting, number % 2).await?);
    }
    tokio::time::sleep(SETTLE).await;
    Ok(sockets)
}

/// Plays until each table has had its thousand moves, or its game is over; and how many there were.
async fn play_long(
    program: &Program,
    pairs: &[Arc<Pair>],
    sockets: Vec<Socket>,
) -> Outcome<(Vec<Socket>, u64)> {
    let halls: Vec<Arc<Hall>> = pairs.iter().map(|_| Arc::default()).collect();
    let player = |(number, socket): (usize, Socket)| {
        let (house, chair) = ((House::Ours, program.address), (&pairs[number / 2], number % 2));
        tokio::spawn(Player::new(house, chair, &halls[number / 2], Duration::ZERO).play(socket))
    };
    let players: Vec<_> = sockets.into_iter().enumerate().map(player).collect();
    while players.iter().any(|player| !player.is_finished()) {
        tokio::time::sleep(Duration::from_millis(5)).await;
        for hall in halls.iter().filter(|hall| hall.moves.load(Ordering::Relaxed) >= LONG_MOVES) {
            hall.is_over.store(true, Ordering::Relaxed);
        }
    }
    let mut sockets = Vec::new();
    for player in players {
        sockets.push(player.await??.1);
    }
    Ok((sockets, halls.iter().map(|hall| hall.moves.load(Ordering::Relaxed)).sum()))
}

fn kb(kib: f64) -> f64 {
    kib * 1.024
}
