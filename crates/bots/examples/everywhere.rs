//! Bots choose alike everywhere: every level plays each game, a network looks at 200 views of each, and all of it together makes one number.
//!
//! `cargo run -p bots --example everywhere` prints it. In a browser nothing can be printed: there the program panics
//! unless the number is the one it was built to expect, in the environment variable `EVERYWHERE`.

use bots::encode::Encode;
use bots::net::{self, Manner, Net, Policy};
use bots::{Budget, HasBots, Level, Strength};
use game::{Move, Notation, Quick, Turn, Viewer};

fn main() {
    let mut number = Number(0xcbf2_9ce4_8422_2325);
    plays::<partners::State>(&partners::Options::default(), &mut number);
    plays::<partners::State>(&partners::Options::three(partners::Place::N), &mut number);
    plays::<duel::State>(&duel::Options::default(), &mut number);
    plays::<london::State>(&london::Options::default(), &mut number);
    looks::<partners::State>(&partners::Options::default(), &mut number);
    looks::<duel::State>(&duel::Options::default(), &mut number);
    looks::<london::State>(&london::Options::default(), &mut number);
    let number = format!("{:016x}", number.0);
    if let Some(expected) = option_env!("EVERYWHERE") {
        assert_eq!(number, expected);
    }
    println!("{number}");
}

/// FNV-1a, which is the same everywhere.
struct Number(u64);

impl Number {
    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// Plays the first moves of a game with every level.
fn plays<G: HasBots>(options: &G::Options, number: &mut Number) {
    for level in [Level::Random, Level::Ismcts(200)].into_iter().chain(Strength::ALL.map(Level::Made)) {
        let bot = G::bot(level);
        let mut state = G::new(options);
        let mut quick = Quick::new(1886);
        for _ in 0..40 {
            let mv = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Move::Chance(state.draw(&mut quick)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody decides");
                    let view = state.view(Viewer::Seat(seat));
                    let action = bot.choose(options, &view, &mut Budget::of_work(200), &mut quick);
                    Move::Act(seat, action.expect("there is something to choose"))
                }
            };
            number.add(&format!("{mv:?}"));
            state.apply(&mv).expect("a legal move");
        }
    }
}

/// What a network makes of 200 views, to the bit, and what it chooses.
fn looks<G: Encode + Notation>(options: &G::Options, number: &mut Number) {
    let net = Net::<G>::read(&net::sample::<G>(64, 2, 1886)).expect("a network of our own");
    let (mut scratch, mut row, mut out) = (net.scratch(), vec![0; G::SIZE], vec![0.0; Net::<G>::OUTPUTS]);
    let mut policy = Policy::new(&net, Manner::PLAY);
    let mut quick = Quick::new(1886);
    let (mut state, mut views) = (G::new(options), 0);
    while views < 200 {
        let mv = match state.turn() {
            Turn::Over => {
                state = G::new(options);
                continue;
            }
            Turn::Chance => Move::Chance(state.draw(&mut quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let view = state.view(Viewer::Seat(seat));
                G::observe(options, &view, G::Part::default(), &mut row);
                net.forward(&row, &mut scratch, &mut out);
                out.iter().for_each(|x| number.add(&format!("{:08x}", x.to_bits())));
                number.add(&format!("{:08x}", policy.value(options, &view).to_bits()));
                views += 1;
                Move::Act(
                    seat,
                    policy.choose(options, &view, &mut quick).expect("there is something to choose"),
                )
            }
        };
        number.add(&format!("{mv:?}"));
        state.apply(&mv).expect("a legal move");
    }
}
