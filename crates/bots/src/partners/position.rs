//! A hand with all its cards open, in the form that search plays on: pools of cards instead of hands.
//!
//! With open cards it does not matter *which* partner holds a card of the team's own side: whoever has the turn plays it
//! or asks for it, and partners want the same thing. It does matter which *opponent* holds one, since the side to move says
//! whom it asks and the one who is asked chooses. So each side's cards lie in three pools: those of its own
//! team, and those of each of the two opponents. Three players make the same pools: the solo plays from both of his
//! hands on his own turns, and when asked from the one that was asked (P6.3, P6.4).

use ::partners::{Action, Card, Cards, Hand, Place, Seating, Setup, Side, State, Step, Teams};
use game::Quick;

use super::playout;

/// How many cards a side has.
pub(crate) const FACES: usize = 14;

/// The points of each face, in card order.
pub(crate) const POINTS: [u8; FACES] = [0, 1, 1, 1, 1, 1, 3, 4, 5, 6, 7, 0, 0, 0];

/// The factor of each face.
pub(crate) const FACTOR: [u8; FACES] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3];

/// How high each face is in a trick.
pub(crate) const STRENGTH: [u8; FACES] = [8, 7, 6, 5, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1];

/// The strength of a transformation, which wins nothing.
pub(crate) const TRANSFORMATION: u8 = 8;

/// The faces that are characters.
pub(crate) const CHARACTERS: u16 = 0b11_1110;

/// Nobody was asked.
pub(crate) const NOBODY: u8 = 4;

/// Where the cards lie and what has been taken: all that the rest of a hand depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// For each side its cards at the two places of its own team and at the two of the other, a bit a face.
    ///
    /// The first two pools are the team's own, the last two are the opponents', both in the order of the places.
    pub(crate) pools: [[u16; 4]; 2],
    /// The points that each side has taken.
    pub(crate) points: [u8; 2],
    /// The factors of its own deeds that each side has taken.
    pub(crate) factors: [u8; 2],
    /// What lies on the table, carried tricks included: points, and for each side the factors of its deeds.
    pub(crate) table_points: u8,
    pub(crate) table_factors: [u8; 2],
    /// The strength of the highest card of this trick and where it lies; 0 before the first card.
    pub(crate) highest: u8,
    pub(crate) highest_at: u8,
    /// The place whose turn it is.
    pub(crate) turn: u8,
    /// The place that was asked, or [`NOBODY`].
    pub(crate) asked: u8,
    /// How many cards are left in the hands.
    pub(crate) left: u8,
    /// The places of hyde, a bit each.
    pub(crate) hyde: u8,
    /// The places of the solo and his ghost, a bit each; 0 with four players.
    pub(crate) alone: u8,
}

impl Position {
    /// The hand of a game, imagined or finished; `None` between hands.
    pub fn of(state: &State) -> Option<Position> {
        let board = state.board();
        board.hand().map(|hand| Position::of_hand(hand, &board.seating, |place| state.cards(place)))
    }

    /// A hand in which these cards lie at the places.
    pub(crate) fn of_hand(hand: &Hand, seating: &Seating, cards: impl Fn(Place) -> Cards) -> Position {
        let mut position = Position::with_hands(&hand.teams, cards);
        position.alone = seating.ghost().map_or(0, |_| position.hyde);
        position.left = (Card::COUNT - hand.played.len()) as u8;
        position.take(Side::Jekyll, hand.piles.jekyll);
        position.take(Side::Hyde, hand.piles.hyde);
        hand.carried.iter().for_each(|card| position.put_on_table(card));
        for played in hand.trick() {
            position.put_on_table(played.card);
            position.compare(face(played.card), played.turn.index() as u8);
        }
        position.turn = hand.turn.index() as u8;
        position.asked = match hand.step {
            Step::Turn => NOBODY,
            Step::Asked(place) => place.index() as u8,
        };
        position
    }

