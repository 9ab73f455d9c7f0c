//! Why a move is refused: the rule, a code and parameters. The words are made at the edge.

use crate::cards::{Card, Cards, Colour, Potion};
use crate::position::Phase;

game::refusals! {
    /// Why a move is refused.
    pub enum Illegal {
        /// The player is not asked now.
        NotYourTurn { now: Phase } => now.rule(), "not-your-turn", [now];
        /// The player is asked for something else.
        SomethingElse { now: Phase } => now.rule(), "something-else", [now];
        /// No deal is due.
        NoDealNow { now: Phase } => "D2.1", "no-deal-now", [now];
        /// A pile of the deal has too many or too few cards.
        DealCount { pile: &'static str, due: u8, dealt: u8 } => "D2.1", "deal-count", [pile, due, dealt];
        /// A card lies in two piles of the deal.
        DealtTwice { card: Card } => "D2.1", "dealt-twice", [card];
        /// A card is not in the player's hand.
        NotInHand { card: Card, now: Phase } => now.rule_of_hand(), "not-in-hand", [card, now];
        /// Too many or too few cards are given.
        GiveCount { due: u8, given: u8 } => "D2.2", "give-count", [due, given];
        /// One of two or more potions dealt must be given.
        PotionDuty { potions: Cards } => "D2.3", "potion-duty", [potions];
        /// A potion that is led needs a called colour.
        CallAColour { potion: Potion } => "D3.1", "call-a-colour", [potion];
        /// A potion that follows calls no colour.
        OnlyTheLeaderCalls { potion: Potion } => "D3.1", "only-the-leader-calls", [potion];
        /// The colour led is in hand: follow it or play a potion.
        MustFollow { colour: Colour } => "D3.2", "must-follow", [colour];
        /// The colour called is in hand: not even a potion may be played instead.
        MustFollowCall { colour: Colour } => "D3.3", "must-follow-call", [colour];
        /// Too many or too few cards are swapped.
        SwapCount { due: u8, chosen: u8 } => "D4.2", "swap-count", [due, chosen];
    }
}
