//! The state that a table holds: the position, and the memory of who saw what. London as a [`Game`].

use alloc::vec::Vec;

use game::{BadView, Entropy, Game, Move, Position as _, Seat, SeatSet, Standing, ToMove, Turn, Viewer};

use crate::cards::{seat_of, side_of};
use crate::memory::Memory;
use crate::moves::{Action, Chance, Note, Outcome, Unit};
use crate::options::Options;
use crate::position::Position;
use crate::refusals::Illegal;
use crate::setup;
use crate::view::{self, Board, Reveal, Seen, View};

/// A game of london with all its secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) position: Position,
    pub(crate) memory: Memory,
}

impl State {
    /// Everything that lies open.
    pub fn board(&self) -> Board {
        Board::new(&self.position, &self.memory)
    }

    /// What has been seen by whom.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }
}

impl Game for State {
    game::position_and_memory!();

    const RULES_VERSION: u32 = 2;

    fn new(options: &Options) -> State {
        State { position: setup::start(options), memory: Memory::default() }
    }

    fn seats(_options: &Options) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match self.position.to_move() {
            ToMove::Seat(seat) => Turn::Seats(SeatSet::only(seat)),
            ToMove::Chance => Turn::Chance,
            ToMove::Over => Turn::Over,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(&self.position, &self.memory, viewer)
    }

    fn seen(&self, mv: &Move<State>, viewer: Viewer) -> Seen {
        view::seen(&self.position, mv, viewer)
    }

    /// A card out of a hand, and whatever else comes to light: a tile, a cure, that somebody cannot pay.
    fn reveals(&self, mv: &Move<State>, viewer: Viewer) -> bool {
        use Action::{Alleviate, Buy, Decline, Discard, Lift, Meet, Mix, Pass, Pay, Raise};
        use Action::{Research, Resist, Steal, Trash, Vice, Whiten, Whites};
        let Move::Act(seat, action) = mv else { return true };
        let comes_to_light = !matches!(self.seen(mv, viewer), Seen::Act(_, _, Reveal::Nothing));
        let shows_a_card = match action {
            Raise(_) | Whiten(..) | Discard(_) | Resist(_) | Alleviate(..) | Pay(Unit::Card(_)) => true,
            Action::Move(_)
            | Meet(_)
            | Vice
            | Trash(_)
            | Steal
            | Buy(_)
            | Mix
            | Research
            | Pass
            | Decline => false,
            Pay(Unit::Token | Unit::Coloured(_) | Unit::BlackPair) | Whites(_) | Lift(_) => false,
        };
        comes_to_light || shows_a_card && !viewer.is(*seat)
    }

    fn legal(options: &Options, view: &View) -> Vec<Action> {
        view.player().map_or(Vec::new(), |(side, _)| view.some_position(options).legal(seat_of(side)))
    }

    fn judge(options: &Options, view: &View, action: Action) -> Result<(), Illegal> {
        let (side, _) = view.player().ok_or(Illegal::NotYourTurn)?;
        view.some_position(options).judge(seat_of(side), action).map(drop)
    }

    fn cost(options: &Options, view: &View, action: Action) -> Option<u8> {
        view.some_position(options).cost(action)
    }

    fn outcomes(&self) -> Vec<(Chance, u32)> {
        self.position.outcomes()
    }

    fn determinize(options: &Options, view: &View, entropy: &mut impl Entropy) -> State {
        view::determinize(options, view, entropy)
    }

    fn check(options: &Options, view: &View) -> Result<(), BadView> {
        view::check(options, view)
    }

    fn standing(outcome: &Outcome, seat: Seat) -> Standing {
        match outcome.winner {
            None => Standing::Drew,
            Some(winner) if side_of(seat) == Some(winner) => Standing::Won,
            Some(_) => Standing::Lost,
        }
    }
}
