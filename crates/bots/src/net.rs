//! A trained network: what it makes of an observation, without a framework, and the same to the bit on every machine.
//!
//! A network is a first layer, a few blocks with a way around each, and a head: one number for each id, and one for the value. Weights
//! are bytes with a scale a row. Before each product the numbers are rounded to 0 to 127 parts of the greatest of them, so all sums are sums of
//! integers, which no order of adding can change. What is left are single operations on `f32` in the order written here, which IEEE 754 defines.
//!
//! - `stack`: the layers and a pass through them. `products`: the sums. [`maths`]: `exp`, `tanh` and rounding out of plain operations.
//! - [`mod@file`]: how a network is written down. [`fault`]: what can be wrong with it.
//! - [`shelf`]: which network a game has. [`policy`]: what a network makes of a view. `shares`: how often it chooses what. [`learned`]: the bot that plays so.

pub mod fault;
pub mod file;
pub mod learned;
pub mod maths;
pub mod policy;
mod products;
mod shares;
pub mod shelf;
mod stack;

use core::fmt;
use core::marker::PhantomData;

use crate::encode::Encode;
use stack::Stack;

pub use fault::BadNet;
pub use file::sample;
pub use learned::Learned;
pub use policy::{Judgement, Manner, Policy};
pub use shelf::{HasNet, NoNet, Shelf, give, of};
pub use stack::Scratch;

/// A trained network for one game.
pub struct Net<G> {
    stack: Stack,
    game: PhantomData<fn() -> G>,
}

impl<G> fmt::Debug for Net<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Stack { width, blocks, .. } = &self.stack;
        write!(f, "a network of {} blocks, {width} wide", blocks.len())
    }
}

impl<G: Encode> Net<G> {
    /// How many numbers come out: one for each id, and the value.
    pub const OUTPUTS: usize = G::ACTIONS + 1;

    /// Room to think in, for as many passes as one likes.
    pub fn scratch(&self) -> Scratch {
        self.stack.scratch()
    }

    /// What the network makes of an observation: a number for each id, and the value before `tanh`. All are finite.
    ///
    /// The work is the same for every observation, but for the first layer, which adds up a row for each byte that is not 0.
    ///
    /// # Panics
    /// If the row is not [`SIZE`](Encode::SIZE) long or `out` not [`OUTPUTS`](Net::OUTPUTS), or if the scratch is another network's.
    pub fn forward(&self, row: &[u8], scratch: &mut Scratch, out: &mut [f32]) {
        assert_eq!(
            (row.len(), out.len()),
            (G::SIZE, Self::OUTPUTS),
            "one observation, and room for what is made of it"
        );
        self.stack.forward(row, scratch, out);
    }

    /// The same for many observations, one behind the other: to the bit what [`forward`](Net::forward) says of each, and quicker from
    /// eight at a time.
    ///
    /// # Panics
    /// As `forward`; there must be as much room in `out` as is needed for all of them.
    pub fn forward_many(&self, rows: &[u8], scratch: &mut Scratch, out: &mut [f32]) {
        let count = rows.len() / G::SIZE;
        assert_eq!(
            (rows.len(), out.len()),
            (count * G::SIZE, count * Self::OUTPUTS),
            "room for each observation"
        );
        self.stack.forward_many(rows, scratch, out);
    }
}
