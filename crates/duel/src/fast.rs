//! The fast road: a duel in 32 bytes. Trusted, not defensive: it is handed legal moves only.
//!
//! Hands are bits in card order. Roles are indices, 0 for jekyll. The colours' order is a byte, two bits a
//! colour:
//!
//! ```text
//!   . . .   00 00 00        E W P
//!   P . .   00 00 01        0 unranked, 1 lowest, 2 middle, 3 strongest
//!   P W E   11 10 01
//! ```

mod bits;

use game::{Entropy, Game, Quick, ToMove};

use crate::board::Phase;
use crate::cards::{Card, Cards, Colour, Potion};
use crate::exchange::Deal;
use crate::illegal::Step;
use crate::moves::Action;
use crate::options::Match;
use crate::order::ColourOrder;
use crate::role::{Both, Role};
use crate::state::State;
use crate::track::{Leg, Outcome, Progress, Track};
use bits::{COLOUR, ENVY, NO_COLOUR, OF_COLOUR, POTIONS, PRIDE, RANKED, VALUE, WRATH};
use bits::{does_duty, each_choice, nth, pick, pick_some};

/// A position of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fast {
    hands: [u32; 2],
    /// What is put down for an exchange, 0 for who has not chosen; the cards are still in hand.
    chosen: [u32; 2],
    step: Step,
    order: u8,
    /// Who leads or has led; while cards are swapped, who takes the trick then. 0 at other steps.
    leader: u8,
    /// The card led and the colour asked for, 0 unless somebody is to follow.
    led: u8,
    asked: u8,
    taken: [u8; 2],
    track: Track,
    leg: Leg,
    match_: Match,
}

impl Fast {
    /// A round that is just being played, in a single game with the marker on 0: these hands of equal size,
    /// this order, this leader, and no trick taken yet.
    pub fn of_round(hands: Both<Cards>, order: ColourOrder, leader: Role) -> Fast {
        Fast {
            hands: [hands.jekyll.bits(), hands.hyde.bits()],
            chosen: [0; 2],
            step: Step::Lead,
            order: packed(order),
            leader: leader as u8,
            led: 0,
            asked: 0,
            taken: [0; 2],
            track: Track::START,
            leg: Leg::First,
            match_: Match::Single,
        }
    }

    /// What the position waits for, in a word.
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Is no round being played?
    #[inline]
    pub fn round_over(&self) -> bool {
        matches!(self.step, Step::Deal | Step::Over)
    }

    /// The tricks that a role has taken in this round, or in the one just over.
    #[inline]
    pub fn tricks(&self, role: Role) -> u8 {
        self.taken[role as usize]
    }

    /// The hand of a role.
    #[inline]
    pub fn hand(&self, role: Role) -> Cards {
        Cards::from_bits(self.hands[role as usize])
    }

    /// The round and the marker.
    #[inline]
    pub fn track(&self) -> Track {
        self.track
    }

    /// The role whose decision is due.
    #[inline]
    pub fn role(&self) -> Role {
        let index = match self.step {
            Step::Give | Step::Swap => usize::from(self.chosen[0] != 0),
            Step::Lead | Step::Deal | Step::Over => usize::from(self.leader),
            Step::Follow => usize::from(self.leader ^ 1),
        };
        Role::BOTH[index & 1]
    }

    #[inline]
    fn mover_hand(&self) -> u32 {
        self.hands[self.role() as usize]
    }

    /// D3.2, D3.3: the cards that may follow.
    #[inline]
    fn follows(&self) -> u32 {
        let hand = self.mover_hand();
        let asked = hand & OF_COLOUR[usize::from(self.asked & 3)];
        let potions = if COLOUR[usize::from(self.led & 31)] == NO_COLOUR { 0 } else { hand & POTIONS };
        if asked == 0 { hand } else { asked | potions }
    }

    #[inline]
    fn swap_size(hand: u32) -> u32 {
        hand.count_ones().min(2)
    }

    /// Puts cards down for an exchange; is it made with that?
    #[inline]
    fn choose(&mut self, cards: u32) -> bool {
        self.chosen[self.role() as usize] = cards;
        let [jekyll, hyde] = self.chosen;
        if jekyll == 0 || hyde == 0 {
            return false;
        }
        // The two sets are disjoint: what one gives the other gets.
        self.hands[0] ^= jekyll | hyde;
        self.hands[1] ^= jekyll | hyde;
        self.chosen = [0; 2];
        true
    }

    #[inline]
    fn lead(&mut self, card: u8, asked: u8) {
        self.put_down(usize::from(self.leader), card);
        self.led = card;
        self.asked = asked;
        self.step = Step::Follow;
    }

