//! From an action to the step that it is, if the rules allow it.

use game::require;

use crate::cards::{Colour, Counts, side_of};
use crate::map::Location;
use crate::moves::{Action, Answer, Unit};
use crate::pay::{self, Due};
use crate::refusals::Illegal;
use crate::{cure, research, resist, travel};

use super::{Effect, Phase, Position, Seat};

/// An action in the phase that it is chosen in: what is to be done, complete.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    /// The mover names a goal; what comes first on the way there.
    SetOut { to: Location, next: Phase },
    /// The mover begins an action other than moving, and hands in a set of cards.
    Begin { effect: Effect, cost: u8, set: Counts },
    /// The mover gives all the rest.
    Pass,
    /// The other side raises the cost of a move with a card; what is due then.
    Raise { to: Location, due: Due, colour: Colour },
    /// The other side does not; what is due.
    Unraised { to: Location, due: Due },
    /// Jekyll turns a location white with a card.
    Whiten { at: Location, colour: Colour },
    /// Jekyll whitens nothing more for now.
    CloseWindow,
    /// The mover pays a point of what is due.
    Pay { effect: Effect, due: Due, unit: Unit },
    /// The mover's card leaves a hand above the limit.
    Discard(Colour),
    /// Jekyll puts white tokens into the bag, or not.
    Whites(Answer),
    /// Hyde takes a black token off a tile, for the first of those that must turn.
    Lift { site: Location, turning: Counts },
}

impl Position {
    /// May this seat choose this action now, and what is then to be done? If not, why not.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<Step, Illegal> {
        require(self.decider().is_some_and(|side| side_of(seat) == Some(side)), Illegal::NotYourTurn)?;
        let step = self.resolve(action)?;
        self.check(step)?;
        Ok(step)
    }

    /// How many points the action costs the mover. There is no price yet where the bag will demand it (L5.1), and none at all
    /// for what is not an action of the turn.
    pub fn cost(&self, action: Action) -> Option<u8> {
        let step = self.resolve(action).ok()?;
        if let Step::Begin { cost, .. } = step {
            Some(cost)
        } else if let Step::SetOut { next: Phase::Pay { due, .. } | Phase::Raise { due, .. }, .. } = step {
            Some(due.total())
        } else {
            None
        }
    }

    /// The step that an action is in this phase, legal or not; an error if something else is asked for.
    #[inline(always)]
    pub(super) fn resolve(&self, action: Action) -> Result<Step, Illegal> {
        use Phase::{Draw, Over, Penalty, Setup, Steal, Toll, Trash};
        match (self.phase, action) {
            (Phase::Act, action) => self.resolve_act(action),
            (Phase::Pay { effect, due }, Action::Pay(unit)) => Ok(Step::Pay { effect, due, unit }),
            (Phase::Pay { .. }, _other) => Err(Illegal::PayFirst),
            (Phase::Raise { to, due }, Action::Raise(colour)) => {
                Ok(Step::Raise { to, due: travel::raised(self, due, colour), colour })
            }
            (Phase::Raise { to, due }, Action::Decline) => Ok(Step::Unraised { to, due }),
            (Phase::Raise { .. }, _other) => Err(Illegal::RaiseOrDecline),
            (Phase::Window, Action::Whiten(at, colour)) => Ok(Step::Whiten { at, colour }),
            (Phase::Window, Action::Decline) => Ok(Step::CloseWindow),
            (Phase::Window, _other) => Err(Illegal::WhitenOrDecline),
            (Phase::Discard, Action::Discard(colour)) => Ok(Step::Discard(colour)),
            (Phase::Discard, _other) => Err(Illegal::DiscardFirst),
            (Phase::Whites, Action::Whites(answer)) => Ok(Step::Whites(answer)),
            (Phase::Whites, _other) => Err(Illegal::WhitesFirst),
            (Phase::Lift { turning }, Action::Lift(site)) => Ok(Step::Lift { site, turning }),
            (Phase::Lift { .. }, _other) => Err(Illegal::LiftFirst),
            (Setup | Toll { .. } | Draw { .. } | Trash(_) | Steal | Penalty | Over(_), _any) => {
                Err(Illegal::NotYourTurn)
            }
        }
    }

    #[inline(always)]
    fn resolve_act(&self, action: Action) -> Result<Step, Illegal> {
        let begin = |effect, cost, set| Ok(Step::Begin { effect, cost, set });
        let none = Counts::EMPTY;
        use Action::{Decline, Discard, Lift, Pay, Raise, Whiten, Whites};
        match action {
            Action::Move(to) => Ok(Step::SetOut { to, next: travel::first_phase(self, to) }),
            Action::Pass => Ok(Step::Pass),
            Action::Meet(colour) => begin(Effect::Meet(colour), resist::MEET, none),
            Action::Vice => begin(Effect::Vice, resist::VICE, none),
            Action::Trash(colour) => begin(Effect::Trash(colour), resist::TRASH, none),
            Action::Steal => begin(Effect::Steal, resist::STEAL, none),
            Action::Resist(colour) => {
                let set = Counts::repeat(colour, self.set_size(colour));
                begin(Effect::Resist(colour), resist::RESIST, set)
            }
            Action::Buy(colour) => begin(Effect::Buy(colour), research::BUY, none),
            Action::Mix => begin(Effect::Mix, research::MIX, none),
            Action::Research => begin(Effect::Research, research::research_cost(self), none),
            Action::Alleviate(colour, trio) => {
                begin(Effect::Alleviate(colour, trio), cure::ALLEVIATE, trio.cards())
            }
            Raise(_) | Whiten(..) | Decline | Pay(_) | Discard(_) | Whites(_) | Lift(_) => {
                Err(Illegal::ChooseAnAction)
            }
        }
    }

    /// Do the rules allow this step?
    fn check(&self, step: Step) -> Result<(), Illegal> {
        match step {
            Step::SetOut { to, .. } => travel::set_out(self, to),
            Step::Begin { effect, cost, set } => {
                self.allows(effect)?;
                // L3.4: the cards of a set do not also pay.
                pay::affordable(self.points() - set.len(), cost)
            }
            Step::Raise { colour, .. } => travel::raise(self, colour),
            Step::Whiten { at, colour } => travel::whiten(self, at, colour),
            Step::Pay { due, unit, .. } => pay::pay(self, due, unit),
            Step::Discard(colour) => pay::discard(self, colour),
            Step::Lift { site, .. } => resist::lift(self, site),
            Step::Pass | Step::Unraised { .. } | Step::CloseWindow | Step::Whites(_) => Ok(()),
        }
    }

    /// May the mover do this here and now, if he can pay?
    pub(crate) fn allows(&self, effect: Effect) -> Result<(), Illegal> {
        match effect {
            Effect::Move(to) | Effect::Toll(to) => travel::set_out(self, to),
            Effect::Meet(colour) => resist::meet(self, colour),
            Effect::Vice => resist::vice(self),
            Effect::Trash(_) => resist::trash(self),
            Effect::Steal => resist::steal(self),
            Effect::Resist(colour) => resist::resist(self, colour),
            Effect::Buy(colour) => research::buy(self, colour),
            Effect::Mix => research::mix(self),
            Effect::Research => research::research(self),
            Effect::Alleviate(colour, trio) => cure::alleviate(self, colour, trio),
        }
    }
}
