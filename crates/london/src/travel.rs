//! Moving, and what the other side can do about it (L4.1–L4.3, L5.1, L5.2).

use crate::board::Board;
use crate::cards::{Colour, Counts, Side};
use crate::illegal::{Illegal, Purpose};
use crate::map::{Location, PathKind};
use crate::pay::{self, Due};

/// L4.1, L5.1, L3.4: may the mover set out for that location?
pub fn set_out(board: &Board, hand: Counts, to: Location) -> Result<(), Illegal> {
    let mover = board.mover();
    if board.map().path(board.pawn, to).is_none() {
        return Err(Illegal::NoPath(mover));
    }
    let cost = match mover {
        Side::Hyde => hydes_fare(board, to),
        // L3.4: one payable point of any kind, whatever the path may demand later.
        Side::Jekyll => 1,
    };
    pay::affordable(board, hand, cost)
}

/// L4.1: 1 to a grey location, 2 to a white one.
pub fn hydes_fare(board: &Board, to: Location) -> u8 {
    if board.grey_now().contains(to) { 1 } else { 2 }
}

/// L4.2: what hyde's move to a grey location costs once jekyll has played a card.
pub const RAISED_FARE: u8 = 2;

/// L5.1: what jekyll pays on that path if hyde plays no card. On a black one the bag has had its due before.
pub fn jekylls_fare(path: PathKind) -> Due {
    match path {
        PathKind::White | PathKind::Grey => Due::any(1),
        PathKind::Black => Due::any(0),
    }
}

/// L4.2, L5.1, L6.1: may the other side play a card on a move along this path to that location?
pub fn raise_offered(board: &Board, path: PathKind, to: Location) -> bool {
    let open = match board.mover() {
        Side::Hyde => board.grey_now().contains(to),
        Side::Jekyll => path != PathKind::White,
    };
    open && board.held_by(board.mover().other()) > 0
}

/// L4.2, L5.1: what is due once a card of that colour has been played.
pub fn raised(board: &Board, due: Due, colour: Colour) -> Due {
    match board.mover() {
        Side::Hyde => Due::any(RAISED_FARE),
        Side::Jekyll => Due { demand: Some(colour), ..due },
    }
}

/// L4.2, L5.1: a card to make the move dearer must be in the hand.
pub fn raise(board: &Board, hand: Counts, colour: Colour) -> Result<(), Illegal> {
    if hand.has(colour) { Ok(()) } else { Err(Illegal::NotHeld(colour, Purpose::Raise(board.mover()))) }
}

/// L4.3, L6.1: may jekyll whiten a location now? Needs a card, a white token in stock and a grey location.
pub fn window_offered(board: &Board) -> bool {
    board.held_by(Side::Jekyll) > 0 && board.white_stock() > 0 && !board.grey_now().is_empty()
}

/// L4.3: any location that is grey then, for any card.
pub fn whiten(board: &Board, hand: Counts, at: Location, colour: Colour) -> Result<(), Illegal> {
    if !board.grey_now().contains(at) {
        Err(Illegal::NotGreyNow)
    } else if !hand.has(colour) {
        Err(Illegal::NotHeld(colour, Purpose::Whiten))
    } else {
        Ok(())
    }
}
