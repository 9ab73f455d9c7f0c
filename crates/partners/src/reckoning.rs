//! What follows from a view by the rules: for whoever shows a table and knows no rule.
//!
//! Nothing here decides anything. It is worked out from a view alone, so that it tells nobody what he may not know, and it travels
//! with the view; whoever reads one works it out anew.

use alloc::vec::Vec;

use game::{BySide, Seat, Side};

use crate::cards::{Card, Cards, Kind};
use crate::score::Product;
use crate::seats::{ByPlace, Place, Seating, Teams};
use crate::trick::{Leading, Played, TrickResult};
use crate::view::{Board, Hand, Phase, View};

/// How many tricks a hand has.
const TRICKS: usize = Card::COUNT / 4;

/// What follows from a view by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reckoning {
    /// Who sits at each place and who decides there.
    pub places: ByPlace<Sits>,
    /// The place of the viewer; none for a spectator.
    pub own: Option<Place>,
    /// The side of each place, as soon as it is known.
    pub teams: Option<Teams>,
    /// The place that has to play or ask now.
    pub deciding: Option<Place>,
    /// What follows from the hand on the table.
    pub hand: Option<HandReckoning>,
}

/// Who sits at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sits {
    /// The player; none at the ghost's place.
    pub person: Option<Seat>,
    /// P6.3: Who decides there: the player, or the solo for his ghost.
    pub decides: Seat,
}

/// What follows from a hand by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandReckoning {
    /// The trick that is played, 1 to 7.
    pub trick: u8,
    /// How many of the cards played lie in it.
    pub lying: u8,
    /// P4.1: The place that would win it, or lead after it, if it ended now.
    pub ahead: Option<Place>,
    /// P4.3: Does a transformation lie in it, so that nobody will win it?
    pub transformed: bool,
    /// What became of the complete tricks, in their order.
    pub ended: Vec<Ended>,
    /// Why the last of them ended so.
    pub last: Option<Taken>,
    /// P5.1: What the piles are worth so far.
    pub worth: BySide<Worth>,
    /// What each card that the viewer sees in a hand would make of the piles, if it and all that lies on the table went to
    /// either team.
    pub stakes: Vec<Stake>,
}

/// What became of a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ended {
    /// P4.2: Who has won it; nobody after a transformation (P4.3).
    pub winner: Option<Place>,
    /// Who led next.
    pub leads: Place,
}

/// How a trick ended, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Taken {
    /// Its cards.
    pub cards: [Played; 4],
    /// P4.2: Who has won it; nobody after a transformation (P4.3).
    pub winner: Option<Place>,
    /// P4.2: The team that takes the cards.
    pub side: Option<Side>,
    /// Who leads next.
    pub leads: Place,
    /// The card that decided.
    pub by: Card,
    /// Why it did.
    pub why: Why,
    /// The rule that says so.
    pub rule: &'static str,
}

/// Why a trick ended as it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Why {
    /// P4.1: No other card is as high.
    Highest,
    /// P4.1: No other card is higher, and of those as high it was played first.
    FirstOfEquals,
    /// P4.3: It is a transformation, and nobody wins the trick.
    Transformation,
    /// P4.5: It is the first of two transformations.
    FirstTransformation,
    /// P4.6: It is a transformation in the last trick: the cards count for nobody.
    LastTransformation,
}

/// What a team's pile is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Worth {
    /// Points times factor.
    pub product: Product,
    /// The deeds of the side, the lowest factor first.
    pub deeds: Vec<Deed>,
}

/// A deed, and where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deed {
    /// The card.
    pub card: Card,
    /// P1.4: Its factor.
    pub factor: u32,
    /// What has become of it.
    pub fate: Fate,
}

/// What has become of a deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Fate {
    /// Its own team has taken it: it multiplies.
    Won,
    /// The other team has taken it: it counts for nobody.
    Lost,
    /// Nobody has taken it yet.
    Out,
}

/// What a card would make of the piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stake {
    /// The card.
    pub card: Card,
    /// If jekyll's team took it.
    pub jekyll: Product,
    /// If hyde's team took it.
    pub hyde: Product,
}

impl Reckoning {
    /// What follows from this view.
    pub fn of(view: &View) -> Reckoning {
        let Board { seating, phase, .. } = &view.board;
        let (hand, deciding) = match phase {
            Phase::Play(hand) => (Some(hand), Some(hand.deciding_place())),
            Phase::Over(hand) => (Some(hand), None),
            Phase::Lot { .. } | Phase::FirstDeal { .. } | Phase::Deal { .. } => (None, None),
        };
        Reckoning {
            places: ByPlace::from_fn(|place| Sits::at(seating, place)),
            own: view.place(),
            teams: phase.teams(),
            deciding,
            hand: hand.map(|hand| HandReckoning::of(hand, view.hand)),
        }
    }
}

