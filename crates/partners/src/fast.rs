//! The fast road: the same game in a few words of bits, for search.
//!
//! Inside a hand everything is bits, and hardly anything branches; between hands, which come once in forty decisions,
//! the rules of the readable road are called. Nothing here is checked: it may be handed legal moves only.

mod bits;

use game::{Entropy, Quick, Seat, ToMove};

use self::bits::{SIDES, STRENGTH, TRANSFORMATION};
use crate::ask::Action;
use crate::board::{Board, Hand, Phase, Played, Step};
use crate::cards::{Card, Cards};
use crate::deal::{self, Chance};
use crate::ghost;
use crate::options::{Options, Players, SeatCard};
use crate::score::{Outcome, Totals};
use crate::seats::{self, ByPlace, Place, Seating, Teams};
use crate::sides::{BySide, Side};
use crate::state::State;

/// A compact position: 80 bytes, and the same ones however it was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fast {
    /// The cards of each place.
    hands: [u32; 4],
    /// The cards that each side has taken.
    piles: [u32; 2],
    /// The cards on the table: those of this trick, and those carried over.
    table: u32,
    /// The place whose turn it is; north between hands.
    turn: u8,
    /// The place that was asked, or [`NOBODY`].
    asked: u8,
    /// The strength of the highest card of this trick, and the place in front of which it lies; 0 before the first.
    highest: u8,
    highest_at: u8,
    /// How many cards have been played in this hand.
    played: u8,
    /// The places of hyde, a bit each; 0 before the lot.
    hyde: u8,
    /// The places of the solo and his ghost, a bit each; 0 with four players.
    alone: u8,
    /// The seat that decides for each place.
    deciders: [u8; 4],
    stage: Stage,
    /// Who deals or has dealt; north before that is known.
    dealer: Place,
    seating: Seating,
    /// The score of the last hand that was finished.
    score: BySide<u32>,
    totals: Totals,
    options: Options,
}

/// What a fast position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Lot,
    FirstDeal,
    Deal,
    Play,
    Over,
}

const NOBODY: u8 = 4;

/// A hand in progress, or an ending, to begin a search from. No card is on the table of this trick.
///
/// Every trick must find two cards of either side: the hands hold as many cards of the one as of the other, and an
/// even number. Cards that are nowhere count for nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Who sits where.
    pub seating: Seating,
    /// The side of each place.
    pub teams: Teams,
    /// Who leads the next trick.
    pub leader: Place,
    /// The cards of each place, the ghost's included.
    pub hands: ByPlace<Cards>,
    /// What each team has taken.
    pub piles: BySide<Cards>,
    /// What was carried over from earlier tricks.
    pub carried: Cards,
}

impl Fast {
    /// A game that begins in the middle of this hand, with nothing scored before.
    pub fn single_hand(setup: &Setup) -> Fast {
        let options = match setup.seating {
            Seating::Four if setup.teams.n == setup.teams.e => Options::four(SeatCard::B),
            Seating::Four => Options::four(SeatCard::A),
            Seating::Three { ghost, .. } => Options::three(ghost),
        };
        let mut fast = Fast::before(&options, setup.seating, Totals::new(&options));
        fast.sit(setup.seating, setup.teams);
        fast.dealer = setup.leader.right();
        fast.begin(setup.hands);
        fast.piles = [setup.piles.jekyll.bits(), setup.piles.hyde.bits()];
        fast.table = setup.carried.bits();
        fast.played =
            (Card::COUNT - Place::ALL.map(|place| setup.hands[place].len()).iter().sum::<usize>()) as u8;
        fast
    }

    /// Is no hand being played? Search within a hand stops here and looks at [`hand_score`](Fast::hand_score).
    #[inline]
    pub fn hand_over(&self) -> bool {
        self.stage != Stage::Play
    }

    /// What the two teams have scored in this hand so far, or, between hands, in the last one.
    #[inline]
    pub fn hand_score(&self) -> BySide<u32> {
        if self.hand_over() { self.score } else { self.score_of_piles() }
    }

    /// The side that a seat plays for in this hand; between hands, in the *next* one, for which three players have already
    /// moved on. Search that compares scores asks before it plays.
    pub fn side(&self, seat: Seat) -> Side {
        self.seating.place(seat).map_or(Side::Jekyll, |place| self.teams()[place])
    }

