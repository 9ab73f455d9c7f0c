//! The position: the whole truth of the moment in 64 bytes, and the machine that moves it.
//!
//! ```text
//!        teams          deal             play             28 cards
//!   Lot ------> Deal ---------> Turn -----------> Turn ----------------> Deal of the next hand
//!                                 | ask            ^           \
//!                                 v      play      |            +------> Nothing: the target is reached
//!                               Asked -------------+
//! ```
//!
//! `judge` says what a decision comes to, or why it is refused; `play` does it. What a turn allows is in [`ask`](crate::ask), who
//! wins a trick in [`trick`](crate::trick), what it is worth in [`score`](crate::score).

mod read;

use alloc::vec::Vec;

use game::{BySide, Entropy, Quick, Seat, Side, ToMove, require};

use crate::ask::Choices;
use crate::cards::{Card, Cards};
use crate::deal::{self, Deal};
use crate::ghost;
use crate::memory::Witness;
use crate::moves::{Action, Chance, Note, Outcome};
use crate::options::{Options, Players};
use crate::refusals::Illegal;
use crate::score::Totals;
use crate::seats::{self, Place, Places, Seating, Teams};
use crate::state::State;
use crate::trick::{Leading, Played, TrickResult};

/// Where every card lies and what is waited for; nothing of what anybody remembers.
//
// The order of the fields matters to search. Compilers may read a byte that begins a word as the whole word, and that has to wait
// if another byte of the word has just been written. So no word begins with what is read at every step unless the rest of it
// stays the same during a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Position {
    /// The cards of each place, clockwise from north; the ghost's are among them.
    pub hands: [Cards; 4],
    /// The cards on the table: those of this trick, and those carried over.
    pub table: Cards,
    /// The cards that each team has taken in this hand or, between hands, in the last.
    pub piles: BySide<Cards>,
    /// Who deals or has dealt; nobody before that is drawn by lot.
    pub dealer: Option<Place>,
    /// What is waited for.
    pub awaits: Awaits,
    /// Whose turn it is: the place in front of which the next card will lie.
    pub turn: Place,
    /// The highest card of this trick.
    pub leading: Option<Leading>,
    /// The places of hyde's team; none before the lot.
    pub hyde: Places,
    /// Who sits where, in this hand or, between hands, in the next.
    pub seating: Seating,
    /// How many cards of this hand have been played.
    pub played: u8,
    /// The totals after the hands so far.
    pub totals: Totals,
    /// What was agreed.
    pub options: Options,
}

/// What a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaits {
    /// P2.2: The lot that says which team is jekyll.
    Lot,
    /// P2.3: A deal.
    Deal,
    /// P3.1: The place whose turn it is plays or asks.
    Turn,
    /// P3.3: This place was asked and plays.
    Asked(Place),
    /// Nothing: the game has ended.
    Nothing,
}

/// What an action does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// This place is asked.
    Ask(Place),
    /// A card is played out of the hand at a place.
    Play { from: Place, card: Card },
}

impl Position {
    /// The position before the first deal.
    pub fn new(options: &Options) -> Position {
        let (seating, hyde, awaits, dealer) = match options.players {
            Players::Four { .. } => (Seating::Four, Places::EMPTY, Awaits::Lot, None),
            Players::Three { ghost } => {
                (Seating::three(ghost), ghost::alone(ghost), Awaits::Deal, Some(ghost::dealer(ghost)))
            }
        };
        Position {
            options: *options,
            seating,
            hyde,
            totals: Totals::new(options),
            awaits,
            dealer,
            hands: [Cards::EMPTY; 4],
            piles: BySide::default(),
            table: Cards::EMPTY,
            turn: Place::N,
            leading: None,
            played: 0,
        }
    }

