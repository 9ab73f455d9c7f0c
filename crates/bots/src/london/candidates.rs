//! Which of the legal actions are worth a thought.

use london::{Action, Colour, Phase, Recipe, Side};

use super::atlas::{Atlas, within};
use super::style::Style;
use super::thumb::jekyll;
use super::world::World;

/// What is worth a thought, what the rules of thumb advise first. Payments are made by rules of thumb alone.
pub fn candidates(world: &World, atlas: &Atlas, legal: &[Action], advised: Action) -> Vec<Action> {
    let mut worth: Vec<Action> = Vec::new();
    if legal.contains(&advised) {
        worth.push(advised);
    }
    match world.fast.phase() {
        Phase::Pay { .. } | Phase::Lift { .. } => {}
        Phase::Window => {
            worth.extend(
                legal
                    .iter()
                    .filter(|action| **action != advised && sensible_whitening(world, atlas, **action)),
            );
        }
        Phase::Act => {
            worth.extend(
                legal.iter().filter(|action| **action != advised && sensible_action(world, **action)),
            );
        }
        Phase::Raise { .. } | Phase::Discard | Phase::Whites => {
            worth.extend(legal.iter().filter(|action| **action != advised));
        }
        Phase::Setup
        | Phase::Toll { .. }
        | Phase::Draw { .. }
        | Phase::Trash(_)
        | Phase::Steal
        | Phase::Penalty
        | Phase::Over(_) => {}
    }
    worth
}

/// Whitening is of use under hyde's feet and next to him, with the card that is wanted least.
fn sensible_whitening(world: &World, atlas: &Atlas, action: Action) -> bool {
    let Action::Whiten(at, colour) = action else { return action == Action::Decline };
    let here = world.fast.pawn();
    let near = at == here || within(atlas.neighbours[here.index()], at);
    near && colour == jekyll::least_wanted(world, &Style::GOOD.jekyll)
}

/// Not worth a thought: handing in what is known to be wrong, naming a colour that is rarer in the bag than another.
fn sensible_action(world: &World, action: Action) -> bool {
    if let Action::Alleviate(colour, trio) = action {
        let recipe = Recipe::find(colour, trio.cards());
        recipe.is_some_and(|recipe| !world.ruled_out.contains(recipe)) && world.doubts(colour) <= 3
    } else if let Action::Trash(colour) = action {
        let turned = world.fast.turned_black();
        let first = Colour::ALL.into_iter().rev().max_by_key(|colour| turned.of(*colour));
        first == Some(colour)
    } else if let Action::Meet(_) = action {
        world.fast.cards_of(Side::Hyde).len() <= 5
    } else {
        true
    }
}
