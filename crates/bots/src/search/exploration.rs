//! Which action a search tries next: one that has proved good, one that is expected to be, or one of which little is known.
//!
//! The number of times that an action was available stands in place of the visits of its parent (Cowling, Powley, Whitehouse
//! 2012): in a tree of many worlds not every action is possible in each.

/// The weight of exploration without priors; the value of the literature.
const EXPLORATION: f32 = 0.7;

/// The weight of exploration by priors, with what is won counted from 0 to 1.
const TRUST: f32 = 1.25;

/// What is known of an action before it is tried.
pub trait Prior: Copy + Default {
    /// Is anything known?
    const GIVEN: bool;

    /// An action that is right with this probability, at a place that is worth so much to who decides there.
    fn new(weight: f32, worth: f32) -> Self;

    /// The probability.
    fn weight(self) -> f32;

    /// How promising an action is whose visits have brought that much on average.
    fn priority(self, mean: f32, visits: u32, available: u32) -> f32;
}

/// Nothing is known: UCB1, and every action is tried once before any is tried twice.
impl Prior for () {
    const GIVEN: bool = false;

    fn new(_weight: f32, _worth: f32) {}

    fn weight(self) -> f32 {
        0.0
    }

    #[inline]
    fn priority(self, mean: f32, visits: u32, available: u32) -> f32 {
        ucb1(mean, visits as f32, ln(available))
    }
}

#[inline]
fn ucb1(mean: f32, visits: f32, ln_available: f32) -> f32 {
    mean + EXPLORATION * (ln_available / visits).sqrt()
}

/// UCB1 of many actions that were always available together, in one sweep.
#[inline]
pub(super) fn priorities(means: &[f32], visits: &[f32], available: u32, priorities: &mut Vec<f32>) {
    let ln_available = ln(available);
    priorities.clear();
    priorities.extend(means.iter().zip(visits).map(|(&mean, &visits)| ucb1(mean, visits, ln_available)));
}

/// What an evaluator expects of an action.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Expected {
    weight: f32,
    worth: f32,
}

/// PUCT, as in AlphaZero. An action that was never tried counts as worth what the place is worth.
impl Prior for Expected {
    const GIVEN: bool = true;

    fn new(weight: f32, worth: f32) -> Expected {
        Expected { weight, worth }
    }

    fn weight(self) -> f32 {
        self.weight
    }

    #[inline]
    fn priority(self, mean: f32, visits: u32, available: u32) -> f32 {
        let mean = if visits == 0 { self.worth } else { mean };
        mean + TRUST * self.weight * (available as f32).sqrt() / (1 + visits) as f32
    }
}

/// The natural logarithm of a count from 1, to two digits and on every machine the same ones.
#[inline]
fn ln(count: u32) -> f32 {
    LN.get(count as usize).copied().unwrap_or_else(|| compute_ln(count))
}

/// The logarithms of small counts; that of 0 is not asked for.
static LN: [f32; 1024] = {
    let mut table = [0.0; 1024];
    let mut count = 1;
    while count < table.len() {
        table[count] = compute_ln(count as u32);
        count += 1;
    }
    table
};

const fn compute_ln(count: u32) -> f32 {
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
    fn a_better_or_less_visited_action_has_the_higher_promise() {
        fn holds(prior: impl Prior) {
            assert!(prior.priority(0.6, 10, 100) > prior.priority(0.5, 10, 100));
            assert!(prior.priority(0.5, 10, 100) > prior.priority(0.5, 100, 100));
            assert!(prior.priority(0.5, 10, 200) > prior.priority(0.5, 10, 100));
        }
        holds(());
        holds(Expected::new(0.5, 0.5));
    }

    #[test]
    fn what_is_expected_is_tried_before_what_is_not() {
        let [likely, unlikely] = [0.6, 0.1].map(|weight| Expected::new(weight, 0.5));
        assert!(likely.priority(0.0, 0, 1) > unlikely.priority(0.0, 0, 1));
        assert!(unlikely.priority(0.0, 0, 400) > likely.priority(0.5, 200, 400), "but not for ever");
    }
}
