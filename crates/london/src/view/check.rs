//! Can a game have shown this view? Asked of views that come from elsewhere, before anything is made of them.
//!
//! First what lies open is held against the material, then the phase against the rules that lead to it. Whatever passes can be
//! imagined and played on.

use game::{BadView, Game, Side};

use crate::cards::{Colour, Counts, STOCK};
use crate::map::PathKind;
use crate::memory::Hands;
use crate::moves::Outcome;
use crate::options::Options;
use crate::pay::{CIRCULATING, Due, HAND_LIMIT, Pool};
use crate::position::{Effect, Phase, Position};
use crate::setup::SITES;
use crate::state::State;
use crate::{cure, research, resist, travel};

use super::{Own, View};

impl View {
    /// Is there a position that this can be a view of?
    pub(crate) fn check(&self, options: &Options) -> Result<(), BadView> {
        require(self.board.options == options.terms(), "it is of another map, or of another length")?;
        if self.board.phase == Phase::Setup {
            let start = State::new(options).view(self.viewer());
            return require(*self == start, "something has happened before the set-up");
        }
        turn(self)?;
        locations(options, self)?;
        tokens(self)?;
        cards(self)?;
        recipes(self)?;
        phase(self, &self.some_position(options))
    }
}

fn require(holds: bool, otherwise: &'static str) -> Result<(), BadView> {
    game::require(holds, BadView(otherwise))
}

/// L2.3, L6.2: hyde begins, and sides take turns.
fn turn(view: &View) -> Result<(), BadView> {
    let board = &view.board;
    let mover = if board.turn % 2 == 1 { Side::Hyde } else { Side::Jekyll };
    require((1..=board.options.turns).contains(&board.turn), "no such turn is played")?;
    require(board.mover() == mover, "it is the other side's turn")
}

fn locations(options: &Options, view: &View) -> Result<(), BadView> {
    let (map, board) = (&options.map, &view.board);
    let all = map.all();
    require(all.contains(board.pawn), "the pawn stands beside the map")?;
    require(map.grey().covers(board.whitened), "a white token lies where nothing was grey")?;
    require(board.mover() == Side::Hyde || board.whitened.is_empty(), "a white token was left on the map")?;
    require(map.research_sites().covers(board.tiles), "a tile lies where there is no site")?;
    require(board.tiles.covers(board.trashed), "a black token lies where there is no tile")?;
    let acted = match board.mover() {
        Side::Hyde => all.covers(board.acted) && (is_over(view) || is_spent(view)),
        Side::Jekyll => board.acted.is_empty(),
    };
    require(acted, "hyde has acted elsewhere")
}

fn is_over(view: &View) -> bool {
    matches!(view.board.phase, Phase::Over(_))
}

/// L4.4: hyde has no action left just where he has acted.
fn is_spent(view: &View) -> bool {
    view.board.acted.contains(view.board.pawn) == (view.board.visit == 0)
}

/// L1.2: eight white and eight black tokens, four of each colour.
fn tokens(view: &View) -> Result<(), BadView> {
    let board = &view.board;
    let over = is_over(view);
    let black =
        board.turned.most() < resist::TO_WIN && board.turned.len() + board.trashed.len() as u8 <= STOCK;
    require(black || over && board.turned.most() == resist::TO_WIN, "too many tokens have turned black")?;
    let cures = board.cured.len() as u8;
    let put = if board.phase == Phase::Whites { cures.saturating_sub(1) } else { cures };
    let white = board.whites_in_bag <= put * cure::WHITES
        && board.whites_in_bag + board.whitened.len() as u8 <= STOCK;
    require(white, "too many white tokens")?;
    let (pool, visit) = match board.pool {
        Pool::Hyde(tokens) => (tokens <= CIRCULATING, 1),
        Pool::Jekyll { coloured, black } => {
            let Pool::Jekyll { coloured: all, .. } = Pool::full(Side::Jekyll, board.turned) else {
                return Err(BadView("a pool of no side"));
            };
            (all.covers(coloured) && black <= board.turned.len(), research::ACTIONS_A_VISIT)
        }
    };
    require(pool, "the pool has tokens that do not circulate")?;
    require(board.visit <= visit, "a visit has no room for more actions")
}