    #[inline]
    fn put_down(&mut self, role: usize, card: u8) {
        self.hands[role & 1] &= !(1 << card);
        self.order = RANKED[usize::from(self.order & 63)][usize::from(COLOUR[usize::from(card & 31)])];
    }

    #[inline]
    fn follow(&mut self, followed: u8) {
        self.put_down(usize::from(self.leader ^ 1), followed);
        let (first, second) = (usize::from(self.led & 31), usize::from(followed & 31));
        let (first_colour, second_colour) = (COLOUR[first], COLOUR[second]);
        self.led = 0;
        self.asked = 0;
        if first_colour != NO_COLOUR && second_colour != NO_COLOUR {
            // D3.5: the stronger colour, then the higher value.
            let strength = |colour: u8, value: u8| ((self.order >> (2 * colour)) & 3) << 3 | value;
            let follower_wins = strength(second_colour, VALUE[second]) > strength(first_colour, VALUE[first]);
            return self.take(self.leader ^ u8::from(follower_wins));
        }
        // D3.6, D3.7: the higher value, a potion winning ties. Potions come last in card order and a tie is
        // between a potion and an evil card, so the later card wins it.
        let follower_wins = (VALUE[second], second) > (VALUE[first], first);
        let winner = self.leader ^ u8::from(follower_wins);
        self.potion(first_colour.min(second_colour), winner);
    }

    /// D4: what a potion brings about that met this colour.
    #[inline]
    fn potion(&mut self, met: u8, winner: u8) {
        match met {
            PRIDE => {
                let (gets, loses) = (usize::from(winner & 1), usize::from(winner & 1 ^ 1));
                let stolen = self.taken[loses].min(1);
                self.taken[loses] -= stolen;
                self.taken[gets] += stolen;
            }
            WRATH => self.order = 0,
            ENVY if self.hands[0] != 0 => {
                self.leader = winner;
                self.step = Step::Swap;
                return;
            }
            // Green without cards to swap, or two potions.
            _ => {}
        }
        self.take(winner);
    }

    #[inline]
    fn take(&mut self, winner: u8) {
        self.taken[usize::from(winner & 1)] += 1;
        self.leader = winner;
        self.step = Step::Lead;
        if self.hands[0] == 0 {
            self.end_round();
        }
    }

    fn end_round(&mut self) {
        self.leader = 0;
        self.order = 0;
        let progress = self.track.after_round(Both { jekyll: self.taken[0], hyde: self.taken[1] });
        let (Progress::NextRound(track) | Progress::GameOver(track)) = progress;
        self.track = track;
        self.step = match (progress, self.match_, self.leg) {
            (Progress::NextRound(_), ..) => Step::Deal,
            (Progress::GameOver(_), Match::Return, Leg::First) => {
                self.leg = Leg::Second { first: track.score() };
                self.track = Track::START;
                Step::Deal
            }
            (Progress::GameOver(_), ..) => Step::Over,
        };
    }

    #[inline]
    fn dealt(&mut self, hands: [u32; 2]) {
        self.hands = hands;
        self.taken = [0; 2];
        self.step = Step::Give;
    }

    #[inline]
    fn random_give(&self, quick: &mut Quick) -> u32 {
        let hand = self.mover_hand();
        loop {
            let given = pick_some(hand, u32::from(self.track.round), quick);
            if does_duty(hand, given) {
                return given;
            }
        }
    }

    #[inline]
    fn random_lead(&self, quick: &mut Quick) -> Action {
        let hand = self.mover_hand();
        let (evil, potions) = (hand & !POTIONS, hand & POTIONS);
        let lot = quick.below(evil.count_ones() + 3 * potions.count_ones());
        match lot.checked_sub(evil.count_ones()) {
            None => Action::Play(Card::from_index(nth(evil, lot))),
            Some(call) => Action::Lead(potion(nth(potions, call / 3)), Colour::ALL[(call % 3) as usize]),
        }
    }
}

fn packed(order: ColourOrder) -> u8 {
    let bits = |colour: Colour| order.rank(colour).map_or(0, |rank| rank as u8 + 1) << (2 * colour as u8);
    Colour::ALL.into_iter().map(bits).sum()
}

/// The potion with that card index.
#[inline]
fn potion(index: u8) -> Potion {
    Potion::ALL[usize::from((index - POTIONS.trailing_zeros() as u8) & 3)]
}

impl game::Position for Fast {
    type Game = State;

