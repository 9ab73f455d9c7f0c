//! Views that come from elsewhere: has a game shown this one?
//!
//! The round is played again, from its deal up to this moment, and what comes out must look the same. A player's view says
//! all that is needed but the other's hidden cards, and any that fit will do. A spectator's says nothing of the hands, so that
//! only what lies open can be judged: there, players were dealt what they played, and exchanged nothing.

use alloc::vec;
use alloc::vec::Vec;

use game::{BadView, BySide, Game, Quick, Side, require};

use super::replay::{Replay, judged};
use crate::cards::Cards;
use crate::exchange::HAND;
use crate::memory::Memory;
use crate::moves::{Deal, Outcome};
use crate::options::{Match, Options};
use crate::position::{Phase, Position, Round};
use crate::potion::Effect;
use crate::state::State;
use crate::track::{LAST_ROUND, LAST_SPACE, Leg, Track};
use crate::view::{Board, Known, Own, View};

impl View {
    /// Is there a game that has shown this view?
    pub(crate) fn check(&self, options: &Options) -> Result<(), BadView> {
        let board = &self.board;
        require(board.options == *options, BadView("other options were agreed"))?;
        let possible = board.match_can_be_there();
        require(possible, BadView("no match comes to such a round, with the marker there"))?;
        let state = match &self.known {
            _ if !board.phase.in_round() => Some(board.between_rounds()),
            Known::Nothing => board.replay(),
            Known::Own(own) => own.replay(board),
        };
        let shows_this = |state: State| state.view(self.viewer()) == *self;
        require(state.is_some_and(shows_this), BadView("the round cannot have come to this"))
    }
}

impl Board {
    /// Can a match with these options be in such a round, with the marker there?
    fn match_can_be_there(&self) -> bool {
        let Track { round, marker } = self.track;
        let exists = |space: u8, round: u8| {
            space <= LAST_SPACE && space.is_multiple_of(2) && (1..=LAST_ROUND).contains(&round)
        };
        let ended = |space, round| exists(space, round) && (space == LAST_SPACE || round == LAST_ROUND);
        let outcome = match (self.options.match_, self.leg) {
            (Match::Single, Leg::First) => Some(Outcome::single(self.track)),
            (Match::Single, Leg::Second { .. }) => return false,
            (Match::Return, Leg::First) => None,
            (Match::Return, Leg::Second { first }) if !ended(first.space, first.rounds) => return false,
            (Match::Return, Leg::Second { first }) => Some(Outcome::of_match(first, self.track)),
        };
        match self.phase {
            Phase::Over(end) => outcome == Some(end) && ended(marker, round),
            Phase::Deal | Phase::Give(_) | Phase::Lead(_) | Phase::Follow { .. } | Phase::Swap { .. } => {
                exists(marker, round) && marker < LAST_SPACE && (round > 1 || marker == 0)
            }
        }
    }

    /// The game after a round, or before the first: with tricks that add up.
    fn between_rounds(&self) -> State {
        let BySide { jekyll, hyde } = self.taken;
        let first = self.leg == Leg::First && self.track == Track::START;
        let all = if first { 0 } else { HAND };
        let adds_up = usize::from(jekyll) + usize::from(hyde) == all;
        let round = Round { taken: if adds_up { self.taken } else { BySide::default() }, ..Round::default() };
        let position = Position { phase: self.phase, round, ..self.before_deal() };
        State { position, memory: Memory::default() }
    }

    pub(crate) fn before_deal(&self) -> Position {
        Position { leg: self.leg, track: self.track, ..Position::new(&self.options) }
    }

    /// The round played again as a spectator saw it.
    fn replay(&self) -> Option<State> {
        let mut replay = Replay::new(self, self.some_deal(), Position::step_of)?;
        replay.play(self, &self.some_exchanges(), |_, _| Some(Cards::EMPTY))?;
        Some(replay.state)
    }

    /// A deal of what each player has played in this round, and of any cards besides.
    fn some_deal(&self) -> Deal {
        let fill = |side: Side, left: Cards| {
            let played = self.played(side);
            left.iter().take(HAND.saturating_sub(played.len())).fold(played, Cards::with)
        };
        let jekyll = fill(Side::Jekyll, self.unplayed());
        Deal::of_hands(BySide { jekyll, hyde: fill(Side::Hyde, self.unplayed() - jekyll) })
    }

    /// As many exchanges of nothing as have been made.
    fn some_exchanges(&self) -> Vec<BySide<Cards>> {
        let swaps = self.tricks.iter().filter(|trick| trick.effect() == Effect::Swap).count();
        let made = if matches!(self.phase, Phase::Give(_)) { 0 } else { 1 + swaps };
        vec![BySide::default(); made]
    }
}

impl Own {
    /// The round played again as this player saw it. What the other has chosen in secret can be anything.
    fn replay(&self, board: &Board) -> Option<State> {
        let mut replay = Replay::new(board, self.some_deal(board), judged)?;
        replay.play(board, &self.exchanges, |position, side| {
            let exchange = position.exchange(side)?;
            Some(if side == self.side { self.chosen } else { exchange.random(&mut Quick::new(0)) })
        })?;
        Some(replay.state)
    }

    /// A deal that leads to what this player knows: of the cards never seen the other was dealt the first that fit.
    fn some_deal(&self, board: &Board) -> Deal {
        let unseen = self.unseen(board);
        let potions = (unseen.possible & Cards::POTIONS).iter().take(unseen.potions_at_most);
        let hidden = (unseen.possible - Cards::POTIONS).iter().chain(potions).take(unseen.missing);
        let others = hidden.fold(unseen.dealt_for_sure, Cards::with);
        Deal::of_hands(BySide::from_fn(|side| if side == self.side { self.dealt } else { others }))
    }
}
