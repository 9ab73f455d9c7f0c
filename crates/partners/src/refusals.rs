//! Why a move is refused: a rule, a code and parameters. The words are made elsewhere.

use game::Side;

use crate::cards::Card;
use crate::seats::Place;

game::refusals! {
    /// Why a move is refused.
    pub enum Illegal {
        /// Somebody else has to decide, or nobody.
        NotYourTurn => "P3.1", "not-your-turn";
        /// The card is not in the hand.
        NotHeld { card: Card } => "P3.1", "not-held", [card];
        /// The card is not of the side to be played.
        WrongSide { card: Card, side: Side } => "P3.1", "wrong-side", [card, side];
        /// Whoever is asked plays: he can neither refuse nor ask in turn.
        CannotRefuse { side: Side } => "P3.3", "cannot-refuse", [side];
        /// One asks others, not oneself.
        AsksItself => "P3.1", "asks-itself";
        /// The solo plays from both hands and asks neither.
        AsksBothHands => "P6.3", "asks-both-hands";
        /// The backs show that there is no such card at that place.
        NoneHeld { place: Place, side: Side } => "P3.2", "none-held", [place, side];
        /// The solo was asked, so he cannot play the ghost's card.
        SoloAsked { card: Card } => "P6.4", "solo-asked", [card];
        /// The ghost was asked, so the solo cannot play his own card.
        GhostAsked { card: Card } => "P6.4", "ghost-asked", [card];
        /// The teams are not to be drawn now.
        NoLotNow => "P2.2", "no-lot-now";
        /// The seat card does not allow these teams.
        TeamsUnlikeSeatCard => "P2.1", "teams-unlike-seat-card";
        /// There is nothing to deal now.
        NoDealNow => "P2.3", "no-deal-now";
        /// It is another place's turn to deal, with four players.
        WrongDealer { dealer: Place } => "P2.3", "wrong-dealer", [dealer];
        /// It is another place's turn to deal, with three players.
        WrongDealerOfThree { dealer: Place } => "P6.2", "wrong-dealer-of-three", [dealer];
        /// A place must be dealt seven cards.
        HandSize { place: Place, cards: u8 } => "P2.3", "hand-size", [place, cards];
        /// A card was dealt to two places.
        CardTwice { card: Card } => "P2.3", "card-twice", [card];
    }
}
