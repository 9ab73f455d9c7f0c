//! Why a move is refused: a rule's number, a code, parameters. The words are made elsewhere.

use crate::cards::{Colour, Token};

game::refusals! {
    /// Why a move is refused. Where several rules give the same reason, the refusal carries the number of the one that gave it.
    pub enum Illegal {
        /// This side has nothing to decide now.
        NotYourTurn => "L3.1", "not-your-turn";
        /// The mover has an action to choose, or a pass.
        ChooseAnAction => "L3.1", "choose-an-action";
        /// Shall the other side's move cost more?
        RaiseOrDecline => "L6.1", "raise-or-decline";
        /// Shall a location be white?
        WhitenOrDecline => "L4.3", "whiten-or-decline";
        /// The next point must be paid.
        PayFirst => "L3.1", "pay-first";
        /// A card must leave a hand above the limit.
        DiscardFirst => "L3.5", "discard-first";
        /// Do white tokens go into the bag?
        WhitesFirst => "L5.6", "whites-first";
        /// Off which tile does a black token come?
        LiftFirst => "L4.8", "lift-first";
        /// Only hyde can do this.
        HydesAction { rule: &'static str } => rule, "hydes-action";
        /// Only jekyll can do this.
        JekyllsAction { rule: &'static str } => rule, "jekylls-action";
        /// Only hyde pays like this: his tokens are all alike.
        HydesPayment => "L3.3", "hydes-payment";
        /// Only jekyll pays like this: his tokens are named by their colour.
        JekyllsPayment => "L3.3", "jekylls-payment";
        /// No path leads there from here.
        NoPath { rule: &'static str } => rule, "no-path";
        /// Hyde has acted here this turn, and has entered no other grey location since.
        ActedHere => "L4.4", "acted-here";
        /// Jekyll has no more actions on this visit.
        VisitSpent => "L5.3", "visit-spent";
        /// The location is not grey.
        NotGrey => "L4.5", "not-grey";
        /// A white token lies on the location.
        UnderWhite => "L4.3", "under-white";
        /// No such card lies in the Displaced row.
        NotInDisplaced { colour: Colour } => "L4.5", "not-in-displaced", [colour];
        /// No such card lies in the Apothecary row.
        NotInApothecary { colour: Colour } => "L5.4", "not-in-apothecary", [colour];
        /// Deck and discard are empty.
        NothingToDraw => "L3.6", "nothing-to-draw";
        /// The hand has not enough cards of the colour for a set.
        SetTooSmall { colour: Colour, needed: u8, held: u8 } => "L4.5", "set-too-small", [colour, needed, held];
        /// No tile lies here.
        NoTile { rule: &'static str } => rule, "no-tile";
        /// The tile here bears a black token already.
        AlreadyTrashed => "L4.6", "already-trashed";
        /// No black token is left in stock.
        NoBlackStock => "L4.8", "no-black-stock";
        /// Only at the lab.
        NotTheLab { rule: &'static str } => rule, "not-the-lab";
        /// Only at an apothecary.
        NotAnApothecary => "L5.4", "not-an-apothecary";
        /// Jekyll holds no card.
        NothingToSteal => "L4.6", "nothing-to-steal";
        /// The colour is cured already.
        AlreadyCured { colour: Colour } => "L5.6", "already-cured", [colour];
        /// The action costs more points than can be paid.
        TooExpensive { cost: u8, points: u8 } => "L3.4", "too-dear", [cost, points];
        /// No such card in the hand.
        NotHeld { colour: Colour, rule: &'static str } => rule, "not-held", [colour];
        /// No token to pay with.
        NoTokens => "L3.1", "no-tokens";
        /// No token of that colour to pay with.
        NoToken { colour: Colour } => "L3.1", "no-token", [colour];
        /// Fewer than two black tokens.
        NoBlackPair => "L3.3", "no-black-pair";
        /// What is left to pay must be paid in this colour.
        Demanded { colour: Colour } => "L5.2", "colour-demanded", [colour];
        /// Only a location that is grey now can be whitened.
        NotGreyNow => "L4.3", "not-grey-now";
        /// No black token lies on a tile there.
        NotTrashed => "L4.8", "not-trashed";
        /// A decision is awaited, or nothing: chance has nothing to decide.
        NotADraw => "L2.1", "not-a-draw";
        /// Chance has something else to decide.
        OtherDraw => "L2.1", "other-draw";
        /// No such card is left in the deck.
        NotInDeck { colour: Colour } => "L3.6", "not-in-deck", [colour];
        /// No such card to be stolen.
        NotInHand { colour: Colour } => "L4.6", "not-in-hand", [colour];
        /// No such token in the bag, or not enough of them.
        NotInBag { token: Token } => "L2.2", "not-in-bag", [token];
        /// The cures are not one of each colour, in order.
        BadCures => "L2.1", "bad-cures";
        /// The tiles are not one on each research site, each recipe once.
        BadTiles => "L2.1", "bad-tiles";
    }
}
