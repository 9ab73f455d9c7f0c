//! What the game waits for.

use core::fmt;

use game::Side;

use crate::moves::Outcome;
use crate::trick::{Led, Trick};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// The deal of a round.
    Deal,
    /// The exchange before the first trick.
    Give(Waiting),
    /// The first card of a trick, from this player.
    Lead(Side),
    /// The second card of a trick.
    Follow {
        /// Who led.
        leader: Side,
        /// What was led.
        led: Led,
    },
    /// The exchange that a green card met by a potion brings.
    Swap {
        /// The trick on the table, not yet taken.
        trick: Trick,
        /// Who has still to choose.
        waiting: Waiting,
    },
    /// Nothing: the game has ended.
    Over(Outcome),
}

/// Who has still to choose cards for an exchange. That somebody has chosen is public, what is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Waiting {
    /// Nobody has chosen.
    Both,
    /// Only this player is waited for; the other has chosen.
    Only(Side),
}

impl Waiting {
    /// Has this player still to choose?
    pub fn waits_for(self, side: Side) -> bool {
        self != Waiting::Only(side.other())
    }

    /// Who is waited for once this player has chosen; `None` when the exchange can be made.
    #[inline]
    #[must_use]
    pub fn after(self, side: Side) -> Option<Waiting> {
        match self {
            Waiting::Both => Some(Waiting::Only(side.other())),
            Waiting::Only(_) => None,
        }
    }

    /// Of those who have still to choose, the one whose line comes first in a record.
    #[inline]
    pub fn first(self) -> Side {
        match self {
            Waiting::Both => Side::Jekyll,
            Waiting::Only(side) => side,
        }
    }
}

impl Phase {
    /// The rule by which the game waits for this.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Phase::Deal => "D2.1",
            Phase::Give(_) => "D2.2",
            Phase::Lead(_) => "D3.8",
            Phase::Follow { .. } => "D3.2",
            Phase::Swap { .. } => "D4.2",
            Phase::Over(_) => "D5.2",
        }
    }

    /// The rule by which a card must come from the hand: a trick is played from it by D3.1, an exchange says so itself.
    pub(crate) const fn rule_of_hand(self) -> &'static str {
        match self {
            Phase::Lead(_) | Phase::Follow { .. } => "D3.1",
            Phase::Deal | Phase::Give(_) | Phase::Swap { .. } | Phase::Over(_) => self.rule(),
        }
    }

    /// Who has still to choose cards for an exchange, if there is one.
    pub fn exchange(self) -> Option<Waiting> {
        if let Phase::Give(waiting) | Phase::Swap { waiting, .. } = self { Some(waiting) } else { None }
    }

    /// The player whose decision is due; of two who choose at the same time, the one whose line comes first in a record.
    #[inline]
    pub fn to_move(self) -> Option<Side> {
        match self {
            Phase::Deal | Phase::Over(_) => None,
            Phase::Give(waiting) | Phase::Swap { waiting, .. } => Some(waiting.first()),
            Phase::Lead(leader) => Some(leader),
            Phase::Follow { leader, .. } => Some(leader.other()),
        }
    }

    /// Is a round being played?
    #[inline]
    pub fn in_round(self) -> bool {
        !matches!(self, Phase::Deal | Phase::Over(_))
    }
}

/// The phase in a word.
impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Phase::Deal => "deal",
            Phase::Give(_) => "give",
            Phase::Lead(_) => "lead",
            Phase::Follow { .. } => "follow",
            Phase::Swap { .. } => "swap",
            Phase::Over(_) => "over",
        })
    }
}
