//! What moves change on the fast road. The same steps as in `state`, without judgement, notes and memories.

use crate::board::{Deed, Phase};
use crate::cards::{Colour, Counts, STOCK, Side, Token, Trio};
use crate::map::Location;
use crate::moves::{Outcome, Unit};
use crate::pay::{Due, HAND_LIMIT, Pool};
use crate::recipe::{Recipe, RecipeSet};
use crate::{cure, research, resist, travel};

use super::{Fast, bit};

impl Fast {
    #[inline]
    pub(super) fn set_out(&mut self, to: Location) {
        let here = self.pawn.index() & 63;
        let heard = !self.hand(self.mover().other()).is_empty();
        let (open, due) = match self.mover() {
            Side::Hyde if bit(self.grey_now(), to) => (heard, Due::any(1)),
            Side::Hyde => (false, Due::any(2)),
            Side::Jekyll if bit(self.streets.black[here], to) => {
                self.phase = Phase::Toll { to };
                return;
            }
            Side::Jekyll => (heard && bit(self.streets.grey[here], to), Due::any(1)),
        };
        self.phase = if open { Phase::Raise { to, due } } else { Phase::Pay { deed: Deed::Move(to), due } };
    }

    #[inline]
    pub(super) fn begin(&mut self, deed: Deed, cost: u8) {
        self.visit -= 1;
        self.acted |= u64::from(self.mover() == Side::Hyde) << (self.pawn.0 & 63);
        self.phase = Phase::Pay { deed, due: Due::any(cost) };
    }

    #[inline]
    pub(super) fn raise(&mut self, colour: Colour) {
        let Phase::Raise { to, due } = self.phase else { return };
        let mover = self.mover();
        self.play_card(mover.other(), colour);
        let due = match mover {
            Side::Hyde => Due::any(travel::RAISED_FARE),
            Side::Jekyll => Due { demand: Some(colour), ..due },
        };
        self.charge(Deed::Move(to), due);
    }

    #[inline]
    fn charge(&mut self, deed: Deed, due: Due) {
        if due.payable(self.pool, self.hand(self.mover())) {
            self.phase = Phase::Pay { deed, due };
        } else {
            self.end_turn();
        }
    }

    #[inline]
    pub(super) fn decline(&mut self) {
        if let Phase::Raise { to, due } = self.phase {
            match due.total() {
                0 => self.arrive(to),
                _more => self.phase = Phase::Pay { deed: Deed::Move(to), due },
            }
        } else {
            self.phase = Phase::Act;
        }
    }

    #[inline]
    pub(super) fn pay(&mut self, unit: Unit) {
        let Phase::Pay { deed, mut due } = self.phase else { return };
        match (due.demand, unit) {
            (Some(demand), Unit::Coloured(colour) | Unit::Card(colour)) if colour == demand => {
                due.demand = None
            }
            (_, _) => due.any -= 1,
        }
        match (&mut self.pool, unit) {
            (_, Unit::Card(colour)) => self.play_card(self.mover(), colour),
            (Pool::Hyde(tokens), _) => *tokens -= 1,
            (Pool::Jekyll { coloured, .. }, Unit::Coloured(colour)) => {
                *coloured = coloured.minus(Counts::one(colour));
            }
            (Pool::Jekyll { black, .. }, _) => *black -= 2,
        }
        if due.total() == 0 {
            self.accomplish(deed);
        } else {
            self.phase = Phase::Pay { deed, due };
        }
    }

    #[inline]
    fn accomplish(&mut self, deed: Deed) {
        match deed {
            Deed::Move(to) => self.arrive(to),
            Deed::Toll(to) if self.hand(Side::Hyde).is_empty() => self.arrive(to),
            Deed::Toll(to) => self.phase = Phase::Raise { to, due: Due::any(0) },
            Deed::Meet(colour) => {
                self.displaced = self.displaced.minus(Counts::one(colour));
                self.take(colour);
            }
            Deed::Buy(colour) => {
                self.apothecary = self.apothecary.minus(Counts::one(colour));
                self.take(colour);
            }
            Deed::Vice => self.go_on_drawing(1),
            Deed::Mix => self.go_on_drawing(research::POTIONS.min(self.drawable())),
            Deed::Trash(colour) => self.phase = Phase::Trash(colour),
            Deed::Steal => self.phase = Phase::Steal,
            Deed::Resist(colour) => self.must_turn_black(Counts::one(colour)),
            Deed::Research => {
                self.tiles &= !(1 << self.pawn.0);
                self.trashed &= !(1 << self.pawn.0);
                self.end_action();
            }
            Deed::Alleviate(colour, trio) => self.alleviate(colour, trio),
        }
    }

    #[inline]
    fn arrive(&mut self, to: Location) {
        if bit(self.grey_now(), to) {
            self.acted &= 1 << (to.0 & 63);
        }
        self.pawn = to;
        self.begin_visit();
        self.end_action();
    }

    fn alleviate(&mut self, colour: Colour, trio: Trio) {
        match Recipe::find(colour, trio.cards()).filter(|recipe| self.cures.contains(*recipe)) {
            Some(cure) => {
                self.cured.insert(cure);
                if self.cured.len() == cure::TO_WIN {
                    self.win(Side::Jekyll)
                } else {
                    self.phase = Phase::Whites
                }
            }
            None => self.phase = Phase::Penalty,
        }
    }

