//! The truth, and the state machine that moves it on. What is legal is said elsewhere.

use alloc::vec::Vec;

use game::{Entropy, Game, Move, Seat, Standing, Turn, Viewer};

use crate::board::{Board, Deed, Phase, Waiting};
use crate::cards::{Card, Cards};
use crate::exchange::{ASIDE, Deal, HAND};
use crate::fast::Fast;
use crate::illegal::Illegal;
use crate::moves::{Action, Note};
use crate::options::{Match, Options};
use crate::order::ColourOrder;
use crate::potion::{self, Effect};
use crate::role::{Both, Role};
use crate::track::{Leg, Outcome, Progress, Track};
use crate::trick::{Led, Trick};
use crate::view::{self, Seen, View};

/// A game in progress, with everybody's cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) secrets: Secrets,
}

/// What is not on the board. All of it is of the round being played; between rounds there is nothing to hide.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Secrets {
    /// The hands as they are.
    pub(crate) hands: Both<Cards>,
    /// The hands as they were dealt.
    pub(crate) dealt: Both<Cards>,
    /// What each player gave in every exchange made, the first one and those of green effects.
    pub(crate) exchanges: Vec<Both<Cards>>,
    /// What is chosen for an exchange not made yet; empty for who has not chosen. The cards are still in
    /// hand.
    pub(crate) chosen: Both<Cards>,
}

impl State {
    /// What everybody sees.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cards of a player.
    pub fn hand(&self, role: Role) -> Cards {
        self.secrets.hands[role]
    }

    /// The cards that this player was dealt in this round.
    pub fn dealt(&self, role: Role) -> Cards {
        self.secrets.dealt[role]
    }

    /// What each player gave in every exchange of this round.
    pub fn exchanges(&self) -> &[Both<Cards>] {
        &self.secrets.exchanges
    }

    /// What this player has chosen for an exchange that waits for the other; empty if nothing.
    pub fn chosen(&self, role: Role) -> Cards {
        self.secrets.chosen[role]
    }

    /// The cards set aside; none between rounds.
    pub fn aside(&self) -> Cards {
        match self.board.phase {
            Phase::Deal | Phase::Over(_) => Cards::EMPTY,
            Phase::Give(_) | Phase::Lead(_) | Phase::Follow { .. } | Phase::Swap { .. } => {
                Deal::of_hands(self.secrets.dealt).aside
            }
        }
    }

    fn deal(&mut self, deal: &Deal) {
        let hands = Both { jekyll: deal.jekyll, hyde: deal.hyde };
        self.secrets = Secrets { hands, dealt: hands, ..Secrets::default() };
        self.board.taken = Both::default();
        self.board.phase = Phase::Give(Waiting::Both);
    }

    fn act(&mut self, role: Role, deed: Deed) -> Vec<Note> {
        match deed {
            Deed::Give(cards, waiting) => self.give(role, cards, waiting),
            Deed::Lead(led) => self.lead(role, led),
            Deed::Follow(trick) => self.follow(role, trick),
            Deed::Swap(cards, trick, waiting) => self.swap(role, cards, trick, waiting),
        }
    }

    fn give(&mut self, role: Role, cards: Cards, waiting: Waiting) -> Vec<Note> {
        self.secrets.chosen[role] = cards;
        self.board.phase = match waiting.after(role) {
            Some(waiting) => Phase::Give(waiting),
            None => {
                self.exchange();
                Phase::Lead(self.board.track.first_leader())
            }
        };
        Vec::new()
    }

    /// D2.2, D4.2: what both have chosen changes hands at the same time.
    fn exchange(&mut self) {
        let given = core::mem::take(&mut self.secrets.chosen);
        let hands = self.secrets.hands;
        self.secrets.hands = Both::of(|role| (hands[role] - given[role]) | given[role.other()]);
        self.secrets.exchanges.push(given);
    }

    fn lead(&mut self, leader: Role, led: Led) -> Vec<Note> {
        self.put_down(leader, led.card);
        self.board.phase = Phase::Follow { leader, led };
        Vec::new()
    }

    /// D3.4: a card is ranked at once when it is played.
    fn put_down(&mut self, role: Role, card: Card) {
        self.secrets.hands[role] -= Cards::only(card);
        self.board.order = self.board.order.after(card);
    }

    fn follow(&mut self, follower: Role, trick: Trick) -> Vec<Note> {
        self.put_down(follower, trick.followed);
        match potion::effect(&trick) {
            Effect::Swap if !self.secrets.hands[follower].is_empty() => {
                self.board.phase = Phase::Swap { trick, waiting: Waiting::Both };
                Vec::new()
            }
            Effect::Nothing | Effect::Steal | Effect::Swap | Effect::Unrank => self.take(trick),
        }
    }

    fn swap(&mut self, role: Role, cards: Cards, trick: Trick, waiting: Waiting) -> Vec<Note> {
        self.secrets.chosen[role] = cards;
        match waiting.after(role) {
            Some(waiting) => {
                self.board.phase = Phase::Swap { trick, waiting };
                Vec::new()
            }
            None => {
                self.exchange();
                self.take(trick)
            }
        }
    }

