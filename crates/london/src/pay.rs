//! Points (L3): what an action costs, and what pays for it.

use crate::board::{Board, Phase};
use crate::cards::{Colour, Counts, Side, TOKENS_A_COLOUR};
use crate::illegal::{Illegal, Purpose};
use crate::moves::Unit;

/// L3.1: how many tokens circulate: what each side has for its turn.
pub const CIRCULATING: u8 = 12;

/// L3.5: no more cards than these after an action.
pub const HAND_LIMIT: u8 = 5;

/// L3.1: the tokens that the mover still has. The others are with the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
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
    /// L3.1: the twelve tokens with which a side begins its turn, when so many have turned black.
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
    pub const fn side(self) -> Side {
        match self {
            Pool::Hyde(_) => Side::Hyde,
            Pool::Jekyll { .. } => Side::Jekyll,
        }
    }

    /// L3.1: has everything been given?
    pub const fn is_empty(self) -> bool {
        match self {
            Pool::Hyde(tokens) => tokens == 0,
            Pool::Jekyll { coloured, black } => coloured.is_empty() && black == 0,
        }
    }

    /// L3.3: what the tokens are worth: to jekyll two black ones make a point.
    pub const fn points(self) -> u8 {
        match self {
            Pool::Hyde(tokens) => tokens,
            Pool::Jekyll { coloured, black } => coloured.len() + black / 2,
        }
    }

    /// Is there a token of that colour to pay with?
    pub const fn has(self, colour: Colour) -> bool {
        match self {
            Pool::Hyde(_) => false,
            Pool::Jekyll { coloured, .. } => coloured.has(colour),
        }
    }

    /// The pool after a point has been paid with this; cards come from elsewhere.
    fn after(self, unit: Unit) -> Result<Pool, Illegal> {
        match (self, unit) {
            (_, Unit::Card(_)) => Ok(self),
            (Pool::Hyde(0), Unit::Token) => Err(Illegal::NoTokens),
            (Pool::Hyde(tokens), Unit::Token) => Ok(Pool::Hyde(tokens - 1)),
            (Pool::Hyde(_), Unit::Coloured(_) | Unit::BlackPair) => Err(Illegal::PaysOtherwise(Side::Jekyll)),
            (Pool::Jekyll { .. }, Unit::Token) => Err(Illegal::PaysOtherwise(Side::Hyde)),
            (Pool::Jekyll { coloured, black }, Unit::Coloured(colour)) if coloured.has(colour) => {
                Ok(Pool::Jekyll { coloured: coloured.minus(Counts::one(colour)), black })
            }
            (Pool::Jekyll { .. }, Unit::Coloured(colour)) => Err(Illegal::NoToken(colour)),
            (Pool::Jekyll { coloured, black: black @ 2.. }, Unit::BlackPair) => {
                Ok(Pool::Jekyll { coloured, black: black - 2 })
            }
            (Pool::Jekyll { .. }, Unit::BlackPair) => Err(Illegal::NoBlackPair),
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
    /// So many points of any kind.
    pub const fn any(points: u8) -> Due {
        Due { any: points, demand: None }
    }

    /// All points together.
    pub const fn total(self) -> u8 {
        self.any + self.demand.is_some() as u8
    }

    /// L3.4, L5.2: can it all be paid from these tokens and cards? A demand takes a token or a card of its colour;
    /// anything else may pay the rest.
    pub fn payable(self, pool: Pool, hand: Counts) -> bool {
        let demand_met = self.demand.is_none_or(|colour| pool.has(colour) || hand.has(colour));
        demand_met && pool.points() + hand.len() >= self.total()
    }

    /// What is left to pay after that. L5.2: what has the demanded colour counts for the demand first.
    fn after(self, unit: Unit) -> Result<Due, Illegal> {
        match (self.demand, unit) {
            (Some(demand), Unit::Coloured(colour) | Unit::Card(colour)) if colour == demand => {
                Ok(Due::any(self.any))
            }
            (Some(demand), _) if self.any == 0 => Err(Illegal::Demanded(demand)),
            (demand, _) => Ok(Due { any: self.any.saturating_sub(1), demand }),
        }
    }
}

/// L3.4: an action may be begun only if its full cost is payable; the cards of a set that it takes do not also pay.
pub fn affordable(board: &Board, hand: Counts, cost: u8) -> Result<(), Illegal> {
    let points = board.pool.points() + hand.len();
    if points < cost { Err(Illegal::TooDear { cost, points }) } else { Ok(()) }
}

/// L3.2, L3.3, L5.2: pays one point, if the rest stays payable; says what the mover has then, and what is due.
pub fn pay(pool: Pool, hand: Counts, due: Due, unit: Unit) -> Result<(Pool, Counts, Due), Illegal> {
    let hand = match unit {
        Unit::Card(colour) if !hand.has(colour) => return Err(Illegal::NotHeld(colour, Purpose::Pay)),
        Unit::Card(colour) => hand.minus(Counts::one(colour)),
        Unit::Token | Unit::Coloured(_) | Unit::BlackPair => hand,
    };
    let pool = pool.after(unit)?;
    let rest = due.after(unit)?;
    match due.demand {
        Some(demand) if !rest.payable(pool, hand) => Err(Illegal::Demanded(demand)),
        Some(_) | None => Ok((pool, hand, rest)),
    }
}

/// L3.1: may the next point be paid with this?
pub fn judge(board: &Board, hand: Counts, unit: Unit) -> Result<(), Illegal> {
    let Phase::Pay { due, .. } = board.phase else { return Err(Illegal::NotYourTurn) };
    pay(board.pool, hand, due, unit).map(drop)
}

/// L3.5: down to five by own choice.
pub fn discard(hand: Counts, colour: Colour) -> Result<(), Illegal> {
    if hand.has(colour) { Ok(()) } else { Err(Illegal::NotHeld(colour, Purpose::Discard)) }
}
