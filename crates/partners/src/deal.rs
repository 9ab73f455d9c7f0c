//! The deal: who deals, who gets what, and who leads (P2.3, P2.4).

use game::{Entropy, require};

use crate::cards::{Card, Cards};
use crate::ghost;
use crate::refusals::Illegal;
use crate::seats::{ByPlace, Place, Seating};

/// A deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Deal {
    /// Who deals.
    pub dealer: Place,
    /// The cards of each place.
    pub hands: ByPlace<Cards>,
}

/// P2.3: How many cards each place is dealt.
pub const HAND: usize = Card::COUNT / 4;

impl Deal {
    /// P2.3: Shuffles, and deals one at a time from the dealer's left.
    #[inline]
    pub fn draw(dealer: Place, entropy: &mut impl Entropy) -> Deal {
        let mut deck = Card::ALL;
        entropy.shuffle(&mut deck);
        let mut dealt = [Cards::EMPTY; 4];
        for round in deck.chunks_exact(4) {
            for (hand, &card) in dealt.iter_mut().zip(round) {
                *hand = hand.with(card);
            }
        }
        let hand = |place: Place| dealt[(place.index() + 3 - dealer.index()) % 4];
        Deal { dealer, hands: ByPlace::from_fn(hand) }
    }

    /// P2.3: Seven cards for each place, and no card twice.
    pub(crate) fn judge(&self) -> Result<(), Illegal> {
        let mut dealt = Cards::EMPTY;
        for (place, &cards) in self.hands.iter() {
            require(cards.len() == HAND, Illegal::HandSize { place, cards: cards.len() as u8 })?;
            if let Some(card) = (dealt & cards).first() {
                return Err(Illegal::CardTwice { card });
            }
            dealt |= cards;
        }
        Ok(())
    }
}

/// P2.3: Who deals the first hand of four players is drawn by lot; later on, and with three players (P6.2), it is known.
pub(crate) fn judge_dealer(seating: &Seating, known: Option<Place>, named: Place) -> Result<(), Illegal> {
    let dealer = known.unwrap_or(named);
    match seating {
        Seating::Four => require(dealer == named, Illegal::WrongDealer { dealer }),
        Seating::Three { .. } => require(dealer == named, Illegal::WrongDealerOfThree { dealer }),
    }
}

/// Who deals the next hand: P2.3, the deal passes to the left; with three players P6.5, the one who has moved deals.
pub(crate) fn next_dealer(next: &Seating, dealer: Place) -> Place {
    next.ghost().map_or(dealer.left(), ghost::dealer)
}

/// P2.4: The place left of the dealer leads the first trick.
pub(crate) fn first_leader(dealer: Place) -> Place {
    dealer.left()
}
