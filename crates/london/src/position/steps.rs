//! What each move changes, and what comes next.

use game::Side;

use crate::cards::{Colour, Counts, TOKENS_A_COLOUR};
use crate::map::{Location, LocationSet};
use crate::memory::Witness;
use crate::moves::{Action, Answer, Note, Outcome, Unit};
use crate::pay::{Due, HAND_LIMIT, Pool};
use crate::recipe::Recipe;
use crate::{cure, limits, research, resist, travel};

use super::{Effect, Phase, Position, Step};

/// The steps. Each is known to be legal.
impl Position {
    /// Plays a legal action of the side to move, before a witness.
    #[inline(always)] // Into search, where the witness is nobody and most of the step is known.
    pub fn act_before(&mut self, action: Action, witness: &mut impl Witness) {
        match self.resolve(action) {
            Ok(step) => self.play(step, witness),
            Err(illegal) => unreachable!("{illegal}: {action:?}"),
        }
    }

    /// Plays a step that has been judged legal.
    #[inline(always)]
    pub(crate) fn play<W: Witness>(&mut self, step: Step, witness: &mut W) {
        match step {
            Step::SetOut { next, .. } => self.phase = next,
            Step::Begin { effect, cost, set } => self.begin(effect, cost, set, witness),
            Step::Pass => self.end_turn(witness),
            Step::Raise { to, due, colour } => {
                self.play_card(self.mover().other(), colour, witness);
                self.charge(Effect::Move(to), due, witness);
            }
            Step::Unraised { to, due } => self.go_on(to, due, witness),
            Step::Whiten { at, colour } => {
                self.play_card(Side::Jekyll, colour, witness);
                self.whitened |= LocationSet::only(at);
                self.open_window();
            }
            Step::CloseWindow => self.phase = Phase::Act,
            Step::Pay { effect, due, unit } => self.pay(effect, due, unit, witness),
            Step::Discard(colour) => {
                self.discard_cards(Counts::one(colour), witness);
                self.end_action(witness);
            }
            Step::Whites(answer) => {
                self.whites_in_bag += if answer == Answer::Yes { cure::WHITES } else { 0 };
                self.end_action(witness);
            }
            Step::Lift { site, turning } => {
                self.trashed -= LocationSet::only(site);
                self.turn_black(turning, witness);
            }
        }
    }

    /// L3.4: the set leaves the hand when the action is named.
    #[inline]
    fn begin(&mut self, effect: Effect, cost: u8, set: Counts, witness: &mut impl Witness) {
        if !set.is_empty() {
            self.discard_cards(set, witness);
        }
        self.visit -= 1;
        if self.mover() == Side::Hyde {
            self.acted |= LocationSet::only(self.pawn);
        }
        self.phase = Phase::Pay { effect, due: Due::any(cost) };
    }

    /// L4.2, L5.2: the mover pays what is asked of him on his way, or loses the rest of his turn.
    #[inline]
    pub(super) fn charge(&mut self, effect: Effect, due: Due, witness: &mut impl Witness) {
        let able = due.payable(self.pool, self.hands[self.mover()]);
        witness.charged(self, due, able);
        match able {
            true => self.phase = Phase::Pay { effect, due },
            false => self.end_turn(witness),
        }
    }

    /// L4.2, L5.1: nobody has raised the cost of the move.
    #[inline]
    fn go_on(&mut self, to: Location, due: Due, witness: &mut impl Witness) {
        match due.total() {
            0 => self.arrive(to, witness),
            _more => self.phase = Phase::Pay { effect: Effect::Move(to), due },
        }
    }

    /// L3.1, L3.2: one point; with the last one the action takes effect.
    #[inline]
    fn pay(&mut self, effect: Effect, due: Due, unit: Unit, witness: &mut impl Witness) {
        if let Unit::Card(colour) = unit {
            self.play_card(self.mover(), colour, witness);
        }
        self.pool = self.pool.after(unit);
        let due = due.after(unit);
        match due.total() {
            0 => self.take_effect(effect, witness),
            _more => self.phase = Phase::Pay { effect, due },
        }
    }

    #[inline]
    fn take_effect(&mut self, effect: Effect, witness: &mut impl Witness) {
        match effect {
            Effect::Move(to) => self.arrive(to, witness),
            Effect::Toll(to) => match travel::after_toll(self, to) {
                Some(raise) => self.phase = raise,
                None => self.arrive(to, witness),
            },
            Effect::Meet(colour) => {
                self.displaced = self.displaced.minus(Counts::one(colour));
                self.take(colour, witness);
            }
            Effect::Buy(colour) => {
                self.apothecary = self.apothecary.minus(Counts::one(colour));
                self.take(colour, witness);
            }
            Effect::Vice => self.go_on_drawing(1, witness),
            Effect::Mix => self.go_on_drawing(research::POTIONS.min(self.drawable()), witness),
            Effect::Trash(colour) => self.phase = Phase::Trash(colour),
            Effect::Steal => self.phase = Phase::Steal,
            Effect::Resist(colour) => self.must_turn_black(Counts::one(colour), witness),
            Effect::Research => self.research(witness),
            Effect::Alleviate(colour, trio) => {
                let cure = cure::found(self, colour, trio);
                let refuted = if cure.is_none() { Recipe::find(colour, trio.cards()) } else { None };
                refuted.into_iter().for_each(|recipe| witness.refuted(recipe));
                self.alleviate(cure, witness);
            }
        }
    }

    /// L4.4, L5.3: the pawn arrives, and a new visit begins.
    #[inline]
    fn arrive(&mut self, to: Location, witness: &mut impl Witness) {
        self.acted = self.acted_after_entering(to);
        self.pawn = to;
        self.begin_visit();
        self.end_action(witness);
    }

