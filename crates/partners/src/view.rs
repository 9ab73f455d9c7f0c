//! All of secrecy: what a viewer may know, what he sees of a move, and which worlds he must hold possible.
//!
//! The only secrets of the game are the hidden hands. Everything else lies open on the [`Board`]: the backs, every card
//! that was played and for whom, the piles, the ghost's hand. So what a seat knows of the others is exactly which
//! cards of each side it has not seen, and how many of each side every place holds.

mod board;
mod check;

use game::{BySide, Entropy, Move, Side, Viewer};

pub use self::board::{Board, Deciding, Hand, Phase};
use crate::cards::{Card, Cards};
use crate::memory::Memory;
use crate::moves::{Action, Chance};
use crate::options::Options;
use crate::position::Position;
use crate::seats::{ByPlace, Place, Teams};
use crate::state::State;

/// All that one viewer may know. It is written with what follows from it by the rules, and read without.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "crate::reckoning::Written<'static>"))]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What everybody sees.
    pub board: Board,
    /// The viewer's own hand; a spectator has none.
    pub hand: Cards,
}

impl View {
    /// What this viewer may know.
    pub(crate) fn new(position: &Position, memory: &Memory, viewer: Viewer) -> View {
        let place = position.seating.place(viewer.seat());
        let hand = place.map_or(Cards::EMPTY, |place| position.cards(place));
        View { viewer, board: Board::new(position, memory), hand }
    }

    pub(crate) const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The place where the viewer sits.
    pub fn place(&self) -> Option<Place> {
        self.board.seating.place(self.viewer.seat())
    }

    /// The cards that others hold hidden, as far as the viewer can tell: all those he has not seen in this hand.
    pub fn unseen(&self) -> Cards {
        self.board.hand().map_or(Cards::EMPTY, |hand| Cards::ALL - hand.gone() - hand.open - self.hand)
    }

    /// The places whose cards are hidden from the viewer.
    pub fn hidden(&self) -> impl Iterator<Item = Place> + use<> {
        let open = [self.place(), self.board.seating.ghost()];
        Place::ALL.into_iter().filter(move |place| !open.contains(&Some(*place)))
    }

    /// A position that the viewer must hold possible, each with the same probability: the unseen cards of each side are
    /// shuffled and lie at the hidden places, as many at each as its backs show.
    #[inline]
    pub fn imagine(&self, entropy: &mut impl Entropy) -> Position {
        self.board.position(self.hands(|unseen| entropy.shuffle(unseen)))
    }

    /// A world that the viewer must hold possible, in which everybody remembers what he does.
    pub(crate) fn world(&self, _options: &Options, entropy: &mut impl Entropy) -> State {
        State { position: self.imagine(entropy), memory: self.board.memory() }
    }

    /// The first position that the viewer must hold possible. For all that does not depend on what is hidden from him, and
    /// that is, what he may do: any world will do.
    pub fn any_world(&self) -> Position {
        self.board.position(self.hands(|_| {}))
    }

    /// The cards of each place, those unseen of each side dealt out in the order in which `arrange` leaves them.
    #[inline]
    fn hands(&self, mut arrange: impl FnMut(&mut [Card])) -> [Cards; 4] {
        let mut hands = [Cards::EMPTY; 4];
        let Some(hand) = self.board.hand() else { return hands };
        if let Some(ghost) = self.board.seating.ghost() {
            hands[ghost.index()] = hand.open;
        }
        if let Some(place) = self.place() {
            hands[place.index()] = self.hand;
        }
        let unseen = self.unseen();
        for side in Side::BOTH {
            let mut list = Card::ALL;
            let cards = unseen.of(side);
            list.iter_mut().zip(cards.iter()).for_each(|(to, card)| *to = card);
            let list = &mut list[..cards.len()];
            arrange(list);
            let mut rest = list.iter();
            for place in self.hidden() {
                let dealt = rest.by_ref().take(hand.backs[place][side].into());
                hands[place.index()] |= dealt.copied().collect();
            }
        }
        hands
    }
}

/// A move as one viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
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
        /// P3.4: The place in front of which the card lies or will lie.
        turn: Place,
        /// P3.1: The side of the card.
        side: Side,
    },
}

/// What a viewer sees of a hand that is dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeenHand {
    /// The cards: his own, or the ghost's.
    Cards(Cards),
    /// P1.6: How many of each side.
    Backs(BySide<u8>),
}

impl Seen {
    /// What the viewer sees of a move.
    pub(crate) fn new(position: &Position, mv: &Move<State>, viewer: Viewer) -> Seen {
        let seating = &position.seating;
        match mv {
            // A seat that is not at the table cannot move; whatever is said of it is never shown.
            Move::Act(seat, action) => Seen::Act {
                place: seating.place(*seat).unwrap_or(Place::N),
                action: *action,
                turn: position.turn,
                side: position.side_to_play(),
            },
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
}
