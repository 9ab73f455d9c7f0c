//! What the end of a hand is worth: a chance to win the game, roughly.
//!
//! Far from the target a point more is a point more. Near it, whoever is ahead need not gamble and whoever is behind must.

use ::partners::{Board, Side, Totals};

/// How many points a hand goes up and down by, roughly: its difference of scores spreads like this.
const SPREAD: f32 = 95.0;

/// A team gains so much a hand, roughly.
const GAIN: f32 = 85.0;

/// What a hand is worth to jekyll.
#[derive(Clone, Copy, Debug)]
pub struct Stakes {
    ahead: f32,
    scale: f32,
}

impl Stakes {
    /// Those of the hand that is being played.
    pub fn of(board: &Board) -> Stakes {
        Stakes::at(board.options.target, board.totals)
    }

    /// With these totals before the hand. Three players keep totals of their own, and the pair is no pair in the next hand: there a point
    /// is a point.
    pub fn at(target: u32, totals: Totals) -> Stakes {
        let target = target as f32;
        let (ahead, highest) = match totals {
            Totals::Teams(totals) => {
                let [jekyll, hyde] = Side::BOTH.map(|side| totals[side] as f32);
                (jekyll - hyde, jekyll.max(hyde))
            }
            Totals::Players(_) => (0.0, 0.0),
        };
        // This hand is always to be played, and a target of a single hand leaves nothing beyond it.
        let hands = ((target - highest) / GAIN).clamp(1.0, 9.0);
        Stakes { ahead, scale: 0.55 * SPREAD * hands.sqrt() }
    }

    /// Jekyll's chance to win, if the hand ends with this difference: a curve that is steep in the middle.
    #[inline]
    pub fn worth(&self, difference: i32) -> f32 {
        let x = (self.ahead + difference as f32) / self.scale;
        // Cheaper than an exponential, and the same on every machine.
        0.5 + 0.5 * x / (1.0 + x.abs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_is_worth_more_and_the_middle_is_even() {
        let stakes = Stakes { ahead: 0.0, scale: 100.0 };
        assert!((stakes.worth(0) - 0.5).abs() < 1e-6);
        assert!((-360..360).all(|difference| stakes.worth(difference) < stakes.worth(difference + 1)));
    }

    #[test]
    fn who_is_far_ahead_near_the_target_has_little_to_gain() {
        let level = Stakes { ahead: 0.0, scale: 60.0 };
        let ahead = Stakes { ahead: 200.0, scale: 60.0 };
        assert!(ahead.worth(100) - ahead.worth(0) < level.worth(100) - level.worth(0));
    }
}
