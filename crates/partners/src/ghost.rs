//! Three players: one of them plays alone, with the ghost of Mr. Hyde opposite (P6).
//!
//! ```text
//!        solo                      After the hand (P6.5), seen from the same chair:
//!   R            L                 L, the player left of the solo, moves to the ghost's place and deals;
//!        ghost                     R becomes the solo where he sits; the ghost takes the place that L has left.
//!
//!        old solo
//!   new solo   ghost               The dealer is again the right-hand neighbour of the solo,
//!        L (deals)                 who again leads: P6.2 and P6.5 say the same.
//! ```

use crate::board::{Hand, Step};
use crate::cards::Cards;
use crate::seats::{ByPlace, Place, Seating, Teams};
use crate::sides::Side;

/// P6.1: The solo and his ghost are hyde, the two others jekyll, so that partners sit opposite as with seat card A.
pub fn teams(ghost: Place) -> Teams {
    ByPlace::from_fn(
        |place| {
            if place == ghost || place == ghost.opposite() { Side::Hyde } else { Side::Jekyll }
        },
    )
}

/// P6.1: The solo sits opposite the ghost.
pub fn solo(ghost: Place) -> Place {
    ghost.opposite()
}

/// P6.2: The right-hand neighbour of the solo deals, and the solo, at his left, leads.
pub fn dealer(ghost: Place) -> Place {
    solo(ghost).right()
}

/// P6.5: The seating of the next hand. With four players nobody moves.
pub fn move_on(seating: Seating) -> Seating {
    match seating {
        Seating::Four => Seating::Four,
        Seating::Three { ghost, players: [right_of_solo, old_solo, left_of_solo] } => {
            let ghost = solo(ghost).left();
            Seating::Three { ghost, players: [left_of_solo, right_of_solo, old_solo] }
        }
    }
}

/// P6.3: On the turn of the solo or of his ghost, the solo plays from either hand.
pub(crate) fn plays_both_hands(seating: &Seating, place: Place) -> bool {
    seating.ghost().is_some_and(|ghost| place == ghost || place == solo(ghost))
}

/// The cards that the one who decides may choose from, `own` being his own hand.
///
/// P6.3: The solo has both hands on his own and on the ghost's turn. P6.4: When the ghost is asked, the solo chooses from
/// the ghost's cards, and when the solo is asked, from his own hand only.
pub(crate) fn within_reach(seating: &Seating, hand: &Hand, own: Cards) -> Cards {
    match hand.step {
        Step::Turn if plays_both_hands(seating, hand.turn) => own | hand.open,
        Step::Asked(place) if seating.ghost() == Some(place) => hand.open,
        Step::Turn | Step::Asked(_) => own,
    }
}
