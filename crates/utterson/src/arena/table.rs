//! What many bots have shown in a tournament of each against each.

use std::io::{self, Write};

use bots::arena::Thinking;
use bots::arena::ladder::{Encounter, Rating, ratings};
use bots::arena::score::Score;
use serde_json::{Value, json};

use super::duo::mean_ms;
use super::failures::{self, Lost};
use super::hall::Outcome;
use super::kept::Kept;
use super::{Arena, interval, many};
use crate::shared::{Failure, output};
use crate::words::{decimal, say, signed};

/// A bot in the table.
struct Row<'a> {
    name: &'a str,
    rating: Rating,
    games: usize,
    thinking: Thinking,
}

impl Arena<'_> {
    /// Prints the table, the best first, and how every two fared.
    pub(super) fn print_table(&self, names: &[String], outcome: &Outcome) -> Result<(), Failure> {
        let rows = rows(names, outcome);
        let mut out = output();
        if self.arguments.json {
            writeln!(out, "{}", self.table_json(names, &rows, outcome))?;
        } else {
            self.table_sentences(&mut out, names, &rows, outcome)?;
        }
        Ok(out.flush()?)
    }

    fn table_json(&self, names: &[String], rows: &[Row<'_>], outcome: &Outcome) -> Value {
        let players = rows.iter().map(|Row { name, rating, games, thinking }| {
            json!({
                "bot": name, "elo": rating.elo, "elo_low": rating.low, "elo_high": rating.high, "score": rating.share,
                "games": games, "pairs": rating.sets, "ms_per_move": mean_ms(thinking),
            })
        });
        let pairings = outcome.pairings.iter().zip(&outcome.sets).map(|(pair, sets)| {
            let score = score(sets);
            let names = pair.map(|bot| names[bot].as_str());
            let forfeits: Vec<Value> = Lost::all(sets).iter().map(|lost| lost.json(&names)).collect();
            json!({
                "bots": names, "games": games(sets), "pairs": sets.len(), "score": score.share, "score_low": score.share_low,
                "score_high": score.share_high, "elo": score.elo, "elo_low": score.elo_low, "elo_high": score.elo_high,
                "forfeits": forfeits,
            })
        });
        json!({
            "game": self.arguments.game.as_str(), "unit": self.unit(), "players": players.collect::<Vec<_>>(),
            "pairings": pairings.collect::<Vec<_>>(), "unfinished": !outcome.complete,
        })
    }

    fn table_sentences(
        &self,
        out: &mut impl Write,
        names: &[String],
        rows: &[Row<'_>],
        outcome: &Outcome,
    ) -> io::Result<()> {
        let all = outcome.sets.iter().map(|sets| games(sets)).sum();
        let bots = rows.len();
        let (played, game) = (many(all, self.unit()), self.arguments.game.as_str());
        writeln!(out, "{}", say!("lab-table", bots = bots, played = played, game = game))?;
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(4);
        let [bot, elo_title, score_title, games_title, time_title] = titles();
        writeln!(
            out,
            "     {bot:<width$} {elo_title:>7}   {:<16} {score_title:>7}  {games_title:>7}   {time_title:>9}",
            "95 %"
        )?;
        for (place, Row { name, rating, games, thinking }) in rows.iter().enumerate() {
            let (elo, interval) = elo(rating);
            let (share, time) = (decimal(100.0 * rating.share, 1), decimal(mean_ms(thinking), 3));
            writeln!(
                out,
                " {:>2}. {name:<width$} {elo:>7}   {interval:<16} {share:>5} %  {games:>7}   {time:>9}",
                place + 1
            )?;
        }
        for (pair, sets) in outcome.pairings.iter().zip(&outcome.sets) {
            let names = pair.map(|bot| names[bot].as_str());
            let Score { share, share_low, share_high, .. } = score(sets);
            let (share, interval) = (decimal(100.0 * share, 1), interval(share_low, share_high));
            let (one, other, played) = (names[0], names[1], many(games(sets), self.unit()));
            let sentence = say!("lab-pairing", one = one, other = other, share = share);
            writeln!(out, "  {sentence}    {interval}    {played}")?;
            failures::sentences(out, &names, &Lost::all(sets))?;
        }
        Ok(())
    }
}

/// Elo and its interval; what nothing bounds has no end.
fn elo(rating: &Rating) -> (String, String) {
    let Rating { elo, low, high, .. } = rating;
    let (no_low, no_high) = (*low == f64::NEG_INFINITY, *high == f64::INFINITY);
    match (no_low, no_high) {
        (false, false) => {
            let (from, to) = (signed(*low, 0), signed(*high, 0));
            (format!("{elo:+.0}"), say!("lab-from-to", low = from, high = to))
        }
        (false, true) => (format!("≥ {low:+.0}"), say!("lab-ends-no-upper")),
        (true, false) => (format!("≤ {high:+.0}"), say!("lab-ends-no-lower")),
        (true, true) => ("?".into(), say!("lab-ends-none")),
    }
}

/// The heads of the columns.
fn titles() -> [String; 5] {
    ["bot", "elo", "score", "games", "time"].map(|column| say!(&format!("lab-column-{column}")))
}

fn rows<'a>(names: &'a [String], outcome: &Outcome) -> Vec<Row<'a>> {
    let mut encounters = Vec::new();
    let mut figures = vec![(0, Thinking::default()); names.len()];
    for (pair, sets) in outcome.pairings.iter().zip(&outcome.sets) {
        for kept in sets {
            encounters.push(Encounter { players: *pair, deal: kept.set, share: kept.share() });
            for (bot, thinking) in pair.iter().zip(kept.thinking()) {
                figures[*bot].0 += kept.games.len();
                figures[*bot].1.add(&thinking);
            }
        }
    }
    let ratings = ratings(names.len(), &encounters);
    let row = |((name, rating), (games, thinking))| Row { name, rating, games, thinking };
    let names = names.iter().map(String::as_str);
    let mut rows: Vec<Row<'a>> = names.zip(ratings).zip(figures).map(row).collect();
    rows.sort_by(|one, other| other.rating.elo.total_cmp(&one.rating.elo));
    rows
}

fn score(sets: &[Kept]) -> Score {
    Score::of_sets(&sets.iter().map(Kept::share).collect::<Vec<f64>>())
}

fn games(sets: &[Kept]) -> usize {
    sets.iter().map(|set| set.games.len()).sum()
}
