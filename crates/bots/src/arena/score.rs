//! What the points of many sets say, and how surely.

/// The first bot's share of the points, and what follows from it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Score {
    /// Points by games, from 0 to 1.
    pub share: f64,
    /// The ends of the interval that holds the true share with 95 % confidence.
    pub share_low: f64,
    /// The upper end.
    pub share_high: f64,
    /// The difference in Elo that goes with the share.
    pub elo: f64,
    /// Its interval.
    pub elo_low: f64,
    /// The upper end.
    pub elo_high: f64,
}

/// So many standard errors on either side hold 95 %.
const ERRORS: f64 = 1.959_964;

impl Score {
    /// What the shares of so many sets say; a set has `games` games.
    ///
    /// The standard error is that of the *sets*: games with the same deal are correlated. One set won and one lost are
    /// added to it, so that a handful of sets that all end alike does not look like certainty. A clean sweep counts as
    /// half a point short of one, which keeps Elo finite.
    pub fn of_sets(shares: &[f64], games: usize) -> Score {
        let share = mean(shares.iter().copied());
        let with_doubt = || shares.iter().copied().chain([0.0, 1.0]);
        let count = shares.len() as f64 + 2.0;
        let centre = mean(with_doubt());
        let variance = with_doubt().map(|share| (share - centre).powi(2)).sum::<f64>() / (count - 1.0);
        let error = ERRORS * (variance / count).sqrt();
        let edge = 0.5 / (shares.len() * games).max(1) as f64;
        let within = |share: f64| share.clamp(edge, 1.0 - edge);
        let (share_low, share_high) = ((share - error).max(0.0), (share + error).min(1.0));
        let [elo, elo_low, elo_high] = [share, share_low, share_high].map(|share| elo(within(share)));
        Score { share, share_low, share_high, elo, elo_low, elo_high }
    }
}

fn mean(shares: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = shares.fold((0.0, 0.0), |(sum, count), share| (sum + share, count + 1.0));
    if count == 0.0 { 0.5 } else { sum / count }
}

/// The difference in Elo at which one expects that share of the points.
pub fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
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
    }

    #[test]
    fn a_clean_sweep_is_strong_but_not_certain() {
        let score = Score::of_sets(&[1.0; 10], 2);
        assert_eq!(score.share, 1.0);
        // Clopper and Pearson give 0.83 for 20 of 20.
        assert!((0.8..0.87).contains(&score.share_low), "{score:?}");
        assert!(score.elo.is_finite() && score.elo_high.is_finite());
        assert!(score.elo_low > 200.0 && score.elo_low < score.elo);
    }

    #[test]
    fn nothing_played_says_nothing() {
        let score = Score::of_sets(&[], 2);
        assert_eq!((score.share, score.elo), (0.5, 0.0));
        assert!(score.share_low < 0.01 && score.share_high > 0.99, "{score:?}");
    }

    /// Sets of two games that always end alike: the interval of the sets holds the truth as often as it says.
    #[test]
    fn the_interval_holds_the_truth_in_nineteen_of_twenty() {
        let mut quick = Quick::new(7);
        let held = (0..2000).filter(|_| {
            let shares: Vec<f64> = (0..100).map(|_| f64::from(u8::from(quick.below(100) < 60))).collect();
            let score = Score::of_sets(&shares, 2);
            (score.share_low..=score.share_high).contains(&0.6)
        });
        let held = held.count();
        assert!((1880..=1940).contains(&held), "{held} of 2000");
    }
}
