//! The beta distribution, as far as confidence needs it.

/// The natural logarithm of the gamma function, for arguments above 0 (Lanczos, good to ten digits and more).
fn ln_gamma(x: f64) -> f64 {
    const COEFFICIENTS: [f64; 6] = [
        76.180_091_729_471_46,
        -86.505_320_329_416_77,
        24.014_098_240_830_91,
        -1.231_739_572_450_155,
        0.001_208_650_973_866_179,
        -0.000_005_395_239_384_953,
    ];
    let base = x + 5.5;
    let mut series = 1.000_000_000_190_015;
    for (index, coefficient) in COEFFICIENTS.iter().enumerate() {
        series += coefficient / (x + 1.0 + index as f64);
    }
    (x + 0.5) * base.ln() - base + (2.506_628_274_631_000_5 * series / x).ln()
}

/// How likely a beta variable is to be at most `x`: the regularised incomplete beta function.
pub(crate) fn below(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 {
        return 0.0;
    }
    if x >= 1.0 {
        return 1.0;
    }
    let front = (ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b) + a * x.ln() + b * (1.0 - x).ln()).exp();
    // The fraction converges quickly on one side of the mean; the other is its mirror image.
    if x < (a + 1.0) / (a + b + 2.0) {
        front * fraction(x, a, b) / a
    } else {
        1.0 - front * fraction(1.0 - x, b, a) / b
    }
}

/// The continued fraction of the incomplete beta function, by Lentz's method.
fn fraction(x: f64, a: f64, b: f64) -> f64 {
    const TINY: f64 = 1e-300;
    let away_from_zero = |value: f64| if value.abs() < TINY { TINY } else { value };
    let (mut c, mut d) = (1.0, 1.0 / away_from_zero(1.0 - (a + b) * x / (a + 1.0)));
    let mut value = d;
    for step in 1..500 {
        let m = f64::from(step);
        let even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
        let odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
        let mut change = 1.0;
        for term in [even, odd] {
            d = 1.0 / away_from_zero(1.0 + term * d);
            c = away_from_zero(1.0 + term / c);
            change = c * d;
            value *= change;
        }
        if (change - 1.0).abs() < 1e-12 {
            break;
        }
    }
    value
}

/// The value that a beta variable stays below with that probability.
pub(crate) fn quantile(probability: f64, a: f64, b: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if below(middle, a, b) < probability { low = middle } else { high = middle }
    }
    (low + high) / 2.0
}

/// So many standard errors on either side hold 95 %, if the error is estimated from data with these degrees of freedom (Student).
pub(crate) fn student(freedom: f64) -> f64 {
    let x = quantile(0.05, freedom / 2.0, 0.5);
    (freedom * (1.0 - x) / x).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Clopper and Pearson's limits and Student's quantiles, from printed tables.
    #[test]
    fn known_values() {
        let near =
            |value: f64, expected: f64| assert!((value - expected).abs() < 5e-5, "{value} is not {expected}");
        near(quantile(0.025, 10.0, 1.0), 0.69150);
        near(quantile(0.025, 20.0, 1.0), 0.83157);
        near(quantile(0.025, 5.0, 6.0), 0.18709);
        near(quantile(0.975, 6.0, 5.0), 0.81291);
        near(below(0.5, 3.5, 3.5), 0.5);
        near(student(9.0), 2.26216);
        near(student(1.0), 12.7062);
        near(student(199.0), 1.97196);
    }
}
