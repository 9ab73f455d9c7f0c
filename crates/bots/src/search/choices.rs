//! The actions that can be chosen at a node, while those that have a node already are taken out of them.

use game::{Entropy, Quick};

/// A set of actions.
pub trait Choices<A>: Default {
    /// Takes an action out; `false` if it is not in there.
    fn take(&mut self, action: A) -> bool;

    /// Is nothing left?
    fn is_empty(&self) -> bool;

    /// One of those that are left, all equally likely.
    fn pick(&self, quick: &mut Quick) -> A;

    /// Calls `each` with all that are left.
    fn each(&self, each: impl FnMut(A));
}

/// Any actions: few enough to be looked through.
impl<A: Copy + PartialEq> Choices<A> for Vec<A> {
    #[inline]
    fn take(&mut self, action: A) -> bool {
        let place = self.iter().position(|&other| other == action);
        place.map(|place| self.swap_remove(place)).is_some()
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.is_empty()
    }

    #[inline]
    fn pick(&self, quick: &mut Quick) -> A {
        Entropy::pick(quick, self)
    }

    fn each(&self, each: impl FnMut(A)) {
        self.iter().copied().for_each(each);
    }
}

/// Actions that have small numbers, a bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Bits(pub u32);

impl Choices<u8> for Bits {
    #[inline]
    fn take(&mut self, action: u8) -> bool {
        let bit = 1 << action;
        let there = self.0 & bit != 0;
        self.0 &= !bit;
        there
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.0 == 0
    }

    #[inline]
    fn pick(&self, quick: &mut Quick) -> u8 {
        let mut bits = self.0;
        for _ in 0..quick.below(bits.count_ones()) {
            bits &= bits - 1;
        }
        bits.trailing_zeros() as u8
    }

    fn each(&self, mut each: impl FnMut(u8)) {
        let mut bits = self.0;
        while bits != 0 {
            each(bits.trailing_zeros() as u8);
            bits &= bits - 1;
        }
    }
}
