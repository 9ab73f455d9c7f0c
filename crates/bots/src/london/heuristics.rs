//! Rules of thumb: what a sensible player does at once. Whole games are played by them within a fraction of a
//! millisecond, so that search can ask what comes of a decision.
//!
//! - [`jekyll`]: his turns. [`hyde`]: his. [`pay`]: what either pays with. [`reactions`]: what each does about the other's moves.

use london::{Action, Answer, Phase, Side};

use super::distances::Distances;
use super::style::Style;
use super::world::World;

pub mod hyde;
pub mod jekyll;
pub mod pay;
pub mod reactions;

/// What a player of that style chooses for the side that has something to decide. Looks at nothing that this side
/// does not know.
pub fn choose(world: &World, distances: &Distances, style: &Style) -> Action {
    let position = &world.position;
    match (position.phase, position.mover()) {
        (Phase::Act, Side::Jekyll) => jekyll::act(world, distances, &style.jekyll),
        (Phase::Act, Side::Hyde) => hyde::act(world, distances, &style.hyde),
        (Phase::Pay { due, .. }, Side::Jekyll) => Action::Pay(pay::jekyll(world, due, &style.jekyll)),
        (Phase::Pay { effect, due }, Side::Hyde) => Action::Pay(pay::hyde(world, effect, due, &style.hyde)),
        (Phase::Raise { .. }, Side::Jekyll) => reactions::hyde_raises(world, &style.hyde),
        (Phase::Raise { .. }, Side::Hyde) => reactions::jekyll_raises(world, &style.jekyll),
        (Phase::Window, _) => reactions::jekyll_whitens(world, &style.jekyll),
        (Phase::Discard, Side::Jekyll) => Action::Discard(jekyll::least_wanted(world, &style.jekyll)),
        (Phase::Discard, Side::Hyde) => Action::Discard(hyde::least_wanted(world, &style.hyde)),
        (Phase::Whites, _) => Action::Whites(Answer::Yes),
        (Phase::Lift { .. }, _) => position.trashed.iter().next().map_or(Action::Decline, Action::Lift),
        (
            Phase::Setup
            | Phase::Toll { .. }
            | Phase::Draw { .. }
            | Phase::Trash(_)
            | Phase::Steal
            | Phase::Penalty
            | Phase::Over(_),
            _,
        ) => Action::Decline,
    }
}
