//! A round of a duel between two tricks, in 16 bytes, for the solvers: only what the rest of the round depends on.
//!
//! Roles are indices, 0 for jekyll. Cards are bits in card order. The order of the colours is a number:
//!
//! ```text
//!   0  . . .      1  P . .   2  W . .   3  E . .
//!   4  P W E      5  P E W   6  W P E   7  W E P   8  E P W   9  E W P     lowest, middle, strongest
//! ```

use ::duel::{Card, Cards, ColourOrder};

/// The four potions.
pub(super) const POTIONS: u32 = Cards::POTIONS.bits();
/// How many orders of the colours there are.
pub(super) const ORDERS: usize = 10;

const PRIDE: u8 = 0;
const WRATH: u8 = 1;
const ENVY: u8 = 2;
/// The colour, so to speak, of potions.
pub(super) const NO_COLOUR: u8 = 3;
/// The index of the first potion.
const FIRST_POTION: u8 = 21;

/// The lowest and the middle colour of the orders from 4 on.
const FULL: [(u8, u8); 6] = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];

/// The colour of every card; 32 entries, so that an index of five bits needs no check.
pub(super) const COLOUR: [u8; 32] = {
    let mut table = [NO_COLOUR; 32];
    let mut index = 0;
    while index < FIRST_POTION {
        table[index as usize] = index / 7;
        index += 1;
    }
    table
};

/// The number on every card.
pub(super) const VALUE: [u8; 32] = {
    let mut table = [0; 32];
    let mut index = 0;
    while index < 25 {
        table[index as usize] = if index < FIRST_POTION { index % 7 + 1 } else { index - FIRST_POTION + 2 };
        index += 1;
    }
    table
};

/// The cards of each colour; none for the colour that potions have.
pub(super) const OF_COLOUR: [u32; 4] = [0x7f, 0x7f << 7, 0x7f << 14, 0];

/// D3.4: the order after a card of a colour; potions change nothing.
const RANKED: [[u8; 4]; 16] = {
    let mut table = [[0; 4]; 16];
    let mut order = 0;
    while order < ORDERS {
        let mut colour = 0;
        while colour < 4 {
            table[order][colour as usize] = ranked(order as u8, colour);
            colour += 1;
        }
        order += 1;
    }
    table
};

const fn ranked(order: u8, colour: u8) -> u8 {
    if colour == NO_COLOUR || order >= 4 || order == colour + 1 {
        return order;
    }
    if order == 0 {
        return colour + 1;
    }
    let mut full = 0;
    while FULL[full].0 != order - 1 || FULL[full].1 != colour {
        full += 1;
    }
    4 + full as u8
}

/// How strong a colour is in an order: 0 unranked, 1 lowest, 2 middle, 3 strongest.
const STRENGTH: [[u8; 4]; 16] = {
    let mut table = [[0; 4]; 16];
    let mut order = 1;
    while order < ORDERS {
        if order < 4 {
            table[order][order - 1] = 1;
        } else {
            let (lowest, middle) = FULL[order - 4];
            table[order] = [3, 3, 3, 0];
            table[order][lowest as usize] = 1;
            table[order][middle as usize] = 2;
        }
        order += 1;
    }
    table
};

/// The number of an order.
pub(super) fn order_number(order: ColourOrder) -> u8 {
    match order {
        ColourOrder::Empty => 0,
        ColourOrder::Lowest(lowest) => ranked(0, lowest as u8),
        ColourOrder::Full(lowest, middle) => ranked(ranked(0, lowest as u8), middle as u8),
    }
}

/// The set of cards with these bits.
pub(super) fn cards(bits: u32) -> Cards {
    Card::all().filter(|card| bits >> card.index() & 1 == 1).collect()
}

/// The card with that index.
pub(super) fn card(index: u8) -> Option<Card> {
    Card::all().nth(usize::from(index))
}

