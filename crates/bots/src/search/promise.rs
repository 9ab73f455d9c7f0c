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

    /// How promising an action is whose visits have brought that much.
    fn promise(self, total: f32, visits: u32, available: u32) -> f32;
}

/// Nothing is known: UCB1, and every action is tried once before any is tried twice.
impl Prior for () {
    const GIVEN: bool = false;

    fn new(_weight: f32, _worth: f32) {}

    fn weight(self) -> f32 {
        0.0
    }

    #[inline]
    fn promise(self, total: f32, visits: u32, available: u32) -> f32 {
        let visits = visits as f32;
        total / visits + EXPLORATION * (ln(available) / visits).sqrt()
    }
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
    fn promise(self, total: f32, visits: u32, available: u32) -> f32 {
        let mean = if visits == 0 { self.worth } else { total / visits as f32 };
        mean + TRUST * self.weight * (available as f32).sqrt() / (1 + visits) as f32
    }
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
    fn a_better_or_less_visited_action_has_the_higher_promise() {
        fn holds(prior: impl Prior) {
            assert!(prior.promise(6.0, 10, 100) > prior.promise(5.0, 10, 100));
            assert!(prior.promise(5.0, 10, 100) > prior.promise(50.0, 100, 100));
            assert!(prior.promise(5.0, 10, 200) > prior.promise(5.0, 10, 100));
        }
        holds(());
        holds(Expected::new(0.5, 0.5));
    }

    #[test]
    fn what_is_expected_is_tried_before_what_is_not() {
        let [likely, unlikely] = [0.6, 0.1].map(|weight| Expected::new(weight, 0.5));
        assert!(likely.promise(0.0, 0, 1) > unlikely.promise(0.0, 0, 1));
        assert!(unlikely.promise(0.0, 0, 400) > likely.promise(100.0, 200, 400), "but not for ever");
    }
}
