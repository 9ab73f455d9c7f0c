//! Numbers that Python gives: what is none is told so by name, with what was expected and what was given.
//!
//! A number of the wrong size is a `ValueError`, something that is no whole number a `TypeError`. True and False are none, though Python
//! counts with them: who gives one has mistaken the argument.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyInt};

/// A whole number of at least `least` that fits into so many bits.
pub fn whole(object: &Bound<'_, PyAny>, name: &str, least: u64, bits: u32) -> PyResult<u64> {
    let number = object.extract::<u64>().ok().filter(|_| !is_truth(object));
    match number.filter(|number| *number >= least && (bits >= 64 || number >> bits == 0)) {
        Some(number) => Ok(number),
        None => Err(refused(object, name, least, bits)),
    }
}

fn refused(object: &Bound<'_, PyAny>, name: &str, least: u64, bits: u32) -> PyErr {
    let is_whole = !is_truth(object) && object.call_method0("__index__").is_ok();
    let is_large = is_whole && object.gt(least).unwrap_or(false);
    let most = if is_large { format!(" below 2**{bits}") } else { String::new() };
    let sentence = format!("{name}: expected a whole number from {least}{most}, not {}", shown(object));
    if is_whole { PyValueError::new_err(sentence) } else { PyTypeError::new_err(sentence) }
}

/// Is it True or False, Python's or NumPy's?
fn is_truth(object: &Bound<'_, PyAny>) -> bool {
    object.is_instance_of::<PyBool>()
        || !object.is_instance_of::<PyInt>() && object.get_type().name().is_ok_and(|name| name == "bool")
}

/// What was given, short; what would be long is named by its type.
pub fn shown(object: &Bound<'_, PyAny>) -> String {
    const LONGEST: usize = 40;
    let kind = || object.get_type().to_string();
    let text = object.repr().map(|text| text.to_string());
    text.ok().filter(|text| text.chars().count() <= LONGEST).unwrap_or_else(kind)
}

/// Functions that read the argument of their name, and its least value; a second name is for where None may stand.
macro_rules! arguments {
    ($($name:ident, $maybe:ident: $kind:ty, $least:literal;)*) => {$(
        pub fn $name(object: &Bound<'_, PyAny>) -> PyResult<$kind> {
            whole(object, stringify!($name), $least, <$kind>::BITS).map(|number| number as $kind)
        }

        #[allow(dead_code, reason = "not every argument may be None")]
        pub fn $maybe(object: &Bound<'_, PyAny>) -> PyResult<Option<$kind>> {
            if object.is_none() { Ok(None) } else { $name(object).map(Some) }
        }
    )*};
}

arguments! {
    seed, maybe_seed: u64, 0;
    work, maybe_work: u64, 1;
    limit, maybe_limit: u64, 0;
    seat, maybe_seat: u32, 0;
    id, maybe_id: u32, 0;
    count, maybe_count: u32, 1;
    threads, maybe_threads: u32, 1;
    steps, maybe_steps: u32, 0;
    number, maybe_number: u32, 0;
    moves, maybe_moves: u32, 0;
    seating, maybe_seating: u32, 0;
    drawn, maybe_drawn: u32, 0;
}

/// How many seconds: a number from 0, whole or not.
pub fn maybe_seconds(object: &Bound<'_, PyAny>) -> PyResult<Option<f64>> {
    if object.is_none() {
        return Ok(None);
    }
    let expected = || format!("seconds: expected a number from 0, not {}", shown(object));
    let number = object.extract::<f64>().ok().filter(|_| !is_truth(object));
    match number {
        Some(number) if number >= 0.0 => Ok(Some(number)),
        Some(_) => Err(PyValueError::new_err(expected())),
        None if object.call_method0("__index__").is_ok() && !is_truth(object) => {
            Err(PyValueError::new_err(expected()))
        }
        None => Err(PyTypeError::new_err(expected())),
    }
}

/// A seat of a game that has so many.
pub fn seat_of(seat: u32, seats: usize) -> PyResult<u8> {
    if (seat as usize) < seats {
        return Ok(seat as u8);
    }
    let last = seats.saturating_sub(1);
    Err(PyValueError::new_err(format!("seat: expected a whole number from 0 to {last}, not {seat}")))
}
