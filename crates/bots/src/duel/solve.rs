//! The exact value of a round with all cards open.
//!
//! Both know everything, except that cards for an exchange are chosen at the same time: those are matrix games, and the
//! best play there may be a mixture. Hyde maximises the payoff, jekyll minimises it.
//!
//! ```
//! use bots::duel::{payoff::Payoff, solve::solve};
//! use duel::{Cards, Position, Round};
//! use game::{BySide, Side};
//!
//! let hand = |text: &str| text.split(' ').map(|card| card.parse().expect("a card")).collect::<Cards>();
//! let hands = BySide { jekyll: hand("P1 W7"), hyde: hand("P2 W6") };
//! let round = Round { hands, taken: BySide { jekyll: 4, hyde: 4 }, ..Round::default() };
//! // Jekyll cashes the seven and gives the other trick away: the tricks are shared out.
//! let solution = solve(&Position::of_round(round, Side::Jekyll), &Payoff::difference());
//! assert_eq!(solution.expect("a round is being played").value, 0.0);
//! ```

use alloc::vec::Vec;

use ::duel::{Action, Cards, Led, Phase, Position, trick};
use game::{BySide, Side};

use super::memo::{Bounds, VALUE_MAX};
use super::node::{After, Node};
use super::payoff::Payoff;
use super::search::Search;
use super::swap::{ExchangeGame, choices};
use crate::exact::{Between, Limit, Stopped};

/// What a position is worth, and what there is to choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// The payoff that both can force.
    pub value: f64,
    /// What each side may choose now, the best first; nothing for a side that has nothing to decide.
    pub choices: BySide<Vec<Choice>>,
}

/// One thing to choose.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// The payoff if it is chosen and both play on well; in an exchange, against the other's best mixture.
    pub value: f64,
    /// How often it is chosen in one best way to play.
    pub weight: f64,
}

/// Solves a position; `None` if no round is being played. A whole round takes about half a second; an exchange before the first
/// trick takes much longer.
pub fn solve(position: &Position, payoff: &Payoff) -> Option<Solution> {
    Solver::suited_to(position, payoff).solve(position)
}

/// A solver that remembers what it has solved, for many positions with one payoff.
pub struct Solver {
    pub(super) search: Search,
}

impl Solver {
    /// A solver that remembers two to the power of `memory` positions, 16 bytes each.
    pub fn new(payoff: &Payoff, memory: u32) -> Solver {
        Solver { search: Search::new(payoff, memory.clamp(8, 28)) }
    }

    /// A solver with a memory that suits what is to be solved: a round is quickest with 8 MB, which are near at hand;
    /// exchanges look into many rounds, and want 64.
    pub fn suited_to(position: &Position, payoff: &Payoff) -> Solver {
        let exchange = position.phase.exchange().is_some();
        Solver::new(payoff, if exchange { 22 } else { 19 })
    }

    /// Takes another payoff, and forgets what depends on the old one.
    pub fn renew(&mut self, payoff: &Payoff) {
        self.search.renew(payoff);
    }

    /// How many positions have been looked at so far.
    pub fn nodes(&self) -> u64 {
        self.search.meter.nodes
    }

    /// The payoff that both can force; `None` if no round is being played.
    pub fn value(&mut self, position: &Position) -> Option<f64> {
        self.between(position, &Limit::none(), &mut |_| {}).map(|bounds| bounds.low)
    }

    /// Bounds on the payoff that both can force, exact if the limit allows; `None` if no round is being played. `told` hears
    /// of all bounds as they close in.
    pub fn between(
        &mut self,
        position: &Position,
        limit: &Limit,
        told: &mut dyn FnMut(Between),
    ) -> Option<Between> {
        let root = Root::of(position)?;
        self.search.meter.limit(limit);
        let side = root.side();
        let Bounds { mut low, mut high, .. } = self.search.range_of(root.node());
        if root.node().leader != side {
            (low, high) = (-high, -low);
        }
        while low < high {
            let ask = self.search.middle(low, high, side);
            let Ok(answer) = self.ask(&root, ask) else { break };
            if answer >= ask {
                low = answer
            } else {
                high = answer
            }
            told(self.public(low, high, side));
        }
        Some(self.public(low, high, side))
    }

    fn ask(&mut self, root: &Root, ask: i32) -> Result<i32, Stopped> {
        match root {
            Root::Lead(node) => self.search.lead(*node, ask),
            Root::Follow(node, led) => self.search.follow(node, *led, ask),
            Root::Exchange(exchange, _) => self.search.settle(exchange, ask),
        }
    }

    fn public(&self, low: i32, high: i32, side: Side) -> Between {
        let (one, other) = (self.search.payoff(low, side), self.search.payoff(high, side));
        Between { low: one.min(other), high: one.max(other) }
    }

    /// What the position is worth, and every choice there is; `None` if no round is being played. What somebody has already
    /// chosen for an exchange does not count: the other does not know it.
    pub fn solve(&mut self, position: &Position) -> Option<Solution> {
        self.solve_within(position, &Limit::none())
    }

