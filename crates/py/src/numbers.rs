//! Numbers that Python gives: what is none is told so by name, with what was expected and what was given.
//!
//! A number of the wrong size is a `ValueError`, something that is no whole number a `TypeError`. True and False are none, though Python
//! counts with them: who gives one has mistaken the argument.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat};

/// A whole number from 0 to `most`.
pub fn whole(object: &Bound<'_, PyAny>, name: &str, most: u64) -> PyResult<u64> {
    let is_bool = object.is_instance_of::<PyBool>();
    match object.extract::<u64>() {
        Ok(number) if !is_bool && number <= most => Ok(number),
        Ok(_) | Err(_) => Err(refused(object, name, most, is_bool)),
    }
}

fn refused(object: &Bound<'_, PyAny>, name: &str, most: u64, is_bool: bool) -> PyErr {
    let is_whole =
        !is_bool && !object.is_instance_of::<PyFloat>() && object.call_method0("__index__").is_ok();
    let expected = if most == u64::MAX {
        format!("{name}: expected a whole number from 0 below 2**64")
    } else {
        format!("{name}: expected a whole number from 0 to {most}")
    };
    if is_whole {
        PyValueError::new_err(format!("{expected}, not {}", shown(object)))
    } else {
        PyTypeError::new_err(format!("{expected}, not {}", shown(object)))
    }
}

/// What was given, short; what would be long is named by its type.
pub fn shown(object: &Bound<'_, PyAny>) -> String {
    const LONGEST: usize = 40;
    let kind = || object.get_type().to_string();
    let text = object.repr().map(|text| text.to_string());
    text.ok().filter(|text| text.chars().count() <= LONGEST).unwrap_or_else(kind)
}

/// Functions that read the argument of their name; a second name is for where None may stand.
macro_rules! arguments {
    ($($name:ident, $maybe:ident: $kind:ty;)*) => {$(
        pub fn $name(object: &Bound<'_, PyAny>) -> PyResult<$kind> {
            let most = <$kind>::MAX as u64;
            whole(object, stringify!($name), most).map(|number| number as $kind)
        }

        #[allow(dead_code, reason = "not every argument may be None")]
        pub fn $maybe(object: &Bound<'_, PyAny>) -> PyResult<Option<$kind>> {
            if object.is_none() { Ok(None) } else { $name(object).map(Some) }
        }
    )*};
}

arguments! {
    seed, maybe_seed: u64;
    work, maybe_work: u64;
    seat, maybe_seat: u8;
    id, maybe_id: u32;
    count, maybe_count: u32;
    threads, maybe_threads: u32;
    steps, maybe_steps: u32;
    number, maybe_number: u32;
    moves, maybe_moves: u32;
    seating, maybe_seating: u8;
    drawn, maybe_drawn: u32;
}

/// How many seconds: a number from 0, whole or not.
pub fn maybe_seconds(object: &Bound<'_, PyAny>) -> PyResult<Option<f64>> {
    if object.is_none() {
        return Ok(None);
    }
    let expected = || format!("seconds: expected a number from 0, not {}", shown(object));
    let number = object.extract::<f64>().ok().filter(|_| !object.is_instance_of::<PyBool>());
    match number {
        Some(number) if number >= 0.0 => Ok(Some(number)),
        Some(_) => Err(PyValueError::new_err(expected())),
        None if object.call_method0("__index__").is_ok() && !object.is_instance_of::<PyBool>() => {
            Err(PyValueError::new_err(expected()))
        }
        None => Err(PyTypeError::new_err(expected())),
    }
}

/// A seat of a game that has so many.
pub fn seat_of(seat: u8, seats: usize) -> PyResult<u8> {
    if usize::from(seat) < seats {
        return Ok(seat);
    }
    let last = seats.saturating_sub(1);
    Err(PyValueError::new_err(format!("seat: expected a whole number from 0 to {last}, not {seat}")))
}
