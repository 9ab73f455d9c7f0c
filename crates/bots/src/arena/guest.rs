//! Players from outside the house, who may fail.
//!
//! A guest is told what its seat sees and gets that seat's view. It may play on several seats of one game, and must then keep
//! them apart as if they were strangers. What it cannot answer, or answers badly, loses it the game.

use core::fmt;
use core::time::Duration;
use std::collections::BTreeMap;

use game::{Entropy, Game, Seat, Standing};

/// A player from outside.
pub trait Guest<G: Game> {
    /// A game begins, in which it plays on this seat.
    fn begin(&self, options: &G::Options, seat: Seat);

    /// This is what the seat saw of a move, and what followed from it by the rules.
    fn saw(&self, options: &G::Options, seat: Seat, seen: &G::Seen, notes: &[G::Note]);

    /// Chooses one of the legal actions of the view, which is this seat's.
    ///
    /// # Errors
    /// If it does not: the game is lost.
    fn choose(
        &self,
        options: &G::Options,
        seat: Seat,
        view: &G::View,
        entropy: &mut dyn Entropy,
    ) -> Result<Thought<G>, Forfeit>;

    /// The game is over, and this is what it was worth to the seat.
    fn over(&self, seat: Seat, standing: Standing);
}

/// What a guest has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought<G: Game> {
    /// The action.
    pub action: G::Action,
    /// How long we waited for it.
    pub took: Duration,
}

/// Why a game was lost without being played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// For programs: one word.
    pub code: &'static str,
    /// For people: a sentence in English, without a full stop.
    pub reason: String,
    /// What that sentence is made of, by name, for whoever says it in another language.
    pub facts: BTreeMap<String, String>,
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl core::error::Error for Forfeit {}
