//! The games that programs lost without playing them to their end, and why.

use std::collections::BTreeMap;
use std::io::{self, Write};

use bots::arena::SetResult;
use bots::arena::guest::Forfeit;
use serde_json::{Value, json};

/// A game that a program lost by failing.
pub struct Lost {
    /// The game, counted from 1 over all sets.
    game: usize,
    /// Which of the two players.
    player: usize,
    forfeit: Forfeit,
}

impl Lost {
    /// Those of all sets.
    pub fn all(results: &[SetResult]) -> Vec<Lost> {
        let mut before = 0;
        let mut all = Vec::new();
        for result in results {
            all.extend(result.failures.iter().map(|failed| Lost {
                game: before + failed.game + 1,
                player: failed.player,
                forfeit: failed.forfeit.clone(),
            }));
            before += result.games.len();
        }
        all
    }

    /// For machines.
    pub fn json(&self, names: &[String; 2]) -> Value {
        json!({ "game": self.game, "bot": names[self.player], "code": self.forfeit.code, "reason": self.forfeit.reason })
    }
}

/// For people: one line for each kind of failure, with its first example.
pub fn sentences(out: &mut impl Write, names: &[String; 2], failures: &[Lost]) -> io::Result<()> {
    let mut kinds: BTreeMap<(usize, &str), Vec<&Lost>> = BTreeMap::new();
    for lost in failures {
        kinds.entry((lost.player, lost.forfeit.code)).or_default().push(lost);
    }
    for ((player, _), lost) in kinds {
        let (count, first) = (lost.len(), lost[0]);
        let games = if count == 1 { "1 game".to_string() } else { format!("{count} games") };
        let example = if count == 1 { "in game" } else { "first in game" };
        writeln!(
            out,
            "  {} lost {games} by failing, {example} {}: {}",
            names[player], first.game, first.forfeit
        )?;
    }
    Ok(())
}
