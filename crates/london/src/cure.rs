//! Mixing an alleviation (L5.6, L5.7).

use crate::begin::Undertaking;
use crate::board::{Board, Deed};
use crate::cards::{Colour, Counts, Token, Trio};
use crate::illegal::{Illegal, LabWork, Purpose};

/// L5.6: what Mix Alleviation costs.
pub const ALLEVIATE: u8 = 6;

/// L5.7: jekyll wins with the fourth cure.
pub const TO_WIN: usize = 4;

/// L5.6: how many white tokens jekyll may put into the bag after a cure.
pub const WHITES: u8 = 2;

/// L5.6: Mix Alleviation: at the lab, name an uncured colour, hand in any three cards.
pub fn alleviate(board: &Board, hand: Counts, colour: Colour, trio: Trio) -> Result<Undertaking, Illegal> {
    if board.pawn != board.map().lab() {
        return Err(Illegal::NotTheLab(LabWork::Alleviate));
    }
    if board.cured.has(colour) {
        return Err(Illegal::AlreadyCured(colour));
    }
    let wanting = |colour: &Colour| hand.of(*colour) < trio.cards().of(*colour);
    if let Some(wanting) = Colour::ALL.into_iter().find(wanting) {
        return Err(Illegal::NotHeld(wanting, Purpose::Alleviate));
    }
    Ok(Undertaking { set: trio.cards(), ..Undertaking::new(Deed::Alleviate(colour, trio), ALLEVIATE) })
}

/// L5.6: for each coloured token of the penalty a circulating one turns black.
pub fn turning(tokens: [Token; 3]) -> Counts {
    let colour = |token| match token {
        Token::Coloured(colour) => Some(colour),
        Token::White => None,
    };
    tokens.into_iter().filter_map(colour).collect()
}
