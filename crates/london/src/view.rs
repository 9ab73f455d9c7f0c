//! Who knows what (L6.3): views, what is seen of a move, and worlds imagined from a view. All of secrecy is here.
//!
//! What lies open is the [`Board`]. A player knows besides his own hand, jekyll the recipes that he took, and both
//! what the other's hand can be ([`Hands`]). Cures and tiles need no memory: what is known of them
//! follows from the columns researched, the recipes refuted, the colours cured and jekyll's own recipes.

use alloc::vec::Vec;

use game::{Entropy, Move, Viewer};

use crate::board::{Board, Deed, Phase};
use crate::cards::{Colour, Counts, Side, Token};
use crate::map::Location;
use crate::moves::{Action, Chance};
use crate::pay::Due;
use crate::recipe::{Recipe, RecipeSet};
use crate::setup;
use crate::state::State;
use crate::travel;

mod hands;

pub use hands::Hands;

/// All that one viewer may know and remember.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What lies open.
    pub board: Board,
    /// What only this viewer knows.
    pub own: Own,
}

/// What only one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
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

impl View {
    /// The side that is looking, and its cards.
    pub fn player(&self) -> Option<(Side, Counts)> {
        match &self.own {
            Own::Jekyll { hand, .. } => Some((Side::Jekyll, *hand)),
            Own::Hyde { hand, .. } => Some((Side::Hyde, *hand)),
            Own::Public => None,
        }
    }

    /// What the hand of a side can be, for all that this viewer knows.
    pub fn hands(&self, side: Side) -> Hands {
        match (&self.own, side) {
            (Own::Jekyll { hand, .. }, Side::Jekyll) | (Own::Hyde { hand, .. }, Side::Hyde) => {
                Hands::only(*hand)
            }
            (Own::Jekyll { hyde: hands, .. }, Side::Hyde)
            | (Own::Hyde { jekyll: hands, .. }, Side::Jekyll) => hands.clone(),
            (Own::Public, side) => self.board.hands[side.index()].clone(),
        }
    }

    /// What the cure of a colour can be, for all that this viewer knows.
    pub fn cures(&self, colour: Colour) -> Vec<Recipe> {
        if let Some(cure) = self.board.cured.of(colour) {
            return Vec::from([cure]);
        }
        let taken = match self.own {
            Own::Jekyll { recipes, .. } => recipes,
            Own::Hyde { .. } | Own::Public => RecipeSet::NONE,
        };
        let out = |recipe: &Recipe| taken.contains(*recipe) || self.board.refuted.contains(*recipe);
        Recipe::group(colour).filter(|recipe| !out(recipe)).collect()
    }
}

/// One move as one viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seen {
    /// A side decided. All decisions are made openly.
    Act(Side, Action, Reveal),
    /// Cures and tiles were laid out face down.
    Setup,
    /// The mover drew a card.
    Card(Option<Colour>),
    /// Hyde stole a card.
    Steal(Option<Colour>),
    /// A token was drawn from the bag.
    Token(Token, Reveal),
    /// Three tokens were drawn from the bag.
    Tokens([Token; 3]),
}

/// What a move brought to light besides itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Reveal {
    /// Nothing.
    Nothing,
    /// L5.5: a tile: its column to all, its recipe to jekyll.
    Tile {
        /// Its top colour.
        column: Colour,
        /// The whole of it.
        recipe: Option<Recipe>,
    },
    /// L5.6: the cards handed in were the cure.
    Right,
    /// L5.6: the cards handed in were not the cure.
    Wrong,
    /// L5.2: jekyll can not pay the colour that is demanded.
    TurnLost,
}

