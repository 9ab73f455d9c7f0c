//! What is guessed from the others' play: every decision is seen, and the truth explains it better than other worlds do.

use std::collections::HashMap;

use bots::level::Strength;
use bots::partners::evidence::{Evidence, history};
use bots::partners::worlds::Knowledge;
use bots::{Bot, Budget, HasBots};
use game::{Entropy, Game, Move, Quick, Turn, Viewer};
use partners::{Action, Options, Place, Places, State};

use crate::endings::{midgame, tables};

/// A hand that a bot plays with itself until so many cards lie there.
fn played_by(bot: &dyn Bot<State>, options: &Options, seed: u64, cards: usize) -> State {
    let mut quick = Quick::new(seed);
    let mut state = State::new(options);
    while state.played().len() < cards {
        let mv = match state.turn() {
            Turn::Chance | Turn::Over => Move::Chance(state.draw(&mut quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let view = state.view(Viewer::Seat(seat));
                Move::Act(
                    seat,
                    bot.choose(&view.board.options, &view, &mut Budget::of_work(300), &mut quick).unwrap(),
                )
            }
        };
        state.apply(&mv).unwrap();
    }
    state
}

/// Plays a hand at random and writes down who could play from where, and what was chosen: a face, or 14 for asking.
fn decisions(options: &Options, seed: u64) -> (State, Vec<(Places, usize)>) {
    let mut quick = Quick::new(seed);
    let mut state = State::new(options);
    let mut noted = Vec::new();
    loop {
        let mv = match state.turn() {
            Turn::Chance | Turn::Over => Move::Chance(state.draw(&mut quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                if state.played().len() == 27 {
                    return (state, noted);
                }
                let board = state.board();
                let hand = board.hand().unwrap();
                let asked = match hand.deciding {
                    partners::Deciding::Turn => None,
                    partners::Deciding::Asked(place) => Some(place),
                };
                let places: Places = match (asked, board.seating.ghost()) {
                    (Some(place), _) => [place].into_iter().collect(),
                    (None, Some(ghost)) if hand.teams[hand.turn] == partners::Side::Hyde => {
                        [ghost, partners::ghost::solo(ghost)].into_iter().collect()
                    }
                    (None, _) => [hand.turn].into_iter().collect(),
                };
                let action = quick.pick(&state.choices(seat));
                noted.push(match action {
                    Action::Play(card) => (places, card.index() % 14),
                    Action::Ask(_) => (places, 14),
                });
                Move::Act(seat, action)
            }
        };
        state.apply(&mv).unwrap();
    }
}

#[test]
fn history_has_every_decision() {
    for options in tables() {
        for seed in 0..20 {
            let (state, mut noted) = decisions(&options, seed);
            // A question that has not been answered yet is no part of it.
            if state.position().asked().is_some() {
                noted.pop();
            }
            let moments = history(&state.position(), state.played());
            let seen: Vec<_> = moments.iter().map(|moment| (moment.places, moment.chosen.min(14))).collect();
            assert_eq!(seen, noted, "{options:?} {seed}");
        }
    }
}

/// With the hands that they really held, players do what players tend to do.
#[test]
fn the_truth_explains_what_was_done() {
    let bot = State::made(Strength::Strong);
    for options in tables() {
        // In halves: a world that explains it as well counts one.
        let (mut better, mut worlds) = (0, 0);
        for seed in 0..60 {
            let state = played_by(&*bot, &options, seed, 14);
            let truth = state.position();
            for viewer in Viewer::all(State::seats(&options)).filter(|viewer| *viewer != Viewer::Public) {
                let view = state.view(viewer);
                let (knowledge, evidence) = (Knowledge::of(&view).unwrap(), Evidence::of(&view));
                let mut quick = Quick::new(seed);
                let mut weigh = || evidence.weight(&knowledge.imagine(&mut quick));
                let truth = evidence.weight(&truth);
                let halves = |other: f64| usize::from(other < truth) + usize::from(other <= truth);
                better += (0..99).map(|_| halves(weigh())).sum::<usize>();
                worlds += 2 * 99;
            }
        }
        // By chance it would be half of them, give or take 2 in 100.
        assert!(better * 100 > worlds * 56, "{options:?}: better than {better} of {worlds} worlds");
    }
}

#[test]
fn likely_worlds_are_possible_ones_as_often_as_they_are_likely() {
    for options in tables() {
        let state = midgame(&options, 11, 20);
        let view = state.view(Viewer::Seat(state.board().seating.decider(Place::N)));
        let (knowledge, evidence) = (Knowledge::of(&view).unwrap(), Evidence::of(&view));
        let all = knowledge.all();
        let total: f64 = all.iter().map(|world| evidence.weight(world)).sum();
        let count = 5_000.max(all.len());
        let mut drawn: HashMap<String, f64> = HashMap::new();
        for world in knowledge.likely(&evidence, count, &mut Quick::new(3)) {
            *drawn.entry(format!("{world:?}")).or_default() += 1.0;
        }
        assert_eq!(drawn.values().sum::<f64>() as usize, count);
        for world in &all {
            let times = drawn.remove(&format!("{world:?}")).unwrap_or(0.0);
            assert!((times - count as f64 * evidence.weight(world) / total).abs() <= 1.0 + 1e-6, "{world:?}");
        }
        assert!(drawn.is_empty(), "nothing impossible is drawn");
    }
}
