//! Playing a hand on in an imagined world, quickly and with some sense: each card as if the trick were all there is.

use ::partners::Leading;
use game::Quick;

use super::pools::{FACES, FACTORS, POINTS, Pools, RANKS, factors, points};

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
    fn of(pools: &Pools) -> Outlook {
        let live = pools.live();
        let tricks = &pools.tricks;
        let in_hands = points(live[0]) + points(live[1]);
        Outlook {
            points: [0, 1].map(|side| WHOLE * i32::from(tricks.points[side]) + WHOLE / 2 * in_hands),
            factors: [0, 1]
                .map(|side| WHOLE * i32::from(tricks.factors[side]) + WHOLE / 2 * factors(live[side])),
            live,
        }
    }
}

/// How it stands for jekyll between tricks, if half of what is in the hands comes either side's way.
pub(crate) fn prospect(pools: &Pools) -> i32 {
    let outlook = Outlook::of(pools);
    let score = |side: usize| {
        (outlook.points[side] + WHOLE / 2 * i32::from(pools.tricks.table_points))
            * (outlook.factors[side] + WHOLE / 2 * i32::from(pools.tricks.table_factors[side]))
    };
    score(0) - score(1)
}

/// How good it looks for jekyll if the side whose turn it is now plays this face.
#[inline]
fn appraise(pools: &Pools, outlook: &Outlook, side: usize, face: usize) -> i32 {
    let tricks = &pools.tricks;
    let rank = RANKS[face];
    let leading = Leading::after(tricks.leading, Leading::new(rank, tricks.turn));
    let share = share_of_jekyll(pools, outlook, leading);
    let table_points = i32::from(tricks.table_points + POINTS[face]);
    let mut table_factors = tricks.table_factors.map(i32::from);
    table_factors[side] += i32::from(FACTORS[face]);
    // The card leaves the hands.
    let gone = WHOLE / 2 * i32::from(POINTS[face]);
    let gone_factor = WHOLE / 2 * i32::from(FACTORS[face]);
    let score = |of: usize, share: i32| {
        let factor_gone = if of == side { gone_factor } else { 0 };
        (outlook.points[of] - gone + share * table_points)
            * (outlook.factors[of] - factor_gone + share * table_factors[of])
    };
    // A high card that does not win is wasted, and so is one that is higher than it need be.
    let wasted = (rank as i32 + 1) * if side == 0 { -KEEP } else { KEEP };
    score(0, share) - score(1, WHOLE - share) + wasted
}

/// What a step of rank is worth to keep.
const KEEP: i32 = 24;

/// Jekyll's part of the table when this card is the highest.
#[inline]
fn share_of_jekyll(pools: &Pools, outlook: &Outlook, leading: Leading) -> i32 {
    if leading.is_transformation() {
        return WHOLE / 2;
    }
    let tricks = &pools.tricks;
    let side = tricks.side_of(leading.at());
    let to_play = usize::from((tricks.left - 1) & 3);
    let mut threatened = false;
    for step in 1..=to_play {
        threatened |= tricks.side_of(tricks.turn.clockwise(step)) != side;
    }
    // Faces come from the highest down, so that the first is the highest.
    let best = outlook.live[1 - side].trailing_zeros() as usize;
    let share = if to_play == 0 {
        WHOLE
    } else if threatened && best < FACES && RANKS[best] > leading.rank() {
        3
    } else {
        7
    };
    if side == 0 { share } else { WHOLE - share }
}

/// The card that looks best to the side whose turn it is, with the pool it comes from.
///
/// It looks at the partner's cards as at its own, since it may ask for them. Of an opponent it expects the worst.
pub(crate) fn best_card(pools: &Pools, quick: &mut Quick) -> (usize, usize) {
    let side = pools.tricks.side_of(pools.tricks.turn);
    let outlook = Outlook::of(pools);
    let towards = if side == 0 { 1 } else { -1 };
    let mut jitter = quick.word64();
    let mut judge = |face: usize| {
        jitter = jitter.rotate_left(7);
        towards * appraise(pools, &outlook, side, face) + (jitter & JITTER) as i32
    };
    let mut best = (i32::MIN, 0, 0);
    for pool in 0..4 {
        let mut faces = pools.pools[side][pool];
        if faces == 0 || pools.asked.is_some_and(|asked| usize::from(asked) != pool) {
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
pub(crate) fn play_out(pools: &mut Pools, quick: &mut Quick) -> i32 {
    while pools.tricks.left > 0 {
        let (pool, face) = best_card(pools, quick);
        pools.play(pool, face);
    }
    pools.tricks.difference()
}
