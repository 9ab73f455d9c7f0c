//! The equilibrium of the last tricks, checked by an exploitability that is computed in another way: every hand of the
//! other is played through on the game's own position, with all that each player knows.

use std::collections::BTreeMap;

use bots::duel::ending::{Ending, Start};
use bots::duel::payoff::Payoff;
use duel::{Action, Cards, Known, Options, Position, State, View};
use game::{BySide, Entropy, Game, Move, Position as _, Quick, Side, Turn, Viewer};

/// A view with so many tricks left in which somebody is to lead.
fn view(left: usize, quick: &mut Quick) -> (State, View, Start) {
    loop {
        let mut state = State::new(&Options::default());
        while let Turn::Chance | Turn::Seats(_) = state.turn() {
            let mv = match state.turn() {
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is on turn");
                    let view = state.view(Viewer::Seat(seat));
                    let begins = state.board().tricks.len() == 10 - left;
                    if begins && let Some(start) = Start::of(&view, left) {
                        return (state, view, start);
                    }
                    Move::Act(seat, quick.pick(&state.choices(seat)))
                }
                Turn::Chance | Turn::Over => Move::Chance(state.draw(quick)),
            };
            state.apply(&mv).expect("what is legal is accepted");
        }
    }
}

#[test]
fn the_ranges_are_the_worlds_that_can_be() {
    let mut quick = Quick::new(1);
    for _ in 0..300 {
        let (state, view, start) = view(3, &mut quick);
        let Known::Own(own) = &view.known else { panic!("a player") };
        let other = own.side.other();
        // The truth is in the ranges.
        for side in Side::BOTH {
            assert!(start.ranges[side].hands.contains(&state.hand(side)));
        }
        // What the other may hold is what the view can imagine, no more and no less.
        let unseen = own.unseen(&view.board);
        let few = |cards: Cards| (cards & Cards::POTIONS).len() <= unseen.potions_at_most;
        let imagined = unseen.possible.choices(unseen.missing).into_iter().filter(|&cards| few(cards));
        let mut imagined: Vec<Cards> = imagined.map(|cards| cards | unseen.certain).collect();
        let ranges = start.ranges[other].hands.iter().copied();
        let mut possible: Vec<Cards> = ranges.filter(|&hand| (hand & own.hand).is_empty()).collect();
        imagined.sort_unstable();
        possible.sort_unstable();
        assert_eq!(imagined, possible);
    }
}

/// What each information set plays: the hand and the moves since the beginning, which both saw.
type Plan = BTreeMap<(Side, Cards, Vec<Action>), Vec<(Action, f64)>>;

/// A pair of hands on its way through the ending.
struct World {
    state: State,
    weight: f64,
    hands: BySide<Cards>,
}

