//! A move as one viewer saw it, and what it brought to light.

use game::{Move, Side, Viewer};

use crate::cards::{Colour, Token, side_of};
use crate::cure;
use crate::moves::{Action, Chance};
use crate::pay::Due;
use crate::position::{Effect, Phase, Position};
use crate::recipe::Recipe;
use crate::state::State;
use crate::travel;

/// One move as one viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seen {
    /// A side decided. All decisions are made openly.
    Act(Side, Action, Reveal),
    /// Cures and tiles were laid out face down.
    Setup,
    /// The mover drew a card.
    Card(Option<Colour>),
    /// Hyde stole a card.
    Steal(Option<Colour>),
    /// A token was drawn from the bag.
    Token(Token, Reveal),
    /// Three tokens were drawn from the bag.
    Tokens([Token; 3]),
}

/// What a move brought to light besides itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Reveal {
    /// Nothing.
    Nothing,
    /// L5.5: a tile: its column to all, its recipe to jekyll.
    Tile {
        /// Its top colour.
        column: Colour,
        /// The whole of it.
        recipe: Option<Recipe>,
    },
    /// L5.6: the cards handed in were the cure.
    Right,
    /// L5.6: the cards handed in were not the cure.
    Wrong,
    /// L5.2: jekyll can not pay the colour that is demanded.
    TurnLost,
}

impl Seen {
    /// The move as this viewer sees it; asked before it is made.
    pub(crate) fn new(position: &Position, mv: &Move<State>, viewer: Viewer) -> Seen {
        let eyes = side_of(viewer.seat());
        match mv {
            Move::Act(seat, action) => {
                let side = side_of(*seat).unwrap_or(position.mover());
                Seen::Act(side, *action, revealed_by(position, *action, eyes))
            }
            Move::Chance(Chance::Setup(_)) => Seen::Setup,
            Move::Chance(Chance::Card(colour)) => {
                Seen::Card((eyes == Some(position.mover())).then_some(*colour))
            }
            Move::Chance(Chance::Steal(colour)) => Seen::Steal(eyes.map(|_| *colour)),
            Move::Chance(Chance::Token(token)) => Seen::Token(*token, revealed_by_toll(position, *token)),
            Move::Chance(Chance::Tokens(tokens)) => Seen::Tokens(*tokens),
        }
    }
}

fn revealed_by(position: &Position, action: Action, eyes: Option<Side>) -> Reveal {
    match (position.phase, action) {
        (Phase::Pay { effect: Effect::Research, due }, Action::Pay(_)) if due.total() == 1 => {
            let tile = position.layout.at(position.map(), position.pawn);
            let recipe = (eyes == Some(Side::Jekyll)).then_some(tile);
            Reveal::Tile { column: tile.column(), recipe }
        }
        (Phase::Pay { effect: Effect::Alleviate(colour, trio), due }, Action::Pay(_)) if due.total() == 1 => {
            let right = cure::found(position, colour, trio).is_some();
            if right { Reveal::Right } else { Reveal::Wrong }
        }
        (Phase::Raise { due, .. }, Action::Raise(colour)) => {
            revealed_by_charge(position, travel::raised(position, due, colour))
        }
        (_phase, _action) => Reveal::Nothing,
    }
}

fn revealed_by_toll(position: &Position, token: Token) -> Reveal {
    match (position.phase, token) {
        (Phase::Toll { .. }, Token::Coloured(colour)) => {
            revealed_by_charge(position, Due { any: 0, demand: Some(colour) })
        }
        (_phase, Token::Coloured(_) | Token::White) => Reveal::Nothing,
    }
}

fn revealed_by_charge(position: &Position, due: Due) -> Reveal {
    let able = due.payable(position.pool, position.hands[position.mover()]);
    if able { Reveal::Nothing } else { Reveal::TurnLost }
}
