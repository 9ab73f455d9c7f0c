//! A record, as Python sees it.

use std::path::PathBuf;
use std::sync::Arc;

use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;

use crate::action::Action;
use crate::game::{Game, shelves};
use crate::lab::{AnyGame, read_record};
use crate::look::Table;
use crate::paper::AnyRecord;
use crate::state::State;
use crate::view::{Rows, View, rows};

/// A game that was written down, a `.case` file. Reading it checks it: every move is legal.
#[pyclass(module = "utterson", frozen)]
pub struct Record {
    inner: Box<dyn AnyRecord>,
    game: Arc<dyn AnyGame>,
}

/// A decision of a record: what the seat knew, and what it chose.
#[pyclass(module = "utterson", frozen)]
pub struct Decision {
    /// How many moves were made before it, chance included.
    #[pyo3(get)]
    moves: usize,
    /// Who decided.
    #[pyo3(get)]
    seat: u8,
    /// What that seat knew.
    #[pyo3(get)]
    view: Py<View>,
    /// What it chose.
    #[pyo3(get)]
    action: Py<Action>,
}

#[pymethods]
impl Record {
    /// Reads a record from its text.
    ///
    /// Raises BadRecord with the place of the first fault.
    #[staticmethod]
    #[pyo3(signature = (text, *, maps=Vec::new()))]
    fn parse(text: &Bound<'_, PyAny>, maps: Vec<PathBuf>) -> PyResult<Record> {
        let bytes = match (text.extract::<String>(), text.extract::<Vec<u8>>()) {
            (Ok(text), _) => text.into_bytes(),
            (_, Ok(bytes)) => bytes,
            (Err(_), Err(_)) => {
                return Err(PyTypeError::new_err(format!(
                    "text: expected str or bytes, not {}",
                    text.get_type()
                )));
            }
        };
        let (game, inner) = read_record(&bytes, &shelves(&maps)?)?;
        Ok(Record { inner, game })
    }

    /// Reads a record from a file.
    #[staticmethod]
    #[pyo3(signature = (path, *, maps=Vec::new()))]
    fn load(path: PathBuf, maps: Vec<PathBuf>) -> PyResult<Record> {
        let shown = path.display().to_string();
        let bytes = std::fs::read(&path).map_err(|error| PyOSError::new_err(format!("{shown}: {error}")))?;
        let read = read_record(&bytes, &shelves(&maps)?);
        let (game, inner) = read.map_err(|error| error.in_file(&shown))?;
        Ok(Record { inner, game })
    }

    /// The game that was played.
    #[getter]
    fn game(&self) -> Game {
        Game { inner: Arc::clone(&self.game) }
    }

    /// The players' names, in the order of the seats.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.inner.names().to_vec()
    }

    /// What stands after `seed`.
    #[getter]
    fn seed(&self) -> Option<&str> {
        self.inner.seed()
    }

    /// Was the game played to its end?
    #[getter]
    fn finished(&self) -> bool {
        self.inner.finished()
    }

    /// All moves as they are written, chance included.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.inner.moves().to_vec()
    }

    /// What the end is worth to each seat: 1 won, 0 drawn, -1 lost; None if there is none.
    fn returns(&self) -> Option<Vec<f32>> {
        self.inner.returns()
    }

    /// The game after so many moves; all of them if nothing is said.
    #[pyo3(signature = (moves=None))]
    fn state(&self, moves: Option<usize>) -> PyResult<State> {
        let state = self.inner.state(moves.unwrap_or(self.inner.moves().len()))?;
        Ok(State { inner: state, game: Arc::clone(&self.game) })
    }

    /// Every decision, in order: what the seat knew, and what it chose.
    fn decisions(&self, py: Python<'_>) -> PyResult<Vec<Decision>> {
        let mut decisions = Vec::new();
        self.inner.each_decision(&mut |moves, seat, look, text| {
            let view = View { inner: look.into(), game: Arc::clone(&self.game) };
            decisions.push(Decision::new(py, moves, seat.0, view, &text));
        });
        decisions.into_iter().collect()
    }

    /// All decisions as rows: observations and masks before each id, one behind the other, and the ids; for each id who chose it, and after
    /// how many moves.
    fn rows<'py>(&self, py: Python<'py>) -> PyResult<(Rows<'py>, Vec<u32>, Vec<usize>)> {
        let (mut table, mut seats, mut moves) = (Table::default(), Vec::new(), Vec::new());
        let mut failed = None;
        self.inner.each_decision(&mut |number, seat, look, text| {
            failed = failed.take().or(look.walk(&text, &mut table).err());
            seats.resize(table.ids.len(), seat.0.into());
            moves.resize(table.ids.len(), number);
        });
        match failed {
            Some(error) => Err(error.into()),
            None => Ok((rows(py, table), seats, moves)),
        }
    }

    fn __len__(&self) -> usize {
        self.inner.moves().len()
    }

    fn __repr__(&self) -> String {
        let end = if self.inner.finished() { "finished" } else { "unfinished" };
        format!("<Record of {}, {} moves, {end}>", self.game.name(), self.inner.moves().len())
    }
}

impl Decision {
    fn new(py: Python<'_>, moves: usize, seat: u8, view: View, text: &str) -> PyResult<Decision> {
        let (text, ids) = view.inner.action(text)?;
        let action = Py::new(py, Action { game: view.game.name().as_str(), text, ids })?;
        Ok(Decision { moves, seat, view: Py::new(py, view)?, action })
    }
}

#[pymethods]
impl Decision {
    fn __repr__(&self) -> String {
        format!("<Decision of seat {}: `{}`>", self.seat, self.action.get().text)
    }
}
