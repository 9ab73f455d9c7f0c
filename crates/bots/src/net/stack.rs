//! The layers of a network, and a pass through them.

use super::maths::round;
use super::products::{TOGETHER, add, one, together};

/// The greatest part that a number is rounded to.
const PARTS: f32 = 127.0;

/// The layers of a network.
pub struct Stack {
    /// How many bytes an observation has.
    pub inputs: usize,
    /// How many numbers go from layer to layer.
    pub width: usize,
    /// The first layer. Its weights stand the other way round, by inputs: only those of the bytes that are set are looked at.
    pub first: Layer,
    /// The blocks. What comes out of one is added to what went in.
    pub blocks: Vec<[Layer; 2]>,
    /// The last layer.
    pub head: Layer,
}

/// A layer: rows of weights, and what each row's sum is multiplied by and moved by.
pub struct Layer {
    /// The weights, which are bytes, in two bytes each: so they are multiplied fastest.
    pub weights: Vec<i16>,
    /// A factor for each number that comes out.
    pub scale: Vec<f32>,
    /// What is added to each number that comes out.
    pub bias: Vec<f32>,
}

/// Room for the numbers between the layers.
pub struct Scratch {
    /// The sums of the first layer.
    sums: Vec<i32>,
    /// What goes from block to block, for each observation.
    stream: Vec<f32>,
    /// What goes from the first layer of a block to the second.
    inner: Vec<f32>,
    /// Either of these, rounded to parts.
    parts: Vec<i16>,
}

impl Stack {
    pub fn scratch(&self) -> Scratch {
        let room = TOGETHER * self.width;
        let numbers = || vec![0.0; room];
        Scratch { sums: vec![0; self.width], stream: numbers(), inner: numbers(), parts: vec![0; room] }
    }

    pub fn forward(&self, row: &[u8], scratch: &mut Scratch, out: &mut [f32]) {
        self.pass::<1>(row, scratch, out);
    }

    pub fn forward_many(&self, rows: &[u8], scratch: &mut Scratch, out: &mut [f32]) {
        let outputs = self.head.bias.len();
        for (rows, out) in rows.chunks(TOGETHER * self.inputs).zip(out.chunks_mut(TOGETHER * outputs)) {
            if out.len() == TOGETHER * outputs {
                self.pass::<TOGETHER>(rows, scratch, out);
            } else {
                let each = rows.chunks(self.inputs).zip(out.chunks_mut(outputs));
                each.for_each(|(row, out)| self.pass::<1>(row, scratch, out));
            }
        }
    }

    /// Looks at `N` observations: one, or [`TOGETHER`].
    fn pass<const N: usize>(&self, rows: &[u8], scratch: &mut Scratch, out: &mut [f32]) {
        let Scratch { sums, stream, inner, parts } = scratch;
        let (stream, inner) = (&mut stream[..N * self.width], &mut inner[..N * self.width]);
        for (row, stream) in rows.chunks_exact(self.inputs).zip(stream.chunks_exact_mut(self.width)) {
            self.first.of_bits(row, sums, stream);
        }
        for [before, after] in &self.blocks {
            let steps = in_parts::<N>(stream, parts);
            before.of_parts(parts, steps, |at, x| inner[at] = x);
            let steps = in_parts::<N>(inner, parts);
            after.of_parts(parts, steps, |at, x| stream[at] += x);
        }
        let steps = in_parts::<N>(stream, parts);
        self.head.of_parts(parts, steps, |at, x| out[at] = if x.is_finite() { x } else { 0.0 });
    }
}

impl Layer {
    /// The first layer: what is made of an observation.
    fn of_bits(&self, row: &[u8], sums: &mut [i32], out: &mut [f32]) {
        sums.fill(0);
        for (byte, weights) in row.iter().zip(self.weights.chunks_exact(sums.len())) {
            if *byte != 0 {
                add(sums, weights);
            }
        }
        let rows = self.scale.iter().zip(&self.bias).zip(sums);
        out.iter_mut().zip(rows).for_each(|(out, ((scale, bias), sum))| *out = bias + scale * *sum as f32);
    }

    /// Any other layer: what is made of `N` rows of parts, of which one is worth that observation's step. Calls `each` with the place of every number, where
    /// the rows stand one behind the other.
    #[inline(always)]
    fn of_parts<const N: usize>(&self, parts: &[i16], steps: [f32; N], mut each: impl FnMut(usize, f32)) {
        let outputs = self.bias.len();
        let rows = self.weights.chunks_exact(self.weights.len() / outputs);
        for (at, ((weights, scale), bias)) in rows.zip(&self.scale).zip(&self.bias).enumerate() {
            let sums = products::<N>(weights, parts);
            for (row, (sum, step)) in sums.into_iter().zip(steps).enumerate() {
                each(row * outputs + at, bias + scale * step * sum as f32);
            }
        }
    }
}

#[inline(always)]
fn products<const N: usize>(weights: &[i16], parts: &[i16]) -> [i32; N] {
    if N == TOGETHER {
        let sums = together(weights, parts);
        core::array::from_fn(|row| sums[row])
    } else {
        debug_assert_eq!(N, 1, "one or all");
        [one(weights, parts); N]
    }
}

/// Rounds `N` rows of numbers to parts of the greatest in each, what is below zero to none; and says what one part is worth.
///
/// Where nothing is above zero, or numbers have grown beyond all bounds, there are no parts.
#[inline(always)]
fn in_parts<const N: usize>(numbers: &[f32], parts: &mut [i16]) -> [f32; N] {
    let width = numbers.len() / N;
    core::array::from_fn(|row| {
        let numbers = &numbers[row * width..(row + 1) * width];
        let parts = &mut parts[row * width..(row + 1) * width];
        // Numbers that are not negative are in the order of their bits, and integers are compared many at a time.
        let most = numbers.iter().fold(0, |most, x| most.max(x.to_bits() as i32));
        let most = f32::from_bits(most as u32);
        if !(most > 0.0 && most.is_finite()) {
            parts.fill(0);
            return 0.0;
        }
        let factor = PARTS / most;
        parts.iter_mut().zip(numbers).for_each(|(part, x)| {
            let x = if *x > 0.0 { *x * factor } else { 0.0 };
            *part = round(if x < PARTS { x } else { PARTS }) as i16;
        });
        most / PARTS
    })
}