    /// The same, but `None` also if the limit comes first.
    pub fn solve_within(&mut self, position: &Position, limit: &Limit) -> Option<Solution> {
        self.search.meter.limit(limit);
        let solved = match Root::of(position)? {
            Root::Lead(node) => self.solve_lead(&node),
            Root::Follow(node, led) => self.solve_follow(&node, led),
            Root::Exchange(exchange, action) => self.solve_exchange(&exchange, action),
        };
        solved.ok()
    }

    fn solve_lead(&mut self, node: &Node) -> Result<Solution, Stopped> {
        let leads = trick::leads(node.leading()).iter();
        let value = |led: Led| Ok((led.action(), -self.exact_follow(node, led)?));
        let values = leads.map(value).collect::<Result<_, _>>()?;
        Ok(self.ranked(node.leader, values))
    }

    fn solve_follow(&mut self, node: &Node, led: Led) -> Result<Solution, Stopped> {
        let follower = node.leader.other();
        let follows = node.follows(led).iter();
        let value = |card| Ok((Action::Play(card), self.exact_after(node.trick(led, card), follower)?));
        let values = follows.map(value).collect::<Result<_, _>>()?;
        Ok(self.ranked(follower, values))
    }

    /// The exact value to who follows: the best of what follows from each card.
    fn exact_follow(&mut self, node: &Node, led: Led) -> Result<i32, Stopped> {
        let follower = node.leader.other();
        let mut best = -VALUE_MAX;
        for followed in node.follows(led).iter() {
            let after = node.trick(led, followed);
            // One question finds out that a card is no better than another, which is all there is to know.
            if best == -VALUE_MAX || self.search.after(after, follower, best + 1)? > best {
                best = best.max(self.exact_after(after, follower)?);
            }
        }
        Ok(best)
    }

    /// The exact value to this side of what follows from a trick.
    fn exact_after(&mut self, after: After, side: Side) -> Result<i32, Stopped> {
        let (value, leader) = match after {
            After::Next(next) => (self.search.exact_within(next)?, next.leader),
            After::Swap(next) => (self.search.exact_exchange(&ExchangeGame::swap(next))?, next.leader),
        };
        Ok(if leader == side { value } else { -value })
    }

    fn ranked(&mut self, side: Side, mut values: Vec<(Action, i32)>) -> Solution {
        values.sort_by_key(|&(action, value)| (-value, action));
        let best = values.first().map_or(0, |&(_, value)| value);
        let list: Vec<Choice> = values
            .iter()
            .enumerate()
            .map(|(index, &(action, value))| Choice {
                action,
                value: self.search.payoff(value, side),
                weight: f64::from(u8::from(index == 0)),
            })
            .collect();
        let mut choices = BySide::default();
        choices[side] = list;
        Solution { value: self.search.payoff(best, side), choices }
    }

    fn solve_exchange(
        &mut self,
        exchange: &ExchangeGame,
        action: fn(Cards) -> Action,
    ) -> Result<Solution, Stopped> {
        let leader = exchange.node.leader;
        let solved = self.search.mix(exchange, None)?;
        let worth = |search: &Search, value: f64| search.payoff_of_mixed(value, leader);
        let values = self.search.against(exchange, &solved)?;
        let mut choices = BySide::default();
        for (side, sets, line) in [(leader, &exchange.rows, 0), (leader.other(), &exchange.columns, 1)] {
            let mut list: Vec<Choice> = (0..sets.len())
                .map(|index| Choice {
                    action: action(sets[index]),
                    value: worth(&self.search, values[line][index]),
                    weight: solved.weights[line][index],
                })
                .collect();
            let sign = if side == Side::Hyde { -1.0 } else { 1.0 };
            list.sort_by(|one, other| {
                other.weight.total_cmp(&one.weight).then((sign * one.value).total_cmp(&(sign * other.value)))
            });
            choices[side] = list;
        }
        Ok(Solution { value: worth(&self.search, solved.value), choices })
    }
}

/// What is waited for in a round.
enum Root {
    /// A card is led.
    Lead(Node),
    /// This is followed.
    Follow(Node, Led),
    /// Cards are exchanged, by this kind of action.
    Exchange(ExchangeGame, fn(Cards) -> Action),
}

impl Root {
    /// `None` if no round is being played.
    fn of(position: &Position) -> Option<Root> {
        let node = Node::of(position);
        match position.phase {
            Phase::Deal | Phase::Over(_) => None,
            Phase::Lead(_) => Some(Root::Lead(node)),
            Phase::Follow { led, .. } => Some(Root::Follow(node, led)),
            Phase::Swap { .. } => Some(Root::Exchange(ExchangeGame::swap(node), Action::Swap)),
            Phase::Give(_) => {
                let gives = |side| position.exchange(side).iter().flat_map(choices).collect();
                let (rows, columns) = (gives(node.leader), gives(node.leader.other()));
                Some(Root::Exchange(ExchangeGame { node, rows, columns }, Action::Give))
            }
        }
    }

    fn node(&self) -> &Node {
        match self {
            Root::Lead(node) | Root::Follow(node, _) => node,
            Root::Exchange(exchange, _) => &exchange.node,
        }
    }

    /// The side from which the search looks at it.
    fn side(&self) -> Side {
        match self {
            Root::Lead(node) => node.leader,
            Root::Follow(node, _) => node.leader.other(),
            Root::Exchange(exchange, _) => exchange.node.leader,
        }
    }
}