/// What the best answer of `me` to the other's plan is worth to hyde, over all these worlds at once: worlds that look the
/// same to `me` must be played the same.
fn best_answer(
    me: Side,
    worlds: Vec<World>,
    path: &[Action],
    plan: &mut dyn FnMut(&World) -> Vec<(Action, f64)>,
) -> f64 {
    let payoff = Payoff::difference();
    let Some(first) = worlds.first() else { return 0.0 };
    let over = |state: &State| state.board().tricks.is_empty();
    if over(&first.state) {
        let worth = |world: &World| world.weight * payoff.at(world.state.board().taken.jekyll);
        return worlds.iter().map(worth).sum();
    }
    // A swap shows everything: each world by itself.
    if matches!(first.state.board().phase, duel::Phase::Swap { .. }) {
        let open = |world: &World| world.weight * minimax(&world.state.position(), &payoff);
        return worlds.iter().map(open).sum();
    }
    let seat = first.state.turn().seats().iter().next().expect("somebody is on turn");
    let side = first.state.board().leg.side(seat);
    let mut by_hand: BTreeMap<Cards, Vec<World>> = BTreeMap::new();
    for world in worlds {
        by_hand.entry(if side == me { world.hands[me] } else { Cards::EMPTY }).or_default().push(world);
    }
    let after = |world: &World, action: Action, weight: f64| {
        let mut state = world.state.clone();
        state.apply(&Move::Act(seat, action)).expect("what is legal is accepted");
        World { state, weight, hands: world.hands }
    };
    let mut total = 0.0;
    for worlds in by_hand.into_values() {
        if side == me {
            let values = worlds[0].state.choices(seat).into_iter().map(|action| {
                let next = worlds.iter().map(|world| after(world, action, world.weight)).collect();
                best_answer(me, next, &[path, &[action]].concat(), plan)
            });
            let values: Vec<f64> = values.collect();
            let best = if me == Side::Hyde { f64::max } else { f64::min };
            total += values.into_iter().reduce(best).unwrap_or(0.0);
        } else {
            let mut by_action: BTreeMap<Action, Vec<World>> = BTreeMap::new();
            for world in &worlds {
                let moves = plan(world);
                let all: f64 = moves.iter().map(|&(_, weight)| weight).sum();
                for (action, weight) in moves {
                    let next = after(world, action, world.weight * weight / all);
                    by_action.entry(action).or_default().push(next);
                }
            }
            for (action, next) in by_action {
                total += split_by_hand(me, next, &[path, &[action]].concat(), plan);
            }
        }
    }
    total
}

/// Worlds in which the other's cards show differently at the next move of `me` are one bundle; hands of `me` are not.
fn split_by_hand(
    me: Side,
    worlds: Vec<World>,
    path: &[Action],
    plan: &mut dyn FnMut(&World) -> Vec<(Action, f64)>,
) -> f64 {
    let mut by_hand: BTreeMap<Cards, Vec<World>> = BTreeMap::new();
    for world in worlds {
        by_hand.entry(world.hands[me]).or_default().push(world);
    }
    by_hand.into_values().map(|worlds| best_answer(me, worlds, path, plan)).sum()
}

fn minimax(position: &Position, payoff: &Payoff) -> f64 {
    if !position.phase.in_round() {
        return payoff.at(position.round.taken.jekyll);
    }
    let mut values = Vec::new();
    position.each_action(|action| {
        let mut next = *position;
        next.act(action);
        values.push(minimax(&next, payoff));
    });
    let best = if position.phase.to_move() == Some(Side::Hyde) { f64::max } else { f64::min };
    values.into_iter().reduce(best).expect("somebody can move")
}

/// The ending of `view` in every world of its ranges that agrees with the view's owner or not.
fn worlds(state: &State, start: &Start) -> Vec<World> {
    let mut worlds = Vec::new();
    for &jekyll in &start.ranges.jekyll.hands {
        for &hyde in start.ranges.hyde.hands.iter().filter(|&&hyde| (hyde & jekyll).is_empty()) {
            let hands = BySide { jekyll, hyde };
            worlds.extend(with_hands(state, hands).map(|state| World { state, weight: 1.0, hands }));
        }
    }
    assert_eq!(worlds.len(), pairs(start), "every pair of hands is a world");
    let total = worlds.len() as f64;
    worlds.iter_mut().for_each(|world| world.weight /= total);
    worlds
}