impl Sits {
    fn at(seating: &Seating, place: Place) -> Sits {
        Sits { person: seating.person(place), decides: seating.decider(place) }
    }
}

impl HandReckoning {
    fn of(hand: &Hand, own: Cards) -> HandReckoning {
        let trick = hand.trick();
        let higher = |best, next: &Played| Some(Leading::after(best, next.leading()));
        let leading = trick.iter().fold(None, higher);
        let (complete, _) = hand.played.as_chunks::<4>();
        let last =
            complete.last().map(|last| Taken::new(last, complete.len(), &hand.teams, TrickResult::of(last)));
        HandReckoning {
            trick: TRICKS.min(complete.len() + 1) as u8,
            lying: trick.len() as u8,
            ahead: leading.map(Leading::at),
            transformed: leading.is_some_and(Leading::is_transformation),
            ended: complete.iter().map(|trick| Ended::of(TrickResult::of(trick))).collect(),
            last,
            worth: BySide::from_fn(|side| Worth::of(side, &hand.piles)),
            stakes: stakes(hand, own | hand.open),
        }
    }
}

/// P5.1: What each of these cards would make of the piles together with all that lies on the table.
fn stakes(hand: &Hand, cards: Cards) -> Vec<Stake> {
    let table = hand.trick().iter().fold(hand.carried, |table, played| table.with(played.card));
    let stake = |card| {
        let with = |side| Product::of(side, (hand.piles[side] | table).with(card));
        Stake { card, jekyll: with(Side::Jekyll), hyde: with(Side::Hyde) }
    };
    cards.iter().map(stake).collect()
}

impl Ended {
    fn of(result: TrickResult) -> Ended {
        match result {
            TrickResult::Winner(place) => Ended { winner: Some(place), leads: place },
            TrickResult::Lead(place) => Ended { winner: None, leads: place },
        }
    }
}

impl Taken {
    /// The end of the trick of that number, from 1.
    pub(crate) fn new(cards: &[Played; 4], number: usize, teams: &Teams, result: TrickResult) -> Taken {
        let Ended { winner, leads } = Ended::of(result);
        let by = cards.iter().find(|played| played.turn == leads).unwrap_or(&cards[0]).card;
        let why = Why::of(cards, number, by);
        Taken {
            cards: *cards,
            winner,
            side: winner.map(|place| teams[place]),
            leads,
            by,
            why,
            rule: why.rule(),
        }
    }
}

impl Why {
    fn of(cards: &[Played; 4], number: usize, by: Card) -> Why {
        let as_high = cards.iter().filter(|played| played.card.rank() == by.rank()).count();
        match (by.kind(), as_high) {
            (Kind::Transformation, _) if number == TRICKS => Why::LastTransformation,
            (Kind::Transformation, 1) => Why::Transformation,
            (Kind::Transformation, _) => Why::FirstTransformation,
            (Kind::Character | Kind::Scene | Kind::Deed, 1) => Why::Highest,
            (Kind::Character | Kind::Scene | Kind::Deed, _) => Why::FirstOfEquals,
        }
    }

    /// The rule that says so.
    pub const fn rule(self) -> &'static str {
        match self {
            Why::Highest | Why::FirstOfEquals => "P4.1",
            Why::Transformation => "P4.3",
            Why::FirstTransformation => "P4.5",
            Why::LastTransformation => "P4.6",
        }
    }
}

impl Worth {
    fn of(side: Side, piles: &BySide<Cards>) -> Worth {
        let fate = |card| match (piles[side].contains(card), piles[side.other()].contains(card)) {
            (true, _) => Fate::Won,
            (false, true) => Fate::Lost,
            (false, false) => Fate::Out,
        };
        let deeds = Cards::ALL.of(side).iter().filter(|card| card.kind() == Kind::Deed);
        let deed = |card: Card| Deed { card, factor: card.factor(), fate: fate(card) };
        Worth { product: Product::of(side, piles[side]), deeds: deeds.map(deed).collect() }
    }
}

/// A view as it is written: with what follows from it.
#[cfg(feature = "serde")]
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "View"))]
pub(crate) struct Written<'a> {
    /// Who is looking.
    viewer: game::Viewer,
    /// What everybody sees.
    board: &'a Board,
    /// The viewer's own hand; a spectator has none.
    hand: Cards,
    /// What follows from it by the rules.
    reckoning: Reckoning,
}

#[cfg(feature = "serde")]
impl serde::Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let View { viewer, board, hand } = self;
        let reckoning = Reckoning::of(self);
        Written { viewer: *viewer, board, hand: *hand, reckoning }.serialize(serializer)
    }
}
