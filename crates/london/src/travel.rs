//! Moving, and what the other side can do about it (L4.1–L4.3, L5.1, L5.2).

use game::{Side, require};

use crate::cards::Colour;
use crate::map::{Location, LocationSet, PathKind};
use crate::pay::{self, Due};
use crate::position::{Effect, Phase, Position};
use crate::refusals::Illegal;

/// L4.1, L5.1, L3.4: may the mover set out for that location?
pub fn set_out(position: &Position, to: Location) -> Result<(), Illegal> {
    let (cost, rule) = match position.mover() {
        Side::Hyde => (hydes_fare(position.grey_now(), to), "L4.1"),
        // L3.4: one payable point of any kind, whatever the path may demand later.
        Side::Jekyll => (1, "L5.1"),
    };
    require(position.map().neighbours(position.pawn).contains(to), Illegal::NoPath { rule })?;
    pay::affordable(position.points(), cost)
}

/// L4.1: what hyde pays for a step when these locations are grey: 1 to a grey one, 2 to a white one.
pub const fn hydes_fare(grey: LocationSet, to: Location) -> u8 {
    if grey.contains(to) { 1 } else { 2 }
}

/// L4.2: what hyde's move to a grey location costs once jekyll has played a card.
pub const RAISED_FARE: u8 = 2;

/// L4.1, L4.2, L5.1: what comes first on the way to a neighbouring location.
#[inline]
pub fn first_phase(position: &Position, to: Location) -> Phase {
    let path = |kind| position.map().neighbours_by(position.pawn, kind).contains(to);
    let (open, due) = match position.mover() {
        Side::Hyde => (position.grey_now().contains(to), Due::any(hydes_fare(position.grey_now(), to))),
        Side::Jekyll if path(PathKind::Black) => return Phase::Toll { to },
        Side::Jekyll => (path(PathKind::Grey), Due::any(1)),
    };
    if open && raise_offered(position) {
        Phase::Raise { to, due }
    } else {
        Phase::Pay { effect: Effect::Move(to), due }
    }
}

/// L5.1: the other side may raise the cost of what comes after the bag's due on a black path; nothing is left to pay if not.
pub fn after_toll(position: &Position, to: Location) -> Option<Phase> {
    raise_offered(position).then_some(Phase::Raise { to, due: Due::any(0) })
}

/// L4.2, L5.1, L6.1: where a card may be played on a move, whoever holds one is asked.
pub fn raise_offered(position: &Position) -> bool {
    !position.hands[position.mover().other()].is_empty()
}

/// L4.2, L5.1: what is due once a card of that colour has been played.
#[inline]
pub fn raised(position: &Position, due: Due, colour: Colour) -> Due {
    match position.mover() {
        Side::Hyde => Due::any(RAISED_FARE),
        Side::Jekyll => Due { demand: Some(colour), ..due },
    }
}

/// L4.2, L5.1: the card that raises the cost must be in the hand.
pub fn raise(position: &Position, colour: Colour) -> Result<(), Illegal> {
    match position.mover() {
        Side::Hyde => position.holds(Side::Jekyll, colour, "L4.2"),
        Side::Jekyll => position.holds(Side::Hyde, colour, "L5.1"),
    }
}

/// L4.3, L6.1: may jekyll whiten a location now? Needs a card, a white token in stock and a grey location.
pub fn window_offered(position: &Position) -> bool {
    !position.hands.jekyll.is_empty() && position.white_stock() > 0 && !position.grey_now().is_empty()
}

/// L4.3: any location that is grey then, for any card.
pub fn whiten(position: &Position, at: Location, colour: Colour) -> Result<(), Illegal> {
    require(position.grey_now().contains(at), Illegal::NotGreyNow)?;
    position.holds(Side::Jekyll, colour, "L4.3")
}