/// L1.1, L3.5: forty cards, and what each hand can be.
fn cards(view: &View) -> Result<(), BadView> {
    let board = &view.board;
    let open = board.apothecary.plus(board.displaced).plus(board.discard);
    require(Counts::DECK.covers(open), "more cards lie open than there are")?;
    let (closed, mover) = (board.closed_cards(), board.mover());
    for side in Side::BOTH {
        let drawn = if side == mover && may_hold_more(board.phase) { research::POTIONS } else { 0 };
        let held = board.held[side];
        require(held <= HAND_LIMIT + drawn, "a hand above the limit")?;
        // Spectators keep each hand by itself: a hand may stay in their set that goes with no hand of the other side.
        require(
            is_possible(&board.hands[side], held, Counts::DECK),
            "an impossible hand is thought possible",
        )?;
    }
    let (own, hand, suspects) = match &view.own {
        Own::Jekyll { hand, hyde, .. } => (Side::Jekyll, *hand, hyde),
        Own::Hyde { hand, jekyll } => (Side::Hyde, *hand, jekyll),
        Own::Public => return some_pair(view, closed),
    };
    let holds = closed.covers(hand) && board.hands[own].contains(&hand);
    require(holds, "a hand that nobody thinks possible")?;
    let rest = closed.minus(hand);
    let known = is_possible(suspects, board.held[own.other()], rest)
        && suspects.iter().all(|other| board.hands[own.other()].contains(other));
    require(known, "an impossible hand is thought possible")
}

/// Has the mover been drawing cards?
fn may_hold_more(phase: Phase) -> bool {
    matches!(phase, Phase::Draw { .. } | Phase::Discard)
}

/// Is it a set of hands of that size, each out of these cards?
fn is_possible(hands: &Hands, held: u8, cards: Counts) -> bool {
    let each = hands.iter().all(|hand| hand.len() == held && cards.covers(*hand));
    !hands.is_empty() && each && hands.is_sorted_by(|one, other| one < other)
}

/// Can both sides hold hands that are thought possible, at the same time?
fn some_pair(view: &View, closed: Counts) -> Result<(), BadView> {
    let hands = &view.board.hands;
    let with = |jekyll: &Counts| hands.hyde.iter().any(|hyde| closed.covers(jekyll.plus(*hyde)));
    require(hands.jekyll.iter().any(with), "two hands that do not go together")
}

/// L2.1, L5.5, L5.6: every recipe is a cure, a tile on the map or one that jekyll took.
fn recipes(view: &View) -> Result<(), BadView> {
    let board = &view.board;
    let researched = Colour::ALL.into_iter().all(|column| board.researched.of(column) <= 3)
        && usize::from(board.researched.len()) + board.tiles.len() == SITES;
    require(researched, "tiles are missing, or doubled")?;
    let cures = Colour::ALL.into_iter().all(|column| board.cured.of(column).len() <= 1);
    require(cures, "a colour was cured twice")?;
    let over = is_over(view);
    require(over || board.cured.len() < cure::TO_WIN, "jekyll has won")?;
    let jekylls = matches!(view.own, Own::Jekyll { .. });
    require(!jekylls || view.recipes().columns() == board.researched, "jekyll took other tiles")?;
    let no_cures = board.refuted | view.recipes();
    require((no_cures & board.cured).is_empty(), "a cure is known to be none")?;
    let left = Colour::ALL.into_iter().all(|colour| !view.cures(colour).is_empty());
    require(left, "no recipe is left for a cure")
}

