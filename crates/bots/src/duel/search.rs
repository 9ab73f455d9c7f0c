//! The search under the solver: is a position worth at least so much to who leads?
//!
//! Every question has a yes or no for an answer, and every answer is a bound that is remembered. Exact values are made of
//! such questions. Values are whole numbers, so that "more than" is "at least one more".

use super::canon::{Canon, kinds};
use super::memo::{Bounds, Memo, VALUE_MAX};
use super::node::{After, COLOUR, Lead, NO_COLOUR, Node, OF_COLOUR, POTIONS, each_bit};
use super::payoff::Payoff;

/// How many steps there are between the lowest and the highest payoff.
const STEPS: f64 = 4_000_000.0;
/// A hand leads at most seven evil cards and four potions with three colours each, or ten evil cards.
const LEADS_MAX: usize = 24;
/// How many places the table of past successes has.
const PLACES: usize = 128;

/// A solver with its memory. The payoff is fixed, because what is remembered depends on it.
pub(super) struct Search {
    pub canon: &'static Canon,
    memo: Memo,
    /// The payoffs in steps, by jekyll's tricks.
    worth: [i32; 16],
    /// The lowest and the highest payoff of so many tricks to so many.
    range: [[(i32, i32); 16]; 16],
    /// How often a card has been good enough, by tricks left, role, leading or following, and card.
    history: [[[u32; PLACES]; 4]; 16],
    /// The swap that was good enough last time, by role and tricks left.
    pub(super) last_swap: [[u32; 16]; 2],
    lowest: f64,
    step: f64,
    /// How many positions have been looked at.
    pub nodes: u64,
}

impl Search {
    /// A solver that remembers two to the power of `bits` positions.
    pub fn new(payoff: &Payoff, bits: u32) -> Search {
        let mut search = Search {
            canon: Canon::shared(),
            memo: Memo::new(bits),
            worth: [0; 16],
            range: [[(0, 0); 16]; 16],
            history: [[[0; PLACES]; 4]; 16],
            last_swap: [[0; 16]; 2],
            lowest: 0.0,
            step: 1.0,
            nodes: 0,
        };
        search.set(payoff);
        search
    }

    /// Takes another payoff, and forgets what depends on the old one.
    pub fn renew(&mut self, payoff: &Payoff) {
        self.memo.clear();
        self.set(payoff);
    }

    fn set(&mut self, payoff: &Payoff) {
        let highest = payoff.0.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        self.lowest = payoff.0.iter().copied().fold(f64::INFINITY, f64::min);
        self.step = if highest > self.lowest { (highest - self.lowest) / STEPS } else { 1.0 };
        for (worth, payoff) in self.worth.iter_mut().zip(payoff.0) {
            *worth = ((payoff - self.lowest) / self.step + 0.5) as i32;
        }
        for least in 0..11 {
            let (mut low, mut high) = (self.worth[least], self.worth[least]);
            for most in least..11 {
                low = low.min(self.worth[most]);
                high = high.max(self.worth[most]);
                self.range[least][most] = (low, high);
            }
        }
    }

    /// The payoff that a value of the search stands for, seen from a role.
    pub fn payoff(&self, value: i32, role: u8) -> f64 {
        self.payoff_of_mixed(f64::from(value), role)
    }

    /// The same for a value that a mixture brings, which need not be whole.
    pub fn payoff_of_mixed(&self, value: f64, role: u8) -> f64 {
        self.lowest + (if role == 1 { value } else { -value }) * self.step
    }

    /// A value seen from a role as hyde's share of the way from the lowest payoff to the highest.
    pub fn share(&self, value: i32, role: u8) -> f32 {
        signed(value, role) as f32 / STEPS as f32
    }

    /// The exact value to who leads.
    pub fn exact(&mut self, node: Node) -> i32 {
        let Bounds { mut low, mut high, .. } = self.range_of(&node);
        while low < high {
            let ask = self.middle(low, high, node.leader);
            let answer = self.lead(node, ask);
            if answer >= ask { low = answer } else { high = answer }
        }
        low
    }

    /// What to ask when a value lies between two others: for the middle one of the payoffs there, which most values are.
    fn middle(&self, low: i32, high: i32, role: u8) -> i32 {
        let mut between = [0; 11];
        let mut count = 0;
        for &worth in &self.worth[..11] {
            let value = signed(worth, role);
            if value > low && value <= high && !between[..count].contains(&value) {
                between[count] = value;
                count += 1;
            }
        }
        between[..count].sort_unstable();
        if count == 0 { low + 1 } else { between[(count - 1) / 2] }
    }

