//! Is one bot better than another by so much, or not? Asked after every set, and answered as soon as that is clear: Wald's sequential probability
//! ratio test.
//!
//! The likelihoods are those of the sets' shares as they are spread, and not of single games: for each of the two hypotheses the spread is taken
//! that has its mean and fits best to what was seen (the generalised test; with sets of two games chess engines' testers call it
//! pentanomial).

use alloc::vec::Vec;
use core::fmt;

use super::score::expected;

/// What is asked: is the difference in Elo `elo0` or less, or `elo1` or more?
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The lower hypothesis.
    pub elo0: f64,
    /// The higher one.
    pub elo1: f64,
    /// How often the higher may be accepted though the lower is true.
    pub alpha: f64,
    /// How often the lower may be accepted though the higher is true.
    pub beta: f64,
}

/// What the sets so far say.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ratio {
    /// The logarithm of how much more likely the sets are if the higher hypothesis is true.
    pub llr: f64,
    /// Below this the lower is accepted.
    pub low: f64,
    /// Above this the higher is.
    pub high: f64,
    /// What is accepted, if anything is.
    pub verdict: Option<Accepted>,
}

/// Which hypothesis is accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accepted {
    /// The difference is no more than the lower one.
    Lower,
    /// It is at least the higher one.
    Higher,
}

/// The numbers do not make a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoTest;

impl fmt::Display for NoTest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it takes elo0,elo1,alpha,beta with elo0 below elo1 and both errors above 0 and below 0.5, as in 0,20,0.05,0.05")
    }
}

impl core::error::Error for NoTest {}

impl core::str::FromStr for Sprt {
    type Err = NoTest;

    fn from_str(text: &str) -> Result<Sprt, NoTest> {
        let numbers: Vec<f64> =
            text.split(',').map(str::parse).collect::<Result<_, _>>().map_err(|_| NoTest)?;
        let &[elo0, elo1, alpha, beta] = numbers.as_slice() else { return Err(NoTest) };
        let error = |error: f64| error > 0.0 && error < 0.5;
        let sound =
            elo0 < elo1 && elo0.abs() <= 4000.0 && elo1.abs() <= 4000.0 && error(alpha) && error(beta);
        if sound { Ok(Sprt { elo0, elo1, alpha, beta }) } else { Err(NoTest) }
    }
}

/// Every share that sets of two games can have, and some that they cannot: what was never seen counts a little.
const SEEN_UNSEEN: f64 = 1e-3;

impl Sprt {
    /// What these sets say.
    pub fn ratio(&self, shares: &[f64]) -> Ratio {
        let low = (self.beta / (1.0 - self.alpha)).ln();
        let high = ((1.0 - self.beta) / self.alpha).ln();
        let llr = self.llr(shares);
        let verdict = match () {
            () if llr <= low => Some(Accepted::Lower),
            () if llr >= high => Some(Accepted::Higher),
            () => None,
        };
        Ratio { llr, low, high, verdict }
    }

    /// After how many sets the test is over, and what it says then; or what it says of all of them.
    pub fn first_verdict(&self, shares: &[f64]) -> (usize, Ratio) {
        let verdicts = (1..=shares.len()).map(|count| (count, self.ratio(&shares[..count])));
        let over = verdicts.into_iter().find(|(_, ratio)| ratio.verdict.is_some());
        over.unwrap_or_else(|| (shares.len(), self.ratio(shares)))
    }

    fn llr(&self, shares: &[f64]) -> f64 {
        if shares.is_empty() {
            return 0.0;
        }
        let spread = spread(shares);
        let [lower, higher] = [self.elo0, self.elo1].map(|elo| tilted(&spread, expected(elo)));
        let ratio =
            |((_, weight), (lower, higher)): (&(f64, f64), (&f64, &f64))| weight * (higher / lower).ln();
        shares.len() as f64 * spread.iter().zip(lower.iter().zip(&higher)).map(ratio).sum::<f64>()
    }
}

