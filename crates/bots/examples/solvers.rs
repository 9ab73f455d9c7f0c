//! How long the exact solvers take with open cards, next to the goals: median, mean and slowest over deals reached by random
//! play, in time that this thread really ran where the system tells.
//!
//! `cargo run --release -p bots --example solvers [-- POSITIONS [TRICKS-OF-PARTNERS-AT-MOST]]`

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use bots::duel::payoff::Payoff;
use bots::duel::solve as round;
use bots::partners as hand;
use game::{Entropy, Game, Move, Quick, Turn};

fn main() {
    let argument = |number: usize, default: usize| {
        std::env::args().nth(number).and_then(|word| word.parse().ok()).unwrap_or(default)
    };
    let (positions, most) = (argument(1, 21).max(1), argument(2, 5));
    println!(
        "{:<28}{:>10}{:>10}{:>10}{:>10}{:>10}",
        "open cards, seconds", "p50", "mean", "slowest", "goal", "p50/goal"
    );
    let partners = [(3, None), (4, Some(0.004)), (5, Some(0.2)), (6, Some(10.0))];
    for (tricks, goal) in partners.into_iter().filter(|&(tricks, _)| tricks <= most) {
        report(&format!("partners, {tricks} tricks left"), goal, positions, |seed| {
            partners_hand(seed, tricks)
        });
    }
    for (tricks, goal) in [(8, None), (9, None), (10, Some(1.0))] {
        report(&format!("duel, {tricks} tricks left"), goal, positions, |seed| duel_round(seed, tricks));
    }
}

fn report(name: &str, goal: Option<f64>, positions: usize, measure: impl Fn(u64) -> f64) {
    let mut times: Vec<f64> = (0..positions as u64).map(measure).collect();
    times.sort_by(f64::total_cmp);
    let (median, slowest) = (times[positions / 2], times[positions - 1]);
    let mean = times.iter().sum::<f64>() / positions as f64;
    print!("{name:<28}{median:>10.4}{mean:>10.4}{slowest:>10.3}");
    match goal {
        Some(goal) => println!("{goal:>10.3}{:>10.2}", median / goal),
        None => println!("{:>10}{:>10}", "-", "-"),
    }
}

/// The value of a hand of four players with so many tricks left, before a card is led.
fn partners_hand(seed: u64, tricks: usize) -> f64 {
    let reached = |state: &partners::State| {
        let position = state.position();
        !position.hand_over() && usize::from(position.played) == partners::Card::COUNT - 4 * tricks
    };
    let position = reach(&partners::Options::default(), seed, reached).position();
    timed(|| {
        hand::solve::Solver::suited_to(&position).value(&position, hand::solve::guess(&position));
    })
}

/// The value of a round with so many tricks left, before a card is led.
fn duel_round(seed: u64, tricks: usize) -> f64 {
    let leads = |state: &duel::State| {
        let leads = matches!(state.position().phase, duel::Phase::Lead(_));
        leads && state.hand(game::Side::Jekyll).len() == tricks
    };
    let state = reach(&duel::Options::default(), seed, leads);
    let position = state.position();
    timed(|| {
        round::Solver::new(&Payoff::difference(), 22).value(&position);
    })
}

/// Plays at random until somebody decides in a position that will do.
fn reach<G: Game>(options: &G::Options, seed: u64, will_do: impl Fn(&G) -> bool) -> G {
    let mut quick = Quick::new(seed);
    let mut state = G::new(options);
    while !will_do(&state) {
        let mv = match state.turn() {
            Turn::Over => return reach(options, seed + 1_000_003, will_do),
            Turn::Chance => Move::Chance(state.draw(&mut quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                Move::Act(seat, quick.pick(&state.choices(seat)))
            }
        };
        state.apply(&mv).expect("a legal move");
    }
    state
}

/// The time that the work takes: it is done again until that is long next to a tick of the system's clock.
fn timed(work: impl Fn()) -> f64 {
    let begun = clock();
    let mut times = 0;
    loop {
        work();
        times += 1;
        let took = clock() - begun;
        if took >= Duration::from_millis(50) {
            return took.as_secs_f64() / f64::from(times);
        }
    }
}

/// The time that this thread has run, or just the time.
fn clock() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let ran = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = ran.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| BEGUN.elapsed(), Duration::from_nanos)
}
