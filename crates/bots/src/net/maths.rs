//! Functions that are the same on every machine. Those of the system's library differ in the last bit from one machine to the next;
//! these are made of `+`, `-`, `*`, `/` and changes between integers and `f32`, which IEEE 754 defines to the bit.

/// Adding this to a number between -2^22 and 2^22 leaves no room for what stands behind the point: the last bits are the number, rounded.
const ROUNDER: f32 = 12_582_912.0;

/// The nearest integer to a number between -2^22 and 2^22; of two that are as near the even one.
#[inline(always)]
pub fn round(x: f32) -> i32 {
    (x + ROUNDER).to_bits().wrapping_sub(ROUNDER.to_bits()) as i32
}

/// The logarithm of 2, in two pieces: a multiple of the first is exact.
const LN_2: [f32; 2] = [0.693_359_4, -2.121_944_4e-4];

/// One divided by the factorials from 0 to 7.
const TAYLOR: [f32; 8] = [1.0, 1.0, 0.5, 1.0 / 6.0, 1.0 / 24.0, 1.0 / 120.0, 1.0 / 720.0, 1.0 / 5040.0];

/// The exponential function, to a few parts in ten millions. Beyond -87 and 88, where `f32` ends, it stays as it is there.
pub fn exp(x: f32) -> f32 {
    let x = x.clamp(-87.0, 88.0);
    let twos = round(x * core::f32::consts::LOG2_E);
    let rest = (x - twos as f32 * LN_2[0]) - twos as f32 * LN_2[1];
    let series = TAYLOR.iter().rev().fold(0.0, |sum, factor| sum * rest + factor);
    series * f32::from_bits(((twos + 127) as u32) << 23)
}

/// The hyperbolic tangent, to a few parts in ten millions of 1.
pub fn tanh(x: f32) -> f32 {
    let small = exp(-2.0 * x.abs());
    let size = (1.0 - small) / (1.0 + small);
    if x < 0.0 { -size } else { size }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers from one end to the other.
    fn numbers(from: f32, to: f32) -> impl Iterator<Item = f32> {
        (0..=20_000).map(move |step| from + (to - from) * step as f32 / 20_000.0)
    }

    #[test]
    fn numbers_are_rounded_to_the_nearest_and_halves_to_the_even() {
        for (x, nearest) in
            [(0.0, 0), (0.5, 0), (1.5, 2), (2.5, 2), (126.5, 126), (126.6, 127), (-0.5, 0), (-1.5, -2)]
        {
            assert_eq!(round(x), nearest, "{x}");
        }
        for x in numbers(-1000.0, 1000.0) {
            assert_eq!(round(x) as f32, x.round_ties_even(), "{x}");
        }
    }

    #[test]
    fn the_exponential_function_is_as_good_as_f32_allows() {
        for x in numbers(-87.0, 88.0) {
            let truth = f64::from(x).exp();
            assert!((f64::from(exp(x)) / truth - 1.0).abs() < 4e-7, "{x}: {} and {truth}", exp(x));
        }
        assert_eq!((exp(0.0), exp(-1e30), exp(f32::NEG_INFINITY)), (1.0, exp(-87.0), exp(-87.0)));
        assert!(exp(f32::MAX).is_finite() && exp(-87.0) > 0.0);
    }

    #[test]
    fn the_tangent_stays_within_its_bounds_and_is_odd() {
        for x in numbers(-12.0, 12.0) {
            assert!((f64::from(tanh(x)) - f64::from(x).tanh()).abs() < 4e-7, "{x}");
            assert_eq!(tanh(-x), -tanh(x));
        }
        assert_eq!((tanh(0.0), tanh(f32::MAX), tanh(f32::MIN)), (0.0, 1.0, -1.0));
    }
}
