//! A game in progress, as Python sees it.

use std::sync::Arc;

use game::{Seat, Turn, Viewer};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};

use crate::action::Action;
use crate::game::{Game, same};
use crate::lab::AnyGame;
use crate::live::AnyState;
use crate::numbers;
use crate::pickle::{self, Reduced};
use crate::view::View;

/// A game in progress: the truth, all cards known. Whoever plays must be given a `view` and not this.
#[pyclass(module = "utterson")]
pub struct State {
    pub inner: Box<dyn AnyState>,
    pub game: Arc<dyn AnyGame>,
}

#[pymethods]
impl State {
    /// The game that is played.
    #[getter]
    fn game(&self) -> Game {
        Game { inner: Arc::clone(&self.game) }
    }

    /// The seat whose decision is next, or None. Where two decide at the same time, unseen by each other, they come one after the other.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.inner.seat().map(|seat| seat.0)
    }

    /// All seats that have something to decide now.
    #[getter]
    fn seats_to_move(&self) -> Vec<u32> {
        self.inner.turn().seats().iter().map(|seat| seat.0.into()).collect()
    }

    /// Is a deal or a draw due?
    #[getter]
    fn is_chance(&self) -> bool {
        self.inner.turn() == Turn::Chance
    }

    /// Is the game over?
    #[getter]
    fn is_over(&self) -> bool {
        self.inner.turn() == Turn::Over
    }

    /// The ids that may be chosen next by `seat`; empty if nobody has anything to decide.
    fn legal_ids<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let (mut ids, mut count) = ([0u16; IDS_MAX], 0);
        self.inner.each_id(&mut |id| {
            ids[count % IDS_MAX] = id as u16;
            count += 1;
        });
        PyList::new(py, &ids[..count.min(IDS_MAX)])
    }

    /// The legal actions of `seat`, whole ones.
    fn legal(&self) -> PyResult<Vec<Action>> {
        match self.inner.seat() {
            Some(seat) => Ok(self.look(Viewer::Seat(seat)).list()),
            None => Ok(Vec::new()),
        }
    }

    /// The ids picked so far of an action that takes several.
    #[getter]
    fn picked(&self) -> Vec<usize> {
        self.inner.picked().to_vec()
    }

    /// Chooses an id for the seat to move. Where an action takes several ids, it is played with the last of them.
    fn apply_id(&mut self, #[pyo3(from_py_with = numbers::id)] id: u32) -> PyResult<()> {
        Ok(self.inner.choose(id as usize)?)
    }

    /// Chooses an id for the seat to move, lets chance decide what is due, and returns the ids that may be chosen next: the fastest way to play
    /// one game. The list is empty when the game is over.
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        #[pyo3(from_py_with = numbers::id)] id: u32,
    ) -> PyResult<Bound<'py, PyList>> {
        self.inner.choose(id as usize)?;
        self.draw_all()?;
        self.legal_ids(py)
    }

    /// Plays an action: an id, an `Action`, or what a record writes of it, such as `"play P6"`. Whose it is matters only where two decide
    /// at the same time; otherwise it is the seat to move.
    ///
    /// Raises Refused if the rules do not allow it; then nothing has changed.
    #[pyo3(signature = (action, seat=None))]
    fn apply(
        &mut self,
        action: &Bound<'_, PyAny>,
        #[pyo3(from_py_with = numbers::maybe_seat)] seat: Option<u32>,
    ) -> PyResult<()> {
        let seat = seat.map(|seat| numbers::seat_of(seat, self.game.seats().len())).transpose()?;
        if !action.is_instance_of::<Action>() && !action.is_instance_of::<PyString>() {
            let id = id_of(action)?;
            if seat.is_some_and(|seat| Some(seat) != self.seat()) {
                return Err(PyValueError::new_err("seat: an id is chosen by the seat to move"));
            }
            return self.apply_id(id);
        }
        let seat = match seat.map(Seat).or(self.inner.seat()) {
            Some(seat) => seat,
            None => return Err(PyValueError::new_err("nobody has anything to decide now")),
        };
        Ok(self.inner.act(seat, &text_of(action)?)?)
    }

    /// Plays an outcome of chance, as a record writes it.
    fn apply_chance(&mut self, outcome: &str) -> PyResult<()> {
        Ok(self.inner.chance(outcome)?)
    }

    /// Draws what chance decides, plays it, and returns it. Without a seed it follows from that of the game.
    #[pyo3(signature = (seed=None))]
    fn draw(&mut self, #[pyo3(from_py_with = numbers::maybe_seed)] seed: Option<u64>) -> PyResult<String> {
        Ok(self.inner.draw(seed)?)
    }

    /// Draws until somebody has something to decide or the game is over.
    fn draw_all(&mut self) -> PyResult<()> {
        while self.inner.turn() == Turn::Chance {
            self.inner.draw(None)?;
        }
        Ok(())
    }

    /// Every outcome that chance can have now, with its probability; empty before a deal, where there are too many.
    fn chance_outcomes(&self) -> Vec<(String, f64)> {
        let outcomes = self.inner.outcomes();
        let total: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
        outcomes.into_iter().map(|(text, weight)| (text, f64::from(weight) / total)).collect()
    }

    /// All that one seat may know; without a seat, of the one to move.
    #[pyo3(signature = (seat=None))]
    fn view(&self, #[pyo3(from_py_with = numbers::maybe_seat)] seat: Option<u32>) -> PyResult<View> {
        let seat = seat.map(|seat| numbers::seat_of(seat, self.game.seats().len())).transpose()?;
        let nobody = || PyValueError::new_err("seat: nobody is to move, say which");
        let seat = seat.or(self.seat()).ok_or_else(nobody)?;
        Ok(self.look(Viewer::Seat(Seat(seat))))
    }

    /// What everybody sees.
    fn public_view(&self) -> View {
        self.look(Viewer::Public)
    }

    /// What the end is worth to each seat: 1 won, 0 drawn, -1 lost. All 0 before the end.
    fn returns(&self) -> Vec<f32> {
        self.inner.returns().unwrap_or_else(|| vec![0.0; self.game.seats().len()])
    }

    /// The record so far. Names are words without `=`, `,` and `#`.
    #[pyo3(signature = (names=None, seed=None))]
    fn record(&self, names: Option<Vec<String>>, seed: Option<&str>) -> PyResult<String> {
        let seats = self.game.seats();
        let names =
            names.unwrap_or_else(|| (1..=seats.len()).map(|number| format!("player{number}")).collect());
        if names.len() != seats.len() {
            return Err(PyValueError::new_err(format!(
                "names: expected {}, one a seat, not {}",
                seats.len(),
                names.len()
            )));
        }
        let word =
            |text: &str| !text.is_empty() && !text.contains(|c: char| c.is_whitespace() || c.is_control());
        if let Some(name) = names.iter().find(|name| !word(name) || name.contains(['=', ',', '#'])) {
            return Err(PyValueError::new_err(format!(
                "names: {name:?} is not one word without `=`, `,` and `#`"
            )));
        }
        if seed.is_some_and(|seed| !seed.split(' ').all(word)) {
            return Err(PyValueError::new_err("seed: expected words with single spaces"));
        }
        Ok(self.inner.record(names, seed)?)
    }

    /// The exact value with all cards known: `{"value", "low", "high", "unit", "choices": [{"who", "action", "value", "low", "high", "weight"}, …]}`, the
    /// best choices first.
    ///
    /// A hand of partners, or a round of duel. Early in either this takes minutes: `limit` is the number of positions that may be looked at in all.
    /// If it comes first, `value` is None, and the true value lies between `low` and `high`; the same limit gives the same answer.
    #[pyo3(signature = (*, limit = None))]
    fn solve<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = numbers::maybe_limit)] limit: Option<u64>,
    ) -> PyResult<Bound<'py, PyDict>> {
        crate::solve::solve(py, self.inner.copy(), limit)
    }

    /// The same game again, to be played on by itself.
    fn clone(&self) -> State {
        State { inner: self.inner.copy(), game: Arc::clone(&self.game) }
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        pickle::state(py, self)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<State>().ok().and_then(|other| other.try_borrow().ok());
        other.is_some_and(|other| same(&self.game, &other.game) && self.inner.same(&*other.inner))
    }

    /// It says where the game stands, and no card.
    fn __repr__(&self) -> String {
        let moves = self.inner.moves().map_or("imagined".to_string(), |moves| format!("after {moves} moves"));
        let now = match (self.inner.turn(), self.inner.seat()) {
            (Turn::Over, _) => "over".to_string(),
            (_, Some(seat)) => format!("seat {} to move", seat.0),
            (_, None) => "chance to move".to_string(),
        };
        format!("<State of {} {moves}, {now}>", self.game.name())
    }
}

/// No game offers more ids than it has.
const IDS_MAX: usize = 512;

impl State {
    fn look(&self, viewer: Viewer) -> View {
        View { inner: self.inner.view(viewer).into(), game: Arc::clone(&self.game) }
    }
}

/// What a record writes of an action that was given as an `Action` or as a text.
pub fn text_of(action: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(action) = action.cast::<Action>() {
        return Ok(action.get().text.clone());
    }
    action.extract().map_err(|_| {
        let given = action.get_type();
        PyTypeError::new_err(format!("action: expected an Action or a text, not {given}"))
    })
}

/// The id that stands for an action.
fn id_of(action: &Bound<'_, PyAny>) -> PyResult<u32> {
    numbers::whole(action, "action", 0, u32::BITS).map(|id| id as u32).map_err(|error| {
        if error.is_instance_of::<PyValueError>(action.py()) {
            return error;
        }
        let given = numbers::shown(action);
        PyTypeError::new_err(format!("action: expected an id from 0, an Action or a text, not {given}"))
    })
}
