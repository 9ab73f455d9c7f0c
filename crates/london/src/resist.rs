//! What hyde does besides moving (L4.4–L4.8).

use crate::begin::Undertaking;
use crate::board::{Board, Deed};
use crate::cards::{Colour, Counts, Side, TOKENS_A_COLOUR};
use crate::illegal::{Illegal, LabWork, Row};
use crate::map::{Location, LocationSet};

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

/// L4.4: one action other than moving, where hyde has not acted or may again.
pub fn actions_here(board: &Board) -> u8 {
    u8::from(!board.acted.contains(board.pawn))
}

/// L4.4: where hyde may still not act again after he has entered a location: a grey one renews all others.
pub fn acted_after_entering(board: &Board, entered: Location) -> LocationSet {
    if board.grey_now().contains(entered) { board.acted.only(entered) } else { board.acted }
}

/// L4.5: Meet Displaced: any one card of the Displaced row.
pub fn meet(board: &Board, colour: Colour) -> Result<Undertaking, Illegal> {
    on_grey(board)?;
    if !board.displaced.has(colour) {
        return Err(Illegal::NotInRow(Row::Displaced, colour));
    }
    Ok(Undertaking::new(Deed::Meet(colour), MEET))
}

/// L4.5: Commit Vice: draw a card.
pub fn vice(board: &Board) -> Result<Undertaking, Illegal> {
    on_grey(board)?;
    drawable(board)?;
    Ok(Undertaking::new(Deed::Vice, VICE))
}

/// L4.5: Gain Resistance: a set of one colour, and one token of it turns black.
pub fn resist(board: &Board, hand: Counts, colour: Colour) -> Result<Undertaking, Illegal> {
    on_grey(board)?;
    let (needed, held) = (set_size(board, colour), hand.of(colour));
    if held < needed {
        return Err(Illegal::SetTooSmall { colour, needed, held });
    }
    Ok(Undertaking { set: Counts::so_many(needed, colour), ..Undertaking::new(Deed::Resist(colour), RESIST) })
}

/// L4.5: three cards, four if the colour is cured.
pub fn set_size(board: &Board, colour: Colour) -> u8 {
    if board.cured.has(colour) { 4 } else { 3 }
}

/// L4.6: Trash Research: where the tile lies, without black token, while black stock is left.
pub fn trash(board: &Board, colour: Colour) -> Result<Undertaking, Illegal> {
    not_under_white(board)?;
    if !board.tiles.contains(board.pawn) {
        return Err(Illegal::NoTile(Side::Hyde));
    }
    if board.trashed.contains(board.pawn) {
        return Err(Illegal::AlreadyTrashed);
    }
    if board.black_stock() == 0 {
        return Err(Illegal::NoBlackStock);
    }
    Ok(Undertaking::new(Deed::Trash(colour), TRASH))
}

/// L4.6: Steal a Potion: at the lab, if jekyll has a card.
pub fn steal(board: &Board) -> Result<Undertaking, Illegal> {
    not_under_white(board)?;
    if board.pawn != board.map().lab() {
        return Err(Illegal::NotTheLab(LabWork::Steal));
    }
    if board.held_by(Side::Jekyll) == 0 {
        return Err(Illegal::NothingToSteal);
    }
    Ok(Undertaking::new(Deed::Steal, STEAL))
}

/// L4.8: must a token that is to turn black take its black one off a tile? Not if there is one in stock, nor if
/// there is none at all: then it is the third of its colour, and hyde wins.
pub fn must_lift(board: &Board) -> bool {
    board.black_stock() == 0 && !board.trashed.is_empty()
}

/// L4.8: hyde chooses the tile off which the black token comes.
pub fn lift(board: &Board, site: Location) -> Result<(), Illegal> {
    if board.trashed.contains(site) { Ok(()) } else { Err(Illegal::NotTrashed) }
}

/// L4.5: only on a location that is grey now.
fn on_grey(board: &Board) -> Result<(), Illegal> {
    not_under_white(board)?;
    if board.map().grey().contains(board.pawn) { Ok(()) } else { Err(Illegal::NotGrey) }
}

/// L4.3, L4.6: nothing but moving is possible under a white token.
fn not_under_white(board: &Board) -> Result<(), Illegal> {
    if board.whitened.contains(board.pawn) { Err(Illegal::UnderWhite) } else { Ok(()) }
}

/// L3.6: with deck and discard empty no draw action is possible.
pub fn drawable(board: &Board) -> Result<(), Illegal> {
    if board.drawable() == 0 { Err(Illegal::NothingToDraw) } else { Ok(()) }
}
