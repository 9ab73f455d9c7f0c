//! Arrays that Python brings, as slices. The one place where `unsafe` is written.
//!
//! An array is taken only if it has the type and shape that are expected and lies in memory without gaps. While Rust works on it
//! the interpreter's lock is not held: as with NumPy itself, whoever lets two threads write to one array gets what he asked for.

use std::ops::Range;

use pyo3::buffer::{Element, PyBuffer};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// An array of the right type and shape.
pub struct Array<T: Element> {
    buffer: PyBuffer<T>,
    name: &'static str,
}

impl<T: Element> Array<T> {
    /// Takes the array; `name` and `dtype` are for messages.
    pub fn new(
        object: &Bound<'_, PyAny>,
        name: &'static str,
        dtype: &str,
        shape: &[usize],
    ) -> PyResult<Array<T>> {
        let expected =
            || format!("{name}: expected a C-contiguous array of {dtype} with shape {}", shown(shape));
        let given = || match (object.getattr("dtype"), object.getattr("shape")) {
            (Ok(dtype), Ok(shape)) => format!("not of {dtype} with shape {shape}"),
            (_, _) => format!("not {}", object.get_type()),
        };
        let buffer = PyBuffer::<T>::get(object)
            .map_err(|_| PyTypeError::new_err(format!("{}, {}", expected(), given())))?;
        if buffer.shape() != shape {
            return Err(PyValueError::new_err(format!("{}, {}", expected(), given())));
        }
        if !buffer.is_c_contiguous() {
            return Err(PyValueError::new_err(format!("{}, not one with gaps", expected())));
        }
        Ok(Array { buffer, name })
    }

    /// Takes an array that can be written to.
    pub fn writable(
        object: &Bound<'_, PyAny>,
        name: &'static str,
        dtype: &str,
        shape: &[usize],
    ) -> PyResult<Array<T>> {
        let array = Array::new(object, name, dtype, shape)?;
        if array.buffer.readonly() {
            return Err(PyValueError::new_err(format!("{name}: the array cannot be written to")));
        }
        Ok(array)
    }

    /// The addresses of the array, with its name.
    pub fn range(&self) -> (&'static str, Range<usize>) {
        let start = self.buffer.buf_ptr() as usize;
        (self.name, start..start + self.buffer.len_bytes())
    }

    /// The items.
    #[allow(unsafe_code)]
    pub fn slice(&self) -> &[T] {
        if self.buffer.item_count() == 0 {
            return &[];
        }
        // SAFETY: the buffer is held as long as `self` is, lies without gaps, and has so many items of this type.
        unsafe { std::slice::from_raw_parts(self.buffer.buf_ptr().cast(), self.buffer.item_count()) }
    }

    /// The items of an array that is writable.
    #[allow(unsafe_code)]
    pub fn slice_mut(&mut self) -> &mut [T] {
        if self.buffer.item_count() == 0 || self.buffer.readonly() {
            return &mut [];
        }
        // SAFETY: as above; the buffer can be written to, and `apart` has seen that no other array of the call overlaps it.
        unsafe { std::slice::from_raw_parts_mut(self.buffer.buf_ptr().cast(), self.buffer.item_count()) }
    }
}

/// Arrays of one call must not share memory.
pub fn apart(ranges: &[(&'static str, Range<usize>)]) -> PyResult<()> {
    for (index, (name, range)) in ranges.iter().enumerate() {
        for (other, others) in &ranges[..index] {
            if range.start < others.end && others.start < range.end {
                return Err(PyValueError::new_err(format!("{other} and {name} share memory")));
            }
        }
    }
    Ok(())
}

fn shown(shape: &[usize]) -> String {
    match shape {
        [one] => format!("({one},)"),
        more => format!("({})", more.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")),
    }
}
