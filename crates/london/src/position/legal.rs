//! What may be done now: the legal actions as bit sets, counted and picked without being listed.

use alloc::vec::Vec;

use game::{Entropy, Quick, Side};

use crate::cards::{Colour, Counts, Trio, seat_of};
use crate::map::Location;
use crate::moves::{Action, Answer, Unit};
use crate::pay::{Due, Pool};
use crate::{cure, research, resist};

use super::{Phase, Position, Seat};

/// The legal actions of a position, kind by kind: each kind with the set of its parameters as bits.
#[derive(Clone, Copy)]
pub(super) struct LegalActions {
    kinds: [Kind; LegalActions::KINDS_MAX],
    parameters: [u64; LegalActions::KINDS_MAX],
    len: usize,
    total: u32,
}

/// A kind of action; what its bits stand for.
#[derive(Clone, Copy)]
enum Kind {
    /// Locations.
    Move,
    /// Locations.
    Whiten(Colour),
    /// Locations.
    Lift,
    /// Colours, like all up to `PayCard`: bit 7 of the colour's byte.
    Meet,
    Trash,
    Resist,
    Buy,
    Raise,
    Discard,
    PayColoured,
    PayCard,
    /// Trios, by their place in `Trio::ALL`.
    Alleviate(Colour),
    /// One bit each for no and yes.
    Whites,
    /// One bit, like all from here on.
    Vice,
    Steal,
    Mix,
    Research,
    Pass,
    Decline,
    PayToken,
    PayBlackPair,
}

/// The colours of which there is at least one, each by bit 7 of its byte.
fn present(counts: Counts) -> u64 {
    counts.present().into()
}

/// All four colours.
const ALL_COLOURS: u64 = 0x8080_8080;

/// One colour.
const fn only(colour: Colour) -> u64 {
    0x80 << (8 * colour as u64)
}

impl LegalActions {
    /// Jekyll at the lab: pass, move, mix, alleviate four colours.
    const KINDS_MAX: usize = 9;

    #[inline(always)]
    fn new() -> LegalActions {
        LegalActions {
            kinds: [Kind::Pass; LegalActions::KINDS_MAX],
            parameters: [0; LegalActions::KINDS_MAX],
            len: 0,
            total: 0,
        }
    }

    #[inline(always)]
    fn put(&mut self, kind: Kind, parameters: u64) {
        self.kinds[self.len] = kind;
        self.parameters[self.len] = parameters;
        self.len += (parameters != 0) as usize;
        self.total += parameters.count_ones();
    }

    #[inline(always)]
    fn put_if(&mut self, legal: bool, kind: Kind) {
        self.put(kind, legal.into());
    }

    /// Calls `each` with every one of them.
    pub(super) fn each(&self, mut each: impl FnMut(Action)) {
        (0..self.total).for_each(|index| each(self.action(index)));
    }

    /// One of them, all equally likely.
    #[inline(always)]
    pub(super) fn random(&self, quick: &mut Quick) -> Action {
        self.action(quick.below(self.total))
    }

    /// The action of that number.
    #[inline(always)]
    fn action(&self, mut index: u32) -> Action {
        let mut slot = 0;
        while index >= self.parameters[slot].count_ones() {
            index -= self.parameters[slot].count_ones();
            slot += 1;
        }
        let mut parameters = self.parameters[slot];
        for _ in 0..index {
            parameters &= parameters - 1;
        }
        let parameter = parameters.trailing_zeros() as u8;
        let location = Location::from_index(parameter);
        let colour = Colour::ALL[usize::from(parameter >> 3 & 3)];
        match self.kinds[slot] {
            Kind::Move => Action::Move(location),
            Kind::Whiten(card) => Action::Whiten(location, card),
            Kind::Lift => Action::Lift(location),
            Kind::Meet => Action::Meet(colour),
            Kind::Trash => Action::Trash(colour),
            Kind::Resist => Action::Resist(colour),
            Kind::Buy => Action::Buy(colour),
            Kind::Raise => Action::Raise(colour),
            Kind::Discard => Action::Discard(colour),
            Kind::PayColoured => Action::Pay(Unit::Coloured(colour)),
            Kind::PayCard => Action::Pay(Unit::Card(colour)),
            Kind::Alleviate(cured) => Action::Alleviate(cured, Trio::ALL[usize::from(parameter) % 20]),
            Kind::Whites => Action::Whites([Answer::No, Answer::Yes][usize::from(parameter & 1)]),
            Kind::Vice => Action::Vice,
            Kind::Steal => Action::Steal,
            Kind::Mix => Action::Mix,
            Kind::Research => Action::Research,
            Kind::Pass => Action::Pass,
            Kind::Decline => Action::Decline,
            Kind::PayToken => Action::Pay(Unit::Token),
            Kind::PayBlackPair => Action::Pay(Unit::BlackPair),
        }
    }
}

