//! The truth of a game, and the state machine: what each move changes and what comes next.
//!
//! ```text
//! setup ─▸ (window) ─▸ act ─▸ (toll) ─▸ (raise) ─▸ pay ─▸ (draw, trash, steal or penalty) ─▸ (lift, whites) ─▸ (discard)
//!             ▴                                                                                                  │
//!             └──────────────── the next action, or the other side's turn ◂──────────────────────────────────────┘
//! ```
//!
//! Whether a move is legal is asked in [`crate::judge`]; who learns what from it is told to [`crate::view`].

use alloc::vec::Vec;

use game::Move;

use crate::begin::{self, Undertaking};
use crate::board::{Board, Deed, Phase};
use crate::cards::{Colour, Counts, Side};
use crate::illegal::Illegal;
use crate::map::{Location, LocationSet, PathKind};
use crate::moves::{Action, Answer, Note, Outcome, Unit};
use crate::options::Options;
use crate::pay::{self, Due, HAND_LIMIT, Pool};
use crate::recipe::{Recipe, RecipeSet};
use crate::view::Hands;
use crate::{cure, judge, limits, research, resist, setup, travel};

/// A game of london with all its secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What lies open.
    pub(crate) board: Board,
    /// The cards of each side.
    pub(crate) hands: [Counts; 2],
    /// What is left to be drawn. It has no order: chance makes that when a card is drawn.
    pub(crate) deck: Counts,
    /// The cure of each colour; empty before the set-up.
    pub(crate) cures: RecipeSet,
    /// The tiles that lie on the map.
    pub(crate) tiles: Vec<(Location, Recipe)>,
    /// The recipes that jekyll has taken.
    pub(crate) recipes: RecipeSet,
    /// What each side takes the other's hand for.
    pub(crate) suspects: [Hands; 2],
}

impl State {
    /// The game before its set-up.
    pub(crate) fn start(options: &Options) -> State {
        State {
            board: setup::board(options),
            hands: [Counts::NONE; 2],
            deck: Counts::DECK,
            cures: RecipeSet::NONE,
            tiles: Vec::new(),
            recipes: RecipeSet::NONE,
            suspects: [Hands::only(Counts::NONE), Hands::only(Counts::NONE)],
        }
    }

    /// Everything that lies open.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cards of a side.
    pub fn hand(&self, side: Side) -> Counts {
        self.hands[side.index()]
    }

    /// What is left to be drawn.
    pub fn deck(&self) -> Counts {
        self.deck
    }

    /// The hidden cures.
    pub fn cures(&self) -> RecipeSet {
        self.cures
    }

    /// The tiles that lie on the map.
    pub fn tiles(&self) -> &[(Location, Recipe)] {
        &self.tiles
    }

    /// The recipes that jekyll has taken.
    pub fn recipes(&self) -> RecipeSet {
        self.recipes
    }

    /// What this side takes the other's hand for.
    pub fn suspects(&self, side: Side) -> &Hands {
        &self.suspects[side.index()]
    }

    /// Makes a move, or says why not and changes nothing.
    pub(crate) fn make(&mut self, mv: &Move<State>) -> Result<Vec<Note>, Illegal> {
        let mut notes = Vec::new();
        match mv {
            Move::Act(seat, action) => {
                let side = Side::of(*seat).ok_or(Illegal::NotYourTurn)?;
                judge::judge(&self.board, side, self.hand(side), *action)?;
                self.act(*action, &mut notes);
            }
            Move::Chance(chance) => {
                self.judge_chance(chance)?;
                self.befall(chance, &mut notes);
            }
        }
        Ok(notes)
    }

    // Decisions. Each is known to be legal.

