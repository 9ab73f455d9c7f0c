//! Who plays when, on how many threads, and until when.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard};

use ::table::any::Playable;
use bots::HasBots;
use bots::arena::contest::Contest;
use bots::arena::sprt::{Ratio, Sprt};
use indicatif::ProgressBar;
use serde_json::Value;

use super::Arena;
use super::journal::Journal;
use super::kept::Kept;
use crate::shared::{Failure, progress};
use crate::words::say;

/// Where the sets are played.
pub struct Hall<'a> {
    pub arena: &'a Arena<'a>,
    /// How many sets, for every two bots.
    pub sets: u64,
    pub threads: usize,
}

/// What was played.
pub struct Outcome {
    /// The bots of each pairing, by their numbers.
    pub pairings: Vec<[usize; 2]>,
    /// The sets of each pairing, in order.
    pub sets: Vec<Vec<Kept>>,
    /// What the test says, if there is one.
    pub sprt: Option<(Sprt, Ratio)>,
    /// Is that all there is to play?
    pub complete: bool,
}

/// What has been played so far, by number of the set and of the pairing.
struct Played {
    sets: BTreeMap<(u64, usize), Kept>,
    journal: Journal,
    /// The shares of the first sets, without a gap, as far as the test has looked at them.
    shares: Vec<f64>,
    /// What the test said last.
    ratio: Option<Ratio>,
}

impl Hall<'_> {
    /// Plays all sets that are not kept already.
    ///
    /// # Errors
    /// Something cannot be read or written.
    pub fn play<G: Playable + HasBots + Contest>(&self, header: Value) -> Result<Outcome, Failure> {
        let bots = self.arena.arguments.bots.0.len();
        let pairings: Vec<[usize; 2]> =
            (0..bots).flat_map(|first| (first + 1..bots).map(move |second| [first, second])).collect();
        let (journal, kept) = Journal::open(self.arena.arguments.state.as_deref(), &header)?;
        let mut played = Played { sets: BTreeMap::new(), journal, shares: Vec::new(), ratio: None };
        for kept in kept.into_iter().filter(|kept| kept.set < self.sets && kept.pairing < pairings.len()) {
            played.sets.insert((kept.set, kept.pairing), kept);
        }
        let end = AtomicU64::new(self.sets);
        self.look(&mut played, &end);
        let bar = progress(self.sets * pairings.len() as u64, say!("lab-playing-pairs"));
        bar.set_position(played.sets.len() as u64);
        let played = Mutex::new(played);
        self.work::<G>(&pairings, &played, &end, &bar)?;
        Ok(self.outcome(pairings, played.into_inner().expect("no worker panics"), end.into_inner()))
    }

    fn work<G: Playable + HasBots + Contest>(
        &self,
        pairings: &[[usize; 2]],
        played: &Mutex<Played>,
        end: &AtomicU64,
        bar: &ProgressBar,
    ) -> Result<(), Failure> {
        let stop = &self.arena.stop;
        let next = AtomicU64::new(0);
        let count = pairings.len() as u64;
        let worker = || -> Result<(), Failure> {
            let arena = self.arena;
            let bots = &arena.arguments.bots.0;
            // All pairings play the same deals: a program that remembers must not meet one in two of them.
            let players: Vec<_> =
                pairings.iter().map(|pair| pair.map(|bot| arena.terms.seat::<G>(&bots[bot]))).collect();
            while !stop.load(Ordering::Relaxed) {
                let job = next.fetch_add(1, Ordering::Relaxed);
                let (set, pairing) = (job / count, (job % count) as usize);
                if set >= end.load(Ordering::Relaxed) {
                    return Ok(());
                }
                if lock(played).sets.contains_key(&(set, pairing)) {
                    continue;
                }
                let result = arena.set::<G>(set, &players[pairing], pairings[pairing])?;
                // Ctrl-C reaches the programs too: who fails then has not lost.
                if stop.load(Ordering::Relaxed) && !result.failures.is_empty() {
                    return Ok(());
                }
                let mut played = lock(played);
                let kept = Kept::of(set, pairing, &result);
                played.journal.add(&kept)?;
                played.sets.insert((set, pairing), kept);
                self.look(&mut played, end);
                bar.inc(1);
            }
            Ok(())
        };
        // Where one cannot go on, nobody need.
        let worker = || worker().inspect_err(|_| end.store(0, Ordering::Relaxed));
        std::thread::scope(|scope| {
            let usher = scope.spawn(|| say_when_stopped(stop, bar));
            let workers: Vec<_> = (0..self.threads).map(|_| scope.spawn(worker)).collect();
            let results: Vec<_> =
                workers.into_iter().map(|worker| worker.join().expect("no worker panics")).collect();
            bar.finish_and_clear();
            usher.thread().unpark();
            results.into_iter().collect()
        })
    }

    /// Asks the test after every set, in their order, whoever was ready first: so it ends after the same set every time.
    fn look(&self, played: &mut Played, end: &AtomicU64) {
        let Some(sprt) = self.arena.arguments.sprt else { return };
        while played.ratio.is_none_or(|ratio| ratio.verdict.is_none()) {
            let Some(kept) = played.sets.get(&(played.shares.len() as u64, 0)) else { return };
            played.shares.push(kept.share());
            played.ratio = Some(sprt.ratio(&played.shares));
            if played.ratio.is_some_and(|ratio| ratio.verdict.is_some()) {
                end.store(played.shares.len() as u64, Ordering::Relaxed);
            }
        }
    }

    fn outcome(&self, pairings: Vec<[usize; 2]>, played: Played, end: u64) -> Outcome {
        let mut sets = vec![Vec::new(); pairings.len()];
        // What was played beyond the end of the test does not count.
        for ((set, pairing), kept) in played.sets {
            if set < end {
                sets[pairing].push(kept);
            }
        }
        let complete = sets.iter().all(|sets| sets.len() as u64 >= end);
        let sprt =
            self.arena.arguments.sprt.map(|sprt| (sprt, played.ratio.unwrap_or_else(|| sprt.ratio(&[]))));
        Outcome { pairings, sets, sprt, complete }
    }
}

fn lock(played: &Mutex<Played>) -> MutexGuard<'_, Played> {
    played.lock().expect("no worker panics")
}

/// Says once that the first Ctrl-C was heard, as long as somebody plays.
fn say_when_stopped(stop: &AtomicBool, bar: &ProgressBar) {
    while !bar.is_finished() {
        if stop.load(Ordering::Relaxed) {
            return bar.suspend(|| eprintln!("{}", say!("lab-arena-finishing")));
        }
        std::thread::park_timeout(std::time::Duration::from_millis(100));
    }
}
