//! Hyde's turns by rules of thumb: cards of one colour, a set of them where the ground is grey, and the pawn left where it
//! is of least use to jekyll.

use london::{Action, Colour, Counts, Location, Pool, Side};

use super::jekyll::distances;
use crate::london::atlas::{Atlas, locations, within};
use crate::london::style::Fiend;
use crate::london::world::World;

/// How many cards of a colour make a set: one more once it is cured.
#[inline]
pub fn set_size(world: &World, colour: Colour) -> u8 {
    3 + u8::from(world.fast.cured_with().has(colour))
}

/// How near hyde is to another black token of that colour.
fn nearness(world: &World, colour: Colour, mind: &Fiend) -> f32 {
    let fast = &world.fast;
    let closed = 10 - fast.discard_pile().of(colour) - fast.apothecary_row().of(colour);
    let needed = set_size(world, colour);
    let scarce = if closed < needed { mind.scarce } else { 0.0 };
    let cured = if needed > 3 { mind.cured } else { 0.0 };
    f32::from(fast.cards_of(Side::Hyde).of(colour)) + mind.turned * f32::from(fast.turned_black().of(colour))
        - cured
        - scarce
}

/// The colour that hyde collects.
pub fn focus(world: &World, mind: &Fiend) -> Colour {
    let near = Colour::ALL.map(|colour| nearness(world, colour, mind));
    let order = |one: &Colour, other: &Colour| near[one.index()].total_cmp(&near[other.index()]);
    Colour::ALL.into_iter().max_by(order).unwrap_or(Colour::Wrath)
}

/// The cards that do not belong to the set he collects.
pub fn spare(world: &World, mind: &Fiend) -> Counts {
    let hand = world.fast.cards_of(Side::Hyde);
    let focus = focus(world, mind);
    hand.minus(Counts::so_many(hand.of(focus), focus))
}

/// The card that he can best do without.
pub fn least_wanted(world: &World, mind: &Fiend) -> Colour {
    let hand = world.fast.cards_of(Side::Hyde);
    let spare = spare(world, mind);
    let from = if spare.is_empty() { hand } else { spare };
    let near = Colour::ALL.map(|colour| nearness(world, colour, mind));
    let order = |one: &Colour, other: &Colour| near[one.index()].total_cmp(&near[other.index()]);
    from.colours().min_by(order).unwrap_or(Colour::Wrath)
}

/// The tokens hyde has left.
pub fn tokens(world: &World) -> u8 {
    match world.fast.pool() {
        Pool::Hyde(tokens) => tokens,
        Pool::Jekyll { .. } => 0,
    }
}

/// What hyde does next.
pub fn act(world: &World, atlas: &Atlas, mind: &Fiend) -> Action {
    let fast = &world.fast;
    let spare = if mind.thrifty { spare(world, mind).len() } else { 0 };
    let points = tokens(world) + spare;
    if fast.visit() > 0
        && within(fast.grey_ground(), fast.pawn())
        && let Some(action) = on_grey(world, atlas, mind, points)
    {
        return action;
    }
    go_on(world, atlas, mind, points)
}

/// What is best done on grey ground.
fn on_grey(world: &World, atlas: &Atlas, mind: &Fiend, points: u8) -> Option<Action> {
    let fast = &world.fast;
    let hand = fast.cards_of(Side::Hyde);
    if let Some(colour) = resistance(world, mind) {
        return Some(Action::Resist(colour));
    }
    let focus = focus(world, mind);
    if points >= 2 && fast.displaced_row().has(focus) && hand.of(focus) < set_size(world, focus) {
        return Some(Action::Meet(focus));
    }
    if points >= 4 && fast.pawn() == atlas.lab && fast.cards_of(Side::Jekyll).len() >= mind.steals {
        return Some(Action::Steal);
    }
    (points >= 3 && fast.cards_to_draw() > 0).then_some(Action::Vice)
}

/// A colour of which he holds a set that is worth handing in.
fn resistance(world: &World, mind: &Fiend) -> Option<Colour> {
    let fast = &world.fast;
    let hand = fast.cards_of(Side::Hyde);
    let turned = fast.turned_black();
    let most = Colour::ALL.map(|colour| turned.of(colour)).into_iter().max().unwrap_or(0);
    let held = |colour: &Colour| {
        let set = set_size(world, *colour);
        hand.of(*colour) >= set && tokens(world) + hand.len() - set >= 6
    };
    let worth = |colour: &Colour| turned.of(*colour) + mind.behind >= most;
    Colour::ALL.into_iter().filter(held).filter(worth).max_by_key(|colour| turned.of(*colour))
}

/// Nothing more can be done here: on to the next place where something can, or away from what jekyll wants.
fn go_on(world: &World, atlas: &Atlas, mind: &Fiend, points: u8) -> Action {
    let fast = &world.fast;
    let here = fast.pawn();
    let fare = |to: Location| 2 - u8::from(within(fast.grey_ground(), to));
    let busy = |to: Location| {
        let left = f32::from(points) - f32::from(fare(to)) - f32::from(to_next_act(world, atlas, to));
        if left >= 3.0 { 30.0 + mind.busy * left } else { 0.0 }
    };
    let inviting = |to: Location| busy(to) + nuisance(world, atlas, to, mind);
    let mut best: Option<(f32, Location)> = None;
    for to in locations(atlas.neighbours[here.index()]).filter(|to| fare(*to) <= points) {
        let draws = inviting(to);
        if best.is_none_or(|(most, _)| draws > most) {
            best = Some((draws, to));
        }
    }
    match best {
        Some((draws, to)) if busy(to) > 0.0 || draws > nuisance(world, atlas, here, mind) => Action::Move(to),
        Some(_) | None => Action::Pass,
    }
}

/// What hyde pays from there, once he has entered it, to the next grey location where he may act (L4.4).
#[inline]
fn to_next_act(world: &World, atlas: &Atlas, entered: Location) -> u8 {
    let fast = &world.fast;
    let renews = within(fast.grey_ground(), entered);
    let barred = if renews { fast.acted() & 1 << entered.0 } else { fast.acted() };
    if barred == 0 {
        return atlas.to_grey[entered.index()];
    }
    let open = locations(fast.grey_ground() & !barred);
    open.map(|grey| atlas.hydes_way(entered, grey)).min().unwrap_or(99)
}

/// The next step on the way.
pub fn towards(world: &World, atlas: &Atlas, goal: Location) -> Location {
    let here = world.fast.pawn();
    let fare =
        |to: &Location| 2 - u8::from(within(world.fast.grey_ground(), *to)) + atlas.hydes_way(*to, goal);
    locations(atlas.neighbours[here.index()]).min_by_key(fare).unwrap_or(here)
}

/// How little jekyll likes to begin his turn there.
fn nuisance(world: &World, atlas: &Atlas, at: Location, mind: &Fiend) -> f32 {
    let (lab, tile) = distances(world, atlas, at);
    let ready = world.fast.cards_of(Side::Jekyll).len() >= 3;
    let lab_far = if ready { mind.lab_far } else { mind.lab_far_idle };
    (lab_far * f32::from(lab) + mind.tile_far * f32::from(tile)) / 10.0
}