    /// What a seat may do, in ascending order; nothing if it is not to move.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
        if self.decider() == Some(seat) { self.choices().iter().collect() } else { Vec::new() }
    }

    /// May a seat do this now? If so, what that does; if not, why not.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<Step, Illegal> {
        require(self.decider() == Some(seat), Illegal::NotYourTurn)?;
        match action {
            Action::Play(card) => self.judge_play(card)?,
            Action::Ask(place) => self.judge_ask(place)?,
        }
        Ok(self.step_of(action))
    }

    /// What a legal action does.
    #[inline]
    fn step_of(&self, action: Action) -> Step {
        match action {
            Action::Ask(place) => Step::Ask(place),
            Action::Play(card) => Step::Play { from: self.holder(card), card },
        }
    }

    /// Whose hand a card comes from that is played now: that of the place asked, or of the place whose turn it is, unless the solo
    /// plays it from the hand opposite (P6.3).
    #[inline]
    fn holder(&self, card: Card) -> Place {
        let place = self.asked().unwrap_or(self.turn);
        if self.cards(place).contains(card) { place } else { place.opposite() }
    }

    /// Takes the step.
    #[inline]
    pub(crate) fn play<W: Witness>(&mut self, step: Step, witness: &mut W) {
        match step {
            Step::Ask(place) => self.awaits = Awaits::Asked(place),
            Step::Play { from, card } => self.play_card(from, card, witness),
        }
    }

    /// P3.4: The card lies in front of the place whose turn it is, wherever it came from, and the next turn is that of the
    /// place clockwise after *that* one. P3.5: So everybody has one turn a trick, with or without cards.
    #[inline]
    fn play_card<W: Witness>(&mut self, from: Place, card: Card, witness: &mut W) {
        witness.played(Played { turn: self.turn, from, card });
        let hand = &mut self.hands[from.index()];
        *hand = hand.without(card);
        self.table = self.table.with(card);
        let leading = Leading::after(self.leading, Leading::new(card.rank(), self.turn));
        self.leading = Some(leading);
        self.awaits = Awaits::Turn;
        self.turn = self.turn.left();
        self.played += 1;
        if self.played.is_multiple_of(4) {
            self.finish_trick(leading.result(), witness);
        }
    }

    /// P4.2: The winner's team takes the four cards and all that was left from tricks before. P4.3, P4.4: After a
    /// transformation they stay, four or eight of them. P4.6: If it was the seventh trick, they stay for ever and count for
    /// nobody.
    #[inline]
    fn finish_trick<W: Witness>(&mut self, result: TrickResult, witness: &mut W) {
        witness.trick(self, result);
        match result {
            TrickResult::Winner(place) => {
                let side = self.side_of(place);
                self.piles[side] |= self.table;
                self.table = Cards::EMPTY;
            }
            TrickResult::Lead(_) => {}
        }
        self.turn = result.leader();
        self.leading = None;
        if usize::from(self.played) == Card::COUNT {
            self.finish_hand(self.hand_score(), witness);
        }
    }

    /// Adds the score of a hand to the totals, and ends the game or moves on to the next hand.
    pub(crate) fn finish_hand<W: Witness>(&mut self, score: BySide<u32>, witness: &mut W) {
        witness.hand_over(self, score);
        self.totals.add(&self.seating, &self.teams(), &score);
        if self.totals.winner(self.options.target).is_some() {
            self.awaits = Awaits::Nothing;
            return;
        }
        self.awaits = Awaits::Deal;
        self.seating = ghost::move_on(self.seating);
        self.dealer = self.dealer.map(|dealer| deal::next_dealer(&self.seating, dealer));
        if let Some(ghost) = self.seating.ghost() {
            self.hyde = ghost::alone(ghost);
        }
        self.tell_seating(witness);
    }

    /// What three players are told before each hand.
    pub(crate) fn tell_seating<W: Witness>(&self, witness: &mut W) {
        if let Some(ghost) = self.seating.ghost() {
            witness.note(Note::Seats(self.seating));
            witness.note(Note::Solo(ghost::solo(ghost)));
        }
    }

    /// What chance decides, if it can do that now; if not, why not.
    pub(crate) fn judge_chance<'a>(&self, chance: &'a Chance) -> Result<&'a Chance, Illegal> {
        match (chance, self.awaits) {
            (Chance::Teams(teams), Awaits::Lot) => seats::judge_lot(self.options.seat_card(), teams)?,
            (Chance::Deal(deal), Awaits::Deal) => {
                deal::judge_dealer(&self.seating, self.dealer, deal.dealer)?;
                deal.judge()?;
            }
            (Chance::Teams(_), Awaits::Deal | Awaits::Turn | Awaits::Asked(_) | Awaits::Nothing) => {
                return Err(Illegal::NoLotNow);
            }
            (Chance::Deal(_), Awaits::Lot | Awaits::Turn | Awaits::Asked(_) | Awaits::Nothing) => {
                return Err(Illegal::NoDealNow);
            }
        }
        Ok(chance)
    }

    /// Plays what chance has decided.
    #[inline]
    pub(crate) fn play_chance<W: Witness>(&mut self, chance: &Chance, witness: &mut W) {
        match chance {
            Chance::Teams(teams) => {
                self.hyde = hydes_places(teams);
                self.awaits = Awaits::Deal;
            }
            Chance::Deal(deal) => self.begin_hand(deal, witness),
        }
    }

    #[inline]
    fn begin_hand<W: Witness>(&mut self, deal: &Deal, witness: &mut W) {
        witness.dealt();
        self.dealer = Some(deal.dealer);
        self.hands = [deal.hands.n, deal.hands.e, deal.hands.s, deal.hands.w];
        self.piles = BySide::default();
        self.table = Cards::EMPTY;
        self.turn = deal::first_leader(deal.dealer);
        self.played = 0;
        self.awaits = Awaits::Turn;
    }
}

