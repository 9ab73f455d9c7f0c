//! Who wins a trick, and what a transformation does to it (P4).

use crate::board::{Hand, Played};
use crate::cards::{Cards, Rank};
use crate::seats::Place;

/// How a trick ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum TrickResult {
    /// P4.2: This place's team takes the cards, and the place leads.
    Winner(Place),
    /// P4.3: A transformation: nobody takes the cards. This place leads.
    Lead(Place),
}

impl TrickResult {
    /// P4.1: The highest card wins, among equals the first played.
    ///
    /// P4.3, P4.5: A transformation is above all others, and so the same rule finds who leads after it: the place in
    /// front of which it lies, or the first one does.
    ///
    /// ```text
    /// n J5   e HD   s J7   w H3      Winner(e)
    /// n J5   e H3   s J7   w Hx1     Winner(n)
    /// n J5   e HT   s JT   w HA      Lead(e)
    /// ```
    pub fn of(trick: &[Played; 4]) -> TrickResult {
        let [first, others @ ..] = trick;
        let higher = |best: Played, next: &Played| {
            if next.card.rank() > best.card.rank() { *next } else { best }
        };
        let highest = others.iter().fold(*first, higher);
        match highest.card.rank() {
            Rank::Transformation => TrickResult::Lead(highest.turn),
            Rank::A | Rank::B | Rank::C | Rank::D | Rank::E | Rank::Scene | Rank::Deed => {
                TrickResult::Winner(highest.turn)
            }
        }
    }

    /// The place that leads the next trick.
    pub fn leader(self) -> Place {
        match self {
            TrickResult::Winner(place) | TrickResult::Lead(place) => place,
        }
    }
}

/// Clears the table when the fourth card of a trick has been played; `None` before that.
///
/// P4.2: The winner's team takes the four cards and all that was left from tricks before. P4.3, P4.4: After a
/// transformation they stay, four or eight of them. P4.6: If it was the seventh trick, they stay for ever and count for
/// nobody.
pub(crate) fn finish(hand: &mut Hand) -> Option<TrickResult> {
    let trick: [Played; 4] = *hand.played.last_chunk().filter(|_| hand.trick().is_empty())?;
    let result = TrickResult::of(&trick);
    let table = hand.carried | trick.iter().map(|played| played.card).collect::<Cards>();
    match result {
        TrickResult::Winner(place) => {
            let pile = &mut hand.piles[hand.teams[place]];
            *pile = *pile | table;
            hand.carried = Cards::NONE;
        }
        TrickResult::Lead(_) => hand.carried = table,
    }
    hand.turn = result.leader();
    Some(result)
}
