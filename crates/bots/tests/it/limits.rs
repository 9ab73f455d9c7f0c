//! What a bot refuses, and how it is stopped.

use bots::{Budget, CannotChoose, HasBots};
use game::{Move, Quick, Seat, Turn, Viewer};

use crate::positions::{each_position, levels};

fn refuses<G: HasBots>(options: &G::Options) {
    for level in levels() {
        let bot = G::bot(level);
        let nothing = bot.choose(
            options,
            &G::new(options).view(Viewer::Seat(Seat(0))),
            &mut Budget::full(),
            &mut Quick::new(1),
        );
        assert_eq!(nothing, Err(CannotChoose::NothingToDecide), "{level} before the first deal");
        let public = bot.choose(
            options,
            &G::new(options).view(Viewer::Public),
            &mut Budget::full(),
            &mut Quick::new(1),
        );
        assert_eq!(public, Err(CannotChoose::NothingToDecide), "{level} as a spectator");
        each_position::<G>(options, 10, 3, |state, seat| {
            let view = state.view(Viewer::Seat(seat));
            let answer = bot.choose(options, &view, &mut Budget::of_work(0), &mut Quick::new(1));
            assert_eq!(answer, Err(CannotChoose::NoBudget), "{level}");
            let spectator =
                bot.choose(options, &state.view(Viewer::Public), &mut Budget::full(), &mut Quick::new(1));
            assert_eq!(spectator, Err(CannotChoose::NothingToDecide), "{level} as a spectator");
        });
    }
}

#[test]
fn without_a_budget_or_a_decision_there_is_no_choice() {
    refuses::<partners::State>(&partners::Options::default());
    refuses::<partners::State>(&partners::Options::three(partners::Place::N));
    refuses::<duel::State>(&duel::Options::default());
    refuses::<london::State>(&london::Options::default());
}

#[test]
fn every_refusal_is_a_sentence() {
    assert!(CannotChoose::NothingToDecide.to_string().contains("nothing to decide"));
    assert!(CannotChoose::NoBudget.to_string().contains("zero"));
}

/// Told to stop at once or after a while, a bot answers with something legal.
fn stops<G: HasBots>(options: &G::Options) {
    for level in levels() {
        let bot = G::bot(level);
        for patience in [0, 2] {
            each_position::<G>(options, 10, 5, |state, seat| {
                let view = state.view(Viewer::Seat(seat));
                let mut asked = 0;
                let mut stop = || {
                    asked += 1;
                    asked > patience
                };
                let action = bot.choose(options, &view, &mut Budget::until(&mut stop), &mut Quick::new(1));
                let action = action.expect("the best it has");
                assert!(G::legal(options, &view).contains(&action), "{level} chose {action:?}");
            });
        }
    }
}

#[test]
fn whoever_is_told_to_stop_answers() {
    stops::<partners::State>(&partners::Options::default());
    stops::<duel::State>(&duel::Options::default());
    stops::<london::State>(&london::Options::default());
}

/// The same view, work and seed give the same choice, and every choice is legal, to the end of a game.
fn plays_a_game<G: HasBots>(options: &G::Options, work: u64) {
    for level in levels() {
        let bots = [G::bot(level), G::bot(level)];
        let mut quick = Quick::new(7);
        let mut state = G::new(options);
        for decision in 0.. {
            let mv = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Move::Chance(state.draw(&mut quick)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody decides");
                    let view = state.view(Viewer::Seat(seat));
                    let [one, other] = [&bots[0], &bots[1]].map(|bot| {
                        bot.choose(options, &view, &mut Budget::of_work(work), &mut Quick::new(decision))
                    });
                    assert_eq!(one, other, "{level}");
                    Move::Act(seat, one.expect("something to choose"))
                }
            };
            state.apply(&mv).expect("a bot chooses among what is legal");
        }
    }
}

#[test]
fn every_level_plays_to_the_end_and_again_the_same() {
    plays_a_game::<partners::State>(&partners::Options::default().to(100), 8);
    plays_a_game::<partners::State>(&partners::Options::three(partners::Place::S).to(100), 8);
    plays_a_game::<duel::State>(&duel::Options::default(), 8);
    plays_a_game::<duel::State>(&duel::Options { match_: duel::Match::Return }, 8);
    plays_a_game::<london::State>(&london::Options { turns: 40, ..london::Options::default() }, 4);
}
