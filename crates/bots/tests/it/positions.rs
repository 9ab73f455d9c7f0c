//! Positions of every game to try bots on.

use bots::{Level, Strength};
use game::{Entropy, Game, Move, Quick, Seat, Turn};

/// Every level, the reference with few iterations.
pub fn levels() -> Vec<Level> {
    let made = Strength::ALL.map(Level::Made);
    [Level::Random, Level::Veteran, Level::Ismcts(50)].into_iter().chain(made).collect()
}

/// Plays games at random and shows `count` of their positions, one decision in `every`, with a seat that has to choose.
pub fn each_position<G: Game>(
    options: &G::Options,
    count: usize,
    every: u32,
    mut each: impl FnMut(&G, Seat),
) {
    let mut quick = Quick::new(1886);
    let mut shown = 0;
    while shown < count {
        let mut state = G::new(options);
        while shown < count {
            let mv = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Move::Chance(state.draw(&mut quick)),
                Turn::Seats(seats) => {
                    let seats: Vec<Seat> = seats.iter().collect();
                    let seat = quick.pick(&seats);
                    let legal = state.choices(seat);
                    if legal.len() > 1 && quick.below(every) == 0 {
                        shown += 1;
                        each(&state, seat);
                    }
                    Move::Act(seat, quick.pick(&legal))
                }
            };
            state.apply(&mv).expect("a legal move");
        }
    }
}
