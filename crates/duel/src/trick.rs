//! A trick (D3): who may play what, and who wins.

use core::fmt;

use game::{Side, require};

use crate::cards::{Card, Cards, Colour, Potion};
use crate::moves::Action;
use crate::order::ColourOrder;
use crate::position::Phase;
use crate::refusals::Illegal;

/// The first card of a trick, and the colour that it asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Led {
    /// The card.
    pub card: Card,
    /// Its colour, or the one called with it if it is a potion.
    pub colour: Colour,
}

/// Two cards on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Trick {
    /// Who led.
    pub leader: Side,
    /// What was led.
    pub led: Led,
    /// What the other player answered.
    pub followed: Card,
}

impl Led {
    /// D3.1: a led evil card asks for its own colour; a potion has none.
    #[inline]
    pub fn evil(card: Card) -> Option<Led> {
        card.colour().map(|colour| Led { card, colour })
    }

    /// D3.1: a potion is led with a called colour, any of the three.
    #[inline]
    pub fn call(potion: Potion, colour: Colour) -> Led {
        Led { card: potion.card(), colour }
    }

    /// The action that leads this.
    #[inline]
    pub fn action(self) -> Action {
        match self.card.potion() {
            None => Action::Play(self.card),
            Some(potion) => Action::Lead(potion, self.colour),
        }
    }

    /// The place among all ways to lead: 21 evil cards, then the potions with three colours each.
    const fn index(self) -> usize {
        match self.card.index().checked_sub(FIRST_CALL) {
            None => self.card.index(),
            Some(potion) => FIRST_CALL + 3 * potion + self.colour as usize,
        }
    }

    #[inline]
    const fn from_index(index: u8) -> Led {
        LEDS[index as usize & 63]
    }
}

/// As records write it: `P6`, or `+4 W` for a potion with the colour called.
impl fmt::Display for Led {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.card.potion() {
            None => write!(f, "{}", self.card),
            Some(potion) => write!(f, "{potion} {}", self.colour),
        }
    }
}

game::bit_set! {
    /// A set of ways to lead.
    pub struct Leads(u64) of Led; "Led[]"
}

/// The index of the first potion, which is led in three ways.
const FIRST_CALL: usize = Cards::POTIONS.bits().trailing_zeros() as usize;

/// Every way to lead, by its index.
const LEDS: [Led; 64] = {
    let mut table = [Led { card: Card::from_index(0), colour: Colour::Pride }; 64];
    let mut index = 0;
    while index < 33 {
        table[index] = if let Some(call) = index.checked_sub(FIRST_CALL) {
            Led { card: Potion::ALL[call / 3].card(), colour: Colour::ALL[call % 3] }
        } else {
            Led { card: Card::from_index(index as u8), colour: Colour::ALL[index / 7] }
        };
        index += 1;
    }
    table
};

/// The calls that a set of potions can be led with: an octal digit for each potion, a bit for each colour.
const CALLS: [u64; 16] = [
    0o0000, 0o0007, 0o0070, 0o0077, 0o0700, 0o0707, 0o0770, 0o0777, //
    0o7000, 0o7007, 0o7070, 0o7077, 0o7700, 0o7707, 0o7770, 0o7777,
];

/// D3.1: every way to lead: any card, a potion with any of the three colours called.
#[inline]
pub fn leads(hand: Cards) -> Leads {
    let (evil, potions) = ((hand - Cards::POTIONS).bits(), hand.bits() >> FIRST_CALL);
    Leads::from_bits(u64::from(evil) | CALLS[potions as usize & 15] << FIRST_CALL)
}

/// The cards of the hand that may follow.
///
/// D3.2: a colour is led: that colour or a potion; without that colour, anything.
///
/// D3.3: a potion is led: the called colour, even with a potion in hand; without that colour, anything.
#[inline]
pub fn follows(hand: Cards, led: Led) -> Cards {
    let asked = hand & Cards::of(led.colour);
    let potions = if led.card.is_potion() { Cards::EMPTY } else { hand & Cards::POTIONS };
    if asked.is_empty() { hand } else { asked | potions }
}

/// D3.1: only a card of the hand can be played.
pub(crate) fn check_held(hand: Cards, card: Card, now: Phase) -> Result<(), Illegal> {
    require(hand.contains(card), Illegal::NotInHand { card, now })
}

/// D3.2, D3.3: may this card of the hand follow?
pub(crate) fn check_follow(hand: Cards, led: Led, card: Card) -> Result<(), Illegal> {
    let Led { card: first, colour } = led;
    let called = first.is_potion();
    let refusal = if called { Illegal::MustFollowCall { colour } } else { Illegal::MustFollow { colour } };
    require(follows(hand, led).contains(card), refusal)
}

/// Why a trick is taken: the card that wins it beats the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Why {
    /// D3.5: its colour is the stronger one.
    StrongerColour,
    /// D3.5: its value is higher in the same colour.
    HigherValue,
    /// D3.6: its value is higher, and beside a potion nothing else counts.
    HigherBesidePotion,
    /// D3.6: it is a potion, which wins ties.
    PotionTies,
    /// D3.7: it is the higher one of two potions.
    HigherPotion,
}

impl Why {
    /// The rule that says so.
    pub const fn rule(self) -> &'static str {
        match self {
            Why::StrongerColour | Why::HigherValue => "D3.5",
            Why::HigherBesidePotion | Why::PotionTies => "D3.6",
            Why::HigherPotion => "D3.7",
        }
    }
}

impl Trick {
    /// D3.5, D3.6, D3.7: why one of the two cards beats the other.
    pub fn why(&self) -> Why {
        let (led, followed) = (self.led.card, self.followed);
        match (led.colour(), followed.colour()) {
            (Some(one), Some(other)) if one == other => Why::HigherValue,
            (Some(_), Some(_)) => Why::StrongerColour,
            (None, None) => Why::HigherPotion,
            (Some(_), None) | (None, Some(_)) if led.value() == followed.value() => Why::PotionTies,
            (Some(_), None) | (None, Some(_)) => Why::HigherBesidePotion,
        }
    }

    /// Who takes the trick; `order` is the one after both cards were ranked.
    ///
    /// D3.5: of two evil cards the stronger colour wins, whatever the values; in one colour the higher value.
    ///
    /// D3.6: where one card is a potion the higher value wins, the potion winning ties; the colours' order
    /// plays no part.
    ///
    /// D3.7: so it does where both are.
    #[inline]
    pub fn winner(&self, order: ColourOrder) -> Side {
        let has_potion = self.led.card.is_potion() | self.followed.is_potion();
        let order = if has_potion { ColourOrder::EMPTY } else { order };
        if order.strength(self.followed) > order.strength(self.led.card) {
            self.leader.other()
        } else {
            self.leader
        }
    }

    /// The colour that the follower has shown not to hold, by not playing it where D3.2 or D3.3 asks for it.
    pub fn void_shown(&self) -> Option<Colour> {
        let Trick { led, followed, .. } = *self;
        let potion_is_free = followed.is_potion() && !led.card.is_potion();
        (followed.colour() != Some(led.colour) && !potion_is_free).then_some(led.colour)
    }

    /// The card that this side played.
    pub fn card_of(&self, side: Side) -> Card {
        if side == self.leader { self.led.card } else { self.followed }
    }

    /// Both cards.
    pub fn cards(&self) -> Cards {
        Cards::only(self.led.card).with(self.followed)
    }
}
