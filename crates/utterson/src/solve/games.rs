//! What is asked of each game's solver.

use std::time::Duration;

use bots::duel::payoff::Payoff;
use bots::duel::solve as round;
use bots::exact::{Between, Limit};
use bots::partners::solve as hand;
use game::{Game, Notation, Position as _, Side};
use serde::Serialize;
use table::{duel, london, partners};

/// What a position is worth, as far as it is known.
#[derive(Clone, Serialize, Debug)]
pub struct Answer {
    /// The value, if the bounds have met.
    pub value: Option<f64>,
    /// It is worth at least this.
    pub low: f64,
    /// It is worth at most this.
    pub high: f64,
    /// What the value counts, and for whom.
    pub unit: &'static str,
    /// What there is to choose, the best first; nothing where a limit came before what both put down at once was solved.
    pub choices: Vec<Choice>,
}

/// Something to choose.
#[derive(Clone, Serialize, Debug)]
pub struct Choice {
    /// Who chooses it.
    pub who: &'static str,
    /// What is chosen.
    pub action: String,
    /// The value if it is chosen and all play on well, once its bounds have met.
    pub value: Option<f64>,
    /// It is worth at least this.
    pub low: f64,
    /// It is worth at most this.
    pub high: f64,
    /// How often it is chosen in one best way to play: more than one choice has a share where a mixture is best.
    pub weight: f64,
    /// Is it surely one of the best?
    pub best: bool,
}

impl Answer {
    /// Is the value of the position known, and that of every choice?
    pub fn is_exact(&self) -> bool {
        self.value.is_some()
            && !self.choices.is_empty()
            && self.choices.iter().all(|choice| choice.value.is_some())
    }
}

/// Values that differ by less are equal.
pub const SAME: f64 = 1e-6;

/// The value, if the two bounds have met.
pub fn met(bounds: Between) -> Option<f64> {
    (bounds.high - bounds.low < SAME).then_some(bounds.low)
}

/// A position as its solver sees it.
pub struct Task<G: Game> {
    /// The position.
    pub position: G::Position,
    /// What the value counts, and for whom.
    pub unit: &'static str,
    /// What there is to choose.
    pub branches: Branches<G>,
    /// How many cards are left, all hands together.
    pub cards: usize,
    /// How long the whole of it takes on one core, very roughly, by what was measured (docs/strength.md).
    pub expected: Duration,
}

/// What there is to choose.
pub enum Branches<G: Game> {
    /// One seat decides: each of its actions can be looked at by itself.
    Turn {
        /// What the record calls the seat.
        who: &'static str,
        /// Does it want the value large?
        wants_large: bool,
        /// Each action as it is written, with the position after it.
        after: Vec<(String, G::Position)>,
    },
    /// Both put something down at the same time: it can only be solved as a whole.
    AtOnce,
}

/// A game whose positions can be solved.
pub trait Solvable: Notation<Position: Send + Sync> + Sync {
    /// The solver, with its memory.
    type Solver: Send;

    /// What there is to solve, or why there is nothing.
    ///
    /// # Errors
    /// The reason, by the end of its name in the catalogues.
    fn task(&self) -> Result<Task<Self>, &'static str>;

    /// A solver with a memory that suits the position.
    fn solver(position: &Self::Position) -> Self::Solver;

    /// Another solver for the same position; it shares what it finds out with the first, if the game's solver can.
    fn beside(solver: &Self::Solver, position: &Self::Position) -> Self::Solver;

    /// Bounds of a position's value, exact if the limit allows.
    fn between(
        solver: &mut Self::Solver,
        position: &Self::Position,
        limit: &Limit,
        told: &mut dyn FnMut(Between),
    ) -> Between;

    /// The choices of a position in which both put something down at the same time; `None` if the limit came first.
    fn at_once(&self, solver: &mut Self::Solver, limit: &Limit) -> Option<Vec<Choice>>;
}

/// Each action of a position, with what comes after it.
fn after<G: Notation>(
    options: &G::Options,
    position: &G::Position,
    actions: Vec<G::Action>,
) -> Vec<(String, G::Position)> {
    let after = |action| {
        let mut after = position.clone();
        after.act(action);
        (G::write_action(options, action), after)
    };
    actions.into_iter().map(after).collect()
}

/// So many times as long for every step further from what was measured.
fn scaled(seconds: f64, factor: f64, steps: f64) -> Duration {
    Duration::try_from_secs_f64(seconds * factor.powf(steps)).unwrap_or(Duration::MAX)
}

impl Solvable for duel::State {
    type Solver = round::Solver;

