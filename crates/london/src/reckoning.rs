//! What follows from a view by the rules: for whoever shows a table and knows no rule.
//!
//! Nothing here decides anything. It is worked out from a view alone, so that it tells nobody what he may not know, and it travels
//! with the view; whoever reads one works it out anew.

use alloc::vec::Vec;

use game::Side;

use crate::cards::{Colour, Counts, Token};
use crate::moves::Unit;
use crate::pay::{Due, Pool};
use crate::position::Phase;
use crate::view::{Board, View};
use crate::{cure, research, resist, setup};

/// What follows from a view by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reckoning {
    /// What the mover can do besides moving and passing, in the order of the rulebook.
    pub acts: Vec<Priced>,
    /// What the viewer could pay points with now, if he were to.
    pub purse: Vec<Coins>,
    /// How the viewer can pay what is due; none if he need not.
    pub payment: Option<Payment>,
    /// What lies in the bag.
    pub bag: Vec<InBag>,
    /// How many cards lie in the deck.
    pub deck: u8,
    /// White tokens in jekyll's stock.
    pub white_stock: u8,
    /// Black tokens in hyde's stock.
    pub black_stock: u8,
}

/// An action other than moving, and its price here and now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Priced {
    /// The action.
    pub name: Act,
    /// What it costs.
    pub cost: u8,
}

/// L4.5, L4.6, L5.4–L5.6: the actions other than moving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Act {
    /// Hyde draws a card.
    Vice,
    /// Hyde takes a card of the Displaced row.
    Meet,
    /// Hyde hands in a set.
    Resist,
    /// Hyde puts a black token on a tile.
    Trash,
    /// Hyde takes a card of jekyll's.
    Steal,
    /// Jekyll draws cards.
    Mix,
    /// Jekyll takes a card of the Apothecary row.
    Buy,
    /// Jekyll takes a tile.
    Research,
    /// Jekyll hands in a recipe.
    Alleviate,
}

/// Points of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Coins {
    /// What a point is paid with.
    pub unit: Unit,
    /// How many such points there are.
    pub count: u8,
}

/// How something can be paid.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Payment {
    /// All points together.
    pub total: u8,
    /// L5.2: what pays the colour that is demanded, and is paid first; empty if none is.
    pub demanded: Vec<Unit>,
    /// Different ways to pay all of it, the one that costs least of what is scarce first, each in an order in which it is legal.
    pub ways: Vec<Vec<Unit>>,
}

/// Tokens of one kind in the bag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct InBag {
    /// The kind.
    pub token: Token,
    /// How many.
    pub count: u8,
}

impl Reckoning {
    /// What follows from this view.
    pub fn of(view: &View) -> Reckoning {
        let board = &view.board;
        let purse = purse(view);
        let payment = due(view).map(|due| Payment::of(&purse, due));
        Reckoning {
            acts: acts(board),
            payment,
            purse,
            bag: Token::ALL.into_iter().filter_map(|token| InBag::of(board, token)).collect(),
            deck: board.closed_cards().len().saturating_sub(board.held.jekyll + board.held.hyde),
            white_stock: setup::white_stock(board.whites_in_bag, board.whitened),
            black_stock: board.black_stock(),
        }
    }
}

/// L4.5, L4.6, L5.4–L5.6: the actions of the mover, and what they cost here.
fn acts(board: &Board) -> Vec<Priced> {
    let hydes = [
        (Act::Vice, resist::VICE),
        (Act::Meet, resist::MEET),
        (Act::Resist, resist::RESIST),
        (Act::Trash, resist::TRASH),
        (Act::Steal, resist::STEAL),
    ];
    let jekylls = [
        (Act::Mix, research::MIX),
        (Act::Buy, research::BUY),
        (Act::Research, research::price(board.trashed, board.pawn)),
        (Act::Alleviate, cure::ALLEVIATE),
    ];
    let acts: &[(Act, u8)] = match board.mover() {
        Side::Hyde => &hydes,
        Side::Jekyll => &jekylls,
    };
    acts.iter().map(|&(name, cost)| Priced { name, cost }).collect()
}