/// How often each share was seen, as parts of a whole; quarters that were never seen a little.
fn spread(shares: &[f64]) -> Vec<(f64, f64)> {
    let mut counts: Vec<(f64, f64)> =
        (0..5u8).map(|quarter| (f64::from(quarter) / 4.0, SEEN_UNSEEN)).collect();
    for &share in shares {
        match counts.iter_mut().find(|(known, _)| (known - share).abs() < 1e-9) {
            Some((_, count)) => *count += 1.0,
            None => counts.push((share, 1.0)),
        }
    }
    let total: f64 = counts.iter().map(|(_, count)| count).sum();
    counts.iter_mut().for_each(|(_, count)| *count /= total);
    counts
}

/// The spread with that mean under which what was seen is most likely: each weight divided by 1 + t (share - mean), with the one t that gives the mean.
fn tilted(spread: &[(f64, f64)], mean: f64) -> Vec<f64> {
    // The weights stay positive between these.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    let excess = |t: f64| {
        spread.iter().map(|(share, weight)| weight * (share - mean) / (1.0 + t * (share - mean))).sum::<f64>()
    };
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        if excess(middle) > 0.0 { low = middle } else { high = middle }
    }
    let t = (low + high) / 2.0;
    spread.iter().map(|(share, weight)| weight / (1.0 + t * (share - mean))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Entropy, Quick};

    #[test]
    fn tests_are_read_and_nonsense_is_refused() {
        let sprt = "0,20,0.05,0.1".parse();
        assert_eq!(sprt, Ok(Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05, beta: 0.1 }));
        for text in [
            "",
            "0,20",
            "20,0,0.05,0.05",
            "0,0,0.05,0.05",
            "0,5,0,0.05",
            "0,5,0.05,0.6",
            "a,b,c,d",
            "0,NaN,0.05,0.05",
        ] {
            assert_eq!(text.parse::<Sprt>(), Err(NoTest), "{text}");
        }
    }

    /// Of coins, Wald's ratio is known: each win counts ln(s1/s0), each loss ln((1-s1)/(1-s0)).
    #[test]
    fn the_ratio_of_coins_is_walds() {
        let sprt = Sprt { elo0: 0.0, elo1: 50.0, alpha: 0.05, beta: 0.05 };
        let shares: Vec<f64> = (0..400).map(|set| f64::from(u8::from(set % 5 < 3))).collect();
        let (s0, s1) = (expected(0.0), expected(50.0));
        let wald = 240.0 * (s1 / s0).ln() + 160.0 * ((1.0 - s1) / (1.0 - s0)).ln();
        assert!((sprt.ratio(&shares).llr - wald).abs() < 0.02, "{} {wald}", sprt.ratio(&shares).llr);
        let bounds = sprt.ratio(&[]);
        assert!((bounds.high - 19f64.ln()).abs() < 1e-12 && (bounds.low + 19f64.ln()).abs() < 1e-12);
    }

    /// With sets of two independent games the test errs about as seldom as it says.
    #[test]
    fn the_test_errs_as_seldom_as_it_says() {
        let sprt = Sprt { elo0: 0.0, elo1: 60.0, alpha: 0.1, beta: 0.1 };
        for (truth, wrong) in [(0.0, Accepted::Higher), (60.0, Accepted::Lower)] {
            let mut quick = Quick::new(3);
            let p = expected(truth);
            let mut errors = 0;
            for _ in 0..200 {
                let mut wins = || f64::from(u8::from(f64::from(quick.word()) / 4_294_967_296.0 < p));
                let mut shares = Vec::new();
                let verdict = loop {
                    shares.push((wins() + wins()) / 2.0);
                    if let Some(verdict) = sprt.ratio(&shares).verdict {
                        break verdict;
                    }
                    assert!(shares.len() < 5000, "no end");
                };
                errors += u32::from(verdict == wrong);
            }
            assert!((5..=32).contains(&errors), "{errors} of 200 at {truth}");
        }
    }
}
