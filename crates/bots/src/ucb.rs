//! Which action a tree search tries next: one that has proved good, or one of which little is known.

/// The weight of exploration; the value of the literature.
const EXPLORATION: f32 = 0.7;

/// The upper confidence bound of an action (UCB1): `total` is what its visits brought.
///
/// The number of times the action was available stands in place of the visits of its parent (Cowling, Powley, Whitehouse 2012): in a
/// tree of many worlds not every action is possible in each.
#[inline]
pub(crate) fn ucb1(total: f32, visits: u32, available: u32) -> f32 {
    let visits = visits as f32;
    total / visits + EXPLORATION * (ln(available) / visits).sqrt()
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
    fn a_better_or_less_visited_action_has_the_higher_bound() {
        assert!(ucb1(6.0, 10, 100) > ucb1(5.0, 10, 100));
        assert!(ucb1(5.0, 10, 100) > ucb1(50.0, 100, 100));
        assert!(ucb1(5.0, 10, 200) > ucb1(5.0, 10, 100));
    }
}