/// L3.1–L3.3: what the viewer could pay points with: his cards, and the tokens if it is his turn.
fn purse(view: &View) -> Vec<Coins> {
    let Some((side, hand)) = view.player() else { return Vec::new() };
    let of = |counts: Counts, unit: fn(Colour) -> Unit| {
        counts.colours().map(move |colour| Coins { unit: unit(colour), count: counts.of(colour) })
    };
    let mut purse = Vec::new();
    match view.board.pool {
        pool if pool.side() != side => {}
        Pool::Hyde(tokens) => purse.push(Coins { unit: Unit::Token, count: tokens }),
        Pool::Jekyll { coloured, black } => {
            purse.extend(of(coloured, Unit::Coloured));
            purse.push(Coins { unit: Unit::BlackPair, count: black / 2 });
        }
    }
    purse.extend(of(hand, Unit::Card));
    purse.retain(|coins| coins.count > 0);
    purse
}

/// What the viewer has to pay now.
fn due(view: &View) -> Option<Due> {
    let (side, _) = view.player()?;
    let Phase::Pay { due, .. } = view.board.phase else { return None };
    (view.board.mover() == side).then_some(due)
}

/// How much one would rather keep a point; what is spent first has least. It is told how many of the kind are left.
type Reluctance<'a> = &'a dyn Fn(Unit, i32) -> i32;

/// The cheapest: what is good for nothing else first (black pairs), then the colour of which most is left, so that every colour
/// stays as long as possible for paths that demand one; cards last, since a card can do more than pay.
fn cheapest(unit: Unit, left: i32) -> i32 {
    match unit {
        Unit::Token | Unit::BlackPair => 0,
        Unit::Coloured(_) => 100 - left,
        Unit::Card(_) => 200 - left,
    }
}

fn cards_first(unit: Unit, left: i32) -> i32 {
    match unit {
        Unit::Card(_) => -left,
        Unit::Token | Unit::BlackPair | Unit::Coloured(_) => 100 + cheapest(unit, left),
    }
}

impl Payment {
    fn of(purse: &[Coins], due: Due) -> Payment {
        let mut ways: Vec<Vec<Unit>> = Vec::new();
        let mut add = |reluctance: Reluctance<'_>| {
            let way =
                pay_all(purse, due, reluctance).filter(|way| !ways.iter().any(|other| same(other, way)));
            ways.extend(way);
        };
        add(&cheapest);
        for colour in Colour::ALL {
            let dear = |unit| if unit == Unit::Coloured(colour) { 50 } else { 0 };
            add(&|unit, left| cheapest(unit, left) + dear(unit));
        }
        add(&cards_first);
        let demanded = purse.iter().map(|coins| coins.unit).filter(|unit| due.meets_demand(*unit)).collect();
        Payment { total: due.total(), demanded, ways }
    }
}

/// A payment in that order of reluctance, what is demanded first; none if the purse does not have it.
fn pay_all(purse: &[Coins], mut due: Due, reluctance: Reluctance<'_>) -> Option<Vec<Unit>> {
    let mut left = purse.to_vec();
    let mut paid = Vec::new();
    while due.total() > 0 {
        let fits =
            |coins: &&mut Coins| coins.count > 0 && (due.demand.is_none() || due.meets_demand(coins.unit));
        let least =
            left.iter_mut().filter(fits).min_by_key(|coins| reluctance(coins.unit, coins.count.into()))?;
        least.count -= 1;
        paid.push(least.unit);
        due = due.after(least.unit);
    }
    Some(paid)
}

/// The same points, in whatever order?
fn same(one: &[Unit], other: &[Unit]) -> bool {
    let [mut one, mut other] = [one, other].map(<[Unit]>::to_vec);
    one.sort_unstable();
    other.sort_unstable();
    one == other
}

impl InBag {
    fn of(board: &Board, token: Token) -> Option<InBag> {
        let count = board.in_bag(token);
        (count > 0).then_some(InBag { token, count })
    }
}

/// A view as it is written: with what follows from it.
#[cfg(feature = "serde")]
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "View"))]
pub(crate) struct Written<'a> {
    /// What lies open.
    board: &'a Board,
    /// What only this viewer knows.
    own: &'a crate::view::Own,
    /// What follows from it by the rules.
    reckoning: Reckoning,
}

#[cfg(feature = "serde")]
impl serde::Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let View { board, own } = self;
        Written { board, own, reckoning: Reckoning::of(self) }.serialize(serializer)
    }
}
