//! What a position is worth when nobody looks further: features, and weights that were fitted to games.

use london::{Colour, Counts, Side};

use super::atlas::Atlas;
use super::thumb::{hyde, jekyll};
use super::world::World;

/// How many features there are.
pub const FEATURES: usize = 32;

/// What is counted in a position at the beginning of a turn.
pub fn features(world: &World, atlas: &Atlas) -> [f32; FEATURES] {
    let fast = &world.fast;
    let mut f = [0.0; FEATURES];
    let hydes_turn = fast.pool().side() == Side::Hyde;
    let [jekylls, hydes] = Side::BOTH.map(|side| fast.cards_of(side));
    f[0] = 1.0;
    f[1] = f32::from(u8::from(hydes_turn));
    let cured = fast.cured_with().len();
    f[2] = cured as f32;
    f[3] = if cured == 3 { 1.0 } else { 0.0 };
    for colour in jekyll::uncured(world) {
        let doubts = world.doubts(colour);
        f[3 + doubts.clamp(1, 3)] += if doubts < 4 { 1.0 } else { 0.0 };
        for recipe in world.suspects(colour) {
            let held = Colour::ALL.iter().map(|c| recipe.cards().of(*c).min(jekylls.of(*c))).sum::<u8>();
            let slot = 6 + doubts.clamp(1, 3);
            f[slot] = f[slot].max(f32::from(held) / 3.0);
            if held == 3 && doubts <= 2 {
                f[9 + doubts] = 1.0;
            }
        }
    }
    f[12] = f32::from(jekylls.len()) / 5.0;
    f[13] = f32::from(hydes.len()) / 5.0;
    psyche(world, hydes, &mut f);
    let (lab, tile) = jekyll::distances(world, atlas, fast.pawn());
    let ready = f[10].max(0.5 * f[11]);
    let side = if hydes_turn { 24 } else { 23 };
    f[side] = f32::from(tile) / 30.0;
    f[side + 2] = f32::from(lab) / 50.0;
    f[27] = if hydes_turn { 0.0 } else { ready * f32::from(lab) / 50.0 };
    f[28] = if hydes_turn { f32::from(atlas.to_grey[fast.pawn().index()]) / 3.0 } else { 0.0 };
    f[29] = f32::from(fast.white_tokens_in_bag()) / 4.0;
    f[30] = fast.tiles_left().count_ones() as f32 / 12.0;
    f[31] = fast.turn_number() as f32 / 50.0;
    f
}

/// How far hyde has come with each colour.
fn psyche(world: &World, hydes: Counts, f: &mut [f32; FEATURES]) {
    let turned = world.fast.turned_black();
    let open = world.fast.discard_pile().plus(world.fast.apothecary_row());
    f[14] = f32::from(turned.len()) / 4.0;
    for colour in Colour::ALL {
        let black = usize::from(turned.of(colour).min(2));
        let set = hyde::set_size(world, colour);
        let share = f32::from(hydes.of(colour).min(set)) / f32::from(set);
        f[15 + black] = f[15 + black].max(share);
        if share >= 1.0 {
            f[18] = f[18].max([0.2, 0.5, 1.0][black]);
        }
        if black > 0 {
            f[18 + black] += 1.0;
            let scarce = f32::from(10 - open.of(colour)) < f32::from(set) + 1.0;
            f[20 + black] += if scarce { 1.0 } else { 0.0 };
        }
    }
}

/// The weights of the features at the beginning of a turn of jekyll's, and of hyde's.
pub const WEIGHTS: [[f32; FEATURES]; 2] = [
    [
        -0.087, 0.000, 1.498, 1.155, 0.418, 0.275, 0.105, 0.959, -0.392, -0.193, 0.618, -0.047, -0.188,
        -0.153, -0.829, -0.162, -0.537, -2.421, -0.892, -0.462, -1.427, 0.108, -0.023, 0.039, 0.000, -0.154,
        0.000, -0.434, 0.000, 0.032, -0.075, -0.967,
    ],
    [
        -0.434, -0.434, 1.542, 1.026, 0.513, 0.316, 0.096, 0.736, -0.303, -0.149, 0.268, -0.076, -0.040,
        -0.215, -0.847, -0.138, -0.501, -2.735, -1.277, -0.475, -1.457, 0.096, 0.022, 0.000, 0.025, 0.000,
        0.042, 0.000, 0.140, 0.033, 0.420, -1.053,
    ],
];

/// How likely jekyll is to win, from 0 to 1.
pub fn value(world: &World, atlas: &Atlas) -> f32 {
    let weights = &WEIGHTS[world.fast.pool().side().index()];
    let sum: f32 = features(world, atlas).iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    squash(sum)
}

/// The logistic function.
pub fn squash(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}
