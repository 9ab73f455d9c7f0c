//! What jekyll does besides moving and curing (L5.3–L5.5).

use game::{Side, require};

use crate::cards::Colour;
use crate::map::{Location, LocationSet};
use crate::position::Position;
use crate::refusals::Illegal;
use crate::resist::drawable;

/// L5.3: how many actions other than moving jekyll has per visit.
pub const ACTIONS_A_VISIT: u8 = 2;

/// L5.4: what Buy Potion costs.
pub const BUY: u8 = 2;
/// L5.4: what Mix Potion costs.
pub const MIX: u8 = 3;
/// L5.5: what Research costs.
pub const RESEARCH: u8 = 3;
/// L5.5: what it costs with a black token on the tile.
pub const RESEARCH_TRASHED: u8 = 4;

/// L5.4: how many cards Mix Potion draws, if there are enough.
pub const POTIONS: u8 = 2;

/// L5.3: an action of jekyll's, by that rule, on a visit that still has room for one.
pub fn jekylls_action(position: &Position, rule: &'static str) -> Result<(), Illegal> {
    require(position.mover() == Side::Jekyll, Illegal::JekyllsAction { rule })?;
    require(position.visit > 0, Illegal::VisitSpent)
}

/// L5.4: Buy Potion: at an apothecary, any one card of the Apothecary row.
pub fn buy(position: &Position, colour: Colour) -> Result<(), Illegal> {
    jekylls_action(position, "L5.4")?;
    require(position.map().apothecaries().contains(position.pawn), Illegal::NotAnApothecary)?;
    require(position.apothecary.has(colour), Illegal::NotInApothecary { colour })
}

/// L5.4: Mix Potion: at the lab, draw two cards.
pub fn mix(position: &Position) -> Result<(), Illegal> {
    jekylls_action(position, "L5.4")?;
    require(position.pawn == position.map().lab(), Illegal::NotTheLab { rule: "L5.4" })?;
    drawable(position)
}

/// L5.5: Research: where the tile lies.
pub fn research(position: &Position) -> Result<(), Illegal> {
    jekylls_action(position, "L5.5")?;
    require(position.tiles.contains(position.pawn), Illegal::NoTile { rule: "L5.5" })
}

/// L5.5: what Research costs where the pawn stands.
pub fn research_cost(position: &Position) -> u8 {
    price(position.trashed, position.pawn)
}

/// L5.5: what Research costs at a location, when black tokens lie on these tiles.
pub fn price(trashed: LocationSet, at: Location) -> u8 {
    if trashed.contains(at) { RESEARCH_TRASHED } else { RESEARCH }
}
