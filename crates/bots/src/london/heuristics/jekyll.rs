//! Jekyll's turns by rules of thumb: where to go and what to do there.
//!
//! Everything he can do within the points of this turn has a worth and a price, the way there included; he sets out for
//! what brings most for its price. What is left at the end of the turn brings him where hyde does not want to be.

use london::cure::ALLEVIATE;
use london::map::PathKind;
use london::research::{BUY, MIX, RESEARCH, RESEARCH_TRASHED};
use london::{Action, Colour, Counts, Location, LocationSet, Pool, Recipe};

use crate::london::distances::Distances;
use crate::london::style::JekyllStyle;
use crate::london::world::World;

/// A recipe that jekyll collects for.
#[derive(Clone, Copy)]
pub struct Target {
    /// It.
    pub recipe: Recipe,
    /// How many recipes can be the cure of its colour.
    pub candidates: usize,
    /// What it takes and he does not hold.
    pub missing: Counts,
}

/// Those of `cards` that are not in `hand`.
#[inline]
fn missing(cards: Counts, hand: Counts) -> Counts {
    cards.minus(cards.shared(hand))
}

/// How much a target draws: what is nearly known and nearly complete, and what hyde is after.
fn attraction(world: &World, target: &Target, style: &JekyllStyle) -> f32 {
    let turned = f32::from(world.position.turned.of(target.recipe.column()));
    style.known[target.candidates.clamp(1, 4) - 1] - style.lacks * f32::from(target.missing.len())
        + style.urgent * turned
}

/// What jekyll collects for: the recipe that is nearest to a cure.
pub fn target(world: &World, style: &JekyllStyle) -> Option<Target> {
    let hand = world.position.hands.jekyll;
    let mut best: Option<(f32, Target)> = None;
    for colour in uncured(world) {
        let candidates = world.candidates(colour).len();
        for recipe in world.candidates(colour).iter() {
            let target = Target { recipe, candidates, missing: missing(recipe.cards(), hand) };
            let draws = attraction(world, &target, style);
            if best.is_none_or(|(most, _)| draws > most) {
                best = Some((draws, target));
            }
        }
    }
    best.map(|(_, target)| target)
}

/// The colours that are not cured.
#[inline]
pub fn uncured(world: &World) -> impl Iterator<Item = Colour> {
    let cured = world.position.cured;
    Colour::ALL.into_iter().filter(move |colour| !cured.has(*colour))
}

/// The cards of a hand that the target does not take.
pub fn spare(world: &World, style: &JekyllStyle) -> Counts {
    let hand = world.position.hands.jekyll;
    match target(world, style) {
        Some(Target { recipe, .. }) => missing(hand, recipe.cards()),
        None => hand,
    }
}

/// The card that he can best do without: not of the target, not what hyde is after, and one that he has several of.
pub fn least_wanted(world: &World, style: &JekyllStyle) -> Colour {
    let hand = world.position.hands.jekyll;
    let spare = spare(world, style);
    let from = if spare.is_empty() { hand } else { spare };
    let mut wanted = [0.0; 4];
    for uncured in uncured(world) {
        let share = 12.0 / world.candidates(uncured).len() as f32;
        for recipe in world.candidates(uncured).iter() {
            recipe.cards().colours().for_each(|colour| wanted[colour.index()] += share);
        }
    }
    let turned = world.position.turned;
    for colour in Colour::ALL {
        wanted[colour.index()] +=
            style.withholds * f32::from(turned.of(colour)) - 8.0 * f32::from(hand.of(colour));
    }
    let order = |one: &Colour, other: &Colour| wanted[one.index()].total_cmp(&wanted[other.index()]);
    from.colours().min_by(order).unwrap_or(Colour::Wrath)
}

/// Something that jekyll can go for.
struct Goal {
    at: Location,
    action: Action,
    /// In tenths of a point, what it costs once he is there.
    price: u16,
    worth: f32,
}

/// Points in tenths, as distances are.
const fn tenths(points: u8) -> u16 {
    10 * points as u16
}

/// What jekyll does next.
pub fn act(world: &World, distances: &Distances, style: &JekyllStyle) -> Action {
    let position = &world.position;
    let points = u16::from(position.pool.points());
    let hand = position.hands.jekyll;
    let mut best: Option<(f32, Goal)> = None;
    let mut consider = |goal: Goal, cards: u16| {
        let way = distances.jekylls(position.pawn, goal.at);
        // Where he stands nothing can be done once the visit is used up, unless he leaves and comes back.
        let way = if goal.at == position.pawn && position.visit == 0 { 20 } else { way };
        let price = way + goal.price;
        let rate = goal.worth / f32::from(price);
        if price / 10 <= points + cards && best.as_ref().is_none_or(|(most, _)| rate > *most) {
            best = Some((rate, goal));
        }
    };
    let target = target(world, style);
    cure(world, style).into_iter().for_each(|goal| consider(goal, u16::from(hand.len() - 3)));
    let spare = target.map_or(hand, |target| missing(hand, target.recipe.cards()));
    researches(world, style).for_each(|goal| consider(goal, u16::from(spare.len().min(style.gives))));
    mix(world, target, style).into_iter().for_each(|goal| consider(goal, 0));
    purchases(world, target, style).for_each(|goal| consider(goal, 0));
    match best {
        Some((_, goal)) if goal.at == position.pawn && position.visit > 0 => goal.action,
        Some((_, goal)) => Action::Move(towards(world, distances, goal.at, style)),
        None => retreat(world, distances, style),
    }
}

