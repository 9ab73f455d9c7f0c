//! The board: everything that lies open (L6.3), and simple questions about it. It changes in [`crate::state`].

use crate::cards::{Colour, Counts, STOCK, Side, TOKENS_A_COLOUR, Token, Trio};
use crate::illegal::Ask;
use crate::map::{Location, LocationSet, Map};
use crate::moves::Outcome;
use crate::options::Options;
use crate::pay::{Due, Pool};
use crate::recipe::RecipeSet;
use crate::view::Hands;

/// L6.3: everything that everybody sees.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// What was agreed.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// The number of the turn, from 1; 0 before the set-up.
    pub turn: u32,
    /// The mover's tokens.
    pub pool: Pool,
    /// L1.4: where the one pawn stands; the mover's face is up.
    pub pawn: Location,
    /// How many actions other than moving are left here now (L4.4, L5.3).
    pub visit: u8,
    /// L4.4: where hyde has acted this turn and may not again, until he enters another location that is grey.
    pub acted: LocationSet,
    /// How many circulating tokens of each colour have turned black; their coloured ones lie in the bag.
    pub turned: Counts,
    /// White tokens in the bag.
    pub whites_in_bag: u8,
    /// Locations under a white token until the end of hyde's turn.
    pub whitened: LocationSet,
    /// Research sites with their tile.
    pub tiles: LocationSet,
    /// Tiles under a black token.
    pub trashed: LocationSet,
    /// How many tiles of each column jekyll has taken.
    pub researched: Counts,
    /// The recipes with which colours were cured.
    pub cured: RecipeSet,
    /// Recipes that were tried and are not the cure of their column.
    pub refuted: RecipeSet,
    /// How many cards each side holds.
    pub held: [u8; 2],
    /// Hyde's cards, for jekyll to buy.
    pub apothecary: Counts,
    /// Jekyll's cards, for hyde to meet.
    pub displaced: Counts,
    /// The cards beside the deck.
    pub discard: Counts,
    /// What each side's hand can be for all that everybody has seen.
    pub hands: [Hands; 2],
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Chance lays out cures and tiles (L2.1).
    Setup,
    /// Jekyll may whiten a location (L4.3).
    Window,
    /// The mover chooses an action.
    Act,
    /// Chance draws a token: jekyll is on a black path (L5.1).
    Toll {
        /// His goal.
        to: Location,
    },
    /// The other side may make a move dearer (L4.2, L5.1).
    Raise {
        /// Where the pawn is going.
        to: Location,
        /// What is still to be paid if not.
        due: Due,
    },
    /// The mover pays, one point at a time.
    Pay {
        /// What happens when all is paid.
        deed: Deed,
        /// What is still to be paid.
        due: Due,
    },
    /// Chance draws so many cards for the mover, one at a time.
    Draw {
        /// How many are still to be drawn.
        left: u8,
    },
    /// Chance draws a token: hyde has named a colour to trash the research (L4.6).
    Trash(Colour),
    /// Chance draws one of jekyll's cards for hyde (L4.6).
    Steal,
    /// Chance draws three tokens: the mixture was wrong (L5.6).
    Penalty,
    /// Hyde takes a black token off a tile, for the first of these tokens that must turn black (L4.8).
    Lift {
        /// One of the colours, in order, each as often as it must turn.
        turning: Counts,
    },
    /// Jekyll has cured a colour and may put white tokens into the bag (L5.6).
    Whites,
    /// The mover holds too many cards (L3.5).
    Discard,
    /// The game has ended.
    Over(Outcome),
}

/// An action that has been begun and is being paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Deed {
    /// The pawn arrives.
    Move(Location),
    /// Jekyll has paid what the bag demanded on a black path; hyde may still make it dearer.
    Toll(Location),
    /// Hyde takes the card.
    Meet(Colour),
    /// Hyde draws a card.
    Vice,
    /// A token is drawn against the colour named.
    Trash(Colour),
    /// A card of jekyll's is drawn.
    Steal,
    /// A token of the colour turns black.
    Resist(Colour),
    /// Jekyll takes the card.
    Buy(Colour),
    /// Jekyll draws cards.
    Mix,
    /// Jekyll takes the tile.
    Research,
    /// The cards are compared with the cure.
    Alleviate(Colour, Trio),
}

impl Board {
    /// The map.
    pub fn map(&self) -> &Map {
        &self.options.map
    }

    /// Whose turn it is.
    pub fn mover(&self) -> Side {
        self.pool.side()
    }

    /// Who has something to decide now, and what.
    pub fn asked(&self) -> Option<(Side, Ask)> {
        match self.phase {
            Phase::Act => Some((self.mover(), Ask::Action)),
            Phase::Pay { .. } => Some((self.mover(), Ask::Payment)),
            Phase::Discard => Some((self.mover(), Ask::Discard)),
            Phase::Raise { .. } => Some((self.mover().other(), Ask::Raise)),
            Phase::Window => Some((Side::Jekyll, Ask::Whiten)),
            Phase::Whites => Some((Side::Jekyll, Ask::Whites)),
            Phase::Lift { .. } => Some((Side::Hyde, Ask::Lift)),
            Phase::Setup
            | Phase::Toll { .. }
            | Phase::Draw { .. }
            | Phase::Trash(_)
            | Phase::Steal
            | Phase::Penalty
            | Phase::Over(_) => None,
        }
    }

    /// Does the game wait for chance?
    pub fn waits_for_chance(&self) -> bool {
        self.asked().is_none() && !matches!(self.phase, Phase::Over(_))
    }

    /// How many cards a side holds.
    pub fn held_by(&self, side: Side) -> u8 {
        self.held[side.index()]
    }

    /// L4.3: the locations that are grey now: printed so, and not under a white token.
    pub fn grey_now(&self) -> LocationSet {
        self.map().grey().except(self.whitened)
    }

    /// The white tokens that jekyll has in stock.
    pub fn white_stock(&self) -> u8 {
        STOCK.saturating_sub(self.whites_in_bag + self.whitened.len())
    }

    /// The black tokens that hyde has in stock.
    pub fn black_stock(&self) -> u8 {
        STOCK.saturating_sub(self.turned.len() + self.trashed.len())
    }

    /// L2.2: how many such tokens lie in the bag: one of each colour, and those that have turned black.
    pub fn in_bag(&self, token: Token) -> u8 {
        match token {
            Token::Coloured(colour) => 1 + self.turned.of(colour),
            Token::White => self.whites_in_bag,
        }
    }

    /// The circulating tokens that still have their colour, on both sides together.
    pub fn circulating(&self) -> Counts {
        Counts::each(TOKENS_A_COLOUR - 1).minus(self.turned)
    }

    /// The cards that lie open: both rows and the discard.
    pub fn open_cards(&self) -> Counts {
        self.apothecary.plus(self.displaced).plus(self.discard)
    }

    /// How many cards the deck has.
    pub fn deck_len(&self) -> u8 {
        let elsewhere = self.open_cards().len() + self.held[0] + self.held[1];
        Counts::DECK.len().saturating_sub(elsewhere)
    }

    /// How many cards can still be drawn (L3.6).
    pub fn drawable(&self) -> u8 {
        self.deck_len() + self.discard.len()
    }
}
