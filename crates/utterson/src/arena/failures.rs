//! The games that programs lost without playing them to their end, and why.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde_json::{Value, json};

use super::kept::Kept;
use crate::program::fault::{Facts, forfeit_sentence};
use crate::words::say;

/// A game that a program lost by failing.
pub struct Lost {
    /// The game, counted from 1 over all sets.
    game: usize,
    /// Which of the two players.
    player: usize,
    /// One word.
    code: String,
    /// A sentence in English.
    reason: String,
    /// What the sentence is made of in other languages; none in files of an older version.
    facts: Option<Facts>,
}

impl Lost {
    /// Those of all sets.
    pub fn all(sets: &[Kept]) -> Vec<Lost> {
        let mut before = 0;
        let mut all = Vec::new();
        for set in sets {
            all.extend(set.failures.iter().map(|failed| Lost {
                game: before + failed.game + 1,
                player: failed.player,
                code: failed.code.clone(),
                reason: failed.reason.clone(),
                facts: failed.facts.clone(),
            }));
            before += set.games.len();
        }
        all
    }

    /// For machines.
    pub fn json(&self, names: &[&str; 2]) -> Value {
        json!({ "game": self.game, "bot": names[self.player], "player": self.player, "code": self.code, "reason": self.reason })
    }
}

/// For people: one line for each kind of failure, with its first example.
pub fn sentences(out: &mut impl Write, names: &[&str; 2], failures: &[Lost]) -> io::Result<()> {
    let mut kinds: BTreeMap<(usize, &str), Vec<&Lost>> = BTreeMap::new();
    for lost in failures {
        kinds.entry((lost.player, lost.code.as_str())).or_default().push(lost);
    }
    for ((player, _), lost) in kinds {
        let (count, first) = (lost.len(), lost[0]);
        let reason = match &first.facts {
            Some(facts) => forfeit_sentence(&first.code, facts),
            None => first.reason.clone(),
        };
        let name = names[player];
        let sentence = say!("lab-failed", name = name, count = count, game = first.game, reason = reason);
        writeln!(out, "  {sentence}")?;
    }
    Ok(())
}
