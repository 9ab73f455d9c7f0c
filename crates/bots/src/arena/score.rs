//! What the points of many sets say, and how surely.
//!
//! The observation is the *set*: its games have the same deals and are not independent. What a set brings lies between 0 and 1, and nothing else is
//! known of how it is spread.
//!
//! - If every set were won or lost as a whole, it would be a coin, and the interval of Clopper and Pearson is exact for coins: it holds the truth
//!   at least as often as it says, at the edges too. Twenty sets of twenty are 83 % and more.
//! - Sets are mostly spread less than that: many are shared. Then they say as much as a larger number of coins, as many more as their variance is
//!   smaller, and Clopper and Pearson's interval is taken for that number (Korn and Graubard 1998, who did so for surveys). The variance
//!   is that of the sets with one won and one lost among them, so that a handful of sets that all end alike is not taken for certainty.
//!
//! The tests count how often the interval holds the truth.

use super::beta;

/// The first bot's share of the points, and what follows from it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Score {
    /// Points by games, from 0 to 1.
    pub share: f64,
    /// The ends of the interval that holds the true share with 95 % confidence.
    pub share_low: f64,
    /// The upper end.
    pub share_high: f64,
    /// The difference in Elo that goes with the share; infinite where all or nothing was won.
    pub elo: f64,
    /// Its interval.
    pub elo_low: f64,
    /// The upper end.
    pub elo_high: f64,
}

/// What is left outside the interval at either end.
const OUTSIDE: f64 = 0.025;

impl Score {
    /// What the shares of so many sets say.
    pub fn of_sets(shares: &[f64]) -> Score {
        let share = mean(shares.iter().copied());
        let [share_low, share_high] = interval(share, shares);
        let [elo, elo_low, elo_high] = [share, share_low, share_high].map(elo);
        Score { share, share_low, share_high, elo, elo_low, elo_high }
    }
}

fn interval(share: f64, shares: &[f64]) -> [f64; 2] {
    if shares.is_empty() {
        return [0.0, 1.0];
    }
    let coins = coins(shares);
    let (won, lost) = (share * coins, (1.0 - share) * coins);
    let low = if share <= 0.0 { 0.0 } else { beta::quantile(OUTSIDE, won, lost + 1.0) };
    let high = if share >= 1.0 { 1.0 } else { beta::quantile(1.0 - OUTSIDE, won + 1.0, lost) };
    [low, high]
}

/// As many tosses of a coin as these sets say as much as; never fewer than sets.
fn coins(shares: &[f64]) -> f64 {
    let count = shares.len() as f64;
    let with_doubt = || shares.iter().copied().chain([0.0, 1.0]);
    let centre = mean(with_doubt());
    let variance = with_doubt().map(|share| (share - centre).powi(2)).sum::<f64>() / (count + 1.0);
    // The variance is itself uncertain while there are few sets.
    let certainty = (beta::student(1e6) / beta::student(count + 1.0)).powi(2);
    (count * certainty * centre * (1.0 - centre) / variance).max(count)
}

pub(super) fn mean(shares: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = shares.fold((0.0, 0.0), |(sum, count), share| (sum + share, count + 1.0));
    if count == 0.0 { 0.5 } else { sum / count }
}

/// The difference in Elo at which one expects that share of the points; infinite at 0 and 1.
pub fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of the points that one expects at that difference in Elo.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Entropy, Quick};

    #[test]
    fn elo_of_known_shares() {
        assert!(elo(0.5).abs() < 1e-9);
        assert!((elo(10.0 / 11.0) - 400.0).abs() < 1e-9);
        assert!((elo(0.64) - 99.95).abs() < 0.01);
        assert!((expected(400.0) - 10.0 / 11.0).abs() < 1e-12 && elo(expected(-77.0)) + 77.0 < 1e-9);
    }

    /// Clopper and Pearson by hand: the n-th root of 0.025.
    #[test]
    fn a_clean_sweep_is_strong_but_not_certain() {
        for (sets, low) in [(5, 0.47818), (10, 0.69150), (20, 0.83157), (200, 0.98172)] {
            let score = Score::of_sets(&vec![1.0; sets]);
            assert!((score.share_low - low).abs() < 1e-4, "{sets}: {score:?}");
            assert_eq!((score.share, score.share_high, score.elo), (1.0, 1.0, f64::INFINITY));
            assert!(score.elo_low.is_finite() && score.elo_high == f64::INFINITY);
            let lost = Score::of_sets(&vec![0.0; sets]);
            assert!((lost.share_high - (1.0 - low)).abs() < 1e-4 && lost.share_low == 0.0, "{lost:?}");
        }
    }

    #[test]
    fn nothing_played_says_nothing() {
        let score = Score::of_sets(&[]);
        assert_eq!((score.share, score.elo), (0.5, 0.0));
        assert_eq!((score.share_low, score.share_high), (0.0, 1.0));
    }

    #[test]
    fn sets_that_are_always_shared_say_more_than_coins_and_not_everything() {
        let shared = Score::of_sets(&[0.5; 50]);
        let coins: Vec<f64> = (0..50).map(|set| f64::from(set % 2)).collect();
        let coins = Score::of_sets(&coins);
        assert!(shared.share_low > coins.share_low + 0.05 && shared.share_low < 0.48, "{shared:?} {coins:?}");
    }

    /// Sets of two games, won with this chance each: as a whole, one by one, with something like draws, or four of five shared.
    fn sets(kind: usize, p: f64, count: usize, quick: &mut Quick) -> Vec<f64> {
        let mut wins = || f64::from(u8::from(f64::from(quick.word()) / 4_294_967_296.0 < p));
        let mut set = || match kind {
            0 => wins(),
            1 => (wins() + wins()) / 2.0,
            // A mean of four: spread a quarter as much as a coin.
            2 => (wins() + wins() + wins() + wins()) / 4.0,
            _ => wins(),
        };
        let mut list: Vec<f64> = (0..count).map(|_| set()).collect();
        if kind == SHARED {
            list.iter_mut().filter(|_| quick.below(5) > 0).for_each(|share| *share = 0.5);
        }
        list
    }

    const SHARED: usize = 3;

    /// How often of `trials` the interval holds the truth.
    pub(super) fn held(kind: usize, p: f64, count: usize, trials: usize) -> usize {
        let mut quick = Quick::new(1886 + count as u64);
        let holds = |_: &usize| {
            let score = Score::of_sets(&sets(kind, p, count, &mut quick));
            let truth = if kind == SHARED { 0.4 + 0.2 * p } else { p };
            (score.share_low..=score.share_high).contains(&truth)
        };
        (0..trials).filter(holds).count()
    }

    /// At least 95 of a hundred, whatever the sets are like; and not so wide that it says nothing: with many sets in the
    /// middle nearly as often as it says.
    #[test]
    fn the_interval_holds_the_truth_at_least_as_often_as_it_says() {
        for count in [10, 50, 200] {
            for p in [0.5, 0.9, 1.0] {
                for kind in 0..=SHARED {
                    let held = held(kind, p, count, 1000);
                    // Two standard errors of the count itself are 14.
                    assert!(held >= 936, "p {p}, {count} sets of kind {kind}: {held} of 1000");
                    assert!(
                        count < 200 || p > 0.5 || held <= 985,
                        "p {p}, {count} sets of kind {kind}: {held}"
                    );
                }
            }
        }
    }
}
