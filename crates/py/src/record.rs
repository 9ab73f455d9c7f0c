//! A record, as Python sees it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::action::Action;
use crate::game::{Game, same, shelves};
use crate::lab::{AnyGame, Read, read_record, read_records};
use crate::look::Table;
use crate::numbers;
use crate::paper::AnyRecord;
use crate::pickle::{self, Reduced};
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
    pub moves: usize,
    /// Who decided.
    #[pyo3(get)]
    pub seat: u8,
    /// What that seat knew.
    #[pyo3(get)]
    pub view: Py<View>,
    /// What it chose.
    #[pyo3(get)]
    pub action: Py<Action>,
}

#[pymethods]
impl Record {
    /// Reads a record from its text.
    ///
    /// Raises BadRecord with the place of the first fault.
    #[staticmethod]
    #[pyo3(signature = (text, *, maps=Vec::new()))]
    fn parse(text: &Bound<'_, PyAny>, maps: Vec<PathBuf>) -> PyResult<Record> {
        Ok(Record::of(read_record(&bytes(text)?, &shelves(&maps)?)?))
    }

    /// Reads all records of a text, one after another, as `utterson simulate --out -` writes them: each begins with its own `utterson 1`.
    ///
    /// Raises BadRecord with the place of the first fault, counted from the beginning of the text.
    #[staticmethod]
    #[pyo3(signature = (text, *, maps=Vec::new()))]
    fn parse_all(text: &Bound<'_, PyAny>, maps: Vec<PathBuf>) -> PyResult<Vec<Record>> {
        let records = read_records(&bytes(text)?, &shelves(&maps)?)?;
        Ok(records.into_iter().map(Record::of).collect())
    }

    /// Reads a record from a file.
    #[staticmethod]
    #[pyo3(signature = (path, *, maps=Vec::new()))]
    fn load(path: PathBuf, maps: Vec<PathBuf>) -> PyResult<Record> {
        let read = read_record(&file(&path)?, &shelves(&maps)?);
        Ok(Record::of(read.map_err(|error| error.in_file(&path.display().to_string()))?))
    }

    /// Reads all records of a file, which may hold one or many.
    #[staticmethod]
    #[pyo3(signature = (path, *, maps=Vec::new()))]
    fn load_all(path: PathBuf, maps: Vec<PathBuf>) -> PyResult<Vec<Record>> {
        let read = read_records(&file(&path)?, &shelves(&maps)?);
        let records = read.map_err(|error| error.in_file(&path.display().to_string()))?;
        Ok(records.into_iter().map(Record::of).collect())
    }

    /// The record as it is written, without comments.
    #[getter]
    fn text(&self) -> PyResult<String> {
        Ok(self.inner.text()?)
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
    fn state(&self, #[pyo3(from_py_with = numbers::maybe_moves)] moves: Option<u32>) -> PyResult<State> {
        let all = self.inner.moves().len();
        let state = self.inner.state(moves.map_or(all, |moves| moves as usize))?;
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

    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        pickle::record(py, &self.game, self.inner.text()?)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<Record>() else { return Ok(false) };
        let other = other.get();
        Ok(same(&self.game, &other.game) && self.inner.text()? == other.inner.text()?)
    }

    fn __hash__(&self) -> u64 {
        self.inner.moves().len() as u64
    }

    fn __len__(&self) -> usize {
        self.inner.moves().len()
    }

    fn __repr__(&self) -> String {
        let end = if self.inner.finished() { "finished" } else { "unfinished" };
        format!("<Record of {}, {} moves, {end}>", self.game.name(), self.inner.moves().len())
    }
}

impl Record {
    /// A record that was read.
    pub fn of((game, inner): Read) -> Record {
        Record { inner, game }
    }
}

/// The bytes of a text that was given.
fn bytes(text: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    match (text.extract::<String>(), text.cast::<PyBytes>()) {
        (Ok(text), _) => Ok(text.into_bytes()),
        (_, Ok(bytes)) => Ok(bytes.as_bytes().to_vec()),
        (Err(_), Err(_)) => {
            let given = text.get_type();
            Err(PyTypeError::new_err(format!("text: expected str or bytes, not {given}")))
        }
    }
}

/// The bytes of a file.
fn file(path: &Path) -> PyResult<Vec<u8>> {
    std::fs::read(path).map_err(|error| PyOSError::new_err(format!("{}: {error}", path.display())))
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
    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        pickle::decision(py, self.moves, self.seat, (&self.view, &self.action))
    }

    fn __repr__(&self) -> String {
        format!("<Decision of seat {}: `{}`>", self.seat, self.action.get().text)
    }
}
