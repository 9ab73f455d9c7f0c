//! The position: the whole truth of the moment in 32 bytes, and the rules that move it on.
//!
//! ```text
//!            deal
//!   Deal ----------> Give            both give cards, unseen (D2.2)
//!    ^                | exchange
//!    |                v       lead              follow
//!    |  next round   Lead ------------> Follow --------> taken: Lead of the winner (D3.8)
//!    |                ^                    |
//!    +--- ten tricks  +------- Swap <------+  a potion met green: both swap cards, unseen (D4.2)
//!    |
//!    v
//!   Over
//! ```
//!
//! `judge` says what a decision comes to, or why it is refused; `play` does it. What may be chosen is in `legal`, what
//! the cards do to each other in [`Round`].

mod legal;
mod phase;
mod round;

pub use phase::{Phase, Waiting};
pub use round::Round;

use game::{BySide, Entropy, Position as _, Quick, Seat, SeatSet, Side, ToMove, Turn, require};

use crate::cards::Cards;
use crate::exchange;
use crate::memory::Witness;
use crate::moves::{Action, Deal, Outcome};
use crate::options::{Match, Options};
use crate::potion;
use crate::refusals::Illegal;
use crate::state::State;
use crate::track::{Leg, Progress, Track};
use crate::trick::{self, Led, Trick};

/// A position of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// What was agreed before the first deal.
    pub options: Options,
    /// Which game of the match this is.
    pub leg: Leg,
    /// The round and the marker.
    pub track: Track,
    /// What the game waits for.
    pub phase: Phase,
    /// Hands, tricks and colour order; after the last trick the tricks lie there until the next deal.
    pub round: Round,
    /// What is chosen for an exchange, empty for who has not chosen; the cards are still in hand.
    pub chosen: BySide<Cards>,
}

/// A legal decision, with everything that it acts upon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// This player chooses cards for the first exchange; who had still to choose.
    Give(Side, Cards, Waiting),
    /// This player begins a trick.
    Lead(Side, Led),
    /// A trick is completed.
    Follow(Trick),
    /// This player chooses cards for the exchange of a green effect; the trick on the table, and who had still to choose.
    Swap(Side, Cards, Trick, Waiting),
}

/// What there is to see.
impl Position {
    /// The game before its first deal.
    pub fn new(options: &Options) -> Position {
        Position {
            options: *options,
            leg: Leg::First,
            track: Track::START,
            phase: Phase::Deal,
            round: Round::default(),
            chosen: BySide::default(),
        }
    }

    /// A round that is just being played, in the first round of a single game: this player leads.
    pub fn of_round(round: Round, leader: Side) -> Position {
        Position { phase: Phase::Lead(leader), round, ..Position::new(&Options::default()) }
    }

    /// The cards of a player.
    #[inline]
    pub fn hand(&self, side: Side) -> Cards {
        self.round.hands[side]
    }

    /// The same with both still to choose, if cards are being exchanged: neither knows what the other has chosen.
    #[must_use]
    pub fn with_exchange_open(mut self) -> Position {
        self.chosen = BySide::default();
        if let Phase::Give(waiting) | Phase::Swap { waiting, .. } = &mut self.phase {
            *waiting = Waiting::Both;
        }
        self
    }
}

