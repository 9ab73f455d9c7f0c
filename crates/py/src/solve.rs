//! What a position is worth with all cards known, and what is best there.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use bots::duel::payoff::Payoff;
use bots::duel::solve as round;
use bots::exact::{Between, Limit};
use bots::partners::solve as hand;
use game::{Notation, Position as _, Side};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::errors::Error;
use crate::live::AnyState;

/// How often Python is asked whether it was interrupted.
const BETWEEN_QUESTIONS: Duration = Duration::from_millis(50);

/// What a position is worth, as far as it is known.
pub struct Answer {
    /// Between which bounds its value lies.
    pub bounds: Between,
    /// What the value counts, and for whom.
    pub unit: &'static str,
    /// What can be chosen; nothing where the limit came before that was known.
    pub choices: Vec<Choice>,
}

/// Something to choose.
pub struct Choice {
    /// Whose choice it is, in the word of the record.
    pub who: &'static str,
    /// The action as records write it.
    pub action: String,
    /// Between which bounds the value lies if it is chosen and all play on well.
    pub bounds: Between,
    /// How often it is chosen in one best way to play.
    pub weight: f64,
}

/// How far a solver may go: so many positions in all, or until somebody raises the flag.
#[derive(Clone)]
pub struct Patience {
    nodes: Option<u64>,
    flag: Arc<AtomicBool>,
}

impl Patience {
    /// What is left for a solver that has looked at so many positions.
    fn left(&self, nodes: u64) -> Limit {
        let limit = self.nodes.map_or(Limit::none(), |all| Limit::of_nodes(all.saturating_sub(nodes)));
        limit.until(Arc::clone(&self.flag))
    }
}

/// Solves a position in a thread of its own, while this one listens for Python's signals.
pub fn solve(py: Python<'_>, state: Box<dyn AnyState>, nodes: Option<u64>) -> PyResult<Bound<'_, PyDict>> {
    let flag = Arc::new(AtomicBool::new(false));
    let patience = Patience { nodes, flag: Arc::clone(&flag) };
    let (send, receive) = channel();
    let answer = py.detach(move || {
        std::thread::spawn(move || drop(send.send(state.solve(&patience))));
        loop {
            match receive.recv_timeout(BETWEEN_QUESTIONS) {
                Ok(answer) => return answer.map_err(PyErr::from),
                Err(RecvTimeoutError::Timeout) => {
                    Python::attach(|py| py.check_signals())
                        .inspect_err(|_| flag.store(true, Ordering::Relaxed))?;
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(PyRuntimeError::new_err("the solver has failed"));
                }
            }
        }
    })?;
    answer.dict(py)
}

impl Answer {
    fn dict(self, py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
        let solved = PyDict::new(py);
        set(&solved, self.bounds)?;
        solved.set_item("unit", self.unit)?;
        let choices = PyList::empty(py);
        for choice in self.choices {
            let item = PyDict::new(py);
            item.set_item("who", choice.who)?;
            item.set_item("action", choice.action)?;
            set(&item, choice.bounds)?;
            item.set_item("weight", choice.weight)?;
            choices.append(item)?;
        }
        solved.set_item("choices", choices)?;
        Ok(solved)
    }
}

/// The bounds, and the value if they have met.
fn set(dict: &Bound<'_, PyDict>, bounds: Between) -> PyResult<()> {
    dict.set_item("value", bounds.is_exact().then_some(bounds.low))?;
    dict.set_item("low", bounds.low)?;
    dict.set_item("high", bounds.high)
}

/// A game whose positions can perhaps be solved.
pub trait Solvable {
    /// The value as far as the patience goes, or why there is none.
    fn solve(&self, patience: &Patience) -> Result<Answer, &'static str>;
}

/// Why there is no answer.
pub fn nothing(reason: &str) -> Error {
    Error::Value(format!("there is nothing to solve: {reason}"))
}

impl Solvable for duel::State {
    /// The choices are told once all of them are known.
    fn solve(&self, patience: &Patience) -> Result<Answer, &'static str> {
        use game::Game as _;
        let position = self.position();
        let mut solver = round::Solver::suited_to(&position, &Payoff::difference());
        let bounds = solver.between(&position, &patience.left(0), &mut |_| {});
        let bounds = bounds.ok_or("no round is being played")?;
        let solution = if bounds.is_exact() {
            solver.solve_within(&position, &patience.left(solver.nodes()))
        } else {
            None
        };
        let mut choices = Vec::new();
        for side in Side::BOTH {
            let who = self.seat_word(position.leg.seat(side));
            let known = solution.iter().flat_map(|solution| &solution.choices[side]);
            choices.extend(known.map(|choice| Choice {
                who,
                action: duel::State::write_action(self.options(), choice.action),
                bounds: Between { low: choice.value, high: choice.value },
                weight: choice.weight,
            }));
        }
        let unit = "the difference of tricks in this round, which hyde wants large";
        Ok(Answer { bounds, unit, choices })
    }
}

impl Solvable for partners::State {
    /// First the position as a whole, then what comes of each action.
    fn solve(&self, patience: &Patience) -> Result<Answer, &'static str> {
        use game::Game as _;
        let position = self.position();
        let place = position.deciding_place().ok_or("no hand is being played")?;
        let jekyll = position.side_of(place) == Side::Jekyll;
        let mut solver = hand::Solver::suited_to(&position);
        let bounds = solver.between(&position, &patience.left(0), &mut |_| {});
        let whole = bounds.ok_or("no hand is being played")?;
        let mut choices = Vec::new();
        for action in position.choices().iter() {
            let mut after = position;
            after.act(action);
            let limit = patience.left(solver.nodes());
            let mut bounds = solver.between(&after, &limit, &mut |_| {}).unwrap_or_else(|| scored(&after));
            // Nothing that can be chosen is better than the whole.
            if jekyll {
                bounds.high = bounds.high.min(whole.high);
            } else {
                bounds.low = bounds.low.max(whole.low);
            }
            choices.push(Choice {
                who: self.seat_word(position.seating.decider(place)),
                action: partners::State::write_action(self.options(), action),
                bounds,
                weight: 0.0,
            });
        }
        rank(&mut choices, whole, jekyll);
        Ok(Answer { bounds: whole, unit: "jekyll's score of this hand less hyde's", choices })
    }
}

/// The value of a hand that is over.
fn scored(position: &partners::Position) -> Between {
    let score = position.hand_score();
    let value = f64::from(score.jekyll) - f64::from(score.hyde);
    Between { low: value, high: value }
}

/// The best first; one that is surely best is what is played.
fn rank(choices: &mut [Choice], whole: Between, jekyll: bool) {
    let least = |bounds: Between| if jekyll { bounds.low } else { -bounds.high };
    let most = |bounds: Between| if jekyll { bounds.high } else { -bounds.low };
    choices.sort_by(|one, other| {
        let by_least = least(other.bounds).total_cmp(&least(one.bounds));
        by_least.then(most(other.bounds).total_cmp(&most(one.bounds)))
    });
    if let Some(first) = choices.first_mut().filter(|first| least(first.bounds) >= most(whole)) {
        first.weight = 1.0;
    }
}

impl Solvable for london::State {
    fn solve(&self, _patience: &Patience) -> Result<Answer, &'static str> {
        Err("london has draws to come, and no exact value")
    }
}
