//! What jekyll does besides moving and curing (L5.3–L5.5).

use crate::begin::Undertaking;
use crate::board::{Board, Deed};
use crate::cards::{Colour, Side};
use crate::illegal::{Illegal, LabWork, Row};
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

/// L5.4: how many cards Mix Potion draws, if there are as many.
pub const POTIONS: u8 = 2;

/// L5.4: Buy Potion: at an apothecary, any one card of the Apothecary row.
pub fn buy(board: &Board, colour: Colour) -> Result<Undertaking, Illegal> {
    if !board.map().apothecaries().contains(board.pawn) {
        return Err(Illegal::NotAnApothecary);
    }
    if !board.apothecary.has(colour) {
        return Err(Illegal::NotInRow(Row::Apothecary, colour));
    }
    Ok(Undertaking::new(Deed::Buy(colour), BUY))
}

/// L5.4: Mix Potion: at the lab, draw two cards.
pub fn mix(board: &Board) -> Result<Undertaking, Illegal> {
    if board.pawn != board.map().lab() {
        return Err(Illegal::NotTheLab(LabWork::Mix));
    }
    drawable(board)?;
    Ok(Undertaking::new(Deed::Mix, MIX))
}

/// L5.5: Research: where the tile lies.
pub fn research(board: &Board) -> Result<Undertaking, Illegal> {
    if !board.tiles.contains(board.pawn) {
        return Err(Illegal::NoTile(Side::Jekyll));
    }
    let cost = if board.trashed.contains(board.pawn) { RESEARCH_TRASHED } else { RESEARCH };
    Ok(Undertaking::new(Deed::Research, cost))
}
