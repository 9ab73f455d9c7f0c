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
//! `judge` says what a decision comes to, or why it is refused; `play` does it. What may be chosen is in `choices`, what
//! the cards do to each other in [`Round`].

mod legal;
mod round;

pub use round::Round;

use core::fmt;

use game::{BySide, Entropy, Quick, Seat, SeatSet, Side, ToMove, Turn};

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
    pub(crate) options: Options,
    pub(crate) leg: Leg,
    pub(crate) track: Track,
    pub(crate) phase: Phase,
    pub(crate) round: Round,
    /// What is put down for an exchange, empty for who has not chosen; the cards are still in hand.
    pub(crate) chosen: BySide<Cards>,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// The deal of a round.
    Deal,
    /// The exchange before the first trick.
    Give(Waiting),
    /// The first card of a trick, from this player.
    Lead(Side),
    /// The second card of a trick.
    Follow {
        /// Who led.
        leader: Side,
        /// What was led.
        led: Led,
    },
    /// The exchange that a green card met by a potion brings.
    Swap {
        /// The trick on the table, not yet taken.
        trick: Trick,
        /// Who has still to choose.
        waiting: Waiting,
    },
    /// Nothing: the game has ended.
    Over(Outcome),
}

/// Who has still to choose cards for an exchange. That somebody has chosen is public, what is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Waiting {
    /// Nobody has chosen.
    Both,
    /// Only this player is waited for; the other has chosen.
    Only(Side),
}

/// A legal decision, with everything that it acts upon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Cards are put down for the first exchange.
    Give {
        /// Whose cards.
        side: Side,
        /// Which cards.
        cards: Cards,
        /// Who had still to choose.
        waiting: Waiting,
    },
    /// A trick is begun.
    Lead {
        /// By whom.
        leader: Side,
        /// With what.
        led: Led,
    },
    /// A trick is completed.
    Follow(Trick),
    /// Cards are put down for the exchange of a green effect.
    Swap {
        /// Whose cards.
        side: Side,
        /// Which cards.
        cards: Cards,
        /// The trick on the table.
        trick: Trick,
        /// Who had still to choose.
        waiting: Waiting,
    },
}

impl Waiting {
    /// Has this player still to choose?
    pub fn waits_for(self, side: Side) -> bool {
        match self {
            Waiting::Both => true,
            Waiting::Only(last) => last == side,
        }
    }

    /// Who is waited for once this player has chosen; `None` when the exchange can be made.
    #[inline]
    #[must_use]
    pub fn after(self, side: Side) -> Option<Waiting> {
        match self {
            Waiting::Both => Some(Waiting::Only(side.other())),
            Waiting::Only(_) => None,
        }
    }

    /// Of those who have still to choose, the one whose line comes first in a record.
    #[inline]
    pub fn first(self) -> Side {
        match self {
            Waiting::Both => Side::Jekyll,
            Waiting::Only(side) => side,
        }
    }
}

impl Phase {
    /// The rule by which the game waits for this.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Phase::Deal => "D2.1",
            Phase::Give(_) => "D2.2",
            Phase::Lead(_) => "D3.8",
            Phase::Follow { .. } => "D3.2",
            Phase::Swap { .. } => "D4.2",
            Phase::Over(_) => "D5.2",
        }
    }

    /// The rule by which a card must come from the hand: a trick is played from it by D3.1, an exchange says so itself.
    pub(crate) const fn rule_of_hand(self) -> &'static str {
        match self {
            Phase::Lead(_) | Phase::Follow { .. } => "D3.1",
            Phase::Deal | Phase::Give(_) | Phase::Swap { .. } | Phase::Over(_) => self.rule(),
        }
    }

    /// Who has still to choose cards for an exchange, if there is one.
    pub fn exchange(self) -> Option<Waiting> {
        match self {
            Phase::Give(waiting) | Phase::Swap { waiting, .. } => Some(waiting),
            Phase::Deal | Phase::Lead(_) | Phase::Follow { .. } | Phase::Over(_) => None,
        }
    }

    /// The player whose decision is due; of two who choose at the same time, the one whose line comes first in a record.
    #[inline]
    pub fn to_move(self) -> Option<Side> {
        match self {
            Phase::Deal | Phase::Over(_) => None,
            Phase::Give(waiting) | Phase::Swap { waiting, .. } => Some(waiting.first()),
            Phase::Lead(leader) => Some(leader),
            Phase::Follow { leader, .. } => Some(leader.other()),
        }
    }

    /// Is a round being played?
    #[inline]
    pub fn in_round(self) -> bool {
        !matches!(self, Phase::Deal | Phase::Over(_))
    }
}

