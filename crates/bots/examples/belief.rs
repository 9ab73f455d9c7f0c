//! How much is learnt of the hidden cards from how the others play.
//!
//! `cargo run --release -p bots --example belief -- partners|duel LEVEL GAMES SEED`
//!
//! At every decision of games that a level plays with itself the true hands are put among others that the view allows: how likely are they
//! said to be? What is printed is the mean logarithm of that, less that of who holds all of them to be equally likely; partners by single hands.

use bots::belief::{Retraced, explains};
use bots::encode::Encode;
use bots::net::{self, HasNet};
use bots::partners::evidence::Evidence;
use bots::{Budget, HasBots};
use game::{Game, Move, Quick, Seat, Turn, Viewer};

/// So many hands are put beside the true ones.
const WORLDS: usize = 31;

/// A way to hold worlds against what was done: logarithms, of the truth first.
type Judge<'a, G> = (&'static str, Box<dyn Fn(&<G as Game>::View, Seat, &[G]) -> Vec<f64> + 'a>);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, level, games, seed] = arguments.as_slice() else {
        eprintln!("usage: belief partners|duel LEVEL GAMES SEED");
        std::process::exit(2);
    };
    let (games, seed) = (games.parse().expect("a number"), seed.parse().expect("a number"));
    match game.as_str() {
        "duel" => measure::<duel::State>(&Default::default(), level, games, seed, Vec::new()),
        "partners" => {
            let options = partners::Options { target: 1, ..partners::Options::default() };
            let habits: Judge<'_, partners::State> = (
                "habits",
                Box::new(|view, _, worlds| {
                    let evidence = Evidence::of(view);
                    worlds.iter().map(|world| evidence.weight(&world.position()).ln()).collect()
                }),
            );
            measure::<partners::State>(&options, level, games, seed, vec![habits]);
        }
        _ => eprintln!("belief: {game} has no network to ask"),
    }
}

fn measure<'a, G: HasBots + HasNet + Encode + Retraced>(
    options: &'a G::Options,
    level: &str,
    games: u64,
    seed: u64,
    mut judges: Vec<Judge<'a, G>>,
) {
    let net = net::of::<G>().expect("a network");
    judges.push(("network", Box::new(move |_, seat, worlds| explains(net, options, seat, worlds))));
    let bot = G::bot(level.parse().expect("a level"));
    let mut gains = vec![Vec::new(); judges.len()];
    for number in 0..games {
        let mut quick = Quick::new(seed ^ number << 20);
        let mut state = G::new(options);
        loop {
            let mv = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Move::Chance(state.draw(&mut quick)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody");
                    let view = state.view(Viewer::Seat(seat));
                    if let Some(worlds) = worlds(&state, options, &view, seat) {
                        for ((_, judge), gains) in judges.iter().zip(&mut gains) {
                            gains.push(gain(&judge(&view, seat, &worlds)));
                        }
                    }
                    let chosen = bot.choose(options, &view, &mut Budget::full(), &mut quick);
                    Move::Act(seat, chosen.expect("something to choose"))
                }
            };
            state.apply(&mv).expect("a legal move");
        }
    }
    for ((name, _), gains) in judges.iter().zip(&gains) {
        let (count, sum) = (gains.len() as f64, gains.iter().sum::<f64>());
        let squares = gains.iter().map(|gain| (gain - sum / count).powi(2)).sum::<f64>();
        let error = 2.0 * (squares / count / count).sqrt();
        println!("{name}: {:+.3} nats (two standard errors {error:.3}, {count} decisions)", sum / count);
    }
}

/// The truth, and others beside it that the view allows; nothing where nobody else has decided yet.
fn worlds<G: Retraced>(truth: &G, options: &G::Options, view: &G::View, seat: Seat) -> Option<Vec<G>> {
    let (_, actions) = truth.since_the_deal()?;
    actions.iter().find(|(other, _)| *other != seat)?;
    let mut quick = Quick::new(actions.len() as u64);
    let others = (0..WORLDS).map(|_| G::determinize(options, view, &mut quick));
    Some([truth.clone()].into_iter().chain(others).collect())
}

/// By how much the truth, which comes first, is likelier than by chance.
fn gain(explains: &[f64]) -> f64 {
    let mean = explains.iter().map(|other| (other - explains[0]).exp()).sum::<f64>() / explains.len() as f64;
    -mean.ln()
}
