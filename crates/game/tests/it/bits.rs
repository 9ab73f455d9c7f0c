//! Picking one of the bits of a word.

use game::bits::{pick, pick_narrow};
use game::{Entropy, Quick};

/// A draw that always comes to this number.
struct Nth(u32);

impl Entropy for Nth {
    fn word(&mut self) -> u32 {
        self.0
    }

    fn below(&mut self, bound: u32) -> u32 {
        assert!(self.0 < bound);
        self.0
    }
}

#[test]
fn the_nth_bit_is_found_in_any_word() {
    let mut quick = Quick::new(64);
    for _ in 0..2000 {
        let bits = quick.word64() & quick.word64();
        let set = |bits: u64| (0..64).filter(move |bit| bits >> bit & 1 == 1).enumerate();
        for (n, bit) in set(bits) {
            assert_eq!(pick(bits, &mut Nth(n as u32)), bit, "{bits:x}");
        }
        let bits = bits as u32;
        for (n, bit) in set(bits.into()) {
            assert_eq!(pick_narrow(bits, &mut Nth(n as u32)), bit, "{bits:x}");
        }
    }
}

#[test]
fn a_single_bit_and_a_full_word_can_be_picked_from() {
    let mut quick = Quick::new(1);
    assert_eq!((pick(1 << 63, &mut quick), pick_narrow(1 << 31, &mut quick)), (63, 31));
    assert!(pick(u64::MAX, &mut quick) < 64 && pick_narrow(u32::MAX, &mut quick) < 32);
}
