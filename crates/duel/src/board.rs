//! The board: everything that both players and every spectator can see, and what may be done about it.
//!
//! What is legal follows from the board and one hand. The truth and the views ask the same functions here.

use alloc::vec::Vec;

use game::{Seat, SeatSet, Turn, Viewer};

use crate::cards::{Cards, Potion};
use crate::exchange::{self, HAND};
use crate::illegal::{Illegal, Step};
use crate::moves::Action;
use crate::options::Options;
use crate::order::ColourOrder;
use crate::potion;
use crate::role::{Both, Role};
use crate::track::{Leg, Outcome, Track};
use crate::trick::{self, Led, Trick};

/// What lies open on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// What was agreed before the first deal.
    pub options: Options,
    /// Which game of the match this is.
    pub leg: Leg,
    /// The round and the marker.
    pub track: Track,
    /// What the game waits for.
    pub phase: Phase,
    /// How the colours are ranked.
    pub order: ColourOrder,
    /// The tricks that each player has taken in this round; after the last one they lie there until the next
    /// deal.
    pub taken: Both<u8>,
    /// D3.8: The tricks of this round in the order in which they were played, the one on the table excepted. They stay
    /// open to both.
    pub tricks: Vec<Trick>,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// The deal of a round.
    Deal,
    /// The exchange before the first trick.
    Give(Waiting),
    /// The first card of a trick, from this player.
    Lead(Role),
    /// The second card of a trick.
    Follow {
        /// Who led.
        leader: Role,
        /// What was led.
        led: Led,
    },
    /// The exchange that a green card met by a potion brings.
    Swap {
        /// The trick on the table, not yet taken.
        trick: Trick,
        /// Who has still to choose.
        waiting: Waiting,
    },
    /// Nothing: the game has ended.
    Over(Outcome),
}

/// Who has still to choose cards for an exchange. That somebody has chosen is public, what is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Waiting {
    /// Nobody has chosen.
    Both,
    /// Only this player is waited for; the other has chosen.
    Only(Role),
}

impl Waiting {
    /// Has this player still to choose?
    pub fn waits_for(self, role: Role) -> bool {
        match self {
            Waiting::Both => true,
            Waiting::Only(last) => last == role,
        }
    }

    /// Who is waited for once this player has chosen; `None` when the exchange can be made.
    #[must_use]
    pub fn after(self, role: Role) -> Option<Waiting> {
        match self {
            Waiting::Both => Some(Waiting::Only(role.other())),
            Waiting::Only(_) => None,
        }
    }
}

/// A legal action, together with what it acts upon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Cards are put down for the first exchange.
    Give(Cards, Waiting),
    /// A trick is begun.
    Lead(Led),
    /// A trick is completed.
    Follow(Trick),
    /// Cards are put down for the exchange of a green effect.
    Swap(Cards, Trick, Waiting),
}

impl Board {
    /// The table before the first deal.
    pub fn new(options: Options) -> Board {
        Board {
            options,
            leg: Leg::First,
            track: Track::START,
            phase: Phase::Deal,
            order: ColourOrder::Empty,
            taken: Both::default(),
            tricks: Vec::new(),
        }
    }

    /// The role of who is looking, if it is a player.
    pub fn role_of(&self, viewer: Viewer) -> Option<Role> {
        match viewer {
            Viewer::Seat(seat) if seat.index() < 2 => Some(self.leg.role(seat)),
            Viewer::Seat(_) | Viewer::Public => None,
        }
    }

    /// What the game waits for.
    pub fn turn(&self) -> Turn {
        let only = |role| Turn::Seats(SeatSet::only(self.leg.seat(role)));
        match self.phase {
            Phase::Deal => Turn::Chance,
            Phase::Give(Waiting::Both) | Phase::Swap { waiting: Waiting::Both, .. } => {
                Turn::Seats(SeatSet::first_seats(2))
            }
            Phase::Give(Waiting::Only(role)) | Phase::Swap { waiting: Waiting::Only(role), .. } => only(role),
            Phase::Lead(role) => only(role),
            Phase::Follow { leader, .. } => only(leader.other()),
            Phase::Over(_) => Turn::Over,
        }
    }

    /// What the game waits for, in a word.
    pub fn step(&self) -> Step {
        match self.phase {
            Phase::Deal => Step::Deal,
            Phase::Give(_) => Step::Give,
            Phase::Lead(_) => Step::Lead,
            Phase::Follow { .. } => Step::Follow,
            Phase::Swap { .. } => Step::Swap,
            Phase::Over(_) => Step::Over,
        }
    }

