//! The score of a hand, the totals, and the end of the game (P5, P6.6).

use alloc::vec::Vec;

use game::{BySide, Seat, Side};

use crate::cards::{Card, Cards, Kind};
use crate::options::{Options, Players};
use crate::seats::{Place, Seating, Teams};

/// P5.1: The points of all scenes and characters that a team has taken, of either side, times the sum of the factors of
/// its own deeds. No own deed: nothing.
///
/// P5.2: `H6 JC HA HT JB Jx1 Jx3 Hx1` in jekyll's pile are (6 + 1 + 1 + 1) × (1 + 3) = 36.
#[inline]
pub fn score(side: Side, pile: Cards) -> u32 {
    points(pile) * factor(side, pile)
}

/// P5.1: The points of the scenes and characters, of either side.
#[inline]
pub fn points(pile: Cards) -> u32 {
    let [ones, twos, fours, ..] = DIGITS;
    sum(pile, &[ones, twos, fours])
}

/// P5.1: The sum of the factors of the side's own deeds. Those of the other side count for nobody.
#[inline]
pub fn factor(side: Side, pile: Cards) -> u32 {
    let [.., ones, twos] = DIGITS;
    sum(pile.of(side), &[ones, twos])
}

/// The cards in whose points there is a binary 1, 2, 4, and those in whose factor there is a 1, 2: `7` is among the first three,
/// `5` among the first and the third. So numbers are added up by counting cards.
const DIGITS: [Cards; 5] = {
    let mut digits = [Cards::EMPTY; 5];
    let mut index = 0;
    while index < 5 * Card::COUNT {
        let (digit, card) = (index % 5, Card::ALL[index / 5]);
        if (card.points() | card.factor() << 3) >> digit & 1 == 1 {
            digits[digit] = digits[digit].with(card);
        }
        index += 1;
    }
    digits
};

#[inline]
fn sum(pile: Cards, digits: &[Cards]) -> u32 {
    digits.iter().enumerate().map(|(power, &digit)| ((pile & digit).len() as u32) << power).sum()
}

/// What a team's pile makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Product {
    /// The points of the cards.
    pub points: u32,
    /// What they are multiplied by.
    pub factor: u32,
    /// What comes of it.
    pub score: u32,
}

impl Product {
    /// P5.1: What this pile makes for that side.
    pub fn of(side: Side, pile: Cards) -> Product {
        Product { points: points(pile), factor: factor(side, pile), score: score(side, pile) }
    }
}

/// What a score is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Terms {
    /// How many cards the team has taken.
    pub cards: u8,
    /// P1.3: The points of the scenes among them, the highest first.
    pub scenes: Vec<u32>,
    /// P1.2: How many characters are among them, 1 point each.
    pub characters: u8,
}

impl Terms {
    /// What the score of this side is made of when these are the piles.
    pub(crate) fn of(side: Side, piles: &BySide<Cards>) -> Terms {
        let pile = piles[side];
        let of = |kind| pile.iter().filter(move |card| card.kind() == kind);
        let mut scenes: Vec<u32> = of(Kind::Scene).map(Card::points).collect();
        scenes.sort_unstable_by(|one, other| other.cmp(one));
        Terms { cards: pile.len() as u8, scenes, characters: of(Kind::Character).count() as u8 }
    }
}

/// What has been scored so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Totals {
    /// Four players: the teams stay.
    Teams(BySide<u32>),
    /// P6.6: Three players: each keeps an own total.
    Players([u32; 3]),
}

/// Who is ahead of everybody else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leader {
    /// A team of four players.
    Team(Side),
    /// One of three players.
    Player(Seat),
}

impl Totals {
    /// The totals before the first hand.
    pub fn new(options: &Options) -> Totals {
        match options.players {
            Players::Four { .. } => Totals::Teams(BySide::default()),
            Players::Three { .. } => Totals::Players([0; 3]),
        }
    }

    /// Adds the score of a hand.
    ///
    /// P6.6: With three players each of them scores what his team of this hand does.
    pub(crate) fn add(&mut self, seating: &Seating, teams: &Teams, score: &BySide<u32>) {
        match self {
            Totals::Teams(totals) => {
                for side in Side::BOTH {
                    totals[side] = totals[side].saturating_add(score[side]);
                }
            }
            Totals::Players(totals) => {
                for place in Place::ALL {
                    let person = seating.person(place);
                    if let Some(total) = person.and_then(|seat| totals.get_mut(seat.index())) {
                        *total = total.saturating_add(score[teams[place]]);
                    }
                }
            }
        }
    }

    /// P5.4: The one with more than everybody else; nobody if the highest totals are equal.
    pub fn leader(&self) -> Option<Leader> {
        match self {
            Totals::Teams(totals) if totals.jekyll > totals.hyde => Some(Leader::Team(Side::Jekyll)),
            Totals::Teams(totals) if totals.hyde > totals.jekyll => Some(Leader::Team(Side::Hyde)),
            Totals::Teams(_) => None,
            Totals::Players(totals) => {
                let highest = totals.iter().max()?;
                let mut leaders = (0..3u8).filter(|&seat| totals[usize::from(seat)] == *highest);
                let leader = leaders.next()?;
                leaders.next().is_none().then_some(Leader::Player(Seat(leader)))
            }
        }
    }

    /// P5.3, P6.6: The game ends when somebody has reached the target and somebody leads (P5.4): it is that one who wins.
    pub fn winner(&self, target: u32) -> Option<Leader> {
        let reached = match self {
            Totals::Teams(totals) => totals.jekyll.max(totals.hyde) >= target,
            Totals::Players(totals) => totals.iter().any(|&total| total >= target),
        };
        self.leader().filter(|_| reached)
    }
}
