//! Secrecy: what a viewer knows, what a viewer sees of a move, and what may then be true.
//!
//! Nothing but the cards is secret here, and cards become known by being played or exchanged. A player who
//! was dealt ten cards and took part in every exchange therefore knows, and remembers:
//!
//! ```text
//!   own ten cards dealt     what was given and received        every card played
//!              \                        |                        /
//!     the other's hand = cards certainly there + some of those never seen
//!                                                  |
//!                   never of a colour that the other has once failed to follow,
//!                   and at most one potion in all dealt, if no potion was given (D2.3)
//! ```

mod check;
mod imagine;
pub(crate) mod replay;

use alloc::vec::Vec;

use game::{BySide, Move, Side, Viewer};

use crate::cards::{Card, Cards, Colour, Potion};
use crate::exchange::HAND;
use crate::memory::Memory;
use crate::moves::Action;
use crate::options::Options;
use crate::order::ColourOrder;
use crate::position::{Phase, Position, Round};
use crate::state::State;
use crate::track::{Leg, Track};
use crate::trick::Trick;

/// All that one viewer may know. It is written with what follows from it by the rules, and read without.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "crate::reckoning::Written<'static>"))]
pub struct View {
    /// What everybody sees.
    pub board: Board,
    /// What this viewer knows besides.
    pub known: Known,
}

/// What a viewer knows besides the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Known {
    /// A spectator: nothing.
    Nothing,
    /// A player.
    Own(Own),
}

/// What a player knows and remembers of the round being played.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Own {
    /// The player's side.
    #[cfg_attr(feature = "serde", serde(rename = "role"))]
    pub side: Side,
    /// The hand.
    pub hand: Cards,
    /// The hand as it was dealt.
    pub dealt: Cards,
    /// What each player gave in every exchange made: both have seen all these cards.
    pub exchanges: Vec<BySide<Cards>>,
    /// What the player has chosen for an exchange that waits for the other; empty if nothing.
    pub chosen: Cards,
}

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
    pub taken: BySide<u8>,
    /// The tricks of this round in the order in which they were played, the one on the table excepted.
    pub tricks: Vec<Trick>,
}

impl Board {
    /// What everybody sees of this game.
    pub(crate) fn new(position: &Position, memory: &Memory) -> Board {
        let Position { options, leg, track, phase, round, .. } = *position;
        let tricks = memory.tricks.clone();
        Board { options, leg, track, phase, order: round.order, taken: round.taken, tricks }
    }

    /// The position on this board if the hands were these, and nothing chosen yet for an exchange.
    pub fn position(&self, hands: BySide<Cards>) -> Position {
        let Board { options, leg, track, phase, order, taken, .. } = *self;
        Position {
            options,
            leg,
            track,
            phase,
            round: Round { hands, taken, order },
            chosen: BySide::default(),
        }
    }

    /// The tricks whose two cards have been played, the one on the table included.
    pub fn tricks_shown(&self) -> impl Iterator<Item = Trick> {
        let on_the_table = if let Phase::Swap { trick, .. } = self.phase { Some(trick) } else { None };
        self.tricks.iter().copied().chain(on_the_table)
    }

    /// The cards that this player has played in this round.
    pub fn played(&self, side: Side) -> Cards {
        let mut played: Cards = self.tricks_shown().map(|trick| trick.card_of(side)).collect();
        if let Phase::Follow { leader, led } = self.phase
            && leader == side
        {
            played |= Cards::only(led.card);
        }
        played
    }

    /// The cards that nobody has played in this round.
    pub fn unplayed(&self) -> Cards {
        Cards::ALL - self.played(Side::Jekyll) - self.played(Side::Hyde)
    }

    /// How many cards this player holds. An exchange that is not made yet takes nothing from a hand.
    pub fn hand_size(&self, side: Side) -> usize {
        if self.phase.in_round() { HAND.saturating_sub(self.played(side).len()) } else { 0 }
    }

    /// Has this player chosen cards for an exchange that waits for the other?
    fn has_chosen(&self, side: Side) -> bool {
        self.phase.exchange().is_some_and(|waiting| !waiting.waits_for(side))
    }
}

impl View {
    /// What this viewer may know.
    pub(crate) fn new(position: &Position, memory: &Memory, viewer: Viewer) -> View {
        let known = match position.leg.side_of(viewer) {
            None => Known::Nothing,
            Some(side) => Known::Own(Own {
                side,
                hand: position.hand(side),
                dealt: memory.dealt[side],
                exchanges: memory.exchanges.clone(),
                chosen: position.chosen[side],
            }),
        };
        View { board: Board::new(position, memory), known }
    }

    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        match &self.known {
            Known::Nothing => Viewer::Public,
            Known::Own(own) => Viewer::Seat(self.board.leg.seat(own.side)),
        }
    }

    /// A position with the viewer's cards in which the other holds any cards that are left; for a spectator nobody holds any.
    /// What is legal depends on nothing hidden, so any will do.
    pub(crate) fn some_position(&self) -> Position {
        let hands = match &self.known {
            Known::Nothing => BySide::default(),
            Known::Own(own) => {
                let left = self.board.unplayed() - own.hand;
                own.hands(left.iter().take(self.board.hand_size(own.side.other())).collect())
            }
        };
        self.board.position(hands)
    }
}