    /// Between which values a position lies for sure: every trick left, and every trick that can still be stolen, may
    /// go either way.
    #[inline]
    fn range_of(&self, node: &Node) -> Bounds {
        let all = node.hands[0] | node.hands[1];
        let steals = (all & POTIONS).count_ones().min((all & OF_COLOUR[0]).count_ones()) as u8;
        let left = node.left() as u8;
        let total = node.taken[0] + node.taken[1] + left;
        let least = node.taken[0].saturating_sub(steals);
        let most = (node.taken[0] + left + steals).min(total);
        let (low, high) = self.range[usize::from(least & 15)][usize::from(most & 15)];
        if node.leader == 1 {
            Bounds { low, high, best: None }
        } else {
            Bounds { low: -high, high: -low, best: None }
        }
    }

    /// A bound of the value to who leads: at least `ask` if it is that much, and below it if it is not.
    pub fn lead(&mut self, node: Node, ask: i32) -> i32 {
        let left = node.left();
        if left <= 1 {
            return self.last_trick(&node);
        }
        let sure = self.range_of(&node);
        if sure.low >= ask {
            return sure.low;
        }
        if sure.high < ask {
            return sure.high;
        }
        if left == 2 {
            // Quicker to play out than to remember.
            return self.two_tricks(&node, ask);
        }
        let node = self.canon.of(node);
        let known = self.memo.get(&node);
        if known.low >= ask {
            return known.low;
        }
        if known.high < ask {
            return known.high;
        }
        self.nodes += 1;
        let (value, best) = self.best_lead(&node, ask, known.best);
        let bounds = if value >= ask {
            Bounds { low: value, high: known.high.max(value), best }
        } else {
            Bounds { low: known.low.min(value), high: value, best: known.best }
        };
        self.memo.put(&node, bounds);
        value
    }

    fn two_tricks(&self, node: &Node, ask: i32) -> i32 {
        let mut value = -VALUE_MAX;
        let mut leads = node.leading();
        while leads != 0 && value < ask {
            let led = leads.trailing_zeros() as u8;
            leads &= leads - 1;
            let colour = COLOUR[usize::from(led & 31)];
            let calls = if colour == NO_COLOUR { 0..NO_COLOUR } else { colour..colour + 1 };
            let mut last = 0;
            for asked in calls {
                let follows = node.follows(Lead { card: led, asked });
                if follows != last {
                    value = value.max(self.answer_of_two(node, led, follows, ask));
                }
                last = follows;
            }
        }
        value
    }

    /// A bound of the value to who leads the last but one trick with that card, if it is answered with one of those.
    fn answer_of_two(&self, node: &Node, led: u8, follows: u32, ask: i32) -> i32 {
        let mut value = VALUE_MAX;
        let mut rest = follows;
        while rest != 0 && value >= ask {
            let card = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            let next = match node.trick(led, card) {
                After::Next(next) => next,
                After::Swap(next) => next.exchange(next.hands[0], next.hands[1]),
            };
            let end = self.last_trick(&next);
            value = value.min(if next.leader == node.leader { end } else { -end });
        }
        value
    }

    #[inline]
    fn last_trick(&self, node: &Node) -> i32 {
        let end = if node.leading() == 0 {
            *node
        } else {
            let (led, followed) = (node.leading().trailing_zeros(), node.following().trailing_zeros());
            match node.trick(led as u8, followed as u8) {
                After::Next(end) | After::Swap(end) => end,
            }
        };
        signed(self.worth[usize::from(end.taken[0] & 15)], node.leader)
    }

    fn best_lead(&mut self, node: &Node, ask: i32, first: Option<Lead>) -> (i32, Option<Lead>) {
        let mut leads = [(0u32, Lead { card: 0, asked: 0 }); LEADS_MAX];
        let count = self.leads(node, first, &mut leads);
        let mut value = -VALUE_MAX;
        for turn in 0..count {
            let lead = next(&mut leads[turn..count]);
            let new = -self.follow(node, lead, 1 - ask);
            value = value.max(new);
            if value >= ask {
                self.succeeded(node.leader, 0, place(lead), node.left());
                return (value, Some(lead));
            }
        }
        (value, None)
    }

