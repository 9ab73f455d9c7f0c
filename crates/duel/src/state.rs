//! The truth at a table: the position, and what is remembered of the round.

use alloc::vec::Vec;

use game::{BadView, Entropy, Game, Move, Seat, Side, Standing, Turn, Viewer};

use crate::cards::Cards;
use crate::memory::Memory;
use crate::moves::{Action, Chance, Deal, Note, Outcome};
use crate::options::Options;
use crate::position::Position;
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
    pub fn exchanges(&self) -> &[game::BySide<Cards>] {
        &self.memory.exchanges
    }

    /// What this player has chosen for an exchange that waits for the other; empty if nothing.
    pub fn chosen(&self, side: Side) -> Cards {
        self.position.chosen[side]
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
