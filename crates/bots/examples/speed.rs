//! How many simulations a second the plain search makes, on one core, over whole games that it plays against itself.
//! Where the system tells, it is the time that this thread really ran: other work on the machine does not count.
//!
//! `cargo run --release -p bots --example speed [-- SIMULATIONS-A-DECISION [SECONDS-A-GAME [GAME]]]`

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use bots::ismcts::Ismcts;
use bots::{Bot, Budget};
use game::{Move, Quick, Turn, Viewer};

fn main() {
    let argument = |number: usize, default: u64| {
        std::env::args().nth(number).and_then(|word| word.parse().ok()).unwrap_or(default)
    };
    let (iterations, seconds) = (argument(1, 500) as u32, argument(2, 2));
    println!("{:<10}{:>14}   {iterations} simulations a decision", "game", "simulations/s");
    let time = Duration::from_secs(seconds);
    let only = std::env::args().nth(3);
    let report = |game: &str, measure: &dyn Fn() -> f64| {
        if only.as_ref().is_none_or(|only| only == game) {
            println!("{game:<10}{:>14.0}", measure());
        }
    };
    report("partners", &|| measure::<partners::State>(&partners::Options::default(), iterations, time));
    report("duel", &|| measure::<duel::State>(&duel::Options::default(), iterations, time));
    report("london", &|| measure::<london::State>(&london::Options::default(), iterations, time));
}

fn measure<G: bots::aim::HasAim>(options: &G::Options, iterations: u32, time: Duration) -> f64 {
    let (mut quick, mut simulations, mut thought) = (Quick::new(1886), 0u64, Duration::ZERO);
    while thought < time {
        let mut state = G::new(options);
        while thought < time {
            let mv = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Move::Chance(state.draw(&mut quick)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody decides");
                    let view = state.view(Viewer::Seat(seat));
                    let begun = clock();
                    let action = Bot::<G>::choose(
                        &Ismcts { iterations },
                        options,
                        &view,
                        &mut Budget::full(),
                        &mut quick,
                    );
                    // Where there is only one action nothing is simulated, and it takes no time.
                    if G::legal(options, &view).len() > 1 {
                        thought += clock().saturating_sub(begun);
                        simulations += u64::from(iterations);
                    }
                    Move::Act(seat, action.expect("something to choose"))
                }
            };
            state.apply(&mv).expect("a legal move");
        }
    }
    simulations as f64 / thought.as_secs_f64()
}

/// The time that this thread has run, or just the time.
fn clock() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let ran = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = ran.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| BEGUN.elapsed(), Duration::from_nanos)
}
