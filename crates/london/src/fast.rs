//! The fast road: a position in a few words and the map as bit sets. Everything here is written for speed and is
//! held to the readable road by a law; who knows what is not in it, so tiles are only there or not there.

use game::{Entropy, FastTurn, Quick};

use crate::board::{Deed, Phase};
use crate::cards::{Colour, Counts, STOCK, Side, Token};
use crate::map::{Location, LocationSet, PathKind};
use crate::moves::{Action, Answer, Chance, Outcome};
use crate::pay::Pool;
use crate::recipe::{Recipe, RecipeSet};
use crate::state::State;
use crate::{cure, research, resist};

mod look;
mod menu;
mod play;

/// A compact position of london.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fast {
    hands: [Counts; 2],
    deck: Counts,
    discard: Counts,
    apothecary: Counts,
    displaced: Counts,
    turned: Counts,
    pool: Pool,
    phase: Phase,
    turn: u32,
    turns: u32,
    whitened: u64,
    acted: u64,
    tiles: u64,
    trashed: u64,
    cures: RecipeSet,
    cured: RecipeSet,
    pawn: Location,
    visit: u8,
    whites_in_bag: u8,
    streets: Streets,
}

/// The map. A position carries it along, because it has no lifetime and there are no globals; a playout copies it once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Streets {
    /// The neighbours of each location.
    any: [u64; LocationSet::ROOM],
    /// Those along grey paths.
    grey: [u64; LocationSet::ROOM],
    /// Those along black paths.
    black: [u64; LocationSet::ROOM],
    /// Locations printed grey.
    ground: u64,
    apothecaries: u64,
    research_sites: u64,
    lab: Location,
}

impl game::HasFast for State {
    type Fast = Fast;
}

impl game::Fast for Fast {
    type Game = State;

    fn new(state: &State) -> Fast {
        let board = state.board();
        Fast {
            hands: Side::BOTH.map(|side| state.hand(side)),
            deck: state.deck(),
            discard: board.discard,
            apothecary: board.apothecary,
            displaced: board.displaced,
            turned: board.turned,
            pool: board.pool,
            phase: board.phase,
            turn: board.turn,
            turns: board.options.turns,
            whitened: board.whitened.bits(),
            acted: board.acted.bits(),
            tiles: board.tiles.bits(),
            trashed: board.trashed.bits(),
            cures: state.cures(),
            cured: board.cured,
            pawn: board.pawn,
            visit: board.visit,
            whites_in_bag: board.whites_in_bag,
            streets: Streets::new(state),
        }
    }

    #[inline]
    fn turn(&self) -> FastTurn {
        match self.phase {
            Phase::Act | Phase::Pay { .. } | Phase::Discard => FastTurn::Seat(self.mover().seat()),
            Phase::Raise { .. } => FastTurn::Seat(self.mover().other().seat()),
            Phase::Window | Phase::Whites => FastTurn::Seat(Side::Jekyll.seat()),
            Phase::Lift { .. } => FastTurn::Seat(Side::Hyde.seat()),
            Phase::Over(_) => FastTurn::Over,
            Phase::Setup
            | Phase::Toll { .. }
            | Phase::Draw { .. }
            | Phase::Trash(_)
            | Phase::Steal
            | Phase::Penalty => FastTurn::Chance,
        }
    }

    fn each_action(&self, mut each: impl FnMut(Action)) {
        let menu = self.menu();
        (0..menu.total).for_each(|index| each(menu.action(index)));
    }

    #[inline]
    fn random_action(&self, quick: &mut Quick) -> Action {
        let menu = self.menu();
        menu.action(quick.below(menu.total))
    }

    #[inline]
    fn act(&mut self, action: Action) {
        match action {
            Action::Move(to) => self.set_out(to),
            Action::Pass => self.end_turn(),
            Action::Meet(colour) => self.begin(Deed::Meet(colour), resist::MEET),
            Action::Vice => self.begin(Deed::Vice, resist::VICE),
            Action::Trash(colour) => self.begin(Deed::Trash(colour), resist::TRASH),
            Action::Steal => self.begin(Deed::Steal, resist::STEAL),
            Action::Resist(colour) => {
                self.discard(Side::Hyde, Counts::so_many(self.set_size(colour), colour));
                self.begin(Deed::Resist(colour), resist::RESIST);
            }
            Action::Buy(colour) => self.begin(Deed::Buy(colour), research::BUY),
            Action::Mix => self.begin(Deed::Mix, research::MIX),
            Action::Research => self.begin(Deed::Research, self.research_cost()),
            Action::Alleviate(colour, trio) => {
                self.discard(Side::Jekyll, trio.cards());
                self.begin(Deed::Alleviate(colour, trio), cure::ALLEVIATE);
            }
            Action::Raise(colour) => self.raise(colour),
            Action::Whiten(at, colour) => {
                self.play_card(Side::Jekyll, colour);
                self.whitened |= 1 << at.0;
                self.open_window();
            }
            Action::Decline => self.decline(),
            Action::Pay(unit) => self.pay(unit),
            Action::Discard(colour) => {
                self.discard(self.mover(), Counts::one(colour));
                self.end_action();
            }
            Action::Whites(answer) => {
                self.whites_in_bag += if answer == Answer::Yes { cure::WHITES } else { 0 };
                self.end_action();
            }
            Action::Lift(site) => {
                self.trashed &= !(1 << site.0);
                if let Phase::Lift { turning } = self.phase {
                    self.turn_black(turning);
                }
            }
        }
    }