/// The places that play for hyde.
pub(crate) fn hydes_places(teams: &Teams) -> Places {
    teams.iter().filter(|&(_, &side)| side == Side::Hyde).map(|(place, _)| place).collect()
}

impl game::Position for Position {
    type Game = State;

    #[inline]
    fn to_move(&self) -> ToMove {
        match self.awaits {
            Awaits::Turn => ToMove::Seat(self.seating.decider(self.turn)),
            Awaits::Asked(place) => ToMove::Seat(self.seating.decider(place)),
            Awaits::Lot | Awaits::Deal => ToMove::Chance,
            Awaits::Nothing => ToMove::Over,
        }
    }

    #[inline]
    fn each_action(&self, each: impl FnMut(Action)) {
        self.choices().iter().for_each(each);
    }

    /// With so few choices, going through them one by one is faster than counting bits.
    #[inline]
    fn random_action(&self, quick: &mut Quick) -> Action {
        let mut choices = self.choices().bits();
        for _ in 0..quick.below(choices.count_ones()) {
            choices &= choices - 1;
        }
        Choices::action(choices.trailing_zeros() as u8)
    }

    #[inline]
    fn act(&mut self, action: Action) {
        self.play(self.step_of(action), &mut ());
    }

    /// Where chance has nothing to decide the answer is a deal that would be refused.
    #[inline]
    fn draw(&self, entropy: &mut impl Entropy) -> Chance {
        match self.awaits {
            Awaits::Lot => Chance::Teams(entropy.pick(&seats::lots(self.options.seat_card()))),
            Awaits::Deal | Awaits::Turn | Awaits::Asked(_) | Awaits::Nothing => {
                let dealer = self.dealer.unwrap_or_else(|| entropy.pick(&Place::ALL));
                Chance::Deal(Deal::draw(dealer, entropy))
            }
        }
    }

    #[inline]
    fn chance(&mut self, chance: &Chance) {
        self.play_chance(chance, &mut ());
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.totals.winner(self.options.target).filter(|_| self.awaits == Awaits::Nothing)?;
        Some(Outcome::new(winner, &self.teams(), self.totals))
    }
}
