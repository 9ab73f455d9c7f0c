//! London as a [`Game`]: each question of the contract, passed on to the file that answers it.

use alloc::vec::Vec;

use game::{Entropy, Game, Move, Seat, SeatSet, Standing, Turn, Viewer};

use crate::board::Phase;
use crate::cards::Side;
use crate::fast::Fast;
use crate::illegal::Illegal;
use crate::judge;
use crate::moves::{Action, Chance, Note, Outcome};
use crate::options::Options;
use crate::state::State;
use crate::view::{self, Seen, View};

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Seen = Seen;
    type Note = Note;
    type Illegal = Illegal;
    type Outcome = Outcome;
    type Position = Fast;

    const RULES_VERSION: u32 = 2;

    fn new(options: &Options) -> State {
        State::start(options)
    }

    fn options(&self) -> &Options {
        &self.board.options
    }

    fn seats(_options: &Options) -> usize {
        2
    }

    fn position(&self) -> Fast {
        Fast::new(self)
    }

    fn turn(&self) -> Turn {
        match self.board.asked() {
            Some((side, _)) => Turn::Seats(SeatSet::only(side.seat())),
            None if self.board.waits_for_chance() => Turn::Chance,
            None => Turn::Over,
        }
    }

    fn apply(&mut self, mv: &Move<State>) -> Result<Vec<Note>, Illegal> {
        self.make(mv)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_of(viewer)
    }

    fn seen(&self, mv: &Move<State>, viewer: Viewer) -> Seen {
        self.seen_by(mv, viewer)
    }

    fn legal(_: &Options, view: &View) -> Vec<Action> {
        view.player().map_or(Vec::new(), |(side, hand)| judge::legal(&view.board, side, hand))
    }

    fn choices(&self, seat: Seat) -> Vec<Action> {
        Side::of(seat).map_or(Vec::new(), |side| judge::legal(&self.board, side, self.hand(side)))
    }

    fn judge(_: &Options, view: &View, action: Action) -> Result<(), Illegal> {
        let (side, hand) = view.player().ok_or(Illegal::NotYourTurn)?;
        judge::judge(&view.board, side, hand, action)
    }

    fn draw(&self, entropy: &mut impl Entropy) -> Chance {
        self.draw_chance(entropy)
    }

    fn outcomes(&self) -> Vec<(Chance, u32)> {
        self.chance_outcomes()
    }

    fn determinize(_: &Options, view: &View, entropy: &mut impl Entropy) -> State {
        view::imagine(view, entropy)
    }

    fn check(_: &Options, _: &View) -> Result<(), game::BadView> {
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Phase::Over(outcome) = self.board.phase { Some(outcome) } else { None }
    }

    fn standing(outcome: &Outcome, seat: Seat) -> Standing {
        match outcome.winner {
            None => Standing::Drew,
            Some(winner) if winner.seat() == seat => Standing::Won,
            Some(_) => Standing::Lost,
        }
    }
}