    #[inline]
    fn draw(&mut self, quick: &mut Quick) {
        match self.phase {
            Phase::Draw { left } => self.draw_card(left, random_card(self.deck, quick)),
            Phase::Steal => self.steal(random_card(self.hands[0], quick)),
            Phase::Toll { .. } | Phase::Trash(_) => {
                let bag = self.bag();
                self.token(if self.drawn_white(bag, quick) {
                    Token::White
                } else {
                    Token::Coloured(random_card(bag, quick))
                });
            }
            Phase::Penalty => self.must_turn_black(self.random_penalty(quick)),
            Phase::Setup => {
                let cures = Colour::ALL.map(|column| {
                    let kind = quick.below(4) as usize;
                    Recipe::group(column).nth(kind).expect("a group has four")
                });
                self.lay_out(cures.into_iter().collect());
            }
            Phase::Window
            | Phase::Act
            | Phase::Raise { .. }
            | Phase::Pay { .. }
            | Phase::Lift { .. }
            | Phase::Whites
            | Phase::Discard
            | Phase::Over(_) => {}
        }
    }

    fn chance(&mut self, chance: &Chance) {
        match (chance, self.phase) {
            (Chance::Setup(setup), _) => self.lay_out(setup.cures.into_iter().collect()),
            (Chance::Card(colour), Phase::Draw { left }) => self.draw_card(left, *colour),
            (Chance::Card(_), _) => {}
            (Chance::Steal(colour), _) => self.steal(*colour),
            (Chance::Token(token), _) => self.token(*token),
            (Chance::Tokens(tokens), _) => self.must_turn_black(cure::turning(*tokens)),
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if let Phase::Over(outcome) = self.phase { Some(outcome) } else { None }
    }
}

impl Streets {
    fn new(state: &State) -> Streets {
        let map = state.board().map();
        let each = |neighbours: &dyn Fn(Location) -> LocationSet| {
            core::array::from_fn(|index| neighbours(Location(index as u8)).bits())
        };
        Streets {
            any: each(&|from| map.neighbours(from)),
            grey: each(&|from| map.neighbours_by(from, PathKind::Grey)),
            black: each(&|from| map.neighbours_by(from, PathKind::Black)),
            ground: map.grey().bits(),
            apothecaries: map.apothecaries().bits(),
            research_sites: map.research_sites().bits(),
            lab: map.lab(),
        }
    }
}

#[inline]
fn bit(set: u64, location: Location) -> bool {
    set >> (location.0 & 63) & 1 != 0
}

#[inline]
fn random_card(cards: Counts, quick: &mut Quick) -> Colour {
    let mut index = quick.below(cards.len().into()) as u8;
    let mut kind = 0;
    while index >= cards.of(Colour::ALL[kind & 3]) && kind < 3 {
        index -= cards.of(Colour::ALL[kind & 3]);
        kind += 1;
    }
    Colour::ALL[kind & 3]
}

impl Fast {
    #[inline]
    fn mover(&self) -> Side {
        self.pool.side()
    }

    #[inline]
    fn hand(&self, side: Side) -> Counts {
        self.hands[side.index()]
    }

    #[inline]
    fn grey_now(&self) -> u64 {
        self.streets.ground & !self.whitened
    }

    #[inline]
    fn drawable(&self) -> u8 {
        self.deck.len() + self.discard.len()
    }

    #[inline]
    fn black_stock(&self) -> u8 {
        STOCK.saturating_sub(self.turned.len() + self.trashed.count_ones() as u8)
    }

    #[inline]
    fn set_size(&self, colour: Colour) -> u8 {
        3 + self.cured.has(colour) as u8
    }

    #[inline]
    fn research_cost(&self) -> u8 {
        if bit(self.trashed, self.pawn) { research::RESEARCH_TRASHED } else { research::RESEARCH }
    }

    /// The coloured tokens in the bag.
    #[inline]
    fn bag(&self) -> Counts {
        self.turned.plus(Counts::each(1))
    }

    /// Is the next token drawn from a bag with these coloured ones, and all white ones, a white one?
    #[inline]
    fn drawn_white(&self, coloured: Counts, quick: &mut Quick) -> bool {
        quick.below((coloured.len() + self.whites_in_bag).into()) < self.whites_in_bag.into()
    }

    fn random_penalty(&self, quick: &mut Quick) -> Counts {
        let (mut coloured, mut turning) = (self.bag(), Counts::NONE);
        let mut whites = self.whites_in_bag;
        for _ in 0..3 {
            if quick.below((coloured.len() + whites).into()) < whites.into() {
                whites -= 1;
            } else {
                let one = Counts::one(random_card(coloured, quick));
                coloured = coloured.minus(one);
                turning = turning.plus(one);
            }
        }
        turning
    }
}
