//! An action, as Python sees it.

use std::hash::{Hash, Hasher};

use pyo3::prelude::*;

use crate::pickle::{self, Reduced};

/// A decision: what a record writes of it, and its ids.
///
/// Most actions have one id. One that is picked piece by piece, such as a gift of three cards in duel, has several, in the order in which
/// they are chosen.
#[pyclass(module = "utterson", frozen, eq, hash)]
#[derive(Clone, PartialEq, Eq)]
pub struct Action {
    /// The name of the game.
    #[pyo3(get)]
    pub game: &'static str,
    /// The action as records write it: `play P6`.
    #[pyo3(get)]
    pub text: String,
    /// The ids, in the order in which they are chosen.
    pub ids: Vec<usize>,
}

impl Hash for Action {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

#[pymethods]
impl Action {
    /// The ids, in the order in which they are chosen.
    #[getter]
    fn ids(&self) -> Vec<usize> {
        self.ids.clone()
    }

    /// The first id: for most actions the only one.
    #[getter]
    fn id(&self) -> Option<usize> {
        self.ids.first().copied()
    }

    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        pickle::action(py, self)
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("<{} `{}` {:?}>", self.game, self.text, self.ids)
    }
}
