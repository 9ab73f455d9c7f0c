//! What actions are worth: on a view alone, the same every time, in the eyes of who decides.

use bots::values::{Valued, values};
use bots::{Budget, CannotChoose, HasBots, Level, Strength};
use game::{Game, Move, Quick, Seat, Side, Standing, Turn, Viewer};

use crate::positions::{each_position, levels};

fn ask<G: HasBots>(state: &G, seat: Seat, level: Level, work: u64) -> Vec<Valued<G::Action>> {
    let view = state.view(Viewer::Seat(seat));
    let budget = &mut Budget::of_work(work);
    values::<G>(state.options(), &view, level, budget, &mut Quick::new(7)).expect("something to choose")
}

/// Every legal action has its line; work is what was tried; a twin world in which only what is hidden differs gives the same.
fn is_sound<G: HasBots>(options: &G::Options, positions: usize) {
    for level in levels() {
        each_position::<G>(options, positions, 4, |state, seat| {
            let view = state.view(Viewer::Seat(seat));
            let list = ask(state, seat, level, 40);
            let actions: Vec<G::Action> = list.iter().map(|valued| valued.action).collect();
            assert_eq!(actions, G::legal(options, &view), "{level}");
            assert!(list.iter().map(|valued| valued.visits).sum::<u64>() <= 40, "{level}: {list:?}");
            for Valued { value, visits, error, .. } in &list {
                assert_eq!(value.is_some(), *visits > 0, "{level}: {list:?}");
                assert!(value.is_none_or(|value| (-1e-6..=1.0 + 1e-6).contains(&value)), "{level}: {list:?}");
                assert!(error.is_none_or(|error| (0.0..=0.8).contains(&error)), "{level}: {list:?}");
            }
            let twin = G::determinize(options, &view, &mut Quick::new(99));
            assert_eq!(ask(&twin, seat, level, 40), list, "{level} sees what is hidden");
        });
    }
}

#[test]
fn values_are_of_the_view_and_the_same_every_time() {
    is_sound::<partners::State>(&partners::Options::default(), 8);
    is_sound::<partners::State>(&partners::Options::three(partners::Place::N), 4);
    is_sound::<duel::State>(&duel::Options::default(), 8);
    is_sound::<london::State>(&london::Options { turns: 6, ..london::Options::default() }, 4);
}

#[test]
fn where_there_is_nothing_to_judge_that_is_said() {
    let options = duel::Options::default();
    let ask = |view, budget: &mut Budget<'_>| {
        values::<duel::State>(&options, &view, Level::Random, budget, &mut Quick::new(1))
    };
    each_position::<duel::State>(&options, 3, 3, |state, seat| {
        let own = state.view(Viewer::Seat(seat));
        assert_eq!(ask(own, &mut Budget::of_work(0)), Err(CannotChoose::NoBudget));
        let public = state.view(Viewer::Public);
        assert_eq!(ask(public, &mut Budget::full()), Err(CannotChoose::NothingToDecide));
    });
}

/// What a search chooses is what it visits most, so that values and choice cannot tell two stories.
#[test]
fn the_favourite_of_a_search_is_what_it_chooses() {
    let level = Level::Ismcts(200);
    each_position::<duel::State>(&duel::Options::default(), 20, 3, |state, seat| {
        let view = state.view(Viewer::Seat(seat));
        let bot = duel::State::bot(level);
        let chosen = bot.choose(state.options(), &view, &mut Budget::full(), &mut Quick::new(7));
        let list = ask(state, seat, level, 200);
        let most = list.iter().map(|valued| valued.visits).max();
        let favourites = list.iter().filter(|valued| Some(valued.visits) == most);
        assert!(favourites.map(|valued| Ok(valued.action)).any(|action| action == chosen), "{list:?}");
    });
}

/// With the cards open, what is valued most comes to more than what is valued least, for whichever side decides.
#[test]
fn what_is_valued_more_is_worth_more() {
    use bots::duel::{payoff::Payoff, solve::Solver};
    let mut solver = Solver::new(&Payoff::difference(), 14);
    for level in [Level::Random, Level::Ismcts(200), Level::Made(Strength::Strong)] {
        for side in Side::BOTH {
            let mut gained = 0.0;
            each_position::<duel::State>(&duel::Options::default(), 300, 2, |state, seat| {
                let position = state.position();
                let decides = position.leg.side(seat);
                if decides != side || state.hand(side).len() > 5 || position.phase.exchange().is_some() {
                    return;
                }
                let list = ask(state, seat, level, 200);
                let by = |one: &&Valued<_>, other: &&Valued<_>| {
                    one.value.partial_cmp(&other.value).expect("numbers")
                };
                let (worst, best) = (list.iter().min_by(by), list.iter().max_by(by));
                let solution = solver.solve(&position).expect("a round");
                let worth = |valued: Option<&Valued<duel::Action>>| {
                    let action = valued.expect("some").action;
                    solution.choices[side].iter().find(|choice| choice.action == action).expect("legal").value
                };
                gained += worth(best) - worth(worst);
            });
            let gained = if side == Side::Hyde { gained } else { -gained };
            assert!(gained > 5.0, "{level} as {side:?}: {gained}");
        }
    }
}

/// The action that won a game of london is known to win it.
#[test]
fn what_wins_at_once_is_worth_a_whole_game() {
    let options = london::Options::default();
    let bot = london::State::bot(Level::Made(Strength::Casual));
    let mut seen = [false; 2];
    for seed in 0..4 {
        let (mut state, mut last, mut quick) = (london::State::new(&options), None, Quick::new(seed));
        loop {
            let mv = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Move::Chance(state.draw(&mut quick)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody");
                    let view = state.view(Viewer::Seat(seat));
                    let action = bot.choose(&options, &view, &mut Budget::full(), &mut quick).expect("legal");
                    last = Some((state.clone(), seat, action));
                    Move::Act(seat, action)
                }
            };
            state.apply(&mv).expect("a legal move");
        }
        let (before, seat, action) = last.expect("a game has decisions");
        let outcome = state.outcome().expect("over");
        let mut after = before.clone();
        after.apply(&Move::Act(seat, action)).expect("it was legal");
        if london::State::standing(&outcome, seat) != Standing::Won || after.outcome().is_none() {
            continue;
        }
        seen[seat.index()] = true;
        for level in [Level::Random, Level::Made(Strength::Strong)] {
            // What is handed in may be wrong in some of the worlds: then it is not worth all of it.
            let list = ask(&before, seat, level, 100);
            let best = list.iter().filter_map(|valued| valued.value).fold(0.0, f64::max);
            let value = list.iter().find(|valued| valued.action == action).and_then(|valued| valued.value);
            assert!(
                value.is_some_and(|value| value > 0.5 && value >= best - 0.35),
                "{level}: {action:?} {list:?}"
            );
        }
    }
    assert!(seen[0] || seen[1], "nobody won with an action");
}
