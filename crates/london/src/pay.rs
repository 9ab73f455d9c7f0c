//! Points (L3): what an action costs, and what pays for it.

use game::{Side, require};

use crate::cards::{Colour, Counts, TOKENS_A_COLOUR};
use crate::moves::Unit;
use crate::position::Position;
use crate::refusals::Illegal;

/// L3.1: how many tokens circulate: what each side has for its turn.
pub const CIRCULATING: u8 = 12;

/// L3.5: no more cards than these after an action.
pub const HAND_LIMIT: u8 = 5;

/// L3.1: the tokens that the mover still has. The others are with the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pool {
    /// Hyde's turn. To him all tokens are alike, and at its end jekyll has all twelve.
    Hyde(u8),
    /// Jekyll's turn.
    Jekyll {
        /// Tokens that still have their colour.
        coloured: Counts,
        /// Tokens that have turned black.
        black: u8,
    },
}

impl Pool {
    /// L3.1: the twelve tokens with which a side begins its turn, when these have turned black.
    pub const fn full(side: Side, turned: Counts) -> Pool {
        match side {
            Side::Hyde => Pool::Hyde(CIRCULATING),
            Side::Jekyll => Pool::Jekyll {
                coloured: Counts::each(TOKENS_A_COLOUR - 1).minus(turned),
                black: turned.len(),
            },
        }
    }

    /// Whose turn it is.
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Pool::Hyde(_) => Side::Hyde,
            Pool::Jekyll { .. } => Side::Jekyll,
        }
    }

    /// L3.1: has everything been given?
    #[inline]
    pub const fn is_empty(self) -> bool {
        match self {
            Pool::Hyde(tokens) => tokens == 0,
            Pool::Jekyll { coloured, black } => coloured.is_empty() && black == 0,
        }
    }

    /// L3.3: what the tokens are worth: to jekyll two black ones make a point.
    #[inline]
    pub const fn points(self) -> u8 {
        match self {
            Pool::Hyde(tokens) => tokens,
            Pool::Jekyll { coloured, black } => coloured.len() + black / 2,
        }
    }

    /// Is there a token of that colour to pay with?
    #[inline]
    pub const fn has(self, colour: Colour) -> bool {
        match self {
            Pool::Hyde(_) => false,
            Pool::Jekyll { coloured, .. } => coloured.has(colour),
        }
    }

    /// L3.1, L3.3: can a point be paid with this token or these? Cards come from elsewhere.
    fn offers(self, unit: Unit) -> Result<(), Illegal> {
        match (self, unit) {
            (Pool::Hyde(0), Unit::Token) => Err(Illegal::NoTokens),
            (Pool::Hyde(_), Unit::Coloured(_) | Unit::BlackPair) => Err(Illegal::JekyllsPayment),
            (Pool::Jekyll { .. }, Unit::Token) => Err(Illegal::HydesPayment),
            (Pool::Jekyll { coloured, .. }, Unit::Coloured(colour)) if !coloured.has(colour) => {
                Err(Illegal::NoToken { colour })
            }
            (Pool::Jekyll { black: 0 | 1, .. }, Unit::BlackPair) => Err(Illegal::NoBlackPair),
            (Pool::Hyde(_) | Pool::Jekyll { .. }, _payable) => Ok(()),
        }
    }

    /// What is left after a point has been paid with this.
    #[inline]
    pub(crate) fn after(self, unit: Unit) -> Pool {
        match (self, unit) {
            (Pool::Hyde(tokens), Unit::Token) => Pool::Hyde(tokens - 1),
            (Pool::Jekyll { coloured, black }, Unit::Coloured(colour)) => {
                Pool::Jekyll { coloured: coloured.minus(Counts::one(colour)), black }
            }
            (Pool::Jekyll { coloured, black }, Unit::BlackPair) => {
                Pool::Jekyll { coloured, black: black - 2 }
            }
            (Pool::Hyde(_) | Pool::Jekyll { .. }, _card) => self,
        }
    }
}

/// What is still to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Due {
    /// Points of any kind.
    pub any: u8,
    /// L5.2: one point more, in this colour.
    pub demand: Option<Colour>,
}

impl Due {
    /// That number of points of any kind.
    pub const fn any(points: u8) -> Due {
        Due { any: points, demand: None }
    }

    /// All points together.
    pub const fn total(self) -> u8 {
        self.any + self.demand.is_some() as u8
    }

    /// L3.4, L5.2: can it all be paid from these tokens and cards? A demand takes a token or a card of its colour;
    /// anything else may pay the rest.
    #[inline]
    pub fn payable(self, pool: Pool, hand: Counts) -> bool {
        let demand_met = self.demand.is_none_or(|colour| pool.has(colour) || hand.has(colour));
        demand_met && pool.points() + hand.len() >= self.total()
    }

    /// Does this pay the demand?
    #[inline]
    pub(crate) fn meets_demand(self, unit: Unit) -> bool {
        match unit {
            Unit::Coloured(colour) | Unit::Card(colour) => self.demand == Some(colour),
            Unit::Token | Unit::BlackPair => false,
        }
    }

    /// What is left to pay after that. L5.2: what has the demanded colour counts for the demand first.
    pub(crate) fn after(self, unit: Unit) -> Due {
        if self.meets_demand(unit) { Due::any(self.any) } else { Due { any: self.any - 1, ..self } }
    }
}

/// L3.4: an action may be begun only if its full cost is payable with these points.
pub fn affordable(points: u8, cost: u8) -> Result<(), Illegal> {
    require(points >= cost, Illegal::TooExpensive { cost, points })
}

/// L3.1–L3.3, L5.2: may the next point be paid with this? What is due was payable, and whatever pays a point of it leaves
/// the rest payable; only a demand that alone is left takes nothing but its colour.
pub fn pay(position: &Position, due: Due, unit: Unit) -> Result<(), Illegal> {
    match unit {
        Unit::Card(colour) => position.holds(position.mover(), colour, "L3.2")?,
        Unit::Token | Unit::Coloured(_) | Unit::BlackPair => position.pool.offers(unit)?,
    }
    let allowed = |colour| require(due.any > 0 || due.meets_demand(unit), Illegal::Demanded { colour });
    due.demand.map_or(Ok(()), allowed)
}

/// L3.5: down to five by own choice.
pub fn discard(position: &Position, colour: Colour) -> Result<(), Illegal> {
    position.holds(position.mover(), colour, "L3.5")
}