/// The same round with other hands: replayed from the deal, with the cards never shown moved about.
fn with_hands(state: &State, hands: BySide<Cards>) -> Option<State> {
    let given = state.exchanges().iter().fold(Cards::EMPTY, |all, given| all | given.jekyll | given.hyde);
    // Cards that were held and never shown may be exchanged for others that were never shown.
    let dealt =
        BySide::from_fn(|side| (state.dealt(side) - (state.hand(side) - given)) | (hands[side] - given));
    let mut again = State::new(state.options());
    again.apply(&Move::Chance(duel::Deal::of_hands(dealt))).ok()?;
    let mut exchanges = state.exchanges().iter();
    let tricks = state.board().tricks;
    let mut tricks = tricks.iter();
    loop {
        let board = again.board();
        let actions = match board.phase {
            duel::Phase::Give(_) => exchanges.next()?.pair(Action::Give),
            duel::Phase::Swap { .. } => exchanges.next()?.pair(Action::Swap),
            duel::Phase::Lead(leader) => match tricks.next() {
                None => return Some(again),
                Some(trick) => vec![(leader, lead(trick)), (leader.other(), Action::Play(trick.followed))],
            },
            duel::Phase::Deal | duel::Phase::Follow { .. } | duel::Phase::Over(_) => return None,
        };
        for (side, action) in actions {
            let seat = again.board().leg.seat(side);
            again.apply(&Move::Act(seat, action)).ok()?;
        }
    }
}

fn lead(trick: &duel::Trick) -> Action {
    trick.led.action()
}

trait Pair {
    fn pair(&self, action: fn(Cards) -> Action) -> Vec<(Side, Action)>;
}

impl Pair for BySide<Cards> {
    fn pair(&self, action: fn(Cards) -> Action) -> Vec<(Side, Action)> {
        Side::BOTH.into_iter().map(|side| (side, action(self[side]))).collect()
    }
}

/// Solves endings of the first round, where the exchanges are few, and compares both ways to find the best answer.
fn check(left: usize, count: usize, improvements: u32, goal: f64) {
    let mut quick = Quick::new(left as u64);
    let mut checked = 0;
    while checked < count {
        let (state, _, start) = view(left, &mut quick);
        let worlds_count = start.ranges.jekyll.hands.len() * start.ranges.hyde.hands.len();
        let first_round = state.board().track.round == 1;
        if !(20..=700).contains(&worlds_count) || !first_round {
            continue;
        }
        checked += 1;
        let mut ending = Ending::new(&start, &Payoff::difference());
        (0..improvements).for_each(|_| ending.improve());
        assert!(ending.exploitability() < goal, "{}", ending.exploitability());
        for me in Side::BOTH {
            let mut memory: Plan = BTreeMap::new();
            let mut plan = |world: &World| {
                let seat = world.state.turn().seats().iter().next().expect("somebody is on turn");
                let view = world.state.view(Viewer::Seat(seat));
                if world.state.hand(me.other()).len() == 1 {
                    // The last card: which colour a potion calls then does not matter.
                    return vec![(world.state.choices(seat)[0], 1.0)];
                }
                let shown = world.state.board().tricks[10 - left..].iter().map(lead).collect::<Vec<_>>();
                let key = (me.other(), world.hands[me.other()], [shown, state_led(&world.state)].concat());
                memory.entry(key).or_insert_with(|| ending.strategy(&start, &view)).clone()
            };
            let value = split_by_hand(me, worlds(&state, &start), &[], &mut plan);
            let found = ending.best_response(me);
            assert!((value - found).abs() < 1e-3, "{value} by brute force, {found} on the tree");
        }
    }
}

fn state_led(state: &State) -> Vec<Action> {
    let mut shown: Vec<Action> =
        state.board().tricks.iter().map(|trick| Action::Play(trick.followed)).collect();
    if let duel::Phase::Follow { led, leader } = state.board().phase {
        shown.push(lead(&duel::Trick { leader, led, followed: led.card }));
    }
    shown
}

#[test]
fn two_tricks_are_an_equilibrium_against_brute_force() {
    check(2, 40, 200, 0.005);
}

#[test]
fn three_tricks_are_an_equilibrium_against_brute_force() {
    check(3, 6, 100, 0.01);
}

fn pairs(start: &Start) -> usize {
    let BySide { jekyll, hyde } = &start.ranges;
    jekyll.hands.iter().map(|one| hyde.hands.iter().filter(|&&other| (*one & other).is_empty()).count()).sum()
}