    /// An ending, with no card on the table of this trick.
    pub fn of_setup(setup: &Setup) -> Position {
        let mut position = Position::with_hands(&setup.teams, |place| setup.hands[place]);
        position.alone = setup.seating.ghost().map_or(0, |_| position.hyde);
        position.take(Side::Jekyll, setup.piles.jekyll);
        position.take(Side::Hyde, setup.piles.hyde);
        setup.carried.iter().for_each(|card| position.put_on_table(card));
        position.turn = setup.leader.index() as u8;
        position
    }

    /// These cards at the places, and nothing taken or played yet.
    pub(crate) fn with_hands(teams: &Teams, cards: impl Fn(Place) -> Cards) -> Position {
        let bit = |place: Place| u8::from(teams[place] == Side::Hyde) << place.index();
        let mut position = Position {
            pools: [[0; 4]; 2],
            points: [0; 2],
            factors: [0; 2],
            table_points: 0,
            table_factors: [0; 2],
            highest: 0,
            highest_at: 0,
            turn: 0,
            asked: NOBODY,
            left: Place::ALL.map(|place| cards(place).len() as u8).iter().sum(),
            hyde: Place::ALL.map(bit).iter().sum(),
            alone: 0,
        };
        for place in Place::ALL {
            for side in 0..2 {
                let pool = position.pool_of(side, place.index() as u8);
                position.pools[side][pool] = (cards(place).bits() >> (side * FACES)) as u16 & 0x3FFF;
            }
        }
        position
    }

    fn take(&mut self, side: Side, pile: Cards) {
        let index = usize::from(side == Side::Hyde);
        self.points[index] += partners::score::points(pile) as u8;
        self.factors[index] += partners::score::factor(side, pile) as u8;
    }

    fn put_on_table(&mut self, card: Card) {
        self.table_points += card.points() as u8;
        self.table_factors[usize::from(card.side() == Side::Hyde)] += card.factor() as u8;
    }

    /// The index of the side of a place.
    #[inline]
    pub(crate) fn side_of(&self, place: u8) -> usize {
        usize::from(self.hyde >> place & 1)
    }

    /// Which pool of a side's cards those at a place are in.
    #[inline]
    pub(crate) fn pool_of(&self, side: usize, place: u8) -> usize {
        let other = usize::from(self.side_of(place) != side);
        let before = (0..place).filter(|&earlier| self.side_of(earlier) == self.side_of(place)).count();
        2 * other + before
    }

    /// The places from which whoever has a turn there plays: the solo from both of his (P6.3).
    #[inline]
    pub(crate) fn own_places(&self, place: u8) -> u8 {
        if self.alone >> place & 1 == 1 { self.alone } else { 1 << place }
    }

    /// The faces of a side at these places, a bit a place.
    #[inline]
    pub(crate) fn faces_at(&self, side: usize, places: u8) -> u16 {
        let mut faces = 0;
        let mut rest = places;
        while rest != 0 {
            faces |= self.pools[side][self.pool_of(side, rest.trailing_zeros() as u8)];
            rest &= rest - 1;
        }
        faces
    }

    /// The highest card is the first of its strength.
    #[inline]
    fn compare(&mut self, face: usize, place: u8) {
        if STRENGTH[face] > self.highest {
            self.highest = STRENGTH[face];
            self.highest_at = place;
        }
    }

    /// Plays a card of the side whose turn it is out of one of its pools.
    #[inline]
    pub(crate) fn play(&mut self, pool: usize, face: usize) {
        let side = self.side_of(self.turn);
        self.pools[side][pool] &= !(1 << face);
        self.table_points += POINTS[face];
        self.table_factors[side] += FACTOR[face];
        self.compare(face, self.turn);
        self.turn = (self.turn + 1) & 3;
        self.asked = NOBODY;
        self.left -= 1;
        if self.left & 3 == 0 {
            self.finish_trick();
        }
    }

