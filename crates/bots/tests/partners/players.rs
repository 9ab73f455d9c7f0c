//! The players: they choose what is legal, the same thing twice, and know nothing they may not know.

use bots::level::Strength;
use bots::{Budget, CannotChoose, HasBots};
use game::{Game, Quick, Turn, Viewer};
use partners::{Action, State, View};

use crate::endings::{midgame, tables};

fn decision(options: &partners::Options, seed: u64) -> View {
    let state = midgame(options, seed, (seed % 27) as usize);
    let Turn::Seats(seats) = state.turn() else { panic!("somebody decides") };
    state.view(Viewer::Seat(seats.iter().next().unwrap()))
}

fn choose(strength: Strength, view: &View) -> Action {
    State::made(strength)
        .choose(&view.board.options, view, &mut Budget::of_work(200), &mut Quick::new(7))
        .unwrap()
}

#[test]
fn choices_are_legal_and_repeatable() {
    for strength in Strength::ALL {
        for options in tables() {
            for seed in 0..60 {
                let view = decision(&options, seed);
                let action = choose(strength, &view);
                assert!(State::legal(&options, &view).contains(&action), "{strength:?} {view:?}");
                assert_eq!(action, choose(strength, &view));
            }
        }
    }
}

#[test]
fn the_choice_does_not_depend_on_what_is_hidden() {
    for strength in Strength::ALL {
        for options in tables() {
            for seed in 0..20 {
                let view = decision(&options, seed);
                let twin = State::determinize(&options, &view, &mut Quick::new(seed));
                assert_eq!(choose(strength, &view), choose(strength, &twin.view(view.viewer)));
            }
        }
    }
}

#[test]
fn without_budget_or_choice_there_is_an_error() {
    for strength in Strength::ALL {
        let view = decision(&tables()[0], 3);
        let nothing =
            State::made(strength).choose(&tables()[0], &view, &mut Budget::of_work(0), &mut Quick::new(1));
        assert_eq!(nothing, Err(CannotChoose::NoBudget));
        let public = midgame(&tables()[0], 3, 3).view(Viewer::Public);
        let nobody =
            State::made(strength).choose(&tables()[0], &public, &mut Budget::full(), &mut Quick::new(1));
        assert_eq!(nobody, Err(CannotChoose::NothingToDecide));
    }
}
