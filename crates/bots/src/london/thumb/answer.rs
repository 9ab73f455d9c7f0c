//! Reactions by rules of thumb.

use london::{Action, Colour, Pool, Side};

use super::{hyde, jekyll};
use crate::london::atlas::within;
use crate::london::style::{Doctor, Fiend};
use crate::london::world::World;

/// Hyde makes jekyll's way dearer: that costs a point, and all the rest of the turn if he lacks the colour.
pub fn hyde_raises(world: &World, mind: &Fiend) -> Action {
    let fast = &world.fast;
    let Pool::Jekyll { coloured, .. } = fast.pool() else { return Action::Decline };
    let hand = fast.cards_of(Side::Hyde);
    let focus = hyde::focus(world, mind);
    // Each card that jekyll holds is of the colour in one case of four.
    let lacks = 0.75f32.powi(fast.cards_of(Side::Jekyll).len().into());
    let points = f32::from(fast.pool().points());
    let gain = |colour: Colour| {
        let lost = if coloured.has(colour) { 1.0 } else { points * lacks + 1.0 - lacks };
        lost - if colour == focus { mind.raise_dear } else { mind.raise[usize::from(hand.len().min(5))] }
    };
    let best = hand.colours().max_by(|one, other| gain(*one).total_cmp(&gain(*other)));
    best.filter(|colour| gain(*colour) > 0.0).map_or(Action::Decline, Action::Raise)
}

/// Jekyll makes hyde's way dearer when the point is then wanting for an action, with a card he does not need.
pub fn jekyll_raises(world: &World, mind: &Doctor) -> Action {
    let wanting = hyde::tokens(world) == 4;
    if mind.raises && wanting && !jekyll::spare(world, mind).is_empty() {
        Action::Raise(jekyll::least_wanted(world, mind))
    } else {
        Action::Decline
    }
}

/// Jekyll whitens the ground under hyde's feet when a token may turn black there that matters.
pub fn jekyll_whitens(world: &World, mind: &Doctor) -> Action {
    let fast = &world.fast;
    let here = fast.pawn();
    let hydes = fast.cards_of(Side::Hyde).len();
    let matters = |colour: &Colour| {
        fast.turned_black().of(*colour) >= mind.whitens && hydes >= hyde::set_size(world, *colour)
    };
    let danger = Colour::ALL.iter().any(matters) && hyde::tokens(world) + hydes >= 9;
    if danger && fast.visit() > 0 && within(fast.grey_ground(), here) {
        Action::Whiten(here, jekyll::least_wanted(world, mind))
    } else {
        Action::Decline
    }
}
