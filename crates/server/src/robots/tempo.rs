//! How long bots of a level have thought lately, at all tables together: what a thought costs, and how long it may take without
//! saying anything about the hand that was thought about.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use bots::Level;
use table::any::GameName;

/// So many thoughts are remembered.
const THOUGHTS: usize = 64;

/// What a thought costs of which nobody knows anything yet.
const UNKNOWN: Duration = Duration::from_millis(50);

/// How long bots think, by game and level.
#[derive(Default)]
pub struct Tempo(Mutex<HashMap<(GameName, Level), VecDeque<Duration>>>);

impl Tempo {
    /// A thought has taken so long.
    pub fn record(&self, kind: (GameName, Level), took: Duration) {
        let mut thoughts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let thoughts = thoughts.entry(kind).or_default();
        if thoughts.len() == THOUGHTS {
            thoughts.pop_front();
        }
        thoughts.push_back(took);
    }

    /// How long a thought takes on average.
    pub fn usual(&self, kind: (GameName, Level)) -> Duration {
        self.of(kind, |thoughts| thoughts.iter().sum::<Duration>() / thoughts.len() as u32).unwrap_or(UNKNOWN)
    }

    /// How long the longest of the last thoughts took.
    pub fn longest(&self, kind: (GameName, Level)) -> Duration {
        self.of(kind, |thoughts| thoughts.iter().max().copied().unwrap_or_default()).unwrap_or_default()
    }

    fn of<T>(&self, kind: (GameName, Level), ask: impl FnOnce(&VecDeque<Duration>) -> T) -> Option<T> {
        let thoughts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        thoughts.get(&kind).filter(|thoughts| !thoughts.is_empty()).map(ask)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_of_the_last_thoughts_counts_and_old_ones_are_forgotten() {
        let (tempo, kind) = (Tempo::default(), (GameName::Duel, Level::Random));
        let ms = Duration::from_millis;
        assert_eq!((tempo.usual(kind), tempo.longest(kind)), (UNKNOWN, Duration::ZERO));
        tempo.record(kind, ms(90));
        tempo.record(kind, ms(10));
        assert_eq!((tempo.usual(kind), tempo.longest(kind)), (ms(50), ms(90)));
        (0..THOUGHTS).for_each(|_| tempo.record(kind, ms(20)));
        assert_eq!((tempo.usual(kind), tempo.longest(kind)), (ms(20), ms(20)));
        assert_eq!(tempo.longest((GameName::Duel, Level::Veteran)), Duration::ZERO, "another level");
    }
}
