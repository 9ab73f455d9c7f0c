//! Reactions by rules of thumb.

use london::{Action, Colour, Pool};

use super::{hyde, jekyll};
use crate::london::style::{HydeStyle, JekyllStyle};
use crate::london::world::World;

/// Hyde raises the cost of jekyll's move: that takes a point, and all the rest of the turn if jekyll lacks the colour.
pub fn hyde_raises(world: &World, style: &HydeStyle) -> Action {
    let position = &world.position;
    let Pool::Jekyll { coloured, .. } = position.pool else { return Action::Decline };
    let hand = position.hands.hyde;
    let focus = hyde::focus(world, style);
    // Each card that jekyll holds is of the colour in one case of four.
    let lacks = 0.75f32.powi(position.hands.jekyll.len().into());
    let points = f32::from(position.pool.points());
    let gain = |colour: Colour| {
        let lost = if coloured.has(colour) { 1.0 } else { points * lacks + 1.0 - lacks };
        lost - if colour == focus {
            style.raise_collected
        } else {
            style.raise[usize::from(hand.len().min(5))]
        }
    };
    let best = hand.colours().max_by(|one, other| gain(*one).total_cmp(&gain(*other)));
    best.filter(|colour| gain(*colour) > 0.0).map_or(Action::Decline, Action::Raise)
}

/// Jekyll raises the cost of hyde's move when that leaves hyde a point short of an action, with a card he does not need.
pub fn jekyll_raises(world: &World, style: &JekyllStyle) -> Action {
    let wanting = hyde::tokens(world) == 4;
    if style.raises && wanting && !jekyll::spare(world, style).is_empty() {
        Action::Raise(jekyll::least_wanted(world, style))
    } else {
        Action::Decline
    }
}

/// Jekyll whitens the ground under hyde's feet when a token may turn black there that matters.
pub fn jekyll_whitens(world: &World, style: &JekyllStyle) -> Action {
    let position = &world.position;
    let here = position.pawn;
    let hydes = position.hands.hyde.len();
    let matters =
        |colour: &Colour| position.turned.of(*colour) >= style.whitens && hydes >= position.set_size(*colour);
    let danger = Colour::ALL.iter().any(matters) && hyde::tokens(world) + hydes >= 9;
    if danger && position.visit > 0 && position.grey_now().contains(here) {
        Action::Whiten(here, jekyll::least_wanted(world, style))
    } else {
        Action::Decline
    }
}
