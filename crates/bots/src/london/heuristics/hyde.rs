//! Hyde's turns by rules of thumb: cards of one colour, a set of them where the ground is grey, and the pawn left where it
//! is of least use to jekyll.

use london::resist::{MEET, RESIST, STEAL, VICE};
use london::travel::hydes_fare;
use london::{Action, Colour, Counts, Location, Pool};

use super::jekyll::jekylls_ways;
use crate::london::distances::Distances;
use crate::london::style::HydeStyle;
use crate::london::world::World;

/// How near hyde is to another black token of that colour.
fn nearness(world: &World, colour: Colour, style: &HydeStyle) -> f32 {
    let position = &world.position;
    let closed = Counts::DECK.of(colour) - position.discard.of(colour) - position.apothecary.of(colour);
    let scarce = if closed < position.set_size(colour) { style.scarce } else { 0.0 };
    let cured = if position.cured.has(colour) { style.cured } else { 0.0 };
    f32::from(position.hands.hyde.of(colour)) + style.turned * f32::from(position.turned.of(colour))
        - cured
        - scarce
}

/// The colour that hyde collects.
pub fn focus(world: &World, style: &HydeStyle) -> Colour {
    let near = Colour::ALL.map(|colour| nearness(world, colour, style));
    let order = |one: &Colour, other: &Colour| near[one.index()].total_cmp(&near[other.index()]);
    Colour::ALL.into_iter().max_by(order).unwrap_or(Colour::Wrath)
}

/// The cards that do not belong to the set he collects.
pub fn spare(world: &World, style: &HydeStyle) -> Counts {
    let hand = world.position.hands.hyde;
    let focus = focus(world, style);
    hand.minus(Counts::repeat(focus, hand.of(focus)))
}

/// The card that he can best do without.
pub fn least_wanted(world: &World, style: &HydeStyle) -> Colour {
    let hand = world.position.hands.hyde;
    let spare = spare(world, style);
    let from = if spare.is_empty() { hand } else { spare };
    let near = Colour::ALL.map(|colour| nearness(world, colour, style));
    let order = |one: &Colour, other: &Colour| near[one.index()].total_cmp(&near[other.index()]);
    from.colours().min_by(order).unwrap_or(Colour::Wrath)
}

/// The tokens hyde has left.
pub fn tokens(world: &World) -> u8 {
    match world.position.pool {
        Pool::Hyde(tokens) => tokens,
        Pool::Jekyll { .. } => 0,
    }
}

/// What hyde does next.
pub fn act(world: &World, distances: &Distances, style: &HydeStyle) -> Action {
    let position = &world.position;
    let spare = if style.thrifty { spare(world, style).len() } else { 0 };
    let points = tokens(world) + spare;
    if position.visit > 0
        && position.grey_now().contains(position.pawn)
        && let Some(action) = on_grey(world, style, points)
    {
        return action;
    }
    go_on(world, distances, style, points)
}

/// What is best done on grey ground.
fn on_grey(world: &World, style: &HydeStyle, points: u8) -> Option<Action> {
    let position = &world.position;
    let hand = position.hands.hyde;
    if let Some(colour) = resistance(world, style) {
        return Some(Action::Resist(colour));
    }
    let focus = focus(world, style);
    if points >= MEET && position.displaced.has(focus) && hand.of(focus) < position.set_size(focus) {
        return Some(Action::Meet(focus));
    }
    if points >= STEAL && position.pawn == position.map().lab() && position.hands.jekyll.len() >= style.steals
    {
        return Some(Action::Steal);
    }
    (points >= VICE && position.drawable() > 0).then_some(Action::Vice)
}

/// A colour of which he holds a set that is worth handing in.
fn resistance(world: &World, style: &HydeStyle) -> Option<Colour> {
    let position = &world.position;
    let hand = position.hands.hyde;
    let turned = position.turned;
    let held = |colour: &Colour| {
        let set = position.set_size(*colour);
        hand.of(*colour) >= set && tokens(world) + hand.len() - set >= RESIST
    };
    let worth = |colour: &Colour| turned.of(*colour) + style.behind >= turned.most();
    Colour::ALL.into_iter().filter(held).filter(worth).max_by_key(|colour| turned.of(*colour))
}

/// Nothing more can be done here: on to the next place where something can, or away from what jekyll wants.
fn go_on(world: &World, distances: &Distances, style: &HydeStyle, points: u8) -> Action {
    let position = &world.position;
    let here = position.pawn;
    let fare = |to: Location| hydes_fare(position.grey_now(), to);
    let busy = |to: Location| {
        let left = f32::from(points) - f32::from(fare(to)) - f32::from(to_next_act(world, distances, to));
        if left >= f32::from(VICE) { 30.0 + style.busy * left } else { 0.0 }
    };
    let inviting = |to: Location| busy(to) + nuisance(world, distances, to, style);
    let mut best: Option<(f32, Location)> = None;
    for to in position.map().neighbours(here).iter().filter(|to| fare(*to) <= points) {
        let draws = inviting(to);
        if best.is_none_or(|(most, _)| draws > most) {
            best = Some((draws, to));
        }
    }
    match best {
        Some((draws, to)) if busy(to) > 0.0 || draws > nuisance(world, distances, here, style) => {
            Action::Move(to)
        }
        Some(_) | None => Action::Pass,
    }
}

/// What hyde pays from there, once he has entered it, to the next grey location where he may act (L4.4).
#[inline]
fn to_next_act(world: &World, distances: &Distances, entered: Location) -> u8 {
    let position = &world.position;
    let barred = position.acted_after_entering(entered);
    if barred.is_empty() {
        return distances.to_grey(entered);
    }
    let open = position.grey_now() - barred;
    open.iter().map(|grey| distances.hydes(entered, grey)).min().unwrap_or(99)
}

/// The next step on the way.
pub fn towards(world: &World, distances: &Distances, goal: Location) -> Location {
    let position = &world.position;
    let here = position.pawn;
    let fare = |to: &Location| hydes_fare(position.grey_now(), *to) + distances.hydes(*to, goal);
    position.map().neighbours(here).iter().min_by_key(fare).unwrap_or(here)
}

/// How little jekyll likes to begin his turn there.
fn nuisance(world: &World, distances: &Distances, at: Location, style: &HydeStyle) -> f32 {
    let (lab, tile) = jekylls_ways(world, distances, at);
    let ready = world.position.hands.jekyll.len() >= 3;
    let lab_far = if ready { style.lab_far } else { style.lab_far_idle };
    (lab_far * f32::from(lab) + style.tile_far * f32::from(tile)) / 10.0
}
