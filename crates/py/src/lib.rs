//! The games for Python. What people import is `utterson`, whose other half is in `python/utterson`; this is `utterson._native`.
//!
//! - `lab`: what is asked of a game here. `live`, `look`, `paper`: a state, a view and a record of any game, behind one face each.
//! - `game`, `state`, `view`, `action`, `record`, `bot`: the classes that Python sees.
//! - `vector`: many games at once, written into arrays that Python brings; `slot` is one of them, `buffer` the arrays.
//! - `solve`: exact values. `errors`, `words`: why something was refused, as an exception with a sentence. `numbers`: the same for numbers.
//! - `pickle`: what `pickle` and `copy` are told of all this.

mod action;
mod bot;
mod buffer;
mod errors;
mod game;
mod lab;
mod live;
mod look;
mod numbers;
mod paper;
mod pickle;
mod record;
mod selfplay;
mod slot;
mod solve;
mod stages;
mod state;
mod vector;
mod view;
mod words;

use pyo3::prelude::*;

/// The half of `utterson` that is written in Rust.
#[pymodule(name = "_native")]
mod native {
    #[pymodule_export]
    use crate::action::Action;
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::errors::{BadRecord, Refused};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::pickle::{_read_action, _read_decision, _read_game, _read_record, _read_state, _read_view};
    #[pymodule_export]
    use crate::record::{Decision, Record};
    #[pymodule_export]
    use crate::selfplay::SelfPlay;
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::vector::Vector;
    #[pymodule_export]
    use crate::view::View;

    use super::*;

    /// The version of the package, and whether it was built to be fast.
    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("DEBUG", cfg!(debug_assertions))
    }
}
