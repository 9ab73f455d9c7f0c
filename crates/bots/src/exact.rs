//! What the exact searches have in common: how far they may go, and what they have proved when they stop.
//!
//! ```
//! use bots::duel::{payoff::Payoff, solve::Solver};
//! use bots::exact::Limit;
//! use duel::{Cards, Position, Round};
//! use game::{BySide, Side};
//!
//! let hand = |text: &str| text.split(' ').map(|card| card.parse().expect("a card")).collect::<Cards>();
//! let hands = BySide { jekyll: hand("P1 W7 E4 +2"), hyde: hand("P2 W6 E3 E5") };
//! let round = Round { hands, taken: BySide { jekyll: 3, hyde: 3 }, ..Round::default() };
//! let position = Position::of_round(round, Side::Jekyll);
//!
//! // The bounds as they close in; the last of them is the answer.
//! let mut told = Vec::new();
//! let mut solver = Solver::new(&Payoff::difference(), 12);
//! let proved = solver.between(&position, &Limit::none(), &mut |bounds| told.push(bounds));
//! let proved = proved.expect("a round is being played");
//! assert!(proved.is_exact() && told.last() == Some(&proved));
//!
//! // Too little work to prove much, but what is said is true.
//! let mut hasty = Solver::new(&Payoff::difference(), 12);
//! let little = hasty.between(&position, &Limit::of_nodes(3), &mut |_| {}).expect("a round is being played");
//! assert!(little.low <= proved.low && proved.high <= little.high && !little.is_exact());
//! ```

use alloc::sync::Arc;
use core::sync::atomic::{AtomicBool, Ordering};

/// Between which values a position lies for sure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Between {
    /// It is worth at least this.
    pub low: f64,
    /// It is worth at most this.
    pub high: f64,
}

impl Between {
    /// Have the two bounds met?
    pub fn is_exact(&self) -> bool {
        self.low >= self.high
    }
}

/// How far an exact search may go: so many positions, which is the same everywhere, or until somebody raises a flag.
///
/// The searches read no clock. Who waits for an answer raises the flag from another thread when the time is over.
#[derive(Clone, Debug)]
pub struct Limit {
    nodes: u64,
    stop: Option<Arc<AtomicBool>>,
}

/// How many positions are looked at between two looks at the flag.
const BETWEEN_LOOKS: u64 = 1 << 12;

impl Limit {
    /// As far as it takes.
    pub const fn none() -> Limit {
        Limit { nodes: u64::MAX, stop: None }
    }

    /// At most so many positions.
    pub const fn of_nodes(nodes: u64) -> Limit {
        Limit { nodes, stop: None }
    }

    /// The same, or until the flag is raised.
    #[must_use]
    pub fn until(self, stop: Arc<AtomicBool>) -> Limit {
        Limit { stop: Some(stop), ..self }
    }
}

/// A search was stopped by its limit before it had an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stopped;

/// Counts the positions of a search against its limit.
pub(crate) struct Meter {
    /// How many positions were looked at in all.
    pub nodes: u64,
    /// At this number the meter has to think.
    look_at: u64,
    end_at: u64,
    stop: Option<Arc<AtomicBool>>,
}

impl Meter {
    /// A meter that never stops anybody.
    pub const fn new() -> Meter {
        Meter { nodes: 0, look_at: u64::MAX, end_at: u64::MAX, stop: None }
    }

    /// From here on the limit counts.
    pub fn limit(&mut self, limit: &Limit) {
        self.end_at = self.nodes.saturating_add(limit.nodes);
        self.stop.clone_from(&limit.stop);
        self.look_at = if self.stop.is_some() { self.nodes.min(self.end_at) } else { self.end_at };
    }

    /// One position more.
    #[inline]
    pub fn count(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.look_at {
            self.look()?;
        }
        self.nodes += 1;
        Ok(())
    }

    #[cold]
    fn look(&mut self) -> Result<(), Stopped> {
        let raised = self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed));
        if raised || self.nodes >= self.end_at {
            return Err(Stopped);
        }
        self.look_at = self.end_at.min(self.nodes + BETWEEN_LOOKS);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_of_nodes_is_exact() {
        let mut meter = Meter::new();
        assert!((0..10).all(|_| meter.count().is_ok()));
        meter.limit(&Limit::of_nodes(7));
        assert_eq!((0..20).filter(|_| meter.count().is_ok()).count(), 7);
        meter.limit(&Limit::none());
        assert!(meter.count().is_ok());
    }

    #[test]
    fn a_flag_is_seen_soon() {
        let flag = Arc::new(AtomicBool::new(false));
        let mut meter = Meter::new();
        meter.limit(&Limit::none().until(flag.clone()));
        assert!((0..10_000).all(|_| meter.count().is_ok()));
        flag.store(true, Ordering::Relaxed);
        assert!((0..10_000).filter(|_| meter.count().is_ok()).count() <= 4096);
        meter.limit(&Limit::none().until(flag));
        assert!(meter.count().is_err());
    }
}
