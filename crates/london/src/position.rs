//! The position: the whole truth of a moment, and the machine that moves it. What the rulebook says of it stands in its
//! chapters.
//!
//! ```text
//! setup ─▸ (window) ─▸ act ─▸ (toll) ─▸ (raise) ─▸ pay ─▸ (draw, trash, steal or penalty) ─▸ (lift, whites) ─▸ (discard)
//!             ▴                                                                                                  │
//!             └──────────────── the next action, or the other side's turn ◂──────────────────────────────────────┘
//! ```
//!
//! - `phase`: what is waited for. `judge`: from an action to the step that it is, if the rules allow it.
//! - `steps`: what each does. `legal`: all legal actions. `chance`: what is drawn, and how likely.

use game::{BySide, Seat, Side, ToMove, require};

use crate::cards::{Colour, Counts, Token, seat_of};
use crate::map::{Location, LocationSet, Map};
use crate::moves::{Action, Chance, Outcome};
use crate::options::Options;
use crate::pay::Pool;
use crate::recipe::RecipeSet;
use crate::refusals::Illegal;
use crate::resist;
use crate::setup::{self, Layout};

mod chance;
mod judge;
mod legal;
mod phase;
mod steps;

pub(crate) use judge::Step;
pub use phase::{Effect, Phase};

/// The whole truth of a moment, hidden cards included, without what anybody remembers.
///
/// Whoever plays on keeps to what it lists as legal; see [`game::Position`]. The map is shared and never copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// What was agreed: the map, and how long the game may last.
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
    /// The recipe of each tile, also of those that jekyll has taken.
    pub layout: Layout,
    /// The cure of each colour; empty before the set-up.
    pub cures: RecipeSet,
    /// The recipes with which colours were cured.
    pub cured: RecipeSet,
    /// The cards of each side.
    pub hands: BySide<Counts>,
    /// What is left to be drawn. It has no order: chance makes that when a card is drawn.
    pub deck: Counts,
    /// Hyde's cards, for jekyll to buy.
    pub apothecary: Counts,
    /// Jekyll's cards, for hyde to meet.
    pub displaced: Counts,
    /// The cards beside the deck.
    pub discard: Counts,
}

/// What can be asked of a position.
impl Position {
    /// The map.
    pub fn map(&self) -> &Map {
        &self.options.map
    }

    /// Whose turn it is.
    pub fn mover(&self) -> Side {
        self.pool.side()
    }

    /// The side that has something to decide now.
    #[inline]
    pub fn decider(&self) -> Option<Side> {
        use Phase::*;
        match self.phase {
            Act | Pay { .. } | Discard => Some(self.mover()),
            Raise { .. } => Some(self.mover().other()),
            Window | Whites => Some(Side::Jekyll),
            Lift { .. } => Some(Side::Hyde),
            Setup | Toll { .. } | Draw { .. } | Trash(_) | Steal | Penalty | Over(_) => None,
        }
    }

    /// L4.3: the locations that are grey now: printed so, and not under a white token.
    pub fn grey_now(&self) -> LocationSet {
        self.map().grey() - self.whitened
    }

    /// L3.1, L3.2: what the mover can pay, with tokens and cards.
    pub fn points(&self) -> u8 {
        self.pool.points() + self.hands[self.mover()].len()
    }

    /// By that rule, a card of this colour must be in this side's hand.
    pub(crate) fn holds(&self, side: Side, colour: Colour, rule: &'static str) -> Result<(), Illegal> {
        require(self.hands[side].has(colour), Illegal::NotHeld { colour, rule })
    }

    /// L3.6: how many cards can still be drawn.
    pub fn drawable(&self) -> u8 {
        self.deck.len() + self.discard.len()
    }

    /// The cards that do not lie open: the deck and both hands.
    pub fn closed_cards(&self) -> Counts {
        self.deck.plus(self.hands.jekyll).plus(self.hands.hyde)
    }

    /// The black tokens that hyde has in stock.
    pub fn black_stock(&self) -> u8 {
        resist::black_stock(self.turned, self.trashed)
    }

    /// L1.2, L4.3: the white tokens that jekyll has in stock: those that lie neither in the bag nor on the map.
    pub fn white_stock(&self) -> u8 {
        setup::white_stock(self.whites_in_bag, self.whitened)
    }

    /// How many tokens of each kind lie in the bag.
    pub fn bag(&self) -> [u8; 5] {
        Token::ALL.map(|token| setup::in_bag(self.turned, self.whites_in_bag, token))
    }

    /// The recipes that jekyll has taken.
    pub fn researched(&self) -> RecipeSet {
        if self.phase == Phase::Setup {
            return RecipeSet::EMPTY;
        }
        self.layout.on(self.map(), self.map().research_sites() - self.tiles)
    }
}

impl game::Position for Position {
    type Game = crate::State;

    #[inline]
    fn to_move(&self) -> ToMove {
        match (self.decider(), self.phase) {
            (Some(side), _) => ToMove::Seat(seat_of(side)),
            (None, Phase::Over(_)) => ToMove::Over,
            (None, _chance) => ToMove::Chance,
        }
    }

    fn each_action(&self, each: impl FnMut(Action)) {
        self.legal_actions().each(each);
    }

    #[inline(always)]
    fn random_action(&self, quick: &mut game::Quick) -> Action {
        self.legal_actions().random(quick)
    }

    #[inline(always)]
    fn act(&mut self, action: Action) {
        self.act_before(action, &mut ());
    }

    fn draw(&self, entropy: &mut impl game::Entropy) -> Chance {
        self.draw_chance(entropy)
    }

    #[inline]
    fn chance(&mut self, chance: &Chance) {
        match self.resolve_chance(chance) {
            Ok(drawn) => self.play_chance(drawn, &mut ()),
            Err(illegal) => unreachable!("{illegal}: {chance:?}"),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Phase::Over(outcome) = self.phase { Some(outcome) } else { None }
    }
}
