//! What the players make of it.

use bots::{Budget, HasBots, Level, Strength};
use game::{Game, Move, Quick, Seat, Viewer};
use london::{Action, Colour, Phase, Side, State, seat_of};

use crate::games::game;

fn choose(strength: Strength, state: &State, seat: Seat, seed: u64) -> Action {
    let bot = State::bot(Level::Made(strength));
    let view = state.view(Viewer::Seat(seat));
    bot.choose(state.options(), &view, &mut Budget::of_work(200), &mut Quick::new(seed)).unwrap()
}

/// Shows positions at which there is a turn to plan, one in that many of them.
fn each_turn(seeds: core::ops::Range<u64>, every: usize, mut each: impl FnMut(&State, Seat)) {
    let mut shown = 0;
    for seed in seeds {
        game(Strength::Casual, seed, |state, seat| {
            if state.board().phase == Phase::Act && state.choices(seat).len() > 3 && state.board().turn > 2 {
                shown += 1;
                if shown % every == 0 {
                    each(state, seat);
                }
            }
        });
    }
}

/// The champion imagines the same things during a whole turn, so chance does not make him turn back; a strong player
/// thinks anew each time.
#[test]
fn a_champion_does_not_waver() {
    let (mut positions, mut wavered) = (0, 0);
    each_turn(0..2, 6, |state, seat| {
        positions += 1;
        let champion = |seed| choose(Strength::Champion, state, seat, seed);
        assert_eq!(champion(1), champion(2));
        wavered +=
            usize::from(choose(Strength::Strong, state, seat, 1) != choose(Strength::Strong, state, seat, 2));
    });
    assert!(positions > 20 && wavered > 0, "{wavered} of {positions}");
}

/// Whoever holds the last set on grey ground hands it in.
#[test]
fn hyde_wins_when_he_can() {
    let mut chances = 0;
    for seed in 0..40 {
        game(Strength::Casual, seed, |state, seat| {
            if seat != seat_of(Side::Hyde) || state.board().phase != Phase::Act {
                return;
            }
            let wins = |colour: &Colour| {
                state.board().turned.of(*colour) == 2
                    && state.choices(seat).contains(&Action::Resist(*colour))
            };
            let Some(colour) = Colour::ALL.into_iter().find(wins) else { return };
            chances += 1;
            for strength in [Strength::Strong, Strength::Champion] {
                assert_eq!(choose(strength, state, seat, seed), Action::Resist(colour), "{strength:?}");
            }
        });
    }
    assert!(chances > 0, "{chances} chances");
}

/// Payments go the way of rules of thumb, whatever the level: all of them are legal, and a whole turn ends.
#[test]
fn a_turn_of_a_champion_ends() {
    each_turn(3..4, 25, |state, seat| {
        let (mut state, turn) = (state.clone(), state.board().turn);
        let mut quick = Quick::new(5);
        let mut steps = 0;
        while state.board().turn == turn {
            let mv = match state.turn() {
                game::Turn::Over => return,
                game::Turn::Chance => Move::Chance(state.draw(&mut quick)),
                game::Turn::Seats(seats) => {
                    let decider = seats.iter().next().unwrap();
                    Move::Act(decider, choose(Strength::Champion, &state, decider, steps))
                }
            };
            state.apply(&mv).unwrap();
            steps += 1;
            assert!(steps < 200, "{seat:?} does not come to an end");
        }
    });
}