    /// The cards of a place.
    #[inline]
    pub fn cards(&self, place: Place) -> Cards {
        Cards::from_bits(self.hands[place.index()])
    }

    /// A position between hands.
    fn before(options: &Options, seating: Seating, totals: Totals) -> Fast {
        Fast {
            hands: [0; 4],
            piles: [0; 2],
            table: 0,
            turn: 0,
            asked: NOBODY,
            highest: 0,
            highest_at: 0,
            played: 0,
            hyde: 0,
            alone: 0,
            deciders: Place::ALL.map(|place| seating.decider(place).0),
            stage: Stage::Lot,
            dealer: Place::N,
            seating,
            score: BySide::default(),
            totals,
            options: *options,
        }
    }

    /// Gives the places their sides and their deciders.
    fn sit(&mut self, seating: Seating, teams: Teams) {
        let bit = |place: Place| u8::from(teams[place] == Side::Hyde) << place.index();
        self.seating = seating;
        self.deciders = Place::ALL.map(|place| seating.decider(place).0);
        self.hyde = Place::ALL.map(bit).iter().sum();
        self.alone = seating.ghost().map_or(0, |_| self.hyde);
    }

    /// Begins a hand that the dealer has dealt.
    #[inline]
    fn begin(&mut self, hands: ByPlace<Cards>) {
        self.hands = [hands.n.bits(), hands.e.bits(), hands.s.bits(), hands.w.bits()];
        self.turn = self.dealer.left().index() as u8;
        self.stage = Stage::Play;
    }

    /// Puts a card of the trick on the table.
    fn put(&mut self, played: &Played) {
        self.table |= 1 << played.card.index();
        self.lay(played.card, played.turn.index() as u8);
    }

    /// The highest card is the first of its strength.
    #[inline]
    fn lay(&mut self, card: Card, turn: u8) {
        let strength = STRENGTH[card.index() & 31];
        if strength > self.highest {
            self.highest = strength;
            self.highest_at = turn;
        }
    }

    fn resume(&mut self, state: &State, hand: &Hand) {
        self.begin(ByPlace::from_fn(|place| state.cards(place)));
        self.piles = [hand.piles.jekyll.bits(), hand.piles.hyde.bits()];
        self.table = hand.carried.bits();
        self.turn = hand.turn.index() as u8;
        self.played = hand.played.len() as u8;
        self.asked = match hand.step {
            Step::Turn => NOBODY,
            Step::Asked(place) => place.index() as u8,
        };
        hand.trick().iter().for_each(|played| self.put(played));
    }

    fn teams(&self) -> Teams {
        ByPlace::from_fn(|place| if self.hyde >> place.index() & 1 == 1 { Side::Hyde } else { Side::Jekyll })
    }

    /// The index of the side of a place.
    #[inline]
    fn side_of(&self, place: u8) -> usize {
        usize::from(self.hyde >> place & 1)
    }

    /// What the seat to move may do: a bit for each card that it may play, and above those one for each place that it
    /// may ask.
    #[inline]
    fn choices(&self) -> u32 {
        let side = SIDES[self.side_of(self.turn)];
        if self.asked != NOBODY {
            return self.hands[usize::from(self.asked & 3)] & side;
        }
        let mut own = 1u32 << self.turn;
        let mut reach = self.hands[usize::from(self.turn & 3)];
        if u32::from(self.alone) & own != 0 {
            own = self.alone.into();
            reach |= self.hands[usize::from((self.turn ^ 2) & 3)];
        }
        let mut places = 0;
        for (place, hand) in self.hands.iter().enumerate() {
            places |= u32::from(hand & side != 0) << place;
        }
        reach & side | (places & !own) << Card::COUNT
    }

    #[inline]
    fn action(choice: u32) -> Action {
        match choice as usize {
            card if card < Card::COUNT => Action::Play(Card::from_index(choice)),
            place => Action::Ask(Place::ALL[(place - Card::COUNT) & 3]),
        }
    }

    #[inline]
    fn play_card(&mut self, card: Card) {
        let bit = 1 << card.index();
        for hand in &mut self.hands {
            *hand &= !bit;
        }
        self.table |= bit;
        self.lay(card, self.turn);
        self.asked = NOBODY;
        self.turn = (self.turn + 1) & 3;
        self.played += 1;
        if self.played & 3 == 0 {
            self.finish_trick();
        }
    }

