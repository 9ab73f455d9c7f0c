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

mod imagine;

use alloc::vec::Vec;

use game::{Move, Seat, Viewer};

use crate::board::{Board, Phase, Waiting};
use crate::cards::{Card, Cards, Colour, Potion};
use crate::illegal::Illegal;
use crate::moves::Action;
use crate::role::{Both, Role};
use crate::state::State;

pub(crate) use imagine::imagine;

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What everybody sees.
    pub board: Board,
    /// What this viewer knows besides.
    pub known: Known,
}

/// What a viewer knows besides the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
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
    /// The player's role.
    pub role: Role,
    /// The hand.
    pub hand: Cards,
    /// The hand as it was dealt.
    pub dealt: Cards,
    /// What each player gave in every exchange made: both have seen all these cards.
    pub exchanges: Vec<Both<Cards>>,
    /// What the player has chosen for an exchange that waits for the other; empty if nothing.
    pub chosen: Cards,
}

impl View {
    /// What this viewer may know.
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let board = state.board().clone();
        let known = match board.role_of(viewer) {
            None => Known::Nothing,
            Some(role) => Known::Own(Own {
                role,
                hand: state.hand(role),
                dealt: state.dealt(role),
                exchanges: state.exchanges().to_vec(),
                chosen: state.chosen(role),
            }),
        };
        View { board, known }
    }

    /// All actions that the viewer may choose from now, in ascending order.
    pub fn legal(&self) -> Vec<Action> {
        match &self.known {
            Known::Nothing => Vec::new(),
            Known::Own(own) => self.board.legal(self.seat(own), own.hand),
        }
    }

    /// May the viewer choose this action now?
    ///
    /// # Errors
    /// The reason why not.
    pub fn judge(&self, action: Action) -> Result<(), Illegal> {
        match &self.known {
            Known::Nothing => Err(Illegal::NotYourTurn { now: self.board.step() }),
            Known::Own(own) => self.board.judge(self.seat(own), own.hand, action).map(|_| ()),
        }
    }

    fn seat(&self, own: &Own) -> Seat {
        self.board.leg.seat(own.role)
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
    /// At most so many of these are potions.
    pub potions_at_most: usize,
}

impl Own {
    /// What the player knows of the cards that he does not see.
    pub fn unseen(&self, board: &Board) -> Unseen {
        let other = self.role.other();
        let played = board.played(self.role) | board.played(other);
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
            Some(given) if (given[self.role.other()] & Cards::POTIONS).is_empty() => 1,
            Some(_) | None => Cards::POTIONS.len(),
        }
    }
}

/// The colours that this player has failed to follow in this round.
fn voids_shown(board: &Board, role: Role) -> impl Iterator<Item = Colour> {
    board.tricks_shown().filter(move |trick| trick.leader != role).filter_map(|trick| trick.void_shown())
}

/// One move as one viewer saw it; `None` is what stayed hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seen {
    /// The deal. Nobody sees the cards aside.
    Deal(Both<Option<Cards>>),
    /// Cards put down for the exchange before the first trick.
    Give(PutDown),
    /// Cards put down for the exchange of a green effect.
    Swap(PutDown),
    /// A card played.
    Play(Role, Card),
    /// A potion led with a called colour.
    Lead(Role, Potion, Colour),
}

/// Cards put down for an exchange, as one viewer saw it. With the second choice the exchange is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PutDown {
    /// Whose cards.
    pub role: Role,
    /// Which cards: seen by who put them down, and by who gets them now.
    pub cards: Option<Cards>,
    /// What the viewer, having put his own down last, gets for them.
    pub received: Option<Cards>,
}

impl Seen {
    /// The move as this viewer sees it.
    pub(crate) fn of(state: &State, mv: &Move<State>, viewer: Viewer) -> Seen {
        let eyes = state.board().role_of(viewer);
        match *mv {
            Move::Chance(deal) => Seen::Deal(Both {
                jekyll: (eyes == Some(Role::Jekyll)).then_some(deal.jekyll),
                hyde: (eyes == Some(Role::Hyde)).then_some(deal.hyde),
            }),
            Move::Act(seat, action) => {
                let role = state.board().leg.role(seat);
                match action {
                    Action::Give(cards) => Seen::Give(PutDown::of(state, role, cards, eyes)),
                    Action::Swap(cards) => Seen::Swap(PutDown::of(state, role, cards, eyes)),
                    Action::Play(card) => Seen::Play(role, card),
                    Action::Lead(potion, colour) => Seen::Lead(role, potion, colour),
                }
            }
        }
    }
}

impl PutDown {
    fn of(state: &State, role: Role, cards: Cards, eyes: Option<Role>) -> PutDown {
        let made_now = has_chosen(state.board(), role.other());
        let gives = eyes == Some(role);
        let gets = eyes == Some(role.other()) && made_now;
        PutDown {
            role,
            cards: (gives || gets).then_some(cards),
            received: (gives && made_now).then_some(state.chosen(role.other())),
        }
    }
}

/// Has this player chosen cards for an exchange that waits for the other?
fn has_chosen(board: &Board, role: Role) -> bool {
    match board.phase {
        Phase::Give(Waiting::Only(last)) | Phase::Swap { waiting: Waiting::Only(last), .. } => last != role,
        Phase::Give(Waiting::Both) | Phase::Swap { waiting: Waiting::Both, .. } => false,
        Phase::Deal | Phase::Lead(_) | Phase::Follow { .. } | Phase::Over(_) => false,
    }
}