impl Own {
    /// Both hands, if the other player's is this one.
    fn hands(&self, others: Cards) -> BySide<Cards> {
        BySide::from_fn(|side| if side == self.side { self.hand } else { others })
    }
}

/// What a player knows of the cards that he does not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unseen {
    /// Cards that the other player certainly holds.
    pub certain: Cards,
    /// Cards that the other player was dealt for sure and has shown since.
    pub dealt_for_sure: Cards,
    /// Cards that the other player may hold; those that are not held are aside.
    pub possible: Cards,
    /// How many of the possible cards the other player holds.
    pub missing: usize,
    /// At most this many of these are potions.
    pub potions_at_most: usize,
}

impl Own {
    /// What the player knows of the cards that he does not see.
    pub fn unseen(&self, board: &Board) -> Unseen {
        let other = self.side.other();
        let played = board.played(self.side) | board.played(other);
        let exchanged =
            self.exchanges.iter().fold(Cards::EMPTY, |all, given| all | given.jekyll | given.hyde);
        let known = self.dealt | played | exchanged;
        // Cards never seen were in the other's hand from the deal on, if at all: through every void shown.
        let voids = voids_shown(board, other).fold(Cards::EMPTY, |all, colour| all | Cards::of(colour));
        let certain = known - played - self.hand;
        let dealt_for_sure = known - self.dealt;
        Unseen {
            certain,
            dealt_for_sure,
            possible: Cards::ALL - known - voids,
            missing: board.hand_size(other).saturating_sub(certain.len()),
            potions_at_most: self
                .potions_dealt_at_most()
                .saturating_sub((dealt_for_sure & Cards::POTIONS).len()),
        }
    }

    /// D2.3, turned round: who gave no potion was dealt at most one.
    fn potions_dealt_at_most(&self) -> usize {
        match self.exchanges.first() {
            Some(given) if (given[self.side.other()] & Cards::POTIONS).is_empty() => 1,
            Some(_) | None => Cards::POTIONS.len(),
        }
    }
}

/// The colours that this player has failed to follow in this round.
fn voids_shown(board: &Board, side: Side) -> impl Iterator<Item = Colour> {
    board.tricks_shown().filter(move |trick| trick.leader != side).filter_map(|trick| trick.void_shown())
}

/// One move as one viewer saw it; `None` is what stayed hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seen {
    /// The deal. Nobody sees the cards aside.
    Deal(BySide<Option<Cards>>),
    /// Cards chosen for the exchange before the first trick.
    Give(Chosen),
    /// Cards chosen for the exchange of a green effect.
    Swap(Chosen),
    /// A card played.
    Play(Side, Card),
    /// A potion led with a called colour.
    Lead(Side, Potion, Colour),
}

/// Cards chosen for an exchange, as one viewer saw it. With the second choice the exchange is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chosen {
    /// Whose cards.
    #[cfg_attr(feature = "serde", serde(rename = "role"))]
    pub side: Side,
    /// Which cards: seen by who chose them, and by who gets them now.
    pub cards: Option<Cards>,
    /// What the viewer, having chosen last, gets for them.
    pub received: Option<Cards>,
}

impl Seen {
    /// The move as this viewer sees it.
    pub(crate) fn new(position: &Position, mv: &Move<State>, viewer: Viewer) -> Seen {
        let eyes = position.leg.side_of(viewer);
        match *mv {
            Move::Chance(deal) => Seen::Deal(BySide {
                jekyll: (eyes == Some(Side::Jekyll)).then_some(deal.jekyll),
                hyde: (eyes == Some(Side::Hyde)).then_some(deal.hyde),
            }),
            Move::Act(seat, action) => {
                let side = position.leg.side(seat);
                match action {
                    Action::Give(cards) => Seen::Give(Chosen::of(position, side, cards, eyes)),
                    Action::Swap(cards) => Seen::Swap(Chosen::of(position, side, cards, eyes)),
                    Action::Play(card) => Seen::Play(side, card),
                    Action::Lead(potion, colour) => Seen::Lead(side, potion, colour),
                }
            }
        }
    }
}

impl Chosen {
    fn of(position: &Position, side: Side, cards: Cards, eyes: Option<Side>) -> Chosen {
        let others = position.chosen[side.other()];
        let made_now = !others.is_empty();
        let gives = eyes == Some(side);
        let gets = eyes == Some(side.other()) && made_now;
        Chosen {
            side,
            cards: (gives || gets).then_some(cards),
            received: (gives && made_now).then_some(others),
        }
    }
}
