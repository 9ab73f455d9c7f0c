//! What may be done on the fast road: legal actions as bit sets, counted and picked without being listed.

use crate::board::Phase;
use crate::cards::{Colour, Counts, Side, Trio};
use crate::map::Location;
use crate::moves::{Action, Answer, Unit};
use crate::pay::{Due, Pool};
use crate::{cure, research, resist};

use super::{Fast, bit};

/// The legal actions of a position, kind by kind: each kind with the set of its parameters as bits, so that
/// they are counted and picked without being listed.
#[derive(Clone, Copy)]
pub(super) struct Menu {
    kinds: [(Kind, u64); Menu::ROOM],
    len: usize,
    pub(super) total: u32,
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
    /// Colours, like all up to `Alleviate`: bit 7 of the colour's byte.
    Meet,
    Trash,
    Resist,
    Buy,
    Raise,
    Discard,
    PayColoured,
    PayCard,
    /// Trios, by their place in `TRIOS`.
    Alleviate(Colour),
    /// One bit.
    Just(Action),
}

/// The colours of which there is at least one, each by bit 7 of its byte.
#[inline]
fn present(counts: Counts) -> u64 {
    counts.present().into()
}

/// All four colours.
const ALL_COLOURS: u64 = 0x8080_8080;

/// All twenty trios, in order.
const TRIOS: [Trio; 20] = Trio::ALL;

impl Menu {
    /// Jekyll at the lab: move, buy, mix, research, alleviate four colours, pass.
    const ROOM: usize = 9;

    #[inline]
    fn new() -> Menu {
        Menu { kinds: [(Kind::Move, 0); Menu::ROOM], len: 0, total: 0 }
    }

    #[inline]
    fn put(&mut self, kind: Kind, parameters: u64) {
        self.kinds[self.len] = (kind, parameters);
        self.len += (parameters != 0) as usize;
        self.total += parameters.count_ones();
    }

    #[inline]
    fn put_if(&mut self, legal: bool, action: Action) {
        self.put(Kind::Just(action), legal.into());
    }

    /// The action of that number.
    #[inline]
    pub(super) fn action(&self, mut index: u32) -> Action {
        let mut slot = 0;
        while index >= self.kinds[slot].1.count_ones() {
            index -= self.kinds[slot].1.count_ones();
            slot += 1;
        }
        let (kind, mut parameters) = self.kinds[slot];
        for _ in 0..index {
            parameters &= parameters - 1;
        }
        let parameter = parameters.trailing_zeros() as u8;
        let location = Location(parameter);
        let colour = Colour::ALL[usize::from(parameter >> 3 & 3)];
        match kind {
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
            Kind::Alleviate(cured) => Action::Alleviate(cured, TRIOS[usize::from(parameter) % TRIOS.len()]),
            Kind::Just(action) => action,
        }
    }
}

impl Fast {
    #[inline]
    pub(super) fn menu(&self) -> Menu {
        let mut menu = Menu::new();
        match self.phase {
            Phase::Act => match self.pool {
                Pool::Hyde(tokens) => self.hydes_menu(tokens, &mut menu),
                Pool::Jekyll { .. } => self.jekylls_menu(&mut menu),
            },
            Phase::Pay { due, .. } => self.payments(due, &mut menu),
            Phase::Raise { .. } => {
                menu.put(Kind::Raise, present(self.hand(self.mover().other())));
                menu.put_if(true, Action::Decline);
            }
            Phase::Window => {
                self.hand(Side::Jekyll)
                    .colours()
                    .for_each(|colour| menu.put(Kind::Whiten(colour), self.grey_now()));
                menu.put_if(true, Action::Decline);
            }
            Phase::Discard => menu.put(Kind::Discard, present(self.hand(self.mover()))),
            Phase::Whites => {
                menu.put_if(true, Action::Whites(Answer::No));
                menu.put_if(true, Action::Whites(Answer::Yes));
            }
            Phase::Lift { .. } => menu.put(Kind::Lift, self.trashed),
            Phase::Setup
            | Phase::Toll { .. }
            | Phase::Draw { .. }
            | Phase::Trash(_)
            | Phase::Steal
            | Phase::Penalty
            | Phase::Over(_) => {}
        }
        menu
    }