    fn task(&self) -> Result<Task<Self>, &'static str> {
        let position = self.position();
        let waits = position.phase.in_round().then(|| self.turn().seats());
        let seats = waits.filter(|seats| !seats.is_empty()).ok_or("no-round")?;
        let cards = Side::BOTH.map(|side| position.hand(side).len());
        let tricks = cards[0].max(cards[1]) as f64;
        // A second for a whole round; an exchange looks into many of them, which have much in common.
        let exchange = position.phase.exchange().is_some();
        let times = if exchange { 40.0 } else { 1.0 };
        let branches = match self.first_writer().filter(|_| !exchange) {
            Some(seat) => Branches::Turn {
                who: self.seat_word(seat),
                wants_large: position.leg.side(seat) == Side::Hyde,
                after: after::<Self>(self.options(), &position, self.choices(seat)),
            },
            None => Branches::AtOnce,
        };
        debug_assert!(!seats.is_empty());
        Ok(Task {
            unit: "the difference of tricks in this round, which hyde wants large",
            branches,
            cards: cards[0] + cards[1],
            expected: scaled(times, 4.5, tricks - 10.0),
            position,
        })
    }

    fn solver(_position: &duel::Position) -> round::Solver {
        round::Solver::new(&Payoff::difference(), 22)
    }

    fn beside(_solver: &round::Solver, position: &duel::Position) -> round::Solver {
        <Self as Solvable>::solver(position)
    }

    fn between(
        solver: &mut round::Solver,
        position: &duel::Position,
        limit: &Limit,
        told: &mut dyn FnMut(Between),
    ) -> Between {
        solver.between(position, limit, told).unwrap_or_else(|| {
            let value = Payoff::difference().at(position.round.taken.jekyll);
            Between { low: value, high: value }
        })
    }

    fn at_once(&self, solver: &mut round::Solver, limit: &Limit) -> Option<Vec<Choice>> {
        let position = self.position();
        let solution = solver.solve_within(&position, limit)?;
        let mut choices = Vec::new();
        for side in Side::BOTH {
            let who = self.seat_word(position.leg.seat(side));
            let sign = if side == Side::Hyde { 1.0 } else { -1.0 };
            choices.extend(solution.choices[side].iter().map(|choice| Choice {
                who,
                action: duel::State::write_action(self.options(), choice.action),
                value: Some(choice.value),
                low: choice.value,
                high: choice.value,
                weight: choice.weight,
                best: sign * choice.value >= sign * solution.value - SAME,
            }));
        }
        Some(choices)
    }
}

impl Solvable for partners::State {
    type Solver = hand::Solver;

    fn task(&self) -> Result<Task<Self>, &'static str> {
        let position = self.position();
        let place = position.deciding_place().ok_or("no-hand")?;
        let seat = position.seating.decider(place);
        let cards = partners::Card::COUNT - usize::from(position.played);
        Ok(Task {
            unit: "jekyll's score of this hand less hyde's",
            branches: Branches::Turn {
                who: self.seat_word(seat),
                wants_large: position.side_of(place) == Side::Jekyll,
                after: after::<Self>(self.options(), &position, self.choices(seat)),
            },
            cards,
            expected: scaled(0.2, 40.0, (cards as f64 - 20.0) / 4.0),
            position,
        })
    }

    fn solver(position: &partners::Position) -> hand::Solver {
        hand::Solver::suited_to(position)
    }

    fn beside(solver: &hand::Solver, _position: &partners::Position) -> hand::Solver {
        solver.beside()
    }

    fn between(
        solver: &mut hand::Solver,
        position: &partners::Position,
        limit: &Limit,
        told: &mut dyn FnMut(Between),
    ) -> Between {
        solver.between(position, limit, told).unwrap_or_else(|| {
            let score = position.hand_score();
            let value = f64::from(score.jekyll) - f64::from(score.hyde);
            Between { low: value, high: value }
        })
    }

    fn at_once(&self, _solver: &mut hand::Solver, _limit: &Limit) -> Option<Vec<Choice>> {
        None
    }
}

impl Solvable for london::State {
    type Solver = ();

    fn task(&self) -> Result<Task<Self>, &'static str> {
        Err("london")
    }

    fn solver(_position: &london::Position) {}

    fn beside(_solver: &(), _position: &london::Position) {}

    fn between(
        _solver: &mut (),
        _position: &london::Position,
        _limit: &Limit,
        _told: &mut dyn FnMut(Between),
    ) -> Between {
        Between { low: f64::NEG_INFINITY, high: f64::INFINITY }
    }

    fn at_once(&self, _solver: &mut (), _limit: &Limit) -> Option<Vec<Choice>> {
        None
    }
}
