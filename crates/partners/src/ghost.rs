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

use game::Side;

use crate::seats::{ByPlace, Place, Places, Seating, Teams};

/// P6.1: The solo and his ghost are hyde, the two others jekyll, so that partners sit opposite as with seat card A.
pub fn teams(ghost: Place) -> Teams {
    let side = |place| if alone(ghost).contains(place) { Side::Hyde } else { Side::Jekyll };
    ByPlace::from_fn(side)
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

/// P6.3: The two places whose hands the solo plays: on the turn of either he plays from both.
pub fn alone(ghost: Place) -> Places {
    Places::only(ghost).with(solo(ghost))
}
