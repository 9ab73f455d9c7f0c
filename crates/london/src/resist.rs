//! What hyde does besides moving (L4.4–L4.8).

use game::{Side, require};

use crate::cards::{Colour, Counts, STOCK, TOKENS_A_COLOUR};
use crate::map::{Location, LocationSet};
use crate::position::Position;
use crate::refusals::Illegal;

/// L4.5: what Meet Displaced costs.
pub const MEET: u8 = 2;
/// L4.5: what Commit Vice costs.
pub const VICE: u8 = 3;
/// L4.5: what Gain Resistance costs.
pub const RESIST: u8 = 6;
/// L4.6: what Trash Research costs.
pub const TRASH: u8 = 3;
/// L4.6: what Steal a Potion costs.
pub const STEAL: u8 = 4;

/// L4.7: hyde wins with the third token of one colour.
pub const TO_WIN: u8 = TOKENS_A_COLOUR - 1;

impl Position {
    /// L4.4: one action other than moving, where hyde has not acted or may again.
    pub(crate) fn actions_here(&self) -> u8 {
        u8::from(!self.acted.contains(self.pawn))
    }

    /// L4.4: where hyde may still not act again after he has entered a location: a grey one renews all others.
    pub fn acted_after_entering(&self, entered: Location) -> LocationSet {
        if self.grey_now().contains(entered) { self.acted & LocationSet::only(entered) } else { self.acted }
    }

    /// L4.5: how many cards make a set: three, four once their colour is cured.
    pub const fn set_size(&self, colour: Colour) -> u8 {
        3 + self.cured.has(colour) as u8
    }
}

/// L4.4: an action of hyde's, by that rule, where he may act.
pub fn hydes_action(position: &Position, rule: &'static str) -> Result<(), Illegal> {
    require(position.mover() == Side::Hyde, Illegal::HydesAction { rule })?;
    require(position.visit > 0, Illegal::ActedHere)
}

/// L4.5: Meet Displaced: any one card of the Displaced row.
pub fn meet(position: &Position, colour: Colour) -> Result<(), Illegal> {
    on_grey(position)?;
    require(position.displaced.has(colour), Illegal::NotInDisplaced { colour })
}

/// L4.5: Commit Vice: draw a card.
pub fn vice(position: &Position) -> Result<(), Illegal> {
    on_grey(position)?;
    drawable(position)
}

/// L4.5: Gain Resistance: a set of one colour, and one token of it turns black.
pub fn resist(position: &Position, colour: Colour) -> Result<(), Illegal> {
    on_grey(position)?;
    let (needed, held) = (position.set_size(colour), position.hands.hyde.of(colour));
    require(held >= needed, Illegal::SetTooSmall { colour, needed, held })
}

/// L4.6: Trash Research: where the tile lies, without black token, while black stock is left.
pub fn trash(position: &Position) -> Result<(), Illegal> {
    hydes_action(position, "L4.6")?;
    not_under_white(position)?;
    require(position.tiles.contains(position.pawn), Illegal::NoTile { rule: "L4.6" })?;
    require(!position.trashed.contains(position.pawn), Illegal::AlreadyTrashed)?;
    require(position.black_stock() > 0, Illegal::NoBlackStock)
}

/// L4.6: Steal a Potion: at the lab, if jekyll has a card.
pub fn steal(position: &Position) -> Result<(), Illegal> {
    hydes_action(position, "L4.6")?;
    not_under_white(position)?;
    require(position.pawn == position.map().lab(), Illegal::NotTheLab { rule: "L4.6" })?;
    require(!position.hands.jekyll.is_empty(), Illegal::NothingToSteal)
}

/// L4.8: must a token that is to turn black take its black one off a tile? Not if there is one in stock, nor if
/// there is none at all: then it is the third of its colour, and hyde wins.
pub fn must_lift(position: &Position) -> bool {
    position.black_stock() == 0 && !position.trashed.is_empty()
}

/// L4.8: hyde chooses the tile off which the black token comes.
pub fn lift(position: &Position, site: Location) -> Result<(), Illegal> {
    require(position.trashed.contains(site), Illegal::NotTrashed)
}

/// L1.2, L4.8: the black tokens that hyde has in stock: those that neither circulate nor lie on a tile.
pub const fn black_stock(turned: Counts, trashed: LocationSet) -> u8 {
    STOCK.saturating_sub(turned.len() + trashed.len() as u8)
}

/// L4.5: only on a location that is grey now.
pub fn on_grey(position: &Position) -> Result<(), Illegal> {
    hydes_action(position, "L4.5")?;
    not_under_white(position)?;
    require(position.map().grey().contains(position.pawn), Illegal::NotGrey)
}

/// L4.3, L4.6: nothing but moving is possible under a white token.
fn not_under_white(position: &Position) -> Result<(), Illegal> {
    require(!position.whitened.contains(position.pawn), Illegal::UnderWhite)
}

/// L3.6: with deck and discard empty no draw action is possible.
pub fn drawable(position: &Position) -> Result<(), Illegal> {
    require(position.drawable() > 0, Illegal::NothingToDraw)
}
