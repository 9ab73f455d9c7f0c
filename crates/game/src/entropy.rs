//! Randomness: where it comes from is the caller's business, how it is used is decided here.
//!
//! The bounded draw and the shuffle are our own, because those of a library may change from one
//! release to the next, and a deal that was fair yesterday must be checkable tomorrow.

/// A stream of random 32-bit words.
pub trait Entropy {
    /// The next word of the stream.
    fn word(&mut self) -> u32;

    /// A number from 0 up to, and not including, `bound`, all equally likely.
    ///
    /// Words at the upper end that would favour small numbers are thrown away: with
    /// `limit` the largest multiple of `bound` that is at most 2^32, the first word below `limit`
    /// counts, and the number is that word modulo `bound`.
    ///
    /// # Panics
    /// If `bound` is 0: there is no such number.
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing can be drawn from nothing");
        let excess = (u32::MAX % bound + 1) % bound;
        loop {
            let word = self.word();
            if word <= u32::MAX - excess {
                return word % bound;
            }
        }
    }

    /// An element of a list that is not empty, all equally likely.
    fn pick<T: Copy>(&mut self, items: &[T]) -> T
    where
        Self: Sized,
    {
        items[self.below(items.len() as u32) as usize]
    }

    /// Puts the list in a random order, all orders equally likely: Fisher and Yates, from the top.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for top in (1..items.len()).rev() {
            let other = self.below(top as u32 + 1) as usize;
            items.swap(top, other);
        }
    }
}

impl<E: Entropy + ?Sized> Entropy for &mut E {
    fn word(&mut self) -> u32 {
        (**self).word()
    }
}

/// Any generator of the `rand` family as a stream of words.
///
/// ```
/// # #[cfg(feature = "rand_core")] {
/// use game::{Entropy, FromRng};
/// # struct Counter(u32);
/// # impl rand_core::TryRng for Counter {
/// #     type Error = core::convert::Infallible;
/// #     fn try_next_u32(&mut self) -> Result<u32, Self::Error> { self.0 += 1; Ok(self.0) }
/// #     fn try_next_u64(&mut self) -> Result<u64, Self::Error> { self.0 += 1; Ok(self.0.into()) }
/// #     fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> { bytes.fill(7); Ok(()) }
/// # }
/// # let rng = Counter(0);
/// let mut entropy = FromRng(rng); // a `rand::rngs::StdRng`, say
/// assert!(entropy.below(6) < 6);
/// # }
/// ```
#[cfg(feature = "rand_core")]
#[derive(Clone, Debug)]
pub struct FromRng<R>(pub R);

#[cfg(feature = "rand_core")]
impl<R: rand_core::Rng> Entropy for FromRng<R> {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// A small, fast generator for playouts and tests. Never deal with it: it can be predicted.
///
/// This is SplitMix64; the bounded draw is a multiplication and therefore *nearly* uniform, which
/// is what a playout wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quick(u64);

impl Quick {
    /// The generator with that seed.
    pub const fn new(seed: u64) -> Quick {
        Quick(seed)
    }

    /// The next 64 bits.
    #[inline]
    pub fn word64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }
}

impl Entropy for Quick {
    #[inline]
    fn word(&mut self) -> u32 {
        (self.word64() >> 32) as u32
    }

    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.word()) * u64::from(bound)) >> 32) as u32
    }
}