    /// Every legal action of the seat whose hand this is, in ascending order.
    pub fn legal(&self, seat: Seat, hand: Cards) -> Vec<Action> {
        if !self.turn().seats().contains(seat) {
            return Vec::new();
        }
        match self.phase {
            Phase::Deal | Phase::Over(_) => Vec::new(),
            Phase::Give(_) => exchange::gives(hand, self.track.round).map(Action::Give).collect(),
            Phase::Lead(_) => trick::leads(hand),
            Phase::Follow { led, .. } => trick::follows(hand, led).iter().map(Action::Play).collect(),
            Phase::Swap { .. } => potion::swaps(hand).into_iter().map(Action::Swap).collect(),
        }
    }

    /// Is this a legal action of the seat whose hand this is?
    ///
    /// # Errors
    /// The reason why not.
    pub fn judge(&self, seat: Seat, hand: Cards, action: Action) -> Result<Deed, Illegal> {
        let now = self.step();
        if !self.turn().seats().contains(seat) {
            return Err(Illegal::NotYourTurn { now });
        }
        let something_else = Err(Illegal::SomethingElse { now });
        match (self.phase, action) {
            (Phase::Give(waiting), Action::Give(cards)) => {
                exchange::judge_give(hand, self.track.round, cards)?;
                Ok(Deed::Give(cards, waiting))
            }
            (Phase::Lead(_), Action::Play(card)) => trick::lead(hand, card).map(Deed::Lead),
            (Phase::Lead(_), Action::Lead(potion, colour)) => {
                trick::lead_potion(hand, potion, colour).map(Deed::Lead)
            }
            (Phase::Follow { leader, led }, Action::Play(followed)) => {
                trick::judge_follow(hand, led, followed)?;
                Ok(Deed::Follow(Trick { leader, led, followed }))
            }
            (Phase::Follow { led, .. }, Action::Lead(potion, _)) => Err(call_in_answer(hand, led, potion)),
            (Phase::Swap { trick, waiting }, Action::Swap(cards)) => {
                potion::judge_swap(hand, cards)?;
                Ok(Deed::Swap(cards, trick, waiting))
            }
            (Phase::Give(_), Action::Play(_) | Action::Lead(..) | Action::Swap(_))
            | (Phase::Lead(_) | Phase::Follow { .. }, Action::Give(_) | Action::Swap(_))
            | (Phase::Swap { .. }, Action::Give(_) | Action::Play(_) | Action::Lead(..))
            | (Phase::Deal | Phase::Over(_), _) => something_else,
        }
    }

    /// The tricks whose two cards have been played, the one on the table included.
    pub fn tricks_shown(&self) -> impl Iterator<Item = Trick> {
        let on_the_table = match self.phase {
            Phase::Swap { trick, .. } => Some(trick),
            Phase::Deal | Phase::Give(_) | Phase::Lead(_) | Phase::Follow { .. } | Phase::Over(_) => None,
        };
        self.tricks.iter().copied().chain(on_the_table)
    }

    /// The cards that this player has played in this round.
    pub fn played(&self, role: Role) -> Cards {
        let answered: Cards = self.tricks_shown().map(|trick| trick.card_of(role)).collect();
        match self.phase {
            Phase::Follow { leader, led } if leader == role => answered | Cards::only(led.card),
            Phase::Follow { .. } | Phase::Deal | Phase::Give(_) | Phase::Lead(_) => answered,
            Phase::Swap { .. } | Phase::Over(_) => answered,
        }
    }

    /// How many cards this player holds. An exchange that is not made yet takes nothing from a hand.
    pub fn hand_size(&self, role: Role) -> usize {
        match self.phase {
            Phase::Deal | Phase::Over(_) => 0,
            Phase::Give(_) | Phase::Lead(_) | Phase::Follow { .. } | Phase::Swap { .. } => {
                HAND.saturating_sub(self.played(role).len())
            }
        }
    }
}

/// Why a potion that follows may not call a colour: it may not be played at all, or not so.
fn call_in_answer(hand: Cards, led: Led, potion: Potion) -> Illegal {
    match trick::judge_follow(hand, led, potion.card()) {
        Ok(()) => Illegal::OnlyTheLeaderCalls { potion },
        Err(reason) => reason,
    }
}