    #[inline]
    fn finish_trick(&mut self) {
        if self.highest != TRANSFORMATION {
            self.piles[self.side_of(self.highest_at)] |= self.table;
            self.table = 0;
        }
        self.turn = self.highest_at;
        self.highest = 0;
        self.highest_at = 0;
        if usize::from(self.played) == Card::COUNT {
            self.finish_hand();
        }
    }

    #[inline]
    fn score_of_piles(&self) -> BySide<u32> {
        BySide { jekyll: bits::score(0, self.piles[0]), hyde: bits::score(1, self.piles[1]) }
    }

    fn finish_hand(&mut self) {
        self.score = self.score_of_piles();
        self.totals.add(&self.seating, &self.teams(), &self.score);
        self.piles = [0; 2];
        self.table = 0;
        self.turn = 0;
        self.played = 0;
        if self.totals.winner(self.options.target).is_some() {
            self.stage = Stage::Over;
            return;
        }
        self.stage = Stage::Deal;
        let seating = ghost::move_on(self.seating);
        self.dealer = deal::next_dealer(&seating, self.dealer);
        if let Some(ghost) = seating.ghost() {
            self.sit(seating, ghost::teams(ghost));
        }
    }
}

impl game::Position for Fast {
    type Game = State;

    #[inline]
    fn to_move(&self) -> ToMove {
        match self.stage {
            Stage::Play => {
                let place = if self.asked == NOBODY { self.turn } else { self.asked };
                ToMove::Seat(Seat(self.deciders[usize::from(place & 3)]))
            }
            Stage::Lot | Stage::FirstDeal | Stage::Deal => ToMove::Chance,
            Stage::Over => ToMove::Over,
        }
    }

    #[inline]
    fn each_action(&self, mut each: impl FnMut(Action)) {
        let mut choices = self.choices();
        while choices != 0 {
            each(Fast::action(choices.trailing_zeros()));
            choices &= choices - 1;
        }
    }

    #[inline]
    fn random_action(&self, quick: &mut Quick) -> Action {
        let mut choices = self.choices();
        for _ in 0..quick.below(choices.count_ones()) {
            choices &= choices - 1;
        }
        Fast::action(choices.trailing_zeros())
    }

    #[inline]
    fn act(&mut self, action: Action) {
        match action {
            Action::Play(card) => self.play_card(card),
            Action::Ask(place) => self.asked = place.index() as u8,
        }
    }

    #[inline]
    fn draw(&self, entropy: &mut impl Entropy) -> Chance {
        let dealer = match (self.stage, self.options.players) {
            (Stage::Lot, Players::Four { seat_card }) => {
                return Chance::Teams(entropy.pick(&seats::lots(seat_card)));
            }
            (Stage::FirstDeal, _) => entropy.pick(&Place::ALL),
            (Stage::Lot | Stage::Deal | Stage::Play | Stage::Over, _) => self.dealer,
        };
        Chance::Deal(deal::Deal { dealer, hands: bits::random_hands(entropy) })
    }

    #[inline]
    fn chance(&mut self, chance: &Chance) {
        match chance {
            Chance::Teams(teams) => {
                self.sit(self.seating, *teams);
                self.stage = Stage::FirstDeal;
            }
            Chance::Deal(deal) => {
                self.dealer = deal.dealer;
                self.begin(deal.hands);
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.totals.winner(self.options.target).filter(|_| self.stage == Stage::Over)?;
        Some(Outcome::new(winner, &self.teams(), self.totals))
    }
}

impl Fast {
    /// The position of a game in progress.
    pub fn new(state: &State) -> Fast {
        let board: &Board = state.board();
        let mut fast = Fast::before(&board.options, board.seating, board.totals);
        fast.score = board.sheet.last().copied().unwrap_or_default();
        match &board.phase {
            Phase::Lot { .. } => {}
            Phase::FirstDeal { teams } => {
                fast.sit(board.seating, *teams);
                fast.stage = Stage::FirstDeal;
            }
            Phase::Deal { teams, dealer } => {
                fast.sit(board.seating, *teams);
                fast.dealer = *dealer;
                fast.stage = Stage::Deal;
            }
            Phase::Play(hand) => {
                fast.sit(board.seating, hand.teams);
                fast.dealer = hand.dealer;
                fast.resume(state, hand);
            }
            Phase::Over(hand) => {
                fast.sit(board.seating, hand.teams);
                fast.dealer = hand.dealer;
                fast.stage = Stage::Over;
            }
        }
        fast
    }
}
