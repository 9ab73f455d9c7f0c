//! Games to take positions from.

use bots::london::distances::Distances;
use bots::london::heuristics;
use bots::london::style::Style;
use bots::london::world::{Guess, Imagination, World};
use bots::{Budget, HasBots, Level, Strength};
use game::{Game, Move, Quick, Seat, Turn, Viewer};
use london::{Options, Side, State, seat_of};

/// Plays a game between two bots of that strength and shows every position at which somebody decides.
pub fn game(strength: Strength, seed: u64, mut each: impl FnMut(&State, Seat)) -> State {
    let bot = State::bot(Level::Made(strength));
    let mut state = State::new(&Options::default());
    let mut quick = Quick::new(seed);
    loop {
        let mv = match state.turn() {
            Turn::Over => return state,
            Turn::Chance => Move::Chance(state.draw(&mut quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                each(&state, seat);
                let view = state.view(Viewer::Seat(seat));
                Move::Act(seat, bot.choose(state.options(), &view, &mut Budget::full(), &mut quick).unwrap())
            }
        };
        state.apply(&mv).unwrap();
    }
}

/// A world as that seat imagines it.
pub fn imagined(state: &State, seat: Seat, quick: &mut Quick) -> World {
    Imagination::new(state.options(), &state.view(Viewer::Seat(seat)), Guess::Blind, quick).world(quick)
}

/// Plays a world on by good rules of thumb, shows it before each decision, and says who has won.
pub fn by_heuristics(seed: u64, distances: &Distances, mut each: impl FnMut(&World)) -> Option<Side> {
    let mut quick = Quick::new(seed);
    let mut state = State::new(&Options::default());
    state.apply(&Move::Chance(state.draw(&mut quick))).unwrap();
    let mut world = imagined(&state, seat_of(Side::Hyde), &mut quick);
    while world.settle(&mut quick).is_some() {
        each(&world);
        world.act(heuristics::choose(&world, distances, &Style::GOOD));
    }
    game::Position::outcome(&world.position).unwrap().winner
}