    fn act(&mut self, action: Action, notes: &mut Vec<Note>) {
        match action {
            Action::Move(to) => self.set_out(to),
            Action::Pass => self.end_turn(notes),
            Action::Meet(_)
            | Action::Vice
            | Action::Trash(_)
            | Action::Steal
            | Action::Resist(_)
            | Action::Buy(_)
            | Action::Mix
            | Action::Research
            | Action::Alleviate(..) => self.begin(action),
            Action::Raise(colour) => self.raise(colour, notes),
            Action::Whiten(at, colour) => self.whiten(at, colour),
            Action::Decline => self.decline(notes),
            Action::Pay(unit) => self.pay(unit, notes),
            Action::Discard(colour) => {
                self.discard(Counts::one(colour));
                self.end_action(notes);
            }
            Action::Whites(answer) => {
                if answer == Answer::Yes {
                    self.board.whites_in_bag += cure::WHITES;
                }
                self.end_action(notes);
            }
            Action::Lift(site) => {
                if let Phase::Lift { turning } = self.board.phase {
                    self.board.trashed.remove(site);
                    self.turn_black(turning, notes);
                }
            }
        }
    }

    /// L4.1, L5.1: the mover names a goal.
    fn set_out(&mut self, to: Location) {
        let board = &self.board;
        let path = board.map().path(board.pawn, to).unwrap_or(PathKind::White);
        let due = match board.mover() {
            Side::Hyde => Due::any(travel::hydes_fare(board, to)),
            Side::Jekyll => travel::jekylls_fare(path),
        };
        self.board.phase = if board.mover() == Side::Jekyll && path == PathKind::Black {
            Phase::Toll { to }
        } else if travel::raise_offered(board, path, to) {
            Phase::Raise { to, due }
        } else {
            Phase::Pay { deed: Deed::Move(to), due }
        };
    }

    /// L3.4: the set leaves the hand when the action is named.
    fn begin(&mut self, action: Action) {
        let hand = self.hand(self.board.mover());
        if let Ok(Undertaking { deed, cost, set }) = begin::begin(&self.board, hand, action) {
            self.discard(set);
            self.board.visit -= 1;
            self.mark_acted();
            self.board.phase = Phase::Pay { deed, due: Due::any(cost) };
        }
    }

    /// L4.2, L5.1: the other side plays a card, and the move is dearer, perhaps too dear.
    fn raise(&mut self, colour: Colour, notes: &mut Vec<Note>) {
        if let Phase::Raise { to, due } = self.board.phase {
            self.play(self.board.mover().other(), colour);
            let due = travel::raised(&self.board, due, colour);
            self.charge(Deed::Move(to), due, notes);
        }
    }

    /// L4.2, L5.2: the mover pays what is asked of him on his way, or loses the rest of his turn.
    pub(crate) fn charge(&mut self, deed: Deed, due: Due, notes: &mut Vec<Note>) {
        let mover = self.board.mover();
        let pool = self.board.pool;
        let able = due.payable(pool, self.hand(mover));
        self.learn(mover, |hand| due.payable(pool, hand) == able);
        match able {
            true => self.board.phase = Phase::Pay { deed, due },
            false => self.end_turn(notes),
        }
    }

    /// L4.3: a white token from stock, for a card.
    fn whiten(&mut self, at: Location, colour: Colour) {
        self.play(Side::Jekyll, colour);
        self.board.whitened.insert(at);
        self.open_window();
    }

    /// No reaction, or none any more.
    fn decline(&mut self, notes: &mut Vec<Note>) {
        if let Phase::Raise { to, due } = self.board.phase {
            match due.total() {
                0 => self.arrive(to, notes),
                _more => self.board.phase = Phase::Pay { deed: Deed::Move(to), due },
            }
        } else {
            self.board.phase = Phase::Act;
        }
    }

