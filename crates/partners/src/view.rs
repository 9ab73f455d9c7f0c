//! All of secrecy: what a viewer may know, what he sees of a move, and which worlds he must hold possible.
//!
//! The only secrets of the game are the hidden hands. Everything else lies open on the [`Board`]: the backs, every card
//! that was played and for whom, the piles, the ghost's hand. So what a seat knows of the others is exactly which
//! cards of each side it has not seen, and how many of each side every place holds.

use alloc::vec::Vec;

use game::{Entropy, Move, Viewer};

use crate::ask::{self, Action};
use crate::board::Board;
use crate::cards::{Card, Cards};
use crate::deal::Chance;
use crate::illegal::Illegal;
use crate::seats::{ByPlace, Place, Teams};
use crate::sides::{BySide, Side};
use crate::state::State;

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What everybody sees.
    pub board: Board,
    /// The viewer's own hand; a spectator has none.
    pub hand: Cards,
}

impl View {
    /// The place where the viewer sits.
    pub fn place(&self) -> Option<Place> {
        match self.viewer {
            Viewer::Seat(seat) => self.board.seating.place(seat),
            Viewer::Public => None,
        }
    }

    /// The cards that others hold hidden, as far as the viewer can tell: all those he has not seen in this hand.
    pub fn unseen(&self) -> Cards {
        self.board.hand().map_or(Cards::NONE, |hand| Cards::ALL - hand.gone() - hand.open - self.hand)
    }

    /// The places whose cards are hidden from the viewer.
    fn hidden(&self) -> impl Iterator<Item = Place> {
        let open = [self.place(), self.board.seating.ghost()];
        Place::ALL.into_iter().filter(move |place| !open.contains(&Some(*place)))
    }
}

/// A move as one viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seen {
    /// The lot: everybody sees it.
    Teams(Teams),
    /// A deal.
    Deal {
        /// Who deals.
        dealer: Place,
        /// What the viewer sees of each hand.
        hands: ByPlace<SeenHand>,
    },
    /// A decision: everybody sees it.
    Act {
        /// The place of the player who decides.
        place: Place,
        /// What he does.
        action: Action,
    },
}

/// What a viewer sees of a hand that is dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeenHand {
    /// The cards: his own, or the ghost's.
    Cards(Cards),
    /// P1.6: How many of each side.
    Backs(BySide<u8>),
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let hand = match viewer {
        Viewer::Seat(seat) => state.own(seat),
        Viewer::Public => Cards::NONE,
    };
    View { viewer, board: state.board.clone(), hand }
}

pub(crate) fn seen(state: &State, mv: &Move<State>, viewer: Viewer) -> Seen {
    let seating = &state.board.seating;
    match mv {
        // A seat that is not at the table cannot move; whatever is said of it is never shown.
        Move::Act(seat, action) => {
            Seen::Act { place: seating.place(*seat).unwrap_or(Place::N), action: *action }
        }
        Move::Chance(Chance::Teams(teams)) => Seen::Teams(*teams),
        Move::Chance(Chance::Deal(deal)) => {
            let shown = |place| match seating.person(place) {
                Some(seat) if !viewer.is(seat) => SeenHand::Backs(deal.hands[place].backs()),
                Some(_) | None => SeenHand::Cards(deal.hands[place]),
            };
            Seen::Deal { dealer: deal.dealer, hands: ByPlace::from_fn(shown) }
        }
    }
}

pub(crate) fn legal(view: &View) -> Vec<Action> {
    match view.viewer {
        Viewer::Seat(seat) => ask::legal(&view.board, seat, view.hand),
        Viewer::Public => Vec::new(),
    }
}

pub(crate) fn judge(view: &View, action: Action) -> Result<(), Illegal> {
    match view.viewer {
        Viewer::Seat(seat) => ask::judge(&view.board, seat, view.hand, action),
        Viewer::Public => Err(Illegal::NotYourTurn),
    }
}

/// Shuffles the unseen cards of each side over the hidden places, as many to each as its backs show.
pub(crate) fn determinize(view: &View, entropy: &mut impl Entropy) -> State {
    let mut hands = ByPlace::<Cards>::default();
    if let Some(place) = view.place() {
        hands[place] = view.hand;
    }
    if let Some(hand) = view.board.hand() {
        for side in Side::BOTH {
            let mut unseen: Vec<Card> = view.unseen().of(side).iter().collect();
            entropy.shuffle(&mut unseen);
            let mut unseen = unseen.into_iter();
            for place in view.hidden() {
                let dealt = unseen.by_ref().take(hand.backs[place][side].into()).collect();
                hands[place] = hands[place] | dealt;
            }
        }
    }
    State { board: view.board.clone(), hands }
}
