//! How often each id is chosen, and drawing one.

use super::Manner;
use super::maths::exp;

/// Makes shares of 1 out of what a network says: all that it says is finite.
pub fn soften(shares: &mut [(usize, f32)], manner: Manner) {
    let best = shares.iter().fold(f32::MIN, |best, (_, said)| if *said > best { *said } else { best });
    for (_, share) in shares.iter_mut() {
        *share = match *share - best {
            0.0 => 1.0,
            behind if manner.temperature > 0.0 => exp(behind / manner.temperature),
            _behind => 0.0,
        };
    }
    make_one(shares);
    let least = shares.iter().fold(0.0, |most: f32, (_, share)| most.max(*share)).min(manner.floor);
    shares.iter_mut().filter(|(_, share)| *share < least).for_each(|(_, share)| *share = 0.0);
    make_one(shares);
}

/// Divides shares by their sum.
fn make_one(shares: &mut [(usize, f32)]) {
    let sum: f32 = shares.iter().map(|(_, share)| share).sum();
    shares.iter_mut().for_each(|(_, share)| *share /= sum);
}

/// The id that this word draws; nothing if there are none.
pub fn drawn(shares: &[(usize, f32)], word: u32) -> Option<usize> {
    /// As fine as an `f32` below 1 can be.
    const STEPS: f32 = 16_777_216.0;
    let mut left = (word >> 8) as f32 / STEPS;
    let possible = || shares.iter().filter(|(_, share)| *share > 0.0);
    for (id, share) in possible() {
        if left < *share {
            return Some(*id);
        }
        left -= share;
    }
    // What rounding has left over.
    possible().next_back().map(|(id, _)| *id)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn softened(said: &[f32], temperature: f32, floor: f32) -> Vec<f32> {
        let mut shares: Vec<(usize, f32)> = said.iter().copied().enumerate().collect();
        soften(&mut shares, Manner { temperature, floor });
        shares.into_iter().map(|(_, share)| share).collect()
    }

    fn near(shares: &[f32], expected: &[f32]) {
        assert_eq!(shares.len(), expected.len());
        shares.iter().zip(expected).for_each(|(a, b)| assert!((a - b).abs() < 1e-5, "{shares:?}"));
    }

    #[test]
    fn shares_by_hand() {
        // Three to one is a logarithm of 1.0986, and its square nine to one.
        near(&softened(&[1.098_612_3, 0.0], 1.0, 0.0), &[0.75, 0.25]);
        near(&softened(&[1.098_612_3, 0.0], 0.5, 0.0), &[0.9, 0.1]);
        near(&softened(&[1.098_612_3, 0.0, -20.0], 1.0, 0.02), &[0.75, 0.25, 0.0]);
        near(&softened(&[1.098_612_3, 0.0, 0.0], 1.0, 0.25), &[1.0, 0.0, 0.0]);
        near(&softened(&[5.0, 5.0, 4.9], 0.0, 0.0), &[0.5, 0.5, 0.0]);
        near(&softened(&[f32::MAX, f32::MIN], 1.0, 0.02), &[1.0, 0.0]);
        near(&softened(&[7.0], 1.0, 0.02), &[1.0]);
        near(&softened(&[], 1.0, 0.02), &[]);
    }

    #[test]
    fn every_word_draws_what_has_a_share() {
        let shares = [(3, 0.0), (5, 0.25), (8, 0.0), (9, 0.75), (12, 0.0)];
        let quarter = u32::MAX / 4;
        let drawn = |word| drawn(&shares, word);
        assert_eq!([0, quarter, quarter + 1, u32::MAX].map(drawn), [5, 5, 9, 9].map(Some));
        assert_eq!(super::drawn(&[(5, 0.25), (9, 0.5)], u32::MAX), Some(9), "what rounding has left over");
        assert_eq!(super::drawn(&[], 1), None);
    }
}
