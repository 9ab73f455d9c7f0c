//! The exact value of a round with all cards open.
//!
//! Both know everything, except that cards for an exchange are chosen at the same time: those are matrix games, and the
//! best play there may be a mixture. Hyde maximises the payoff, jekyll minimises it.
//!
//! ```
//! use bots::duel::{payoff::Payoff, solve::{Position, Stage, solve}};
//! use duel::{Both, Cards, ColourOrder, Role};
//!
//! let hand = |text: &str| text.split(' ').map(|card| card.parse().expect("a card")).collect::<Cards>();
//! let position = Position {
//!     hands: Both { jekyll: hand("P1 W7"), hyde: hand("P2 W6") },
//!     taken: Both { jekyll: 4, hyde: 4 },
//!     order: ColourOrder::Empty,
//!     stage: Stage::Lead(Role::Jekyll),
//! };
//! // Jekyll cashes the seven and gives the other trick away: the tricks are shared out.
//! assert_eq!(solve(&position, &Payoff::difference()).value, 0.0);
//! ```

use alloc::vec::Vec;

use ::duel::{Action, Board, Both, Cards, Colour, ColourOrder, Led, Phase, Potion, Role, State};

use super::node::{After, COLOUR, Lead, Node, POTIONS, card, cards, each_bit, order_number};
use super::payoff::Payoff;
use super::search::Search;
use super::swap::{Exchange, choices, swaps};

/// A round in progress with all cards open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The cards of each role; a card led is no longer among them.
    pub hands: Both<Cards>,
    /// The tricks that each has taken in this round.
    pub taken: Both<u8>,
    /// The order of the colours.
    pub order: ColourOrder,
    /// Who decides what.
    pub stage: Stage,
}

/// What is decided next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Both choose so many cards to give, before this role leads the first trick.
    Give {
        /// How many cards: the number of the round.
        count: u8,
        /// Who leads afterwards.
        leader: Role,
    },
    /// This role leads.
    Lead(Role),
    /// The other role follows.
    Follow {
        /// Who led.
        leader: Role,
        /// What was led.
        led: Led,
    },
    /// Both choose cards to swap, before this role takes the trick and leads the next.
    Swap {
        /// Who takes the trick.
        winner: Role,
    },
}

impl Position {
    /// The position of a game in progress, if a round is being played. What somebody has already put down for an exchange
    /// does not count: the other does not know it.
    pub fn of(state: &State) -> Option<Position> {
        Position::with_hands(state.board(), Both::of(|role| state.hand(role)))
    }

    /// The position on this board if the hands were these.
    pub fn with_hands(board: &Board, hands: Both<Cards>) -> Option<Position> {
        let stage = match board.phase {
            Phase::Deal | Phase::Over(_) => return None,
            Phase::Give(_) => Stage::Give { count: board.track.round, leader: board.track.first_leader() },
            Phase::Lead(leader) => Stage::Lead(leader),
            Phase::Follow { leader, led } => Stage::Follow { leader, led },
            Phase::Swap { trick, .. } => Stage::Swap { winner: trick.winner(board.order) },
        };
        Some(Position { hands, taken: board.taken, order: board.order, stage })
    }

    pub(super) fn node(&self) -> Node {
        let mut node = Node {
            hands: [self.hands.jekyll.bits(), self.hands.hyde.bits()],
            taken: [self.taken.jekyll, self.taken.hyde],
            order: order_number(self.order),
            leader: 0,
        };
        match self.stage {
            Stage::Give { leader, .. } | Stage::Lead(leader) => node.leader = leader as u8,
            Stage::Follow { leader, led } => {
                // The order already counts the card led; to rank it again changes nothing.
                node.leader = leader as u8;
                node.hands[leader as usize] |= 1 << led.card.index();
            }
            Stage::Swap { winner } => {
                node.leader = winner as u8;
                node.taken[winner as usize] += 1;
            }
        }
        node
    }
}

/// What a position is worth, and what there is to choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// The payoff that both can force.
    pub value: f64,
    /// What each role may choose now, the best first; nothing for a role that has nothing to decide.
    pub choices: Both<Vec<Choice>>,
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

/// How many positions a solver remembers, as a power of two: 64 MB.
const MEMORY: u32 = 22;

