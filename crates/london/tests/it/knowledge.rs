//! What is known of a hand, checked against brute force: all worlds that an onlooker cannot tell from the real one,
//! each played out by the rules themselves.

use std::collections::BTreeMap;

use game::{Game, Move, Quick, Turn, Viewer};
use london::{Counts, Options, Side, State, seat_of};

use crate::policy::eager;

/// The worlds that a viewer thinks possible, one for each pair of hands.
struct Worlds {
    viewer: Viewer,
    worlds: BTreeMap<[Counts; 2], State>,
}

fn hands(state: &State) -> [Counts; 2] {
    Side::BOTH.map(|side| state.position().hands[side])
}

impl Worlds {
    /// Plays every move that looks like the real one in every world, and keeps what looks alike afterwards.
    fn follow(&mut self, before: &State, mv: &Move<State>) {
        let mut after = before.clone();
        let notes = after.apply(mv);
        let seen = before.seen(mv, self.viewer);
        let mut worlds = BTreeMap::new();
        for world in self.worlds.values() {
            let twins = match mv {
                Move::Act(..) | Move::Chance(london::Chance::Setup(_)) => vec![mv.clone()],
                Move::Chance(_) => {
                    world.outcomes().into_iter().map(|outcome| Move::Chance(outcome.0)).collect()
                }
            };
            for twin in twins.iter().filter(|twin| world.seen(twin, self.viewer) == seen) {
                let mut world = world.clone();
                if world.apply(twin) == notes {
                    worlds.insert(hands(&world), world);
                }
            }
        }
        self.worlds = worlds;
    }

    fn hands_of(&self, side: Side) -> Vec<Counts> {
        let mut hands: Vec<Counts> = self.worlds.keys().map(|hands| hands[side.index()]).collect();
        hands.sort_unstable();
        hands.dedup();
        hands
    }
}

/// Plays that number of moves eagerly and compares what is known after each.
fn compare(options: &Options, seed: u64, moves: usize) {
    let mut quick = Quick::new(seed);
    let mut state = State::new(options);
    let viewers = [Viewer::Seat(seat_of(Side::Jekyll)), Viewer::Seat(seat_of(Side::Hyde)), Viewer::Public];
    let start = || BTreeMap::from([(hands(&state), state.clone())]);
    let mut all = viewers.map(|viewer| Worlds { viewer, worlds: start() });
    for step in 0..moves {
        let mv = match state.turn() {
            Turn::Over => return,
            Turn::Chance => Move::Chance(state.draw(&mut quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                Move::Act(seat, eager(options, &state.view(Viewer::Seat(seat)), &mut quick))
            }
        };
        all.iter_mut().for_each(|worlds| worlds.follow(&state, &mv));
        state.apply(&mv).expect("a chosen move is legal");
        for side in Side::BOTH {
            let expected = all[side.index()].hands_of(side.other());
            assert!(
                state.memory().suspects[side].iter().copied().eq(expected),
                "seed {seed}, step {step}: what {side} knows"
            );
            // Spectators keep each hand by itself: nothing possible is missing.
            let spectators = all[2].hands_of(side);
            assert!(spectators.iter().all(|hand| state.memory().hands[side].contains(hand)));
        }
    }
}

#[test]
fn l6_3_what_is_known_of_a_hand_is_exactly_what_is_possible() {
    let options = Options::on(crate::small_map().into());
    (0..6).for_each(|seed| compare(&options, seed, 500));
}
