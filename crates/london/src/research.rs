//! What jekyll does besides moving and curing (L5.3–L5.5).

use game::Side;

use crate::cards::Colour;
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
    match position.mover() {
        Side::Hyde => Err(Illegal::JekyllsAction { rule }),
        Side::Jekyll if position.visit == 0 => Err(Illegal::VisitSpent),
        Side::Jekyll => Ok(()),
    }
}

/// L5.4: Buy Potion: at an apothecary, any one card of the Apothecary row.
pub fn buy(position: &Position, colour: Colour) -> Result<(), Illegal> {
    jekylls_action(position, "L5.4")?;
    if !position.map().apothecaries().contains(position.pawn) {
        return Err(Illegal::NotAnApothecary);
    }
    if position.apothecary.has(colour) { Ok(()) } else { Err(Illegal::NotInApothecary { colour }) }
}

/// L5.4: Mix Potion: at the lab, draw two cards.
pub fn mix(position: &Position) -> Result<(), Illegal> {
    jekylls_action(position, "L5.4")?;
    if position.pawn != position.map().lab() {
        return Err(Illegal::NotTheLab { rule: "L5.4" });
    }
    drawable(position)
}

/// L5.5: Research: where the tile lies.
pub fn research(position: &Position) -> Result<(), Illegal> {
    jekylls_action(position, "L5.5")?;
    if position.tiles.contains(position.pawn) { Ok(()) } else { Err(Illegal::NoTile { rule: "L5.5" }) }
}

/// L5.5: what Research costs where the pawn stands.
#[inline]
pub fn research_cost(position: &Position) -> u8 {
    if position.trashed.contains(position.pawn) { RESEARCH_TRASHED } else { RESEARCH }
}