    /// L3.1, L3.2: one point; with the last one the deed is done.
    fn pay(&mut self, unit: Unit, notes: &mut Vec<Note>) {
        let Phase::Pay { deed, due } = self.board.phase else { return };
        let mover = self.board.mover();
        let Ok((pool, _hand, due)) = pay::pay(self.board.pool, self.hand(mover), due, unit) else { return };
        if let Unit::Card(colour) = unit {
            self.play(mover, colour);
        }
        self.board.pool = pool;
        match due.total() {
            0 => self.accomplish(deed, notes),
            _more => self.board.phase = Phase::Pay { deed, due },
        }
    }

    // Deeds that have been paid for.

    fn accomplish(&mut self, deed: Deed, notes: &mut Vec<Note>) {
        match deed {
            Deed::Move(to) => self.arrive(to, notes),
            Deed::Toll(to) => {
                if travel::raise_offered(&self.board, PathKind::Black, to) {
                    self.board.phase = Phase::Raise { to, due: travel::jekylls_fare(PathKind::Black) };
                } else {
                    self.arrive(to, notes);
                }
            }
            Deed::Meet(colour) => {
                self.board.displaced = self.board.displaced.minus(Counts::one(colour));
                self.take(colour, notes);
            }
            Deed::Buy(colour) => {
                self.board.apothecary = self.board.apothecary.minus(Counts::one(colour));
                self.take(colour, notes);
            }
            Deed::Vice => self.start_drawing(1, notes),
            Deed::Mix => self.start_drawing(research::POTIONS, notes),
            Deed::Trash(colour) => self.board.phase = Phase::Trash(colour),
            Deed::Steal => self.board.phase = Phase::Steal,
            Deed::Resist(colour) => self.must_turn_black(Counts::one(colour), notes),
            Deed::Research => self.research(notes),
            Deed::Alleviate(colour, trio) => self.alleviate(colour, trio.cards(), notes),
        }
    }

    /// L4.4: hyde has acted where he stands.
    fn mark_acted(&mut self) {
        match self.board.mover() {
            Side::Hyde => self.board.acted.insert(self.board.pawn),
            Side::Jekyll => {}
        }
    }

    /// L4.4, L5.3: the pawn arrives, and a new visit begins.
    fn arrive(&mut self, to: Location, notes: &mut Vec<Note>) {
        self.board.acted = resist::acted_after_entering(&self.board, to);
        self.board.pawn = to;
        self.begin_visit();
        self.end_action(notes);
    }

    /// L5.5: the tile leaves the map, its black token returns to stock.
    fn research(&mut self, notes: &mut Vec<Note>) {
        let here = self.board.pawn;
        if let Some(index) = self.tiles.iter().position(|(site, _)| *site == here) {
            let (_, recipe) = self.tiles.remove(index);
            self.recipes.insert(recipe);
            self.board.researched = self.board.researched.plus(Counts::one(recipe.column()));
        }
        self.board.tiles.remove(here);
        self.board.trashed.remove(here);
        self.end_action(notes);
    }

    /// L5.6, L5.7: equal to the hidden recipe, or not.
    fn alleviate(&mut self, colour: Colour, cards: Counts, notes: &mut Vec<Note>) {
        let recipe = Recipe::find(colour, cards);
        match recipe.filter(|&recipe| self.cures.contains(recipe)) {
            Some(cure) => {
                self.board.cured.insert(cure);
                notes.push(Note::Cured(colour));
                if self.board.cured.len() == cure::TO_WIN {
                    self.win(Side::Jekyll);
                } else {
                    self.board.phase = Phase::Whites;
                }
            }
            None => {
                recipe.into_iter().for_each(|recipe| self.board.refuted.insert(recipe));
                self.board.phase = Phase::Penalty;
            }
        }
    }

    /// L4.8, L5.6: tokens turn black in order, each from stock or off a tile.
    pub(crate) fn must_turn_black(&mut self, turning: Counts, notes: &mut Vec<Note>) {
        if turning.is_empty() {
            self.end_action(notes);
        } else if resist::must_lift(&self.board) {
            self.board.phase = Phase::Lift { turning };
        } else {
            self.turn_black(turning, notes);
        }
    }