impl State {
    /// What this viewer may know.
    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        let side = match viewer {
            Viewer::Seat(seat) => Side::of(seat),
            Viewer::Public => None,
        };
        let own = match side {
            Some(Side::Jekyll) => Own::Jekyll {
                hand: self.hand(Side::Jekyll),
                hyde: self.suspects(Side::Jekyll).clone(),
                recipes: self.recipes,
            },
            Some(Side::Hyde) => {
                Own::Hyde { hand: self.hand(Side::Hyde), jekyll: self.suspects(Side::Hyde).clone() }
            }
            None => Own::Public,
        };
        View { board: self.board.clone(), own }
    }

    /// The move as this viewer sees it; asked before it is made.
    pub(crate) fn seen_by(&self, mv: &Move<State>, viewer: Viewer) -> Seen {
        let is = |side: Side| viewer.is(side.seat());
        match mv {
            Move::Act(seat, action) => {
                let side = Side::of(*seat).unwrap_or(self.board.mover());
                Seen::Act(side, *action, self.revealed_by(*action, viewer))
            }
            Move::Chance(Chance::Setup(_)) => Seen::Setup,
            Move::Chance(Chance::Card(colour)) => Seen::Card(is(self.board.mover()).then_some(*colour)),
            Move::Chance(Chance::Steal(colour)) => {
                Seen::Steal((is(Side::Jekyll) || is(Side::Hyde)).then_some(*colour))
            }
            Move::Chance(Chance::Token(token)) => Seen::Token(*token, self.revealed_by_toll(*token)),
            Move::Chance(Chance::Tokens(tokens)) => Seen::Tokens(*tokens),
        }
    }

    fn revealed_by(&self, action: Action, viewer: Viewer) -> Reveal {
        match (self.board.phase, action) {
            (Phase::Pay { deed, due }, Action::Pay(_)) if due.total() == 1 => match deed {
                Deed::Research => self.revealed_tile(viewer),
                Deed::Alleviate(colour, trio) => {
                    let right =
                        Recipe::find(colour, trio.cards()).is_some_and(|cure| self.cures.contains(cure));
                    if right { Reveal::Right } else { Reveal::Wrong }
                }
                Deed::Move(_)
                | Deed::Toll(_)
                | Deed::Meet(_)
                | Deed::Vice
                | Deed::Trash(_)
                | Deed::Steal
                | Deed::Resist(_)
                | Deed::Buy(_)
                | Deed::Mix => Reveal::Nothing,
            },
            (Phase::Raise { due, .. }, Action::Raise(colour)) => {
                self.revealed_by_charge(travel::raised(&self.board, due, colour))
            }
            (_, _) => Reveal::Nothing,
        }
    }

    fn revealed_tile(&self, viewer: Viewer) -> Reveal {
        let here = self.tiles.iter().find(|(site, _)| *site == self.board.pawn);
        here.map_or(Reveal::Nothing, |(_, recipe)| Reveal::Tile {
            column: recipe.column(),
            recipe: viewer.is(Side::Jekyll.seat()).then_some(*recipe),
        })
    }

    fn revealed_by_toll(&self, token: Token) -> Reveal {
        match (self.board.phase, token) {
            (Phase::Toll { .. }, Token::Coloured(colour)) => {
                self.revealed_by_charge(Due { any: 0, demand: Some(colour) })
            }
            (_, Token::Coloured(_) | Token::White) => Reveal::Nothing,
        }
    }

    fn revealed_by_charge(&self, due: Due) -> Reveal {
        let able = due.payable(self.board.pool, self.hand(self.board.mover()));
        if able { Reveal::Nothing } else { Reveal::TurnLost }
    }

    // How cards change hands, and who learns what from it.

    /// Cards leave a hand face up.
    pub(crate) fn show_leaving(&mut self, side: Side, cards: Counts) {
        self.hands[side.index()] = self.hand(side).minus(cards);
        self.board.held[side.index()] -= cards.len();
        self.suspects[side.other().index()].left(cards);
        self.board.hands[side.index()].left(cards);
    }

    /// A card enters a hand face up.
    pub(crate) fn show_entering(&mut self, side: Side, colour: Colour) {
        self.hands[side.index()] = self.hand(side).plus(Counts::one(colour));
        self.board.held[side.index()] += 1;
        self.suspects[side.other().index()].entered(colour);
        self.board.hands[side.index()].entered(colour);
    }

    /// The mover draws a card that nobody else sees.
    pub(crate) fn draw_into_hand(&mut self, colour: Colour) {
        let (mover, other) = (self.board.mover(), self.board.mover().other());
        self.deck = self.deck.minus(Counts::one(colour));
        self.hands[mover.index()] = self.hand(mover).plus(Counts::one(colour));
        self.board.held[mover.index()] += 1;
        // For the other player it can be any card that is not open and not his.
        let closed = Counts::DECK.minus(self.board.open_cards());
        self.suspects[other.index()].drew(closed, closed.minus(self.hand(other)));
        // The mover knows now that the other does not hold the card that he drew.
        let not_mine = closed.minus(self.hand(mover));
        self.suspects[mover.index()].retain(|hand| not_mine.covers(hand));
        let others = self.board.hands[other.index()].certain();
        self.board.hands[mover.index()].drew(closed, closed.minus(others));
        let movers = self.board.hands[mover.index()].certain();
        self.board.hands[other.index()].retain(|hand| closed.minus(movers).covers(hand));
    }

    /// L4.6: hyde takes a card out of jekyll's hand; both see it, and nobody else.
    pub(crate) fn steal(&mut self, colour: Colour) {
        let [jekyll, hyde] = Side::BOTH.map(Side::index);
        self.hands[jekyll] = self.hands[jekyll].minus(Counts::one(colour));
        self.hands[hyde] = self.hands[hyde].plus(Counts::one(colour));
        self.board.held[jekyll] -= 1;
        self.board.held[hyde] += 1;
        self.suspects[hyde].left(Counts::one(colour));
        self.suspects[jekyll].entered(colour);
        let closed = Counts::DECK.minus(self.board.open_cards());
        let source = self.board.hands[jekyll].conceivable();
        self.board.hands[jekyll].lost();
        let left = self.board.hands[jekyll].certain();
        self.board.hands[hyde].drew(source, closed.minus(left));
    }

    /// Something happened openly that happens only with such a hand.
    pub(crate) fn learn(&mut self, side: Side, is_such: impl Fn(Counts) -> bool) {
        self.suspects[side.other().index()].retain(&is_such);
        self.board.hands[side.index()].retain(&is_such);
    }
}

