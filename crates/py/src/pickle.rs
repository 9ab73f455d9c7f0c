//! What `pickle` is told: every object as the text or JSON that it can be read from again, and who reads it.
//!
//! Those who read are functions of this module, which `pickle` finds by their names. What they are given may come from anywhere, so all of it is
//! checked as a record or a view from elsewhere is.

use std::sync::Arc;

use bots::Level;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use table::any::{GameName, UnknownGame};

use crate::action::Action;
use crate::game::Game;
use crate::lab::{AnyGame, read_record, restore};
use crate::numbers;
use crate::record::{Decision, Record};
use crate::state::State;
use crate::view::View;

/// A function and what it is called with: what `__reduce__` returns.
pub type Reduced<'py> = (Bound<'py, PyAny>, Bound<'py, PyTuple>);

fn reduced<'py>(
    py: Python<'py>,
    reader: &str,
    arguments: impl IntoPyObject<'py, Target = PyTuple, Output = Bound<'py, PyTuple>, Error = PyErr>,
) -> PyResult<Reduced<'py>> {
    Ok((py.import("utterson._native")?.getattr(reader)?, arguments.into_pyobject(py)?))
}

/// A game: its name and what is agreed.
pub fn game<'py>(py: Python<'py>, game: &Game) -> PyResult<Reduced<'py>> {
    reduced(py, "_read_game", (game.inner.name().as_str(), game.inner.agreed()?))
}

/// An action: its game, text and ids.
pub fn action<'py>(py: Python<'py>, action: &Action) -> PyResult<Reduced<'py>> {
    reduced(py, "_read_action", (action.game, action.text.clone(), action.ids.clone()))
}

/// A view: its JSON, who looks, and what is picked.
pub fn view<'py>(py: Python<'py>, view: &View) -> PyResult<Reduced<'py>> {
    let seat = match view.inner.viewer() {
        ::game::Viewer::Seat(seat) => Some(seat.0),
        ::game::Viewer::Public => None,
    };
    let game = Game { inner: Arc::clone(&view.game) };
    reduced(py, "_read_view", (game, view.inner.json()?, seat, view.inner.picked().to_vec()))
}

/// A state: its moves, what is picked, and from what the next draws follow.
pub fn state<'py>(py: Python<'py>, state: &State) -> PyResult<Reduced<'py>> {
    let Some(moves) = state.inner.history() else {
        return Err(PyTypeError::new_err(
            "this game was imagined from a view, and how it came about is not known: pickle the view, and imagine it again with the seed",
        ));
    };
    let game = Game { inner: Arc::clone(&state.game) };
    let (seed, drawn) = state.inner.dice();
    reduced(py, "_read_state", (game, moves, state.inner.picked().to_vec(), seed, drawn))
}

/// A record: its text.
pub fn record<'py>(py: Python<'py>, game: &Arc<dyn AnyGame>, text: String) -> PyResult<Reduced<'py>> {
    reduced(py, "_read_record", (Game { inner: Arc::clone(game) }, text))
}

/// A decision of a record: its parts.
pub fn decision<'py>(
    py: Python<'py>,
    moves: usize,
    seat: u8,
    (view, action): (&Py<View>, &Py<Action>),
) -> PyResult<Reduced<'py>> {
    reduced(py, "_read_decision", (moves, seat, view.clone_ref(py), action.clone_ref(py)))
}

/// A bot: its game and level.
pub fn bot<'py>(py: Python<'py>, game: &Arc<dyn AnyGame>, level: Level) -> PyResult<Reduced<'py>> {
    reduced(py, "Bot", (Game { inner: Arc::clone(game) }, level.to_string()))
}

fn name(word: &str) -> PyResult<GameName> {
    word.parse().map_err(|unknown: UnknownGame| PyValueError::new_err(unknown.to_string()))
}

/// Reads a game that was pickled.
#[pyfunction]
pub fn _read_game(word: &str, agreed: &str) -> PyResult<Game> {
    Ok(Game { inner: restore(name(word)?, agreed)? })
}

/// Reads an action that was pickled.
#[pyfunction]
pub fn _read_action(word: &str, text: String, ids: Vec<usize>) -> PyResult<Action> {
    Ok(Action { game: name(word)?.as_str(), text, ids })
}

/// Reads a view that was pickled.
#[pyfunction]
pub fn _read_view(
    game: &Game,
    json: &str,
    #[pyo3(from_py_with = numbers::maybe_seat)] seat: Option<u32>,
    picked: Vec<usize>,
) -> PyResult<View> {
    let seat = seat.map(|seat| numbers::seat_of(seat, game.inner.seats().len())).transpose()?;
    let view = game.inner.read_view(json, seat)?.with_picked(&picked)?;
    Ok(View { inner: view.into(), game: Arc::clone(&game.inner) })
}

/// Reads a state that was pickled.
#[pyfunction]
pub fn _read_state(
    game: &Game,
    moves: Vec<(Option<u8>, String)>,
    picked: Vec<usize>,
    #[pyo3(from_py_with = numbers::seed)] seed: u64,
    #[pyo3(from_py_with = numbers::drawn)] drawn: u32,
) -> PyResult<State> {
    let mut inner = game.inner.state(seed);
    for (seat, text) in moves {
        match seat {
            Some(seat) => {
                let seat = numbers::seat_of(seat.into(), game.inner.seats().len())?;
                inner.act(::game::Seat(seat), &text)?;
            }
            None => inner.chance(&text)?,
        }
    }
    picked.into_iter().try_for_each(|id| inner.choose(id))?;
    inner.set_dice(seed, drawn);
    Ok(State { inner, game: Arc::clone(&game.inner) })
}

/// Reads a record that was pickled.
#[pyfunction]
pub fn _read_record(game: &Game, text: &str) -> PyResult<Record> {
    Ok(Record::of(read_record(text.as_bytes(), &game.inner.shelves())?))
}

/// Reads a decision that was pickled.
#[pyfunction]
pub fn _read_decision(
    #[pyo3(from_py_with = numbers::moves)] moves: u32,
    #[pyo3(from_py_with = numbers::seat)] seat: u32,
    view: Py<View>,
    action: Py<Action>,
) -> PyResult<Decision> {
    let seat = numbers::seat_of(seat, view.get().game.seats().len())?;
    Ok(Decision { moves: moves as usize, seat, view, action })
}
