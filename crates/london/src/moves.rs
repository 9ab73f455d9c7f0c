//! What can happen in a game of london: decisions, outcomes of chance, what follows from them, and the end.

use alloc::vec::Vec;

use game::{Seat, Side, Standing};

use crate::cards::{Colour, Token, Trio, side_of};
use crate::map::Location;
use crate::recipe::Recipe;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Either side moves the pawn to a neighbouring location (L4.1, L5.1).
    Move(Location),
    /// Hyde takes a card of the Displaced row (L4.5).
    Meet(Colour),
    /// Hyde draws a card (L4.5).
    Vice,
    /// Hyde names a colour to trash the research here (L4.6).
    Trash(Colour),
    /// Hyde steals a card of jekyll's (L4.6).
    Steal,
    /// Hyde hands in a set, and a token of its colour turns black (L4.5).
    Resist(Colour),
    /// Jekyll takes a card of the Apothecary row (L5.4).
    Buy(Colour),
    /// Jekyll draws two cards (L5.4).
    Mix,
    /// Jekyll takes the tile that lies here (L5.5).
    Research,
    /// Jekyll hands in three cards to cure a colour (L5.6).
    Alleviate(Colour, Trio),
    /// The mover gives all tokens that are left (L3.1).
    Pass,
    /// The other side raises the cost of a move with a card (L4.2, L5.1).
    Raise(Colour),
    /// Jekyll plays a card to turn a grey location white (L4.3).
    Whiten(Location, Colour),
    /// No reaction, or none any more.
    Decline,
    /// One point of what an action costs (L3.1).
    Pay(Unit),
    /// A card above the hand limit (L3.5).
    Discard(Colour),
    /// Does jekyll put two white tokens into the bag (L5.6)?
    Whites(Answer),
    /// Hyde takes the black token off this tile (L4.8).
    Lift(Location),
}

/// What one point is paid with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Unit {
    /// Any token of hyde's: all are alike to him, and jekyll has them all at the end of the turn.
    Token,
    /// A coloured token of jekyll's.
    Coloured(Colour),
    /// Two black tokens of jekyll's (L3.3).
    BlackPair,
    /// A hand card (L3.2).
    Card(Colour),
}

/// Yes or no.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Answer {
    /// No.
    No,
    /// Yes.
    Yes,
}

/// An outcome of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Chance {
    /// Cures and tiles (L2.1).
    Setup(Setup),
    /// The mover draws this card.
    Card(Colour),
    /// Hyde draws this card from jekyll's hand.
    Steal(Colour),
    /// This token is drawn from the bag and put back.
    Token(Token),
    /// These three are drawn together and put back; written in order (L5.6).
    Tokens([Token; 3]),
}

/// Where the sixteen recipes lie at first (L2.1).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Setup {
    /// The cure of each colour, in the order of the colours.
    pub cures: [Recipe; 4],
    /// The tile of each research site, in the order of the sites.
    pub tiles: Vec<(Location, Recipe)>,
}

/// What followed from a move by the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Note {
    /// A turn of this side begins.
    Turn(Side),
    /// The discard becomes the deck.
    Reshuffle,
    /// The colour is cured.
    Cured(Colour),
    /// A circulating token of the colour has turned black.
    Black(Colour),
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Who won; nobody when the game was too long.
    pub winner: Option<Side>,
    /// How many turns were begun.
    pub turns: u32,
}

impl Outcome {
    /// What the end is worth to a seat.
    pub(crate) fn standing(&self, seat: Seat) -> Standing {
        match self.winner {
            None => Standing::Drew,
            Some(winner) if side_of(seat) == Some(winner) => Standing::Won,
            Some(_) => Standing::Lost,
        }
    }
}
