//! The truth, and the state machine that moves it: what is waited for, and what a move does.

use alloc::vec::Vec;

use game::{Entropy, Game, Move, Seat, SeatSet, Standing, Turn, Viewer};

use crate::ask::{self, Action};
use crate::board::{Board, Note, Phase};
use crate::cards::{Card, Cards};
use crate::deal::{self, Chance, Deal};
use crate::fast::Fast;
use crate::ghost;
use crate::illegal::Illegal;
use crate::options::{Options, Players};
use crate::score::{self, Outcome, Totals};
use crate::seats::{self, ByPlace, Place, Seating, Teams};
use crate::trick;
use crate::view::{self, Seen, View};

/// A game in progress: what lies open, and the hidden hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) board: Board,
    /// The hidden cards of each place; the ghost's lie open and are on the board.
    pub(crate) hands: ByPlace<Cards>,
}

impl State {
    /// What everybody sees.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cards of a place, hidden or open.
    pub fn cards(&self, place: Place) -> Cards {
        match self.board.hand() {
            Some(hand) if self.board.seating.ghost() == Some(place) => hand.open,
            Some(_) | None => self.hands[place],
        }
    }

    /// The hidden cards that a person holds.
    pub(crate) fn own(&self, seat: Seat) -> Cards {
        self.board.seating.place(seat).map_or(Cards::NONE, |place| self.hands[place])
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Note>, Illegal> {
        ask::judge(&self.board, seat, self.own(seat), action)?;
        let Phase::Play(hand) = &mut self.board.phase else { return Err(Illegal::NotYourTurn) };
        match action {
            Action::Ask(place) => {
                ask::ask(hand, place);
                Ok(Vec::new())
            }
            Action::Play(card) => {
                let ghost = self.board.seating.ghost().filter(|_| hand.open.contains(card));
                let from = ghost.or(self.board.seating.place(seat)).ok_or(Illegal::NotHeld { card })?;
                self.hands[from] = self.hands[from].without(card);
                ask::play(hand, from, card);
                Ok(self.after_a_card())
            }
        }
    }

    /// Finishes the trick if this was its fourth card, and the hand if it was the seventh trick.
    fn after_a_card(&mut self) -> Vec<Note> {
        let Phase::Play(hand) = &mut self.board.phase else { return Vec::new() };
        let Some(result) = trick::finish(hand) else { return Vec::new() };
        let mut notes = Vec::from([Note::Trick(result)]);
        if hand.played.len() == Card::COUNT {
            notes.extend(self.finish_hand());
        }
        notes
    }

    /// Writes the score down, and ends the game or moves on to the next hand.
    fn finish_hand(&mut self) -> Vec<Note> {
        let board = &mut self.board;
        let Phase::Play(hand) = &board.phase else { return Vec::new() };
        let score = score::scores(&hand.piles);
        board.totals.add(&board.seating, &hand.teams, &score);
        board.sheet.push(score);
        let mut notes = Vec::from([Note::Score(score)]);
        if board.totals.winner(board.options.target).is_some() {
            board.phase = Phase::Over(hand.clone());
        } else {
            board.seating = ghost::move_on(board.seating);
            let dealer = deal::next_dealer(&board.seating, hand.dealer);
            let teams = board.seating.ghost().map_or(hand.teams, ghost::teams);
            board.phase = Phase::Deal { teams, dealer };
            notes.extend(board.seating_notes());
        }
        notes
    }

    /// P2.2: Makes the teams.
    fn make_teams(&mut self, teams: &Teams) -> Result<Vec<Note>, Illegal> {
        let Phase::Lot { seat_card } = self.board.phase else { return Err(Illegal::NoLotNow) };
        if !seats::lots(seat_card).contains(teams) {
            return Err(Illegal::TeamsUnlikeSeatCard);
        }
        self.board.phase = Phase::FirstDeal { teams: *teams };
        Ok(Vec::new())
    }

    /// P2.3: Hands out the cards.
    fn deal(&mut self, deal: &Deal) -> Result<Vec<Note>, Illegal> {
        let teams = match self.board.phase {
            Phase::FirstDeal { teams } => teams,
            Phase::Deal { teams, dealer } => {
                self.judge_dealer(deal.dealer, dealer)?;
                teams
            }
            Phase::Lot { .. } | Phase::Play(_) | Phase::Over(_) => return Err(Illegal::NoDealNow),
        };
        deal.judge()?;
        let hand = deal.begin(&self.board.seating, teams);
        self.hands = deal.hands;
        if let Some(ghost) = self.board.seating.ghost() {
            self.hands[ghost] = Cards::NONE;
        }
        self.board.phase = Phase::Play(hand);
        Ok(Vec::new())
    }

    fn judge_dealer(&self, named: Place, dealer: Place) -> Result<(), Illegal> {
        if named == dealer {
            return Ok(());
        }
        Err(match self.board.seating {
            Seating::Four => Illegal::WrongDealer { dealer },
            Seating::Three { .. } => Illegal::WrongDealerOfThree { dealer },
        })
    }
}

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Seen = Seen;
    type Note = Note;
    type Illegal = Illegal;
    type Outcome = Outcome;
    type Position = Fast;