    #[inline]
    fn hydes_menu(&self, tokens: u8, menu: &mut Menu) {
        let hand = self.hand(Side::Hyde);
        let points = tokens + hand.len();
        let neighbours = self.streets.any[self.pawn.index() & 63];
        menu.put(Kind::Move, if points > 1 { neighbours } else { neighbours & self.grey_now() });
        menu.put_if(true, Action::Pass);
        if self.visit == 0 || bit(self.whitened, self.pawn) {
            return;
        }
        if bit(self.streets.ground, self.pawn) {
            if points >= resist::MEET {
                menu.put(Kind::Meet, present(self.displaced));
            }
            menu.put_if(points >= resist::VICE && self.drawable() > 0, Action::Vice);
            menu.put(Kind::Resist, self.sets(hand, points));
        }
        if points >= resist::TRASH && bit(self.tiles & !self.trashed, self.pawn) && self.black_stock() > 0 {
            menu.put(Kind::Trash, ALL_COLOURS);
        }
        menu.put_if(
            points >= resist::STEAL && self.pawn == self.streets.lab && !self.hands[0].is_empty(),
            Action::Steal,
        );
    }

    /// The colours of which hyde holds a set, and can pay for it.
    #[inline]
    fn sets(&self, hand: Counts, points: u8) -> u64 {
        let is_set = |colour: &Colour| {
            hand.of(*colour) >= self.set_size(*colour) && points >= resist::RESIST + self.set_size(*colour)
        };
        Colour::ALL.into_iter().filter(is_set).fold(0, |sets, colour| sets | 0x80 << (8 * colour as u64))
    }

    #[inline]
    fn jekylls_menu(&self, menu: &mut Menu) {
        let hand = self.hand(Side::Jekyll);
        let points = self.pool.points() + hand.len();
        menu.put_if(true, Action::Pass);
        if points > 0 {
            menu.put(Kind::Move, self.streets.any[self.pawn.index() & 63]);
        }
        if self.visit == 0 {
            return;
        }
        if bit(self.streets.apothecaries, self.pawn) && points >= research::BUY {
            menu.put(Kind::Buy, present(self.apothecary));
        }
        menu.put_if(bit(self.tiles, self.pawn) && points >= self.research_cost(), Action::Research);
        if self.pawn == self.streets.lab {
            menu.put_if(points >= research::MIX && self.drawable() > 0, Action::Mix);
            if hand.len() >= 3 && points >= 3 + cure::ALLEVIATE {
                let covered = |index: &usize| hand.covers(TRIOS[*index].cards());
                let trios = (0..TRIOS.len()).filter(covered).fold(0, |trios, index| trios | 1 << index);
                let uncured = Colour::ALL.into_iter().filter(|colour| !self.cured.has(*colour));
                uncured.for_each(|colour| menu.put(Kind::Alleviate(colour), trios));
            }
        }
    }

    #[inline]
    fn payments(&self, due: Due, menu: &mut Menu) {
        let hand = present(self.hand(self.mover()));
        match (self.pool, due) {
            (Pool::Hyde(tokens), _) => {
                menu.put_if(tokens > 0, Action::Pay(Unit::Token));
                menu.put(Kind::PayCard, hand);
            }
            // Only the demand is left.
            (Pool::Jekyll { coloured, .. }, Due { any: 0, demand: Some(colour) }) => {
                let only = 0x80 << (8 * colour as u64);
                menu.put(Kind::PayColoured, present(coloured) & only);
                menu.put(Kind::PayCard, hand & only);
            }
            // Anything: a demand is judged payable beforehand, and what has its colour counts for it.
            (Pool::Jekyll { coloured, black }, _) => {
                menu.put(Kind::PayColoured, present(coloured));
                menu.put_if(black >= 2, Action::Pay(Unit::BlackPair));
                menu.put(Kind::PayCard, hand);
            }
        }
    }
}
