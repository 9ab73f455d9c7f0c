//! Is a view from elsewhere one that a game can have shown? The game is played again as the view tells it, by the rules that all
//! games are played by; what comes of it must look the same.

use game::state::Recorder;
use game::{BadView, Game, Move, Viewer, require};

use super::{Hand, Phase, View};
use crate::deal::Deal;
use crate::moves::Chance;
use crate::options::{Options, Players};
use crate::position::Awaits;
use crate::seats::{ByPlace, Place};
use crate::state::State;

impl View {
    pub(crate) fn check(&self, options: &Options) -> Result<(), BadView> {
        require(self.board.options == *options, BadView("it was agreed to play with other options"))?;
        let seated = self.viewer == Viewer::Public || self.viewer.seat().index() < State::seats(options);
        require(seated, BadView("nobody sits on the viewer's seat"))?;
        let mut world = State::new(options);
        finished_hands(&mut world, self)?;
        if let Phase::Play(hand) | Phase::Over(hand) = &self.board.phase {
            this_hand(&mut world, self, hand)?;
        }
        let follows = world.view(self.viewer) == *self;
        require(follows, BadView("what lies open does not follow from what was played"))
    }
}

/// The lot, and the hands that have been scored: of those nothing is known but their scores.
fn finished_hands(world: &mut State, view: &View) -> Result<(), BadView> {
    let board = &view.board;
    let (teams, dealer, this_hand) = match &board.phase {
        Phase::Lot { .. } => (None, None, 0),
        Phase::FirstDeal { teams } => (Some(teams), None, 0),
        Phase::Deal { teams, dealer } => (Some(teams), Some(*dealer), 0),
        Phase::Play(hand) => (Some(&hand.teams), Some(hand.dealer), 0),
        Phase::Over(hand) => (Some(&hand.teams), Some(hand.dealer), 1),
    };
    let finished = board.sheet.len().checked_sub(this_hand).ok_or(BadView("the last hand was not scored"))?;
    if let (Players::Four { .. }, Some(teams)) = (board.options.players, teams) {
        let lot = Move::Chance(Chance::Teams(*teams));
        world.apply(&lot).map_err(|_| BadView("the seat card does not allow these teams"))?;
        // P2.3: The deal has passed to the left once a hand.
        let first_dealer = dealer.map(|dealer| dealer.clockwise(4 - finished % 4));
        world.position.dealer = first_dealer.filter(|_| finished > 0);
    }
    for score in &board.sheet[..finished] {
        let scored = "a hand was scored before the teams were drawn or after the game had ended";
        require(world.position.awaits == Awaits::Deal, BadView(scored))?;
        let State { position, memory } = world;
        position.finish_hand(*score, &mut Recorder::new(memory));
    }
    Ok(())
}

/// The hand that is being played: every card goes back to where it came from, and is played again.
fn this_hand(world: &mut State, view: &View, hand: &Hand) -> Result<(), BadView> {
    let now = view.any_world();
    let from = |place| hand.played.iter().filter(move |played| played.from == place);
    let dealt = |place: Place| now.cards(place) | from(place).map(|played| played.card).collect();
    let deal = Deal { dealer: hand.dealer, hands: ByPlace::from_fn(dealt) };
    let dealt = world.apply(&Move::Chance(Chance::Deal(deal)));
    dealt.map_err(|_| BadView("its cards cannot have been dealt"))?;
    let played = world.play_again(&hand.played, hand.asked());
    played.map(drop).map_err(|_| BadView("a card that was played, or a question, breaks the rules"))
}
