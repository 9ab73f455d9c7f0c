//! Playing a hand on in an imagined world, quickly and with some sense: each card as if the trick were all there is.

use game::Quick;

use super::node::{factors, points};
use super::position::{FACTOR, NOBODY, POINTS, Position, STRENGTH, TRANSFORMATION};

/// The table is shared out in so many parts.
const WHOLE: i32 = 8;

/// What a playout looks at before it plays a card: what is the same for all the cards it could be.
struct Outlook {
    /// Eight times the points and factors that each side will have, if half of what is in the hands comes its way.
    points: [i32; 2],
    factors: [i32; 2],
    live: [u16; 2],
}

impl Outlook {
    fn of(position: &Position) -> Outlook {
        let live = position.live();
        let in_hands = points(live[0]) + points(live[1]);
        Outlook {
            points: [0, 1].map(|side| WHOLE * i32::from(position.points[side]) + WHOLE / 2 * in_hands),
            factors: [0, 1]
                .map(|side| WHOLE * i32::from(position.factors[side]) + WHOLE / 2 * factors(live[side])),
            live,
        }
    }
}

/// How it stands for jekyll between tricks, if half of what is in the hands comes either side's way.
pub(crate) fn prospect(position: &Position) -> i32 {
    let outlook = Outlook::of(position);
    let score = |side: usize| {
        (outlook.points[side] + WHOLE / 2 * i32::from(position.table_points))
            * (outlook.factors[side] + WHOLE / 2 * i32::from(position.table_factors[side]))
    };
    score(0) - score(1)
}

/// How good it looks for jekyll if the side whose turn it is now plays this face.
#[inline]
fn appraise(position: &Position, outlook: &Outlook, side: usize, face: usize) -> i32 {
    let strength = STRENGTH[face];
    let wins = strength > position.highest;
    let highest = if wins { strength } else { position.highest };
    let holder = if wins { position.turn } else { position.highest_at };
    let share = share_of_jekyll(position, outlook, highest, holder);
    let table_points = i32::from(position.table_points + POINTS[face]);
    let mut table_factors = [i32::from(position.table_factors[0]), i32::from(position.table_factors[1])];
    table_factors[side] += i32::from(FACTOR[face]);
    // The card leaves the hands.
    let gone = WHOLE / 2 * i32::from(POINTS[face]);
    let gone_factor = WHOLE / 2 * i32::from(FACTOR[face]);
    let score = |of: usize, share: i32| {
        let factor_gone = if of == side { gone_factor } else { 0 };
        (outlook.points[of] - gone + share * table_points)
            * (outlook.factors[of] - factor_gone + share * table_factors[of])
    };
    // A high card that does not win is wasted, and so is one that is higher than it need be.
    let strength = i32::from(strength) * if side == 0 { -KEEP } else { KEEP };
    score(0, share) - score(1, WHOLE - share) + strength
}

/// What a step of rank is worth to keep.
const KEEP: i32 = 24;

/// Jekyll's part of the table when this card is the highest, and lies there.
#[inline]
fn share_of_jekyll(position: &Position, outlook: &Outlook, highest: u8, holder: u8) -> i32 {
    if highest == TRANSFORMATION {
        return WHOLE / 2;
    }
    let side = position.side_of(holder);
    let to_play = (position.left - 1) & 3;
    let mut threatened = false;
    for step in 1..=to_play {
        threatened |= position.side_of((position.turn + step) & 3) != side;
    }
    // Strength falls as the number of the face rises, so that the first face is the highest.
    let best = outlook.live[1 - side].trailing_zeros() as usize;
    let share = if to_play == 0 {
        WHOLE
    } else if threatened && best < 14 && STRENGTH[best] > highest {
        3
    } else {
        7
    };
    if side == 0 { share } else { WHOLE - share }
}

/// The card that looks best to the side whose turn it is, with the pool it comes from.
///
/// It looks at the partner's cards as at its own, since it may ask for them. Of an opponent it expects the worst.
pub(crate) fn best_card(position: &Position, quick: &mut Quick) -> (usize, usize) {
    let side = position.side_of(position.turn);
    let outlook = Outlook::of(position);
    let towards = if side == 0 { 1 } else { -1 };
    let mut jitter = quick.word64();
    let mut judge = |face: usize| {
        jitter = jitter.rotate_left(7);
        towards * appraise(position, &outlook, side, face) + (jitter & JITTER) as i32
    };
    let only = (position.asked != NOBODY).then(|| position.pool_of(side, position.asked));
    let mut best = (i32::MIN, 0, 0);
    for pool in 0..4 {
        let mut faces = position.pools[side][pool];
        if faces == 0 || only.is_some_and(|only| only != pool) {
            continue;
        }
        let mut worst = (i32::MAX, 0);
        while faces != 0 {
            let face = faces.trailing_zeros() as usize;
            faces &= faces - 1;
            let judged = judge(face);
            if pool < 2 && judged > best.0 {
                best = (judged, pool, face);
            }
            if judged < worst.0 {
                worst = (judged, face);
            }
        }
        if pool >= 2 && worst.0 > best.0 {
            best = (worst.0, pool, worst.1);
        }
    }
    (best.1, best.2)
}

/// Moves that look nearly alike are equally likely.
const JITTER: u64 = 63;

/// Plays the hand to its end and gives jekyll's score less hyde's.
pub(crate) fn play_out(position: &mut Position, quick: &mut Quick) -> i32 {
    while position.left > 0 {
        let (pool, face) = best_card(position, quick);
        position.play(pool, face);
    }
    position.difference()
}
