//! Mixing an alleviation (L5.6, L5.7).

use game::require;

use crate::cards::{Colour, Counts, Token, Trio};
use crate::position::Position;
use crate::recipe::Recipe;
use crate::refusals::Illegal;
use crate::research::jekylls_action;

/// L5.6: what Mix Alleviation costs.
pub const ALLEVIATE: u8 = 6;

/// L5.7: jekyll wins with the fourth cure.
pub const TO_WIN: usize = 4;

/// L5.6: how many white tokens jekyll may put into the bag after a cure.
pub const WHITES: u8 = 2;

/// L5.6: Mix Alleviation: at the lab, name an uncured colour, hand in any three cards.
pub fn alleviate(position: &Position, colour: Colour, trio: Trio) -> Result<(), Illegal> {
    jekylls_action(position, "L5.6")?;
    require(position.pawn == position.map().lab(), Illegal::NotTheLab { rule: "L5.6" })?;
    require(!position.cured.has(colour), Illegal::AlreadyCured { colour })?;
    let (hand, cards) = (position.hands.jekyll, trio.cards());
    Colour::ALL.into_iter().try_for_each(|colour| {
        require(hand.of(colour) >= cards.of(colour), Illegal::NotHeld { colour, rule: "L5.6" })
    })
}

/// L5.6: the cure that these cards are, if they are one.
pub fn found(position: &Position, colour: Colour, trio: Trio) -> Option<Recipe> {
    Recipe::find(colour, trio.cards()).filter(|&recipe| position.cures.contains(recipe))
}

/// L5.6: for each coloured token of the penalty a circulating one turns black.
pub fn turning(tokens: [Token; 3]) -> Counts {
    let colour = |token| if let Token::Coloured(colour) = token { Some(colour) } else { None };
    tokens.into_iter().filter_map(colour).collect()
}
