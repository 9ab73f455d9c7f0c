//! Why a move is refused: a rule's number, a code, parameters. The words are made elsewhere.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::Refusal;

use crate::cards::{Colour, Side, Token};

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Illegal {
    /// This side has nothing to decide now.
    NotYourTurn,
    /// This side has something else to decide now.
    Asked(Ask),
    /// Only that side can do this.
    Only(Side),
    /// Only that side pays in this way: hyde's tokens are all alike, jekyll's are named by their colour.
    PaysOtherwise(Side),
    /// No path leads there from here.
    NoPath(Side),
    /// Hyde has acted here this turn, and has entered no other grey location since.
    ActedHere,
    /// Jekyll has no more actions on this visit.
    VisitSpent,
    /// The location is not grey.
    NotGrey,
    /// A white token lies on the location.
    UnderWhite,
    /// No such card lies in that row.
    NotInRow(Row, Colour),
    /// Deck and discard are empty.
    NothingToDraw,
    /// Not enough cards of the colour for a set.
    SetTooSmall {
        /// The colour of the set.
        colour: Colour,
        /// How many cards it takes.
        needed: u8,
        /// How many there are in the hand.
        held: u8,
    },
    /// No tile lies here.
    NoTile(Side),
    /// The tile here bears a black token already.
    AlreadyTrashed,
    /// No black token is left in stock.
    NoBlackStock,
    /// Only at the lab.
    NotTheLab(LabWork),
    /// Only at an apothecary.
    NotAnApothecary,
    /// Jekyll holds no card.
    NothingToSteal,
    /// The colour is cured already.
    AlreadyCured(Colour),
    /// The action costs more points than can be paid.
    TooDear {
        /// What it costs.
        cost: u8,
        /// What can be paid.
        points: u8,
    },
    /// No such card in the hand.
    NotHeld(Colour, Purpose),
    /// No token to pay with.
    NoTokens,
    /// No token of that colour to pay with.
    NoToken(Colour),
    /// Fewer than two black tokens.
    NoBlackPair,
    /// What is left to pay must be paid in this colour.
    Demanded(Colour),
    /// Only a location that is grey now can be whitened.
    NotGreyNow,
    /// No black token lies on a tile there.
    NotTrashed,
    /// A decision is awaited, or nothing: chance has nothing to decide.
    NotADraw,
    /// Chance has something else to decide.
    OtherDraw,
    /// No such card is left in the deck.
    NotInDeck(Colour),
    /// No such card to be stolen.
    NotInHand(Colour),
    /// No such token in the bag, or not so many.
    NotInBag(Token),
    /// The cures are not one of each colour, in order.
    BadCures,
    /// The tiles are not one on each research site, each recipe once.
    BadTiles,
}

/// What a side has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Ask {
    /// An action of the turn, or a pass.
    Action,
    /// Whether the other side's move shall cost more.
    Raise,
    /// Whether a location shall be white.
    Whiten,
    /// How the next point is paid.
    Payment,
    /// Which card leaves a hand above the limit.
    Discard,
    /// Whether white tokens go into the bag.
    Whites,
    /// Off which tile a black token comes.
    Lift,
}

/// What is done at the lab only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum LabWork {
    /// Hyde steals a potion.
    Steal,
    /// Jekyll mixes potions.
    Mix,
    /// Jekyll mixes an alleviation.
    Alleviate,
}

/// A row of cards that lie face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Row {
    /// Hyde's cards, for jekyll to buy.
    Apothecary,
    /// Jekyll's cards, for hyde to meet.
    Displaced,
}