/// The cure to mix with what he holds, if he is sure enough.
fn cure(world: &World, style: &JekyllStyle) -> Option<Goal> {
    let hand = world.position.hands.jekyll;
    let turned = world.position.turned.most();
    let candidates_max = style.candidates_max[usize::from(turned.min(2))];
    let mut best: Option<(usize, Recipe)> = None;
    for colour in uncured(world) {
        let candidates = world.candidates(colour).len();
        if candidates > candidates_max || best.is_some_and(|(least, _)| candidates >= least) {
            continue;
        }
        if let Some(recipe) = world.candidates(colour).iter().find(|recipe| hand.covers(recipe.cards())) {
            best = Some((candidates, recipe));
        }
    }
    let (candidates, recipe) = best?;
    let worth = style.cure / candidates as f32;
    let action = Action::Alleviate(recipe.column(), recipe.trio());
    Some(Goal { at: world.position.map().lab(), action, price: tenths(ALLEVIATE), worth })
}

/// Tiles that can be taken.
fn researches(world: &World, style: &JekyllStyle) -> impl Iterator<Item = Goal> {
    let position = &world.position;
    let tiles = position.tiles;
    let mattering: u32 = uncured(world)
        .filter(|colour| world.candidates(*colour).len() > 1)
        .map(|colour| u32::from(3 - world.learnt.researched.of(colour).min(3)))
        .sum();
    let share = mattering as f32 / tiles.len().max(1) as f32;
    let worth = style.research * share;
    let worthwhile = if share > 0.0 { tiles } else { LocationSet::EMPTY };
    worthwhile.iter().map(move |at| {
        let cost = if position.trashed.contains(at) { RESEARCH_TRASHED } else { RESEARCH };
        Goal { at, action: Action::Research, price: tenths(cost), worth }
    })
}

/// Cards from the laboratory.
fn mix(world: &World, target: Option<Target>, style: &JekyllStyle) -> Option<Goal> {
    let position = &world.position;
    if position.drawable() == 0 {
        return None;
    }
    let held = usize::from(position.hands.jekyll.len().min(5));
    let collecting = target.is_some_and(|target| target.candidates <= 2 && !target.missing.is_empty());
    let worth = if collecting { style.mix_wanted[held] } else { style.mix_spare[held] };
    Some(Goal { at: position.map().lab(), action: Action::Mix, price: tenths(MIX), worth })
}

/// Cards from an apothecary that the target takes.
fn purchases(world: &World, target: Option<Target>, style: &JekyllStyle) -> impl Iterator<Item = Goal> {
    let position = &world.position;
    let row = position.apothecary;
    let wanted = target.filter(|target| target.candidates <= 2);
    let card = wanted.and_then(|target| target.missing.colours().find(|colour| row.has(*colour)));
    let worth = style.purchase;
    let goals = card.map(|card| {
        let goal = move |at| Goal { at, action: Action::Buy(card), price: tenths(BUY), worth };
        position.map().apothecaries().iter().map(goal)
    });
    goals.into_iter().flatten()
}

/// The next step on the way; round colours that he could not pay, if he can.
pub fn towards(world: &World, distances: &Distances, goal: Location, style: &JekyllStyle) -> Location {
    let position = &world.position;
    let here = position.pawn;
    if here == goal {
        let white = position.map().neighbours_by(here, PathKind::White);
        let out = if white.is_empty() { position.map().neighbours(here) } else { white };
        return out.first().unwrap_or(here);
    }
    let lacking = lacking(world);
    let heard = if position.hands.hyde.is_empty() { 0.0 } else { style.grey_fear * (1.0 + lacking) };
    let (grey, black) = (11 + heard as u16, 12 + heard as u16 + (style.black_fear * lacking) as u16);
    let cost = |to: &Location| {
        let along = |kind| position.map().neighbours_by(here, kind).contains(*to);
        let step = if along(PathKind::Black) {
            black
        } else if along(PathKind::Grey) {
            grey
        } else {
            10
        };
        distances.jekylls(*to, goal) + step
    };
    position.map().neighbours(here).iter().min_by_key(cost).unwrap_or(here)
}

/// How many colours he can pay neither with a token nor with a card.
fn lacking(world: &World) -> f32 {
    let hand = world.position.hands.jekyll;
    let Pool::Jekyll { coloured, .. } = world.position.pool else { return 0.0 };
    Colour::ALL.into_iter().filter(|colour| !coloured.has(*colour) && !hand.has(*colour)).count() as f32
}

/// Nothing more can be done this turn: off to where hyde has the longest way to grey ground, and it is not far to go on.
fn retreat(world: &World, distances: &Distances, style: &JekyllStyle) -> Action {
    let position = &world.position;
    let (here, points) = (position.pawn, 10 * u16::from(position.pool.points()));
    if style.shelter == 0.0 || points < 10 {
        return Action::Pass;
    }
    let lab_near = if position.hands.jekyll.len() >= 3 { style.lab_near } else { 1.0 };
    let inviting = |at: Location| {
        let (lab, tile) = jekylls_ways(world, distances, at);
        let way = f32::from(distances.jekylls(here, at)) / 100.0;
        10.0 * style.shelter * f32::from(distances.to_grey(at))
            - lab_near * f32::from(lab)
            - style.tile_near * f32::from(tile)
            - way
    };
    let all = position.map().all().iter().filter(|at| distances.jekylls(here, *at) <= points);
    let best = all.max_by(|one, other| inviting(*one).total_cmp(&inviting(*other))).unwrap_or(here);
    if best == here { Action::Pass } else { Action::Move(towards(world, distances, best, style)) }
}

/// How far it is from there to the laboratory, and to the next tile, for jekyll.
pub fn jekylls_ways(world: &World, distances: &Distances, at: Location) -> (u16, u16) {
    let tiles = world.position.tiles.iter();
    let tile = tiles.map(|tile| distances.jekylls(at, tile)).min().unwrap_or(0);
    (distances.jekylls(at, world.position.map().lab()), tile)
}
