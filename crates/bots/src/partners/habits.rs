//! What players tend to do: how likely each action is in a situation that everybody sees.
//!
//! The table was learnt from hands that `strong` played with itself; `examples/habits.rs` makes it anew. An action's odds are
//! the product of what two or three of its lines say:
//!
//! | lines | look at |
//! |---|---|
//! | by trick | who decides why, how many cards lie there, and which is the highest and whose |
//! | by time | who decides why, the number of the trick, and whose the highest card is |
//! | by backs | when asking: how many cards of the side the one who is asked holds |

use ::partners::Position;

use super::pools::FACES;

/// What can be done: play a face, ask the partner, or ask an opponent, of whom the next clockwise is the first.
pub const ACTIONS: usize = FACES + 3;

const BY_TIME: usize = 3 * 4 * STANDINGS * ACTIONS;
const BY_BACKS: usize = BY_TIME + 3 * 7 * 4 * ACTIONS;

/// How many lines the table has.
pub const LINES: usize = BY_BACKS + 4 * 4 * 3 * 8;

/// Nothing lies there, a transformation does, or the highest is one of seven strengths, the team's own or not.
const STANDINGS: usize = 16;

/// Eight steps double the odds.
static TABLE: &[u8; LINES] = include_bytes!("habits.table");

/// What a decision may depend on, as far as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Situation {
    /// 0 on the own turn, 1 asked by the partner, 2 asked by an opponent.
    reason: usize,
    /// How many cards lie in this trick.
    cards: usize,
    trick: usize,
    /// One of [`STANDINGS`].
    standing: usize,
    /// Whose the highest card is: 0 nobody's yet, 1 the team's own, 2 the other team's, 3 a transformation.
    holder: usize,
}

impl Situation {
    /// The situation of who decides.
    pub(crate) fn of(position: &Position) -> Situation {
        let turn = position.side_to_play();
        let team = position.asked().map_or(turn, |place| position.side_of(place));
        let reason = match position.asked() {
            None => 0,
            Some(_) if turn == team => 1,
            Some(_) => 2,
        };
        let (standing, holder) = match position.leading {
            None => (0, 0),
            Some(highest) if highest.is_transformation() => (1, 3),
            Some(highest) if position.side_of(highest.at()) == team => (2 + highest.rank() as usize, 1),
            Some(highest) => (9 + highest.rank() as usize, 2),
        };
        let played = usize::from(position.played);
        Situation { reason, cards: played % 4, trick: played / 4, standing, holder }
    }

    /// The lines of the table that an action goes by, the last one only when asking a place with so many cards.
    pub fn lines(&self, action: usize, backs: u8) -> impl Iterator<Item = usize> + use<> {
        let by_trick = (self.reason * 4 + self.cards) * STANDINGS + self.standing;
        let by_time = (self.reason * 7 + self.trick) * 4 + self.holder;
        let by_backs = action
            .checked_sub(FACES)
            .map(|ask| BY_BACKS + ((self.cards * 4 + self.holder) * 3 + ask) * 8 + usize::from(backs.min(7)));
        [by_trick * ACTIONS + action, BY_TIME + by_time * ACTIONS + action].into_iter().chain(by_backs)
    }

    /// How likely an action is, compared with others.
    pub fn odds(&self, action: usize, backs: u8) -> f32 {
        power(self.lines(action, backs).map(|line| i32::from(TABLE[line].cast_signed())).sum())
    }
}

/// Two to the power of so many eighths, on every machine the same.
fn power(eighths: i32) -> f32 {
    const ROOT: f32 = core::f32::consts::SQRT_2;
    const ROOTS: [f32; 8] =
        [1.0, 1.090_507_7, 1.189_207_1, 1.296_839_6, ROOT, 1.542_210_8, 1.681_792_9, 1.834_008_1];
    let whole = f32::from_bits(((127 + eighths.div_euclid(8)) as u32) << 23);
    whole * ROOTS[eighths.rem_euclid(8) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_of_two() {
        for eighths in -384..=384 {
            let exact = 2f64.powf(f64::from(eighths) / 8.0);
            assert!((f64::from(power(eighths)) / exact - 1.0).abs() < 1e-6, "{eighths}");
        }
    }
}