/// What may be done.
impl Position {
    /// What a decision of that seat comes to, or why it is refused.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<Step, Illegal> {
        require(self.turn().seats().contains(seat), Illegal::NotYourTurn { now: self.phase })?;
        let side = self.leg.side(seat);
        let Some(step) = self.step_of(side, action) else { return self.misfit(side, action) };
        self.check(&step)?;
        Ok(step)
    }

    /// May these cards be dealt? If not, why not.
    pub(crate) fn judge_chance<'a>(&self, deal: &'a Deal) -> Result<&'a Deal, Illegal> {
        require(self.phase == Phase::Deal, Illegal::NoDealNow { now: self.phase })?;
        exchange::check_deal(deal).map(|()| deal)
    }

    /// What the action of this player, who is waited for, comes to; `None` if it does not fit the phase. Nothing is judged.
    #[inline]
    pub(crate) fn step_of(&self, side: Side, action: Action) -> Option<Step> {
        match (self.phase, action) {
            (Phase::Give(waiting), Action::Give(cards)) => Some(Step::Give(side, cards, waiting)),
            (Phase::Lead(leader), Action::Play(card)) => Led::evil(card).map(|led| Step::Lead(leader, led)),
            (Phase::Lead(leader), Action::Lead(potion, colour)) => {
                Some(Step::Lead(leader, Led::call(potion, colour)))
            }
            (Phase::Follow { leader, led }, Action::Play(followed)) => {
                Some(Step::Follow(Trick { leader, led, followed }))
            }
            (Phase::Swap { trick, waiting }, Action::Swap(cards)) => {
                Some(Step::Swap(side, cards, trick, waiting))
            }
            (Phase::Give(_), Action::Play(_) | Action::Lead(..) | Action::Swap(_))
            | (Phase::Lead(_), Action::Give(_) | Action::Swap(_))
            | (Phase::Follow { .. }, Action::Give(_) | Action::Lead(..) | Action::Swap(_))
            | (Phase::Swap { .. }, Action::Give(_) | Action::Play(_) | Action::Lead(..))
            | (Phase::Deal | Phase::Over(_), _) => None,
        }
    }

    /// Why the action does not fit the phase: always an error.
    fn misfit(&self, side: Side, action: Action) -> Result<Step, Illegal> {
        let (now, hand) = (self.phase, self.hand(side));
        if let (Phase::Lead(_), Action::Play(card)) = (now, action)
            && let Some(potion) = card.potion()
        {
            trick::check_held(hand, card, now)?;
            return Err(Illegal::CallAColour { potion });
        }
        if let (Phase::Follow { led, .. }, Action::Lead(potion, _)) = (now, action) {
            // It may be that the potion cannot be played at all.
            trick::check_held(hand, potion.card(), now)?;
            trick::check_follow(hand, led, potion.card())?;
            return Err(Illegal::OnlyTheLeaderCalls { potion });
        }
        Err(Illegal::SomethingElse { now })
    }

    /// Is the step within the rules?
    fn check(&self, step: &Step) -> Result<(), Illegal> {
        let now = self.phase;
        match *step {
            Step::Give(side, cards, _) => {
                self.give(side).check(cards, now, |due, given| Illegal::GiveCount { due, given })
            }
            Step::Lead(leader, led) => trick::check_held(self.hand(leader), led.card, now),
            Step::Follow(Trick { leader, led, followed }) => {
                let hand = self.hand(leader.other());
                trick::check_held(hand, followed, now)?;
                trick::check_follow(hand, led, followed)
            }
            Step::Swap(side, cards, ..) => {
                let swap = potion::swap(self.hand(side));
                swap.check(cards, now, |due, chosen| Illegal::SwapCount { due, chosen })
            }
        }
    }
}

/// What then happens.
impl Position {
    /// Deals these cards, which [`judge_chance`](Position::judge_chance) has accepted.
    #[inline]
    pub(crate) fn play_chance<W: Witness>(&mut self, deal: &Deal, witness: &mut W) {
        self.round = Round { hands: deal.hands(), ..Round::default() };
        self.phase = Phase::Give(Waiting::Both);
        witness.dealt(deal.hands());
    }

    /// Does what a decision comes to, as [`judge`](Position::judge) has found it in this position.
    #[inline(always)] // A step that was made only to be played is then never built.
    pub(crate) fn play<W: Witness>(&mut self, step: Step, witness: &mut W) {
        match step {
            Step::Give(side, cards, waiting) => {
                self.phase = match self.choose(side, cards, waiting, witness) {
                    Some(waiting) => Phase::Give(waiting),
                    None => Phase::Lead(self.track.first_leader()),
                };
            }
            Step::Lead(leader, led) => {
                self.round.play_card(leader, led.card);
                self.phase = Phase::Follow { leader, led };
            }
            Step::Follow(trick) => {
                self.round.play_card(trick.leader.other(), trick.followed);
                if self.round.swap_follows(&trick) {
                    self.phase = Phase::Swap { trick, waiting: Waiting::Both };
                } else {
                    self.take(trick, witness);
                }
            }
            Step::Swap(side, cards, trick, waiting) => match self.choose(side, cards, waiting, witness) {
                Some(waiting) => self.phase = Phase::Swap { trick, waiting },
                None => self.take(trick, witness),
            },
        }
    }

