//! Who knows what (L6.3): views, what is seen of a move, and worlds imagined from a view. All of secrecy is here.
//!
//! What lies open is the [`Board`]. A player knows besides his own hand, jekyll the recipes that he took, and both
//! what the other's hand can be ([`Hands`]). Cures and tiles need no memory: what is known of them
//! follows from the columns researched, the recipes refuted, the colours cured and jekyll's own recipes.
//!
//! - `seen`: a move as one viewer saw it. `imagine`: from a view to a world in which it is true.
//! - `check`: can a game have shown this view?

use game::{BySide, Side, Viewer};

use crate::cards::{Colour, Counts, Token, seat_of, side_of};
use crate::map::{Location, LocationSet};
use crate::memory::{Hands, Memory};
use crate::options::Terms;
use crate::pay::Pool;
use crate::position::{Phase, Position};
use crate::recipe::{Recipe, RecipeSet};
use crate::{resist, setup};

mod check;
mod imagine;
mod seen;

pub use seen::{Reveal, Seen};

/// All that one viewer may know and remember. It is written with what follows from it by the rules, and read without.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "crate::reckoning::Written<'static>"))]
pub struct View {
    /// What lies open.
    pub board: Board,
    /// What only this viewer knows.
    pub own: Own,
}

/// What only one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Own {
    /// Jekyll is looking.
    Jekyll {
        /// His cards.
        hand: Counts,
        /// What hyde's can be.
        hyde: Hands,
        /// The recipes that he took: none of them is a cure.
        recipes: RecipeSet,
    },
    /// Hyde is looking.
    Hyde {
        /// His cards.
        hand: Counts,
        /// What jekyll's can be.
        jekyll: Hands,
    },
    /// A spectator is looking.
    Public,
}

/// L6.3: everything that everybody sees.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// What was agreed.
    pub options: Terms,
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
    #[cfg_attr(feature = "serde", serde(with = "game::side::as_list"))]
    #[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
    pub held: BySide<u8>,
    /// Hyde's cards, for jekyll to buy.
    pub apothecary: Counts,
    /// Jekyll's cards, for hyde to meet.
    pub displaced: Counts,
    /// The cards beside the deck.
    pub discard: Counts,
    /// What each side's hand can be for all that everybody has seen.
    #[cfg_attr(feature = "serde", serde(with = "game::side::as_list"))]
    #[cfg_attr(feature = "ts", ts(type = "[Hands, Hands]"))]
    pub hands: BySide<Hands>,
}

impl View {
    /// What this viewer may know of a position.
    pub(crate) fn new(position: &Position, memory: &Memory, viewer: Viewer) -> View {
        let recipes = memory.researched;
        let own = match side_of(viewer.seat()) {
            Some(Side::Jekyll) => {
                Own::Jekyll { hand: position.hands.jekyll, hyde: memory.suspects.jekyll.clone(), recipes }
            }
            Some(Side::Hyde) => Own::Hyde { hand: position.hands.hyde, jekyll: memory.suspects.hyde.clone() },
            None => Own::Public,
        };
        View { board: Board::new(position, memory), own }
    }

    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        self.player().map_or(Viewer::Public, |(side, _)| Viewer::Seat(seat_of(side)))
    }

    /// The side that is looking, and its cards.
    pub fn player(&self) -> Option<(Side, Counts)> {
        match &self.own {
            Own::Jekyll { hand, .. } => Some((Side::Jekyll, *hand)),
            Own::Hyde { hand, .. } => Some((Side::Hyde, *hand)),
            Own::Public => None,
        }
    }

    /// What the hand of a side can be, for all that this viewer knows: its cards where he holds them himself.
    pub fn hands(&self, side: Side) -> &[Counts] {
        match (&self.own, side) {
            (Own::Jekyll { hand, .. }, Side::Jekyll) | (Own::Hyde { hand, .. }, Side::Hyde) => {
                core::slice::from_ref(hand)
            }
            (Own::Jekyll { hyde: hands, .. }, Side::Hyde)
            | (Own::Hyde { jekyll: hands, .. }, Side::Jekyll) => hands,
            (Own::Public, side) => &self.board.hands[side],
        }
    }

    /// The recipes that the viewer took himself.
    pub fn recipes(&self) -> RecipeSet {
        if let Own::Jekyll { recipes, .. } = self.own { recipes } else { RecipeSet::EMPTY }
    }

    /// What the cure of a colour can be, for all that this viewer knows.
    pub fn cures(&self, colour: Colour) -> RecipeSet {
        match self.board.cured.of(colour) {
            RecipeSet::EMPTY => Recipe::group(colour) - self.recipes() - self.board.refuted,
            cured => cured,
        }
    }
}

impl Board {
    /// What lies open in a position.
    #[inline(always)] // So that a view is written where it stays, and not moved there.
    pub(crate) fn new(position: &Position, memory: &Memory) -> Board {
        Board {
            options: position.options.terms(),
            phase: position.phase,
            turn: position.turn,
            pool: position.pool,
            pawn: position.pawn,
            visit: position.visit,
            acted: position.acted,
            turned: position.turned,
            whites_in_bag: position.whites_in_bag,
            whitened: position.whitened,
            tiles: position.tiles,
            trashed: position.trashed,
            researched: memory.researched.columns(),
            cured: position.cured,
            refuted: memory.refuted,
            held: position.hands.map(Counts::len),
            apothecary: position.apothecary,
            displaced: position.displaced,
            discard: position.discard,
            hands: memory.hands.clone(),
        }
    }

    /// Whose turn it is.
    pub fn mover(&self) -> Side {
        self.pool.side()
    }

    /// The cards that do not lie open: the deck and both hands.
    pub fn closed_cards(&self) -> Counts {
        Counts::DECK.minus(self.apothecary.plus(self.displaced).plus(self.discard))
    }

    /// The black tokens that hyde has in stock.
    pub fn black_stock(&self) -> u8 {
        resist::black_stock(self.turned, self.trashed)
    }

    /// L2.2: how many such tokens lie in the bag.
    pub fn in_bag(&self, token: Token) -> u8 {
        setup::in_bag(self.turned, self.whites_in_bag, token)
    }
}