    /// L4.7, L5.6: the first of these turns black: one with hyde if there is one, else one of jekyll's.
    fn turn_black(&mut self, turning: Counts, notes: &mut Vec<Note>) {
        let Some(colour) = turning.iter().next() else { return };
        let one = Counts::one(colour);
        if let Pool::Jekyll { coloured, black } = self.board.pool
            && coloured.of(colour) == self.board.circulating().of(colour)
        {
            self.board.pool = Pool::Jekyll { coloured: coloured.minus(one), black: black + 1 };
        }
        self.board.turned = self.board.turned.plus(one);
        notes.push(Note::Black(colour));
        if self.board.turned.of(colour) == resist::TO_WIN {
            self.win(Side::Hyde);
        } else {
            self.must_turn_black(turning.minus(one), notes);
        }
    }

    // How cards change hands; the second half of each, who learns what, stands in `view`.

    /// L3.2: a card goes face up into its owner's row: hyde's to the Apothecary, jekyll's to the Displaced.
    fn play(&mut self, side: Side, colour: Colour) {
        let one = Counts::one(colour);
        self.show_leaving(side, one);
        match side {
            Side::Hyde => self.board.apothecary = self.board.apothecary.plus(one),
            Side::Jekyll => self.board.displaced = self.board.displaced.plus(one),
        }
    }

    /// L3.5, L3.6: the mover's cards go to the discard.
    fn discard(&mut self, cards: Counts) {
        self.show_leaving(self.board.mover(), cards);
        self.board.discard = self.board.discard.plus(cards);
    }

    /// The mover takes a card out of a row.
    fn take(&mut self, colour: Colour, notes: &mut Vec<Note>) {
        self.show_entering(self.board.mover(), colour);
        self.end_action(notes);
    }

    // What comes next.

    /// L3.1, L3.5: first down to the hand limit; then on with the turn, if there is anything left to pay with.
    pub(crate) fn end_action(&mut self, notes: &mut Vec<Note>) {
        if self.board.held_by(self.board.mover()) > HAND_LIMIT {
            self.board.phase = Phase::Discard;
        } else if self.board.pool.is_empty() {
            self.end_turn(notes);
        } else {
            match self.board.mover() {
                Side::Hyde => self.open_window(),
                Side::Jekyll => self.board.phase = Phase::Act,
            }
        }
    }

    /// L4.3: jekyll may whiten locations before hyde goes on.
    fn open_window(&mut self) {
        self.board.phase = if travel::window_offered(&self.board) { Phase::Window } else { Phase::Act };
    }

    /// L3.1, L4.3, L4.4: all tokens go over, the pawn flips, white tokens leave the map, and hyde may act anywhere again.
    fn end_turn(&mut self, notes: &mut Vec<Note>) {
        self.board.whitened = LocationSet::NONE;
        self.board.acted = LocationSet::NONE;
        match limits::too_long(&self.board) {
            Some(draw) => self.board.phase = Phase::Over(draw),
            None => self.begin_turn(self.board.mover().other(), notes),
        }
    }

    pub(crate) fn begin_turn(&mut self, side: Side, notes: &mut Vec<Note>) {
        self.board.turn += 1;
        self.board.pool = Pool::full(side, self.board.turned);
        self.begin_visit();
        notes.push(Note::Turn(side));
        match side {
            Side::Hyde => self.open_window(),
            Side::Jekyll => self.board.phase = Phase::Act,
        }
    }

    /// L4.4, L5.3: with a move, and with the turn. Only hyde remembers where he has acted.
    fn begin_visit(&mut self) {
        self.board.visit = match self.board.mover() {
            Side::Hyde => resist::actions_here(&self.board),
            Side::Jekyll => research::ACTIONS_A_VISIT,
        };
    }

    fn win(&mut self, side: Side) {
        self.board.phase = Phase::Over(Outcome { winner: Some(side), turns: self.board.turn });
    }
}
