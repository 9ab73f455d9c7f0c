//! What two bots have shown.

use std::io::{self, Write};
use std::time::Duration;

use bots::arena::Thinking;
use bots::arena::score::Score;
use bots::arena::sprt::{Accepted, Ratio, Sprt};
use serde_json::{Value, json};

use super::failures::{self, Lost};
use super::hall::Outcome;
use super::kept::Kept;
use super::{Arena, interval, many};
use crate::shared::{Failure, output};
use crate::words::{decimal, say, signed};

/// What all sets together say.
struct Findings {
    games: usize,
    pairs: usize,
    score: Score,
    /// As one side and as the other; none if the bots changed sides within a game.
    by_side: Option<[Score; 2]>,
    thinking: [Thinking; 2],
    side_wins: [u64; 2],
    /// Games won and lost by the first bot, and drawn.
    won: u64,
    lost: u64,
    drawn: u64,
    failures: Vec<Lost>,
}

impl Findings {
    fn of(sets: &[Kept]) -> Findings {
        let shares: Vec<f64> = sets.iter().map(Kept::share).collect();
        let mut findings = Findings {
            games: sets.iter().map(|set| set.games.len()).sum(),
            pairs: sets.len(),
            score: Score::of_sets(&shares),
            by_side: by_side(sets),
            thinking: Default::default(),
            side_wins: [0; 2],
            won: 0,
            lost: 0,
            drawn: 0,
            failures: Lost::all(sets),
        };
        for set in sets {
            for (all, time) in findings.thinking.iter_mut().zip(set.thinking()) {
                all.add(&time);
            }
            for game in &set.games {
                findings.won += u64::from(game.points > 0.5);
                findings.lost += u64::from(game.points < 0.5);
                findings.drawn += u64::from(game.points == 0.5);
                game.side.into_iter().for_each(|side| findings.side_wins[side] += 1);
            }
        }
        findings
    }
}

/// The first bot's points as either side. A set has one game of each.
fn by_side(sets: &[Kept]) -> Option<[Score; 2]> {
    let mut points = [Vec::new(), Vec::new()];
    for game in sets.iter().flat_map(|set| &set.games) {
        points[game.own?].push(game.points);
    }
    Some(points.map(|points| Score::of_sets(&points)))
}

impl Arena<'_> {
    /// Prints what two bots have shown.
    pub(super) fn print_duo(
        &self,
        sides: [&str; 2],
        names: [&str; 2],
        outcome: &Outcome,
    ) -> Result<(), Failure> {
        let findings = Findings::of(&outcome.sets[0]);
        let mut out = output();
        if self.arguments.json {
            let mut report = self.json(sides, names, &findings);
            report["unfinished"] = (!outcome.complete).into();
            report["sprt"] = outcome.sprt.map_or(Value::Null, |(sprt, ratio)| sprt_json(&sprt, &ratio));
            writeln!(out, "{report}")?;
        } else {
            self.sentences(&mut out, sides, names, &findings)?;
            if let Some((sprt, ratio)) = &outcome.sprt {
                let ([_, _, label], (llr, between)) = (labels(), sprt_sentence(sprt, ratio));
                row(&mut out, [&label, ""], &llr, &between)?;
            }
        }
        Ok(out.flush()?)
    }

    fn json(&self, sides: [&str; 2], names: [&str; 2], findings: &Findings) -> Value {
        let Findings { games, pairs, score, by_side, thinking, side_wins, won, lost, drawn, failures } =
            findings;
        let by_bot = |figure: &dyn Fn(&Thinking) -> f64| -> serde_json::Map<String, Value> {
            apart(names).into_iter().zip(thinking.iter().map(|time| figure(time).into())).collect()
        };
        // Who has been both sides in every game has won as neither.
        let both = *games > 0 && by_side.is_none();
        json!({
            "game": self.arguments.game.as_str(),
            "unit": self.unit(),
            "bots": names,
            "games": games, "pairs": pairs, "won": won, "lost": lost, "drawn": drawn,
            "score": score.share, "score_low": score.share_low, "score_high": score.share_high,
            "elo": score.elo, "elo_low": score.elo_low, "elo_high": score.elo_high,
            "ms_per_move": by_bot(&mean_ms),
            "ms_per_move_max": by_bot(&|time| milliseconds(time.longest)),
            "score_by_side": by_side.as_ref().map(|by_side| json!({
                sides[0]: shares(&by_side[0]), sides[1]: shares(&by_side[1]),
            })),
            "side_wins": (!both).then(|| json!({ sides[0]: side_wins[0], sides[1]: side_wins[1], "drawn": drawn })),
            "forfeits": failures.iter().map(|failed| failed.json(&names)).collect::<Vec<_>>(),
        })
    }

    fn sentences(
        &self,
        out: &mut impl Write,
        sides: [&str; 2],
        names: [&str; 2],
        findings: &Findings,
    ) -> io::Result<()> {
        let Findings { games, pairs, score, by_side, thinking, side_wins, won, lost, drawn, failures } =
            findings;
        let [first, second] = names;
        let (played, game) = (many(*games, self.unit()), self.arguments.game);
        let game = game.as_str();
        writeln!(out, "{}", say!("lab-duo", first = first, second = second, played = played, game = game))?;
        let share = |score: &Score| decimal(100.0 * score.share, 1);
        let between = interval(score.share_low, score.share_high);
        let over = say!("lab-over-pairs", interval = between, pairs = *pairs);
        let [score_label, elo_label, _] = labels();
        row(out, [&score_label, ""], &format!("{:>8} %", share(score)), &over)?;
        let (sign, elo, ends) = elo_sentence(score);
        row(out, [&elo_label, sign], &elo, &ends)?;
        for (side, score) in sides.iter().zip(by_side.iter().flatten()) {
            let between = interval(score.share_low, score.share_high);
            let label = say!("lab-as-side", side = *side);
            row(out, [&label, ""], &format!("{:>8} %", share(score)), &between)?;
        }
        for (bot, time) in apart(names).into_iter().zip(thinking) {
            let (mean, most) = (decimal(mean_ms(time), 3), decimal(milliseconds(time.longest), 1));
            writeln!(out, "  {}", say!("lab-ms-a-move", bot = bot, mean = mean, most = most))?;
        }
        let (one, other, ones, others) = match by_side {
            Some(_) => (sides[0], sides[1], side_wins[0], side_wins[1]),
            None => (first, second, *won, *lost),
        };
        let sentence =
            say!("lab-won", one = one, ones = ones, other = other, others = others, drawn = *drawn);
        writeln!(out, "  {sentence}")?;
        failures::sentences(out, &names, failures)
    }
}

