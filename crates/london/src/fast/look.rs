//! What a search reads off a position of the fast road, and how it changes what is hidden in one.

use crate::board::Phase;
use crate::cards::{Counts, Side};
use crate::map::Location;
use crate::pay::Pool;
use crate::recipe::RecipeSet;

use super::Fast;

impl Fast {
    /// What the position waits for.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the turn.
    #[inline]
    pub fn turn_number(&self) -> u32 {
        self.turn
    }

    /// After so many turns the game is drawn.
    #[inline]
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// The mover's tokens.
    #[inline]
    pub fn pool(&self) -> Pool {
        self.pool
    }

    /// Where the pawn stands.
    #[inline]
    pub fn pawn(&self) -> Location {
        self.pawn
    }

    /// How many actions other than moving are left here now.
    #[inline]
    pub fn visit(&self) -> u8 {
        self.visit
    }

    /// Where hyde has acted this turn and may not again, as bits.
    #[inline]
    pub fn acted(&self) -> u64 {
        self.acted
    }

    /// The cards of a side.
    #[inline]
    pub fn cards_of(&self, side: Side) -> Counts {
        self.hands[side.index()]
    }

    /// Hyde's cards, for jekyll to buy.
    #[inline]
    pub fn apothecary_row(&self) -> Counts {
        self.apothecary
    }

    /// Jekyll's cards, for hyde to meet.
    #[inline]
    pub fn displaced_row(&self) -> Counts {
        self.displaced
    }

    /// The cards beside the deck.
    #[inline]
    pub fn discard_pile(&self) -> Counts {
        self.discard
    }

    /// How many cards can still be drawn.
    #[inline]
    pub fn cards_to_draw(&self) -> u8 {
        self.drawable()
    }

    /// How many circulating tokens of each colour have turned black.
    #[inline]
    pub fn turned_black(&self) -> Counts {
        self.turned
    }

    /// White tokens in the bag.
    #[inline]
    pub fn white_tokens_in_bag(&self) -> u8 {
        self.whites_in_bag
    }

    /// The black tokens that hyde has in stock.
    #[inline]
    pub fn black_tokens_in_stock(&self) -> u8 {
        self.black_stock()
    }

    /// Research sites with their tile, as bits.
    #[inline]
    pub fn tiles_left(&self) -> u64 {
        self.tiles
    }

    /// Tiles under a black token, as bits.
    #[inline]
    pub fn tiles_trashed(&self) -> u64 {
        self.trashed
    }

    /// Locations that are grey now, as bits.
    #[inline]
    pub fn grey_ground(&self) -> u64 {
        self.grey_now()
    }

    /// The recipes with which colours were cured.
    #[inline]
    pub fn cured_with(&self) -> RecipeSet {
        self.cured
    }

    /// The hidden cures.
    #[inline]
    pub fn hidden_cures(&self) -> RecipeSet {
        self.cures
    }

    /// The same position with other cards in the two hands and other cures. The rest of the closed cards is the deck.
    #[must_use]
    pub fn with_hidden(&self, hands: [Counts; 2], cures: RecipeSet) -> Fast {
        let closed = self.deck.plus(self.hands[0]).plus(self.hands[1]);
        Fast { hands, cures, deck: closed.minus(hands[0]).minus(hands[1]), ..*self }
    }
}