impl Position {
    /// All actions that the seat may choose from now, in ascending order; empty if it has nothing to decide.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.decider().is_some_and(|side| seat_of(side) == seat) {
            self.legal_actions().each(|action| actions.push(action));
            actions.sort_unstable();
        }
        actions
    }

    #[inline(always)] // Into search, whoever else asks for the list.
    pub(super) fn legal_actions(&self) -> LegalActions {
        use Phase::{Draw, Over, Penalty, Setup, Steal, Toll, Trash};
        let mut legal = LegalActions::new();
        match self.phase {
            Phase::Act => match self.mover() {
                Side::Hyde => self.hydes_actions(&mut legal),
                Side::Jekyll => self.jekylls_actions(&mut legal),
            },
            Phase::Pay { due, .. } => self.payments(due, &mut legal),
            Phase::Raise { .. } => {
                legal.put(Kind::Raise, present(self.hands[self.mover().other()]));
                legal.put_if(true, Kind::Decline);
            }
            Phase::Window => {
                let grey = self.grey_now().bits();
                self.hands.jekyll.colours().for_each(|colour| legal.put(Kind::Whiten(colour), grey));
                legal.put_if(true, Kind::Decline);
            }
            Phase::Discard => legal.put(Kind::Discard, present(self.hands[self.mover()])),
            Phase::Whites => legal.put(Kind::Whites, 0b11),
            Phase::Lift { .. } => legal.put(Kind::Lift, self.trashed.bits()),
            Setup | Toll { .. } | Draw { .. } | Trash(_) | Steal | Penalty | Over(_) => {}
        }
        legal
    }

    #[inline(always)]
    fn hydes_actions(&self, legal: &mut LegalActions) {
        let points = self.points();
        let neighbours = self.map().neighbours(self.pawn);
        let goals = if points > 1 { neighbours } else { neighbours & self.grey_now() };
        legal.put(Kind::Move, goals.bits());
        legal.put_if(true, Kind::Pass);
        if resist::on_grey(self).is_ok() {
            if points >= resist::MEET {
                legal.put(Kind::Meet, present(self.displaced));
            }
            legal.put_if(points >= resist::VICE && resist::vice(self).is_ok(), Kind::Vice);
            legal.put(Kind::Resist, self.sets(points));
        }
        if points >= resist::TRASH && resist::trash(self).is_ok() {
            legal.put(Kind::Trash, ALL_COLOURS);
        }
        legal.put_if(points >= resist::STEAL && resist::steal(self).is_ok(), Kind::Steal);
    }

    /// The colours of which hyde holds a set, and can pay for it.
    #[inline]
    fn sets(&self, points: u8) -> u64 {
        let is_set = |colour: &Colour| {
            let set = self.set_size(*colour);
            self.hands.hyde.of(*colour) >= set && points >= resist::RESIST + set
        };
        Colour::ALL.into_iter().filter(is_set).fold(0, |sets, colour| sets | only(colour))
    }

    #[inline(always)]
    fn jekylls_actions(&self, legal: &mut LegalActions) {
        let (hand, points) = (self.hands.jekyll, self.points());
        legal.put_if(true, Kind::Pass);
        if points > 0 {
            legal.put(Kind::Move, self.map().neighbours(self.pawn).bits());
        }
        if self.visit == 0 {
            return;
        }
        if self.map().apothecaries().contains(self.pawn) && points >= research::BUY {
            legal.put(Kind::Buy, present(self.apothecary));
        }
        let can_research = points >= research::research_cost(self) && research::research(self).is_ok();
        legal.put_if(can_research, Kind::Research);
        if self.pawn == self.map().lab() {
            legal.put_if(points >= research::MIX && research::mix(self).is_ok(), Kind::Mix);
            if hand.len() >= 3 && points >= 3 + cure::ALLEVIATE {
                let covered = |index: &usize| hand.covers(Trio::ALL[*index].cards());
                let trios = (0..Trio::ALL.len()).filter(covered).fold(0, |trios, index| trios | 1 << index);
                let uncured = Colour::ALL.into_iter().filter(|colour| !self.cured.has(*colour));
                uncured.for_each(|colour| legal.put(Kind::Alleviate(colour), trios));
            }
        }
    }

    #[inline(always)]
    fn payments(&self, due: Due, legal: &mut LegalActions) {
        let hand = present(self.hands[self.mover()]);
        match (self.pool, due) {
            (Pool::Hyde(tokens), _) => {
                legal.put_if(tokens > 0, Kind::PayToken);
                legal.put(Kind::PayCard, hand);
            }
            // Only the demand is left.
            (Pool::Jekyll { coloured, .. }, Due { any: 0, demand: Some(colour) }) => {
                legal.put(Kind::PayColoured, present(coloured) & only(colour));
                legal.put(Kind::PayCard, hand & only(colour));
            }
            (Pool::Jekyll { coloured, black }, _) => {
                legal.put(Kind::PayColoured, present(coloured));
                legal.put_if(black >= 2, Kind::PayBlackPair);
                legal.put(Kind::PayCard, hand);
            }
        }
    }
}