// Imagining.

/// A world in which everything that the view knows is true.
pub(crate) fn imagine(view: &View, entropy: &mut impl Entropy) -> State {
    let board = view.board.clone();
    let hands = imagine_hands(view, entropy);
    let closed = Counts::DECK.minus(board.open_cards());
    // What the other viewers remember: no more than everybody does, and what their own hands tell them.
    let least = |side: Side| {
        let mut hands_of_other = board.hands[side.other().index()].clone();
        let not_mine = closed.minus(hands[side.index()]);
        hands_of_other.retain(|hand| not_mine.covers(hand));
        hands_of_other
    };
    let suspects = match &view.own {
        Own::Jekyll { hyde, .. } => [hyde.clone(), least(Side::Hyde)],
        Own::Hyde { jekyll, .. } => [least(Side::Jekyll), jekyll.clone()],
        Own::Public => Side::BOTH.map(least),
    };
    let Layout { cures, tiles, recipes } = imagine_layout(view, entropy);
    let deck = closed.minus(hands[0]).minus(hands[1]);
    State { board, hands, deck, cures, tiles, recipes, suspects }
}

/// Hands of both sides, all that are possible equally likely.
fn imagine_hands(view: &View, entropy: &mut impl Entropy) -> [Counts; 2] {
    let closed = Counts::DECK.minus(view.board.open_cards());
    let [jekylls, hydes] = Side::BOTH.map(|side| view.hands(side));
    let with = |jekyll: Counts| {
        let fits = move |hyde: &Counts| closed.covers(jekyll.plus(*hyde));
        hydes.iter().filter(fits).map(move |hyde| [jekyll, hyde])
    };
    let pairs: Vec<[Counts; 2]> = jekylls.iter().flat_map(with).collect();
    entropy.pick(&pairs)
}

/// Where the recipes lie.
struct Layout {
    cures: RecipeSet,
    tiles: Vec<(Location, Recipe)>,
    recipes: RecipeSet,
}

/// Cures, tiles on the map and recipes that jekyll took, all that are possible equally likely.
fn imagine_layout(view: &View, entropy: &mut impl Entropy) -> Layout {
    if view.board.phase == Phase::Setup {
        return Layout { cures: RecipeSet::NONE, tiles: Vec::new(), recipes: RecipeSet::NONE };
    }
    let cures: RecipeSet = Colour::ALL.map(|colour| entropy.pick(&view.cures(colour))).into_iter().collect();
    let recipes = match view.own {
        Own::Jekyll { recipes, .. } => recipes,
        Own::Hyde { .. } | Own::Public => imagine_recipes(&view.board, cures, entropy),
    };
    let left =
        Recipe::all().filter(|recipe| !cures.contains(*recipe) && !recipes.contains(*recipe)).collect();
    Layout { cures, tiles: setup::shuffled_onto(view.board.tiles, left, entropy), recipes }
}

/// Of each column as many as jekyll took, from those that are not its cure.
fn imagine_recipes(board: &Board, cures: RecipeSet, entropy: &mut impl Entropy) -> RecipeSet {
    let mut recipes = RecipeSet::NONE;
    for column in Colour::ALL {
        let mut others: Vec<Recipe> =
            Recipe::group(column).filter(|recipe| !cures.contains(*recipe)).collect();
        entropy.shuffle(&mut others);
        let taken = others.iter().take(board.researched.of(column).into());
        taken.for_each(|recipe| recipes.insert(*recipe));
    }
    recipes
}