/// What a card was to be used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Purpose {
    /// To pay a point.
    Pay,
    /// To make that side's move dearer.
    Raise(Side),
    /// To whiten a location.
    Whiten,
    /// To come down to the hand limit.
    Discard,
    /// To mix an alleviation.
    Alleviate,
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn | Illegal::NoTokens | Illegal::NoToken(_) => "L3.1",
            Illegal::Asked(ask) => ask.rule(),
            Illegal::Only(Side::Hyde) | Illegal::NotGrey | Illegal::SetTooSmall { .. } => "L4.5",
            Illegal::Only(Side::Jekyll) | Illegal::NotAnApothecary => "L5.4",
            Illegal::NoPath(Side::Hyde) => "L4.1",
            Illegal::NoPath(Side::Jekyll) => "L5.1",
            Illegal::ActedHere => "L4.4",
            Illegal::VisitSpent => "L5.3",
            Illegal::UnderWhite | Illegal::NotGreyNow => "L4.3",
            Illegal::NotInRow(Row::Displaced, _) => "L4.5",
            Illegal::NotInRow(Row::Apothecary, _) => "L5.4",
            Illegal::NothingToDraw | Illegal::NotInDeck(_) => "L3.6",
            Illegal::NoTile(Side::Jekyll) => "L5.5",
            Illegal::NoTile(Side::Hyde)
            | Illegal::AlreadyTrashed
            | Illegal::NothingToSteal
            | Illegal::NotInHand(_) => "L4.6",
            Illegal::NotTheLab(work) => work.rule(),
            Illegal::NoBlackStock | Illegal::NotTrashed => "L4.8",
            Illegal::AlreadyCured(_) => "L5.6",
            Illegal::TooDear { .. } => "L3.4",
            Illegal::NotHeld(_, purpose) => purpose.rule(),
            Illegal::PaysOtherwise(_) | Illegal::NoBlackPair => "L3.3",
            Illegal::Demanded(_) => "L5.2",
            Illegal::NotADraw | Illegal::OtherDraw | Illegal::BadCures | Illegal::BadTiles => "L2.1",
            Illegal::NotInBag(_) => "L2.2",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn => "not-your-turn",
            Illegal::Asked(ask) => ask.code(),
            Illegal::Only(Side::Hyde) => "hydes-action",
            Illegal::Only(Side::Jekyll) => "jekylls-action",
            Illegal::PaysOtherwise(Side::Hyde) => "hydes-payment",
            Illegal::PaysOtherwise(Side::Jekyll) => "jekylls-payment",
            Illegal::NoPath(_) => "no-path",
            Illegal::ActedHere => "acted-here",
            Illegal::VisitSpent => "visit-spent",
            Illegal::NotGrey => "not-grey",
            Illegal::UnderWhite => "under-white",
            Illegal::NotInRow(Row::Apothecary, _) => "not-in-apothecary",
            Illegal::NotInRow(Row::Displaced, _) => "not-in-displaced",
            Illegal::NothingToDraw => "nothing-to-draw",
            Illegal::SetTooSmall { .. } => "set-too-small",
            Illegal::NoTile(_) => "no-tile",
            Illegal::AlreadyTrashed => "already-trashed",
            Illegal::NoBlackStock => "no-black-stock",
            Illegal::NotTheLab(_) => "not-the-lab",
            Illegal::NotAnApothecary => "not-an-apothecary",
            Illegal::NothingToSteal => "nothing-to-steal",
            Illegal::AlreadyCured(_) => "already-cured",
            Illegal::TooDear { .. } => "too-dear",
            Illegal::NotHeld(..) => "not-held",
            Illegal::NoTokens => "no-tokens",
            Illegal::NoToken(_) => "no-token",
            Illegal::NoBlackPair => "no-black-pair",
            Illegal::Demanded(_) => "colour-demanded",
            Illegal::NotGreyNow => "not-grey-now",
            Illegal::NotTrashed => "not-trashed",
            Illegal::NotADraw => "not-a-draw",
            Illegal::OtherDraw => "other-draw",
            Illegal::NotInDeck(_) => "not-in-deck",
            Illegal::NotInHand(_) => "not-in-hand",
            Illegal::NotInBag(_) => "not-in-bag",
            Illegal::BadCures => "bad-cures",
            Illegal::BadTiles => "bad-tiles",
        }
    }

    fn parameters(&self) -> Vec<(&'static str, String)> {
        match self {
            Illegal::NotInRow(_, colour)
            | Illegal::AlreadyCured(colour)
            | Illegal::NotHeld(colour, _)
            | Illegal::NoToken(colour)
            | Illegal::Demanded(colour)
            | Illegal::NotInDeck(colour)
            | Illegal::NotInHand(colour) => Vec::from([("colour", colour.to_string())]),
            Illegal::SetTooSmall { colour, needed, held } => Vec::from([
                ("colour", colour.to_string()),
                ("needed", needed.to_string()),
                ("held", held.to_string()),
            ]),
            Illegal::TooDear { cost, points } => {
                Vec::from([("cost", cost.to_string()), ("points", points.to_string())])
            }
            Illegal::NotInBag(token) => Vec::from([("token", token.to_string())]),
            Illegal::NotYourTurn
            | Illegal::Asked(_)
            | Illegal::Only(_)
            | Illegal::PaysOtherwise(_)
            | Illegal::NoPath(_)
            | Illegal::ActedHere
            | Illegal::VisitSpent
            | Illegal::NotGrey
            | Illegal::UnderWhite
            | Illegal::NothingToDraw
            | Illegal::NoTile(_)
            | Illegal::AlreadyTrashed
            | Illegal::NoBlackStock
            | Illegal::NotTheLab(_)
            | Illegal::NotAnApothecary
            | Illegal::NothingToSteal
            | Illegal::NoTokens
            | Illegal::NoBlackPair
            | Illegal::NotGreyNow
            | Illegal::NotTrashed
            | Illegal::NotADraw
            | Illegal::OtherDraw
            | Illegal::BadCures
            | Illegal::BadTiles => Vec::new(),
        }
    }
}

impl Ask {
    const fn rule(self) -> &'static str {
        match self {
            Ask::Action | Ask::Payment => "L3.1",
            Ask::Raise => "L6.1",
            Ask::Whiten => "L4.3",
            Ask::Discard => "L3.5",
            Ask::Whites => "L5.6",
            Ask::Lift => "L4.8",
        }
    }

    const fn code(self) -> &'static str {
        match self {
            Ask::Action => "choose-an-action",
            Ask::Raise => "raise-or-decline",
            Ask::Whiten => "whiten-or-decline",
            Ask::Payment => "pay-first",
            Ask::Discard => "discard-first",
            Ask::Whites => "whites-first",
            Ask::Lift => "lift-first",
        }
    }
}

impl LabWork {
    const fn rule(self) -> &'static str {
        match self {
            LabWork::Steal => "L4.6",
            LabWork::Mix => "L5.4",
            LabWork::Alleviate => "L5.6",
        }
    }
}

impl Purpose {
    const fn rule(self) -> &'static str {
        match self {
            Purpose::Pay => "L3.2",
            Purpose::Raise(Side::Hyde) => "L4.2",
            Purpose::Raise(Side::Jekyll) => "L5.1",
            Purpose::Whiten => "L4.3",
            Purpose::Discard => "L3.5",
            Purpose::Alleviate => "L5.6",
        }
    }
}

impl core::fmt::Display for Illegal {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        game::refusal::write(self, f)
    }
}

impl core::error::Error for Illegal {}