    #[inline]
    fn to_move(&self) -> ToMove {
        match self.step {
            Step::Deal => ToMove::Chance,
            Step::Over => ToMove::Over,
            Step::Give | Step::Lead | Step::Follow | Step::Swap => ToMove::Seat(self.leg.seat(self.role())),
        }
    }

    fn each_action(&self, mut each: impl FnMut(Action)) {
        let hand = self.mover_hand();
        match self.step {
            Step::Deal | Step::Over => {}
            Step::Give => each_choice(hand, u32::from(self.track.round), 0, &mut |given| {
                if does_duty(hand, given) {
                    each(Action::Give(Cards::from_bits(given)));
                }
            }),
            Step::Lead => {
                Cards::from_bits(hand & !POTIONS).iter().for_each(|card| each(Action::Play(card)));
                for card in Cards::from_bits(hand & POTIONS).iter() {
                    for colour in Colour::ALL {
                        each(Action::Lead(potion(card.index() as u8), colour));
                    }
                }
            }
            Step::Follow => Cards::from_bits(self.follows()).iter().for_each(|card| each(Action::Play(card))),
            Step::Swap => each_choice(hand, Fast::swap_size(hand), 0, &mut |cards| {
                each(Action::Swap(Cards::from_bits(cards)));
            }),
        }
    }

    #[inline]
    fn random_action(&self, quick: &mut Quick) -> Action {
        match self.step {
            Step::Lead | Step::Deal | Step::Over => self.random_lead(quick),
            Step::Follow => Action::Play(Card::from_index(pick(self.follows(), quick))),
            Step::Give => Action::Give(Cards::from_bits(self.random_give(quick))),
            Step::Swap => {
                let hand = self.mover_hand();
                Action::Swap(Cards::from_bits(pick_some(hand, Fast::swap_size(hand), quick)))
            }
        }
    }

    #[inline]
    fn act(&mut self, action: Action) {
        match action {
            Action::Play(card) if self.step == Step::Follow => self.follow(card.index() as u8),
            Action::Play(card) => self.lead(card.index() as u8, COLOUR[card.index() & 31]),
            Action::Lead(potion, colour) => self.lead(potion.card().index() as u8, colour as u8),
            Action::Give(cards) => {
                if self.choose(cards.bits()) {
                    self.leader = self.track.first_leader() as u8;
                    self.step = Step::Lead;
                }
            }
            Action::Swap(cards) => {
                if self.choose(cards.bits()) {
                    self.take(self.leader);
                }
            }
        }
    }

    #[inline]
    fn draw(&self, quick: &mut impl Entropy) -> Deal {
        let mut cards: [u32; 25] = core::array::from_fn(|index| 1 << index);
        let mut next = |place: usize| {
            let other = place + quick.below(25 - place as u32) as usize;
            cards.swap(place, other);
            cards[place]
        };
        let jekyll = (0..10).fold(0, |hand, place| hand | next(place));
        let aside = (10..15).fold(0, |cards, place| cards | next(place));
        let [jekyll, aside] = [jekyll, aside].map(Cards::from_bits);
        Deal { jekyll, hyde: Cards::ALL - jekyll - aside, aside }
    }

    #[inline]
    fn chance(&mut self, deal: &Deal) {
        self.dealt([deal.jekyll.bits(), deal.hyde.bits()]);
    }

    fn outcome(&self) -> Option<Outcome> {
        match (self.step, self.leg) {
            (Step::Over, Leg::First) => Some(Outcome::single(self.track)),
            (Step::Over, Leg::Second { first }) => Some(Outcome::of_match(first, self.track)),
            (Step::Deal | Step::Give | Step::Lead | Step::Follow | Step::Swap, _) => None,
        }
    }
}

impl Fast {
    /// The position of a game in progress.
    pub fn new(state: &State) -> Fast {
        let board = state.board();
        let (leader, led, asked) = match board.phase {
            Phase::Deal | Phase::Give(_) | Phase::Over(_) => (0, 0, 0),
            Phase::Lead(leader) => (leader as u8, 0, 0),
            Phase::Follow { leader, led } => (leader as u8, led.card.index() as u8, led.colour as u8),
            Phase::Swap { trick, .. } => (trick.winner(board.order) as u8, 0, 0),
        };
        Fast {
            hands: Role::BOTH.map(|role| state.hand(role).bits()),
            chosen: Role::BOTH.map(|role| state.chosen(role).bits()),
            step: board.step(),
            order: packed(board.order),
            leader,
            led,
            asked,
            taken: Role::BOTH.map(|role| board.taken[role]),
            track: board.track,
            leg: board.leg,
            match_: state.options().match_,
        }
    }
}
