//! A bot, as Python sees it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Budget, Level};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::action::Action;
use crate::game::{Game, same};
use crate::lab::AnyGame;
use crate::numbers;
use crate::pickle::{self, Reduced};
use crate::view::View;

/// A player that is a program: it gets a view and returns an action.
///
/// Levels are `random`, `novice`, `casual`, `strong`, `champion`; `veteran`, the champion before it learnt; and `ismcts:N`, plain search with N iterations.
#[pyclass(module = "utterson", frozen)]
pub struct Bot {
    level: Level,
    game: Arc<dyn AnyGame>,
}

/// How often somebody is asked whether to stop.
const BETWEEN_QUESTIONS: Duration = Duration::from_millis(50);

#[pymethods]
impl Bot {
    #[new]
    fn new(game: &Game, level: &str) -> PyResult<Bot> {
        let level = level
            .parse()
            .map_err(|unknown: bots::level::UnknownLevel| PyValueError::new_err(unknown.to_string()))?;
        Ok(Bot { level, game: Arc::clone(&game.inner) })
    }

    /// How strong it is.
    #[getter]
    fn level(&self) -> String {
        self.level.to_string()
    }

    /// Chooses one of the legal actions. The same view, seed and work give the same action everywhere; `seconds` makes it answer in time
    /// with the best it has. `work` is less thinking than the level is made for.
    #[pyo3(signature = (view, *, seed=0, work=None, seconds=None))]
    #[expect(clippy::too_many_arguments, reason = "in Python they are named")]
    fn choose(
        &self,
        py: Python<'_>,
        view: &View,
        #[pyo3(from_py_with = numbers::seed)] seed: u64,
        #[pyo3(from_py_with = numbers::maybe_work)] work: Option<u64>,
        #[pyo3(from_py_with = numbers::maybe_seconds)] seconds: Option<f64>,
    ) -> PyResult<Action> {
        if !same(&self.game, &view.game) {
            return Err(PyValueError::new_err(format!(
                "this bot plays {}, and the view is of another game",
                self.game.name()
            )));
        }
        let limit = match seconds.map(Duration::try_from_secs_f64) {
            None => None,
            Some(Ok(limit)) => Some(limit),
            // A time that is longer than any machine lives is none.
            Some(Err(_)) => None,
        };
        let (game, looked, level) = (Arc::clone(&self.game), Arc::clone(&view.inner), self.level);
        let text = py.detach(move || {
            let (begun, mut asked, mut interrupted) = (Instant::now(), Instant::now(), None);
            let mut stop = || {
                if asked.elapsed() > BETWEEN_QUESTIONS {
                    asked = Instant::now();
                    interrupted = Python::attach(|py| py.check_signals()).err();
                }
                interrupted.is_some() || limit.is_some_and(|limit| begun.elapsed() >= limit)
            };
            let mut budget = Budget::until(&mut stop);
            budget.at_most(work.unwrap_or(u64::MAX));
            let chosen = game.bot_chooses(level, &*looked, &mut budget, seed);
            interrupted.map_or(chosen.map_err(PyErr::from), Err)
        })?;
        let (text, ids) = view.inner.action(&text)?;
        Ok(Action { game: self.game.name().as_str(), text, ids })
    }

    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        pickle::bot(py, &self.game, self.level)
    }

    fn __repr__(&self) -> String {
        format!("<Bot {} of {}>", self.level, self.game.name())
    }
}
