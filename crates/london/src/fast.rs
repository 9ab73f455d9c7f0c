//! The fast road: a position in a few words and the map as bit sets. Everything here is written for speed and is
//! held to the readable road by a law; who knows what is not in it, so tiles are only there or not there.

use game::{Entropy, Quick, ToMove};

use crate::board::{Deed, Phase};
use crate::cards::{Colour, Counts, STOCK, Side};
use crate::map::{Location, LocationSet, PathKind};
use crate::moves::{Action, Answer, Chance, Outcome};
use crate::pay::Pool;
use crate::recipe::RecipeSet;
use crate::state::State;
use crate::{chance, cure, research, resist, setup};

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

impl game::Position for Fast {
    type Game = State;

    #[inline]
    fn to_move(&self) -> ToMove {
        match self.phase {
            Phase::Act | Phase::Pay { .. } | Phase::Discard => ToMove::Seat(self.mover().seat()),
            Phase::Raise { .. } => ToMove::Seat(self.mover().other().seat()),
            Phase::Window | Phase::Whites => ToMove::Seat(Side::Jekyll.seat()),
            Phase::Lift { .. } => ToMove::Seat(Side::Hyde.seat()),
            Phase::Over(_) => ToMove::Over,
            Phase::Setup
            | Phase::Toll { .. }
            | Phase::Draw { .. }
            | Phase::Trash(_)
            | Phase::Steal
            | Phase::Penalty => ToMove::Chance,
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
    fn draw(&self, entropy: &mut impl Entropy) -> Chance {
        match self.phase {
            Phase::Draw { .. } => Chance::Card(random_card(self.deck, entropy)),
            Phase::Steal => Chance::Steal(random_card(self.hands[0], entropy)),
            Phase::Toll { .. } | Phase::Trash(_) => {
                Chance::Token(chance::draw_tokens::<1>(self.bag(), entropy)[0])
            }
            Phase::Penalty => Chance::Tokens(chance::draw_tokens(self.bag(), entropy)),
            Phase::Setup
            | Phase::Window
            | Phase::Act
            | Phase::Raise { .. }
            | Phase::Pay { .. }
            | Phase::Lift { .. }
            | Phase::Whites
            | Phase::Discard
            | Phase::Over(_) => {
                let sites =
                    (0..64).map(Location).filter(|site| bit(self.streets.research_sites, *site)).collect();
                Chance::Setup(setup::draw(sites, entropy))
            }
        }
    }

    #[inline]
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
fn random_card(cards: Counts, quick: &mut impl Entropy) -> Colour {
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

    /// How many tokens of each kind lie in the bag.
    #[inline]
    fn bag(&self) -> [u8; 5] {
        let coloured = Colour::ALL.map(|colour| 1 + self.turned.of(colour));
        [coloured[0], coloured[1], coloured[2], coloured[3], self.whites_in_bag]
    }
}

impl Fast {
    /// The position of a game in progress.
    pub fn new(state: &State) -> Fast {
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
}
