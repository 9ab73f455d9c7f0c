//! The search under the solver: is a position worth at least so much to who leads?
//!
//! Every question has a yes or no for an answer, and every answer is a bound that is remembered. Exact values are made of
//! such questions. Values are whole numbers, so that "more than" is "at least one more".

use ::duel::{Cards, Colour, Led};
use game::{BySide, Side};

use super::canon::{Canon, kinds};
use super::memo::{Bounds, Memo, VALUE_MAX};
use super::node::{After, Node};
use super::payoff::Payoff;
use crate::exact::{Limit, Meter, Stopped};

/// How many steps there are between the lowest and the highest payoff.
const STEPS: f64 = 4_000_000.0;
/// Positions with this many tricks left, or fewer, lie in the near memory.
const NEAR_TRICKS: usize = 4;
/// The size of the near memory, as a power of two: what fits a processor's own cache.
const NEAR: u32 = 17;
/// A hand leads at most seven evil cards and four potions with three colours each, or ten evil cards.
const LEADS_MAX: usize = 24;
/// Raises the priority of what brings no swap about above that of all that does.
const NO_SWAP: u32 = 1 << 31;
/// How many places the table of past successes has.
const PLACES: usize = 128;

/// A solver with its memory. The payoff is fixed, because what is remembered depends on it.
pub(super) struct Search {
    pub canon: &'static Canon,
    /// Positions with many tricks left.
    far: Memo,
    /// Positions with few: there are many, they are soon met again or never, and cheap to search once more.
    near: Memo,
    /// The payoffs in steps, by jekyll's tricks.
    worth: [i32; 16],
    /// The lowest and the highest payoff between two numbers of tricks.
    range: [[(i32, i32); 16]; 16],
    /// How often a card has been good enough, by tricks left, side, leading or following, and card.
    history: [BySide<[[u32; PLACES]; 2]>; 16],
    /// The swap that was good enough last time, by side and tricks left.
    pub(super) last_swap: BySide<[Cards; 16]>,
    lowest: f64,
    step: f64,
    pub(super) meter: Meter,
}

impl Search {
    /// A solver that remembers two to the power of `bits` positions.
    pub fn new(payoff: &Payoff, bits: u32) -> Search {
        let mut search = Search {
            canon: Canon::shared(),
            far: Memo::new(bits),
            near: Memo::new(bits.min(NEAR)),
            worth: [0; 16],
            range: [[(0, 0); 16]; 16],
            history: [BySide::from_fn(|_| [[0; PLACES]; 2]); 16],
            last_swap: BySide::default(),
            lowest: 0.0,
            step: 1.0,
            meter: Meter::new(),
        };
        search.set(payoff);
        search
    }

