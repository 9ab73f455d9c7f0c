//! Draws and shuffles.

use std::collections::BTreeMap;

use game::{Entropy, Quick};

/// A stream that plays back the words it was given.
struct Script(Vec<u32>);

impl Entropy for Script {
    fn word(&mut self) -> u32 {
        self.0.remove(0)
    }
}

#[test]
fn words_that_would_favour_small_numbers_are_thrown_away() {
    // 2^32 = 3 * 1431655765 + 1: the topmost word is the one too many.
    assert_eq!(Script([u32::MAX, 7].to_vec()).below(3), 1);
    assert_eq!(Script([u32::MAX - 1].to_vec()).below(3), (u32::MAX - 1) % 3);
    // A power of two divides 2^32: nothing is thrown away.
    assert_eq!(Script([u32::MAX].to_vec()).below(8), 7);
}

#[test]
fn shuffle_draws_from_the_top() {
    let mut items = [0, 1, 2, 3];
    // 3 with 1, 2 with 2, 1 with 0.
    Script([1, 2, 0].to_vec()).shuffle(&mut items);
    assert_eq!(items, [3, 0, 2, 1]);
}

#[test]
fn every_order_of_four_is_equally_likely() {
    let mut counts = BTreeMap::new();
    let mut quick = Quick::new(1886);
    for _ in 0..24_000 {
        let mut items = [0, 1, 2, 3];
        quick.shuffle(&mut items);
        *counts.entry(items).or_insert(0u32) += 1;
    }
    assert_eq!(counts.len(), 24);
    // Chi-square with 23 degrees of freedom: 49.7 is passed by chance once in a thousand.
    let chi: u32 = counts.values().map(|&n| n.abs_diff(1000).pow(2)).sum::<u32>() / 1000;
    assert!(chi < 50, "chi-square {chi}");
}
