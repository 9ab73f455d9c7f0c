//! Sums of products of small integers. They are written so that the compiler makes vector instructions of them on the plainest 64-bit machine.

/// How many observations are looked at together: each weight is then fetched once for all of them.
pub const TOGETHER: usize = 8;

/// How many numbers are multiplied at a time.
const LANES: usize = 8;

/// A row of weights times the parts of one observation.
#[inline]
pub fn one(weights: &[i16], parts: &[i16]) -> i32 {
    weights.iter().zip(parts).map(|(weight, part)| i32::from(*weight) * i32::from(*part)).sum()
}

/// A row of weights times the parts of several observations, which stand one behind the other.
///
/// # Panics
/// If there are fewer parts than that.
#[inline]
pub fn together(weights: &[i16], parts: &[i16]) -> [i32; TOGETHER] {
    let (weights, rest) = weights.as_chunks::<LANES>();
    debug_assert!(rest.is_empty(), "widths are multiples of eight");
    let width = weights.len();
    let parts = parts.as_chunks::<LANES>().0;
    let rows: [&[[i16; LANES]]; TOGETHER] =
        core::array::from_fn(|row| &parts[row * width..(row + 1) * width]);
    let mut sums = [[0; LANES / 2]; TOGETHER];
    for (at, weights) in weights.iter().enumerate() {
        for (sum, row) in sums.iter_mut().zip(rows) {
            add_pairs(sum, weights, &row[at]);
        }
    }
    sums.map(|sums| sums.iter().sum())
}

/// Products are added two by two: there is an instruction that does just this, and the compiler knows it by its shape.
#[inline(always)]
fn add_pairs(sums: &mut [i32; LANES / 2], weights: &[i16; LANES], parts: &[i16; LANES]) {
    let product = |at: usize| i32::from(weights[at]) * i32::from(parts[at]);
    let pairs: [i32; LANES / 2] = core::array::from_fn(|pair| product(2 * pair) + product(2 * pair + 1));
    sums.iter_mut().zip(pairs).for_each(|(sum, pair)| *sum += pair);
}

/// Adds a row of weights to the sums.
#[inline]
pub fn add(sums: &mut [i32], weights: &[i16]) {
    sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += i32::from(*weight));
}