    /// Takes another payoff, and forgets what depends on the old one.
    pub fn renew(&mut self, payoff: &Payoff) {
        self.far.clear();
        self.near.clear();
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

    /// The payoff that a value of the search stands for, seen from a side.
    pub fn payoff(&self, value: i32, side: Side) -> f64 {
        self.payoff_of_mixed(f64::from(value), side)
    }

    /// The same for a value that a mixture brings, which need not be whole.
    pub fn payoff_of_mixed(&self, value: f64, side: Side) -> f64 {
        self.lowest + (if side == Side::Hyde { value } else { -value }) * self.step
    }

    /// A value seen from a side as hyde's share of the way from the lowest payoff to the highest.
    pub fn share(&self, value: i32, side: Side) -> f32 {
        signed(value, side) as f32 / STEPS as f32
    }

    /// The exact value to who leads, however long it takes.
    pub fn exact(&mut self, node: Node) -> i32 {
        self.meter.limit(&Limit::none());
        self.exact_within(node).expect("nothing stops a search without a limit")
    }

    /// The exact value to who leads.
    pub fn exact_within(&mut self, node: Node) -> Result<i32, Stopped> {
        let Bounds { mut low, mut high, .. } = self.range_of(&node);
        while low < high {
            let ask = self.middle(low, high, node.leader);
            let answer = self.lead(node, ask)?;
            if answer >= ask { low = answer } else { high = answer }
        }
        Ok(low)
    }

    /// What to ask when a value lies between two others: for the middle one of the payoffs there, which most values are.
    pub(super) fn middle(&self, low: i32, high: i32, side: Side) -> i32 {
        let mut between = [0; 11];
        let mut count = 0;
        for &worth in &self.worth[..11] {
            let value = signed(worth, side);
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
    pub(super) fn range_of(&self, node: &Node) -> Bounds {
        let alive = node.alive();
        let steals = (alive & Cards::POTIONS).len().min((alive & Cards::of(Colour::Pride)).len()) as u8;
        let left = node.left() as u8;
        let BySide { jekyll, hyde } = node.round.taken;
        let least = jekyll.saturating_sub(steals);
        let most = (jekyll + left + steals).min(jekyll + hyde + left);
        let (low, high) = self.range[usize::from(least & 15)][usize::from(most & 15)];
        match node.leader {
            Side::Jekyll => Bounds { low: -high, high: -low, best: None },
            Side::Hyde => Bounds { low, high, best: None },
        }
    }

    /// A bound of the value to who leads: at least `ask` if it is that much, and below it if it is not.
    pub fn lead(&mut self, node: Node, ask: i32) -> Result<i32, Stopped> {
        let left = node.left();
        if left <= 1 {
            return Ok(self.last_trick(&node));
        }
        let sure = self.range_of(&node);
        if sure.low >= ask {
            return Ok(sure.low);
        }
        if sure.high < ask {
            return Ok(sure.high);
        }
        if left == 2 {
            // Quicker to play out than to remember.
            return Ok(self.two_tricks(&node, ask));
        }
        let node = self.canon.of(node);
        let known = self.memo(left).get(&node);
        if known.low >= ask {
            return Ok(known.low);
        }
        if known.high < ask {
            return Ok(known.high);
        }
        self.meter.count()?;
        let (value, best) = self.best_lead(&node, ask, known.best)?;
        let bounds = if value >= ask {
            Bounds { low: value, high: known.high.max(value), best }
        } else {
            Bounds { low: known.low.min(value), high: value, best: known.best }
        };
        self.memo(left).put(&node, bounds);
        Ok(value)
    }

    #[inline]
    fn memo(&mut self, left: usize) -> &mut Memo {
        if left > NEAR_TRICKS { &mut self.far } else { &mut self.near }
    }

    fn two_tricks(&self, node: &Node, ask: i32) -> i32 {
        let mut value = -VALUE_MAX;
        for card in node.leading().iter() {
            let Some(colour) = card.colour() else { continue };
            let led = Led { card, colour };
            value = value.max(self.answer_of_two(node, led, node.follows(led), ask));
            if value >= ask {
                return value;
            }
        }
        for card in (node.leading() & Cards::POTIONS).iter() {
            let mut last = Cards::EMPTY;
            for colour in Colour::ALL {
                let led = Led { card, colour };
                let follows = node.follows(led);
                if follows != last {
                    value = value.max(self.answer_of_two(node, led, follows, ask));
                }
                last = follows;
            }
            if value >= ask {
                break;
            }
        }
        value
    }

    /// A bound of the value to who leads the last but one trick with that card, if it is answered with one of those.
    fn answer_of_two(&self, node: &Node, led: Led, follows: Cards, ask: i32) -> i32 {
        let mut value = VALUE_MAX;
        for card in follows.iter() {
            let next = match node.trick(led, card) {
                After::Next(next) => next,
                After::Swap(next) => next.exchange(next.leading(), next.following()),
            };
            let end = self.last_trick(&next);
            value = value.min(if next.leader == node.leader { end } else { -end });
            if value < ask {
                break;
            }
        }
        value
    }

    #[inline]
    fn last_trick(&self, node: &Node) -> i32 {
        let end = last_trick(node);
        signed(self.worth[usize::from(end.round.taken.jekyll & 15)], node.leader)
    }

    fn best_lead(
        &mut self,
        node: &Node,
        ask: i32,
        first: Option<Led>,
    ) -> Result<(i32, Option<Led>), Stopped> {
        let mut leads = Ranked::new();
        self.leads(node, first, &mut leads);
        let mut value = -VALUE_MAX;
        while let Some(led) = leads.next() {
            let new = -self.follow(node, led, 1 - ask)?;
            value = value.max(new);
            if value >= ask {
                self.succeeded(node.leader, 0, place(led), node.left());
                return Ok((value, Some(led)));
            }
        }
        Ok((value, None))
    }

    /// Lists what may be led, but of leads that come to the same only one, each with its priority.
    fn leads(&self, node: &Node, first: Option<Led>, into: &mut Ranked) {
        let history = &self.history[node.left() & 15][node.leader][0];
        let mut add = |led: Led| {
            // Swaps take long to look into: all that may settle the matter without one comes first.
            let risks_swap = !(node.follows(led) & led.swap_answers()).is_empty();
            let priority = if risks_swap { history[place(led)] } else { history[place(led)] | NO_SWAP };
            into.add(if first == Some(led) { u32::MAX } else { priority }, led);
        };
        let hand = kinds(node.leading(), node.alive());
        for card in (hand - Cards::POTIONS).iter() {
            card.colour().into_iter().for_each(|colour| add(Led { card, colour }));
        }
        for card in (hand & Cards::POTIONS).iter() {
            // To call one colour that the other does not hold is as good as another.
            let mut void_called = false;
            for colour in Colour::ALL {
                let void = (node.following() & Cards::of(colour)).is_empty();
                if !(void && void_called) {
                    add(Led { card, colour });
                }
                void_called |= void;
            }
        }
    }

    /// A bound of the value to who follows.
    pub fn follow(&mut self, node: &Node, led: Led, ask: i32) -> Result<i32, Stopped> {
        let follower = node.leader.other();
        let history = &self.history[node.left() & 15][follower][1];
        let mut cards = Ranked::new();
        for card in kinds(node.follows(led), node.alive()).iter() {
            let priority = history[card.index() % PLACES];
            let priority = if led.swap_answers().contains(card) { priority } else { priority | NO_SWAP };
            cards.add(priority, Led { card, ..led });
        }
        let mut value = -VALUE_MAX;
        while let Some(Led { card, .. }) = cards.next() {
            value = value.max(self.after(node.trick(led, card), follower, ask)?);
            if value >= ask {
                self.succeeded(follower, 1, card.index(), node.left());
                break;
            }
        }
        Ok(value)
    }

    /// A bound of the value of what follows from a trick, to this side.
    #[inline]
    pub fn after(&mut self, after: After, side: Side, ask: i32) -> Result<i32, Stopped> {
        Ok(match after {
            After::Next(next) if next.leader == side => self.lead(next, ask)?,
            After::Next(next) => -self.lead(next, 1 - ask)?,
            After::Swap(next) if next.leader == side => self.swap(&next, ask)?,
            After::Swap(next) => -self.swap(&next, 1 - ask)?,
        })
    }

    #[inline]
    fn succeeded(&mut self, side: Side, following: usize, place: usize, left: usize) {
        let row = &mut self.history[left & 15][side][following & 1];
        row[place % PLACES] += 1;
        if row[place % PLACES] > 1 << 24 {
            row.iter_mut().for_each(|entry| *entry >>= 1);
        }
    }
}

/// The node after the last trick, with one card each or none.
#[inline]
pub(super) fn last_trick(node: &Node) -> Node {
    let (Some(card), Some(followed)) = (node.leading().first(), node.following().first()) else {
        return *node;
    };
    // Nobody is left to follow a colour, so it does not matter which one a potion calls.
    let led = Led { card, colour: card.colour().unwrap_or(Colour::Pride) };
    match node.trick(led, followed) {
        After::Next(end) | After::Swap(end) => end,
    }
}

/// Payoffs are hyde's: jekyll sees them the other way round.
#[inline]
pub(super) fn signed(value: i32, side: Side) -> i32 {
    match side {
        Side::Jekyll => -value,
        Side::Hyde => value,
    }
}

#[inline]
fn place(led: Led) -> usize {
    (led.card.index() | (led.colour as usize) << 5) % PLACES
}

/// Cards to try, the most promising first.
struct Ranked {
    list: [Option<(u32, Led)>; LEADS_MAX],
    count: usize,
    tried: usize,
}

impl Ranked {
    #[inline]
    fn new() -> Ranked {
        Ranked { list: [None; LEADS_MAX], count: 0, tried: 0 }
    }

    #[inline]
    fn add(&mut self, priority: u32, led: Led) {
        self.list[self.count % LEADS_MAX] = Some((priority, led));
        self.count += 1;
    }

    /// The most promising of those not tried; of equal ones the first.
    #[inline]
    fn next(&mut self) -> Option<Led> {
        let rest = self.list.get_mut(self.tried..self.count)?;
        let mut best = 0;
        for index in 1..rest.len() {
            if priority(rest[index]) > priority(rest[best]) {
                best = index;
            }
        }
        self.tried += 1;
        (!rest.is_empty()).then(|| rest.swap(0, best));
        rest.first().copied().flatten().map(|(_, led)| led)
    }
}

#[inline]
fn priority(entry: Option<(u32, Led)>) -> u32 {
    entry.map_or(0, |(priority, _)| priority)
}
