//! What one viewer knows, as Python sees it.

use std::sync::Arc;

use game::Viewer;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyByteArray, PyDict};

use crate::action::Action;
use crate::buffer::Array;
use crate::game::{Game, same};
use crate::lab::AnyGame;
use crate::look::{AnyView, Table};
use crate::numbers;
use crate::pickle::{self, Reduced};
use crate::state::{State, text_of};

/// All that one viewer may know, and nothing else: no hidden card is in it.
#[pyclass(module = "utterson", frozen)]
pub struct View {
    pub inner: Arc<dyn AnyView>,
    pub game: Arc<dyn AnyGame>,
}

#[pymethods]
impl View {
    /// The game that is played.
    #[getter]
    fn game(&self) -> Game {
        Game { inner: Arc::clone(&self.game) }
    }

    /// Who is looking: a seat, or None for the public.
    #[getter]
    fn seat(&self) -> Option<u8> {
        match self.inner.viewer() {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Public => None,
        }
    }

    /// All of it, as the wire has it.
    fn json(&self) -> PyResult<String> {
        Ok(self.inner.json()?)
    }

    /// All of it, as dictionaries and lists.
    fn as_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("json")?.call_method1("loads", (self.inner.json()?,))
    }

    /// The observation: a NumPy array of uint8, made of the planes that `Game.planes` lists.
    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        row(py, self.game.size(), |row| self.inner.observe(row))
    }

    /// Writes the observation into an array of uint8.
    fn observe_into(&self, array: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut array = Array::<u8>::writable(array, "observation", "uint8", &[self.game.size()])?;
        self.inner.observe(array.slice_mut());
        Ok(())
    }

    /// A NumPy array of uint8 with a 1 for every id that may be chosen next.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        row(py, self.game.actions(), |row| self.inner.mask(row))
    }

    /// Writes the mask into an array of uint8.
    fn mask_into(&self, array: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut array = Array::<u8>::writable(array, "mask", "uint8", &[self.game.actions()])?;
        self.inner.mask(array.slice_mut());
        Ok(())
    }

    /// The ids that may be chosen next.
    fn legal_ids(&self) -> Vec<usize> {
        self.inner.ids()
    }

    /// The ids picked so far of an action that takes several.
    #[getter]
    fn picked(&self) -> Vec<usize> {
        self.inner.picked().to_vec()
    }

    /// The legal actions, whole ones; empty if there is nothing to decide.
    fn legal(&self) -> Vec<Action> {
        self.list()
    }

    /// An action as records write it, with its ids; legal or not.
    fn action(&self, text: &str) -> PyResult<Action> {
        let (text, ids) = self.inner.action(text)?;
        Ok(Action { game: self.game.name().as_str(), text, ids })
    }

    /// May this be done? Raises Refused with the rule if not.
    fn judge(&self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        Ok(self.inner.judge(&text_of(action)?)?)
    }

    /// The rows of a legal action: observations and masks before each of its ids, one behind the other, and the ids.
    fn rows<'py>(&self, py: Python<'py>, action: &Bound<'_, PyAny>) -> PyResult<Rows<'py>> {
        let mut table = Table::default();
        self.inner.walk(&text_of(action)?, &mut table)?;
        Ok(rows(py, table))
    }

    /// A game in which all that this viewer knows is true. What he does not know is drawn with the seed; what the others remember there may
    /// be less than they really would.
    #[pyo3(signature = (seed=0))]
    fn imagine(&self, #[pyo3(from_py_with = numbers::seed)] seed: u64) -> State {
        State { inner: self.inner.imagine(seed), game: Arc::clone(&self.game) }
    }

    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        pickle::view(py, self)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<View>();
        other.is_ok_and(|other| same(&self.game, &other.get().game) && self.inner.same(&*other.get().inner))
    }

    fn __repr__(&self) -> String {
        let who = self.seat().map_or("the public".to_string(), |seat| format!("seat {seat}"));
        format!("<View of {} by {who}>", self.game.name())
    }
}

impl View {
    /// The legal actions.
    pub fn list(&self) -> Vec<Action> {
        let game = self.game.name().as_str();
        self.inner.legal().into_iter().map(|(text, ids)| Action { game, text, ids }).collect()
    }
}

/// Observations and masks, one row behind the other, and ids.
pub type Rows<'py> = (Bound<'py, PyByteArray>, Bound<'py, PyByteArray>, Vec<usize>);

/// Rows as Python gets them.
pub fn rows<'py>(py: Python<'py>, table: Table) -> Rows<'py> {
    (PyByteArray::new(py, &table.observations), PyByteArray::new(py, &table.masks), table.ids)
}

/// A new NumPy array of that many bytes.
fn row<'py>(py: Python<'py>, len: usize, write: impl FnOnce(&mut [u8])) -> PyResult<Bound<'py, PyAny>> {
    static FROM_BUFFER: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    static KEYWORDS: PyOnceLock<Py<PyDict>> = PyOnceLock::new();
    let from_buffer = FROM_BUFFER.get_or_try_init(py, || -> PyResult<_> {
        let numpy = py.import("numpy").map_err(|_| PyValueError::new_err("observations need NumPy"))?;
        Ok(numpy.getattr("frombuffer")?.unbind())
    })?;
    let keywords = KEYWORDS.get_or_try_init(py, || -> PyResult<_> {
        let keywords = PyDict::new(py);
        keywords.set_item("dtype", py.import("numpy")?.getattr("uint8")?)?;
        Ok(keywords.unbind())
    })?;
    let bytes = PyByteArray::new_with(py, len, |bytes| {
        write(bytes);
        Ok(())
    })?;
    from_buffer.bind(py).call((bytes,), Some(keywords.bind(py)))
}
