//! A worked example of the contract, small enough to be read in one go.
//!
//! *Little whist*: seven cards, 1 to 7. Each of two players is dealt two, three stay aside, unseen. Both give
//! each other one card at the same time. Then two tricks: the leader plays a card, the other plays a card,
//! the higher one wins and leads. Who has both tricks wins; one each is a draw.
//!
//! `cargo run -p utterson-game --features laws --example little_whist -- 1886` plays a game with that seed and prints its record.
//!
//! `FAULT` plants a fault, so that the tests of this crate can see each law fail; 0 is the sound game. A game of your own has none.

#![allow(missing_docs)] // The names say it.

use std::fmt::Debug;

use game::laws::Laws;
use game::notation::{Fault, Field, Word, arguments, join};
use game::{
    BadView, Entropy, Game, Move, Notation, Position, Quick, Seat, SeatSet, Standing, ToMove, Turn, Viewer,
};

pub const SOUND: u8 = 0;
pub const VIEW_LEAKS_A_HAND: u8 = 1;
pub const SEEN_LEAKS_A_GIFT: u8 = 2;
pub const SEEN_LEAKS_THE_DEAL: u8 = 3;
pub const PLAYS_OUT_OF_TURN: u8 = 4;
pub const LOSES_A_CARD: u8 = 5;
pub const REFUSAL_CHANGES_SOMETHING: u8 = 6;
pub const LISTS_TOO_MUCH: u8 = 7;
pub const ASKS_BY_A_SECRET: u8 = 8;
pub const POSITION_ERRS: u8 = 9;
pub const IMAGINES_WRONGLY: u8 = 10;
pub const NEVER_ENDS: u8 = 11;

/// A set of cards: bit n for card n.
type Cards = u8;

fn list(cards: Cards) -> Vec<u8> {
    (1..=7).filter(|card| cards & 1 << card != 0).collect()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Deal,
    Give,
    Play,
    Over,
}

