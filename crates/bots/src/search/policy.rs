//! Who knows what to do on a view without a search: the equilibrium of an ending, or a network alone.
//!
//! Such a player does not choose an action but says how often each should be chosen, so that nobody can predict it.

use game::{Entropy, Quick};

/// Draws one of the actions by its weight. Those with less than `least` of the largest weight are left out: they are more noise
/// than plan.
pub fn draw<A: Copy>(actions: &[(A, f64)], least: f64, quick: &mut Quick) -> Option<A> {
    let most = actions.iter().map(|&(_, weight)| weight).fold(0.0, f64::max);
    let likely = || actions.iter().filter(|&&(_, weight)| weight >= most * least);
    let total: f64 = likely().map(|&(_, weight)| weight).sum();
    let mut lot = f64::from(quick.word()) / 4_294_967_296.0 * total;
    for &(action, weight) in likely() {
        lot -= weight;
        if lot <= 0.0 {
            return Some(action);
        }
    }
    likely().next_back().map(|&(action, _)| action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_drawn_by_their_weight_and_hardly_any_never() {
        let (actions, mut quick) = ([('a', 0.2), ('b', 0.79), ('c', 0.01)], Quick::new(1));
        let drawn: Vec<char> = (0..1000).filter_map(|_| draw(&actions, 0.05, &mut quick)).collect();
        let count = |action| drawn.iter().filter(|&&other| other == action).count();
        assert!((150..250).contains(&count('a')) && count('c') == 0, "{} {}", count('a'), count('c'));
        assert_eq!(draw::<char>(&[], 0.05, &mut quick), None);
    }
}
