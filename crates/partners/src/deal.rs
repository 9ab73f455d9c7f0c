//! The deal (P2.3, P2.4), and what else chance decides.

use alloc::vec::Vec;

use game::Entropy;

use crate::board::{Hand, Step};
use crate::cards::{Card, Cards};
use crate::illegal::Illegal;
use crate::seats::{ByPlace, Place, Seating, Teams};
use crate::sides::BySide;

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Chance {
    /// P2.2: Which team is jekyll.
    Teams(Teams),
    /// P2.3: Who holds which cards.
    Deal(Deal),
}

/// A deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Deal {
    /// Who deals.
    pub dealer: Place,
    /// The cards of each place.
    pub hands: ByPlace<Cards>,
}

/// P2.3: So many cards for each place.
pub const HAND: usize = Card::COUNT / 4;

impl Deal {
    /// P2.3: Shuffles, and deals one at a time from the dealer's left.
    pub fn draw(dealer: Place, entropy: &mut impl Entropy) -> Deal {
        let mut deck: Vec<Card> = Card::all().collect();
        entropy.shuffle(&mut deck);
        let mut hands = ByPlace::<Cards>::default();
        for (turn, card) in deck.into_iter().enumerate() {
            let place = dealer.left().clockwise(turn);
            hands[place] = hands[place].with(card);
        }
        Deal { dealer, hands }
    }

    /// P2.3: Seven cards for each place, and no card twice.
    pub(crate) fn judge(&self) -> Result<(), Illegal> {
        let mut dealt = Cards::NONE;
        for (place, &cards) in self.hands.iter() {
            if cards.len() != HAND {
                return Err(Illegal::HandSize { place, cards: cards.len() as u8 });
            }
            if let Some(card) = (dealt & cards).iter().next() {
                return Err(Illegal::CardTwice { card });
            }
            dealt = dealt | cards;
        }
        Ok(())
    }

    /// What everybody sees of the hand that begins with this deal.
    ///
    /// P2.4: The place left of the dealer leads the first trick.
    pub(crate) fn begin(&self, seating: &Seating, teams: Teams) -> Hand {
        Hand {
            teams,
            dealer: self.dealer,
            backs: ByPlace::from_fn(|place| self.hands[place].backs()),
            open: seating.ghost().map_or(Cards::NONE, |ghost| self.hands[ghost]),
            played: Vec::with_capacity(Card::COUNT),
            piles: BySide::default(),
            carried: Cards::NONE,
            turn: self.dealer.left(),
            step: Step::Turn,
        }
    }
}

/// Who deals the next hand: P2.3, the deal passes to the left; with three players P6.5, the one who has moved deals.
pub(crate) fn next_dealer(next: &Seating, dealer: Place) -> Place {
    next.ghost().map_or(dealer.left(), crate::ghost::dealer)
}