/// What everybody knows.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Board {
    phase: Phase,
    chosen: SeatSet,
    to_play: Seat,
    played: Vec<u8>,
    tricks: [u8; 2],
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Little<const FAULT: u8> {
    board: Board,
    hands: [Cards; 2],
    gifts: [Cards; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    Give(u8),
    Play(u8),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    board: Board,
    viewer: Viewer,
    hand: Cards,
    gave: Cards,
    leak: Cards,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    /// The own hand, if one sits at the table.
    Dealt(Cards, Cards),
    /// A gift: what it was, if one may know, and what came back, if that is known by now.
    Given {
        seat: Seat,
        gift: Cards,
        received: Cards,
    },
    Played(Seat, u8),
}

game::refusals! {
    pub enum Illegal {
        NotYourTurn => "X1", "not-your-turn";
        NotYours { card: u8 } => "X1", "not-yours", [card];
        NotNow => "X1", "not-now";
        NoDeal => "X1", "no-deal";
    }
}

/// May this seat, with this hand, do that now? The one place where the rules are.
fn judge(board: &Board, seat: Seat, hand: Cards, action: Action) -> Result<(), Illegal> {
    if !turn(board).seats().contains(seat) {
        return Err(Illegal::NotYourTurn);
    }
    match (board.phase, action) {
        (Phase::Give, Action::Give(card)) | (Phase::Play, Action::Play(card)) => {
            if card < 8 && hand & 1 << card != 0 { Ok(()) } else { Err(Illegal::NotYours { card }) }
        }
        (Phase::Deal | Phase::Give | Phase::Play | Phase::Over, Action::Give(_) | Action::Play(_)) => {
            Err(Illegal::NotNow)
        }
    }
}

fn turn(board: &Board) -> Turn {
    match board.phase {
        Phase::Deal => Turn::Chance,
        Phase::Give => Turn::Seats(SeatSet::first_seats(2).without_all(board.chosen)),
        Phase::Play => Turn::Seats(SeatSet::only(board.to_play)),
        Phase::Over => Turn::Over,
    }
}

trait WithoutAll {
    fn without_all(self, others: SeatSet) -> SeatSet;
}

impl WithoutAll for SeatSet {
    fn without_all(self, others: SeatSet) -> SeatSet {
        others.iter().fold(self, SeatSet::without)
    }
}

impl<const FAULT: u8> Little<FAULT> {
    fn make(&mut self, seat: Seat, action: Action) -> Vec<Seat> {
        match action {
            Action::Give(card) => {
                self.gifts[seat.index()] = 1 << card;
                self.board.chosen = self.board.chosen.with(seat);
                if self.board.chosen.len() == 2 {
                    for seat in 0..2 {
                        self.hands[seat] = self.hands[seat] & !self.gifts[seat] | self.gifts[1 - seat];
                    }
                    self.board.phase = Phase::Play;
                }
                Vec::new()
            }
            Action::Play(card) => {
                self.hands[seat.index()] &= !(1 << card);
                self.board.played.push(card);
                self.board.to_play = Seat(1 - seat.0);
                if self.board.played.len().is_multiple_of(2) { self.trick(seat) } else { Vec::new() }
            }
        }
    }

    fn trick(&mut self, follower: Seat) -> Vec<Seat> {
        let [.., led, followed] = self.board.played[..] else { return Vec::new() };
        let winner = if followed > led { follower } else { Seat(1 - follower.0) };
        self.board.tricks[winner.index()] += 1;
        self.board.to_play = winner;
        if self.board.played.len() == 4 {
            match FAULT {
                NEVER_ENDS => *self = Self::new(&()),
                LOSES_A_CARD => self.board.played.truncate(3),
                _sound => {}
            }
            if FAULT != NEVER_ENDS {
                self.board.phase = Phase::Over;
            }
        }
        vec![winner]
    }
}

impl<const FAULT: u8> Game for Little<FAULT> {
    type Options = ();
    type Action = Action;
    type Chance = [Cards; 2];
    type View = View;
    type Seen = Seen;
    type Note = Seat;
    type Illegal = Illegal;
    type Outcome = [u8; 2];
    /// So small a game keeps what it remembers in the state itself, which is therefore its own position.
    type Position = Self;
    const RULES_VERSION: u32 = 1;

    fn new((): &()) -> Self {
        let board = Board {
            phase: Phase::Deal,
            chosen: SeatSet::EMPTY,
            to_play: Seat(0),
            played: Vec::new(),
            tricks: [0; 2],
        };
        Little { board, hands: [0; 2], gifts: [0; 2] }
    }

    fn options(&self) -> &() {
        &()
    }

    fn seats((): &()) -> usize {
        2
    }

    fn position(&self) -> Self {
        self.clone()
    }

    fn turn(&self) -> Turn {
        match turn(&self.board) {
            // Who holds the seven need not lead: a fault, since it depends on a secret.
            Turn::Seats(_) if FAULT == ASKS_BY_A_SECRET && self.board.phase == Phase::Give => {
                let seat = Seat(u8::from(self.hands[1] & 1 << 7 != 0));
                if self.board.chosen.contains(seat) {
                    turn(&self.board)
                } else {
                    Turn::Seats(SeatSet::only(seat))
                }
            }
            turn @ (Turn::Chance | Turn::Seats(_) | Turn::Over) => turn,
        }
    }

    fn apply(&mut self, mv: &Move<Self>) -> Result<Vec<Seat>, Illegal> {
        match mv {
            Move::Chance(hands) => {
                let deal = hands[0] & hands[1] == 0
                    && hands.iter().all(|hand| hand.count_ones() == 2 && hand & 1 == 0);
                if self.board.phase != Phase::Deal || !deal {
                    return Err(Illegal::NoDeal);
                }
                self.hands = *hands;
                self.gifts = [0; 2];
                self.board.phase = Phase::Give;
                Ok(Vec::new())
            }
            Move::Act(seat, action) => {
                if seat.0 > 1 {
                    return Err(Illegal::NotYourTurn);
                }
                if FAULT == REFUSAL_CHANGES_SOMETHING && self.board.phase == Phase::Play {
                    self.board.tricks[0] = 1;
                }
                let mut asked = *seat;
                if FAULT == PLAYS_OUT_OF_TURN && self.board.phase == Phase::Play {
                    asked = self.board.to_play;
                }
                judge(&self.board, asked, self.hands[seat.index()], *action)?;
                Ok(self.make(*seat, *action))
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let (hand, gave) = match viewer {
            Viewer::Seat(seat) => (self.hands[seat.index()], self.gifts[seat.index()]),
            Viewer::Public => (0, 0),
        };
        let leaks = FAULT == VIEW_LEAKS_A_HAND && viewer.is(Seat(0));
        View { board: self.board.clone(), viewer, hand, gave, leak: if leaks { self.hands[1] } else { 0 } }
    }

    fn seen(&self, mv: &Move<Self>, viewer: Viewer) -> Seen {
        match mv {
            Move::Chance(hands) => match viewer {
                Viewer::Seat(seat) if FAULT == SEEN_LEAKS_THE_DEAL => {
                    Seen::Dealt(hands[seat.index()], hands[1 - seat.index()])
                }
                Viewer::Seat(seat) => Seen::Dealt(hands[seat.index()], 0),
                Viewer::Public => Seen::Dealt(0, 0),
            },
            Move::Act(seat, Action::Play(card)) => Seen::Played(*seat, *card),
            Move::Act(seat, Action::Give(card)) => {
                let gift = if viewer.is(*seat) || FAULT == SEEN_LEAKS_A_GIFT { 1 << card } else { 0 };
                let complete = self.board.chosen.len() == 1;
                let received = match viewer {
                    Viewer::Seat(me) if complete && me == *seat => self.gifts[1 - me.index()],
                    Viewer::Seat(_) if complete => 1 << card,
                    Viewer::Seat(_) | Viewer::Public => 0,
                };
                Seen::Given { seat: *seat, gift, received }
            }
        }
    }

    /// A card played; and a gift once both are given, to those who give.
    fn reveals(&self, mv: &Move<Self>, viewer: Viewer) -> bool {
        match mv {
            Move::Chance(_) => true,
            Move::Act(seat, Action::Play(_)) => !viewer.is(*seat),
            Move::Act(_, Action::Give(_)) => self.board.chosen.len() == 1 && viewer != Viewer::Public,
        }
    }

    fn legal((): &(), view: &View) -> Vec<Action> {
        let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
        let cards = if FAULT == LISTS_TOO_MUCH { view.hand | view.gave } else { view.hand };
        let actions = list(cards).into_iter().flat_map(|card| [Action::Give(card), Action::Play(card)]);
        let mut legal: Vec<Action> =
            actions.filter(|action| judge(&view.board, seat, cards, *action).is_ok()).collect();
        legal.sort_unstable();
        legal
    }

    fn judge((): &(), view: &View, action: Action) -> Result<(), Illegal> {
        match view.viewer {
            Viewer::Seat(seat) => judge(&view.board, seat, view.hand, action),
            Viewer::Public => Err(Illegal::NotYourTurn),
        }
    }

    fn determinize((): &(), view: &View, entropy: &mut impl Entropy) -> Self {
        let mut world = Little::<FAULT> { board: view.board.clone(), hands: [0; 2], gifts: [0; 2] };
        if view.board.phase == Phase::Deal {
            return world;
        }
        let played: Cards = view.board.played.iter().fold(0, |cards, card| cards | 1 << card);
        let left =
            |seat: usize| 2 - (view.board.played.len() + usize::from(view.board.to_play.index() != seat)) / 2;
        let gift_known = view.board.chosen.len() == 2;
        let mut unseen = list(0xfe & !(played | view.hand | if gift_known { view.gave } else { 0 }));
        entropy.shuffle(&mut unseen);
        for seat in 0..2 {
            if view.viewer.is(Seat(seat as u8)) {
                world.hands[seat] = view.hand;
                world.gifts[seat] = if FAULT == IMAGINES_WRONGLY { 0 } else { view.gave };
                continue;
            }
            if gift_known && view.viewer != Viewer::Public {
                world.hands[seat] = view.gave & !played;
            }
            if view.leak != 0 {
                world.hands[seat] = view.leak;
            }
            while (world.hands[seat].count_ones() as usize) < left(seat) {
                world.hands[seat] |= 1 << unseen.pop().expect("three cards are aside");
            }
        }
        for seat in 0..2 {
            if !view.viewer.is(Seat(seat as u8)) && view.board.chosen.contains(Seat(seat as u8)) {
                // What he gave: any card of his before the exchange; afterwards any that the other may hold.
                let from = if gift_known { world.hands[1 - seat] } else { world.hands[seat] };
                world.gifts[seat] = list(from).first().map_or(0, |card| 1 << card);
            }
        }
        world
    }

    /// The hand and the gift that a player says he has must be cards.
    fn check((): &(), view: &View) -> Result<(), BadView> {
        if (view.hand | view.gave) & 1 == 0 { Ok(()) } else { Err(BadView("there is no card 0")) }
    }

    fn standing(outcome: &[u8; 2], seat: Seat) -> Standing {
        match outcome[seat.index()] {
            0 => Standing::Lost,
            1 => Standing::Drew,
            _both => Standing::Won,
        }
    }
}

impl<const FAULT: u8> Notation for Little<FAULT> {
    const NAME: &'static str = "little";
    const OPTION_KEYS: &'static [&'static str] = &[];
    type Shelf = ();

    fn read_options(_: &[Field<'_>], _: &[Word<'_>], (): &()) -> Result<(), Fault> {
        Ok(())
    }

    fn write_options((): &()) -> Vec<String> {
        Vec::new()
    }

    fn header_seats((): &()) -> Vec<&'static str> {
        vec!["first", "second"]
    }

    fn uses_names((): &()) -> bool {
        true
    }

    fn seat_word(&self, seat: Seat) -> &'static str {
        ["first", "second"][seat.index()]
    }

    fn read_action((): &(), words: &[Word<'_>]) -> Result<Action, Fault> {
        let [card] = arguments(words, "`give CARD` or `play CARD`")?;
        let number = read_card(&card)?;
        match words[0].text {
            "give" => Ok(Action::Give(number)),
            "play" => Ok(Action::Play(number)),
            _other => Err(words[0].fault("`give CARD` or `play CARD` is expected")),
        }
    }

    fn write_action((): &(), action: Action) -> String {
        match action {
            Action::Give(card) => format!("give {card}"),
            Action::Play(card) => format!("play {card}"),
        }
    }

    fn read_chance((): &(), words: &[Word<'_>]) -> Result<[Cards; 2], Fault> {
        let [first, second] = arguments(words, "`deal first=… second=…`")?;
        let mut hands = [0; 2];
        for (hand, word) in hands.iter_mut().zip([first.value_of("first")?, second.value_of("second")?]) {
            for card in word.list() {
                *hand |= 1u8.checked_shl(read_card(&card)?.into()).unwrap_or(0);
            }
        }
        Ok(hands)
    }

    fn write_chance((): &(), hands: &[Cards; 2]) -> String {
        format!("deal first={} second={}", join(list(hands[0])), join(list(hands[1])))
    }

    fn write_note((): &(), winner: &Seat, names: &[String]) -> String {
        format!("trick winner={}", names[winner.index()])
    }

    fn write_result((): &(), outcome: &[u8; 2], names: &[String]) -> String {
        let winner = match outcome {
            [2, _] => &names[0],
            [_, 2] => &names[1],
            _one_each => "draw",
        };
        format!("winner={winner}")
    }

    fn write_seen((): &(), seen: &Seen) -> String {
        format!("{seen:?}")
    }
}

fn read_card(word: &Word<'_>) -> Result<u8, Fault> {
    word.text.parse().map_err(|_| word.fault(format!("`{}` is not a card", word.text)))
}

impl<const FAULT: u8> Position for Little<FAULT> {
    type Game = Self;

    fn to_move(&self) -> ToMove {
        match self.board.phase {
            Phase::Deal => ToMove::Chance,
            Phase::Give | Phase::Play => ToMove::Seat(self.first_writer().expect("somebody's turn")),
            Phase::Over => ToMove::Over,
        }
    }

    fn each_action(&self, each: impl FnMut(Action)) {
        let ToMove::Seat(seat) = self.to_move() else { return };
        Self::legal(&(), &self.view(Viewer::Seat(seat))).into_iter().for_each(each);
    }

    fn random_action(&self, quick: &mut Quick) -> Action {
        let mut actions = Vec::new();
        self.each_action(|action| actions.push(action));
        quick.pick(&actions)
    }

    fn act(&mut self, action: Action) {
        let ToMove::Seat(seat) = self.to_move() else { return };
        self.make(seat, action);
        if FAULT == POSITION_ERRS {
            self.board.tricks.swap(0, 1);
        }
    }

    fn draw(&self, entropy: &mut impl Entropy) -> [Cards; 2] {
        let mut cards = [1, 2, 3, 4, 5, 6, 7];
        entropy.shuffle(&mut cards);
        [1 << cards[0] | 1 << cards[1], 1 << cards[2] | 1 << cards[3]]
    }

    fn chance(&mut self, hands: &[Cards; 2]) {
        self.apply(&Move::Chance(*hands)).expect("a possible deal");
    }

    fn outcome(&self) -> Option<[u8; 2]> {
        (self.board.phase == Phase::Over).then_some(self.board.tricks)
    }
}

/// Plays a game with the seed that is given, and prints its record.
#[cfg_attr(test, allow(dead_code))]
fn main() {
    let seed = std::env::args().nth(1).and_then(|seed| seed.parse().ok()).unwrap_or(1886);
    let mut entropy = Quick::new(seed);
    let names = vec!["Ann".to_string(), "Bob".to_string()];
    let mut table = game::record::Recorder::<Little<SOUND>>::new(&(), None, names);
    loop {
        let mv = match table.state().to_move() {
            ToMove::Over => break,
            ToMove::Chance => Move::Chance(Position::draw(table.state(), &mut entropy)),
            ToMove::Seat(seat) => Move::Act(seat, table.state().random_action(&mut entropy)),
        };
        table.play(&mv).expect("a legal move");
    }
    print!("{}", table.text());
}

pub struct Trial<const FAULT: u8>;

impl<const FAULT: u8> Laws for Trial<FAULT> {
    type Game = Little<FAULT>;

    fn shelf() {}

    fn every_action((): &()) -> Vec<Action> {
        (0..=9).flat_map(|card| [Action::Give(card), Action::Play(card)]).collect()
    }

    fn disguise(_: &Little<FAULT>, seen: &Seen, viewer: Viewer, entropy: &mut Quick) -> Option<[Cards; 2]> {
        let Seen::Dealt(own, _) = seen else { return None };
        let mut others = list(0xfe & !own);
        entropy.shuffle(&mut others);
        let mut two = || 1 << others.pop().expect("five others") | 1 << others.pop().expect("five others");
        Some(match viewer {
            Viewer::Seat(Seat(0)) => [*own, two()],
            Viewer::Seat(_) => [two(), *own],
            Viewer::Public => [two(), two()],
        })
    }

    fn strange_chances(_: &Little<FAULT>, quick: &mut Quick) -> Vec<[Cards; 2]> {
        vec![[quick.word() as u8, quick.word() as u8]]
    }

    fn conserved(state: &Little<FAULT>) -> Result<(), String> {
        let mut cards: Vec<u8> = list(state.hands[0]);
        cards.extend(list(state.hands[1]));
        cards.extend(&state.board.played);
        cards.sort_unstable();
        let whole = cards.len();
        cards.dedup();
        let expected = if state.board.phase == Phase::Deal { 0 } else { 4 };
        if whole == cards.len() && whole == expected { Ok(()) } else { Err(format!("{cards:?}")) }
    }

    fn serde_round_trip(_: &View, _: &Seen) {}
}