    /// Lists what may be led, but of leads that come to the same only one, each with its promise.
    fn leads(&self, node: &Node, first: Option<Lead>, into: &mut [(u32, Lead); LEADS_MAX]) -> usize {
        let mut count = 0;
        let mut add = |lead: Lead| {
            let promise =
                self.history[(node.left() & 15) as usize][usize::from(node.leader & 1) << 1][place(lead)];
            let promise = if self.risks_swap(node, lead) { promise >> 2 } else { promise + 1 };
            let promise = if first == Some(lead) { u32::MAX } else { promise };
            into[count % LEADS_MAX] = (promise, lead);
            count += 1;
        };
        let all = node.hands[0] | node.hands[1];
        let hand = kinds(node.leading(), all);
        each_bit(hand & !POTIONS, |card| add(Lead { card, asked: COLOUR[usize::from(card)] }));
        each_bit(hand & POTIONS, |card| {
            // To call one colour that the other does not hold is as good as another.
            let mut void_called = false;
            for asked in 0..NO_COLOUR {
                let void = node.following() & OF_COLOUR[usize::from(asked)] == 0;
                if !(void && void_called) {
                    add(Lead { card, asked });
                }
                void_called |= void;
            }
        });
        count
    }

    /// May the answer to this lead bring a swap? Those are dear to look into.
    #[inline]
    fn risks_swap(&self, node: &Node, lead: Lead) -> bool {
        let potions = 1u32 << lead.card & POTIONS != 0;
        let answers = if potions { OF_COLOUR[2] } else { POTIONS };
        (potions || lead.asked == 2) && node.follows(lead) & answers != 0
    }

    /// A bound of the value to who follows.
    pub fn follow(&mut self, node: &Node, lead: Lead, ask: i32) -> i32 {
        let all = node.hands[0] | node.hands[1];
        let follower = node.leader ^ 1;
        let mut cards = [(0u32, Lead { card: 0, asked: 0 }); LEADS_MAX];
        let mut count = 0;
        each_bit(kinds(node.follows(lead), all), |card| {
            let promise = self.history[(node.left() & 15) as usize][usize::from(follower & 1) << 1 | 1]
                [usize::from(card)];
            // Swaps are dear to look into: what settles the matter without one comes first.
            let promise = if swaps(lead.card, card) { promise >> 3 } else { promise + 1 };
            cards[count % LEADS_MAX] = (promise, Lead { card, asked: 0 });
            count += 1;
        });
        let mut value = -VALUE_MAX;
        for turn in 0..count {
            let Lead { card, .. } = next(&mut cards[turn..count]);
            value = value.max(self.after(node.trick(lead.card, card), follower, ask));
            if value >= ask {
                self.succeeded(follower, 1, usize::from(card), node.left());
                break;
            }
        }
        value
    }

    /// A bound of the value of what follows from a trick, to this role.
    #[inline]
    pub fn after(&mut self, after: After, role: u8, ask: i32) -> i32 {
        match after {
            After::Next(next) if next.leader == role => self.lead(next, ask),
            After::Next(next) => -self.lead(next, 1 - ask),
            After::Swap(next) if next.leader == role => self.swap(&next, ask),
            After::Swap(next) => -self.swap(&next, 1 - ask),
        }
    }

    #[inline]
    fn succeeded(&mut self, role: u8, following: usize, place: usize, left: u32) {
        let row = &mut self.history[(left & 15) as usize][usize::from(role & 1) << 1 | following];
        row[place % PLACES] += 1;
        if row[place % PLACES] > 1 << 24 {
            row.iter_mut().for_each(|entry| *entry >>= 1);
        }
    }
}

/// D4.2: does a potion meet a green card here?
#[inline]
fn swaps(led: u8, followed: u8) -> bool {
    let cards = 1u32 << led | 1u32 << followed;
    cards & POTIONS != 0 && cards & OF_COLOUR[2] != 0
}

/// Payoffs are hyde's: jekyll sees them the other way round.
#[inline]
pub(super) fn signed(value: i32, role: u8) -> i32 {
    if role == 1 { value } else { -value }
}

#[inline]
fn place(lead: Lead) -> usize {
    usize::from(lead.card) | usize::from(lead.asked) << 5
}

/// Moves the most promising of the rest to its front.
#[inline]
fn next(rest: &mut [(u32, Lead)]) -> Lead {
    let mut best = 0;
    for index in 1..rest.len() {
        if rest[index].0 > rest[best].0 {
            best = index;
        }
    }
    rest.swap(0, best);
    rest[0].1
}