/// The two players by names that differ: where a bot plays itself, the second is counted as records count it.
fn apart([first, second]: [&str; 2]) -> [String; 2] {
    let again = if first == second { format!("{second}:2") } else { second.to_string() };
    [first.to_string(), again]
}

/// What stands before the figures.
fn labels() -> [String; 3] {
    [say!("lab-score"), say!("lab-elo"), say!("lab-sprt")]
}

/// A line of the table: what, how much, and how sure. A sign stands at the end of what.
fn row(out: &mut impl Write, [label, sign]: [&str; 2], figure: &str, behind: &str) -> io::Result<()> {
    let sides = ["jekyll", "hyde"].map(|side| say!("lab-as-side", side = side));
    let widest = labels().iter().chain(&sides).map(|label| label.chars().count()).max();
    let width = widest.unwrap_or(0) - sign.chars().count();
    writeln!(out, "  {label:<width$}{sign} {figure}    {behind}")
}

/// A sign, Elo, and its interval; where all or nothing was won, there is only a bound.
fn elo_sentence(score: &Score) -> (&'static str, String, String) {
    let Score { elo, elo_low, elo_high, .. } = score;
    if *elo == f64::INFINITY {
        ("≥", format!("{elo_low:>+8.0}  "), say!("lab-no-upper-end"))
    } else if *elo == f64::NEG_INFINITY {
        ("≤", format!("{elo_high:>+8.0}  "), say!("lab-no-lower-end"))
    } else {
        let (low, high) = (signed(*elo_low, 0), signed(*elo_high, 0));
        ("", format!("{elo:>+8.0}  "), say!("lab-interval", low = low, high = high))
    }
}

/// How the test stands: its ratio, and between which bounds that is.
fn sprt_sentence(Sprt { elo0, elo1, .. }: &Sprt, ratio: &Ratio) -> (String, String) {
    let verdict = match ratio.verdict {
        Some(Accepted::Higher) => say!("lab-sprt-higher", elo = *elo1),
        Some(Accepted::Lower) => say!("lab-sprt-lower", elo = *elo0),
        None => say!("lab-sprt-undecided"),
    };
    let (low, high) = (decimal(ratio.low, 2), decimal(ratio.high, 2));
    let llr = format!("{:>8}  ", signed(ratio.llr, 2));
    (llr, say!("lab-sprt-between", low = low, high = high, verdict = verdict))
}

fn sprt_json(sprt: &Sprt, ratio: &Ratio) -> Value {
    let verdict = match ratio.verdict {
        Some(Accepted::Higher) => Some("elo1"),
        Some(Accepted::Lower) => Some("elo0"),
        None => None,
    };
    let Sprt { elo0, elo1, alpha, beta } = sprt;
    json!({
        "elo0": elo0, "elo1": elo1, "alpha": alpha, "beta": beta, "llr": ratio.llr, "low": ratio.low, "high": ratio.high,
        "verdict": verdict,
    })
}

/// The share with its interval.
fn shares(score: &Score) -> [f64; 3] {
    [score.share, score.share_low, score.share_high]
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// How long a decision took on average.
pub(super) fn mean_ms(time: &Thinking) -> f64 {
    milliseconds(time.total) / time.decisions.max(1) as f64
}