    /// D3.8: the winner takes the trick and leads the next. The other effects of a potion come with it.
    fn take(&mut self, trick: Trick) -> Vec<Note> {
        let winner = trick.winner(self.board.order);
        match potion::effect(&trick) {
            Effect::Steal => potion::steal(&mut self.board.taken, winner),
            // D4.3: all ranks, that of the red card included.
            Effect::Unrank => self.board.order = ColourOrder::Empty,
            Effect::Nothing | Effect::Swap => {}
        }
        self.board.taken[winner] += 1;
        self.board.tricks.push(trick);
        let mut notes = Vec::from([Note::Trick { winner }]);
        if self.board.tricks.len() == HAND {
            self.end_round(&mut notes);
        } else {
            self.board.phase = Phase::Lead(winner);
        }
        notes
    }

    /// D5.1: after ten tricks the marker moves, and only then.
    fn end_round(&mut self, notes: &mut Vec<Note>) {
        let Both { jekyll, hyde } = self.board.taken;
        self.secrets = Secrets::default();
        self.board.tricks = Vec::new();
        self.board.order = ColourOrder::Empty;
        let progress = self.board.track.after_round(self.board.taken);
        let (Progress::NextRound(track) | Progress::GameOver(track)) = progress;
        self.board.track = track;
        notes.push(Note::Round { jekyll, hyde, marker: track.marker });
        match progress {
            Progress::NextRound(_) => self.board.phase = Phase::Deal,
            Progress::GameOver(track) => self.end_game(track, notes),
        }
    }

    /// D5.2, D5.3: a single game is over; a return match goes on with roles swapped, whatever happened.
    fn end_game(&mut self, track: Track, notes: &mut Vec<Note>) {
        self.board.phase = match (self.board.options.match_, self.board.leg) {
            (Match::Single, _) => Phase::Over(Outcome::single(track)),
            (Match::Return, Leg::Second { first }) => Phase::Over(Outcome::of_match(first, track)),
            (Match::Return, Leg::First) => {
                self.board.leg = Leg::Second { first: track.score() };
                self.board.track = Track::START;
                notes.push(Note::Game2);
                Phase::Deal
            }
        };
    }
}

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Chance = Deal;
    type View = View;
    type Seen = Seen;
    type Note = Note;
    type Illegal = Illegal;
    type Outcome = Outcome;
    type Position = Fast;

    const RULES_VERSION: u32 = 1;

    fn new(options: &Options) -> State {
        State { board: Board::new(*options), secrets: Secrets::default() }
    }

    fn options(&self) -> &Options {
        &self.board.options
    }

    fn seats(_: &Options) -> usize {
        2
    }

    fn position(&self) -> Fast {
        Fast::new(self)
    }

    fn turn(&self) -> Turn {
        self.board.turn()
    }

    fn apply(&mut self, mv: &Move<State>) -> Result<Vec<Note>, Illegal> {
        match *mv {
            Move::Chance(deal) => {
                if self.board.phase != Phase::Deal {
                    return Err(Illegal::NoDealNow { now: self.board.step() });
                }
                deal.judge()?;
                self.deal(&deal);
                Ok(Vec::new())
            }
            Move::Act(seat, action) => {
                let role = self.board.leg.role(seat);
                let deed = self.board.judge(seat, self.secrets.hands[role], action)?;
                Ok(self.act(role, deed))
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(&self, mv: &Move<State>, viewer: Viewer) -> Seen {
        Seen::of(self, mv, viewer)
    }

    fn legal(_: &Options, view: &View) -> Vec<Action> {
        view.legal()
    }

    fn choices(&self, seat: Seat) -> Vec<Action> {
        self.board.legal(seat, self.secrets.hands[self.board.leg.role(seat)])
    }

    fn judge(_: &Options, view: &View, action: Action) -> Result<(), Illegal> {
        view.judge(action)
    }

    fn draw(&self, entropy: &mut impl Entropy) -> Deal {
        let mut cards: Vec<Card> = Card::all().collect();
        entropy.shuffle(&mut cards);
        let (aside, hands) = cards.split_at(ASIDE);
        let (jekyll, hyde) = hands.split_at(HAND);
        let set = |cards: &[Card]| cards.iter().copied().collect();
        Deal { jekyll: set(jekyll), hyde: set(hyde), aside: set(aside) }
    }

    fn determinize(_: &Options, view: &View, entropy: &mut impl Entropy) -> State {
        view::imagine(view, entropy)
    }

    fn check(_: &Options, _: &View) -> Result<(), game::BadView> {
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.board.phase {
            Phase::Over(outcome) => Some(outcome),
            Phase::Deal | Phase::Give(_) | Phase::Lead(_) | Phase::Follow { .. } | Phase::Swap { .. } => None,
        }
    }

    fn standing(outcome: &Outcome, seat: Seat) -> Standing {
        outcome.standing(seat)
    }
}