/// Calls `each` with the index of every bit, the lowest first.
#[inline]
pub(super) fn each_bit(mut bits: u32, mut each: impl FnMut(u8)) {
    while bits != 0 {
        each(bits.trailing_zeros() as u8);
        bits &= bits - 1;
    }
}

/// A round before a trick is led.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Node {
    pub hands: [u32; 2],
    /// The tricks taken.
    pub taken: [u8; 2],
    /// The order of the colours.
    pub order: u8,
    /// Who leads.
    pub leader: u8,
}

/// A card led, and the colour that it asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lead {
    pub card: u8,
    pub asked: u8,
}

/// What follows from a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum After {
    /// The next trick is led.
    Next(Node),
    /// D4.2: cards are swapped before the next trick is led; the trick itself is taken already, which changes nothing.
    Swap(Node),
}

impl Node {
    /// How many tricks are still to be played.
    #[inline]
    pub fn left(&self) -> u32 {
        self.hands[0].count_ones()
    }

    /// The hand of who leads.
    #[inline]
    pub fn leading(&self) -> u32 {
        self.hands[usize::from(self.leader & 1)]
    }

    /// The hand of who follows.
    #[inline]
    pub fn following(&self) -> u32 {
        self.hands[usize::from(self.leader & 1 ^ 1)]
    }

    /// D3.2, D3.3: the cards that may follow.
    #[inline]
    pub fn follows(&self, lead: Lead) -> u32 {
        let hand = self.following();
        let asked = hand & OF_COLOUR[usize::from(lead.asked & 3)];
        let potions = if lead.card >= FIRST_POTION { 0 } else { hand & POTIONS };
        if asked == 0 { hand } else { asked | potions }
    }

    /// Plays a trick.
    #[inline]
    pub fn trick(&self, led: u8, followed: u8) -> After {
        let mut next = *self;
        next.hands[usize::from(self.leader & 1)] &= !(1 << led);
        next.hands[usize::from(self.leader & 1 ^ 1)] &= !(1 << followed);
        let (first, second) = (COLOUR[usize::from(led & 31)], COLOUR[usize::from(followed & 31)]);
        let (high, low) = (VALUE[usize::from(led & 31)], VALUE[usize::from(followed & 31)]);
        next.order = RANKED[usize::from(next.order & 15)][usize::from(first)];
        next.order = RANKED[usize::from(next.order & 15)][usize::from(second)];
        if first != NO_COLOUR && second != NO_COLOUR {
            // D3.5: the stronger colour, then the higher value.
            let strengths = &STRENGTH[usize::from(next.order & 15)];
            let strength = |colour: u8, value: u8| strengths[usize::from(colour & 3)] << 3 | value;
            next.take(self.leader ^ u8::from(strength(second, low) > strength(first, high)));
            return After::Next(next);
        }
        // D3.6, D3.7: the higher value, a potion winning ties.
        let follower_wins = low > high || low == high && second == NO_COLOUR;
        next.potion(first.min(second), self.leader ^ u8::from(follower_wins))
    }

    #[inline]
    fn take(&mut self, winner: u8) {
        self.taken[usize::from(winner & 1)] += 1;
        self.leader = winner & 1;
    }

    /// D4: what a potion brings about that met this colour.
    #[inline]
    fn potion(mut self, met: u8, winner: u8) -> After {
        if met == PRIDE {
            let (gets, loses) = (usize::from(winner & 1), usize::from(winner & 1 ^ 1));
            let stolen = self.taken[loses].min(1);
            self.taken[loses] -= stolen;
            self.taken[gets] += stolen;
        }
        if met == WRATH {
            self.order = 0;
        }
        self.take(winner);
        if met == ENVY && self.hands[0] != 0 { After::Swap(self) } else { After::Next(self) }
    }

    /// Exchanges these cards, one set of either hand.
    #[inline]
    pub fn exchange(mut self, one: u32, other: u32) -> Node {
        self.hands[0] ^= one | other;
        self.hands[1] ^= one | other;
        self
    }
}
