//! A trick (D3): who may play what, and who wins.

use alloc::vec::Vec;

use crate::cards::{Card, Cards, Colour, Face, Potion};
use crate::illegal::{Illegal, Step};
use crate::moves::Action;
use crate::order::{ColourOrder, Rank};
use crate::role::Role;

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
    pub leader: Role,
    /// What was led.
    pub led: Led,
    /// What the other player answered.
    pub followed: Card,
}

/// D3.1: every way to lead: any card, a potion with any of the three colours called.
pub fn leads(hand: Cards) -> Vec<Action> {
    let evil = (hand - Cards::POTIONS).iter().map(Action::Play);
    let potions = Potion::ALL.into_iter().filter(|potion| hand.contains(potion.card()));
    let calls = potions.flat_map(|potion| Colour::ALL.map(|colour| Action::Lead(potion, colour)));
    evil.chain(calls).collect()
}

/// D3.1: a led evil card asks for its own colour; a led potion must come with a called one.
///
/// # Errors
/// A card of somebody else, or a potion without a called colour.
pub fn lead(hand: Cards, card: Card) -> Result<Led, Illegal> {
    held(hand, card, Step::Lead)?;
    match card.face() {
        Face::Evil(colour, _) => Ok(Led { card, colour }),
        Face::Potion(potion) => Err(Illegal::CallAColour { potion }),
    }
}

/// D3.1: a potion led with a called colour, any of the three.
///
/// # Errors
/// If the player does not hold that potion.
pub fn lead_potion(hand: Cards, potion: Potion, colour: Colour) -> Result<Led, Illegal> {
    held(hand, potion.card(), Step::Lead)?;
    Ok(Led { card: potion.card(), colour })
}

/// The cards of the hand that may follow.
///
/// D3.2: a colour is led: that colour or a potion; without that colour, anything.
///
/// D3.3: a potion is led: the called colour, even with a potion in hand; without that colour, anything.
pub fn follows(hand: Cards, led: Led) -> Cards {
    let asked = hand & Cards::of(led.colour);
    if asked.is_empty() {
        hand
    } else if led.card.is_potion() {
        asked
    } else {
        asked | hand & Cards::POTIONS
    }
}

/// D3.2, D3.3: may this card follow?
///
/// # Errors
/// A card of somebody else, or one of another colour than the one asked for and held.
pub fn judge_follow(hand: Cards, led: Led, card: Card) -> Result<(), Illegal> {
    held(hand, card, Step::Follow)?;
    let Led { card: first, colour } = led;
    if follows(hand, led).contains(card) {
        Ok(())
    } else if first.is_potion() {
        Err(Illegal::MustFollowCall { colour })
    } else {
        Err(Illegal::MustFollow { colour })
    }
}

fn held(hand: Cards, card: Card, now: Step) -> Result<(), Illegal> {
    if hand.contains(card) { Ok(()) } else { Err(Illegal::NotInHand { card, now }) }
}

impl Trick {
    /// Who takes the trick; `order` is the one after both cards were ranked.
    pub fn winner(&self, order: ColourOrder) -> Role {
        if self.follower_wins(order) { self.leader.other() } else { self.leader }
    }

    fn follower_wins(&self, order: ColourOrder) -> bool {
        let (led, followed) = (self.led.card, self.followed);
        if led.is_potion() || followed.is_potion() {
            sheer_value(followed) > sheer_value(led)
        } else {
            strength(followed, order) > strength(led, order)
        }
    }

    /// The colour that the follower has shown not to hold, by not playing it where D3.2 or D3.3 asks for it.
    pub fn void_shown(&self) -> Option<Colour> {
        let Trick { led, followed, .. } = *self;
        let potion_is_free = followed.is_potion() && !led.card.is_potion();
        (followed.colour() != Some(led.colour) && !potion_is_free).then_some(led.colour)
    }

    /// The card that this role played.
    pub fn card_of(&self, role: Role) -> Card {
        if role == self.leader { self.led.card } else { self.followed }
    }

    /// Both cards.
    pub fn cards(&self) -> Cards {
        Cards::only(self.led.card) | Cards::only(self.followed)
    }
}

/// D3.5: of two evil cards the stronger colour wins, whatever the values; in one colour the higher value.
fn strength(card: Card, order: ColourOrder) -> (Option<Rank>, u8) {
    (card.colour().and_then(|colour| order.rank(colour)), card.value())
}

/// D3.6: where one card is a potion the higher value wins, the potion winning ties; the colours' order plays
/// no part.
///
/// D3.7: so it does where both are.
fn sheer_value(card: Card) -> (u8, bool) {
    (card.value(), card.is_potion())
}
