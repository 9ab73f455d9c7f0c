//! Picking one of the bits of a word, without a branch that a processor could guess wrong.

use crate::entropy::Entropy;

/// One of the bits that are set, as its index, all equally likely. At least one must be.
#[inline]
pub fn pick(bits: u64, entropy: &mut impl Entropy) -> u8 {
    let counts = wide::counts(bits);
    wide::nth(bits, counts, entropy.below((counts >> 56) as u32))
}

/// The same for a word of half the width, which takes less time.
#[inline]
pub fn pick_narrow(bits: u32, entropy: &mut impl Entropy) -> u8 {
    let counts = narrow::counts(bits);
    narrow::nth(bits, counts, entropy.below(counts >> 24))
}

macro_rules! word {
    ($name:ident, $Word:ty) => {
        mod $name {
            use super::IN_BYTE;

            const ONES: $Word = <$Word>::MAX / 0xff;

            /// In every byte, how many bits are set in it and in all lower ones.
            #[inline]
            pub(super) const fn counts(bits: $Word) -> $Word {
                let pairs = bits - ((bits >> 1) & (ONES * 0x55));
                let fours = (pairs & (ONES * 0x33)) + ((pairs >> 2) & (ONES * 0x33));
                let bytes = (fours + (fours >> 4)) & (ONES * 0x0f);
                bytes.wrapping_mul(ONES)
            }

            /// The index of the `n`-th lowest bit that is set, counted from 0. There must be that many.
            #[inline]
            pub(super) fn nth(bits: $Word, counts: $Word, n: u32) -> u8 {
                // The first byte up to which more than n bits are set: there the subtraction leaves the top bit standing.
                let beyond = ((counts | ONES * 0x80) - ONES * (n as $Word + 1)) & (ONES * 0x80);
                let byte = beyond.trailing_zeros() & (<$Word>::BITS - 8);
                let before = (counts << 8) >> byte;
                let within = (bits >> byte & 0xff) << 3 | (n as $Word).wrapping_sub(before) & 7;
                byte as u8 + IN_BYTE[within as usize & 0x7ff]
            }
        }
    };
}

word!(wide, u64);
word!(narrow, u32);

/// The index of the n-th bit of a byte, by the byte and n.
static IN_BYTE: [u8; 2048] = {
    let mut table = [0; 2048];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte << 3 | n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};
