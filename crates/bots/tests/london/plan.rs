//! What is worth a thought.

use bots::Strength;
use bots::london::distances::Distances;
use bots::london::heuristics;
use bots::london::plan::{Plan, in_danger, plans};
use bots::london::style::Style;
use bots::london::world::World;
use game::{Game, Quick};
use london::{Action, Map, Phase, Recipe, Side};

use crate::games::{game, imagined};

/// Shows what is worth a thought at every position of some games.
fn each_thought(seeds: core::ops::Range<u64>, mut each: impl FnMut(&World, &Distances, &[Action], &[Plan])) {
    let distances = Distances::new(&Map::built_in());
    for seed in seeds {
        let mut quick = Quick::new(seed);
        game(Strength::Casual, seed, |state, seat| {
            let world = imagined(state, seat, &mut quick);
            let legal = state.choices(seat);
            let advised = heuristics::choose(&world, &distances, &Style::GOOD);
            each(&world, &distances, &legal, &plans(&world, &distances, &legal, advised));
        });
    }
}

#[test]
fn plans_begin_with_something_legal_and_what_is_advised_comes_first() {
    let mut many = 0;
    each_thought(0..4, |world, distances, legal, plans| {
        let advised = heuristics::choose(world, distances, &Style::GOOD);
        assert_eq!(plans.first().map(|plan| plan.first), Some(advised));
        for (place, plan) in plans.iter().enumerate() {
            assert!(legal.contains(&plan.first), "{plan:?}");
            assert!(!plans[..place].contains(plan), "{plan:?} twice");
        }
        many = many.max(plans.len());
    });
    assert!(many > 20, "{many} at most");
}

#[test]
fn nobody_thinks_of_mixing_what_is_known_to_be_wrong() {
    let mut mixed = 0;
    each_thought(0..8, |world, _, _, plans| {
        for plan in &plans[1..] {
            let action = plan.destination.map_or(plan.first, |destination| destination.action);
            if let Action::Alleviate(colour, trio) = action {
                let recipe = Recipe::find(colour, trio.cards()).expect("a recipe of that colour");
                assert!(world.candidates(colour).contains(recipe), "{recipe:?}");
                mixed += 1;
            }
        }
    });
    assert!(mixed > 5, "{mixed} mixed");
}

#[test]
fn plans_lead_to_their_destination_and_end_with_their_action() {
    let mut done = 0;
    each_thought(0..3, |world, distances, _, plans| {
        for plan in plans.iter().step_by(7) {
            let Some(destination) = plan.destination else { continue };
            let mut world = world.clone();
            let mut quick = Quick::new(1);
            let turn = world.position.turn;
            world.act(plan.first);
            for _ in 0..200 {
                if world.settle(&mut quick).is_none() || world.position.turn != turn {
                    break;
                }
                let there = world.position.pawn == destination.at;
                let acts = world.position.phase == Phase::Act;
                let next = if acts { destination.next(&world, distances) } else { None };
                if there && next.is_some() {
                    assert_eq!(next, Some(destination.action));
                    done += 1;
                    break;
                }
                world.act(next.unwrap_or_else(|| heuristics::choose(&world, distances, &Style::GOOD)));
            }
        }
    });
    assert!(done > 100, "{done} done");
}

/// Reactions of jekyll's are only thought about when hyde may win, and then the ground under his feet is among them.
#[test]
fn jekyll_thinks_of_parrying_when_hyde_can_win() {
    let (mut dangers, mut others) = (0, 0);
    each_thought(0..20, |world, _, legal, plans| {
        let position = &world.position;
        if position.phase != Phase::Window || legal.len() < 2 {
            return;
        }
        let under_his_feet = |plan: &Plan| matches!(plan.first, Action::Whiten(at, _) if at == position.pawn);
        if in_danger(world) && position.grey_now().contains(position.pawn) {
            assert!(plans.iter().any(under_his_feet), "{plans:?}");
            dangers += 1;
        } else if !in_danger(world) {
            assert_eq!(plans.len(), 1, "{plans:?}");
            others += 1;
        }
    });
    assert!(dangers > 0 && others > 100, "{dangers} and {others}");
}

/// L4.7: for danger it takes two tokens of a colour, a hand that can be a set, and what the set costs.
#[test]
fn danger_is_what_everybody_can_see() {
    each_thought(0..6, |world, _, _, _| {
        let position = &world.position;
        let two = london::Colour::ALL.iter().any(|colour| position.turned.of(*colour) == 2);
        let set = position.hands.hyde.len() >= 3;
        if in_danger(world) {
            assert!(two && set && position.mover() == Side::Hyde);
        }
    });
}
