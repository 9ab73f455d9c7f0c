//! What either side pays with.

use london::{Colour, Deed, Due, Pool, Side, Unit};

use super::{hyde, jekyll};
use crate::london::style::{Doctor, Fiend};
use crate::london::world::World;

/// What jekyll pays the next point with: black pairs first, which meet no demand; then the colour that he has most of, so
/// that he can pay whatever colour is demanded later; cards when tokens do not suffice.
pub fn jekyll(world: &World, due: Due, mind: &Doctor) -> Unit {
    let hand = world.fast.cards_of(Side::Jekyll);
    let Pool::Jekyll { coloured, black } = world.fast.pool() else { return Unit::Token };
    if let Some(demand) = due.demand {
        return if coloured.has(demand) { Unit::Coloured(demand) } else { Unit::Card(demand) };
    }
    if due.total() > world.fast.pool().points() && !hand.is_empty() {
        return Unit::Card(jekyll::least_wanted(world, mind));
    }
    if black >= 2 {
        return Unit::BlackPair;
    }
    if mind.keeps_colours {
        // A colour that he also holds as a card can be spared sooner.
        let most = |colour: &Colour| 4 * coloured.of(*colour) + hand.of(*colour).min(2);
        return coloured.colours().max_by_key(most).map_or(Unit::BlackPair, Unit::Coloured);
    }
    coloured.colours().next().map_or(Unit::BlackPair, Unit::Coloured)
}

/// What hyde pays the next point with: tokens, and cards that are of no other use where they buy him one action more.
pub fn hyde(world: &World, deed: Deed, due: Due, mind: &Fiend) -> Unit {
    let hand = world.fast.cards_of(Side::Hyde);
    let tokens = hyde::tokens(world);
    let card = |world: &World| Unit::Card(hyde::least_wanted(world, mind));
    if tokens < due.total() && !hand.is_empty() {
        return card(world);
    }
    if !mind.thrifty {
        return Unit::Token;
    }
    let spare = hyde::spare(world, mind);
    let full = hand.len() >= 5 && draws(deed);
    let more = actions(tokens + spare.len(), due) > actions(tokens, due);
    if !spare.is_empty() && (full || more) { card(world) } else { Unit::Token }
}

/// Does a card come into hyde's hand?
fn draws(deed: Deed) -> bool {
    match deed {
        Deed::Meet(_) | Deed::Vice | Deed::Steal => true,
        Deed::Move(_)
        | Deed::Toll(_)
        | Deed::Trash(_)
        | Deed::Resist(_)
        | Deed::Buy(_)
        | Deed::Mix
        | Deed::Research
        | Deed::Alleviate(..) => false,
    }
}

/// How often hyde can still move and commit a vice for so many points, once this is paid.
fn actions(points: u8, due: Due) -> u8 {
    points.saturating_sub(due.total()) / 4
}
