//! Jekyll's turns by rules of thumb: where to go and what to do there.
//!
//! Everything he can do within the points of this turn has a worth and a price, the way there included; he sets out for
//! what brings most for its price. What is left at the end of the turn brings him where hyde does not want to be.

use london::{Action, Colour, Counts, Location, Pool, Recipe, Side, Trio};

use crate::london::atlas::{Atlas, locations, within};
use crate::london::style::Doctor;
use crate::london::world::World;

/// A recipe that jekyll collects for.
#[derive(Clone, Copy)]
pub struct Target {
    /// It.
    pub recipe: Recipe,
    /// How many recipes can be the cure of its colour.
    pub doubts: usize,
    /// What it takes and he does not hold.
    pub missing: Counts,
}

/// Those of `cards` that are not in `hand`.
#[inline]
fn missing(cards: Counts, hand: Counts) -> Counts {
    let lacks = |colour| Counts::so_many(cards.of(colour).saturating_sub(hand.of(colour)), colour);
    Colour::ALL.into_iter().fold(Counts::NONE, |sum, colour| sum.plus(lacks(colour)))
}

/// How much a target draws: what is nearly known and nearly complete, and what hyde is after.
fn attraction(world: &World, target: &Target, mind: &Doctor) -> f32 {
    let turned = f32::from(world.fast.turned_black().of(target.recipe.column()));
    mind.known[target.doubts.clamp(1, 4) - 1] - mind.lacks * f32::from(target.missing.len())
        + mind.urgent * turned
}

