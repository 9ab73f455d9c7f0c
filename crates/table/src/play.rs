//! A game in play at a table: the truth, the moves that made it, and what was to be seen of each.
//!
//! The state, its moves and the names are the game's, and know the seats of the game. Everything else here, and whoever
//! asks, speaks of seats of the table; [`Drawn`] leads from one to the other.

use alloc::string::String;
use alloc::vec::Vec;

use game::{Move, Seat, SeatSet, Viewer};

use crate::any::Playable;
use crate::clock::Millis;
use crate::fair::{Contribution, Key};
use crate::lot::Drawn;

/// A game in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Play<G: Playable> {
    pub(crate) state: G,
    /// All chance of the game.
    pub(crate) key: Key,
    pub(crate) contributions: Vec<Contribution>,
    /// Which seat of the game each seat of the table plays.
    pub(crate) drawn: Drawn,
    /// The players' names as the record writes them, in the order of the game's seats.
    pub(crate) names: Vec<String>,
    /// The moves that stand, as far as they are remembered: the last ones.
    pub(crate) moves: Vec<Made<G>>,
    /// How many stand before those,
    pub(crate) gone: u64,
    /// and how often chance decided there.
    pub(crate) gone_draws: u64,
    /// What each seat had left at the last event that says so.
    pub(crate) left: Vec<Millis>,
}

/// A move that was made and stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Made<G: Playable> {
    /// The event.
    pub(crate) seq: u64,
    pub(crate) mv: Move<G>,
    /// Those to whom it showed something hidden.
    pub(crate) shown_to: Vec<Viewer>,
}

/// What was to be seen when something happened; kept also when it is taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shown<G: Playable> {
    /// Of a move, by every viewer, the public last; one for all if it looked the same to everybody.
    pub(crate) seen: Vec<G::Seen>,
    /// What followed from it.
    pub(crate) notes: Vec<G::Note>,
    /// Of two simultaneous decisions either may come first, but the record writes them in a fixed order: this one's line
    /// waits for the next.
    pub(crate) early: bool,
    /// The moves that are taken back.
    pub(crate) undone: Vec<u64>,
}

impl<G: Playable> Default for Shown<G> {
    fn default() -> Shown<G> {
        Shown { seen: Vec::new(), notes: Vec::new(), early: false, undone: Vec::new() }
    }
}

impl<G: Playable> Play<G> {
    /// A game that begins.
    pub(crate) fn new(
        state: G,
        (key, contributions): (Key, Vec<Contribution>),
        (drawn, names): (Drawn, Vec<String>),
        left: Vec<Millis>,
    ) -> Play<G> {
        let moves = Vec::new();
        Play { state, key, contributions, drawn, names, moves, gone: 0, gone_draws: 0, left }
    }

    /// What a viewer may know.
    pub(crate) fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(self.drawn.eyes(viewer))
    }

    /// The seats that have something to decide.
    pub(crate) fn turn(&self) -> SeatSet {
        self.drawn.all_at_table(self.state.turn().seats())
    }

    /// What the record calls a seat just now.
    pub(crate) fn seat_word(&self, seat: Seat) -> &'static str {
        self.state.seat_word(self.drawn.in_game(seat))
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If the rules forbid it.
    pub(crate) fn make(&mut self, seq: u64, mv: Move<G>) -> Result<Shown<G>, &'static str> {
        let viewers: Vec<Viewer> = Viewer::all(self.names.len()).collect();
        let eyes = |viewer: &Viewer| self.drawn.eyes(*viewer);
        let shown_to = viewers.iter().copied().filter(|one| self.state.reveals(&mv, eyes(one))).collect();
        let mut seen: Vec<G::Seen> = viewers.iter().map(|one| self.state.seen(&mv, eyes(one))).collect();
        if seen.iter().all(|one| *one == seen[0]) {
            seen.truncate(1);
            seen.shrink_to_fit();
        }
        let early = self.state.is_early(&mv);
        let notes = self.state.apply(&mv).map_err(|_| "a move against the rules")?;
        self.moves.push(Made { seq, mv, shown_to });
        Ok(Shown { seen, notes, early, undone: Vec::new() })
    }

    /// Takes back all moves but so many, and says which events made them.
    pub(crate) fn undo(&mut self, keep: u64) -> Result<Vec<u64>, &'static str> {
        // All moves are made again: whoever has forgotten some is restored before.
        if self.gone > 0 || keep >= self.moves.len() as u64 {
            return Err("no such move to take back");
        }
        let undone = self.moves.split_off(keep as usize);
        let mut state = G::new(&self.state.options().clone());
        for made in &self.moves {
            state.apply(&made.mv).map_err(|_| "a move against the rules")?;
        }
        self.state = state;
        Ok(undone.iter().map(|made| made.seq).collect())
    }
}
