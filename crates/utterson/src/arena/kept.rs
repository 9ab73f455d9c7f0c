//! What is kept of a set of games: all that the figures are made of.

use std::time::Duration;

use bots::arena::{SetResult, Thinking};
use serde::{Deserialize, Serialize};

use crate::program::fault::Facts;

/// A set of games between two of the bots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// The number of the set: the same deals in all pairings.
    pub set: u64,
    /// The number of the pairing.
    pub pairing: usize,
    pub games: Vec<Ended>,
    thinking: [Thought; 2],
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub failures: Vec<Failed>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ended {
    /// The first bot's points.
    pub points: f64,
    /// Which of the two sides won.
    pub side: Option<usize>,
    /// Which of them the first bot played, if it was the same throughout.
    pub own: Option<usize>,
}

/// How long a bot has thought.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Thought {
    total_ns: u64,
    longest_ns: u64,
    decisions: u64,
}

/// A game that a program lost by failing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Failed {
    /// Which game of the set, from 0.
    pub game: usize,
    /// Which of the two players.
    pub player: usize,
    /// One word.
    pub code: String,
    /// A sentence in English.
    pub reason: String,
    /// What the sentence is made of in other languages; none in files of an older version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facts: Option<Facts>,
}

impl Kept {
    pub fn of(set: u64, pairing: usize, result: &SetResult) -> Kept {
        let games = result.games.iter().map(|verdict| Ended {
            points: verdict.points,
            side: verdict.side,
            own: verdict.own,
        });
        let nanoseconds = |time: Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        let thinking = result.thinking.map(|thinking| Thought {
            total_ns: nanoseconds(thinking.total),
            longest_ns: nanoseconds(thinking.longest),
            decisions: thinking.decisions,
        });
        let failures = result.failures.iter().map(|failed| Failed {
            game: failed.game,
            player: failed.player,
            code: failed.forfeit.code.to_string(),
            reason: failed.forfeit.reason.clone(),
            facts: Some(failed.forfeit.facts.clone()),
        });
        Kept { set, pairing, games: games.collect(), thinking, failures: failures.collect() }
    }

    /// The first bot's share of the points.
    pub fn share(&self) -> f64 {
        self.games.iter().map(|game| game.points).sum::<f64>() / self.games.len().max(1) as f64
    }

    pub fn thinking(&self) -> [Thinking; 2] {
        self.thinking.map(|thought| Thinking {
            total: Duration::from_nanos(thought.total_ns),
            longest: Duration::from_nanos(thought.longest_ns),
            decisions: thought.decisions,
        })
    }
}