/// What jekyll collects for: the recipe that is nearest to a cure.
pub fn target(world: &World, mind: &Doctor) -> Option<Target> {
    let hand = world.fast.cards_of(Side::Jekyll);
    let mut best: Option<(f32, Target)> = None;
    for colour in uncured(world) {
        let doubts = world.doubts(colour);
        for recipe in world.suspects(colour) {
            let target = Target { recipe, doubts, missing: missing(recipe.cards(), hand) };
            let draws = attraction(world, &target, mind);
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
    let cured = world.fast.cured_with();
    Colour::ALL.into_iter().filter(move |colour| !cured.has(*colour))
}

/// The cards of a hand that the target does not take.
pub fn spare(world: &World, mind: &Doctor) -> Counts {
    let hand = world.fast.cards_of(Side::Jekyll);
    match target(world, mind) {
        Some(Target { recipe, .. }) => missing(hand, recipe.cards()),
        None => hand,
    }
}

/// The card that he can best do without: not of the target, not what hyde is after, and one that he has several of.
pub fn least_wanted(world: &World, mind: &Doctor) -> Colour {
    let hand = world.fast.cards_of(Side::Jekyll);
    let spare = spare(world, mind);
    let from = if spare.is_empty() { hand } else { spare };
    let mut wanted = [0.0; 4];
    for uncured in uncured(world) {
        let share = 12.0 / world.doubts(uncured) as f32;
        for recipe in world.suspects(uncured) {
            recipe.cards().colours().for_each(|colour| wanted[colour.index()] += share);
        }
    }
    let turned = world.fast.turned_black();
    for colour in Colour::ALL {
        wanted[colour.index()] +=
            mind.withholds * f32::from(turned.of(colour)) - 8.0 * f32::from(hand.of(colour));
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

/// What jekyll does next.
pub fn act(world: &World, atlas: &Atlas, mind: &Doctor) -> Action {
    let fast = &world.fast;
    let points = u16::from(fast.pool().points());
    let hand = fast.cards_of(Side::Jekyll);
    let mut best: Option<(f32, Goal)> = None;
    let mut consider = |goal: Goal, cards: u16| {
        let way = atlas.jekylls_way(fast.pawn(), goal.at);
        // Where he stands nothing can be done once the visit is used up, unless he leaves and comes back.
        let way = if goal.at == fast.pawn() && fast.visit() == 0 { 20 } else { way };
        let price = way + goal.price;
        let rate = goal.worth / f32::from(price);
        if price / 10 <= points + cards && best.as_ref().is_none_or(|(most, _)| rate > *most) {
            best = Some((rate, goal));
        }
    };
    let target = target(world, mind);
    cure(world, atlas, mind).into_iter().for_each(|goal| consider(goal, u16::from(hand.len() - 3)));
    let spare = target.map_or(hand, |target| missing(hand, target.recipe.cards()));
    researches(world, mind).for_each(|goal| consider(goal, u16::from(spare.len().min(mind.gives))));
    mix(world, atlas, target, mind).into_iter().for_each(|goal| consider(goal, 0));
    purchases(world, atlas, target, mind).for_each(|goal| consider(goal, 0));
    match best {
        Some((_, goal)) if goal.at == fast.pawn() && fast.visit() > 0 => goal.action,
        Some((_, goal)) => Action::Move(towards(world, atlas, goal.at, mind)),
        None => retreat(world, atlas, mind),
    }
}

/// The cure to mix with what he holds, if he is sure enough.
fn cure(world: &World, atlas: &Atlas, mind: &Doctor) -> Option<Goal> {
    let hand = world.fast.cards_of(Side::Jekyll);
    let turned =
        Colour::ALL.map(|colour| world.fast.turned_black().of(colour)).into_iter().max().unwrap_or(0);
    let doubts_max = mind.doubts[usize::from(turned.min(2))];
    let mut best: Option<(usize, Recipe)> = None;
    for colour in uncured(world) {
        let doubts = world.doubts(colour);
        if doubts > doubts_max || best.is_some_and(|(least, _)| doubts >= least) {
            continue;
        }
        if let Some(recipe) = world.suspects(colour).find(|recipe| hand.covers(recipe.cards())) {
            best = Some((doubts, recipe));
        }
    }
    let (doubts, recipe) = best?;
    let trio = Trio::new(recipe.cards())?;
    let worth = mind.cure / doubts as f32;
    Some(Goal { at: atlas.lab, action: Action::Alleviate(recipe.column(), trio), price: 60, worth })
}

/// Tiles that can be taken.
fn researches(world: &World, mind: &Doctor) -> impl Iterator<Item = Goal> {
    let fast = &world.fast;
    let tiles = fast.tiles_left();
    let mattering: u32 = uncured(world)
        .filter(|colour| world.doubts(*colour) > 1)
        .map(|colour| u32::from(3 - world.researched.of(colour).min(3)))
        .sum();
    let share = mattering as f32 / tiles.count_ones().max(1) as f32;
    let worth = mind.research * share;
    locations(if share > 0.0 { tiles } else { 0 }).map(move |at| {
        let price = if within(fast.tiles_trashed(), at) { 40 } else { 30 };
        Goal { at, action: Action::Research, price, worth }
    })
}

/// Cards from the laboratory.
fn mix(world: &World, atlas: &Atlas, target: Option<Target>, mind: &Doctor) -> Option<Goal> {
    let fast = &world.fast;
    if fast.cards_to_draw() == 0 {
        return None;
    }
    let held = usize::from(fast.cards_of(Side::Jekyll).len().min(5));
    let collecting = target.is_some_and(|target| target.doubts <= 2 && !target.missing.is_empty());
    let worth = if collecting { mind.mix_wanted[held] } else { mind.mix_spare[held] };
    Some(Goal { at: atlas.lab, action: Action::Mix, price: 30, worth })
}

/// Cards from an apothecary that the target takes.
fn purchases(
    world: &World,
    atlas: &Atlas,
    target: Option<Target>,
    mind: &Doctor,
) -> impl Iterator<Item = Goal> {
    let row = world.fast.apothecary_row();
    let wanted = target.filter(|target| target.doubts <= 2);
    let card = wanted.and_then(|target| target.missing.colours().find(|colour| row.has(*colour)));
    let worth = mind.purchase;
    let goals = card.map(|card| {
        locations(atlas.apothecaries).map(move |at| Goal { at, action: Action::Buy(card), price: 20, worth })
    });
    goals.into_iter().flatten()
}

/// The next step on the way; round colours that he could not pay, if he can.
pub fn towards(world: &World, atlas: &Atlas, goal: Location, mind: &Doctor) -> Location {
    let fast = &world.fast;
    let here = fast.pawn();
    if here == goal {
        let white = atlas.neighbours[here.index()] & !atlas.risky[here.index()];
        let out = if white == 0 { atlas.neighbours[here.index()] } else { white };
        return locations(out).next().unwrap_or(here);
    }
    let lacking = lacking(world);
    let heard = if fast.cards_of(Side::Hyde).is_empty() { 0.0 } else { mind.grey_fear * (1.0 + lacking) };
    let (grey, black) = (11 + heard as u16, 12 + heard as u16 + (mind.black_fear * lacking) as u16);
    let cost = |to: &Location| {
        let on = atlas.jekylls_way(*to, goal);
        let step = if within(atlas.black[here.index()], *to) {
            black
        } else if within(atlas.risky[here.index()], *to) {
            grey
        } else {
            10
        };
        on + step
    };
    locations(atlas.neighbours[here.index()]).min_by_key(cost).unwrap_or(here)
}

/// How many colours he can pay neither with a token nor with a card.
fn lacking(world: &World) -> f32 {
    let hand = world.fast.cards_of(Side::Jekyll);
    let Pool::Jekyll { coloured, .. } = world.fast.pool() else { return 0.0 };
    Colour::ALL.into_iter().filter(|colour| !coloured.has(*colour) && !hand.has(*colour)).count() as f32
}

/// Nothing more can be done this turn: off to where hyde has the longest way to grey ground, and it is not far to go on.
fn retreat(world: &World, atlas: &Atlas, mind: &Doctor) -> Action {
    let fast = &world.fast;
    let (here, points) = (fast.pawn(), 10 * u16::from(fast.pool().points()));
    if mind.shelter == 0.0 || points < 10 {
        return Action::Pass;
    }
    let lab_near = if fast.cards_of(Side::Jekyll).len() >= 3 { mind.lab_near } else { 1.0 };
    let inviting = |at: Location| {
        let (lab, tile) = distances(world, atlas, at);
        let way = f32::from(atlas.jekylls_way(here, at)) / 100.0;
        10.0 * mind.shelter * f32::from(atlas.to_grey[at.index()])
            - lab_near * f32::from(lab)
            - mind.tile_near * f32::from(tile)
            - way
    };
    let all = (0..atlas.len as u8).map(Location).filter(|at| atlas.jekylls_way(here, *at) <= points);
    let best = all.max_by(|one, other| inviting(*one).total_cmp(&inviting(*other))).unwrap_or(here);
    if best == here { Action::Pass } else { Action::Move(towards(world, atlas, best, mind)) }
}

/// How far it is from there to the laboratory, and to the next tile, for jekyll.
pub fn distances(world: &World, atlas: &Atlas, at: Location) -> (u16, u16) {
    let tiles = locations(world.fast.tiles_left());
    let tile = tiles.map(|tile| atlas.jekylls_way(at, tile)).min().unwrap_or(0);
    (atlas.jekylls_way(at, atlas.lab), tile)
}