/// The phase in a word.
impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Phase::Deal => "deal",
            Phase::Give(_) => "give",
            Phase::Lead(_) => "lead",
            Phase::Follow { .. } => "follow",
            Phase::Swap { .. } => "swap",
            Phase::Over(_) => "over",
        })
    }
}

/// What there is to see.
impl Position {
    /// The game before its first deal.
    pub fn new(options: Options) -> Position {
        Position {
            options,
            leg: Leg::First,
            track: Track::START,
            phase: Phase::Deal,
            round: Round::default(),
            chosen: BySide::default(),
        }
    }

    /// A round that is just being played, in the first round of a single game: this player leads.
    pub fn of_round(round: Round, leader: Side) -> Position {
        Position { phase: Phase::Lead(leader), round, ..Position::new(Options::default()) }
    }

    /// What was agreed before the first deal.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Which game of the match this is.
    #[inline]
    pub fn leg(&self) -> Leg {
        self.leg
    }

    /// The round and the marker.
    #[inline]
    pub fn track(&self) -> Track {
        self.track
    }

    /// What the game waits for.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Hands, tricks and colour order of the round; after its last trick the tricks lie there until the next deal.
    #[inline]
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// The cards of a player.
    #[inline]
    pub fn hand(&self, side: Side) -> Cards {
        self.round.hands[side]
    }

    /// What this player has chosen for an exchange that waits for the other; empty if nothing.
    pub fn chosen(&self, side: Side) -> Cards {
        self.chosen[side]
    }

    /// The seats that are waited for.
    pub fn turn(&self) -> Turn {
        match (self.phase.exchange(), self.phase.to_move()) {
            (Some(Waiting::Both), _) => Turn::Seats(SeatSet::first_seats(2)),
            (_, Some(side)) => Turn::Seats(SeatSet::only(self.leg.seat(side))),
            (_, None) if self.phase == Phase::Deal => Turn::Chance,
            (_, None) => Turn::Over,
        }
    }

    /// The same with both still to choose, if cards are being exchanged: neither knows what the other has put down.
    #[must_use]
    pub fn with_exchange_open(mut self) -> Position {
        self.chosen = BySide::default();
        match &mut self.phase {
            Phase::Give(waiting) | Phase::Swap { waiting, .. } => *waiting = Waiting::Both,
            Phase::Deal | Phase::Lead(_) | Phase::Follow { .. } | Phase::Over(_) => {}
        }
        self
    }
}

/// What may be done.
impl Position {
    /// What a decision of that seat comes to.
    ///
    /// # Errors
    /// The reason why it is refused.
    pub fn judge(&self, seat: Seat, action: Action) -> Result<Step, Illegal> {
        if !self.turn().seats().contains(seat) {
            return Err(Illegal::NotYourTurn { now: self.phase });
        }
        let side = self.leg.side(seat);
        let step = self.step_of(side, action).ok_or_else(|| self.misfit(side, action))?;
        self.check(&step)?;
        Ok(step)
    }

    /// May these cards be dealt?
    ///
    /// # Errors
    /// If no deal is due, or not such a one.
    pub fn judge_chance(&self, deal: &Deal) -> Result<(), Illegal> {
        match self.phase {
            Phase::Deal => exchange::check_deal(deal),
            Phase::Give(_) | Phase::Lead(_) | Phase::Follow { .. } | Phase::Swap { .. } | Phase::Over(_) => {
                Err(Illegal::NoDealNow { now: self.phase })
            }
        }
    }

    /// What the action of this player, who is waited for, comes to; `None` if it does not fit the phase. Nothing is judged.
    #[inline]
    pub(crate) fn step_of(&self, side: Side, action: Action) -> Option<Step> {
        match (self.phase, action) {
            (Phase::Give(waiting), Action::Give(cards)) => Some(Step::Give { side, cards, waiting }),
            (Phase::Lead(leader), Action::Play(card)) => {
                Led::evil(card).map(|led| Step::Lead { leader, led })
            }
            (Phase::Lead(leader), Action::Lead(potion, colour)) => {
                Some(Step::Lead { leader, led: Led::call(potion, colour) })
            }
            (Phase::Follow { leader, led }, Action::Play(followed)) => {
                Some(Step::Follow(Trick { leader, led, followed }))
            }
            (Phase::Swap { trick, waiting }, Action::Swap(cards)) => {
                Some(Step::Swap { side, cards, trick, waiting })
            }
            (Phase::Give(_), Action::Play(_) | Action::Lead(..) | Action::Swap(_))
            | (Phase::Lead(_), Action::Give(_) | Action::Swap(_))
            | (Phase::Follow { .. }, Action::Give(_) | Action::Lead(..) | Action::Swap(_))
            | (Phase::Swap { .. }, Action::Give(_) | Action::Play(_) | Action::Lead(..))
            | (Phase::Deal | Phase::Over(_), _) => None,
        }
    }

