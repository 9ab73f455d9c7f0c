//! What a tree search looks at next: what has proved good, or what it knows little of.

/// How much a little known action draws attention; the value of the literature.
const CURIOSITY: f32 = 0.7;

/// How promising an action is that has brought so much in so many visits, and could have been chosen so many times.
///
/// UCB1, with the times that the action was available in place of the visits of its parent (Cowling, Powley, Whitehouse
/// 2012): in a tree of many worlds not every action is possible in each.
#[inline]
pub(crate) fn promise(total: f32, visits: u32, available: u32) -> f32 {
    let visits = visits as f32;
    total / visits + CURIOSITY * (ln(available) / visits).sqrt()
}

/// The natural logarithm of a count from 1, to two digits and on every machine the same ones.
#[inline]
fn ln(count: u32) -> f32 {
    let whole = count.ilog2();
    let mantissa = count as f32 / (1u32 << whole) as f32;
    let log2 = whole as f32 + (2.0 - mantissa / 3.0) * mantissa - 5.0 / 3.0;
    log2 * core::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_good_to_two_digits() {
        for count in (1..5000).chain([1 << 20, (1 << 20) + 12_345, u32::MAX]) {
            let exact = f64::from(count).ln();
            assert!((f64::from(ln(count)) - exact).abs() < 0.01, "ln {count} is {exact}, not {}", ln(count));
        }
    }

    #[test]
    fn what_is_good_or_little_known_promises_more() {
        assert!(promise(6.0, 10, 100) > promise(5.0, 10, 100));
        assert!(promise(5.0, 10, 100) > promise(50.0, 100, 100));
        assert!(promise(5.0, 10, 200) > promise(5.0, 10, 100));
    }
}
