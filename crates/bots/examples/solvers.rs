//! How long the exact solvers take with open cards, next to the goals: over deals reached by random play, in time that this
//! thread really ran where the system tells. Of the exchanges before the first trick: how many are solved within a limit,
//! and how far apart the bounds are on average.
//!
//! `cargo run --release -p bots --example solvers [-- POSITIONS [TRICKS-OF-PARTNERS-AT-MOST]]`

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use bots::duel::payoff::Payoff;
use bots::duel::solve as round;
use bots::exact::{Between, Limit};
use bots::partners::solve as hand;
use game::{Entropy, Game, Move, Quick, Turn};

/// The work that an exchange may take: some ten seconds.
const EXCHANGE: Limit = Limit::of_nodes(10_000_000);

/// What came of solving one position.
struct Measure {
    seconds: f64,
    nodes: u64,
    proved: Between,
}

fn main() {
    let argument = |number: usize, default: usize| {
        std::env::args().nth(number).and_then(|word| word.parse().ok()).unwrap_or(default)
    };
    let (positions, most) = (argument(1, 21).max(1), argument(2, 5));
    println!(
        "{:<28}{:>9}{:>9}{:>9}{:>12}{:>9}{:>8}{:>10}{:>9}{:>6}",
        "open cards, seconds",
        "p50",
        "mean",
        "slowest",
        "nodes",
        "ns/node",
        "goal",
        "p50/goal",
        "solved",
        "gap"
    );
    let partners = [(3, None), (4, Some(0.004)), (5, Some(0.1)), (6, Some(2.5)), (7, Some(60.0))];
    for (tricks, goal) in partners.into_iter().filter(|&(tricks, _)| tricks <= most) {
        report(&format!("partners, {tricks} tricks left"), goal, positions, |seed| {
            partners_hand(seed, tricks)
        });
    }
    for (tricks, goal) in [(8, None), (9, None), (10, Some(0.5))] {
        report(&format!("duel, {tricks} tricks left"), goal, positions, |seed| duel_round(seed, tricks));
    }
    for cards in 1..=3 {
        report(&format!("duel, exchange of {cards}"), None, positions.min(9), |seed| {
            duel_exchange(seed, cards)
        });
    }
}

fn report(name: &str, goal: Option<f64>, positions: usize, measure: impl Fn(u64) -> Measure) {
    let mut all: Vec<Measure> = (0..positions as u64).map(measure).collect();
    all.sort_by(|one, other| one.seconds.total_cmp(&other.seconds));
    let mean = |of: &dyn Fn(&Measure) -> f64| all.iter().map(of).sum::<f64>() / positions as f64;
    let (seconds, nodes) = (mean(&|one| one.seconds), mean(&|one| one.nodes as f64));
    let (median, slowest) = (all[positions / 2].seconds, all[positions - 1].seconds);
    let solved = all.iter().filter(|one| one.proved.is_exact()).count();
    let gap = mean(&|one| one.proved.high - one.proved.low);
    print!("{name:<28}{median:>9.4}{seconds:>9.4}{slowest:>9.3}{nodes:>12.0}{:>9.0}", seconds * 1e9 / nodes);
    match goal {
        Some(goal) => print!("{goal:>8.3}{:>10.2}", median / goal),
        None => print!("{:>8}{:>10}", "-", "-"),
    }
    println!("{:>9}{gap:>6.2}", format!("{solved}/{positions}"));
}

/// The value of a hand of four players with so many tricks left, before a card is led.
fn partners_hand(seed: u64, tricks: usize) -> Measure {
    let reached = |state: &partners::State| {
        let position = state.position();
        !position.hand_over() && usize::from(position.played) == partners::Card::COUNT - 4 * tricks
    };
    let position = reach(&partners::Options::default(), seed, reached).position();
    timed(|| {
        let mut solver = hand::Solver::suited_to(&position);
        (solver.between(&position, &Limit::none(), &mut |_| {}), solver.nodes())
    })
}

/// The value of a round with so many tricks left, before a card is led.
fn duel_round(seed: u64, tricks: usize) -> Measure {
    let leads = |state: &duel::State| {
        let leads = matches!(state.position().phase, duel::Phase::Lead(_));
        leads && state.hand(game::Side::Jekyll).len() == tricks
    };
    duel_position(&reach(&duel::Options::default(), seed, leads).position(), &Limit::none())
}

/// The value of a round before so many cards are exchanged (D2.2), or bounds on it.
fn duel_exchange(seed: u64, cards: u8) -> Measure {
    let gives = |state: &duel::State| {
        let position = state.position();
        matches!(position.phase, duel::Phase::Give(_)) && position.track.round == cards
    };
    duel_position(&reach(&duel::Options::default(), seed, gives).position(), &EXCHANGE)
}

fn duel_position(position: &duel::Position, limit: &Limit) -> Measure {
    timed(|| {
        let mut solver = round::Solver::suited_to(position, &Payoff::difference());
        (solver.between(position, limit, &mut |_| {}), solver.nodes())
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
fn timed(work: impl Fn() -> (Option<Between>, u64)) -> Measure {
    let begun = clock();
    let mut times = 0;
    loop {
        let (proved, nodes) = work();
        times += 1;
        let took = clock() - begun;
        if took >= Duration::from_millis(50) {
            let seconds = took.as_secs_f64() / f64::from(times);
            return Measure { seconds, nodes, proved: proved.expect("something is being played") };
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
