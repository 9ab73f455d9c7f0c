//! A game, as Python sees it.

use std::path::PathBuf;
use std::sync::Arc;

use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use table::any::{GameName, Shelves};

use crate::errors::Error;
use crate::lab::{AnyGame, agree};
use crate::numbers;
use crate::pickle::{self, Reduced};
use crate::state::State;
use crate::view::View;

/// One of the three games, with what is agreed before the first deal.
///
/// `Game("duel")`, `Game("duel", match="return")`, `Game("partners", players=3, target=500)`, `Game("london", turns=100)`. `maps` are files
/// that london's option `map` may name. Where three players of partners can sit in several ways, `seating` says which.
#[pyclass(module = "utterson", frozen)]
pub struct Game {
    pub inner: Arc<dyn AnyGame>,
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, *, maps=Vec::new(), seating=0, **options))]
    fn new(
        name: &str,
        maps: Vec<PathBuf>,
        #[pyo3(from_py_with = numbers::seating)] seating: u32,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        let name: GameName = name
            .parse()
            .map_err(|unknown: table::any::UnknownGame| PyValueError::new_err(unknown.to_string()))?;
        let mut fields = Vec::new();
        for (key, value) in options.into_iter().flatten() {
            fields.push(format!("{}={}", key.extract::<String>()?, value.str()?));
        }
        Ok(Game { inner: agree(name, &fields, &shelves(&maps)?, seating as usize)? })
    }

    /// partners, duel or london.
    #[getter]
    fn name(&self) -> &'static str {
        self.inner.name().as_str()
    }

    /// What was agreed, as records write it; empty where all is as usual.
    #[getter]
    fn options(&self) -> Vec<String> {
        self.inner.options()
    }

    /// What records call the seats, in their order.
    #[getter]
    fn seats(&self) -> Vec<&'static str> {
        self.inner.seats()
    }

    /// How many seats decide.
    #[getter]
    fn num_seats(&self) -> usize {
        self.inner.seats().len()
    }

    /// How many action ids there are: they are counted from 0.
    #[getter]
    fn num_actions(&self) -> usize {
        self.inner.actions()
    }

    /// The most ids that one action takes.
    #[getter]
    fn longest_action(&self) -> usize {
        self.inner.longest()
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.inner.size()
    }

    /// The version of planes and ids: what was learnt with one is of no use with another.
    #[getter]
    fn encoding(&self) -> u32 {
        self.inner.encoding()
    }

    /// What an observation is made of: name, offset, length and meaning of each plane.
    fn planes(&self) -> Vec<(&'static str, usize, usize, &'static str)> {
        let mut offset = 0;
        let place = |plane: &bots::encode::Plane| {
            let at = offset;
            offset += plane.len;
            (plane.name, at, plane.len, plane.meaning)
        };
        self.inner.planes().iter().map(place).collect()
    }

    /// A game before its first move. What `draw` draws follows from the seed; it can be predicted, so do not deal to people with it.
    #[pyo3(signature = (seed=0))]
    fn new_state(&self, #[pyo3(from_py_with = numbers::seed)] seed: u64) -> State {
        State { inner: self.inner.state(seed), game: Arc::clone(&self.inner) }
    }

    /// A view from elsewhere, as `View.json` writes it. It is checked before anything is imagined from it.
    #[pyo3(signature = (json, seat))]
    fn read_view(
        &self,
        json: &str,
        #[pyo3(from_py_with = numbers::maybe_seat)] seat: Option<u32>,
    ) -> PyResult<View> {
        let seat = seat.map(|seat| numbers::seat_of(seat, self.inner.seats().len())).transpose()?;
        Ok(View { inner: self.inner.read_view(json, seat)?.into(), game: Arc::clone(&self.inner) })
    }

    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        pickle::game(py, self)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Game>().is_ok_and(|other| same(&self.inner, &other.get().inner))
    }

    fn __hash__(&self) -> u64 {
        self.inner.name() as u64
    }

    fn __repr__(&self) -> String {
        let options: String = self.inner.options().iter().map(|option| format!(" {option}")).collect();
        format!("<Game {}{options}>", self.inner.name())
    }
}

/// Are these the same game, with the same agreed?
pub fn same(one: &Arc<dyn AnyGame>, other: &Arc<dyn AnyGame>) -> bool {
    one.name() == other.name() && one.options() == other.options() && one.seats() == other.seats()
}

/// The built-in map and those of these files.
pub fn shelves(maps: &[PathBuf]) -> PyResult<Shelves> {
    let mut shelves = Shelves::default();
    for path in maps {
        let text = std::fs::read_to_string(path)
            .map_err(|error| PyOSError::new_err(format!("{}: {error}", path.display())))?;
        let (map, _warnings) = london::Map::parse(&text).map_err(|faults| {
            // The first will do: those behind it often follow from it.
            let first = faults.first().map(ToString::to_string).unwrap_or_default();
            Error::Value(format!("{}: {first} ({} faults in all)", path.display(), faults.len()))
        })?;
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        shelves.maps.add(stem, map);
    }
    Ok(shelves)
}
