//! The truth at a table: the position, and what is remembered of the round.

use alloc::vec::Vec;

use game::{BadView, BySide, Entropy, Game, Move, Seat, Side, Standing, Turn, Viewer};

use crate::cards::Cards;
use crate::memory::Memory;
use crate::moves::{Action, Chance, Deal, Note, Outcome};
use crate::options::Options;
use crate::position::{Phase, Position, Round};
use crate::refusals::Illegal;
use crate::view::{Board, Seen, View};

/// A game in progress, with everybody's cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) position: Position,
    pub(crate) memory: Memory,
}

impl State {
    /// What everybody sees.
    pub fn board(&self) -> Board {
        Board::of(self)
    }

    /// The cards of a player.
    pub fn hand(&self, side: Side) -> Cards {
        self.position.hand(side)
    }

    /// The cards that this player was dealt in this round.
    pub fn dealt(&self, side: Side) -> Cards {
        self.memory.dealt[side]
    }

    /// What each player gave in every exchange of this round.
    pub fn exchanges(&self) -> &[BySide<Cards>] {
        &self.memory.exchanges
    }

    /// What this player has chosen for an exchange that waits for the other; empty if nothing.
    pub fn chosen(&self, side: Side) -> Cards {
        self.position.chosen[side]
    }

    /// The round as it was when it had been dealt, and all decisions in it since, in the order of the rules; none between rounds.
    ///
    /// Played through again it shows what everybody knew at each of them.
    pub fn round_so_far(&self) -> Option<(State, Vec<(Seat, Action)>)> {
        if !self.position.phase.in_round() {
            return None;
        }
        let before = Position {
            phase: Phase::Deal,
            round: Round::default(),
            chosen: BySide::default(),
            ..self.position
        };
        let mut state = State { position: before, memory: Memory::default() };
        state.apply(&Move::Chance(Deal::of_hands(self.memory.dealt))).ok()?;
        let (dealt, mut actions) = (state.clone(), Vec::new());
        loop {
            let next = self.decisions_after(&state);
            if next.is_empty() {
                return Some((dealt, actions));
            }
            for (side, action) in next {
                let seat = self.position.leg.seat(side);
                state.apply(&Move::Act(seat, action)).ok()?;
                actions.push((seat, action));
            }
        }
    }

    /// What was decided in this round when it stood like that; nothing if it stands like that now.
    fn decisions_after(&self, then: &State) -> Vec<(Side, Action)> {
        let trick = self.board().tricks_shown().nth(then.memory.tricks.len());
        match then.position.phase {
            Phase::Give(_) => {
                self.given_after(then).map(|(side, cards)| (side, Action::Give(cards))).collect()
            }
            Phase::Swap { .. } => {
                self.given_after(then).map(|(side, cards)| (side, Action::Swap(cards))).collect()
            }
            Phase::Lead(side) => {
                let on_the_table = match self.position.phase {
                    Phase::Follow { led, .. } => Some(led),
                    Phase::Deal | Phase::Give(_) | Phase::Lead(_) | Phase::Swap { .. } | Phase::Over(_) => {
                        None
                    }
                };
                let led = trick.map(|trick| trick.led).or(on_the_table);
                led.map(|led| (side, led.action())).into_iter().collect()
            }
            Phase::Follow { leader, .. } => {
                trick.map(|trick| (leader.other(), Action::Play(trick.followed))).into_iter().collect()
            }
            Phase::Deal | Phase::Over(_) => Vec::new(),
        }
    }

    /// What each player gave in the exchange that was waited for then, if he has chosen by now.
    fn given_after(&self, then: &State) -> impl Iterator<Item = (Side, Cards)> {
        let made = self.memory.exchanges.get(then.memory.exchanges.len()).copied();
        let chosen = self.position.chosen;
        let waiting = then.position.phase.exchange();
        Side::BOTH.into_iter().filter_map(move |side| {
            let cards = made.map_or(chosen[side], |made| made[side]);
            let now = made.is_some() || !cards.is_empty();
            (now && waiting.is_some_and(|waiting| waiting.waits_for(side))).then_some((side, cards))
        })
    }

    /// The cards set aside; none between rounds.
    pub fn aside(&self) -> Cards {
        if self.position.phase.in_round() { Deal::of_hands(self.memory.dealt).aside } else { Cards::EMPTY }
    }
}

impl Game for State {
    game::position_and_memory!();

    const RULES_VERSION: u32 = 1;

    fn new(options: &Options) -> State {
        State { position: Position::new(*options), memory: Memory::default() }
    }

    fn seats(_: &Options) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        self.position.turn()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(&self, mv: &Move<State>, viewer: Viewer) -> Seen {
        Seen::of(&self.position, mv, viewer)
    }

    /// A card played; and the cards of an exchange once it is made, to those who make it.
    fn reveals(&self, mv: &Move<State>, viewer: Viewer) -> bool {
        match mv {
            Move::Chance(_) => true,
            Move::Act(seat, Action::Play(_) | Action::Lead(..)) => !viewer.is(*seat),
            Move::Act(_, Action::Give(_) | Action::Swap(_)) => {
                let made_now = self.turn().seats().len() == 1;
                made_now && viewer != Viewer::Public
            }
        }
    }

    fn legal(_: &Options, view: &View) -> Vec<Action> {
        view.legal()
    }

    fn judge(_: &Options, view: &View, action: Action) -> Result<(), Illegal> {
        view.judge(action)
    }

    fn determinize(_: &Options, view: &View, entropy: &mut impl Entropy) -> State {
        view.imagine(entropy)
    }

    fn check(options: &Options, view: &View) -> Result<(), BadView> {
        view.check(options)
    }

    fn standing(outcome: &Outcome, seat: Seat) -> Standing {
        outcome.standing(seat)
    }
}
