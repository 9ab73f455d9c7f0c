//! Partner lint at length: how often a level does what partners complain of, over hands that it plays with itself.
//!
//! `cargo run --release -p bots --example lint -- LEVEL HANDS SEED [FAULTS]`
//!
//! With a number of faults, so many of those of the champion are weighed: the hand is played on from there by champions at all seats, in worlds that their play so
//! far makes likely, once with what was chosen and once with what the network likes best of what is no fault; the same worlds and the same luck for both.

use bots::belief::Believed;
use bots::net::{self, Manner, Policy};
use bots::partners::lint::{self, Remarks};
use bots::{Bot, Budget, HasBots};
use game::{Game, Move, Quick, Turn, Viewer};
use partners::{Action, Options, State, View};

/// In so many worlds each fault is weighed.
const WORLDS: usize = 48;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [level, hands, seed, weigh @ ..] = arguments.as_slice() else {
        eprintln!("usage: lint LEVEL HANDS SEED [FAULTS]");
        std::process::exit(2);
    };
    let bot = State::bot(level.parse().expect("a level"));
    let (hands, seed) = (hands.parse().expect("a number"), seed.parse().expect("a number"));
    let report = lint::report(&*bot, &Options::default(), hands, seed).expect("something to choose");
    print!("{level}, seed {seed}: {report}");
    if let [faults] = weigh {
        weigh_faults(&*bot, hands, seed, faults.parse().expect("a number"));
    }
}

fn weigh_faults(bot: &dyn Bot<State>, hands: u64, seed: u64, count: usize) {
    let options = Options::default();
    let mut faults: Vec<(View, Action, Remarks)> = Vec::new();
    lint::watch(bot, &options, hands, seed, |view, action, remarks| {
        if remarks.is_fault() && faults.len() < count {
            faults.push((view.clone(), action, remarks));
        }
    })
    .expect("something to choose");
    let mut all = Vec::new();
    for (view, action, remarks) in &faults {
        let Some((polite, gain, error)) = weigh(bot, &options, view, *action) else { continue };
        let word = if gain > 2.0 * error {
            "right"
        } else if gain < -2.0 * error {
            "wrong"
        } else {
            "even"
        };
        println!(
            "{word:<6} {gain:+6.1} +- {:.1} points  {action:?} instead of {polite:?}  {remarks:?}",
            2.0 * error
        );
        all.push((word, gain));
    }
    let of = |word| all.iter().filter(|(other, _)| *other == word).count();
    let mean = all.iter().map(|(_, gain)| gain).sum::<f64>() / all.len() as f64;
    println!(
        "{} right, {} even, {} wrong; {mean:+.1} points on average",
        of("right"),
        of("even"),
        of("wrong")
    );
}

/// What the network likes best of what is no fault, and by how many points of the hand what was chosen is better, with its standard error.
fn weigh(bot: &dyn Bot<State>, options: &Options, view: &View, chosen: Action) -> Option<(Action, f64, f64)> {
    let (net, Viewer::Seat(seat)) = (net::of::<State>().ok()?, view.viewer) else { return None };
    let shares = Policy::new(net, Manner::BELIEVE).probabilities(options, view);
    let polite = shares.into_iter().filter(|(action, _)| !lint::inspect(view, *action).is_fault());
    let (polite, _) = polite.max_by(|one, other| one.1.total_cmp(&other.1))?;
    let mut quick = Quick::new(1);
    let believed = Believed::new(net, options, view, 4 * WORLDS, &mut quick)?;
    let gains: Vec<f64> = (0..WORLDS as u64)
        .filter_map(|luck| {
            let world = believed.draw(&mut quick)?;
            let points =
                |action| f64::from(played_on(bot, options, world.clone(), Move::Act(seat, action), luck));
            let hyde = world.position().side_of(view.place()?) == game::Side::Hyde;
            Some((points(chosen) - points(polite)) * if hyde { -1.0 } else { 1.0 })
        })
        .collect();
    let count = gains.len() as f64;
    let mean = gains.iter().sum::<f64>() / count;
    let variance = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (count - 1.0);
    Some((polite, mean, (variance / count).sqrt()))
}

/// By how many points jekyll wins the hand.
fn played_on(bot: &dyn Bot<State>, options: &Options, mut state: State, mv: Move<State>, luck: u64) -> i32 {
    let mut quick = Quick::new(luck);
    state.apply(&mv).expect("a legal move");
    while state.sheet().is_empty() {
        let seat = match state.turn() {
            Turn::Seats(seats) => seats.iter().next().expect("somebody"),
            Turn::Chance | Turn::Over => break,
        };
        let view = state.view(Viewer::Seat(seat));
        let action =
            bot.choose(options, &view, &mut Budget::full(), &mut quick).expect("something to choose");
        state.apply(&Move::Act(seat, action)).expect("a legal move");
    }
    state.sheet().last().map_or(0, |hand| hand.jekyll as i32 - hand.hyde as i32)
}