/// Does the phase follow from a move that the rules allow? The position is any one in which the view is true.
fn phase(view: &View, position: &Position) -> Result<(), BadView> {
    let (map, mover) = (position.map(), position.mover());
    let jekylls = mover == Side::Jekyll;
    let black_path = |to| jekylls && map.neighbours_by(position.pawn, PathKind::Black).contains(to);
    let fits = match position.phase {
        Phase::Setup => false,
        Phase::Act => !position.pool.is_empty(),
        Phase::Window => !jekylls && !position.pool.is_empty() && travel::window_offered(position),
        Phase::Toll { to } => black_path(to) && position.points() > 0,
        Phase::Raise { to, due } => {
            let first =
                travel::set_out(position, to).is_ok() && position.phase == travel::first_phase(position, to);
            let after_toll = black_path(to) && travel::after_toll(position, to) == Some(position.phase);
            (first || after_toll) && is_payable(view, due)
        }
        Phase::Pay { effect, due } => is_payable(view, due) && is_begun(position, effect, due),
        Phase::Draw { left } => {
            let most = if jekylls { research::POTIONS } else { 1 };
            (1..=most).contains(&left)
                && position.hands[mover].len() + left <= HAND_LIMIT + most
                && position.drawable() >= left
                && !position.deck.is_empty()
        }
        Phase::Trash(colour) => is_begun(position, Effect::Trash(colour), Due::any(1)),
        Phase::Steal => is_begun(position, Effect::Steal, Due::any(1)),
        Phase::Penalty => jekylls,
        Phase::Lift { turning } => resist::must_lift(position) && (1..=3).contains(&turning.len()),
        Phase::Whites => jekylls && !position.cured.is_empty(),
        Phase::Discard => position.hands[mover].len() > HAND_LIMIT,
        Phase::Over(outcome) => has_ended_so(position, outcome),
    };
    require(fits, "the phase does not follow from what lies open")
}

/// L3.4, L5.2: a payment was payable when it began, and every point leaves the rest payable: by every hand that the mover may hold.
fn is_payable(view: &View, due: Due) -> bool {
    let (board, mover) = (&view.board, view.board.mover());
    let payable = |hand: &Counts| due.payable(board.pool, *hand);
    due.any <= CIRCULATING + HAND_LIMIT
        && view.hands(mover).iter().all(payable)
        && board.hands[mover].iter().all(payable)
}

/// May the mover have begun this, and does this remain to be paid of it? The cards of its set have left his hand.
fn is_begun(position: &Position, effect: Effect, due: Due) -> bool {
    let (map, pawn, mover) = (position.map(), position.pawn, position.mover());
    let jekylls = mover == Side::Jekyll;
    use Effect::{Buy, Meet, Mix, Research, Steal, Trash, Vice};
    let set = match effect {
        Effect::Move(to) => {
            let demand = jekylls || due.demand.is_none();
            return demand && due.total() > 0 && map.neighbours(pawn).contains(to);
        }
        Effect::Toll(to) => {
            let black = map.neighbours_by(pawn, PathKind::Black);
            return jekylls && due.total() == 1 && black.contains(to);
        }
        Effect::Resist(colour) => Counts::repeat(colour, position.set_size(colour)),
        Effect::Alleviate(_, trio) => trio.cards(),
        Meet(_) | Vice | Trash(_) | Steal | Buy(_) | Mix | Research => Counts::EMPTY,
    };
    let mut before = position.clone();
    before.visit += 1;
    before.hands[mover] = before.hands[mover].plus(set);
    position.discard.covers(set) && due.demand.is_none() && due.any > 0 && before.allows(effect).is_ok()
}

/// L4.7, L5.7, L6.2: somebody has won, or the last turn is over.
fn has_ended_so(position: &Position, outcome: Outcome) -> bool {
    let black = position.turned.most() == resist::TO_WIN;
    let cured = position.cured.len() == cure::TO_WIN;
    let won = match outcome.winner {
        Some(Side::Hyde) => black,
        Some(Side::Jekyll) => cured,
        None => !black && !cured && position.turn == position.options.turns,
    };
    won && outcome.turns == position.turn
}