    /// D2.2, D4.2: cards are chosen unseen, and when both have chosen they change hands. Who is still waited for?
    #[inline]
    fn choose<W: Witness>(
        &mut self,
        side: Side,
        cards: Cards,
        waiting: Waiting,
        witness: &mut W,
    ) -> Option<Waiting> {
        self.chosen[side] = cards;
        let still_waiting = waiting.after(side);
        if still_waiting.is_none() {
            let given = core::mem::take(&mut self.chosen);
            self.round.exchange(given);
            witness.exchanged(given);
        }
        still_waiting
    }

    /// D3.8: the winner takes the trick and leads the next.
    #[inline(always)]
    fn take<W: Witness>(&mut self, trick: Trick, witness: &mut W) {
        witness.taken(trick, &self.round);
        let winner = self.round.take(&trick);
        self.phase = Phase::Lead(winner);
        if self.round.is_over() {
            self.end_round(witness);
        }
    }

    /// D5.1: after ten tricks the marker moves, and only then.
    fn end_round<W: Witness>(&mut self, witness: &mut W) {
        let taken = self.round.taken;
        let progress = self.track.after_round(taken);
        witness.round_over(self, progress);
        let (Progress::NextRound(track) | Progress::GameOver(track)) = progress;
        self.track = track;
        self.round = Round { taken, ..Round::default() };
        self.phase = match progress {
            Progress::NextRound(_) => Phase::Deal,
            Progress::GameOver(track) => self.end_game(track, witness),
        };
    }

    /// D5.2, D5.3: a single game is over; a return match goes on with sides swapped, whatever happened.
    fn end_game<W: Witness>(&mut self, track: Track, witness: &mut W) -> Phase {
        match (self.options.match_, self.leg) {
            (Match::Single, _) => Phase::Over(Outcome::single(track)),
            (Match::Return, Leg::Second { first }) => Phase::Over(Outcome::of_match(first, track)),
            (Match::Return, Leg::First) => {
                self.leg = Leg::Second { first: track.score() };
                self.track = Track::START;
                witness.second_game();
                Phase::Deal
            }
        }
    }
}

impl game::Position for Position {
    type Game = State;

    #[inline]
    fn to_move(&self) -> ToMove {
        match (self.phase, self.phase.to_move()) {
            (_, Some(side)) => ToMove::Seat(self.leg.seat(side)),
            (Phase::Over(_), None) => ToMove::Over,
            (_, None) => ToMove::Chance,
        }
    }

    fn turn(&self) -> Turn {
        match (self.phase.exchange(), self.phase.to_move()) {
            (Some(Waiting::Both), _) => Turn::Seats(SeatSet::first_seats(2)),
            (_, Some(side)) => Turn::Seats(SeatSet::only(self.leg.seat(side))),
            (_, None) if self.phase == Phase::Deal => Turn::Chance,
            (_, None) => Turn::Over,
        }
    }

    #[inline]
    fn each_action(&self, mut each: impl FnMut(Action)) {
        if let Some(side) = self.phase.to_move() {
            self.each_step(side, |step| each(step.action()));
        }
    }

    #[inline]
    fn random_action(&self, quick: &mut Quick) -> Action {
        self.random_step(quick).action()
    }

    #[inline]
    fn act_at_random(&mut self, quick: &mut Quick) {
        self.play(self.random_step(quick), &mut ());
    }

    #[inline]
    fn act(&mut self, action: Action) {
        let step = self.phase.to_move().and_then(|side| self.step_of(side, action));
        self.play(step.expect("a legal action"), &mut ());
    }

    #[inline]
    fn draw(&self, entropy: &mut impl Entropy) -> Deal {
        exchange::deal(entropy)
    }

    #[inline]
    fn chance(&mut self, deal: &Deal) {
        self.play_chance(deal, &mut ());
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Phase::Over(outcome) = self.phase { Some(outcome) } else { None }
    }
}
