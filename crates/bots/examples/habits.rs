//! Makes the table of habits anew: lets a level play hands with itself and learns what it tends to do.
//!
//! `cargo run --release -p bots --example habits -- LEVEL HANDS SEED > crates/bots/src/partners/habits.table`
//!
//! A log-linear model of the chosen action among those that were possible, by gradient descent with a step of its own for
//! each line (AdaGrad). A tenth of the decisions is held out to see how well the table foretells them.

use std::io::Write;

use bots::partners::evidence::{Moment, history};
use bots::partners::habits::{ACTIONS, LINES};
use bots::{Bot, Budget, HasBots};
use game::{Entropy, Game, Move, Quick, Turn, Viewer};
use partners::{Card, Options, Place, SeatCard, State};

/// How often all decisions are gone through.
const ROUNDS: u32 = 8;

/// A decision, with everything that could have been done.
struct Lesson {
    possible: Vec<usize>,
    moment: Moment,
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [level, hands, seed] = arguments.as_slice() else {
        eprintln!("usage: habits LEVEL HANDS SEED > TABLE");
        std::process::exit(2);
    };
    let bot = State::bot(level.parse().expect("a level"));
    let mut quick = Quick::new(seed.parse().expect("a number"));
    let hands: u64 = hands.parse().expect("a number");
    let lessons: Vec<Lesson> = (0..hands).flat_map(|hand| play(&*bot, hand, &mut quick)).collect();
    let (held_out, learnt) = lessons.split_at(lessons.len() / 10);
    let mut learner = Learner { lines: vec![0.0; LINES], steps: vec![1e-3; LINES] };
    for round in 1..=ROUNDS {
        for _ in 0..learnt.len() {
            learner.learn(&learnt[quick.below(learnt.len() as u32) as usize]);
        }
        let surprise =
            |learner: &Learner| held_out.iter().map(|lesson| learner.surprise(lesson)).sum::<f32>();
        let chance: f32 = held_out.iter().map(|lesson| (lesson.possible.len() as f32).ln()).sum();
        let count = held_out.len() as f32;
        eprintln!(
            "{round}: {:.3} nats a decision; by chance {:.3}",
            surprise(&learner) / count,
            chance / count
        );
    }
    std::io::stdout().write_all(&learner.table())
}

/// The tables in turn: four with either seat card, or three.
fn options(hand: u64) -> Options {
    match hand % 4 {
        0 | 1 => Options::four(SeatCard::A),
        2 => Options::four(SeatCard::B),
        _three => Options::three(Place::ALL[(hand / 4 % 4) as usize]),
    }
}

/// Plays a hand and gives its decisions.
fn play(bot: &dyn Bot<State>, hand: u64, quick: &mut Quick) -> Vec<Lesson> {
    let mut state = State::new(&options(hand));
    let mut before = state.clone();
    while state.sheet().is_empty() {
        let mv = match state.turn() {
            Turn::Chance | Turn::Over => Move::Chance(state.draw(quick)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let view = state.view(Viewer::Seat(seat));
                Move::Act(
                    seat,
                    bot.choose(state.options(), &view, &mut Budget::full(), quick)
                        .expect("something to choose"),
                )
            }
        };
        before = state.clone();
        state.apply(&mv).expect("a legal move");
    }
    let moments = history(&before.position(), before.played());
    let lessons = moments.into_iter().map(|moment| lesson(&before, moment));
    lessons.filter(|lesson| lesson.possible.len() > 1).collect()
}

/// What was possible: the cards played since, those still there, and to ask whoever had one.
fn lesson(state: &State, moment: Moment) -> Lesson {
    let held = moment.places.iter().fold(moment.since, |held, place| held | state.cards(place));
    let faces = held.of(moment.side).iter().map(|card| card.index() % Card::OF_A_SIDE);
    let asks = (0..3).filter(|&ask| moment.backs[ask] > 0).map(|ask| ACTIONS - 3 + ask);
    Lesson { possible: faces.chain(asks).collect(), moment }
}

struct Learner {
    /// What each line adds to the logarithm of the odds.
    lines: Vec<f32>,
    /// The squares of all steps so far.
    steps: Vec<f32>,
}

impl Learner {
    /// The lines of an action.
    fn lines_of(moment: &Moment, action: usize) -> impl Iterator<Item = usize> + use<> {
        let backs = action.checked_sub(ACTIONS - 3).map_or(0, |ask| moment.backs[ask]);
        moment.situation.lines(action, backs)
    }

    /// How likely each possible action is.
    fn likelihoods(&self, lesson: &Lesson) -> Vec<f32> {
        let sum =
            |action: usize| Learner::lines_of(&lesson.moment, action).map(|line| self.lines[line]).sum();
        let odds: Vec<f32> = lesson.possible.iter().map(|&action| f32::exp(sum(action))).collect();
        let all: f32 = odds.iter().sum();
        odds.iter().map(|odds| odds / all).collect()
    }

    fn learn(&mut self, lesson: &Lesson) {
        for (&action, likelihood) in lesson.possible.iter().zip(self.likelihoods(lesson)) {
            let error = likelihood - f32::from(u8::from(action == lesson.moment.chosen));
            for line in Learner::lines_of(&lesson.moment, action) {
                let slope = error + 2e-4 * self.lines[line];
                self.steps[line] += slope * slope;
                self.lines[line] -= 0.1 * slope / self.steps[line].sqrt();
            }
        }
    }

    /// The less likely it was, the more surprising.
    fn surprise(&self, lesson: &Lesson) -> f32 {
        let likelihoods = lesson.possible.iter().zip(self.likelihoods(lesson));
        likelihoods
            .filter(|&(&action, _)| action == lesson.moment.chosen)
            .map(|(_, likelihood)| -likelihood.ln())
            .sum()
    }

    /// In eighths of a doubling.
    fn table(&self) -> Vec<u8> {
        let eighths = |line: &f32| (line * 8.0 * core::f32::consts::LOG2_E).round() as i8;
        self.lines.iter().map(|line| eighths(line).cast_unsigned()).collect()
    }
}
