//! What is worth a thought: things to do at once, and places to go to and do something there.
//!
//! A turn is a walk with a purpose. Weighing single steps loses sight of it, so what is weighed is the purpose; the step
//! that comes first is what is played, and at the next step everything is weighed again.

use game::Position as _;
use london::{Action, Colour, Location, Phase, Recipe, Side, Trio};

use super::atlas::{Atlas, within};
use super::style::Style;
use super::thumb::{hyde, jekyll};
use super::world::World;

/// Something to begin now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// What is played now.
    pub first: Action,
    /// Where it leads and what is to be done there, if it leads anywhere.
    pub errand: Option<Errand>,
}

/// A place to go to, and what to do there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Errand {
    /// The place.
    pub at: Location,
    /// To pass is to stay there.
    pub deed: Action,
}

impl Plan {
    /// Just this, and then on by rules of thumb.
    pub fn just(first: Action) -> Plan {
        Plan { first, errand: None }
    }
}

impl Errand {
    /// The next action on this errand; `None` when it is done or cannot be done any more.
    pub fn next(&self, world: &World, atlas: &Atlas) -> Option<Action> {
        let fast = &world.fast;
        let action = if fast.pawn() == self.at {
            self.deed
        } else {
            Action::Move(match fast.pool().side() {
                Side::Jekyll => jekyll::towards(world, atlas, self.at, &Style::GOOD.jekyll),
                Side::Hyde => hyde::towards(world, atlas, self.at),
            })
        };
        let mut legal = false;
        fast.each_action(|possible| legal |= possible == action);
        legal.then_some(action)
    }
}

/// What is worth a thought, what the rules of thumb advise first. Payments are made by rules of thumb alone, and so are
/// jekyll's reactions as long as nothing decisive threatens: against the hyde of a playout they look better than they
/// are, and they cost him his cards.
pub fn plans(world: &World, atlas: &Atlas, legal: &[Action], advised: Action) -> Vec<Plan> {
    let others = legal.iter().copied().filter(|action| *action != advised);
    let mut plans: Vec<Plan> = legal.contains(&advised).then(|| Plan::just(advised)).into_iter().collect();
    match world.fast.phase() {
        Phase::Pay { .. } | Phase::Lift { .. } => {}
        Phase::Window => plans.extend(others.filter(|action| parries(world, atlas, *action)).map(Plan::just)),
        Phase::Raise { .. } if world.fast.pool().side() == Side::Hyde => {
            plans.extend(others.filter(|action| parries(world, atlas, *action)).map(Plan::just));
        }
        Phase::Act => {
            plans.extend(others.filter(|action| sensible_action(world, *action)).map(Plan::just));
            errands(world, atlas, &mut plans);
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
    let fast = &world.fast;
    let held = fast.cards_of(Side::Hyde).len();
    let last_set = |colour: &Colour| {
        let set = hyde::set_size(world, *colour);
        fast.turned_black().of(*colour) == 2 && held >= set && hyde::tokens(world) + held - set >= 6
    };
    fast.pool().side() == Side::Hyde && Colour::ALL.iter().any(last_set)
}

/// Can that reaction of jekyll's keep hyde from winning? It must be near enough, and made with the card he wants least.
fn parries(world: &World, atlas: &Atlas, action: Action) -> bool {
    if !in_danger(world) {
        return false;
    }
    let card = jekyll::least_wanted(world, &Style::GOOD.jekyll);
    let here = world.fast.pawn();
    let near = |at: Location| at == here || within(atlas.neighbours[here.index()], at);
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
        recipe.is_some_and(|recipe| !world.ruled_out.contains(recipe)) && world.doubts(colour) <= 3
    } else if let Action::Trash(colour) = action {
        colour == commonest_in_bag(world)
    } else {
        !matches!(action, Action::Move(_))
    }
}

/// The colour that is drawn from the bag most often.
fn commonest_in_bag(world: &World) -> Colour {
    let turned = world.fast.turned_black();
    Colour::ALL.into_iter().rev().max_by_key(|colour| turned.of(*colour)).unwrap_or(Colour::Wrath)
}

/// Everything that can be done elsewhere within this turn.
fn errands(world: &World, atlas: &Atlas, plans: &mut Vec<Plan>) {
    let fast = &world.fast;
    let points = u16::from(fast.pool().points());
    let here = fast.pawn();
    for at in (0..atlas.len as u8).map(Location).filter(|at| *at != here) {
        let (way, first) = match fast.pool().side() {
            Side::Jekyll => {
                (atlas.jekylls_way(here, at), jekyll::towards(world, atlas, at, &Style::GOOD.jekyll))
            }
            Side::Hyde => (10 * u16::from(atlas.hydes_way(here, at)), hyde::towards(world, atlas, at)),
        };
        if way / 10 > points {
            continue;
        }
        let left = points - way / 10;
        let mut put = |price: u16, deed: Action| {
            if price <= left {
                plans.push(Plan { first: Action::Move(first), errand: Some(Errand { at, deed }) });
            }
        };
        put(0, Action::Pass);
        match fast.pool().side() {
            Side::Jekyll => jekylls_deeds(world, atlas, at, &mut put),
            Side::Hyde => hydes_deeds(world, atlas, at, &mut put),
        }
    }
}

/// What jekyll can do there.
fn jekylls_deeds(world: &World, atlas: &Atlas, at: Location, put: &mut impl FnMut(u16, Action)) {
    let fast = &world.fast;
    if within(fast.tiles_left(), at) {
        put(3, Action::Research);
    }
    if within(atlas.apothecaries, at) {
        fast.apothecary_row().colours().for_each(|colour| put(2, Action::Buy(colour)));
    }
    if at == atlas.lab {
        put(3, Action::Mix);
        let hand = fast.cards_of(Side::Jekyll);
        for colour in jekyll::uncured(world).filter(|colour| world.doubts(*colour) <= 3) {
            for recipe in world.suspects(colour).filter(|recipe| hand.covers(recipe.cards())) {
                Trio::new(recipe.cards())
                    .into_iter()
                    .for_each(|trio| put(6, Action::Alleviate(colour, trio)));
            }
        }
    }
}

/// What hyde can do there.
fn hydes_deeds(world: &World, atlas: &Atlas, at: Location, put: &mut impl FnMut(u16, Action)) {
    let fast = &world.fast;
    let hand = fast.cards_of(Side::Hyde);
    if within(fast.grey_ground(), at) {
        put(3, Action::Vice);
        fast.displaced_row().colours().for_each(|colour| put(2, Action::Meet(colour)));
        for colour in hand.colours().filter(|colour| hand.of(*colour) >= hyde::set_size(world, *colour)) {
            put(6, Action::Resist(colour));
        }
    }
    if at == atlas.lab && !fast.cards_of(Side::Jekyll).is_empty() {
        put(4, Action::Steal);
    }
    if within(fast.tiles_left() & !fast.tiles_trashed(), at) && fast.black_tokens_in_stock() > 0 {
        put(3, Action::Trash(commonest_in_bag(world)));
    }
}