    const RULES_VERSION: u32 = 1;

    fn new(options: &Options) -> State {
        let (seating, phase) = match options.players {
            Players::Four { seat_card } => (Seating::Four, Phase::Lot { seat_card }),
            Players::Three { ghost } => (
                Seating::three(ghost),
                Phase::Deal { teams: ghost::teams(ghost), dealer: ghost::dealer(ghost) },
            ),
        };
        let totals = Totals::new(options);
        let board = Board { options: *options, seating, totals, sheet: Vec::new(), phase };
        State { board, hands: ByPlace::default() }
    }

    fn options(&self) -> &Options {
        &self.board.options
    }

    fn seats(options: &Options) -> usize {
        match options.players {
            Players::Four { .. } => 4,
            Players::Three { .. } => 3,
        }
    }

    fn position(&self) -> Fast {
        Fast::new(self)
    }

    fn opening(&self) -> Vec<Note> {
        State::new(self.options()).board.seating_notes()
    }

    fn turn(&self) -> Turn {
        match &self.board.phase {
            Phase::Lot { .. } | Phase::FirstDeal { .. } | Phase::Deal { .. } => Turn::Chance,
            Phase::Play(hand) => {
                Turn::Seats(SeatSet::only(self.board.seating.decider(hand.deciding_place())))
            }
            Phase::Over(_) => Turn::Over,
        }
    }

    fn apply(&mut self, mv: &Move<State>) -> Result<Vec<Note>, Illegal> {
        match mv {
            Move::Act(seat, action) => self.act(*seat, *action),
            Move::Chance(Chance::Teams(teams)) => self.make_teams(teams),
            Move::Chance(Chance::Deal(deal)) => self.deal(deal),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn seen(&self, mv: &Move<State>, viewer: Viewer) -> Seen {
        view::seen(self, mv, viewer)
    }

    fn legal(_: &Options, view: &View) -> Vec<Action> {
        view::legal(view)
    }

    fn choices(&self, seat: Seat) -> Vec<Action> {
        ask::legal(&self.board, seat, self.own(seat))
    }

    fn judge(_: &Options, view: &View, action: Action) -> Result<(), Illegal> {
        view::judge(view, action)
    }

    /// While chance has nothing to decide the answer is a deal that [`apply`](Game::apply) would refuse.
    fn draw(&self, entropy: &mut impl Entropy) -> Chance {
        let dealer = match &self.board.phase {
            Phase::Lot { seat_card } => return Chance::Teams(entropy.pick(&seats::lots(*seat_card))),
            Phase::FirstDeal { .. } => entropy.pick(&Place::ALL),
            Phase::Deal { dealer, .. } => *dealer,
            Phase::Play(hand) | Phase::Over(hand) => hand.dealer,
        };
        Chance::Deal(Deal::draw(dealer, entropy))
    }

    fn outcomes(&self) -> Vec<(Chance, u32)> {
        match self.board.phase {
            Phase::Lot { seat_card } => seats::lots(seat_card).map(|teams| (Chance::Teams(teams), 1)).into(),
            Phase::FirstDeal { .. } | Phase::Deal { .. } | Phase::Play(_) | Phase::Over(_) => Vec::new(),
        }
    }

    fn determinize(_: &Options, view: &View, entropy: &mut impl Entropy) -> State {
        view::determinize(view, entropy)
    }

    fn check(_: &Options, _: &View) -> Result<(), game::BadView> {
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(hand) = &self.board.phase else { return None };
        let winner = self.board.totals.winner(self.board.options.target)?;
        Some(Outcome::new(winner, &hand.teams, self.board.totals))
    }

    fn standing(outcome: &Outcome, seat: Seat) -> Standing {
        outcome.standing(seat)
    }
}
