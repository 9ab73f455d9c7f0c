//! Why a move is refused: the rule, a code and parameters. The words are made at the edge.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::Refusal;

use crate::cards::{Card, Cards, Colour, Potion};

/// What the game is waiting for, in a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Step {
    /// The deal of a round.
    Deal,
    /// Cards for the exchange before the first trick.
    Give,
    /// The first card of a trick.
    Lead,
    /// The second card of a trick.
    Follow,
    /// Cards for the exchange of a green effect.
    Swap,
    /// Nothing: the game has ended.
    Over,
}

impl Step {
    const fn rule(self) -> &'static str {
        match self {
            Step::Deal => "D2.1",
            Step::Give => "D2.2",
            Step::Lead => "D3.8",
            Step::Follow => "D3.2",
            Step::Swap => "D4.2",
            Step::Over => "D5.2",
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Step::Deal => "deal",
            Step::Give => "give",
            Step::Lead => "lead",
            Step::Follow => "follow",
            Step::Swap => "swap",
            Step::Over => "over",
        }
    }
}

/// A pile of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Pile {
    /// Jekyll's hand.
    Jekyll,
    /// Hyde's hand.
    Hyde,
    /// The cards set aside.
    Aside,
}

impl Pile {
    const fn word(self) -> &'static str {
        match self {
            Pile::Jekyll => "jekyll",
            Pile::Hyde => "hyde",
            Pile::Aside => "aside",
        }
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Illegal {
    /// The player is not asked now.
    NotYourTurn {
        /// What the game waits for.
        now: Step,
    },
    /// The player is asked for something else.
    SomethingElse {
        /// For what.
        now: Step,
    },
    /// No deal is due.
    NoDealNow {
        /// What the game waits for.
        now: Step,
    },
    /// A pile of the deal has too many or too few cards.
    DealCount {
        /// Which pile.
        pile: Pile,
        /// How many cards it should have.
        due: u8,
        /// How many it has.
        dealt: u8,
    },
    /// A card lies in two piles of the deal.
    DealtTwice {
        /// Which card.
        card: Card,
    },
    /// A card is not in the player's hand.
    NotInHand {
        /// Which card.
        card: Card,
        /// What it was meant for.
        now: Step,
    },
    /// Too many or too few cards are given.
    GiveCount {
        /// How many are due.
        due: u8,
        /// How many were chosen.
        given: u8,
    },
    /// One of two or more potions dealt must be given.
    PotionDuty {
        /// The potions dealt.
        potions: Cards,
    },
    /// A potion that is led needs a called colour.
    CallAColour {
        /// Which potion.
        potion: Potion,
    },
    /// A potion that follows calls no colour.
    OnlyTheLeaderCalls {
        /// Which potion.
        potion: Potion,
    },
    /// The colour led is in hand: follow it or play a potion.
    MustFollow {
        /// The colour led.
        colour: Colour,
    },
    /// The colour called is in hand: not even a potion may be played instead.
    MustFollowCall {
        /// The colour called.
        colour: Colour,
    },
    /// Too many or too few cards are swapped.
    SwapCount {
        /// How many are due.
        due: u8,
        /// How many were chosen.
        chosen: u8,
    },
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn { now } | Illegal::SomethingElse { now } => now.rule(),
            Illegal::NoDealNow { .. } | Illegal::DealCount { .. } | Illegal::DealtTwice { .. } => "D2.1",
            // A hand is played from at D3.1; at the other steps the step's own rule says "of the hand".
            Illegal::NotInHand { now: Step::Lead | Step::Follow, .. } => "D3.1",
            Illegal::NotInHand { now, .. } => now.rule(),
            Illegal::GiveCount { .. } => "D2.2",
            Illegal::PotionDuty { .. } => "D2.3",
            Illegal::CallAColour { .. } | Illegal::OnlyTheLeaderCalls { .. } => "D3.1",
            Illegal::MustFollow { .. } => "D3.2",
            Illegal::MustFollowCall { .. } => "D3.3",
            Illegal::SwapCount { .. } => "D4.2",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::SomethingElse { .. } => "something-else",
            Illegal::NoDealNow { .. } => "no-deal-now",
            Illegal::DealCount { .. } => "deal-count",
            Illegal::DealtTwice { .. } => "dealt-twice",
            Illegal::NotInHand { .. } => "not-in-hand",
            Illegal::GiveCount { .. } => "give-count",
            Illegal::PotionDuty { .. } => "potion-duty",
            Illegal::CallAColour { .. } => "call-a-colour",
            Illegal::OnlyTheLeaderCalls { .. } => "only-the-leader-calls",
            Illegal::MustFollow { .. } => "must-follow",
            Illegal::MustFollowCall { .. } => "must-follow-call",
            Illegal::SwapCount { .. } => "swap-count",
        }
    }

    fn parameters(&self) -> Vec<(&'static str, String)> {
        match self {
            Illegal::NotYourTurn { now } | Illegal::SomethingElse { now } | Illegal::NoDealNow { now } => {
                [("now", now.word().to_string())].into()
            }
            Illegal::DealCount { pile, due, dealt } => {
                [("pile", pile.word().to_string()), ("due", due.to_string()), ("dealt", dealt.to_string())]
                    .into()
            }
            Illegal::DealtTwice { card } => [("card", card.to_string())].into(),
            Illegal::NotInHand { card, now } => {
                [("card", card.to_string()), ("now", now.word().to_string())].into()
            }
            Illegal::GiveCount { due, given } => {
                [("due", due.to_string()), ("given", given.to_string())].into()
            }
            Illegal::PotionDuty { potions } => [("potions", potions.to_string())].into(),
            Illegal::CallAColour { potion } | Illegal::OnlyTheLeaderCalls { potion } => {
                [("potion", potion.to_string())].into()
            }
            Illegal::MustFollow { colour } | Illegal::MustFollowCall { colour } => {
                [("colour", colour.to_string())].into()
            }
            Illegal::SwapCount { due, chosen } => {
                [("due", due.to_string()), ("chosen", chosen.to_string())].into()
            }
        }
    }
}

impl core::fmt::Display for Illegal {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        game::refusal::write(self, f)
    }
}

impl core::error::Error for Illegal {}