    /// L5.5: the tile leaves the map, its black token returns to stock.
    #[inline]
    fn research(&mut self, witness: &mut impl Witness) {
        witness.researched(self.layout.at(self.map(), self.pawn));
        let here = LocationSet::only(self.pawn);
        self.tiles -= here;
        self.trashed -= here;
        self.end_action(witness);
    }

    /// L5.6, L5.7: the cards were the cure, or not.
    fn alleviate(&mut self, cure: Option<Recipe>, witness: &mut impl Witness) {
        let Some(cure) = cure else { return self.phase = Phase::Penalty };
        self.cured = self.cured.with(cure);
        witness.note(Note::Cured(cure.column()));
        if self.cured.len() == cure::TO_WIN {
            self.win(Side::Jekyll);
        } else {
            self.phase = Phase::Whites;
        }
    }

    /// L4.8, L5.6: tokens turn black in order, each from stock or off a tile.
    pub(super) fn must_turn_black(&mut self, turning: Counts, witness: &mut impl Witness) {
        if turning.is_empty() {
            self.end_action(witness);
        } else if resist::must_lift(self) {
            self.phase = Phase::Lift { turning };
        } else {
            self.turn_black(turning, witness);
        }
    }

    /// L4.7, L5.6: the first of these turns black: one with hyde if there is one, else one of jekyll's.
    fn turn_black(&mut self, turning: Counts, witness: &mut impl Witness) {
        let colour = turning.colours().next().expect("something must turn black");
        let one = Counts::one(colour);
        let circulating = TOKENS_A_COLOUR - 1 - self.turned.of(colour);
        if let Pool::Jekyll { coloured, black } = &mut self.pool
            && coloured.of(colour) == circulating
        {
            *coloured = coloured.minus(one);
            *black += 1;
        }
        self.turned = self.turned.plus(one);
        witness.note(Note::Black(colour));
        if self.turned.of(colour) == resist::TO_WIN {
            self.win(Side::Hyde);
        } else {
            self.must_turn_black(turning.minus(one), witness);
        }
    }

    /// L3.6: the discard is reshuffled when a card is to be drawn and the deck is empty.
    #[inline]
    pub(super) fn go_on_drawing(&mut self, left: u8, witness: &mut impl Witness) {
        if left == 0 {
            return self.end_action(witness);
        }
        if self.deck.is_empty() {
            self.deck = core::mem::take(&mut self.discard);
            witness.note(Note::Reshuffle);
        }
        self.phase = Phase::Draw { left };
    }

    /// L3.2: a card goes face up into its owner's row: hyde's to the Apothecary, jekyll's to the Displaced.
    #[inline]
    fn play_card(&mut self, side: Side, colour: Colour, witness: &mut impl Witness) {
        let one = Counts::one(colour);
        self.hands[side] = self.hands[side].minus(one);
        let row = match side {
            Side::Hyde => &mut self.apothecary,
            Side::Jekyll => &mut self.displaced,
        };
        *row = row.plus(one);
        witness.shown(side, one);
    }

    /// L3.5, L3.6: the mover's cards go to the discard.
    #[inline]
    fn discard_cards(&mut self, cards: Counts, witness: &mut impl Witness) {
        let mover = self.mover();
        self.hands[mover] = self.hands[mover].minus(cards);
        self.discard = self.discard.plus(cards);
        witness.shown(mover, cards);
    }

    /// The mover takes a card out of a row.
    #[inline]
    fn take(&mut self, colour: Colour, witness: &mut impl Witness) {
        let mover = self.mover();
        self.hands[mover] = self.hands[mover].plus(Counts::one(colour));
        witness.taken(mover, colour);
        self.end_action(witness);
    }

    /// L3.1, L3.5: first down to the hand limit; then on with the turn, if there is anything left to pay with.
    #[inline]
    pub(super) fn end_action(&mut self, witness: &mut impl Witness) {
        if self.hands[self.mover()].len() > HAND_LIMIT {
            self.phase = Phase::Discard;
        } else if self.pool.is_empty() {
            self.end_turn(witness);
        } else {
            self.next_action();
        }
    }

    #[inline]
    fn next_action(&mut self) {
        match self.mover() {
            Side::Hyde => self.open_window(),
            Side::Jekyll => self.phase = Phase::Act,
        }
    }

    /// L4.3: jekyll may whiten locations before hyde goes on.
    fn open_window(&mut self) {
        self.phase = if travel::window_offered(self) { Phase::Window } else { Phase::Act };
    }

    /// L3.1, L4.3, L4.4: all tokens go over, the pawn flips, white tokens leave the map, and hyde may act anywhere again.
    fn end_turn(&mut self, witness: &mut impl Witness) {
        self.whitened = LocationSet::EMPTY;
        self.acted = LocationSet::EMPTY;
        match limits::too_long(self) {
            Some(draw) => self.phase = Phase::Over(draw),
            None => self.begin_turn(self.mover().other(), witness),
        }
    }

    pub(super) fn begin_turn(&mut self, side: Side, witness: &mut impl Witness) {
        self.turn += 1;
        self.pool = Pool::full(side, self.turned);
        self.begin_visit();
        witness.note(Note::Turn(side));
        self.next_action();
    }

    /// L4.4, L5.3: a new visit begins with a move, and with the turn.
    #[inline]
    fn begin_visit(&mut self) {
        self.visit = match self.mover() {
            Side::Hyde => self.actions_here(),
            Side::Jekyll => research::ACTIONS_A_VISIT,
        };
    }

    fn win(&mut self, side: Side) {
        self.phase = Phase::Over(Outcome { winner: Some(side), turns: self.turn });
    }
}
