//! What a position is worth when nobody looks further: features, and weights that were fitted to games.
//!
//! | features | what is counted |
//! |---|---|
//! | 0 | one |
//! | 1-8 | colours cured, and by how many recipes can be the cure of the others |
//! | 9-16 | jekyll's cards, and what they lack for a cure |
//! | 17-18 | tiles left, tiles trashed |
//! | 19 | jekyll's points in a turn |
//! | 20-29, 39 | hyde's cards, tokens turned black, and the cards that he needs for the third |
//! | 30-38 | where the pawn stands, and for whom that is good |

use london::{Colour, Counts, Pool, Side};

use super::distances::Distances;
use super::heuristics::jekyll;
use super::world::World;

/// How many features there are.
pub const FEATURES: usize = 40;

/// What is counted in a position at the beginning of a turn.
pub fn features(world: &World, distances: &Distances) -> [f32; FEATURES] {
    let position = &world.position;
    let mut f = [0.0; FEATURES];
    let [jekylls, hydes] = [position.hands.jekyll, position.hands.hyde];
    f[0] = 1.0;
    cures(world, jekylls, &mut f);
    psyche(world, hydes, &mut f);
    let (lab, tile) = jekyll::jekylls_ways(world, distances, position.pawn);
    let lab = f32::from(lab) / 50.0;
    f[30] = lab;
    f[31] = f[5].min(1.0) * lab;
    f[32] = f32::from(tile) / 30.0;
    f[33] = if f[13] > 0.0 { lab } else { 0.0 };
    f[34] = f32::from(distances.to_grey(position.pawn)) / 3.0;
    f[35] = f32::from(position.whites_in_bag) / 4.0;
    f[36] = if position.pawn == position.map().lab() { f[11] } else { 0.0 };
    f[37] = f[26] * f[34];
    f[38] = f[27] * f[34];
    f
}

/// How far jekyll has come.
fn cures(world: &World, jekylls: Counts, f: &mut [f32; FEATURES]) {
    let position = &world.position;
    let cured = position.cured.len();
    f[cured.clamp(1, 3)] = if cured > 0 { 1.0 } else { 0.0 };
    f[4] = cured as f32;
    let mut missing = [3u8; 2];
    for colour in jekyll::uncured(world) {
        let candidates = world.candidates(colour).len();
        f[4 + candidates.clamp(1, 4)] += 1.0;
        for recipe in world.candidates(colour).iter() {
            let held = recipe.cards().shared(jekylls).len();
            if candidates == 1 {
                missing.sort_unstable();
                missing[1] = missing[1].min(3 - held);
                missing.sort_unstable();
            } else if candidates == 2 {
                f[9] = f[9].max(f32::from(held) / 3.0);
            }
        }
    }
    f[10] = if jekylls.is_empty() { 1.0 } else { 0.0 };
    f[11] = f32::from(jekylls.len()) / 5.0;
    f[12] = jekylls.colours().count() as f32 / 4.0;
    f[13] = if missing[0] == 0 { 1.0 } else { 0.0 };
    f[14] = if missing[0] == 1 { 1.0 } else { 0.0 };
    f[15] = if missing[0] == 2 { 1.0 } else { 0.0 };
    f[16] = f32::from(3 - missing[1]) / 3.0;
    f[17] = position.tiles.len() as f32 / 12.0;
    f[18] = position.trashed.len() as f32 / 4.0;
}

/// How far hyde has come with each colour.
fn psyche(world: &World, hydes: Counts, f: &mut [f32; FEATURES]) {
    let position = &world.position;
    let turned = position.turned;
    let points = Pool::full(Side::Jekyll, turned).points();
    f[19] = f32::from(points) / 12.0;
    f[20] = f32::from(hydes.len()) / 5.0;
    let mut needs = [99.0f32; 4];
    for colour in Colour::ALL {
        let set = position.set_size(colour);
        let (black, held) = (turned.of(colour).min(2), hydes.of(colour).min(set));
        let share = f32::from(held) / f32::from(set);
        let slot = 21 + usize::from(black);
        f[slot] = f[slot].max(share);
        f[24 + usize::from(black)] += if black > 0 { 1.0 } else { 0.0 };
        let free = position.displaced.of(colour).min(set - held);
        let need = f32::from((3 - black) * set - held) - 0.4 * f32::from(free);
        let gone = position.apothecary.of(colour) + position.hands.jekyll.of(colour);
        needs[colour.index()] = need * 7.0 / f32::from(10 - gone.min(7));
    }
    needs.sort_unstable_by(f32::total_cmp);
    f[24] = if needs[0] < 0.5 { 1.0 } else { 0.0 };
    f[27] = (-needs[0] / 2.0).exp();
    f[28] = needs[0] / 9.0;
    f[29] = needs[1] / 9.0;
    f[39] = (-needs[1] / 2.0).exp();
}

/// Fitted to games played on by rules of thumb from positions in which hands were dealt anew and steps taken at random,
/// so that a weight says what a thing does and not who usually has it.
///
/// The constant was fitted again, to 600 games, when L4.4 was corrected and Vauxhall became grey: hyde wins more of them than before.
///
/// The weights of the features at the beginning of a turn of jekyll's, and of hyde's.
pub const WEIGHTS: [[f32; FEATURES]; 2] = [
    [
        -0.665, -0.074, 0.256, 1.834, 1.278, 0.625, 0.347, 0.081, -0.117, -0.171, -0.039, 0.182, 0.079,
        1.193, 0.319, 0.097, 0.173, -0.001, -0.525, 0.965, -1.233, -0.277, 0.063, -0.551, -0.467, -1.307,
        -2.700, -2.907, 2.749, -1.306, 0.150, -0.142, -0.100, -0.584, 0.029, 1.236, -0.025, 0.339, -0.949,
        3.538,
    ],
    [
        -0.650, 0.001, 0.258, 1.335, 1.178, 0.635, 0.329, 0.058, -0.164, -0.118, -0.063, 0.355, -0.037,
        0.734, 0.299, 0.112, 0.034, -0.028, -0.992, 0.900, -1.136, -0.385, -0.140, -0.682, -3.411, -1.334,
        -2.808, -3.418, 2.603, -1.675, -0.019, -0.267, -0.106, 0.036, 0.277, 1.141, 0.286, 0.323, 0.103,
        2.100,
    ],
];

/// How likely jekyll is to win, from 0 to 1.
pub fn value(world: &World, distances: &Distances) -> f32 {
    let weights = &WEIGHTS[world.position.mover().index()];
    let sum: f32 =
        features(world, distances).iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    squash(sum)
}

/// The logistic function.
pub fn squash(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}