/// Solves a position. A whole round takes about a second; an exchange before the first trick takes much longer.
pub fn solve(position: &Position, payoff: &Payoff) -> Solution {
    Solver::new(payoff, MEMORY).solve(position)
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

    /// Takes another payoff, and forgets what depends on the old one.
    pub fn renew(&mut self, payoff: &Payoff) {
        self.search.renew(payoff);
    }

    /// How many positions have been looked at so far.
    pub fn nodes(&self) -> u64 {
        self.search.nodes
    }

    /// The payoff that both can force.
    pub fn value(&mut self, position: &Position) -> f64 {
        let node = position.node();
        match position.stage {
            Stage::Lead(leader) => {
                let value = self.search.exact(node);
                self.search.payoff(value, leader as u8)
            }
            Stage::Give { .. } | Stage::Follow { .. } | Stage::Swap { .. } => self.solve(position).value,
        }
    }

    /// What the position is worth, and every choice there is.
    pub fn solve(&mut self, position: &Position) -> Solution {
        let node = position.node();
        match position.stage {
            Stage::Lead(leader) => self.solve_lead(&node, leader),
            Stage::Follow { leader, led } => {
                let lead = Lead { card: led.card.index() as u8, asked: led.colour as u8 };
                self.solve_follow(&node, leader.other(), lead)
            }
            Stage::Swap { .. } => {
                let exchange =
                    Exchange { node, rows: swaps(node.leading()), columns: swaps(node.following()) };
                self.solve_exchange(&exchange, Action::Swap)
            }
            Stage::Give { count, .. } => {
                let gives = |hand: u32| {
                    let mut gives = choices(hand, u32::from(count));
                    gives.retain(|given| (hand & POTIONS).count_ones() < 2 || given & POTIONS != 0);
                    gives
                };
                let exchange =
                    Exchange { node, rows: gives(node.leading()), columns: gives(node.following()) };
                self.solve_exchange(&exchange, Action::Give)
            }
        }
    }

    fn solve_lead(&mut self, node: &Node, leader: Role) -> Solution {
        let mut values = Vec::new();
        for lead in leads(node.leading()) {
            let value = -self.exact_follow(node, lead);
            values.extend(action_of(lead).map(|action| (action, value)));
        }
        self.ranked(leader, values)
    }

    fn solve_follow(&mut self, node: &Node, follower: Role, lead: Lead) -> Solution {
        let mut values = Vec::new();
        each_bit(node.follows(lead), |followed| {
            let value = self.exact_after(node.trick(lead.card, followed), follower as u8);
            values.extend(card(followed).map(|card| (Action::Play(card), value)));
        });
        self.ranked(follower, values)
    }

    /// The exact value to who follows: the best of what follows from each card.
    pub(super) fn exact_follow(&mut self, node: &Node, lead: Lead) -> i32 {
        let mut low = i32::MIN + 1;
        each_bit(node.follows(lead), |followed| {
            let after = node.trick(lead.card, followed);
            // One question finds out that a card is no better than another, which is all there is to know.
            if low == i32::MIN + 1 || self.search.after(after, node.leader ^ 1, low + 1) > low {
                low = low.max(self.exact_after(after, node.leader ^ 1));
            }
        });
        low
    }

    /// The exact value to this role of what follows from a trick.
    pub(super) fn exact_after(&mut self, after: After, role: u8) -> i32 {
        match after {
            After::Next(next) if next.leader == role => self.search.exact(next),
            After::Next(next) => -self.search.exact(next),
            After::Swap(next) => {
                let exchange =
                    Exchange { node: next, rows: swaps(next.leading()), columns: swaps(next.following()) };
                let value = self.search.exact_exchange(&exchange);
                if next.leader == role { value } else { -value }
            }
        }
    }

    fn ranked(&mut self, role: Role, mut values: Vec<(Action, i32)>) -> Solution {
        values.sort_by_key(|&(action, value)| (-value, action));
        let best = values.first().map_or(0, |&(_, value)| value);
        let list: Vec<Choice> = values
            .iter()
            .enumerate()
            .map(|(index, &(action, value))| Choice {
                action,
                value: self.search.payoff(value, role as u8),
                weight: f64::from(u8::from(index == 0)),
            })
            .collect();
        let mut choices = Both::default();
        choices[role] = list;
        Solution { value: self.search.payoff(best, role as u8), choices }
    }

    fn solve_exchange(&mut self, exchange: &Exchange, action: fn(Cards) -> Action) -> Solution {
        let leader = Role::BOTH[usize::from(exchange.node.leader & 1)];
        let solved = self.search.solve_exchange(exchange);
        let worth = |search: &Search, value: f64| search.payoff_of_mixed(value, leader as u8);
        let values = self.search.against(exchange, &solved);
        let mut choices = Both::default();
        for (role, sets, line) in [(leader, &exchange.rows, 0), (leader.other(), &exchange.columns, 1)] {
            let mut list: Vec<Choice> = (0..sets.len())
                .map(|index| Choice {
                    action: action(cards(sets[index])),
                    value: worth(&self.search, values[line][index]),
                    weight: solved.weights[line][index],
                })
                .collect();
            let sign = if role == Role::Hyde { -1.0 } else { 1.0 };
            list.sort_by(|one, other| {
                other.weight.total_cmp(&one.weight).then((sign * one.value).total_cmp(&(sign * other.value)))
            });
            choices[role] = list;
        }
        Solution { value: worth(&self.search, solved.value), choices }
    }
}

/// D3.1: everything that can be led.
pub(super) fn leads(hand: u32) -> Vec<Lead> {
    let mut leads = Vec::new();
    each_bit(hand & !POTIONS, |card| leads.push(Lead { card, asked: COLOUR[usize::from(card)] }));
    each_bit(hand & POTIONS, |card| leads.extend((0..3).map(|asked| Lead { card, asked })));
    leads
}

/// The action that leads this.
pub(super) fn action_of(lead: Lead) -> Option<Action> {
    let led = card(lead.card)?;
    match Potion::ALL.into_iter().find(|potion| potion.card() == led) {
        Some(potion) => Some(Action::Lead(potion, Colour::ALL[usize::from(lead.asked % 3)])),
        None => Some(Action::Play(led)),
    }
}
