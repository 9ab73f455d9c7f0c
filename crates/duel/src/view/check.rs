//! Views that come from elsewhere: has a game shown this one?
//!
//! The round is played again, from its deal up to this moment, and what comes out must look the same. A player's view says
//! all that is needed but the other's hidden cards, and any that fit will do. A spectator's says nothing of the hands, so that
//! only what lies open can be judged: there, players were dealt what they played, and exchanged nothing.

use alloc::vec;
use alloc::vec::Vec;

use game::state::Recorder;
use game::{BadView, BySide, Game, Move, Quick, Side, Viewer};

use crate::cards::Cards;
use crate::exchange::HAND;
use crate::memory::Memory;
use crate::moves::{Action, Deal, Outcome};
use crate::options::{Match, Options};
use crate::position::{Phase, Position, Round, Step};
use crate::potion::Effect;
use crate::state::State;
use crate::track::{LAST_ROUND, LAST_SPACE, Leg, Track};
use crate::view::{Board, Known, Own, View};

impl View {
    /// Is there a game that has shown this view?
    pub(crate) fn check(&self, options: &Options) -> Result<(), BadView> {
        let board = &self.board;
        if board.options != *options {
            return Err(BadView("other options were agreed"));
        }
        if !board.match_can_be_there() {
            return Err(BadView("no match comes to such a round, with the marker there"));
        }
        let (viewer, own) = match &self.known {
            Known::Nothing => (Viewer::Public, None),
            Known::Own(own) => (Viewer::Seat(board.leg.seat(own.side)), Some(own)),
        };
        let state = if board.phase.in_round() { board.replay(own) } else { Some(board.between_rounds()) };
        match state {
            Some(state) if state.view(viewer) == *self => Ok(()),
            Some(_) | None => Err(BadView("the round cannot have come to this")),
        }
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

    fn before_deal(&self) -> Position {
        Position { leg: self.leg, track: self.track, ..Position::new(self.options) }
    }

    /// The round played again; `None` if the rules do not allow it.
    fn replay(&self, own: Option<&Own>) -> Option<State> {
        let state = State { position: self.before_deal(), memory: Memory::default() };
        let mut replay = Replay { state, rules: if own.is_some() { judged } else { Position::step_of } };
        let deal = own.map_or_else(|| self.some_deal(), |own| own.some_deal(self));
        let exchanges = own.map_or_else(|| self.some_exchanges(), |own| own.exchanges.clone());
        replay.state.apply(&Move::Chance(deal)).ok()?;
        let (mut exchanges, mut tricks) = (exchanges.iter(), self.tricks_shown());
        loop {
            match replay.state.position.phase {
                Phase::Give(_) | Phase::Swap { .. } => match exchanges.next() {
                    Some(given) => given.iter().try_for_each(|(side, &cards)| replay.choose(side, cards))?,
                    None => break,
                },
                Phase::Lead(leader) => match tricks.next() {
                    Some(trick) => {
                        replay.act(leader, trick.led.action())?;
                        replay.act(leader.other(), Action::Play(trick.followed))?;
                    }
                    None => break,
                },
                Phase::Deal | Phase::Follow { .. } | Phase::Over(_) => return None,
            }
        }
        replay.finish(self, own)
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
    /// A deal that leads to what this player knows: of the cards never seen the other was dealt the first that fit.
    fn some_deal(&self, board: &Board) -> Deal {
        let unseen = self.unseen(board);
        let potions = (unseen.possible & Cards::POTIONS).iter().take(unseen.potions_at_most);
        let hidden = (unseen.possible - Cards::POTIONS).iter().chain(potions).take(unseen.missing);
        let others = hidden.fold(unseen.dealt_for_sure, Cards::with);
        Deal::of_hands(BySide::from_fn(|side| if side == self.side { self.dealt } else { others }))
    }
}

/// What a decision comes to, by the rules or by less than that.
type Rules = fn(&Position, Side, Action) -> Option<Step>;

fn judged(position: &Position, side: Side, action: Action) -> Option<Step> {
    position.judge(position.leg.seat(side), action).ok()
}

/// A round that is being played again.
struct Replay {
    state: State,
    rules: Rules,
}

impl Replay {
    fn act(&mut self, side: Side, action: Action) -> Option<()> {
        let step = (self.rules)(&self.state.position, side, action)?;
        let State { position, memory } = &mut self.state;
        position.play(step, &mut Recorder::new(memory));
        Some(())
    }

    fn choose(&mut self, side: Side, cards: Cards) -> Option<()> {
        let action = match self.state.position.phase {
            Phase::Give(_) => Action::Give(cards),
            Phase::Swap { .. } => Action::Swap(cards),
            Phase::Deal | Phase::Lead(_) | Phase::Follow { .. } | Phase::Over(_) => return None,
        };
        self.act(side, action)
    }

    /// Does what was done since the last trick and the last exchange.
    fn finish(mut self, board: &Board, own: Option<&Own>) -> Option<State> {
        if let Phase::Follow { leader, led } = board.phase {
            self.act(leader, led.action())?;
        }
        for side in Side::BOTH.into_iter().filter(|&side| board.has_chosen(side)) {
            let cards = match own {
                Some(own) if own.side == side => own.chosen,
                // Nobody else knows what it is: it is anything.
                Some(_) => self.state.position.exchange(side)?.random(&mut Quick::new(0)),
                None => Cards::EMPTY,
            };
            self.choose(side, cards)?;
        }
        Some(self.state)
    }
}
