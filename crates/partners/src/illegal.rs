//! Why a move is refused: a rule, a code and parameters. The words are made elsewhere.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::Refusal;

use crate::cards::Card;
use crate::seats::Place;
use crate::sides::Side;

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Illegal {
    /// Somebody else has to decide, or nobody.
    NotYourTurn,
    /// The card is not in the hand.
    NotHeld {
        /// The card.
        card: Card,
    },
    /// The card is of the other side than the one to be played.
    WrongSide {
        /// The card.
        card: Card,
        /// The side to be played.
        side: Side,
    },
    /// Whoever is asked plays: he can neither refuse nor ask in turn.
    CannotRefuse {
        /// The side to be played.
        side: Side,
    },
    /// One asks others, not oneself.
    AsksItself,
    /// The solo plays from both hands and asks neither.
    AsksBothHands,
    /// The backs show that there is no such card at that place.
    NoneHeld {
        /// The place asked.
        place: Place,
        /// The side to be played.
        side: Side,
    },
    /// The solo was asked, so he cannot play the ghost's card.
    SoloAsked {
        /// The card.
        card: Card,
    },
    /// The ghost was asked, so the solo cannot play his own card.
    GhostAsked {
        /// The card.
        card: Card,
    },
    /// The teams are not to be drawn now.
    NoLotNow,
    /// The seat card does not allow these teams.
    TeamsUnlikeSeatCard,
    /// There is nothing to deal now.
    NoDealNow,
    /// It is another place's turn to deal, with four players.
    WrongDealer {
        /// The place that deals.
        dealer: Place,
    },
    /// It is another place's turn to deal, with three players.
    WrongDealerOfThree {
        /// The place that deals.
        dealer: Place,
    },
    /// A place must be dealt seven cards.
    HandSize {
        /// The place.
        place: Place,
        /// How many cards it was dealt.
        cards: u8,
    },
    /// A card was dealt to two places.
    CardTwice {
        /// The card.
        card: Card,
    },
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn
            | Illegal::NotHeld { .. }
            | Illegal::WrongSide { .. }
            | Illegal::AsksItself => "P3.1",
            Illegal::NoneHeld { .. } => "P3.2",
            Illegal::CannotRefuse { .. } => "P3.3",
            Illegal::AsksBothHands => "P6.3",
            Illegal::SoloAsked { .. } | Illegal::GhostAsked { .. } => "P6.4",
            Illegal::TeamsUnlikeSeatCard => "P2.1",
            Illegal::NoLotNow => "P2.2",
            Illegal::NoDealNow
            | Illegal::WrongDealer { .. }
            | Illegal::HandSize { .. }
            | Illegal::CardTwice { .. } => "P2.3",
            Illegal::WrongDealerOfThree { .. } => "P6.2",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn => "not-your-turn",
            Illegal::NotHeld { .. } => "not-held",
            Illegal::WrongSide { .. } => "wrong-side",
            Illegal::CannotRefuse { .. } => "cannot-refuse",
            Illegal::AsksItself => "asks-itself",
            Illegal::AsksBothHands => "asks-both-hands",
            Illegal::NoneHeld { .. } => "none-held",
            Illegal::SoloAsked { .. } => "solo-asked",
            Illegal::GhostAsked { .. } => "ghost-asked",
            Illegal::NoLotNow => "no-lot-now",
            Illegal::TeamsUnlikeSeatCard => "teams-unlike-seat-card",
            Illegal::NoDealNow => "no-deal-now",
            Illegal::WrongDealer { .. } => "wrong-dealer",
            Illegal::WrongDealerOfThree { .. } => "wrong-dealer-of-three",
            Illegal::HandSize { .. } => "hand-size",
            Illegal::CardTwice { .. } => "card-twice",
        }
    }

    fn parameters(&self) -> Vec<(&'static str, String)> {
        match self {
            Illegal::NotYourTurn
            | Illegal::AsksItself
            | Illegal::AsksBothHands
            | Illegal::NoLotNow
            | Illegal::TeamsUnlikeSeatCard
            | Illegal::NoDealNow => Vec::new(),
            Illegal::NotHeld { card }
            | Illegal::SoloAsked { card }
            | Illegal::GhostAsked { card }
            | Illegal::CardTwice { card } => [("card", card.to_string())].into(),
            Illegal::WrongSide { card, side } => {
                [("card", card.to_string()), ("side", side.to_string())].into()
            }
            Illegal::CannotRefuse { side } => [("side", side.to_string())].into(),
            Illegal::NoneHeld { place, side } => {
                [("place", place.to_string()), ("side", side.to_string())].into()
            }
            Illegal::WrongDealer { dealer } | Illegal::WrongDealerOfThree { dealer } => {
                [("dealer", dealer.to_string())].into()
            }
            Illegal::HandSize { place, cards } => {
                [("place", place.to_string()), ("cards", cards.to_string())].into()
            }
        }
    }
}

impl core::fmt::Display for Illegal {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        game::refusal::write(self, f)
    }
}

impl core::error::Error for Illegal {}
