//! The laws: what must hold in every game, checked on random play from many seeds.
//!
//! A game's tests implement [`Laws`] on a type of their own and call [`check`] for every variant. A broken law
//! panics with the seed and the step, so that it can be played again.
//!
//! 1. The game ends.
//! 2. `apply` accepts exactly what `legal` lists, for every seat in and out of turn; `judge` agrees and gives
//!    the same reason; a refusal changes nothing.
//! 3. Replay gives an equal state, by moves and through the text of the record.
//! 4. `determinize(v).view(viewer) == v`.
//! 5. *Noninterference*: a twin world played in lockstep shows the same view for as long as the viewer
//!    has seen the same. A leak that is consistent with itself passes every other law. And where he has seen
//!    something else he knows something else: what is shown to him and what his view holds are the same.
//! 6. Cards and tokens are conserved.
//! 7. The position is the truth of the state: what it lists for the seat to move is what that seat's view lists, and a move
//!    leads to the same position whether or not somebody is there to remember it.
//! 8. Text and serde round-trip.
//!
//! A trial also counts which kinds of decisions, outcomes and refusals it has met: see [`Report::covers`].

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;
use std::sync::Mutex;

use crate::contract::Game;
use crate::entropy::{Entropy, Quick};
use crate::notation::Notation;
use crate::seat::Viewer;

mod trial;

use trial::Trial;

/// What the laws must know of a game to try it. Implemented by the tests of each game.
pub trait Laws {
    /// The game under trial.
    type Game: Notation;

    /// What the options may name.
    fn shelf() -> <Self::Game as Notation>::Shelf;

    /// Every action that could ever be written down with these options, legal or not, each once.
    fn every_action(options: &<Self::Game as Game>::Options) -> Vec<<Self::Game as Game>::Action>;

    /// An outcome, possible in `state`, that looks to the viewer exactly like the one he saw, drawn at random;
    /// `None` if there is none in this world.
    ///
    /// It is this function, and not `determinize`, that makes the first difference between twin worlds:
    /// it knows only what was *seen*, so a view that knows more gives itself away.
    fn disguise(
        state: &Self::Game,
        seen: &<Self::Game as Game>::Seen,
        viewer: Viewer,
        entropy: &mut Quick,
    ) -> Option<<Self::Game as Game>::Chance>;

    /// Outcomes that could be written down, possible or not in this state: dealt twice, drawn from nowhere. Chance is handed
    /// over by others, so the rules judge it like any move.
    fn strange_chances(_state: &Self::Game, _entropy: &mut Quick) -> Vec<<Self::Game as Game>::Chance> {
        Vec::new()
    }

    /// What a seat decides in a trial: anything that is legal. Where random play hardly ever comes to the point, a trial can
    /// play with a purpose.
    fn choose(
        _options: &<Self::Game as Game>::Options,
        _view: &<Self::Game as Game>::View,
        legal: &[<Self::Game as Game>::Action],
        entropy: &mut Quick,
    ) -> <Self::Game as Game>::Action {
        entropy.pick(legal)
    }

    /// Is every card and token there exactly once? If not, which is not.
    ///
    /// # Errors
    /// What is missing or doubled.
    fn conserved(state: &Self::Game) -> Result<(), String>;

    /// Views and what is seen survive a round trip through serde; panics if not.
    fn serde_round_trip(view: &<Self::Game as Game>::View, seen: &<Self::Game as Game>::Seen);
}

/// What a trial has gone through, so that a test can see that it was one.
#[derive(Clone, Default, Debug)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Moves played, chance included.
    pub moves: u64,
    /// Steps of twin worlds, in lockstep with the real one, after which the views were compared.
    pub lockstep: u64,
    /// Those among them in which the twin really was another world.
    pub apart: u64,
    /// How often each kind of decision and outcome was played: the first word of its text.
    pub played: BTreeMap<String, u64>,
    /// How often each refusal was met, by its code.
    pub refused: BTreeMap<&'static str, u64>,
}

impl Report {
    /// Adds what another trial of the same game has gone through, with other options.
    #[must_use]
    pub fn and(mut self, other: Report) -> Report {
        self.games += other.games;
        self.moves += other.moves;
        self.lockstep += other.lockstep;
        self.apart += other.apart;
        other.played.into_iter().for_each(|(kind, times)| *self.played.entry(kind).or_default() += times);
        other.refused.into_iter().for_each(|(code, times)| *self.refused.entry(code).or_default() += times);
        self
    }

    /// Has the trial met every kind of move and every refusal there is?
    ///
    /// # Panics
    /// If not; the message says what never occurred.
    pub fn covers(&self, kinds: &[&str], codes: &[&str]) {
        let played: BTreeSet<&str> = self.played.keys().map(String::as_str).collect();
        let refused: BTreeSet<&str> = self.refused.keys().copied().collect();
        let never = |wanted: &[&str], met: &BTreeSet<&str>| -> Vec<String> {
            wanted.iter().filter(|word| !met.contains(*word)).map(ToString::to_string).collect()
        };
        let (moves, refusals) = (never(kinds, &played), never(codes, &refused));
        assert!(moves.is_empty(), "never played: {moves:?}; played: {:?}", self.played);
        assert!(refusals.is_empty(), "never refused with: {refusals:?}; refused: {:?}", self.refused);
    }
}

/// The seeds of so many games, or of as many as the environment variable `UTTERSON_LAW_GAMES` says: few in the inner
/// loop, thousands in the test command.
pub fn seeds(few: u64) -> Range<u64> {
    let games = std::env::var("UTTERSON_LAW_GAMES").ok().and_then(|games| games.parse().ok());
    0..games.unwrap_or(few)
}

/// Plays one random game a seed and tries every law on it, on all processors. A game depends on its seed alone, so it makes no
/// difference which of them plays it.
///
/// # Panics
/// If a law is broken; the message names the seed and the step.
pub fn check<L: Laws>(options: &<L::Game as Game>::Options, seeds: Range<u64>) -> Report
where
    <L::Game as Game>::Options: Sync,
{
    let next = Mutex::new(seeds);
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let report = std::thread::scope(|scope| {
        let trials: Vec<_> = (0..workers).map(|_| scope.spawn(|| some_games::<L>(options, &next))).collect();
        trials.into_iter().map(joined).fold(Report::default(), Report::and)
    });
    let told_apart = report.apart * 10 >= report.lockstep;
    assert!(told_apart, "the twin worlds hardly ever differ, so the trial proves nothing: {report:?}");
    report
}

/// Plays games for as long as there are seeds that nobody has taken.
fn some_games<L: Laws>(options: &<L::Game as Game>::Options, seeds: &Mutex<Range<u64>>) -> Report {
    let (every, shelf) = (L::every_action(options), L::shelf());
    let mut report = Report::default();
    let next = || seeds.lock().ok()?.next();
    while let Some(seed) = next() {
        Trial::<L>::new(options, seed, &every).run(&shelf, &mut report);
    }
    report
}

/// What a thread has to report. If it has found a broken law, that is said here.
fn joined(trial: std::thread::ScopedJoinHandle<'_, Report>) -> Report {
    trial.join().unwrap_or_else(|broken| std::panic::resume_unwind(broken))
}
