//! What is worth a thought: things to do at once, and places to go to and do something there.
//!
//! A turn is a walk with a purpose. Weighing single steps loses sight of it, so what is weighed is the purpose; the step
//! that comes first is what is played, and at the next step everything is weighed again.

use game::Position as _;
use london::{Action, Colour, Location, Phase, Recipe, Side, cure, research, resist};

use super::distances::Distances;
use super::heuristics::{hyde, jekyll};
use super::style::Style;
use super::world::World;

/// Something to begin now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// What is played now.
    pub first: Action,
    /// Where it leads and what is to be done there, if it leads anywhere.
    pub destination: Option<Destination>,
}

/// A place to go to, and what to do there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Destination {
    /// The place.
    pub at: Location,
    /// To pass is to stay there.
    pub action: Action,
}

impl Plan {
    /// Just this, and then on by rules of thumb.
    pub fn just(first: Action) -> Plan {
        Plan { first, destination: None }
    }
}

impl Destination {
    /// The next action on this destination; `None` when it is done or cannot be done any more.
    pub fn next(&self, world: &World, distances: &Distances) -> Option<Action> {
        let position = &world.position;
        let action = if position.pawn == self.at {
            self.action
        } else {
            Action::Move(match position.mover() {
                Side::Jekyll => jekyll::towards(world, distances, self.at, &Style::GOOD.jekyll),
                Side::Hyde => hyde::towards(world, distances, self.at),
            })
        };
        let mut legal = false;
        position.each_action(|possible| legal |= possible == action);
        legal.then_some(action)
    }
}

/// What is worth a thought, what the rules of thumb advise first. Payments are made by rules of thumb alone, and so are
/// jekyll's reactions as long as nothing decisive threatens: against the hyde of a playout they look better than they
/// are, and they cost him his cards.
pub fn plans(world: &World, distances: &Distances, legal: &[Action], advised: Action) -> Vec<Plan> {
    let others = legal.iter().copied().filter(|action| *action != advised);
    let mut plans: Vec<Plan> = legal.contains(&advised).then(|| Plan::just(advised)).into_iter().collect();
    match world.position.phase {
        Phase::Pay { .. } | Phase::Lift { .. } => {}
        Phase::Window => plans.extend(others.filter(|action| parries(world, *action)).map(Plan::just)),
        Phase::Raise { .. } if world.position.mover() == Side::Hyde => {
            plans.extend(others.filter(|action| parries(world, *action)).map(Plan::just));
        }
        Phase::Act => {
            plans.extend(others.filter(|action| sensible_action(world, *action)).map(Plan::just));
            destinations(world, distances, &mut plans);
        }
        Phase::Raise { .. } | Phase::Discard | Phase::Whites => plans.extend(others.map(Plan::just)),
        Phase::Setup
        | Phase::Toll { .. }
        | Phase::Draw { .. }
        | Phase::Trash(_)
        | Phase::Steal
        | Phase::Penalty
        | Phase::Over(_) => {}
    }
    plans
}

/// Can hyde win before jekyll's next turn, as far as everybody can see?
pub fn in_danger(world: &World) -> bool {
    let position = &world.position;
    let held = position.hands.hyde.len();
    let last_set = |colour: &Colour| {
        let set = position.set_size(*colour);
        position.turned.of(*colour) == resist::TO_WIN - 1
            && held >= set
            && hyde::tokens(world) + held - set >= resist::RESIST
    };
    position.mover() == Side::Hyde && Colour::ALL.iter().any(last_set)
}

/// Can that reaction of jekyll's keep hyde from winning? It must be near enough, and made with the card he wants least.
fn parries(world: &World, action: Action) -> bool {
    if !in_danger(world) {
        return false;
    }
    let card = jekyll::least_wanted(world, &Style::GOOD.jekyll);
    let here = world.position.pawn;
    let near = |at: Location| at == here || world.position.map().neighbours(here).contains(at);
    if let Action::Whiten(at, colour) = action {
        near(at) && colour == card
    } else {
        action == Action::Raise(card) || action == Action::Decline
    }
}

/// Not worth a thought: handing in what is known to be wrong, naming a colour that is rarer in the bag than another.
fn sensible_action(world: &World, action: Action) -> bool {
    if let Action::Alleviate(colour, trio) = action {
        let recipe = Recipe::find(colour, trio.cards());
        recipe.is_some_and(|recipe| !world.learnt.ruled_out.contains(recipe))
            && world.candidates(colour).len() <= 3
    } else if let Action::Trash(colour) = action {
        colour == commonest_in_bag(world)
    } else {
        !matches!(action, Action::Move(_))
    }
}

/// The colour that is drawn from the bag most often.
fn commonest_in_bag(world: &World) -> Colour {
    let turned = world.position.turned;
    Colour::ALL.into_iter().rev().max_by_key(|colour| turned.of(*colour)).unwrap_or(Colour::Wrath)
}

/// Everything that can be done elsewhere within this turn.
fn destinations(world: &World, distances: &Distances, plans: &mut Vec<Plan>) {
    let position = &world.position;
    let points = u16::from(position.pool.points());
    let here = position.pawn;
    for at in position.map().all().iter().filter(|at| *at != here) {
        let (way, first) = match position.mover() {
            Side::Jekyll => {
                (distances.jekylls(here, at), jekyll::towards(world, distances, at, &Style::GOOD.jekyll))
            }
            Side::Hyde => (10 * u16::from(distances.hydes(here, at)), hyde::towards(world, distances, at)),
        };
        if way / 10 > points {
            continue;
        }
        let left = points - way / 10;
        let mut put = |cost: u8, action: Action| {
            if u16::from(cost) <= left {
                plans
                    .push(Plan { first: Action::Move(first), destination: Some(Destination { at, action }) });
            }
        };
        put(0, Action::Pass);
        match position.mover() {
            Side::Jekyll => jekylls_actions(world, at, &mut put),
            Side::Hyde => hydes_actions(world, at, &mut put),
        }
    }
}

/// What jekyll can do there.
fn jekylls_actions(world: &World, at: Location, put: &mut impl FnMut(u8, Action)) {
    let position = &world.position;
    if position.tiles.contains(at) {
        put(research::RESEARCH, Action::Research);
    }
    if position.map().apothecaries().contains(at) {
        position.apothecary.colours().for_each(|colour| put(research::BUY, Action::Buy(colour)));
    }
    if at == position.map().lab() {
        put(research::MIX, Action::Mix);
        let hand = position.hands.jekyll;
        for colour in jekyll::uncured(world).filter(|colour| world.candidates(*colour).len() <= 3) {
            for recipe in world.candidates(colour).iter().filter(|recipe| hand.covers(recipe.cards())) {
                put(cure::ALLEVIATE, Action::Alleviate(colour, recipe.trio()));
            }
        }
    }
}

/// What hyde can do there.
fn hydes_actions(world: &World, at: Location, put: &mut impl FnMut(u8, Action)) {
    let position = &world.position;
    let hand = position.hands.hyde;
    if position.grey_now().contains(at) {
        put(resist::VICE, Action::Vice);
        position.displaced.colours().for_each(|colour| put(resist::MEET, Action::Meet(colour)));
        for colour in hand.colours().filter(|colour| hand.of(*colour) >= position.set_size(*colour)) {
            put(resist::RESIST, Action::Resist(colour));
        }
    }
    if at == position.map().lab() && !position.hands.jekyll.is_empty() {
        put(resist::STEAL, Action::Steal);
    }
    if (position.tiles - position.trashed).contains(at) && position.black_stock() > 0 {
        put(resist::TRASH, Action::Trash(commonest_in_bag(world)));
    }
}