    #[inline]
    fn finish_trick(&mut self) {
        if self.highest != TRANSFORMATION {
            let side = self.side_of(self.highest_at);
            self.points[side] += self.table_points;
            self.factors[side] += self.table_factors[side];
            self.table_points = 0;
            self.table_factors = [0; 2];
        }
        self.turn = self.highest_at;
        self.highest = 0;
        self.highest_at = 0;
    }

    /// The cards of each side that are still in somebody's hand.
    #[inline]
    pub(crate) fn live(&self) -> [u16; 2] {
        self.pools.map(|[own, partner, left, right]| own | partner | left | right)
    }

    /// The place that decides: the one whose turn it is, or the one that was asked.
    #[inline]
    pub(crate) fn decider(&self) -> u8 {
        if self.asked == NOBODY { self.turn } else { self.asked }
    }

    /// The cards at the deciding place that it may play, as pools and faces of the side whose turn it is.
    pub(crate) fn plays(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let side = self.side_of(self.turn);
        let pool = self.pool_of(side, self.decider());
        let faces = self.pools[side][pool];
        (0..FACES).filter(move |face| faces >> face & 1 == 1).map(move |face| (pool, face))
    }

    /// How many cards are left in the hands.
    pub fn cards_left(&self) -> u8 {
        self.left
    }

    /// A first guess at the value: what comes of playing on with some sense.
    pub fn guess(&self) -> i32 {
        let mut rest = *self;
        playout::play_out(&mut rest, &mut Quick::new(0))
    }

    /// What the decider may do.
    pub fn actions(&self) -> Vec<Action> {
        let side = self.side_of(self.turn);
        let plays = |place: u8| {
            let faces = self.pools[side][self.pool_of(side, place)];
            (0..FACES)
                .filter(move |face| faces >> face & 1 == 1)
                .map(move |face| Action::Play(card(side, face)))
        };
        if self.asked != NOBODY {
            return plays(self.asked).collect();
        }
        let together = |place: u8| self.own_places(self.turn) >> place & 1 == 1;
        let own = (0..4).filter(|&place| together(place)).flat_map(plays);
        let others = (0..4).filter(|&place| !together(place) && plays(place).next().is_some());
        let mut actions: Vec<Action> = own.collect();
        actions.extend(others.map(|place| Action::Ask(Place::ALL[usize::from(place)])));
        actions.sort_unstable();
        actions
    }

    /// Plays a legal action.
    pub fn act(&mut self, action: Action) {
        match action {
            Action::Ask(place) => self.asked = place.index() as u8,
            Action::Play(card) => {
                let side = self.side_of(self.turn);
                let face = face(card);
                let pool = (0..4).find(|&pool| self.pools[side][pool] >> face & 1 == 1);
                self.play(pool.unwrap_or(0), face);
            }
        }
    }

    /// Jekyll's score less hyde's, as if the hand ended here.
    #[inline]
    pub(crate) fn difference(&self) -> i32 {
        let score = |side: usize| i32::from(self.points[side]) * i32::from(self.factors[side]);
        score(0) - score(1)
    }
}

/// The number of a card among those of its side.
#[inline]
pub(crate) fn face(card: Card) -> usize {
    card.index() % FACES
}

/// The card of a side with that number.
pub(crate) fn card(side: usize, face: usize) -> Card {
    Card::all().nth(side * FACES + face).expect("there are 28 cards, 14 of either side")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_say_what_is_printed_on_the_cards() {
        for card in Card::all() {
            let face = face(card);
            assert_eq!(u32::from(POINTS[face]), card.points());
            assert_eq!(u32::from(FACTOR[face]), card.factor());
            assert_eq!(STRENGTH[face], card.rank() as u8 + 1);
            assert_eq!(CHARACTERS >> face & 1 == 1, card.kind() == ::partners::Kind::Character);
            assert_eq!(super::card(usize::from(card.side() == Side::Hyde), face), card);
        }
    }
}
