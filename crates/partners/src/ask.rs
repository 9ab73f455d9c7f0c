//! A turn: play a card of your own side, or ask somebody else to (P3), with three players as the ghost allows (P6.3, P6.4).

use game::{Side, require};

use crate::cards::{Card, Cards};
use crate::ghost;
use crate::moves::Action;
use crate::position::{Awaits, Position};
use crate::refusals::Illegal;
use crate::seats::{Place, Places};

/// What the seat that decides may do: play one of these cards, or ask one of these places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    /// The cards it may play.
    pub plays: Cards,
    /// The places it may ask.
    pub asks: Places,
}

impl Choices {
    /// Nothing to decide.
    const NONE: Choices = Choices { plays: Cards::EMPTY, asks: Places::EMPTY };

    /// Each choice, in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Action> {
        self.plays.iter().map(Action::Play).chain(self.asks.iter().map(Action::Ask))
    }

    /// One bit a choice, in ascending order: the cards, and above those the places.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.plays.bits() | (self.asks.bits() as u32) << Card::COUNT
    }

    /// The action that the bit with that number stands for.
    #[inline]
    pub const fn action(bit: u8) -> Action {
        const PLACES: u8 = Card::COUNT as u8;
        match bit {
            ..PLACES => Action::Play(Card::from_index(bit)),
            PLACES.. => Action::Ask(Place::from_index(bit - PLACES)),
        }
    }
}

impl Position {
    /// P3.1: The side of the card to be played: that of the place whose turn it is.
    #[inline]
    pub fn side_to_play(&self) -> Side {
        self.side_of(self.turn)
    }

    /// The place that has to play or ask: P3.1, the one whose turn it is, or P3.3, the one that was asked.
    #[inline]
    pub fn deciding_place(&self) -> Option<Place> {
        match self.awaits {
            Awaits::Turn => Some(self.turn),
            Awaits::Asked(place) => Some(place),
            Awaits::Lot | Awaits::Deal | Awaits::Nothing => None,
        }
    }

    /// The hands from which cards are played on a place's turn: its own, and P6.3 for the solo and his ghost both.
    #[inline]
    pub fn own_hands(&self, place: Place) -> Places {
        match self.seating.ghost().map(ghost::alone) {
            Some(alone) if alone.contains(place) => alone,
            Some(_) | None => Places::only(place),
        }
    }

    /// The cards that the one who decides may choose from. P6.3: The solo has both hands on his own and on the ghost's turn.
    /// P3.3, P6.4: Who was asked has the hand that was asked.
    fn within_reach(&self) -> Cards {
        let hands = match self.awaits {
            Awaits::Turn => self.own_hands(self.turn),
            Awaits::Asked(place) => Places::only(place),
            Awaits::Lot | Awaits::Deal | Awaits::Nothing => Places::EMPTY,
        };
        self.cards_at(hands)
    }

    /// What the seat to move may do. P3.1, P3.2, P3.5: Play a card of the side to be played, or ask any place outside its own
    /// hands that holds one, as often as it likes. P3.3: Who was asked plays.
    ///
    /// P3.6: Each trick takes two cards of either side, so there is always something.
    #[inline]
    pub fn choices(&self) -> Choices {
        let side = Cards::of_side(self.side_to_play());
        match self.awaits {
            Awaits::Asked(place) => Choices { plays: self.cards(place) & side, asks: Places::EMPTY },
            Awaits::Turn => {
                let own = self.own_hands(self.turn);
                let holders = Place::ALL.into_iter().fold(Places::EMPTY, |holders, place| {
                    if (self.cards(place) & side).is_empty() { holders } else { holders.with(place) }
                });
                Choices { plays: self.cards_at(own) & side, asks: holders - own }
            }
            Awaits::Lot | Awaits::Deal | Awaits::Nothing => Choices::NONE,
        }
    }

    /// P3.1: A card of the side whose turn it is, from one's own hand. P3.3: Who was asked chooses freely among those.
    pub(crate) fn judge_play(&self, card: Card) -> Result<(), Illegal> {
        let side = self.side_to_play();
        require(self.within_reach().contains(card), self.out_of_reach(card))?;
        require(card.side() == side, Illegal::WrongSide { card, side })
    }

    /// Why a card cannot be played that one does not hold, or P6.4, that lies in the wrong one of the solo's two hands.
    fn out_of_reach(&self, card: Card) -> Illegal {
        let Awaits::Asked(place) = self.awaits else { return Illegal::NotHeld { card } };
        let other_hands = self.own_hands(place).without(place);
        match other_hands.iter().any(|other| self.cards(other).contains(card)) {
            true if self.seating.ghost() == Some(place) => Illegal::GhostAsked { card },
            true => Illegal::SoloAsked { card },
            false => Illegal::NotHeld { card },
        }
    }

    /// P3.1, P3.2, P3.5: Any other place that holds a card of that side may be asked, as often as one likes. P3.3: Who was
    /// asked cannot ask in turn.
    pub(crate) fn judge_ask(&self, place: Place) -> Result<(), Illegal> {
        let side = self.side_to_play();
        let own = self.own_hands(self.turn);
        match self.awaits {
            Awaits::Asked(_) => Err(Illegal::CannotRefuse { side }),
            Awaits::Turn if own.contains(place) && own.len() > 1 => Err(Illegal::AsksBothHands),
            Awaits::Turn if own.contains(place) => Err(Illegal::AsksItself),
            Awaits::Turn if self.cards(place).of(side).is_empty() => Err(Illegal::NoneHeld { place, side }),
            Awaits::Turn => Ok(()),
            Awaits::Lot | Awaits::Deal | Awaits::Nothing => Err(Illegal::NotYourTurn),
        }
    }
}