    pub(super) fn must_turn_black(&mut self, turning: Counts) {
        if turning.is_empty() {
            self.end_action();
        } else if self.black_stock() == 0 && self.trashed != 0 {
            self.phase = Phase::Lift { turning };
        } else {
            self.turn_black(turning);
        }
    }

    pub(super) fn turn_black(&mut self, turning: Counts) {
        let Some(colour) = turning.colours().next() else { return };
        let one = Counts::one(colour);
        if let Pool::Jekyll { coloured, black } = &mut self.pool
            && coloured.of(colour) == resist::TO_WIN - self.turned.of(colour)
        {
            *coloured = coloured.minus(one);
            *black += 1;
        }
        self.turned = self.turned.plus(one);
        if self.turned.of(colour) == resist::TO_WIN {
            self.win(Side::Hyde);
        } else {
            self.must_turn_black(turning.minus(one));
        }
    }

    pub(super) fn lay_out(&mut self, cures: RecipeSet) {
        self.cures = cures;
        self.tiles = self.streets.research_sites;
        self.begin_turn(Side::Hyde);
    }

    #[inline]
    fn go_on_drawing(&mut self, left: u8) {
        if left == 0 {
            return self.end_action();
        }
        if self.deck.is_empty() {
            self.deck = core::mem::take(&mut self.discard);
        }
        self.phase = Phase::Draw { left };
    }

    #[inline]
    pub(super) fn draw_card(&mut self, left: u8, colour: Colour) {
        let one = Counts::one(colour);
        let hand = &mut self.hands[self.pool.side().index()];
        self.deck = self.deck.minus(one);
        *hand = hand.plus(one);
        self.go_on_drawing(left - 1);
    }

    #[inline]
    pub(super) fn steal(&mut self, colour: Colour) {
        let one = Counts::one(colour);
        self.hands = [self.hands[0].minus(one), self.hands[1].plus(one)];
        self.end_action();
    }

    #[inline]
    pub(super) fn token(&mut self, token: Token) {
        match (self.phase, token) {
            (Phase::Toll { to }, Token::Coloured(colour)) => {
                self.charge(Deed::Toll(to), Due { any: 0, demand: Some(colour) });
            }
            (Phase::Toll { to }, Token::White) => self.charge(Deed::Toll(to), Due::any(1)),
            (Phase::Trash(named), token) => {
                self.trashed |= u64::from(token == Token::Coloured(named)) << self.pawn.0;
                self.end_action();
            }
            (_, _) => {}
        }
    }

    #[inline]
    pub(super) fn play_card(&mut self, side: Side, colour: Colour) {
        let one = Counts::one(colour);
        let hand = &mut self.hands[side.index()];
        *hand = hand.minus(one);
        let row = match side {
            Side::Hyde => &mut self.apothecary,
            Side::Jekyll => &mut self.displaced,
        };
        *row = row.plus(one);
    }

    #[inline]
    pub(super) fn discard(&mut self, side: Side, cards: Counts) {
        let hand = &mut self.hands[side.index()];
        *hand = hand.minus(cards);
        self.discard = self.discard.plus(cards);
    }

    #[inline]
    fn take(&mut self, colour: Colour) {
        let hand = &mut self.hands[self.pool.side().index()];
        *hand = hand.plus(Counts::one(colour));
        self.end_action();
    }

    #[inline]
    pub(super) fn end_action(&mut self) {
        if self.hand(self.mover()).len() > HAND_LIMIT {
            self.phase = Phase::Discard;
        } else if self.pool.is_empty() {
            self.end_turn();
        } else {
            match self.mover() {
                Side::Hyde => self.open_window(),
                Side::Jekyll => self.phase = Phase::Act,
            }
        }
    }

    #[inline]
    pub(super) fn open_window(&mut self) {
        let white_stock = STOCK.saturating_sub(self.whites_in_bag + self.whitened.count_ones() as u8);
        let offered = !self.hands[0].is_empty() && white_stock > 0 && self.grey_now() != 0;
        self.phase = if offered { Phase::Window } else { Phase::Act };
    }

    pub(super) fn end_turn(&mut self) {
        self.whitened = 0;
        self.acted = 0;
        if self.turn >= self.turns {
            self.phase = Phase::Over(Outcome { winner: None, turns: self.turn });
        } else {
            self.begin_turn(self.mover().other());
        }
    }

    fn begin_turn(&mut self, side: Side) {
        self.turn += 1;
        self.pool = Pool::full(side, self.turned);
        self.begin_visit();
        match side {
            Side::Hyde => self.open_window(),
            Side::Jekyll => self.phase = Phase::Act,
        }
    }

    #[inline]
    fn begin_visit(&mut self) {
        self.visit = match self.mover() {
            Side::Hyde => u8::from(!bit(self.acted, self.pawn)),
            Side::Jekyll => research::ACTIONS_A_VISIT,
        };
    }

    fn win(&mut self, side: Side) {
        self.phase = Phase::Over(Outcome { winner: Some(side), turns: self.turn });
    }
}
