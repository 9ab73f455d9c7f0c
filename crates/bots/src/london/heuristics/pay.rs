//! What either side pays with.

use london::{Colour, Due, Effect, Pool, Unit};

use super::{hyde, jekyll};
use crate::london::style::{HydeStyle, JekyllStyle};
use crate::london::world::World;

/// What jekyll pays the next point with: black pairs first, which meet no demand; then the colour that he has most of, so
/// that he can pay whatever colour is demanded later; cards when tokens do not suffice.
pub fn jekyll(world: &World, due: Due, style: &JekyllStyle) -> Unit {
    let hand = world.position.hands.jekyll;
    let Pool::Jekyll { coloured, black } = world.position.pool else { return Unit::Token };
    if let Some(demand) = due.demand {
        return if coloured.has(demand) { Unit::Coloured(demand) } else { Unit::Card(demand) };
    }
    if due.total() > world.position.pool.points() && !hand.is_empty() {
        return Unit::Card(jekyll::least_wanted(world, style));
    }
    if black >= 2 {
        return Unit::BlackPair;
    }
    if style.keeps_colours {
        // A colour that he also holds as a card can be spared sooner.
        let most = |colour: &Colour| 4 * coloured.of(*colour) + hand.of(*colour).min(2);
        return coloured.colours().max_by_key(most).map_or(Unit::BlackPair, Unit::Coloured);
    }
    coloured.colours().next().map_or(Unit::BlackPair, Unit::Coloured)
}

/// What hyde pays the next point with: tokens, and cards that are of no other use where they buy him one action more.
pub fn hyde(world: &World, effect: Effect, due: Due, style: &HydeStyle) -> Unit {
    let hand = world.position.hands.hyde;
    let tokens = hyde::tokens(world);
    let card = |world: &World| Unit::Card(hyde::least_wanted(world, style));
    if tokens < due.total() && !hand.is_empty() {
        return card(world);
    }
    if !style.thrifty {
        return Unit::Token;
    }
    let spare = hyde::spare(world, style);
    let full = hand.len() >= 5 && draws(effect);
    let more = actions(tokens + spare.len(), due) > actions(tokens, due);
    if !spare.is_empty() && (full || more) { card(world) } else { Unit::Token }
}

/// Does a card come into hyde's hand?
fn draws(effect: Effect) -> bool {
    match effect {
        Effect::Meet(_) | Effect::Vice | Effect::Steal => true,
        Effect::Move(_)
        | Effect::Toll(_)
        | Effect::Trash(_)
        | Effect::Resist(_)
        | Effect::Buy(_)
        | Effect::Mix
        | Effect::Research
        | Effect::Alleviate(..) => false,
    }
}

/// How often hyde can still move and commit a vice for that many points, once this is paid.
fn actions(points: u8, due: Due) -> u8 {
    points.saturating_sub(due.total()) / 4
}