    /// Why the action does not fit the phase.
    fn misfit(&self, side: Side, action: Action) -> Illegal {
        let (now, hand) = (self.phase, self.hand(side));
        let refused = match (now, action) {
            // An evil card would have fitted.
            (Phase::Lead(_), Action::Play(card)) => trick::check_held(hand, card, now)
                .and_then(|()| card.potion().map_or(Ok(()), |potion| Err(Illegal::CallAColour { potion }))),
            // It may be that the potion cannot be played at all.
            (Phase::Follow { led, .. }, Action::Lead(potion, _)) => {
                trick::check_held(hand, potion.card(), now)
                    .and_then(|()| trick::check_follow(hand, led, potion.card()))
                    .and(Err(Illegal::OnlyTheLeaderCalls { potion }))
            }
            (
                Phase::Deal
                | Phase::Give(_)
                | Phase::Lead(_)
                | Phase::Follow { .. }
                | Phase::Swap { .. }
                | Phase::Over(_),
                Action::Give(_) | Action::Play(_) | Action::Lead(..) | Action::Swap(_),
            ) => Ok(()),
        };
        refused.err().unwrap_or(Illegal::SomethingElse { now })
    }

    /// Is the step within the rules?
    fn check(&self, step: &Step) -> Result<(), Illegal> {
        let now = self.phase;
        match *step {
            Step::Give { side, cards, .. } => {
                exchange::check_give(&exchange::give(self.hand(side), self.track.round), cards, now)
            }
            Step::Lead { leader, led } => trick::check_held(self.hand(leader), led.card, now),
            Step::Follow(Trick { leader, led, followed }) => {
                let hand = self.hand(leader.other());
                trick::check_held(hand, followed, now)?;
                trick::check_follow(hand, led, followed)
            }
            Step::Swap { side, cards, .. } => potion::check_swap(&potion::swap(self.hand(side)), cards, now),
        }
    }
}

/// What then happens.
impl Position {
    /// Deals these cards, which [`judge_chance`](Position::judge_chance) has accepted.
    #[inline]
    pub fn deal<W: Witness>(&mut self, deal: &Deal, witness: &mut W) {
        self.round = Round { hands: deal.hands(), ..Round::default() };
        self.phase = Phase::Give(Waiting::Both);
        witness.dealt(deal.hands());
    }

    /// Does what a decision comes to, as [`judge`](Position::judge) has found it in this position.
    #[inline]
    pub fn play<W: Witness>(&mut self, step: Step, witness: &mut W) {
        match step {
            Step::Give { side, cards, waiting } => {
                self.phase = match self.put_down(side, cards, waiting, witness) {
                    Some(waiting) => Phase::Give(waiting),
                    None => Phase::Lead(self.track.first_leader()),
                };
            }
            Step::Lead { leader, led } => {
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
            Step::Swap { side, cards, trick, waiting } => {
                match self.put_down(side, cards, waiting, witness) {
                    Some(waiting) => self.phase = Phase::Swap { trick, waiting },
                    None => self.take(trick, witness),
                }
            }
        }
    }

    /// D2.2, D4.2: cards are put down unseen, and when both have chosen they change hands. Who is still waited for?
    #[inline]
    fn put_down<W: Witness>(
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
        let winner = self.round.take(&trick);
        self.phase = Phase::Lead(winner);
        witness.taken(trick, winner);
        if self.round.is_over() {
            self.end_round(witness);
        }
    }

    /// D5.1: after ten tricks the marker moves, and only then.
    fn end_round<W: Witness>(&mut self, witness: &mut W) {
        let taken = self.round.taken;
        self.round = Round { taken, ..Round::default() };
        let progress = self.track.after_round(taken);
        let (Progress::NextRound(track) | Progress::GameOver(track)) = progress;
        self.track = track;
        witness.round_over(taken, track.marker);
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
        self.deal(deal, &mut ());
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            Phase::Deal | Phase::Give(_) | Phase::Lead(_) | Phase::Follow { .. } | Phase::Swap { .. } => None,
        }
    }
}
